"""Which store a URL means."""

from pathlib import Path

from cartographers.store.log import Store, Unavailable
from cartographers.store.memory import MemoryStore
from cartographers.store.sqlite import opened_sqlite


async def opened(url: str) -> Store:
    """The store at `memory:`, `sqlite:///path` or `postgresql://…`, with the tables of this version."""
    if url == "memory:":
        return MemoryStore()
    if (path := url.removeprefix("sqlite:///")) not in (url, "", ":memory:"):
        return await opened_sqlite(Path(path))
    if not url.startswith(("postgresql://", "postgres://")):
        raise Unavailable("the URL of a store is memory:, sqlite:///path or postgresql://…")
    try:
        from cartographers.store.postgresql import opened_postgresql
    except ImportError as error:
        raise Unavailable("PostgreSQL needs one more package: cartographers[postgresql]") from error
    return await opened_postgresql(url)
