"""Herald's tables: opened, announced from, counted at. Each is a document, and so is everybody's row of stars.

A person's own document lists the tables that the person has opened, of which the newest are kept, and those at which
the person has told something.
"""

import asyncio
import secrets
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.grid import SIZE
from cartographers.board.notation import BadNotation, lines_of, sheet_of
from cartographers.game import herald
from cartographers.game.options import year
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating_of, title
from cartographers.server.hosting import heralds
from cartographers.server.hosting.heralds import Count, Herald, Row
from cartographers.server.limits.token_bucket import A_LINE, OPENING
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.names import clean_name
from cartographers.server.service.people import Person, new_match_code
from cartographers.server.wire.heralds import (
    HeraldCounts,
    HeraldLine,
    HeraldList,
    HeraldOpened,
    HeraldShown,
    HeraldStep,
    OpenHerald,
    TotalsRow,
)
from cartographers.server.wire.protocol import Score, SeasonView
from cartographers.store.log import Conflict, Store

OWN = "heralds"
"""The document of a person."""
TABLE = "table"
"""The document of a table."""
MOST_TABLES = 30
"""That are kept of a host; an older one makes room."""
MOST_ROWS = 100
TRIES = 50


class _Opened(Struct, frozen=True):
    code: str
    at: float
    seats: int


class _Own(Struct, frozen=True):
    opened: tuple[_Opened, ...] = ()  # the newest first
    told_at: tuple[str, ...] = ()  # codes


def owner_of(code: str) -> str:
    """Under which the documents of a table lie; no person is called so."""
    return f"herald {code}"


class Heralds:
    """Answers requests at herald's tables."""

    def __init__(self, store: Store, code: Callable[[], str] = new_match_code) -> None:
        self._store = store
        self._code = code
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables that somebody comes to

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/heralds", self.listed),
            Endpoint("POST", "/api/heralds", self.open),
            Endpoint("GET", "/api/heralds/{code}", self.shown),
            Endpoint("POST", "/api/heralds/{code}/steps", self.step),
            Endpoint("POST", "/api/heralds/{code}/counts", self.count),
        ]

    async def listed(self, call: Call) -> Answer:
        own = (await self._own(call.person_id))[0] if call.person else _Own()
        return Answer(HeraldList(tuple(HeraldLine(each.code, each.at, each.seats) for each in own.opened)))

    async def open(self, call: Call) -> Answer:
        person = call.asked()
        asked = await call.body(OpenHerald)
        call.purse.owe(OPENING)
        names = tuple(map(clean_name, asked.names))
        table = Herald(person.id, asked.options, secrets.token_hex(16), names, asked.clock, asked.enter)
        code, now = self._code(), await self._store.now()
        await self._write(code, TABLE, heralds.opened(table), 0)
        await self._note(person.id, lambda own: _with_table(own, _Opened(code, now, asked.options.seats)))
        return Answer(HeraldOpened(code), 201)

    async def shown(self, call: Call) -> Answer:
        code = call.params["code"][:64]
        return await self._answer(call, code, (await self._table(code))[0])

    async def step(self, call: Call) -> Answer:
        """The host goes on, back, enters a card, or starts and stops the clock."""
        person, code = call.asked(), call.params["code"][:64]
        asked = await call.body(HeraldStep)
        for _ in range(TRIES):
            table, version = await self._table(code)
            if table.host != person.id:
                raise Refused("host_only")
            after = heralds.stepped(table, asked.step, asked.at, asked.card, await self._store.now())
            try:
                if after != table:
                    await self._write(code, TABLE, after, version)
            except Conflict:
                continue
            return await self._answer(call, code, after)
        raise Refused("not_saved")

    async def count(self, call: Call) -> Answer:
        """Somebody tells what a season gave; or the host does, for somebody without a scorer."""
        person, code = call.asked(), call.params["code"][:64]
        asked = await call.body(HeraldCounts)
        table, _ = await self._table(code)
        if asked.typed and table.host != person.id:
            raise Refused("host_only")
        name = clean_name(asked.name)
        count, drawn = _checked(table, asked), _drawn(asked.map)
        key = heralds.typed_key(name) if asked.typed else heralds.key_of(person.id)
        for _ in range(TRIES):
            row, version = await self._row(code, key)
            after = heralds.told(row, name, asked.season, count, drawn)
            try:
                if version:
                    await self._write(code, key, after, version)
                else:
                    await self._let_in(code, key, after, None if asked.typed else person.id)
            except Conflict:
                continue
            return await self._answer(call, code, table)
        raise Refused("not_saved")

    async def _let_in(self, code: str, key: str, row: Row, person: str | None) -> None:
        """Writes one more row, where there is room, and notes it for its person.

        Whoever comes first is first. Servers that share a database do not see each other's doors: at the same moment
        each may let in the last one.
        """
        door = self._doors.setdefault(code, asyncio.Lock())
        async with door:
            if len(await self._store.documents(owner_of(code))) > MOST_ROWS:  # one of them is the table
                raise Refused("herald_is_full", most=MOST_ROWS)
            if person:
                await self._note(person, lambda own: replace(own, told_at=(*own.told_at, code)))
            await self._write(code, key, replace(row, told=await self._store.now()), 0)

    # What is told

    async def _answer(self, call: Call, code: str, table: Herald) -> Answer:
        kept = [each for each in await self._store.documents(owner_of(code)) if each.name != TABLE]
        call.purse.owe(len(kept) * A_LINE)
        rows = [(each.name, msgspec.json.decode(each.body, type=Row)) for each in kept]
        return Answer(shown(code, table, rows, call.person, await self._store.now()))

    # Documents

    async def _table(self, code: str) -> tuple[Herald, int]:
        found = await self._store.document(owner_of(code), TABLE)
        if found is None:
            raise Refused("unknown_herald")
        return msgspec.json.decode(found.body, type=Herald), found.version

    async def _row(self, code: str, key: str) -> tuple[Row, int]:
        found = await self._store.document(owner_of(code), key)
        return (msgspec.json.decode(found.body, type=Row), found.version) if found else (Row(""), 0)

    async def _own(self, person: str) -> tuple[_Own, int]:
        found = await self._store.document(person, OWN)
        return (msgspec.json.decode(found.body, type=_Own), found.version) if found else (_Own(), 0)

    async def _write(self, code: str, name: str, value: Struct, version: int) -> None:
        await self._store.write_document(owner_of(code), name, msgspec.json.encode(value).decode(), version)

    async def _note(self, person: str, changed: Callable[[_Own], _Own]) -> None:
        """Changes the own document of a person; tables that it does not list any more are deleted."""
        for _ in range(TRIES):
            before, version = await self._own(person)
            after = changed(before)
            try:
                await self._store.write_document(person, OWN, msgspec.json.encode(after).decode(), version)
            except Conflict:
                continue
            for gone in {each.code for each in before.opened} - {each.code for each in after.opened}:
                await self._store.remove_owned(owner_of(gone))
            return
        raise Refused("not_saved")


async def forget(store: Store, person: str) -> None:
    """Deletes the tables of a person, and the name and map of the person's rows at those of others."""
    found = await store.document(person, OWN)
    own = msgspec.json.decode(found.body, type=_Own) if found else _Own()
    for each in own.opened:
        await store.remove_owned(owner_of(each.code))
    for code in own.told_at:
        for _ in range(TRIES):
            kept = await store.document(owner_of(code), heralds.key_of(person))
            if kept is None:
                break
            row = msgspec.json.decode(kept.body, type=Row)
            nameless = msgspec.json.encode(replace(row, name="", map=())).decode()
            try:
                await store.write_document(owner_of(code), kept.name, nameless, kept.version)
            except Conflict:
                continue
            break


def _with_table(own: _Own, opened: _Opened) -> _Own:
    return replace(own, opened=(opened, *own.opened)[:MOST_TABLES])


def _checked(table: Herald, asked: HeraldCounts) -> Count:
    """What was counted, if it can be."""
    if asked.season > table.season:
        raise Refused("season_to_come")
    count = Count(asked.edicts, asked.coins, asked.monsters)
    if count.total != asked.total:
        raise Refused("wrong_total", total=asked.total, sum=count.total)
    return count


def _drawn(lines: tuple[str, ...]) -> tuple[str, ...]:
    """A map as it is kept: its rows, without marks."""
    try:
        return tuple(lines_of(sheet_of(lines))[:SIZE]) if lines else ()
    except BadNotation as error:
        raise Refused(error.code, **error.details) from error


def shown(code: str, table: Herald, told_by: list[tuple[str, Row]], reader: Person | None, now: float) -> HeraldShown:
    """The table as somebody may know it: nothing of the deck but what was announced."""
    laid_out = herald.setup(table.options, table.seed)
    reader_id = reader.id if reader else ""
    return HeraldShown(
        code,
        table.options,
        laid_out.edicts,
        laid_out.skills,
        tuple(SeasonView(each.id, each.time, each.edicts) for each in year(table.options)),
        table.options.walks,
        table.enters,
        "" if table.enters else laid_out.seal,
        table.at,
        table.announced,
        table.season,
        heralds.counting(table),
        table.over,
        table.clock,
        now,
        _totals(table, laid_out.edicts, told_by, heralds.key_of(reader_id)),
        table.host == reader_id,
        reader.name if reader else "",
        table.due,
        table.enterable,
        table.seed if table.over and not table.enters else "",
    )


def _totals(
    table: Herald, edicts: tuple[str, ...], told_by: list[tuple[str, Row]], reader: str
) -> tuple[TotalsRow, ...]:
    """Everybody's row, the first place first."""
    keyed = heralds.rows_of(table, told_by)
    season = heralds.counting(table)
    places = heralds.places([row for _, row in keyed], season)
    rows = [
        TotalsRow(
            row.name,
            place,
            tuple(_score(count) for count in row.counts),
            row.stars,
            row.lost,
            late=heralds.is_late(row, season),
            yours=key == reader,
            map=row.map,
            rating=rating,
            title="" if rating is None else title(rating),
        )
        for (key, row), place in zip(keyed, places, strict=True)
        for rating in [rating_of(row.stars, edicts) if table.options.seats == 1 and all(row.counts) else None]
    ]
    return tuple(sorted(rows, key=lambda row: row.place))


def _score(count: Count | None) -> Score | None:
    return Score(count.edicts, count.coins, count.monsters, count.total) if count else None
