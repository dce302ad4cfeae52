"""What a process knows of one match's log: where it stands, which wishes are done, what is to be told."""

import time
from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from cartographers.game.codec import plain
from cartographers.game.events import Event
from cartographers.game.refusals import Refused
from cartographers.game.view import seen
from cartographers.server import showing
from cartographers.server.hosted import (
    MARKS,
    TOLD,
    Hosted,
    LogEvent,
    Wish,
    awaited,
    bots_awaited,
    clock_ends,
    decide,
    decoded,
    encoded,
    follow,
)
from cartographers.server.protocol import LobbyLine, Marks, News, Result, Step, You
from cartographers.server.seating import ClockRanOut, MatchAbandoned
from cartographers.store.log import Entry, Line

OPEN_FOR = 24 * 3600.0
"""Seconds after which a table at which nothing happens and nobody begins is closed."""
CLOSED_FOR = 7 * 24 * 3600.0
"""Seconds after which one that was closed before it began is deleted: there is nothing to look at."""
BOTS_HAVE = 5.0
"""Seconds after which any process may play the bots of a match, because the one that should have died."""


class Wished(NamedTuple):
    """A wish, who has it, and its id; without one it cannot be recognised when it is sent again."""

    person: str
    id: str
    wish: Wish


class Written(NamedTuple):
    """An entry of the log, what it says, and where the match stands after it."""

    entry: Entry
    event: LogEvent
    hosted: Hosted


class _Shared(NamedTuple):
    """The part of news that is the same for everybody, encoded."""

    told: int = -1
    gathering: Raw = Raw(b"null")
    table: Raw | None = None


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of a match for the lobby."""

    line: LobbyLine
    awaited: tuple[str, ...]  # the people that the table waits for
    results: dict[str, Result] = {}  # by person, once the match is over; lines of old matches have none


class Ledger:
    """A match as its log tells it."""

    def __init__(self) -> None:
        self.hosted: Hosted | None = None
        self.seq = 0  # of the newest entry
        self.at = 0.0  # when it was written
        self.told = 0  # of the newest entry that is more than a mark
        self.moments: dict[int, Step] = {}  # that can be shown again, by the number of their entry
        self._stories: list[tuple[int, Raw]] = []  # the events that people are told, encoded once
        self._own: dict[int, int] = {}  # where each seat's own answer changed last
        self._done: dict[str, int] = {}  # the wishes that are in the log, and where
        self._shared = _Shared()

    def read(self, entries: Iterable[Entry]) -> None:
        """Takes what others have written."""
        for _ in self.reading(entries):
            pass

    def reading(self, entries: Iterable[Entry]) -> Generator[None, None, None]:
        """The same entry by entry, for a long log; meanwhile some may be taken in another way."""
        for entry in entries:
            if entry.seq == self.seq + 1:
                event = decoded(entry.body)
                self._take(Written(entry, event, follow(self.hosted, event, entry.at)))
            yield

    def take(self, written: Iterable[Written]) -> None:
        """Takes what this process has written, unless it was read before."""
        for each in written:
            if each.entry.seq == self.seq + 1:
                self._take(each)

    def _take(self, written: Written) -> None:
        entry, event, self.hosted = written
        self.seq, self.at = entry.seq, entry.at
        if entry.wish:
            self._done[entry.wish] = entry.seq
        if isinstance(event, MARKS):
            self._own[event.seat] = entry.seq
            return
        self.told = entry.seq
        if isinstance(event, TOLD):
            self._stories.append((entry.seq, story_of(event)))
        if isinstance(event, Event) and self.hosted.state:
            table = self.hosted.state.table
            self.moments[entry.seq] = Step(entry.seq, str(event.__struct_config__.tag), table.turn, table.season)

    def decided(self, wishes: Sequence[Wished], now: float) -> tuple[list[Written], list[int | Refused]]:
        """What wishes bring about, one after the other, and the answer to each: where it stands, or why not."""
        written: list[Written] = []
        answers: list[int | Refused] = []
        done: dict[str, int] = {}
        hosted = self.hosted
        assert hosted is not None
        for person, wish_id, wish in wishes:
            key = f"{person}/{wish_id}" if wish_id else ""
            if key and (before := self._done.get(key) or done.get(key)):
                answers.append(before)
                continue
            try:
                brought = decide(hosted, person, wish)
            except Refused as refused:
                answers.append(refused)
                continue
            first = self.seq + len(written) + 1
            for place, event in enumerate(brought):
                hosted = follow(hosted, event, now)
                entry = Entry(first + place, now, encoded(event), key if place == 0 else "")
                written.append(Written(entry, event, hosted))
            if brought and key:
                done[key] = first
            answers.append(first if brought else first - 1)
        return written, answers

    @property
    def is_untold(self) -> bool:
        """Whether there is more than marks that nobody was told yet."""
        return self._shared.told != self.told

    def has_news(self, person: str, since: int) -> bool:
        """Whether a reader who was told everything until `since` has more to hear than marks."""
        if self.told > since:
            return True
        seat = self.hosted.seating.seat_of(person) if self.hosted else None
        return seat is not None and self._own.get(seat, 0) > since

    def news(self, person: str, since: int) -> News:
        """Where the match stands for one reader."""
        assert self.hosted is not None
        if self.is_untold:
            self._shared = _Shared(self.told, *_open_facts(self.hosted))
        stories = tuple(story for seq, story in self._stories if seq > since)
        _, gathering, table = self._shared
        you = showing.you(self.hosted, person)
        return News(self.seq, round(time.time(), 3), stories, gathering, table, awaited(self.hosted), you)

    def marks(self) -> Marks:
        assert self.hosted is not None
        return Marks(self.seq, awaited(self.hosted))


def news_of(hosted: Hosted, seq: int, story: Raw) -> News:
    """A match after an event, as a watcher saw it."""
    return News(seq, round(time.time(), 3), (story,), *_open_facts(hosted), awaited(hosted), You())


def _open_facts(hosted: Hosted) -> tuple[Raw, Raw | None]:
    table = showing.shown(hosted)
    gathering = Raw(msgspec.json.encode(showing.gathering(hosted.seating)))
    return gathering, Raw(msgspec.json.encode(table)) if table else None


def story_of(event: Event | ClockRanOut | MatchAbandoned) -> Raw:
    """An event as everybody may see it, encoded."""
    shown = event if isinstance(event, ClockRanOut | MatchAbandoned) else seen(event, None)
    return Raw(msgspec.json.encode(plain(shown)))


def line_of(match: str, hosted: Hosted, now: float) -> Line:
    """What the store keeps to find a match by."""
    seating = hosted.seating
    people = tuple(seating.chairs[seat].person for seat in awaited(hosted) if seating.chairs[seat].person)
    ends = [clock_ends(hosted), now + BOTS_HAVE if bots_awaited(hosted) else None, ends_unused(hosted, now)]
    return Line(
        match,
        "over" if seating.status in ("closed", "abandoned") else seating.status,
        seating.house.public,
        tuple(chair.person for chair in seating.chairs if chair.person),
        msgspec.json.encode(Kept(showing.lobby_line(match, hosted, now), people, showing.results(hosted))).decode(),
        min((end for end in ends if end is not None), default=None),
        now,
        seating.host,
        seating.place,
        len(seating.chairs),
    )


def ends_unused(hosted: Hosted, changed: float) -> float | None:
    """When a match that has not begun is closed, and then deleted, if nothing more happens."""
    return {"open": changed + OPEN_FOR, "closed": changed + CLOSED_FOR}.get(hosted.seating.status)
