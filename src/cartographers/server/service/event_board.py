"""Where an event stands: read from the store for all who ask at the same time."""

import time
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec import Struct

from cartographers.game.chance import seal
from cartographers.server.hosting.deals import Deal
from cartographers.server.hosting.events import (
    Entrant,
    Event,
    Made,
    Row,
    best_of,
    open_round,
    stage_of,
    standings,
)
from cartographers.server.service import event_store
from cartographers.server.wire.events import (
    EventCell,
    EventNews,
    EventRound,
    EventRow,
    EventShown,
    EventYou,
    RemovedEntrant,
    RoundBest,
)
from cartographers.store.log import Store, Try

SETTLED = 60.0
"""Seconds after its close from which on a round is read again only now and then."""
AGAIN = 30.0
"""Seconds between these readings: whoever finishes late is still shown."""


class Board(NamedTuple):
    """An event at one moment, as the store has it."""

    event: Event
    now: float
    entrants: tuple[Entrant, ...]
    made: tuple[dict[str, Made], ...]  # by round and person
    rows: tuple[Row, ...]
    shown: EventShown
    tag: str


class _Read(NamedTuple):
    at: float
    made: dict[str, Made]
    maps: dict[str, tuple[str, ...]]


class _Result(Struct):
    """As much of a try as the standings need."""

    stars: int
    map: tuple[str, ...]


class _Kept(Struct):
    result: _Result | None = None


_KEPT = msgspec.json.Decoder(_Kept)
_NOTHING = _Read(0.0, {}, {})


def deal_name(code: str, number: int) -> str:
    """What the deal of a round is called; rounds are counted from 1 where people read it."""
    return f"event-{code}-{number + 1}"


def deal_of(event: Event, number: int) -> Deal:
    """The deal of a round that was planned for a time, or started."""
    each = event.rounds[number]
    name, title = deal_name(event.code, number), f"{event.name} · {number + 1}"
    moments = (each.opens, each.closes, each.latest, event.made)
    return Deal(name, each.options, each.seed, *moments, title, clock=event.clock)


class Boards:
    """Reads boards. What has long been closed it remembers for a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settled: dict[str, _Read] = {}

    async def read(self, code: str) -> Board:
        # The clock first: what it calls open is not shown, whatever happens while the rest is read.
        now = await self._store.now()
        event = await event_store.found(self._store, code)
        entrants = tuple(await event_store.entrants(self._store, code))
        read = [await self._round(event, number, now) for number in range(len(event.rounds))]
        made = tuple(each.made for each in read)
        rows = standings(event, entrants, made, now)
        rounds = tuple(_round(event, number, rows, read[number], now) for number in range(len(event.rounds)))
        facts = (event.code, event.name, event.club, event.by, event.length, event.pause, event.clock)
        shown = EventShown(*facts, rounds, tuple(map(_told, rows)))
        tag = sha256(msgspec.json.encode(shown)).hexdigest()[:16]
        return Board(event, now, entrants, made, rows, shown, tag)

    async def _round(self, event: Event, number: int, now: float) -> _Read:
        each, name = event.rounds[number], deal_name(event.code, number)
        if stage_of(each, now) == "coming":
            return _NOTHING
        known = self._settled.get(name)
        if known and time.monotonic() < known.at + AGAIN:
            return known
        tries = await self._store.tries_at(name)
        read = _Read(time.monotonic(), {}, {})
        for tried in tries:
            read.made[tried.person], read.maps[tried.person] = _made(tried)
        if now > each.closes + SETTLED:
            self._settled = {**self._settled, name: read}
        return read

    def forget(self, code: str) -> None:
        """Lets go of what is remembered of an event that nobody looks at."""
        begins = f"event-{code}-"
        self._settled = {name: read for name, read in self._settled.items() if not name.startswith(begins)}


def _made(tried: Try) -> tuple[Made, tuple[str, ...]]:
    result = _KEPT.decode(tried.body).result if tried.finished is not None else None
    if result is None:
        return Made(tried.match), ()
    return Made(tried.match, result.stars, tried.lost, tried.finished), result.map


def _round(event: Event, number: int, rows: tuple[Row, ...], read: _Read, now: float) -> EventRound:
    each = event.rounds[number]
    stage = stage_of(each, now)
    drawings = [row.cells[number].drawing for row in rows]
    return EventRound(
        stage,
        each.options,
        each.opens,
        each.closes,
        each.latest,
        seal(each.seed),
        each.seed if stage == "closed" else "",
        drawings.count("drawn"),
        drawings.count("drawing"),
        _best(rows, number, read) if stage == "closed" else None,
    )


def _best(rows: tuple[Row, ...], number: int, read: _Read) -> RoundBest | None:
    best = best_of(rows, number)
    if not best:
        return None
    first = best[0].entrant.person
    return RoundBest(tuple(row.entrant.name for row in best), best[0].cells[number].stars or 0, read.maps[first])


def _told(row: Row) -> EventRow:
    cells = tuple(EventCell(cell.drawing, cell.stars, cell.is_best) for cell in row.cells)
    return EventRow(row.entrant.who, row.entrant.name, row.place, row.total, row.lost, cells)


def news(board: Board, person: str, known: str) -> EventNews:
    """A board as somebody is told it who knows what has this tag."""
    return EventNews(board.now, board.tag, _you(board, person), None if known == board.tag else board.shown)


def _you(board: Board, person: str) -> EventYou:
    own = next((entrant for entrant in board.entrants if person and entrant.person == person), None)
    is_host = bool(person) and board.event.host == person
    out = tuple(RemovedEntrant(each.who, each.name) for each in board.entrants if is_host and each.is_out)
    if own is None or own.is_out:
        return EventYou(is_host=is_host, is_out=own is not None, out=out)
    number = open_round(board.event, board.now)
    made = board.made[number].get(person) if number is not None else None
    if made is None:
        return EventYou(own.who, is_host, out=out)
    return EventYou(own.who, is_host, False, made.match, made.stars, out)
