"""Lessons can be begun, gone on with, and asked for their steps."""

from collections.abc import Callable

import msgspec

from cartographers.game.chance import seal
from cartographers.server.hosting import gathering
from cartographers.server.hosting.hosted import Play
from cartographers.server.hosting.lessons import Lesson, lesson_of
from cartographers.server.hosting.seating import Chair, House, MatchOpened
from cartographers.server.limits.quotas import Quotas
from cartographers.server.match.ledger import LobbyEntry
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.matches import MOST_LISTED
from cartographers.server.service.people import Person, new_invite, new_match_code
from cartographers.server.wire import protocol
from cartographers.server.wire.protocol import Opened


class Lessons:
    """Answers requests about lessons. A lesson is a match alone, on a deal that is the same for everybody."""

    def __init__(self, rooms: Rooms, quotas: Quotas, code: Callable[[], str] = new_match_code) -> None:
        self._rooms = rooms
        self._quotas = quotas
        self._code = code  # of a new match

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/lessons/{lesson}", self.shown),
            Endpoint("POST", "/api/lessons/{lesson}", self.begin),
        ]

    async def shown(self, call: Call) -> Answer:
        return Answer(protocol.LessonSteps(lesson_of(call.params["lesson"]).steps))

    async def begin(self, call: Call) -> Answer:
        """Begins a lesson, or goes on with it where the person has left it."""
        person = call.asked()
        await call.body(protocol.Nothing)
        name = call.params["lesson"]
        lesson = lesson_of(name)
        if left := await self._left(name, person):
            return Answer(Opened(left, ""))
        match, opened = self._code(), _opened(name, lesson, person, call.place)
        async with self._quotas.opening(person.id, call.place, len(opened.chairs)):
            await self._rooms.open(match, opened, gathering.Begin(), *map(Play, lesson.before))
        return Answer(Opened(match, opened.invite), 201)

    async def _left(self, name: str, person: Person) -> str:
        """The match of a lesson that the person has begun and not finished, if any."""
        for line in await self._rooms.store.of(person.id, MOST_LISTED):
            kept = msgspec.json.decode(line.body, type=LobbyEntry).line
            if kept.lesson == name and kept.status == "playing":
                return kept.match
        return ""


def _opened(name: str, lesson: Lesson, person: Person, place: str) -> MatchOpened:
    house = House(watchers=False, hints=True, lesson=name)
    chairs = (Chair(person.id, person.name),)
    seed = lesson.seed
    return MatchOpened(person.id, lesson.options, house, chairs, seal(seed), seed, new_invite(), place)
