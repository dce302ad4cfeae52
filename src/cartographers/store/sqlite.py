"""A store in one file, for one process."""

import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from cartographers.store.failures import answered, translated
from cartographers.store.lock import held
from cartographers.store.log import Unavailable
from cartographers.store.migrate import migrate
from cartographers.store.news import Silence
from cartographers.store.sql import SqlStore
from cartographers.store.writer import Append, Failures
from cartographers.store.writing import write

log = logging.getLogger("cartographers.store")

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what is acknowledged survives a power cut
    "PRAGMA foreign_keys = ON",
)
READERS = 4


async def opened_sqlite(path: Path) -> SqlStore:
    """The store in this file, which is made where it is not there."""
    async with AsyncExitStack() as leaving:
        leaving.enter_context(held(_lock(path)))
        _make(path)
        writing = _engine(path, connections=1)
        leaving.push_async_callback(writing.dispose)
        # Takes SQLite's write lock at once: a transaction that reads first and then writes could be refused half-way.
        event.listen(writing.sync_engine, "begin", _begin_immediate)
        reading = _engine(path, connections=READERS)
        leaving.push_async_callback(reading.dispose)
        await migrate(writing)
        return SqlStore(
            partial(_write, writing), partial(_probe, writing), reading, writing, Silence(), leaving.pop_all()
        )


async def _probe(engine: AsyncEngine) -> None:
    """Writes what is there already, for good: a full disk lets everything be read."""
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


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
        engine = _engine(path, connections=1)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
        try:
            await migrate(engine)
            async with translated(), engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()


async def _write(engine: AsyncEngine, appends: Sequence[Append]) -> Failures:
    async with answered(), engine.begin() as connection:
        return await write(connection, appends)


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


def _engine(path: Path, connections: int) -> AsyncEngine:
    # AUTOCOMMIT keeps Python's driver from beginning transactions of its own.
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        isolation_level="AUTOCOMMIT",
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


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
    connection.exec_driver_sql("BEGIN IMMEDIATE")
