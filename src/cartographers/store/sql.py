"""Logs, tries and documents in a database."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from msgspec import json
from sqlalchemy import Connection, Executable, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cartographers.store import ranks
from cartographers.store.failures import answered
from cartographers.store.limits import check_document, check_entries, check_storable, is_name
from cartographers.store.log import (
    Again,
    Conflict,
    Document,
    Entry,
    Held,
    Line,
    Listener,
    Standing,
    Try,
    Unavailable,
    Whisper,
)
from cartographers.store.news import News
from cartographers.store.schema import documents as texts
from cartographers.store.schema import entries as log
from cartographers.store.schema import is_begun, is_running, is_shown, matches, people, spent, tries
from cartographers.store.writer import Append, Write, Writer

Probe = Callable[[], Awaitable[object]]
Rows = Sequence[Sequence[Any]]
Value = TypeVar("Value")
LINE = select(
    matches.c.match,
    matches.c.status,
    matches.c.public,
    matches.c.people,
    matches.c.body,
    matches.c.due,
    matches.c.updated,
    matches.c.host,
    matches.c.place,
    matches.c.chairs,
)
DOCUMENT = select(texts.c.owner, texts.c.name, texts.c.body, texts.c.version)
# "open" comes before "playing" in the alphabet too.
LISTED = (matches.c.status, matches.c.updated.desc(), matches.c.match)


class Desk(Protocol):
    """Where work in a database is done, a piece at a time."""

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Work of which each statement stands by itself."""

    async def change(self, work: Callable[[Connection], Value]) -> Value:
        """Work that is a transaction beside the appends; it waits for theirs, as they for it."""


class SqlStore:
    """Made by `opened`.

    `write` writes many appends at once, `probe` writes something that changes nothing, `leaving` lets go of everything.
    """

    def __init__(
        self,
        write: Write,
        probe: Probe,
        desk: Desk,
        news: News,
        leaving: AsyncExitStack,
    ) -> None:
        self._probe = probe
        self._desk = desk
        self._news = news
        self._leaving = leaving
        self._writer = Writer(write)
        self._closed = False

    async def append(self, line: Line, entries: Sequence[Entry], again: Again | None = None) -> None:
        check_storable(line, entries)
        await self._writer.append(Append(line, tuple(entries), again))

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        check_entries(entries)
        if entries and is_name(match):
            await self._changed(partial(_rewrite, match=match, entries=entries))

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        if not is_name(match):
            return []
        query = select(log.c.seq, log.c.at, log.c.body, log.c.wish)
        query = query.where(log.c.match == match, log.c.seq > after).order_by(log.c.seq).limit(most)
        return [Entry(*row) for row in await self._rows(query)]

    async def public(self, limit: int, each: int = 1_000_000) -> list[Line]:
        fair = _fair(each).limit(limit).subquery()
        query = LINE.join(fair, fair.c.match == matches.c.match)
        order = (matches.c.status, fair.c.rank, matches.c.updated.desc(), matches.c.match)
        return [line_at(row) for row in await self._rows(query.order_by(*order))]

    async def of(self, person: str, limit: int) -> list[Line]:
        if not is_name(person):
            return []
        query = LINE.join(people, people.c.match == matches.c.match).where(people.c.person == person)
        order = (matches.c.status == "over", matches.c.updated.desc(), matches.c.match)
        return [line_at(row) for row in await self._rows(query.order_by(*order).limit(limit))]

    async def held(self, by: Literal["host", "place"], name: str, since: float) -> Held:
        found = select(func.count(), func.coalesce(func.sum(matches.c.chairs), 0))
        whose = matches.c.host == name if by == "host" else matches.c.place == name
        (row,) = await self._rows(found.where(whose, is_running, matches.c.updated >= since))
        return Held(*row)

    async def sitting(self, person: str, since: float) -> int:
        query = select(func.count()).select_from(people.join(matches, people.c.match == matches.c.match))
        ((count,),) = await self._rows(query.where(people.c.person == person, is_running, matches.c.updated >= since))
        return int(count)

    async def forget(self, before: float, limit: int) -> int:
        return await self._changed(partial(_forget, before=before, limit=limit))

    async def remove(self, match: str) -> None:
        await self._changed(partial(_delete, found=[match]))

    async def spend(self, token: str, until: float, now: float) -> bool:
        return await self._changed(partial(_spend, token=token, until=until, now=now))

    async def document(self, owner: str, name: str) -> Document | None:
        if not is_name(owner) or not is_name(name):
            return None
        rows = await self._rows(DOCUMENT.where(texts.c.owner == owner, texts.c.name == name))
        return Document(*rows[0]) if rows else None

    async def documents(self, owner: str, prefix: str = "") -> list[Document]:
        if not is_name(owner) or not is_name(prefix):
            return []
        begins_so = func.substr(texts.c.name, 1, len(prefix)) == prefix
        rows = await self._rows(DOCUMENT.where(texts.c.owner == owner, begins_so))
        return sorted((Document(*row) for row in rows), key=lambda found: found.name)  # databases sort by their locale

    async def write_document(self, owner: str, name: str, body: str, version: int) -> None:
        check_document(owner, name, body)
        await self._changed(partial(_write_document, written=Document(owner, name, body, version + 1)))

    async def remove_owned(self, owner: str) -> None:
        if is_name(owner):
            await self._changed(partial(_remove_owned, owner=owner))

    async def tried(self, deal: str, person: str) -> Try | None:
        if not is_name(deal) or not is_name(person):
            return None
        rows = await self._rows(ranks.TRY.where(tries.c.deal == deal, tries.c.person == person))
        return Try(*rows[0]) if rows else None

    async def tries_of(self, person: str) -> list[Try]:
        return [Try(*row) for row in await self._rows(ranks.of_person(person))] if is_name(person) else []

    async def tries_at(self, deal: str) -> list[Try]:
        return [Try(*row) for row in await self._rows(ranks.at_deal(deal))] if is_name(deal) else []

    async def ranking(self, deal: str, after: int, most: int) -> list[Try]:
        return [Try(*row) for row in await self._rows(ranks.ranked(deal, after, most))] if is_name(deal) else []

    async def standing(self, deal: str, person: str) -> Standing:
        if not is_name(deal):
            return Standing(0)
        (row,) = await self._rows(ranks.counted(deal, await self.tried(deal, person)))
        return Standing(*map(int, row))

    async def now(self) -> float:
        self._check_open()
        async with answered():
            return await self._desk.read(ranks.now)

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
            return await self._desk.read(partial(fetched, query=query))

    async def _changed(self, work: Callable[[Connection], Value]) -> Value:
        self._check_open()
        async with answered():
            return await self._desk.change(work)

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")


def fetched(connection: Connection, query: Executable) -> Rows:
    return connection.execute(query).all()


def line_at(row: Sequence[Any]) -> Line:
    """A row of `LINE`."""
    match, status, public, sitting, *others = row
    return Line(match, status, public, json.decode(sitting, type=tuple[str, ...]), *others)


def _fair(each: int) -> Select[tuple[str, int]]:
    """The matches that are shown, with their rank at their place; nobody has known host or place of the oldest ones."""
    of_host = func.coalesce(func.nullif(matches.c.host, ""), matches.c.match)
    of_place = func.coalesce(func.nullif(matches.c.place, ""), matches.c.match)
    by_host = func.row_number().over(partition_by=of_host, order_by=LISTED)
    shown = (
        select(
            matches.c.match, matches.c.status, matches.c.updated, of_place.label("of_place"), by_host.label("by_host")
        )
        .where(is_shown)
        .subquery()
    )
    listed = (shown.c.status, shown.c.updated.desc(), shown.c.match)
    rank = func.row_number().over(partition_by=shown.c.of_place, order_by=listed).label("rank")
    return select(shown.c.match, rank).where(shown.c.by_host <= each).order_by(rank, *listed)


def _forget(connection: Connection, before: float, limit: int) -> int:
    old = select(matches.c.match).where(is_begun, matches.c.updated < before).order_by(matches.c.updated)
    found = connection.execute(old.limit(limit).with_for_update(skip_locked=True)).scalars().all()
    _delete(connection, found)
    return len(found)


def _delete(connection: Connection, found: Sequence[str]) -> None:
    for table in (log, people, matches):
        connection.execute(delete(table).where(table.c.match.in_(found)))


def _remove_owned(connection: Connection, owner: str) -> None:
    connection.execute(delete(texts).where(texts.c.owner == owner))
    connection.execute(delete(tries).where(tries.c.person == owner))


def _rewrite(connection: Connection, match: str, entries: Sequence[Entry]) -> None:
    there = (log.c.match == match, log.c.seq == bindparam("number"))
    values: dict[str, Any] = {"at": bindparam("time"), "body": bindparam("text"), "wish": bindparam("answered")}
    rows = [{"number": new.seq, "time": new.at, "text": new.body, "answered": new.wish} for new in entries]
    connection.execute(update(log).where(*there).values(values), rows)


def _spend(connection: Connection, token: str, until: float, now: float) -> bool:
    connection.execute(delete(spent).where(spent.c.until <= now))
    try:
        with connection.begin_nested():
            connection.execute(insert(spent).values(token=token, until=until))
    except IntegrityError:
        return False
    return True


def _write_document(connection: Connection, written: Document) -> None:
    values = {"body": written.body, "version": written.version}
    if written.version == 1:  # IntegrityError where there is one, which is a Conflict
        connection.execute(insert(texts).values(owner=written.owner, name=written.name, **values))
        return
    there = (texts.c.owner == written.owner, texts.c.name == written.name, texts.c.version == written.version - 1)
    if not connection.execute(update(texts).where(*there).values(values)).rowcount:
        raise Conflict(f"{written.name} does not follow")
