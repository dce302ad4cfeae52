"""One live match. A room takes wishes one at a time, writes what they bring about, and only then tells everybody."""

import asyncio
import logging
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from cartographers.game.events import Event
from cartographers.game.moments import Moment, moments
from cartographers.game.refusals import Refused
from cartographers.game.state import Table
from cartographers.game.view import view
from cartographers.server import metrics
from cartographers.server.hosting.gathering import GiveUp
from cartographers.server.hosting.hosted import (
    BotsPlay,
    Hosted,
    Wish,
    awaited,
    bots_awaited,
    clock_ends,
    decide,
    decoded,
)
from cartographers.server.hosting.seating import ChairTaken, Seating
from cartographers.server.hosting.staying import LookAround, Return, patience
from cartographers.server.limits.fair_semaphore import Closed
from cartographers.server.limits.single_flight import SingleFlight
from cartographers.server.limits.slices import Pace
from cartographers.server.match.chance import lot
from cartographers.server.match.ledger import Ledger, Told, Wished, Written, ends_unused, line_of
from cartographers.server.match.presence import Attendance
from cartographers.server.thinking.hints import Hinted
from cartographers.server.thinking.questions import READY, Advise, Choose, Foresee, Review, Thinking
from cartographers.server.wire.counts import Gains
from cartographers.server.wire.protocol import Analysis, Away, Marks, News, Preparing, Presence, Step, Yours
from cartographers.store.log import Conflict, Entry, Line, Store, Unavailable

log = logging.getLogger("cartographers.room")

MARKS_EVERY = 0.1
PEOPLE_EVERY = 0.5
MOST_TRIES = 50
PAGE = 500  # entries that are read from the store at once
FEW = 50  # entries that need no slices
WATCHERS_AT_ONCE, WATCHERS_EVERY = 10, 0.01
CLOCK_BOT = "greedy"


class Guest(Protocol):
    """Somebody who is told what happens in a room."""

    person: str

    def wake(self) -> None:
        """There may be something new to tell."""


class _Asked(NamedTuple):
    """What hints are asked for: a seat, and the table as it lies whoever has answered already."""

    seat: int
    table: Table
    is_ready: bool  # whether they can be more than a quick first look


class Others(NamedTuple):
    """Who is there in another process, and until when that may be believed."""

    until: float
    people: Presence
    seated: tuple[str, ...]  # those who sit at the match, or are its host


class _Waiting(NamedTuple):
    wished: Wished
    answer: asyncio.Future[int]


class _Step:
    """What wishes bring about; decided again, while others have to wait, where they wrote first."""

    def __init__(self, match: str, ledger: Ledger, wishes: Sequence[Wished]) -> None:
        self._match = match
        self._ledger = ledger
        self._wishes = wishes
        self.written: list[Written] = []
        self.answers: list[int | Refused] = []

    def decide(self) -> None:
        self.written, self.answers = self._ledger.decided(self._wishes, time.time())

    @property
    def append(self) -> tuple[Line, list[Entry]]:
        """What is to be written."""
        newest = self.written[-1]
        return line_of(self._match, newest.hosted, newest.entry.at), [each.entry for each in self.written]

    def again(self, missed: Sequence[Entry]) -> tuple[Line, list[Entry]] | None:
        metrics.CONFLICTS.inc()
        self._ledger.read(missed)
        self.decide()
        return self.append if self.written else None


class Room:
    """One match in this process. All of it can be made anew from the log at any time."""

    def __init__(
        self,
        match: str,
        store: Store,
        thinking: Thinking,
        presence: Attendance | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.match = match
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, Others] = {}  # by process
        self.people = 0  # counts how often who is there has changed
        self.used = time.monotonic()
        self.doubtful = False  # whether the last entries were written is not known
        self._ledger = Ledger()
        self._store = store
        self._thinking = thinking
        self._presence = presence or Attendance(time.time())
        self._pace = pace or Pace()
        self._chairs: tuple[object, ...] = ()  # as they were when people were last told who is there
        self._complete: tuple[int, Seating] | None = None  # when nobody was away
        self._hints: SingleFlight[Hinted] = SingleFlight()
        self._analyses: SingleFlight[Analysis] = SingleFlight()  # of a match that is over
        self._queue: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._bots: asyncio.Task[None] | None = None
        self._waking: asyncio.TimerHandle | None = None
        self._watchers: dict[Guest, None] = {}  # who is to be told, the first first
        self._waking_watchers: asyncio.TimerHandle | None = None

    @property
    def hosted(self) -> Hosted:
        """Where the match stands."""
        assert self._ledger.hosted is not None, "a room is made for a match that is there"
        return self._ledger.hosted

    @property
    def is_empty(self) -> bool:
        """Whether there is no such match."""
        return self._ledger.hosted is None

    @property
    def seq(self) -> int:
        return self._ledger.seq

    # Wishes

    async def wish(self, person: str, wish_id: str, wish: Wish) -> int:
        """Does what a person wishes; the number of the entry with which it is done. Raises Refused or Unavailable."""
        self.used = time.monotonic()
        self._see(person)
        return await self._handed_in(person, wish_id, wish)

    def _handed_in(self, person: str, wish_id: str, wish: Wish) -> asyncio.Future[int]:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(Wished(person, wish_id, wish), answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return answer

    @property
    def moments(self) -> Mapping[int, Step]:
        """What can be shown again, by the number of its entry."""
        return self._ledger.moments

    async def catch_up(self, reads: Callable[[int], None] = lambda _: None) -> None:
        """Reads what others have written; `reads` is told how many entries, before they are made sense of."""
        while True:
            entries = await self._store.entries(self.match, self.seq, PAGE)
            reads(len(entries))
            if len(entries) <= FEW:
                self._ledger.read(entries)
            else:
                await self._pace.result(self._ledger.reading(entries))
            if self.guests:
                self._give_back(entries)
            if len(entries) < PAGE:
                break
        self.doubtful = False
        self._tell()

    def _give_back(self, entries: Sequence[Entry]) -> None:
        """Somebody's seat was handed over at a server that did not know that they are here: it stays theirs."""
        here = {guest.person for guest in self.guests}
        for entry in entries:
            if "chair_taken" not in entry.body:
                continue
            event = decoded(entry.body)
            if isinstance(event, ChairTaken) and event.chair.bot and event.by and event.chair.person in here:
                log.warning("a seat was handed over whose owner is here", extra={"match": self.match, "seq": entry.seq})
                returning = self._handed_in(event.chair.person, "", Return())
                returning.add_done_callback(lambda done: done.exception())  # the owner can still do it

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
        step = _Step(self.match, self._ledger, [waiting.wished for waiting in batch])
        for _ in range(MOST_TRIES):
            step.decide()
            if step.written and not await self._append(step):
                continue
            for waiting, answer in zip(batch, step.answers, strict=True):
                _resolve(waiting.answer, answer)
            self._tell()
            self.play_bots()
            return
        raise Unavailable("others write faster")

    async def _append(self, step: "_Step") -> bool:
        """Writes what is decided and takes it; False where it could not follow, and what others wrote is known now."""
        try:
            with metrics.APPEND.time():
                await self._store.append(*step.append, step.again)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self.catch_up()
            return False
        except Unavailable:
            metrics.UNAVAILABLE.inc()
            self.doubtful = True
            log.warning("not saved", extra={"match": self.match, "seq": self.seq})
            raise
        self._ledger.take(step.written)
        log.debug("written", extra={"match": self.match, "seq": self.seq})
        return True

    # Telling

    @property
    def told(self) -> int:
        """The newest entry that is more than a mark."""
        return self._ledger.told

    def is_changed(self, seat: int | None, since: int) -> bool:
        return self._ledger.is_changed(seat, since)

    def news(self, person: str, since: int) -> News:
        return self._ledger.news(person, since)

    def changes(self, person: str, since: int) -> Told | None:
        return self._ledger.changes(person, since)

    def yours(self, person: str) -> Yours:
        return self._ledger.yours(person)

    def marks(self) -> Marks:
        return self._ledger.marks()

    def _tell(self) -> None:
        """Wakes everybody: at once where more than a mark is new, else a little later and once for many marks."""
        if not self.is_empty and self._chairs != (chairs := _chairs(self.hosted)):
            self._chairs = chairs
            self.people += 1  # who is there is told by seat
        if self._ledger.is_untold:
            self.wake()
        elif self._waking is None:
            self._wake_in(MARKS_EVERY)

    def _wake_in(self, seconds: float) -> None:
        self._waking = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        """Tells everybody what there is to tell."""
        if self._waking:
            self._waking.cancel()
        self._waking = None
        seated = set() if self.is_empty else _people(self.hosted)
        for guest in self.guests:
            if guest.person in seated:
                guest.wake()
            else:
                self._watchers[guest] = None
        if self._waking_watchers is None:
            self._wake_watchers()

    def _wake_watchers(self) -> None:
        """Tells watchers, a few at a time: however many they are, those who play are served in between."""
        self._waking_watchers = None
        for guest in [*self._watchers][:WATCHERS_AT_ONCE]:
            del self._watchers[guest]
            guest.wake()
        if self._watchers:
            loop = asyncio.get_running_loop()
            self._waking_watchers = loop.call_later(WATCHERS_EVERY, self._wake_watchers)

    # Bots and the clock

    def play_bots(self) -> None:
        """Lets the bots that the table waits for draw, without waiting for them."""
        if self._bots is None and bots_awaited(self.hosted):
            self._bots = asyncio.create_task(self._think())

    async def _think(self) -> None:
        try:
            while seats := bots_awaited(self.hosted):
                await self._let_play(seats, clock=False)
        except Closed:
            pass  # whoever opens the match next lets them play
        except (ConnectionError, Unavailable):
            log.warning("bots will try again", extra={"match": self.match, "seq": self.seq})
        finally:
            self._bots = None

    async def run_clock(self) -> None:
        """Does what the server itself has to do in this match by now."""
        if self.doubtful:
            await self.catch_up()
        unused = ends_unused(self.hosted, self._ledger.at)
        if unused is not None and time.time() >= unused:
            await self._put_an_end()
            return
        ends = clock_ends(self.hosted)
        if ends is not None and time.time() >= ends:
            await self._let_play(awaited(self.hosted), clock=True)
        if self.is_missing_somebody(time.time()):
            await self.wish("", "", LookAround(self.away(time.time())))
        self.play_bots()

    async def _put_an_end(self) -> None:
        """Closes a table that nobody begins; one that was closed long ago is deleted."""
        if self.hosted.seating.status == "open":
            await self.wish("", "", GiveUp())
        else:
            await self._store.remove(self.match)

    def is_missing_somebody(self, now: float) -> bool:
        """Whether somebody who is there has to be told that others are absent by now.

        Where all are there it is not looked again before somebody comes or goes, or the seating is another.
        """
        if not self.guests or self._complete == (self.people, self.hosted.seating):
            return False
        away = self.away(now)
        follows = decide(self.hosted, "", LookAround(away))
        self._complete = None if away or follows else (self.people, self.hosted.seating)
        return bool(follows)

    async def _let_play(self, seats: tuple[int, ...], clock: bool) -> None:
        state, chairs = self.hosted.state, self.hosted.seating.chairs
        assert state is not None
        choices = [
            Choose(chairs[seat].bot or CLOCK_BOT, view(state, seat), self._chance(seat, state.table)) for seat in seats
        ]
        commands = await self._thinking.commands(choices, self.hosted.seating.host)
        await self.wish("", "", BotsPlay(tuple(commands), clock))

    @property
    def preparing(self) -> Preparing:
        """How far strong bots are."""
        return self._thinking.preparing

    async def gains(self, seat: int, skill: str) -> Gains:
        """What each drawing that a seat is offered would change."""
        assert self.hosted.state is not None
        return await self._thinking.gains(Foresee(view(self.hosted.state, seat), skill), self._person(seat))

    async def hints(self, seat: int) -> Hinted:
        """The drawings that would be best for a seat; the same until something else is asked, or more can be said."""
        state = self.hosted.state
        assert state is not None
        asked = _Asked(seat, replace(state.table, waiting=frozenset()), self.preparing == READY)
        self._hints.keep(lambda before: (before.table, before.is_ready) == (asked.table, asked.is_ready))
        question = Advise(view(state, seat), self._chance(seat, state.table))
        person = self._person(seat)
        return await self._hints.answer(asked, lambda: self._thinking.hints(question, person), person)

    async def analysis(self, seat: int, person: str) -> Analysis:
        """A finished match of a seat, turn by turn, for a person; dropped when nobody waits for it any more."""
        return await self._analyses.answer(seat, lambda: self._review(seat), person)

    async def _review(self, seat: int) -> Analysis:
        state = self.hosted.state
        assert state is not None

        def person() -> str:
            return self._analyses.first(seat)

        async with self._thinking.reviewing(person()):
            entries = await self._store.entries(self.match)
            asked = await self._pace.result(_moments(entries, seat))
            seeds = [self._chance(seat, seen.table) for seen, _ in asked]
            return await self._thinking.analysis(Review(seat, asked, state.table, seeds), person)

    def _person(self, seat: int) -> str:
        return self.hosted.seating.chairs[seat].person

    def _chance(self, seat: int, table: Table) -> str:
        """The seed of what is left to chance when a bot thinks for a seat."""
        assert self.hosted.state is not None
        return lot(self.hosted.state.seed, self.match, seat, table)

    @property
    def busy(self) -> bool:
        thinks = self._bots or self._hints.is_thinking or self._analyses.is_thinking
        return bool(self.guests or self._working or thinks)

    async def close(self) -> None:
        """Finishes what was begun."""
        for timer in (self._waking, self._waking_watchers):
            if timer:
                timer.cancel()
        if self._bots:
            self._bots.cancel()
        await self._hints.close()
        await self._analyses.close()
        tasks = [task for task in (self._bots, self._working) if task]
        if tasks:
            await asyncio.wait(tasks)

    # People

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.people_changed()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._watchers.pop(guest, None)
        self.used = time.monotonic()
        self._see(guest.person)
        self.people_changed()

    def people_changed(self) -> None:
        """Tells soon who is there now."""
        self.people += 1
        if self._waking is None:
            self._wake_in(PEOPLE_EVERY)

    def here(self) -> Presence:
        """Who is there, in this process."""
        seats = [self.hosted.seating.seat_of(guest.person) for guest in self.guests]
        return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))

    def seated_here(self) -> tuple[str, ...]:
        """Those who sit at the match, or are its host, and are there in this process."""
        return tuple(sorted(_people(self.hosted) & {guest.person for guest in self.guests}))

    def hear_of(self, process: str, others: Others) -> None:
        """Another process has told who is there."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = others
        if before is None or before[1:] != others[1:]:
            self.people_changed()

    def forget_others(self, now: float) -> None:
        """Believes no longer what processes have told that are silent since."""
        gone = [process for process, others in self.elsewhere.items() if others.until <= now]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self.people_changed()

    def away(self, now: float) -> dict[str, float]:
        """For how many seconds people of this match have had no connection, in any process."""
        there = {*self.seated_here(), *(person for others in self.elsewhere.values() for person in others.seated)}
        came, last = self.hosted.came, self._presence.last
        return {
            person: max(0.0, now - max(came.get(person, 0.0), last(self.match, person, now)))
            for person in sorted(_people(self.hosted) - there)
        }

    def everywhere(self, now: float) -> Presence:
        """Who is there, in all processes, and who is not."""
        own, others, seating = self.here(), self.elsewhere.values(), self.hosted.seating
        seats = {seat for people in (own, *(each.people for each in others)) for seat in people.here}
        away = {seating.seat_of(person): seconds for person, seconds in self.away(now).items()}
        return Presence(
            tuple(sorted(seats)),
            own.watchers + sum(each.people.watchers for each in others),
            tuple(Away(seat, round(now - away[seat], 3)) for seat in range(len(seating.chairs)) if seat in away),
            patience(seating),
        )

    def _see(self, person: str) -> None:
        if not self.is_empty and person in _people(self.hosted):
            self._presence.see(self.match, [person], time.time())


def _moments(entries: Sequence[Entry], seat: int) -> Generator[None, None, list[Moment]]:
    """The moments of a log at which a seat chose, piece by piece."""
    events: list[Event] = []
    for entry in entries:
        if isinstance(event := decoded(entry.body), Event):
            events.append(event)
        yield
    found: list[Moment] = []
    for moment in moments(events, seat):
        found.append(moment)
        yield
    return found


def _people(hosted: Hosted) -> set[str]:
    """Those who sit at a match, and its host."""
    return {hosted.seating.host, *(chair.person for chair in hosted.seating.chairs if chair.person)}


def _chairs(hosted: Hosted) -> tuple[object, ...]:
    """What decides how it is told who is there."""
    seating = hosted.seating
    return seating.status, seating.host, *(chair.person for chair in seating.chairs)


def _resolve(answer: asyncio.Future[int], value: int | Exception) -> None:
    if answer.done():  # whoever asked is gone
        return
    if isinstance(value, Exception):
        answer.set_exception(value)
    else:
        answer.set_result(value)
