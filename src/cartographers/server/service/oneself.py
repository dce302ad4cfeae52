"""Everything about oneself: taken along in one file, or deleted."""

import io
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Sequence

from cartographers import __version__
from cartographers.game.record import record_of
from cartographers.game.refusals import Refused
from cartographers.server.hosting.former import farewell, others_at, retold, retold_line, stand_in
from cartographers.server.hosting.hosted import apply, encoded
from cartographers.server.limits.token_bucket import AN_ENTRY, OPENING
from cartographers.server.match.folding import folded
from cartographers.server.match.ledger import line_of
from cartographers.server.match.rooms import Rooms
from cartographers.server.match.thoughts import CLOCK_BOT
from cartographers.server.service import event_store
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.games import MOST_GAMES
from cartographers.server.service.heralds import OWN as HERALDS
from cartographers.server.service.heralds import forget as forget_heralds
from cartographers.server.service.people import Person
from cartographers.server.service.sharing import OWN as SHARING
from cartographers.server.service.sharing import owner_of, shared
from cartographers.server.wire.protocol import Me, Nothing
from cartographers.store.archive import FORMAT, Head, Kept, Match, write_archive
from cartographers.store.log import Conflict, Entry, Line

TRIES = 20
"""How often a log is retold to which others write meanwhile."""
AT_ONCE = 100
"""Matches that are looked for at a time."""
Leaving = Callable[[str], Awaitable[None]]
"""What else is done for a person who is to be forgotten, before their documents are gone."""


class Oneself:
    """Answers requests about all that is kept of a person."""

    def __init__(self, rooms: Rooms, knows_decks: bool = False, leaving: Sequence[Leaving] = ()) -> None:
        self._rooms = rooms
        self._knows_decks = knows_decks  # where every deal is public, none is a secret for a while
        self._leaving = leaving
        self._store = rooms.store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me/export", self.exported),
            Endpoint("POST", "/api/me/forget", self.forget),
        ]

    # Taken along

    async def exported(self, call: Call) -> Answer:
        """Every match of the person that is over, with its log, every document and every try, as a file."""
        person, now = call.asked(), time.time()
        head = Head(cartographers_backup=FORMAT, version=__version__, made=now, person=person.id, name=person.name)
        file = io.BytesIO()
        await write_archive(file, self._kept(call, person), head)
        day = time.strftime("%Y-%m-%d", time.localtime(now))
        return Answer(file.getvalue(), file=f"cartographers-my-games-{day}.backup")

    async def _kept(self, call: Call, person: Person) -> AsyncIterator[Kept]:
        now = math.inf if self._knows_decks else await self._store.now()
        for line in await self._store.of(person.id, MOST_GAMES):
            if line.status != "over":  # its decks are still a secret
                continue
            entries = await self._store.entries(line.match)
            call.purse.owe(len(entries) * AN_ENTRY)
            if taken := await self._rooms.pace.result(_taken_along(line, entries, person.id, now)):
                yield taken
        for document in await self._store.documents(person.id):
            if document.name not in (SHARING, HERALDS):  # links that work here, and nowhere else
                yield document
        for tried in await self._store.tries_of(person.id):
            if whole := await self._store.tried(tried.deal, person.id):
                yield whole

    # Forgotten

    async def forget(self, call: Call) -> Answer:
        """Deletes all that is kept of a person; where others played too, nobody can tell any more who it was.

        Whatever stops it half-way, asked again it goes on where it stopped: a match is found by its line, which
        changes last, and documents and tries go at the end.
        """
        person = call.asked()
        await call.body(Nothing)
        for _ in range(TRIES):
            lines = await self._store.of(person.id, AT_ONCE)
            if not lines:
                break
            for line in lines:
                call.purse.owe(OPENING)
                await self._leave(line, person.id)
        else:
            raise Refused("not_saved")
        for leave in self._leaving:
            await leave(person.id)
        token = (await shared(self._store, person.id))[0].token
        if token:
            await self._store.remove_owned(owner_of(token))
        await forget_heralds(self._store, person.id)
        await event_store.left(self._store, person.id)
        await self._store.remove_owned(person.id)
        return Answer(Me(), is_farewell=True)

    async def _leave(self, line: Line, person: str) -> None:
        if others_at(line.people, person):
            await self._become_nobody(line, person)
        else:
            await self._store.remove(line.match)
            await self._rooms.drop(line.match)

    async def _become_nobody(self, line: Line, person: str) -> None:
        """Retells the log of a match, and then tells it to all who know the old one."""
        former = stand_in(line.match, person)
        for _ in range(TRIES):
            before = await self._store.entries(line.match)
            if not before:  # deleted meanwhile
                return
            entries = retold(before, {person: former}, frozenset({person}))
            await self._store.rewrite(line.match, [new for old, new in zip(before, entries, strict=True) if new != old])
            hosted, _ = await self._rooms.pace.result(folded(entries))
            now = time.time() if hosted.seating.status in ("open", "playing") else line.updated
            event = farewell(hosted.seating, former, CLOCK_BOT)
            added = Entry(len(entries) + 1, now, encoded(event))
            try:
                await self._store.append(line_of(line.match, apply(hosted, event, now), now), [added])
            except Conflict:
                continue
            await self._rooms.read_on(line.match)
            return
        raise Refused("not_saved")


def _taken_along(line: Line, entries: list[Entry], person: str, now: float) -> Generator[None, None, Match | None]:
    """A match as one of its people may keep it: names as they stood at the table, ids of nobody else, its record.

    None while others are still dealt the same deck.
    """
    others = {other: stand_in(line.match, other) for other in others_at(line.people, person)}
    hosted, events = yield from folded(entries)
    if hosted.seating.house.sealed > now:
        return None
    told = record_of(events, hosted.state.table) if hosted.state else ""
    return Match(retold_line(line, others), retold(entries, others), told)
