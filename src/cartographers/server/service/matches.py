"""What can be asked about people and matches: opened, found, sat down at, begun, handed over, recorded, replayed."""

import re
import secrets
import time
from collections.abc import Awaitable, Callable, Generator

import msgspec
from msgspec.structs import replace

from cartographers.game.chance import seal
from cartographers.game.options import MOST_SEATS, Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Table
from cartographers.server.hosting import gathering, seating, staying
from cartographers.server.hosting.former import is_stand_in
from cartographers.server.hosting.hosted import OpenRematch, Wish
from cartographers.server.hosting.seating import Chair, MatchOpened, Seating, Status
from cartographers.server.limits.coalesce import Coalesced
from cartographers.server.limits.quotas import Quotas
from cartographers.server.limits.token_bucket import A_LINE, A_MAP
from cartographers.server.limits.while_wanted import Few, while_wanted
from cartographers.server.match.ledger import LobbyEntry
from cartographers.server.match.replays import Replays
from cartographers.server.match.room import Room
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.analyses import Analyses
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.people import Person, called, is_same, new_invite, new_match_code
from cartographers.server.wire import protocol
from cartographers.server.wire.protocol import Analysis, Changed, Lobby, LobbyLine, Me, Opened, Steps
from cartographers.store.log import Line

MOST_LISTED = 200
MOST_REVIEWS = 2
"""Analyses that one person may wait for at a time."""
MOST_OF_ONE = 3
"""Public tables of one host in the lobby."""
_COUNT = re.compile("[0-9]{1,12}")
_NUMBER = re.compile("[1-9][0-9]{0,11}")


class Matches:
    """Answers requests about people and matches."""

    def __init__(
        self, rooms: Rooms, replays: Replays, quotas: Quotas, code: Callable[[], str] = new_match_code
    ) -> None:
        self._rooms = rooms
        self._code = code  # of a new match
        self._reviews = Few(MOST_REVIEWS)
        self._analyses = Analyses(rooms.store)
        self._replays = replays
        self._quotas = quotas
        self._public = Coalesced(lambda: rooms.store.public(MOST_LISTED, MOST_OF_ONE))

    def endpoints(self) -> list[Endpoint]:
        def posts(path: str, act: Callable[[Call, Room, Person], Awaitable[Answer]]) -> Endpoint:
            async def answer(call: Call) -> Answer:
                person = call.asked()
                return await act(call, await self._room(call), person)

            return Endpoint("POST", f"/api/matches/{{match}}/{path}", answer)

        return [
            Endpoint("GET", "/api/me", self.me),
            Endpoint("POST", "/api/me", self.set_name),
            Endpoint("GET", "/api/me/matches", self.mine),
            Endpoint("GET", "/api/matches", self.listed),
            Endpoint("POST", "/api/matches", self.open),
            Endpoint("GET", "/api/matches/{match}", self.shown),
            Endpoint("GET", "/api/matches/{match}/record", self.record),
            Endpoint("GET", "/api/matches/{match}/analysis/{seat}", self.analysis),
            Endpoint("GET", "/api/matches/{match}/steps", self.steps),
            Endpoint("GET", "/api/matches/{match}/steps/{seq}", self.step),
            posts("sit", self.sit),
            posts("leave", self.leave),
            posts("bot", self.seat_bot),
            posts("free", self.free),
            posts("admit", self.admit),
            posts("arrange", self.arrange),
            posts("begin", self.begin),
            posts("close", self.close),
            posts("end", self.end),
            posts("return", self.come_back),
            posts("rematch", self.rematch),
        ]

    # People

    async def me(self, call: Call) -> Answer:
        return Answer(Me(call.person.name, True) if call.person else Me())

    async def set_name(self, call: Call) -> Answer:
        asked = await call.body(protocol.SetName)
        person = called(asked.name, call.person)
        return Answer(Me(person.name, True), person=person)

    # Finding

    async def listed(self, call: Call) -> Answer:
        return await self._lobby(call, await self._public.answer(), call.person)

    async def mine(self, call: Call) -> Answer:
        person = call.asked()
        return await self._lobby(call, await self._rooms.store.of(person.id, MOST_LISTED), person)

    async def _lobby(self, call: Call, lines: list[Line], person: Person | None) -> Answer:
        call.purse.owe(len(lines) * A_LINE)
        return Answer(await self._rooms.pace.result(lines_for(lines, person)))

    async def shown(self, call: Call) -> Answer:
        room = await self._watched(call)
        call.purse.owe(len(room.hosted.seating.chairs) * A_MAP / 2)
        return Answer(await self._rooms.pace.call(lambda: room.news(call.person_id, room.seq)))

    # Before and beside the match

    async def open(self, call: Call) -> Answer:
        person = call.asked()
        asked = await call.body(protocol.OpenMatch)
        match = self._code()
        opened = replace(match_opened(asked, person), place=call.place)
        async with self._quotas.opening(person.id, call.place, len(opened.chairs)):
            await self._rooms.open(match, opened, *([gathering.Begin()] if asked.begin else []))
        return Answer(Opened(match, opened.invite), 201)

    async def sit(self, call: Call, room: Room, person: Person) -> Answer:
        asked = await call.body(protocol.SitDown)
        wish = gathering.Sit(person.name, asked.seat, is_same(room.hosted.seating.invite, asked.invite))
        if room.hosted.seating.seat_of(person.id) is not None:
            return await _done(room, person, wish)
        async with self._quotas.sitting_down(person.id):
            return await _done(room, person, wish)

    async def leave(self, call: Call, room: Room, person: Person) -> Answer:
        await call.body(protocol.Nothing)
        return await _done(room, person, gathering.Leave())

    async def seat_bot(self, call: Call, room: Room, person: Person) -> Answer:
        asked = await call.body(protocol.SeatBot)
        if room.hosted.seating.status == "open":
            return await _done(room, person, gathering.SeatBot(asked.seat, asked.bot))
        return await _done(room, person, staying.HandOver(asked.seat, asked.bot, room.company.away(time.time())))

    async def free(self, call: Call, room: Room, person: Person) -> Answer:
        asked = await call.body(protocol.FreeSeat)
        return await _done(room, person, gathering.Free(asked.seat, new_invite()))

    async def admit(self, call: Call, room: Room, person: Person) -> Answer:
        await call.body(protocol.Nothing)
        return await _done(room, person, gathering.Admit())

    async def arrange(self, call: Call, room: Room, person: Person) -> Answer:
        asked = await call.body(protocol.Arrange)
        wish, table = gathering.Arrange(asked.options, asked.house), room.hosted.seating
        more = asked.options.seats - len(table.chairs)
        if more <= 0 or person.id != table.host:
            return await _done(room, person, wish)
        async with self._quotas.opening(person.id, table.place, min(more, MOST_SEATS), tables=0):
            return await _done(room, person, wish)

    async def begin(self, call: Call, room: Room, person: Person) -> Answer:
        await call.body(protocol.Nothing)
        return await _done(room, person, gathering.Begin(time.time()))

    async def close(self, call: Call, room: Room, person: Person) -> Answer:
        await call.body(protocol.Nothing)
        return await _done(room, person, gathering.Close())

    async def end(self, call: Call, room: Room, person: Person) -> Answer:
        """Somebody agrees to end the match now, or does so no longer."""
        asked = await call.body(protocol.EndMatch)
        return await _done(room, person, staying.AgreeToEnd(asked.agree, room.company.away(time.time())))

    async def come_back(self, call: Call, room: Room, person: Person) -> Answer:
        await call.body(protocol.Nothing)
        return await _done(room, person, staying.Return())

    async def rematch(self, call: Call, room: Room, person: Person) -> Answer:
        """Opens the next match with the same people, or tells where it is; alone or among bots it begins at once."""
        await call.body(protocol.Nothing)
        before = room.hosted.seating
        if before.seat_of(person.id) is None:
            raise Refused("not_seated")
        if before.status not in ("over", "abandoned"):
            raise Refused("match_not_over")
        if not before.rematch:
            opened = replace(rematch_of(before, person), place=call.place)
            async with self._quotas.opening(person.id, opened.place, len(opened.chairs)):
                await self._open_rematch(room, person, opened)
        next_match = room.hosted.seating.rematch
        next_room = await self._rooms.room(next_match)
        return Answer(Opened(next_match, next_room.hosted.seating.invite), 201)

    async def _open_rematch(self, room: Room, person: Person, opened: MatchOpened) -> None:
        match = self._code()
        new = await self._rooms.open(match, opened)
        try:
            await room.wish(person.id, "", OpenRematch(match))
        except Refused:  # somebody was faster
            await new.wish(person.id, "", gathering.Close())
        else:
            if all(chair.person in ("", person.id) for chair in opened.chairs):  # nobody to wait for
                await new.wish(person.id, "", gathering.Begin())

    # Afterwards

    async def record(self, call: Call) -> Answer:
        """The whole game as text, as far as it went, once it is over: before, it would tell the decks."""
        room = await self._watched(call)
        table = _table_after(room, "over", "abandoned")
        await self._check_revealed(room)
        text = await self._replays.record(room, table, call.purse)
        return Answer(text, file=f"cartographers-{room.match}.txt")

    async def analysis(self, call: Call) -> Answer:
        """What a seat drew, and what would have been best, once the match is over; in a lesson at any time."""
        if not _COUNT.fullmatch(call.params["seat"]):
            raise Refused("unknown_page")
        person = call.asked()
        room = await self._watched(call)
        ends: tuple[Status, ...] = ("over", "playing") if room.hosted.seating.house.lesson else ("over",)
        table = _table_after(room, *ends)
        await self._check_revealed(room)
        seat = int(call.params["seat"])
        if seat >= table.options.seats:
            raise Refused("unknown_seat", seat=seat)
        analysis = await self._thought(call, room, seat)
        if room.hosted.seating.seat_of(person.id) == seat and table.over:
            await self._analyses.keep(person.id, room.match, analysis)
        return Answer(analysis)

    async def review(self, call: Call, room: Room, seat: int) -> Analysis:
        """The same of an own match, for those who keep what it comes to."""
        _table_after(room, "over")
        await self._check_revealed(room)
        return await self._thought(call, room, seat)

    async def _thought(self, call: Call, room: Room, seat: int) -> Analysis:
        person = call.asked()
        if self._reviews.has_enough(person.id):
            raise Refused("reviews_waiting")
        try:
            with self._reviews.counted(person.id):
                return await while_wanted(call.hung_up(), room.thoughts.analysis(seat, person.id))
        except ConnectionError as error:
            raise Refused("not_now") from error

    async def steps(self, call: Call) -> Answer:
        """The moments of a match that can be shown again."""
        return Answer(Steps(tuple((await self._watched(call)).moments.values())))

    async def step(self, call: Call) -> Answer:
        """Where a match stood after one of its moments, as a watcher saw it."""
        wanted = call.params["seq"]
        room = await self._watched(call)
        seq = int(wanted) if _NUMBER.fullmatch(wanted) else 0
        if seq not in room.moments:
            raise Refused("unknown_step", step=wanted[:20])
        return Answer(await self._replays.moment(room, seq, call.purse))

    async def _check_revealed(self, room: Room) -> None:
        """Refuses what would tell a deck that others are still dealt."""
        sealed = room.hosted.seating.house.sealed
        if sealed and await self._rooms.store.now() < sealed:
            raise Refused("deal_sealed")

    async def _watched(self, call: Call) -> Room:
        """A match that whoever asks may look at."""
        room = await self._room(call)
        check_may_look(room.hosted.seating, call.person_id)
        return room

    async def _room(self, call: Call) -> Room:
        return await self._rooms.room(call.params["match"], call.purse)


def _table_after(room: Room, *ends: Status) -> Table:
    """The table of a match that stands at one of these."""
    if room.hosted.state is None or room.hosted.seating.status not in ends:
        raise Refused("match_not_over")
    return room.hosted.state.table


def check_may_look(table: Seating, person: str) -> None:
    """Refuses a watcher where there are none wanted; while people gather, whoever was given the address may look in."""
    is_own = table.seat_of(person) is not None or (bool(person) and person == table.host)
    if not (is_own or table.house.watchers or table.status == "open"):
        raise Refused("no_watchers")


def match_opened(asked: protocol.OpenMatch, person: Person) -> MatchOpened:
    """A new match as it was asked for, its decks fixed from the start."""
    for bot in asked.bots:
        seating.check_bot(bot)
    own = [Chair(person.id, person.name)] if asked.sit else []
    arranged = gathering.arranged(tuple(own), asked.options, asked.house)
    if len(own) + len(asked.bots) > asked.options.seats:
        raise Refused("too_few_seats", taken=len(own) + len(asked.bots))
    bots = [Chair(bot=bot) for bot in asked.bots]
    chairs = (*arranged.chairs[: len(arranged.chairs) - len(bots)], *bots)
    return _opened(person, arranged.options, arranged.house, chairs)


def rematch_of(before: Seating, person: Person) -> MatchOpened:
    """The same people and bots once more; whoever had left it to a bot is asked again, who is forgotten leaves room."""
    there = [Chair() if is_stand_in(chair.person) else chair for chair in before.chairs]
    chairs = tuple(replace(chair, bot="") if chair.person else chair for chair in there)
    options = replace(before.options, seats=len(chairs))
    return _opened(person, options, _house_after(before.house), chairs)


def _house_after(house: seating.House) -> seating.House:
    """A rematch has a deal of its own."""
    return replace(house, lesson="", deal="", ranks=False, sealed=0.0, title="")


def _opened(person: Person, options: Options, house: seating.House, chairs: tuple[Chair, ...]) -> MatchOpened:
    seed = secrets.token_hex(16)
    return MatchOpened(person.id, options, house, chairs, seal(seed), seed, new_invite())


async def _done(room: Room, person: Person, wish: Wish) -> Answer:
    return Answer(Changed(await room.wish(person.id, "", wish)))


def lines_for(lines: list[Line], person: Person | None) -> Generator[None, None, Lobby]:
    """Lines of the lobby as one reader sees them, made one by one."""
    reader = person.id if person else ""
    told: list[LobbyLine] = []
    for line in lines:
        kept = msgspec.json.decode(line.body, type=LobbyEntry)
        is_own, is_awaited = reader in line.people, reader in kept.awaited
        told.append(replace(kept.line, yours=is_own, awaited=is_awaited, result=kept.results.get(reader)))
        yield
    return Lobby(tuple(told))
