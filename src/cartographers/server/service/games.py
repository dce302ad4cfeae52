"""One's own finished games: listed with what reviews made of them, and reviewed; nobody else can ask for them."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cartographers.game.refusals import Refused
from cartographers.server.limits.token_bucket import A_LINE, Purse
from cartographers.server.match.room import Room
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.analyses import Analyses
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.matches import lines_for
from cartographers.server.service.people import Person
from cartographers.server.wire.games import Weighed
from cartographers.server.wire.protocol import Analysis, Lobby, LobbyLine, Nothing

MOST_GAMES = 2000
Review = Callable[[Call, Room, int], Awaitable[Analysis]]
"""Thinks about a finished match of a seat, for as long as the asker waits."""


class Games:
    """Answers requests about one's own games."""

    def __init__(self, rooms: Rooms, review: Review) -> None:
        self._rooms = rooms
        self._review = review
        self._analyses = Analyses(rooms.store)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me/games", self.listed),
            Endpoint("POST", "/api/me/games/{match}", self.weighed),
        ]

    async def listed(self, call: Call) -> Answer:
        """What the person has played to the end, the newest first."""
        return Answer(Lobby(await self.of(call.asked(), call.purse)))

    async def of(self, person: Person, purse: Purse) -> tuple[LobbyLine, ...]:
        """The finished games of a person."""
        lines = [line for line in await self._rooms.store.of(person.id, MOST_GAMES) if line.status == "over"]
        known = await self._analyses.of(person.id)
        purse.owe((len(lines) + len(known)) * A_LINE)
        found = await self._rooms.pace.result(lines_for(lines, person))
        return tuple(_with(line, known.get(line.match)) for line in found.matches if line.result)

    async def weighed(self, call: Call) -> Answer:
        """What a review makes of an own game: looked up, or thought about once."""
        person = call.asked()
        await call.body(Nothing)
        room = await self._rooms.room(call.params["match"], call.purse)
        seat = room.hosted.seating.seat_of(person.id)
        if seat is None:
            raise Refused("not_seated")
        if found := await self._analyses.at(person.id, room.match):
            return Answer(found)
        return Answer(await self._analyses.keep(person.id, room.match, await self._review(call, room, seat)), 201)


def _with(line: LobbyLine, known: Weighed | None) -> LobbyLine:
    assert line.result is not None
    return replace(line, result=replace(line.result, luck=known.luck, lost=known.lost)) if known else line
