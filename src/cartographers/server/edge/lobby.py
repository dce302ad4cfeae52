"""Matches over HTTP: opened, found, sat down at, begun, handed over, recorded, replayed."""

import re
import secrets
import time
from collections.abc import Awaitable, Callable, Generator
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cartographers.game.chance import seal
from cartographers.game.options import MOST_SEATS, Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Table
from cartographers.server.edge.guard import purse_of
from cartographers.server.edge.guests import MOVE_WITHIN, Guests, Person, is_same, new_invite, new_match_code
from cartographers.server.hosting import gathering, seating, staying
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
from cartographers.server.wire import protocol
from cartographers.server.wire.protocol import Changed, Lobby, LobbyLine, Me, Opened, Steps, Token
from cartographers.server.wire.refusals import json
from cartographers.store.log import Line

MOST_LISTED = 200
MOST_REVIEWS = 2
"""Analyses that one person may wait for at a time."""
MOST_OF_ONE = 3
"""Public tables of one host in the lobby."""
_JSON = "application/json"
_NUMBER = re.compile("[1-9][0-9]{0,11}")
_Body = TypeVar("_Body", bound=Struct)


async def body(request: Request, kind: type[_Body]) -> _Body:
    """What a request says. Only pages of ours can send JSON with a cookie, see docs/protocol.md."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != _JSON:
        raise Refused("not_json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad_message", reason=str(error)[:200]) from error
    except ClientDisconnect as error:  # the guard cuts off what is too large
        raise Refused("too_large") from error


class Routes:
    """Answers requests about people and matches."""

    def __init__(self, rooms: Rooms, people: Guests, replays: Replays, quotas: Quotas) -> None:
        self._rooms = rooms
        self._people = people
        self._reviews = Few(MOST_REVIEWS)
        self._replays = replays
        self._quotas = quotas
        self._public = Coalesced(lambda: rooms.store.public(MOST_LISTED, MOST_OF_ONE))

    def routes(self) -> list[Route]:
        def posts(path: str, act: Callable[[Request, Room, Person], Awaitable[Response]]) -> Route:
            async def endpoint(request: Request) -> Response:
                person = self._people.asked(request)
                return await act(request, await self._room(request), person)

            return Route(f"/api/matches/{{match}}/{path}", endpoint, methods=["POST"])

        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.set_name, methods=["POST"]),
            Route("/api/me/token", self.make_token, methods=["POST"]),
            Route("/api/me/move", self.move, methods=["POST"]),
            Route("/api/me/matches", self.mine, methods=["GET"]),
            Route("/api/matches", self.listed, methods=["GET"]),
            Route("/api/matches", self.open, methods=["POST"]),
            Route("/api/matches/{match}", self.shown, methods=["GET"]),
            Route("/api/matches/{match}/record", self.record, methods=["GET"]),
            Route("/api/matches/{match}/analysis/{seat:int}", self.analysis, methods=["GET"]),
            Route("/api/matches/{match}/steps", self.steps, methods=["GET"]),
            Route("/api/matches/{match}/steps/{seq}", self.step, methods=["GET"]),
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

    async def me(self, request: Request) -> Response:
        person = self._people.known(request)
        return json(Me(person.name, True) if person else Me())

    async def set_name(self, request: Request) -> Response:
        asked = await body(request, protocol.SetName)
        person = self._people.guest(asked.name, self._people.known(request))
        return self._as(person, request)

    async def make_token(self, request: Request) -> Response:
        person = self._people.asked(request)
        await body(request, protocol.Nothing)
        return json(Token(self._people.move_token(person)))

    async def move(self, request: Request) -> Response:
        """Makes this device somebody who is known on another one; or only tells who that is, to be asked about it."""
        asked = await body(request, protocol.Move)
        moving = self._people.moving(asked.token)
        if asked.look:
            return json(Me(moving.person.name, True))
        now = time.time()
        # By its number, not its letters: some of those can be changed and it is still signed.
        if not await self._rooms.store.spend(f"move {moving.number}", now + MOVE_WITHIN, now):
            raise Refused("used_token")
        return self._as(moving.person, request)

    def _as(self, person: Person, request: Request) -> Response:
        response = json(Me(person.name, True))
        self._people.give_cookie(response, person, request.url.scheme == "https")
        return response

    # Finding

    async def listed(self, request: Request) -> Response:
        person = self._people.known(request)
        return await self._lobby(request, await self._public.answer(), person)

    async def mine(self, request: Request) -> Response:
        person = self._people.asked(request)
        return await self._lobby(request, await self._rooms.store.of(person.id, MOST_LISTED), person)

    async def _lobby(self, request: Request, lines: list[Line], person: Person | None) -> Response:
        purse_of(request).owe(len(lines) * A_LINE)
        return json(await self._rooms.pace.result(_listed(lines, person)))

    async def shown(self, request: Request) -> Response:
        room = await self._watched(request)
        purse_of(request).owe(len(room.hosted.seating.chairs) * A_MAP / 2)
        return json(await self._rooms.pace.call(lambda: room.news(self._known_id(request), room.seq)))

    # Before and beside the match

    async def open(self, request: Request) -> Response:
        person = self._people.asked(request)
        asked = await body(request, protocol.OpenMatch)
        match, place = new_match_code(), self._place(request)
        opened = replace(match_opened(asked, person), place=place)
        async with self._quotas.opening(person.id, place, len(opened.chairs)):
            await self._rooms.open(match, opened, *([gathering.Begin()] if asked.begin else []))
        return json(Opened(match, opened.invite), 201)

    def _place(self, request: Request) -> str:
        return self._quotas.place(request.client.host if request.client else "")

    async def sit(self, request: Request, room: Room, person: Person) -> Response:
        asked = await body(request, protocol.SitDown)
        wish = gathering.Sit(person.name, asked.seat, is_same(room.hosted.seating.invite, asked.invite))
        if room.hosted.seating.seat_of(person.id) is not None:
            return await _done(room, person, wish)
        async with self._quotas.sitting_down(person.id):
            return await _done(room, person, wish)

    async def leave(self, request: Request, room: Room, person: Person) -> Response:
        await body(request, protocol.Nothing)
        return await _done(room, person, gathering.Leave())

    async def seat_bot(self, request: Request, room: Room, person: Person) -> Response:
        asked = await body(request, protocol.SeatBot)
        if room.hosted.seating.status == "open":
            return await _done(room, person, gathering.SeatBot(asked.seat, asked.bot))
        return await _done(room, person, staying.HandOver(asked.seat, asked.bot, room.away(time.time())))

    async def free(self, request: Request, room: Room, person: Person) -> Response:
        asked = await body(request, protocol.FreeSeat)
        return await _done(room, person, gathering.Free(asked.seat, new_invite()))

    async def admit(self, request: Request, room: Room, person: Person) -> Response:
        await body(request, protocol.Nothing)
        return await _done(room, person, gathering.Admit())

    async def arrange(self, request: Request, room: Room, person: Person) -> Response:
        asked = await body(request, protocol.Arrange)
        wish, table = gathering.Arrange(asked.options, asked.house), room.hosted.seating
        more = asked.options.seats - len(table.chairs)
        if more <= 0 or person.id != table.host:
            return await _done(room, person, wish)
        async with self._quotas.opening(person.id, table.place, min(more, MOST_SEATS), tables=0):
            return await _done(room, person, wish)

    async def begin(self, request: Request, room: Room, person: Person) -> Response:
        await body(request, protocol.Nothing)
        return await _done(room, person, gathering.Begin(time.time()))

    async def close(self, request: Request, room: Room, person: Person) -> Response:
        await body(request, protocol.Nothing)
        return await _done(room, person, gathering.Close())

    async def end(self, request: Request, room: Room, person: Person) -> Response:
        """Somebody agrees to end the match now, or does so no longer."""
        asked = await body(request, protocol.EndMatch)
        return await _done(room, person, staying.AgreeToEnd(asked.agree, room.away(time.time())))

    async def come_back(self, request: Request, room: Room, person: Person) -> Response:
        await body(request, protocol.Nothing)
        return await _done(room, person, staying.Return())

    async def rematch(self, request: Request, room: Room, person: Person) -> Response:
        """Opens the next match with the same people, or tells where it is; alone or among bots it begins at once."""
        await body(request, protocol.Nothing)
        before = room.hosted.seating
        if before.seat_of(person.id) is None:
            raise Refused("not_seated")
        if before.status not in ("over", "abandoned"):
            raise Refused("match_not_over")
        if not before.rematch:
            opened = replace(rematch_of(before, person), place=self._place(request))
            async with self._quotas.opening(person.id, opened.place, len(opened.chairs)):
                await self._open_rematch(room, person, opened)
        next_match = room.hosted.seating.rematch
        next_room = await self._rooms.room(next_match)
        return json(Opened(next_match, next_room.hosted.seating.invite), 201)

    async def _open_rematch(self, room: Room, person: Person, opened: MatchOpened) -> None:
        match = new_match_code()
        new = await self._rooms.open(match, opened)
        try:
            await room.wish(person.id, "", OpenRematch(match))
        except Refused:  # somebody was faster
            await new.wish(person.id, "", gathering.Close())
        else:
            if all(chair.person in ("", person.id) for chair in opened.chairs):  # nobody to wait for
                await new.wish(person.id, "", gathering.Begin())

    # Afterwards

    async def record(self, request: Request) -> Response:
        """The whole game as text, as far as it went, once it is over: before, it would tell the decks."""
        room, table = await self._over(request, "over", "abandoned")
        text = await self._replays.record(room, table, purse_of(request))
        name = f"cartographers-{room.match}.txt"
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def analysis(self, request: Request) -> Response:
        """What a seat drew, and what would have been best, once the match is over; for those who play or watch it."""
        person = self._people.asked(request)
        room, table = await self._over(request, "over")
        seat = int(request.path_params["seat"])
        if seat >= table.options.seats:
            raise Refused("unknown_seat", seat=seat)
        if self._reviews.has_enough(person.id):
            raise Refused("reviews_waiting")
        try:
            with self._reviews.counted(person.id):
                return json(await while_wanted(request, room.analysis(seat, person.id)))
        except ConnectionError as error:
            raise Refused("not_now") from error

    async def _over(self, request: Request, *ends: Status) -> tuple[Room, Table]:
        """A match that has ended in one of these ways, and its table."""
        room = await self._watched(request)
        if room.hosted.state is None or room.hosted.seating.status not in ends:
            raise Refused("match_not_over")
        return room, room.hosted.state.table

    async def steps(self, request: Request) -> Response:
        """The moments of a match that can be shown again."""
        return json(Steps(tuple((await self._watched(request)).moments.values())))

    async def step(self, request: Request) -> Response:
        """Where a match stood after one of its moments, as a watcher saw it."""
        wanted = request.path_params["seq"]
        room = await self._watched(request)
        seq = int(wanted) if _NUMBER.fullmatch(wanted) else 0
        if seq not in room.moments:
            raise Refused("unknown_step", step=wanted[:20])
        return json(await self._replays.moment(room, seq, purse_of(request)))

    async def _watched(self, request: Request) -> Room:
        """A match that whoever asks may look at."""
        room = await self._room(request)
        check_may_look(room.hosted.seating, self._known_id(request))
        return room

    async def _room(self, request: Request) -> Room:
        return await self._rooms.room(request.path_params["match"], purse_of(request))

    def _known_id(self, request: Request) -> str:
        person = self._people.known(request)
        return person.id if person else ""


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
    """The same people and bots once more; whoever had left it to a bot is asked again."""
    chairs = tuple(replace(chair, bot="") if chair.person else chair for chair in before.chairs)
    options = replace(before.options, seats=len(chairs))
    return _opened(person, options, before.house, chairs)


def _opened(person: Person, options: Options, house: seating.House, chairs: tuple[Chair, ...]) -> MatchOpened:
    seed = secrets.token_hex(16)
    return MatchOpened(person.id, options, house, chairs, seal(seed), seed, new_invite())


async def _done(room: Room, person: Person, wish: Wish) -> Response:
    return json(Changed(await room.wish(person.id, "", wish)))


def _listed(lines: list[Line], person: Person | None) -> Generator[None, None, Lobby]:
    """Lines of the lobby as one reader sees them, made one by one."""
    reader = person.id if person else ""
    told: list[LobbyLine] = []
    for line in lines:
        kept = msgspec.json.decode(line.body, type=LobbyEntry)
        is_own, is_awaited = reader in line.people, reader in kept.awaited
        told.append(replace(kept.line, yours=is_own, awaited=is_awaited, result=kept.results.get(reader)))
        yield
    return Lobby(tuple(told))
