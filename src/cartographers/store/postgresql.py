"""A store in PostgreSQL, for as many processes as you like."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Literal, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cartographers.store.failures import PATIENCE, translated
from cartographers.store.log import Unavailable
from cartographers.store.migrate import migrate
from cartographers.store.notices import CHANNEL, Notices
from cartographers.store.pen import Pen
from cartographers.store.sql import SqlStore, fetched

# Where the URL does not say otherwise: a server that is gone without a farewell is noticed in half a minute.
PARAMETERS = {
    "application_name": "cartographers",
    "client_encoding": "utf8",
    "connect_timeout": "5",
    "keepalives_count": "3",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
}
# Goes to the database's own log and nowhere else; a server that only repeats another one's log refuses it.
PROBE = text("SELECT pg_logical_emit_message(true, 'cartographers', '')")
Value = TypeVar("Value")
Isolation = Literal["READ COMMITTED", "REPEATABLE READ", "AUTOCOMMIT"]
READERS = 4  # with the writer and the listener, six connections a process: sixteen processes fit a usual server


async def opened_postgresql(url: str) -> SqlStore:
    """The store in this database, which has to be there; its tables are made."""
    parameters = parameters_of(url)
    async with AsyncExitStack() as leaving:
        await _make_tables(parameters)
        reading = _engine(parameters, "AUTOCOMMIT", connections=READERS)
        leaving.push_async_callback(reading.dispose)
        desk = _Desk(reading)
        notices = Notices(parameters, desk)
        await notices.start()
        leaving.push_async_callback(notices.close)
        pen = Pen(parameters, CHANNEL, notices.of)
        leaving.push_async_callback(pen.close)
        return SqlStore(pen.write, desk.probe, desk, notices, leaving.pop_all())


class _Desk:
    """Does all but appending, on the connections of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reading = engine
        self._changing = engine.execution_options(isolation_level="READ COMMITTED")

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """A connection that was lost while nobody used it is noticed here, and made anew."""
        try:
            return await self._read(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(work)

    async def _read(self, work: Callable[[Connection], Value]) -> Value:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], Value]) -> Value:
        async with self._changing.begin() as connection:
            return await connection.run_sync(work)

    async def probe(self) -> None:
        await self.read(partial(fetched, query=PROBE))


async def _make_tables(parameters: str) -> None:
    engine = _engine(parameters, "READ COMMITTED", connections=1)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@asynccontextmanager
async def looked_at_postgresql(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written to it meanwhile."""
    engine = _engine(parameters_of(url), "REPEATABLE READ", connections=1)
    try:
        async with translated(), engine.connect() as connection:
            yield await connection.execution_options(postgresql_readonly=True)
    finally:
        await engine.dispose()


@asynccontextmanager
async def filled_postgresql(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in the database; servers that would write to it wait meanwhile."""
    parameters = parameters_of(url)
    await _make_tables(parameters)
    engine = _engine(parameters, "READ COMMITTED", connections=1)
    try:
        async with translated(), engine.begin() as connection:
            await connection.execute(text("LOCK TABLE matches, entries, people, documents, tries IN EXCLUSIVE MODE"))
            yield connection
    finally:
        await engine.dispose()


def parameters_of(url: str) -> str:
    """The connection string for libpq, which reads the URL itself, so all of its parameters work."""
    try:
        given = conninfo_to_dict(url)
    except (psycopg.Error, UnicodeError):
        raise Unavailable("this is no postgresql:// URL") from None  # the error may quote the password
    # A password with @ or / in it spills over into what follows, and the errors that this causes would tell it.
    spilled = "@" in f"{given.get('host', '')}{given.get('dbname', '')}"
    if spilled or not str(given.get("port", "0")).replace(",", "").isdigit():
        raise Unavailable("in a postgresql:// URL, write @ as %40 and / as %2F in user and password")
    return make_conninfo("", **{**PARAMETERS, **given})


def _engine(parameters: str, isolation: Isolation, connections: int) -> AsyncEngine:
    return create_async_engine(
        "postgresql+psycopg://",
        async_creator=partial(psycopg.AsyncConnection.connect, parameters),
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        hide_parameters=True,
    )
