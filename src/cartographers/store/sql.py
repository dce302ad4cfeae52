"""Logs in a database."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

from msgspec import json
from sqlalchemy import Executable, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from cartographers.store.failures import answered
from cartographers.store.limits import check_storable, is_name
from cartographers.store.log import Again, Entry, Line, Listener, Unavailable, Whisper
from cartographers.store.news import News
from cartographers.store.schema import entries as log
from cartographers.store.schema import is_shown, matches, people
from cartographers.store.writer import Append, Write, Writer

Probe = Callable[[], Awaitable[object]]
Rows = Sequence[Sequence[Any]]
LINE = select(
    matches.c.match,
    matches.c.status,
    matches.c.public,
    matches.c.people,
    matches.c.body,
    matches.c.due,
    matches.c.updated,
)


class SqlStore:
    """Made by `opened`.

    `write` writes many appends at once, `probe` writes something that changes nothing, `reading` answers each query by
    itself, `leaving` lets go of everything.
    """

    def __init__(self, write: Write, probe: Probe, reading: AsyncEngine, news: News, leaving: AsyncExitStack) -> None:
        self._probe = probe
        self._reading = reading
        self._news = news
        self._leaving = leaving
        self._writer = Writer(write)
        self._closed = False

    async def append(self, line: Line, entries: Sequence[Entry], again: Again | None = None) -> None:
        check_storable(line, entries)
        await self._writer.append(Append(line, tuple(entries), again))

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        if not is_name(match):
            return []
        query = select(log.c.seq, log.c.at, log.c.body, log.c.wish)
        query = query.where(log.c.match == match, log.c.seq > after).order_by(log.c.seq).limit(most)
        return [Entry(*row) for row in await self._rows(query)]

    async def public(self, limit: int) -> list[Line]:
        # "open" comes before "playing" in the alphabet too, so an index can give this order.
        order = (matches.c.status, matches.c.updated.desc(), matches.c.match)
        return [line_at(row) for row in await self._rows(LINE.where(is_shown).order_by(*order).limit(limit))]

    async def of(self, person: str, limit: int) -> list[Line]:
        if not is_name(person):
            return []
        query = LINE.join(people, people.c.match == matches.c.match).where(people.c.person == person)
        order = (matches.c.status == "over", matches.c.updated.desc(), matches.c.match)
        return [line_at(row) for row in await self._rows(query.order_by(*order).limit(limit))]

    async def due(self, now: float, limit: int) -> list[str]:
        query = select(matches.c.match).where(matches.c.due <= now).order_by(matches.c.due, matches.c.match)
        return [match for (match,) in await self._rows(query.limit(limit))]

    async def whisper(self, match: str, message: str) -> None:
        self._check_open()
        await self._news.whisper(match, message)

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._news.listen(listener, whispers)

    async def check(self) -> None:
        self._check_open()
        async with answered():
            await self._probe()

    async def close(self) -> None:
        await self._writer.close()
        self._closed = True
        await self._leaving.aclose()

    async def _rows(self, query: Executable) -> Rows:
        self._check_open()
        async with answered():
            return await fetched(self._reading, query)

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")


async def fetched(engine: AsyncEngine, query: Executable, values: Mapping[str, object] | None = None) -> Rows:
    """The rows of a query. A connection that was lost while nobody used it is noticed here, and made anew."""
    try:
        return await _fetched(engine, query, values)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        return await _fetched(engine, query, values)


async def _fetched(engine: AsyncEngine, query: Executable, values: Mapping[str, object] | None) -> Rows:
    async with engine.connect() as connection:
        return (await connection.execute(query, values)).all()


def line_at(row: Sequence[Any]) -> Line:
    """A row of `LINE`."""
    match, status, public, sitting, body, due, updated = row
    return Line(match, status, public, json.decode(sitting, type=tuple[str, ...]), body, due, updated)
