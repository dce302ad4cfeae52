"""The rooms of this process: made when somebody asks for a match, put away when nobody has for a while."""

import asyncio
import logging
import secrets
import time

import msgspec

from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.hosting.hosted import Hosted, LogEvent, Wish, apply, carry_out, encoded
from cartographers.server.hosting.seating import MatchOpened
from cartographers.server.limits.slices import Pace
from cartographers.server.limits.token_bucket import AN_ENTRY, OPENING, Purse
from cartographers.server.match.company import Others
from cartographers.server.match.ledger import line_of
from cartographers.server.match.presence import Attendance
from cartographers.server.match.room import Room
from cartographers.server.thinking.questions import READY, Thinking
from cartographers.server.wire.protocol import Presence
from cartographers.store.log import Entry, Store, Unavailable

log = logging.getLogger("cartographers.rooms")

IDLE = 60.0
TICK = 1.0
DUE_AT_ONCE = 100
WHISPER_EVERY = 15.0
WHISPER_LASTS = 40.0
FORGET_EVERY = 60.0
FORGET_AT_ONCE = 20


class _Presence(msgspec.Struct, frozen=True):
    """Who is at a match in one process."""

    process: str
    people: Presence
    seated: tuple[str, ...] = ()  # the people of the match among them


class Rooms:
    """Every live match of this process."""

    def __init__(self, store: Store, thinking: Thinking, keep: float = 0.0) -> None:
        self.store = store
        self.pace = Pace()
        self._keep = keep  # seconds after which matches are forgotten; 0: never
        self._forgot = -FORGET_EVERY  # when it was last looked for those
        self._thinking = thinking
        self._presence = Attendance(time.time())
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: dict[str, bool] = {}  # the matches that are read on, and whether more was heard since
        self._clocks: dict[str, asyncio.Task[None]] = {}  # by match: what is being done there because it is due
        self._process = secrets.token_hex(8)
        self._whispered: dict[str, tuple[int, float]] = {}  # by match: which change of its people, and when
        store.listen(self._heard, self._overheard)

    async def open(self, match: str, opened: MatchOpened, *then: Wish) -> Room:
        """A new match; `then` is done by its host in the same breath."""
        now = time.time()
        happened: list[tuple[LogEvent, Hosted]] = [(opened, apply(None, opened, now))]
        for wish in then:
            happened += carry_out(happened[-1][1], opened.host, wish, now)
        entries = [Entry(seq, now, encoded(event)) for seq, (event, _) in enumerate(happened, start=1)]
        await self.store.append(line_of(match, happened[-1][1], now), entries)
        room = await self.room(match)
        room.play_bots()
        return room

    async def room(self, match: str, purse: Purse | None = None) -> Room:
        """The room of a match; refused where there is no such match. Who asks first for it pays for its log."""
        room = self._rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        opening = self._opening.get(match)
        if opening is None:
            if purse and not purse.take(OPENING):
                raise Refused("too_fast")
            opening = self._opening[match] = asyncio.create_task(self._load(match, purse))
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def _load(self, match: str, purse: Purse | None) -> Room:
        room = Room(match, self.store, self._thinking, self._presence, self.pace)
        await room.catch_up(lambda entries: purse.owe(entries * AN_ENTRY) if purse else None)
        if room.is_empty:
            raise Refused("unknown_match")
        self._rooms[match] = room
        await room.catch_up()  # news that came while it was not known here yet were not for anybody
        metrics.ROOMS.set(len(self._rooms))
        if time.time() > room.hosted.asked + TICK:
            room.play_bots()  # whoever should have is gone
        return room

    async def read_on(self, match: str) -> None:
        """Lets a match that is live here take what was written past its room."""
        if room := self._rooms.get(match):
            await room.catch_up()

    async def drop(self, match: str) -> None:
        """Lets go of a match that was deleted."""
        if room := self._rooms.pop(match, None):
            self._whispered.pop(match, None)
            await room.close()

    def live(self) -> list[Room]:
        return list(self._rooms.values())

    # News of other processes

    def _heard(self, match: str, seq: int) -> None:
        """Another process has written; without a match, anything may be new."""
        behind = [room for room in [self._rooms.get(match)] if room and room.seq < seq] if match else self.live()
        for room in behind:
            self._soon(room)

    def _soon(self, room: Room) -> None:
        """Lets a room read on. What is heard while it does so it reads in one more go, however much that is."""
        is_reading = room.match in self._behind
        self._behind[room.match] = True
        if not is_reading:
            task = asyncio.get_running_loop().create_task(self._read_on(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _read_on(self, room: Room) -> None:
        try:
            while self._behind[room.match]:
                self._behind[room.match] = False
                await room.catch_up()
        except Unavailable:
            room.doubt()  # the clock will try again
            log.warning("could not read on", extra={"match": room.match, "seq": room.seq})
        finally:
            del self._behind[room.match]

    def _overheard(self, match: str, message: str) -> None:
        """Another process has told who is at a match there."""
        presence = msgspec.json.decode(message, type=_Presence)
        self._presence.see(match, presence.seated, time.time())  # whether or not anybody is there in this process
        if room := self._rooms.get(match):
            until = time.monotonic() + WHISPER_LASTS
            room.company.hear_of(presence.process, Others(until, presence.people, presence.seated))

    # The clock

    async def run(self) -> None:
        """Does, again and again, what nobody asks for: clocks, bots that were left alone, presence, empty rooms."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._run_clocks()
                await self._whisper()
                await self._put_away()
                await self._forget()
                self._tell_how_far()
            except Unavailable:
                log.warning("the store does not answer")
            except Exception:  # the clocks of all matches hang on this task
                log.exception("could not do what is due")

    def _tell_how_far(self) -> None:
        """Tells everybody how far the strong bots are, while they are being prepared."""
        if self._thinking.preparing != READY and self._thinking.look():
            for room in self.live():
                room.wake()

    async def _run_clocks(self) -> None:
        """Begins what is due in each match, unless it was begun before; none waits for the bots of another."""
        now = time.time()
        wanting = [room.match for room in self.live() if room.is_doubtful or room.company.is_missing_somebody(now)]
        most = DUE_AT_ONCE + len(self._rooms)  # bots of all that are here may still think
        for match in {*wanting, *await self.store.due(now, most)}:
            if match not in self._clocks and len(self._clocks) < most:
                self._clocks[match] = asyncio.create_task(self._run_clock(match))

    async def _run_clock(self, match: str) -> None:
        try:
            room = await self.room(match)
            await room.run_clock()
        except (Refused, ConnectionError):
            log.warning("could not do what is due", extra={"match": match})
        except Unavailable:
            log.warning("the store does not answer", extra={"match": match})
        except Exception:  # the next tick tries again
            log.exception("could not do what is due", extra={"match": match})
        finally:
            del self._clocks[match]

    async def _whisper(self) -> None:
        """Tells other processes who is here, when it has changed and every now and then."""
        now = time.monotonic()
        for room in self.live():
            version, at = self._whispered.get(room.match, (0, 0.0))
            if room.company.version != version or (room.guests and now > at + WHISPER_EVERY):
                self._whispered[room.match] = (room.company.version, now)
                presence = _Presence(self._process, room.company.here(), room.company.seated_here())
                await self.store.whisper(room.match, msgspec.json.encode(presence).decode())

    async def _put_away(self) -> None:
        idle = time.monotonic() - IDLE
        self._presence.forget(time.time())
        for room in self.live():
            room.company.forget_others(time.monotonic())
            if not room.busy and room.match not in self._clocks and room.used < idle:
                del self._rooms[room.match]
                self._whispered.pop(room.match, None)
                await room.close()
        metrics.ROOMS.set(len(self._rooms))

    async def _forget(self) -> None:
        """Deletes a few matches at a time that have been over, or untouched, for as long as the host keeps them."""
        if self._keep and time.monotonic() >= self._forgot + FORGET_EVERY:
            forgotten = await self.store.forget(time.time() - self._keep, FORGET_AT_ONCE)
            if forgotten < FORGET_AT_ONCE:
                self._forgot = time.monotonic()

    async def close(self) -> None:
        """Finishes what was begun in every room."""
        clocks = [*self._clocks.values()]
        for clock in clocks:
            clock.cancel()
        await asyncio.gather(*clocks, return_exceptions=True)
        for room in self.live():
            await room.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
