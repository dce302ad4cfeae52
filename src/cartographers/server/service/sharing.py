"""One's own games for whoever has a link that nobody can guess, until it is withdrawn.

Two documents: the person's own one has the token, and one under the token says whose it is. It counts only while the
person's own one agrees.
"""

import secrets

import msgspec
from msgspec.structs import replace

from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import sealed_until
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.games import Games
from cartographers.server.service.people import Person, is_same
from cartographers.server.wire.games import Share, SharedGames, Sharing
from cartographers.server.wire.protocol import LobbyLine
from cartographers.store.log import Conflict, Store

OWN = "sharing"
"""The document of a person."""
WHOSE = "whose"
"""The document of a token."""


def owner_of(token: str) -> str:
    """Under which the document of a token lies; no person is called so."""
    return f"shared {token}"


class SharingGames:
    """Answers requests about sharing."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me/sharing", self.told),
            Endpoint("POST", "/api/me/sharing", self.share),
            Endpoint("GET", "/api/shared/{token}", self.shown),
        ]

    async def told(self, call: Call) -> Answer:
        return Answer((await shared(self._store, call.asked().id))[0])

    async def share(self, call: Call) -> Answer:
        """Makes a link, or tells the one there is; or withdraws it for good."""
        person = call.asked()
        asked = await call.body(Share)
        before, version = await shared(self._store, person.id)
        if asked.share == bool(before.token):
            return Answer(before)
        now = Sharing(secrets.token_urlsafe(24) if asked.share else "")
        if now.token:
            whose = msgspec.json.encode(person).decode()
            await self._store.write_document(owner_of(now.token), WHOSE, whose, 0)
        try:
            await self._store.write_document(person.id, OWN, msgspec.json.encode(now).decode(), version)
        except Conflict:  # done at the same time on another device
            return Answer((await shared(self._store, person.id))[0])
        if before.token:
            await self._store.remove_owned(owner_of(before.token))
        return Answer(now)

    async def shown(self, call: Call) -> Answer:
        """The games of whoever shares them by this token."""
        token = call.params["token"][:64]
        found = await self._store.document(owner_of(token), WHOSE)
        if found is None:
            raise Refused("not_shared")
        person = msgspec.json.decode(found.body, type=Person)
        if not is_same((await shared(self._store, person.id))[0].token, token):
            raise Refused("not_shared")
        now = await self._store.now()
        games = [game for game in await self._games.of(person, call.purse) if _is_known(game, now)]
        return Answer(SharedGames(person.name, tuple(map(_nameless, games))))


async def shared(store: Store, person: str) -> tuple[Sharing, int]:
    """How a person shares, and the version of the document that says so."""
    found = await store.document(person, OWN)
    return (msgspec.json.decode(found.body, type=Sharing), found.version) if found else (Sharing(), 0)


def _is_known(line: LobbyLine, now: float) -> bool:
    """Whether a map gives nothing away: of a deal that others still draw, it would."""
    return not line.deal or sealed_until(line.deal, line.sealed) <= now


def _nameless(line: LobbyLine) -> LobbyLine:
    """A game as others may see it: whom it was played with is theirs to tell."""
    return replace(line, names=("",) * len(line.names), yours=False)
