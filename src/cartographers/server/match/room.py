"""One live match. A room takes wishes one at a time, writes what they bring about, and only then tells everybody."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence

from cartographers.server.hosting.gathering import GiveUp
from cartographers.server.hosting.hosted import BotsPlay, Hosted, Wish, awaited, bots_awaited, clock_ends, decoded
from cartographers.server.hosting.seating import ChairTaken
from cartographers.server.hosting.staying import LookAround, Return
from cartographers.server.limits.fair_semaphore import Closed
from cartographers.server.limits.slices import Pace
from cartographers.server.match.audience import MARKS_EVERY, Audience, Guest
from cartographers.server.match.company import Company, people_of
from cartographers.server.match.ledger import Ledger, Told, ends_unused
from cartographers.server.match.presence import Attendance
from cartographers.server.match.thoughts import Thoughts
from cartographers.server.match.wishes import Wishes
from cartographers.server.thinking.questions import Thinking
from cartographers.server.wire.protocol import Marks, News, Step, Yours
from cartographers.store.log import Entry, Store, Unavailable

log = logging.getLogger("cartographers.room")

PAGE = 500  # entries that are read from the store at once
FEW = 50  # entries that need no slices


class Room:
    """One match in this process. All of it can be made anew from the log at any time."""

    def __init__(
        self,
        match: str,
        store: Store,
        thinking: Thinking,
        attendance: Attendance | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.match = match
        self.used = time.monotonic()
        self._store = store
        self._pace = pace or Pace()
        self._ledger = Ledger()
        self._audience = Audience(lambda: people_of(self._ledger))
        self._wishes = Wishes(match, self._ledger, store, self.catch_up, self._follow)
        self._bots: asyncio.Task[None] | None = None
        self.company = Company(match, self._ledger, self._audience, attendance or Attendance(time.time()))
        self.thoughts = Thoughts(match, self._ledger, store, thinking, self._pace)

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
        self.company.see(person)
        return await self._wishes.hand_in(person, wish_id, wish)

    def _follow(self) -> None:
        """What follows from wishes that were done."""
        self._tell()
        self.play_bots()

    @property
    def is_doubtful(self) -> bool:
        """Whether it is not known if the last entries were written, or others were."""
        return self._wishes.doubtful

    def doubt(self) -> None:
        """Others may have written what could not be read."""
        self._wishes.doubtful = True

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
        self._wishes.doubtful = False
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
                returning = self._wishes.hand_in(event.chair.person, "", Return())
                returning.add_done_callback(lambda done: done.exception())  # the owner can still do it

    # Telling

    @property
    def moments(self) -> Mapping[int, Step]:
        """What can be shown again, by the number of its entry."""
        return self._ledger.moments

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

    @property
    def guests(self) -> set[Guest]:
        """Those who are told, in this process."""
        return self._audience.guests

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.company.change()

    def leave(self, guest: Guest) -> None:
        self._audience.leave(guest)
        self.used = time.monotonic()
        self.company.see(guest.person)
        self.company.change()

    def wake(self) -> None:
        """Tells everybody what there is to tell."""
        self._audience.wake()

    def _tell(self) -> None:
        """Wakes everybody: at once where more than a mark is new, else a little later and once for many marks."""
        self.company.look_at_chairs()
        if self._ledger.is_untold:
            self.wake()
        else:
            self._audience.wake_soon(MARKS_EVERY)

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

    async def _let_play(self, seats: tuple[int, ...], clock: bool) -> None:
        commands = await self.thoughts.commands(seats)
        await self.wish("", "", BotsPlay(tuple(commands), clock))

    async def run_clock(self) -> None:
        """Does what the server itself has to do in this match by now."""
        if self.is_doubtful:
            await self.catch_up()
        unused = ends_unused(self.hosted, self._ledger.at)
        if unused is not None and time.time() >= unused:
            await self._put_an_end()
            return
        ends = clock_ends(self.hosted)
        if ends is not None and time.time() >= ends:
            await self._let_play(awaited(self.hosted), clock=True)
        if self.company.is_missing_somebody(time.time()):
            await self.wish("", "", LookAround(self.company.away(time.time())))
        self.play_bots()

    async def _put_an_end(self) -> None:
        """Closes a table that nobody begins; one that was closed long ago is deleted."""
        if self.hosted.seating.status == "open":
            await self.wish("", "", GiveUp())
        else:
            await self._store.remove(self.match)

    @property
    def busy(self) -> bool:
        return bool(self.guests or self._wishes.working or self._bots or self.thoughts.is_thinking)

    async def close(self) -> None:
        """Finishes what was begun."""
        self._audience.close()
        if self._bots:
            self._bots.cancel()
        await self.thoughts.close()
        tasks = [task for task in (self._bots, self._wishes.working) if task]
        if tasks:
            await asyncio.wait(tasks)
