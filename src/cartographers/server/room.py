"""One live match. A room takes wishes one at a time, writes what they bring about, and only then tells everybody."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Raw

from cartographers.game.codec import plain
from cartographers.game.events import Event
from cartographers.game.refusals import Refused
from cartographers.game.view import seen, view
from cartographers.server import metrics, showing
from cartographers.server.counting import Gains
from cartographers.server.hosted import (
    MARKS,
    BotsPlay,
    Hosted,
    LogEvent,
    Wish,
    bots_awaited,
    clock_ends,
    decide,
    decoded,
    encoded,
    follow,
)
from cartographers.server.protocol import LobbyLine, Marks, News, People, You
from cartographers.server.seating import SeatingEvent
from cartographers.server.thinking import Choose, Foresee, Thinking
from cartographers.store.log import Conflict, Entry, Line, Store, Unavailable

log = logging.getLogger("cartographers.room")

MARKS_EVERY = 0.1
PEOPLE_EVERY = 0.5
BOTS_HAVE = 5.0
"""Seconds after which any process may play the bots of a match, because the one that should have died."""
MOST_TRIES = 50
CLOCK_BOT = "greedy"


class Guest(Protocol):
    """Somebody who is told what happens in a room."""

    person: str

    def wake(self) -> None:
        """There may be something new to tell."""


class _Waiting(NamedTuple):
    person: str
    id: str
    wish: Wish
    answer: asyncio.Future[int]


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


class Room:
    """One match in this process. All of it can be made anew from the log at any time."""

    def __init__(self, match: str, store: Store, thinking: Thinking) -> None:
        self.match = match
        self.hosted: Hosted | None = None
        self.seq = 0  # of the newest entry
        self.told = 0  # of the newest entry that is more than a mark
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[float, People]] = {}  # who is there in other processes, and until when
        self.people = 0  # counts how often who is there has changed
        self.used = time.monotonic()
        self.doubtful = False  # whether the last entries were written is not known
        self._store = store
        self._thinking = thinking
        self._stories: list[tuple[int, Raw]] = []  # the events that people are told, encoded once
        self._own: dict[int, int] = {}  # where each seat's own answer changed last
        self._done: dict[str, int] = {}  # the wishes that are in the log, and where
        self._queue: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._bots: asyncio.Task[None] | None = None
        self._marks: asyncio.TimerHandle | None = None
        self._shared = _Shared()

    # Wishes

    async def wish(self, person: str, wish_id: str, wish: Wish) -> int:
        """Does what a person wishes; the number of the entry with which it is done. Raises Refused or Unavailable."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(person, wish_id, wish, answer))
        self.used = time.monotonic()
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def catch_up(self) -> None:
        """Reads what others have written."""
        for entry in await self._store.entries(self.match, self.seq):
            event = decoded(entry.body)
            self._take(Written(entry, event, follow(self.hosted, event, entry.at)) if entry.seq > self.seq else None)
        self.doubtful = False
        self._tell()

    async def _work(self) -> None:
        """Takes all wishes that wait, writes what they bring about at once, and answers them."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                try:
                    await self._do(batch)
                except Exception as error:  # every wish gets an answer
                    if not isinstance(error, Unavailable):
                        log.exception("a room could not work", extra={"match": self.match, "seq": self.seq})
                    for waiting in batch:
                        _resolve(waiting.answer, error)
        finally:
            self._working = None

    async def _do(self, batch: list[_Waiting]) -> None:
        for _ in range(MOST_TRIES):
            written, answers = self._decided(batch, time.time())
            if written and not await self._append(written):
                continue
            for waiting, answer in zip(batch, answers, strict=True):
                _resolve(waiting.answer, answer)
            self._tell()
            self.play_bots()
            return
        raise Unavailable("others write faster")

    async def _append(self, written: Sequence[Written]) -> bool:
        """Writes entries and takes them; False where others wrote first, and what they wrote is known now."""
        newest = written[-1]
        try:
            with metrics.APPEND.time():
                await self._store.append(
                    line_of(self.match, newest.hosted, newest.entry.at), [w.entry for w in written]
                )
        except Conflict:
            metrics.CONFLICTS.inc()
            await self.catch_up()
            return False
        except Unavailable:
            metrics.UNAVAILABLE.inc()
            self.doubtful = True
            log.warning("not saved", extra={"match": self.match, "seq": self.seq})
            raise
        for each in written:
            self._take(each)
        log.debug("written", extra={"match": self.match, "seq": self.seq})
        return True

    def _decided(self, batch: list[_Waiting], now: float) -> tuple[list[Written], list[int | Refused]]:
        """What the wishes bring about, one after the other, and the answer to each."""
        written: list[Written] = []
        answers: list[int | Refused] = []
        done = dict[str, int]()
        hosted = self.hosted
        assert hosted is not None
        for person, wish_id, wish, _ in batch:
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

    def _take(self, written: Written | None) -> None:
        """Makes an entry of the log part of what this room knows, unless it is already."""
        if written is None or written.entry.seq != self.seq + 1:
            return
        entry, event, self.hosted = written
        self.seq = entry.seq
        if entry.wish:
            self._done[entry.wish] = entry.seq
        if isinstance(event, MARKS):
            self._own[event.seat] = entry.seq
            return
        self.told = entry.seq
        if not isinstance(event, SeatingEvent):
            self._stories.append((entry.seq, _story(event)))

    # Telling

    def has_news(self, person: str, since: int) -> bool:
        """Whether a reader who was told everything until `since` has more to hear than marks."""
        if self.told > since:
            return True
        seat = self.hosted.seating.seat_of(person) if self.hosted else None
        return seat is not None and self._own.get(seat, 0) > since

    def news(self, person: str, since: int) -> News:
        """Where the match stands for one reader."""
        assert self.hosted is not None
        if self._shared.told != self.told:
            self._shared = _Shared(self.told, *_open_facts(self.hosted))
        stories = tuple(story for seq, story in self._stories if seq > since)
        _, gathering, table = self._shared
        you = showing.you(self.hosted, person)
        return News(self.seq, round(time.time(), 3), stories, gathering, table, _waiting(self.hosted), you)

    def marks(self) -> Marks:
        assert self.hosted is not None
        return Marks(self.seq, _waiting(self.hosted))

    def _tell(self) -> None:
        """Wakes everybody: at once where more than a mark is new, else a little later and once for many marks."""
        if self._shared.told != self.told:
            if self._marks:
                self._marks.cancel()
            self._wake()
        elif self._marks is None:
            self._marks = asyncio.get_running_loop().call_later(MARKS_EVERY, self._wake)

    def _wake(self) -> None:
        self._marks = None
        for guest in self.guests:
            guest.wake()

    # Bots and the clock

    def play_bots(self) -> None:
        """Lets the bots that the table waits for draw, without waiting for them."""
        if self._bots is None and self.hosted is not None and bots_awaited(self.hosted):
            self._bots = asyncio.create_task(self._think())

    async def _think(self) -> None:
        try:
            while self.hosted is not None and (seats := bots_awaited(self.hosted)):
                await self._let_play(self.hosted, seats, clock=False)
        except (ConnectionError, Unavailable):
            log.warning("bots will try again", extra={"match": self.match, "seq": self.seq})
        finally:
            self._bots = None

    async def run_clock(self) -> None:
        """Does what the server itself has to do in this match by now."""
        if self.doubtful:
            await self.catch_up()
        hosted = self.hosted
        if hosted is None:
            return
        ends = clock_ends(hosted)
        if ends is not None and hosted.state is not None and time.time() >= ends:
            await self._let_play(hosted, tuple(sorted(hosted.state.table.waiting)), clock=True)
        self.play_bots()

    async def _let_play(self, hosted: Hosted, seats: tuple[int, ...], clock: bool) -> None:
        assert hosted.state is not None
        turn = hosted.state.table.turn
        chairs = hosted.seating.chairs
        choices = [
            Choose(chairs[seat].bot or CLOCK_BOT, view(hosted.state, seat), f"{self.match}/{seat}/{turn}")
            for seat in seats
        ]
        commands = await self._thinking.commands(choices)
        await self.wish("", "", BotsPlay(tuple(commands), clock))

    async def gains(self, seat: int, skill: str) -> Gains:
        """What each drawing that a seat is offered would change."""
        assert self.hosted is not None
        assert self.hosted.state is not None
        return await self._thinking.gains(Foresee(view(self.hosted.state, seat), skill))

    @property
    def busy(self) -> bool:
        return bool(self.guests or self._working or self._bots)

    async def close(self) -> None:
        """Finishes what was begun."""
        if self._marks:
            self._marks.cancel()
        if self._bots:
            self._bots.cancel()
        tasks = [task for task in (self._bots, self._working) if task]
        if tasks:
            await asyncio.wait(tasks)

    # People

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.people_changed()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.used = time.monotonic()
        self.people_changed()

    def people_changed(self) -> None:
        """Tells soon who is there now."""
        self.people += 1
        if self._marks is None:
            self._marks = asyncio.get_running_loop().call_later(PEOPLE_EVERY, self._wake)

    def here(self) -> People:
        """Who is there, in this process."""
        assert self.hosted is not None
        seats = [self.hosted.seating.seat_of(guest.person) for guest in self.guests]
        return People(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))

    def everywhere(self) -> People:
        """Who is there, in all processes."""
        own, now = self.here(), time.monotonic()
        others = [people for until, people in self.elsewhere.values() if until > now]
        seats = {seat for people in (own, *others) for seat in people.here}
        return People(tuple(sorted(seats)), own.watchers + sum(people.watchers for people in others))


def news_of(hosted: Hosted, seq: int, event: Event) -> News:
    """A match after an event, as a watcher saw it."""
    return News(seq, round(time.time(), 3), (_story(event),), *_open_facts(hosted), _waiting(hosted), You())


def _open_facts(hosted: Hosted) -> tuple[Raw, Raw | None]:
    table = showing.shown(hosted)
    gathering = Raw(msgspec.json.encode(showing.gathering(hosted.seating)))
    return gathering, Raw(msgspec.json.encode(table)) if table else None


def _story(event: Event) -> Raw:
    return Raw(msgspec.json.encode(plain(seen(event, None))))


def _waiting(hosted: Hosted) -> tuple[int, ...]:
    return tuple(sorted(hosted.state.table.waiting)) if hosted.state else ()


def _resolve(answer: asyncio.Future[int], value: int | Exception) -> None:
    if answer.done():  # whoever asked is gone
        return
    if isinstance(value, Exception):
        answer.set_exception(value)
    else:
        answer.set_result(value)


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of a match for the lobby."""

    line: LobbyLine
    awaited: tuple[str, ...]  # the people that the table waits for


def line_of(match: str, hosted: Hosted, now: float) -> Line:
    """What the store keeps to find a match by."""
    seating = hosted.seating
    awaited = tuple(seating.chairs[seat].person for seat in _waiting(hosted) if seating.chairs[seat].person)
    ends = [clock_ends(hosted), now + BOTS_HAVE if bots_awaited(hosted) else None]
    return Line(
        match,
        "over" if seating.status == "closed" else seating.status,
        seating.house.public,
        tuple(chair.person for chair in seating.chairs if chair.person),
        msgspec.json.encode(Kept(showing.lobby_line(match, hosted, now), awaited)).decode(),
        min((end for end in ends if end is not None), default=None),
        now,
    )
