"""One match's log as a process knows it (event sourcing): where it stands, which wishes are done, what is to be told.

Every wish has an id, its idempotency key: the same wish is never carried out twice.
"""

import time
from bisect import bisect_right
from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from cartographers.game.codec import plain
from cartographers.game.events import Event, MatchEnded
from cartographers.game.refusals import Refused
from cartographers.game.scores import standings
from cartographers.game.view import seen
from cartographers.server.hosting.hosted import (
    MARKS,
    TOLD,
    Hosted,
    LogEvent,
    Wish,
    apply,
    awaited,
    bots_awaited,
    carry_out,
    clock_ends,
    decoded,
    encoded,
)
from cartographers.server.hosting.seating import ClockRanOut, MatchAbandoned
from cartographers.server.wire import patches, views
from cartographers.server.wire.protocol import (
    LONG,
    Changes,
    Gathering,
    LobbyLine,
    Marks,
    News,
    Result,
    Step,
    TableView,
    You,
    Yours,
)
from cartographers.store.log import Entry, Line, Try

_ENCODER = msgspec.json.Encoder()

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


class _Open(Struct, frozen=True):
    """What lies open to everybody."""

    gathering: Gathering
    table: TableView | None


class _Shown(NamedTuple):
    """What lay open after an entry, as everybody was told it."""

    told: int
    open: _Open


class _Shared(NamedTuple):
    """The part of changes that is the same for everybody who knows the same, encoded."""

    since: int  # what they know
    told: int  # what they are told
    seq: int
    events: tuple[Raw, ...]
    patch: Raw
    text: str  # all of it as a message, where that is long enough to be sent by itself


class Told(NamedTuple):
    """Messages for one reader, and up to which entry they tell."""

    seq: int
    texts: tuple[str, ...]


class LobbyEntry(msgspec.Struct, frozen=True):
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
        self._shown: _Shown | None = None  # told last
        self._before: _Shown | None = None  # and before that
        self._shared: _Shared | None = None

    def read(self, entries: Iterable[Entry]) -> None:
        """Takes what others have written."""
        for _ in self.reading(entries):
            pass

    def reading(self, entries: Iterable[Entry]) -> Generator[None, None, None]:
        """The same entry by entry, for a long log; meanwhile some may be taken in another way."""
        for entry in entries:
            if entry.seq == self.seq + 1:
                event = decoded(entry.body)
                self._take(Written(entry, event, apply(self.hosted, event, entry.at)))
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
            self._stories.append((entry.seq, story_of(event, self.hosted)))
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
                brought = [*carry_out(hosted, person, wish, now)]
            except Refused as refused:
                answers.append(refused)
                continue
            first = self.seq + len(written) + 1
            for place, (event, hosted) in enumerate(brought):
                entry = Entry(first + place, now, encoded(event), key if place == 0 else "")
                written.append(Written(entry, event, hosted))
            if brought and key:
                done[key] = first
            answers.append(first if brought else first - 1)
        return written, answers

    @property
    def is_untold(self) -> bool:
        """Whether there is more than marks that nobody was told yet."""
        return self._shown is None or self._shown.told != self.told

    def is_changed(self, seat: int | None, since: int) -> bool:
        """Whether a seat's own answer is another than it was after an entry."""
        return seat is not None and self._own.get(seat, 0) > since

    def news(self, person: str, since: int) -> News:
        """Where the match stands for one reader."""
        assert self.hosted is not None
        stories, shown = self._stories_since(since), _encoded(self._show().open)
        return News(self.seq, _now(), stories, *shown, awaited(self.hosted), self.you(person))

    def changes(self, person: str, since: int) -> Told | None:
        """What has changed for a reader who knows what lay open after an entry; None where that is too long ago.

        What is long and the same for all is a message of its own.
        """
        self._show()
        if self._before is None or self._before.told != since:
            return None
        if self._shared is None or (self._shared.since, self._shared.told) != (since, self.told):
            self._shared = self._share(self._before)
        _, _, seq, events, patch, text = self._shared
        you = self.you(person)
        if text:
            return Told(seq, (text, _text(Yours(seq, you))))
        assert self.hosted is not None
        return Told(self.seq, (_text(Changes(self.seq, _now(), events, patch, awaited(self.hosted), you)),))

    def yours(self, person: str) -> Yours:
        """What concerns one reader alone."""
        assert self.hosted is not None
        return Yours(self.seq, self.you(person), awaited(self.hosted))

    def you(self, person: str) -> You:
        assert self.hosted is not None
        return views.you(self.hosted, person)

    def _show(self) -> _Shown:
        """What lies open now; keeps what was shown before."""
        assert self.hosted is not None
        if self._shown is None or self._shown.told != self.told:
            self._before, self._shown = self._shown, _Shown(self.told, _open_facts(self.hosted))
        return self._shown

    def _share(self, before: _Shown) -> _Shared:
        assert self.hosted is not None
        assert self._shown is not None
        events = self._stories_since(before.told)
        patch = Raw(_ENCODER.encode(patches.patch(before.open, self._shown.open)))
        text = _text(Changes(self.seq, _now(), events, patch, awaited(self.hosted)))
        return _Shared(before.told, self.told, self.seq, events, patch, text if len(text) >= LONG else "")

    def _stories_since(self, seq: int) -> tuple[Raw, ...]:
        first = bisect_right(self._stories, seq, key=lambda story: story[0])
        return tuple(story for _, story in self._stories[first:])

    def marks(self) -> Marks:
        assert self.hosted is not None
        return Marks(self.seq, awaited(self.hosted))


def news_of(hosted: Hosted, seq: int, story: Raw) -> News:
    """A match after an event, as a watcher saw it."""
    return News(seq, _now(), (story,), *_encoded(_open_facts(hosted)), awaited(hosted), You())


def news_at(hosted: Hosted, person: str) -> News:
    """A match that has no log, as a person at it sees it."""
    return News(1, _now(), (), *_encoded(_open_facts(hosted)), awaited(hosted), views.you(hosted, person))


def _open_facts(hosted: Hosted) -> _Open:
    return _Open(views.gathering(hosted.seating), views.shown(hosted))


def _encoded(shown: _Open) -> tuple[Raw, Raw | None]:
    table = Raw(_ENCODER.encode(shown.table)) if shown.table else None
    return Raw(_ENCODER.encode(shown.gathering)), table


def _text(message: Changes | Yours) -> str:
    return _ENCODER.encode(message).decode()


def _now() -> float:
    return round(time.time(), 3)


def story_of(event: Event | ClockRanOut | MatchAbandoned, hosted: Hosted) -> Raw:
    """An event as everybody may see it, encoded."""
    shown = event if isinstance(event, ClockRanOut | MatchAbandoned) else seen(event, None)
    if isinstance(shown, MatchEnded) and hosted.seating.house.sealed:
        shown = MatchEnded("")
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
        msgspec.json.encode(LobbyEntry(views.lobby_line(match, hosted, now), people, views.results(hosted))).decode(),
        min((end for end in ends if end is not None), default=None),
        now,
        seating.host,
        seating.place,
        len(seating.chairs),
        _tried(match, hosted),
    )


class TryEntry(msgspec.Struct, frozen=True):
    """What the store keeps of a try for the ranking."""

    name: str
    result: Result | None = None


def _tried(match: str, hosted: Hosted) -> Try | None:
    """The try that a match is, if it counts."""
    house, (chair, *_) = hosted.seating.house, hosted.seating.chairs
    if not house.ranks:
        return None
    result = views.results(hosted).get(chair.person)
    body = msgspec.json.encode(TryEntry(chair.name, result)).decode()
    if result is None or hosted.state is None:
        return Try(house.deal, chair.person, match, house.sealed, body)
    (standing,) = standings(hosted.state.table)
    return Try(house.deal, chair.person, match, house.sealed, body, result.rating, standing.lost)


def ends_unused(hosted: Hosted, changed: float) -> float | None:
    """When a match that has not begun is closed, and then deleted, if nothing more happens."""
    return {"open": changed + OPEN_FOR, "closed": changed + CLOSED_FOR}.get(hosted.seating.status)
