"""Matches shown again: made from their logs once, a slice at a time, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Raw

from cartographers.game.events import Event
from cartographers.game.record import record_lines
from cartographers.game.refusals import Refused
from cartographers.game.state import Table
from cartographers.server.hosting.hosted import MARKS, Hosted, apply, decoded, is_mark
from cartographers.server.limits.slices import Pace
from cartographers.server.limits.token_bucket import A_MAP, AN_ENTRY, Purse
from cartographers.server.match.ledger import news_of, story_of
from cartographers.server.match.room import PAGE, Room
from cartographers.server.wire.protocol import News
from cartographers.store.log import Entry, Store

MOST_MAPS = 100_000
"""Maps of all moments that are kept: some 20 MB, which is 20 tables of a hundred or 500 of four."""
MOST_LETTERS = 4_000_000
"""Letters of all records that are kept."""

Value = TypeVar("Value")


class _Told(NamedTuple):
    """A moment: what people were told, and where the match stood then."""

    story: Raw
    hosted: Hosted


class Replay:
    """A match as its log tells it, moment by moment. Extended where the log has grown."""

    def __init__(self) -> None:
        self.seq = 0
        self.told: dict[int, _Told] = {}
        self._hosted: Hosted | None = None

    @property
    def maps(self) -> int:
        """How much it holds."""
        return len(self.told) * len(self._hosted.seating.chairs) if self._hosted else 0

    def reading(self, entries: Sequence[Entry]) -> Generator[None, None, None]:
        for entry in entries:
            event = decoded(entry.body)
            self._hosted = apply(self._hosted, event, entry.at)
            self.seq = entry.seq
            if isinstance(event, Event) and not isinstance(event, MARKS):
                self.told[entry.seq] = _Told(story_of(event, self._hosted), self._hosted)
            yield


class Shelf(Generic[Value]):
    """Keeps what was used last, as much as there is room for, and what is being made."""

    def __init__(self, most: int, size: Callable[[Value], int]) -> None:
        self._most = most
        self._size = size
        self._kept: OrderedDict[str, Value] = OrderedDict()
        self._made: dict[str, asyncio.Task[Value]] = {}

    def get(self, name: str) -> Value | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def is_made(self, name: str) -> bool:
        """Whether it is being made for somebody else."""
        return name in self._made

    async def made(self, name: str, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        """What is made, once for all who ask meanwhile; it is kept."""
        task = self._made.get(name)
        if task is None:
            task = self._made[name] = asyncio.create_task(self._make(name, make()))
        return await asyncio.shield(task)

    async def _make(self, name: str, making: Coroutine[Any, Any, Value]) -> Value:
        try:
            value = await making
        finally:
            del self._made[name]
        self._kept[name] = value
        self._kept.move_to_end(name)
        while len(self._kept) > 1 and sum(map(self._size, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return value

    async def close(self) -> None:
        """Stops making things."""
        for task in [*self._made.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


class Replays:
    """The replays and records that this process was asked for lately."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store = store
        self._pace = pace
        self._replays: Shelf[Replay] = Shelf(MOST_MAPS, lambda replay: replay.maps)
        self._records: Shelf[str] = Shelf(MOST_LETTERS, len)

    async def moment(self, room: Room, seq: int, purse: Purse) -> News:
        """A match after one of its moments, as a watcher saw it."""
        _pay(purse, len(room.hosted.seating.chairs) * A_MAP)
        replay = self._replays.get(room.match)
        while replay is None or replay.seq < seq:
            if not self._replays.is_made(room.match):
                _pay(purse, (room.seq - (replay.seq if replay else 0)) * AN_ENTRY)
            replay = await self._replays.made(room.match, partial(self._read, room, replay or Replay()))
        story, hosted = replay.told[seq]
        return await self._pace.call(lambda: news_of(hosted, seq, story))

    async def _read(self, room: Room, replay: Replay) -> Replay:
        async for entries in self._pages(room, replay.seq):
            await self._pace.result(replay.reading(entries))
        return replay

    async def record(self, room: Room, table: Table, purse: Purse) -> str:
        """The text of a match that is over."""
        text = self._records.get(room.match)
        if text is not None:
            return text
        if not self._records.is_made(room.match):
            _pay(purse, room.seq * AN_ENTRY)
        return await self._records.made(room.match, lambda: self._write(room, table))

    async def _write(self, room: Room, table: Table) -> str:
        events: list[Event] = []
        async for entries in self._pages(room, 0):
            events += await self._pace.result(_events(entries))
        return await self._pace.result(_text(events, table))

    async def _pages(self, room: Room, after: int) -> AsyncIterator[list[Entry]]:
        """The log of a match, as much at a time as the loop can be busy with."""
        while after < room.seq and (entries := await self._store.entries(room.match, after, PAGE)):
            yield entries
            after = entries[-1].seq

    async def close(self) -> None:
        await self._replays.close()
        await self._records.close()


def _pay(purse: Purse, cost: float) -> None:
    if not purse.take(cost):
        raise Refused("too_fast")


def _events(entries: Sequence[Entry]) -> Generator[None, None, list[Event]]:
    """The events of the game that a record tells."""
    events: list[Event] = []
    for entry in entries:
        if not is_mark(entry.body) and isinstance(event := decoded(entry.body), Event):
            events.append(event)
        yield
    return events


def _text(events: Sequence[Event], table: Table) -> Generator[None, None, str]:
    lines: list[str] = []
    for line in record_lines(events, table):
        lines.append(f"{line}\n")
        yield
    return "".join(lines)
