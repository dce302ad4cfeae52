"""Which store a URL means."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.log import Store, Unavailable
from cartographers.store.memory import MemoryStore
from cartographers.store.sqlite import filled_sqlite, looked_at_sqlite, opened_sqlite


async def opened(url: str) -> Store:
    """The store at `memory:`, `sqlite:///path` or `postgresql://…`, with the tables of this version."""
    if url == "memory:":
        return MemoryStore()
    if path := _path(url):
        return await opened_sqlite(path)
    with _driver():
        from cartographers.store.postgresql import opened_postgresql
    return await opened_postgresql(url)


@asynccontextmanager
async def looked_at(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees a database as it is now, whatever servers write to it meanwhile."""
    if path := _path(url):
        async with looked_at_sqlite(path) as connection:
            yield connection
        return
    with _driver():
        from cartographers.store.postgresql import looked_at_postgresql
    async with looked_at_postgresql(url) as connection:
        yield connection


@asynccontextmanager
async def filled(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in a database with the tables of this version, to which nobody else writes meanwhile."""
    if path := _path(url):
        async with filled_sqlite(path) as connection:
            yield connection
        return
    with _driver():
        from cartographers.store.postgresql import filled_postgresql
    async with filled_postgresql(url) as connection:
        yield connection


def _path(url: str) -> Path | None:
    """The file of SQLite that a URL means; None for PostgreSQL."""
    if (path := url.removeprefix("sqlite:///")) not in (url, "", ":memory:"):
        return Path(path)
    if not url.startswith(("postgresql://", "postgres://")):
        raise Unavailable("the URL of a store is memory:, sqlite:///path or postgresql://…")
    return None


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise Unavailable("PostgreSQL needs one more package: cartographers[postgresql]") from error
