"""A store in one file, for one process."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from cartographers.store.failures import answered, translated
from cartographers.store.lock import held
from cartographers.store.log import Entry, Line, Unavailable
from cartographers.store.migrate import migrate
from cartographers.store.news import Silence
from cartographers.store.sql import SqlStore
from cartographers.store.threads import Threads
from cartographers.store.writer import Append, Failures
from cartographers.store.writing import BEGIN, write

log = logging.getLogger("cartographers.store")

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what is acknowledged survives a power cut
    "PRAGMA foreign_keys = ON",
)
READERS = 4
PROBE = "UPDATE alembic_version SET version_num = version_num"
# AUTOCOMMIT keeps Python's driver from beginning transactions of its own.
_OPTIONS: Any = {"isolation_level": "AUTOCOMMIT", "max_overflow": 0, "hide_parameters": True}
Value = TypeVar("Value")


class SqliteDesk:
    """Reads at several places at once, and changes where appends are written: a thread of its own, one by one."""

    def __init__(self, reading: Threads, writing: Threads) -> None:
        self.reading = reading
        self.writing = writing

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        return await self.reading.read(work)

    async def change(self, work: Callable[[Connection], Value]) -> Value:
        return await self.writing.change(work)

    async def write(self, appends: Sequence[Append]) -> Failures:
        here = asyncio.get_running_loop()
        async with answered():
            return await self.writing.driven(partial(write, appends=[_asked_on(here, append) for append in appends]))

    async def probe(self) -> None:
        """Writes what is there already, for good: a full disk lets everything be read."""
        await self.writing.change(lambda connection: connection.exec_driver_sql(PROBE))


async def opened_sqlite(path: Path) -> SqlStore:
    """The store in this file, which is made where it is not there."""
    async with AsyncExitStack() as leaving:
        leaving.enter_context(held(_lock(path)))
        _make(path)
        await _make_tables(path)
        writing = _threads(path, 1)
        leaving.push_async_callback(writing.close)
        event.listen(writing.engine, "begin", _begin_immediate)
        reading = _threads(path, READERS)
        leaving.push_async_callback(reading.close)
        desk = SqliteDesk(reading, writing)
        return SqlStore(desk.write, desk.probe, desk, Silence(), leaving.pop_all())


def _asked_on(loop: asyncio.AbstractEventLoop, append: Append) -> Append:
    """An append that is decided again where rooms live, not in the thread that writes it."""
    if append.again is None:
        return append
    again = append.again

    def asked(missed: Sequence[Entry]) -> tuple[Line, Sequence[Entry]] | None:
        async def ask() -> tuple[Line, Sequence[Entry]] | None:
            return again(missed)

        return asyncio.run_coroutine_threadsafe(ask(), loop).result()

    return replace(append, again=asked)


async def _make_tables(path: Path) -> None:
    engine = _engine(path)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@asynccontextmanager
async def looked_at_sqlite(path: Path) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the file as it is now; a server may use it meanwhile, so nothing of it is locked."""
    _check_there(path)
    there = URL.create("sqlite+aiosqlite", database=path.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    engine = create_async_engine(there, isolation_level="AUTOCOMMIT", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_patience)
    try:
        async with translated(), engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def filled_sqlite(path: Path) -> AsyncIterator[AsyncConnection]:
    """A transaction in the file, which no server uses meanwhile."""
    with held(_lock(path)):
        _make(path)
        await _make_tables(path)
        engine = _engine(path)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
        try:
            async with translated(), engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()


def _check_there(path: Path) -> None:
    try:
        os.close(os.open(path, os.O_RDWR))
    except (OSError, ValueError) as error:
        raise Unavailable(f"{path}: {getattr(error, 'strerror', None) or error}") from error


def _lock(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _make(path: Path) -> None:
    """An empty file that nobody else may read: it will hold the seeds of matches that are still being played."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        _look_at(path)
    except (OSError, ValueError):
        return  # whatever is wrong, SQLite will say


def _look_at(path: Path) -> None:
    """Tells where a file that is there holds nothing: its matches may have been lost, or it was never filled.

    The newest matches may lie in a file beside it, which SQLite would delete together with the loss.
    """
    if not path.is_file() or path.stat().st_size:
        return
    beside = path.with_name(f"{path.name}-wal")
    if beside.is_file() and beside.stat().st_size:
        raise Unavailable(f"{path} is empty, but {beside.name} is not: restore a backup, or move both away")
    log.warning("%s is empty: it is filled anew, without any matches; if there were some, restore a backup", path)


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), pool_size=1, **_OPTIONS)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _threads(path: Path, number: int) -> Threads:
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=number, **_OPTIONS)
    event.listen(engine, "connect", _set_pragmas)
    return Threads(engine, number)


def _set_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:  # noqa: ARG001  as SQLAlchemy calls it
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _set_patience(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:  # noqa: ARG001  as SQLAlchemy calls it
    cursor = connection.cursor()
    cursor.execute(PRAGMAS[0])
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql(BEGIN)
