"""What reviews made of the games of a person: kept, so that nothing is thought about twice."""

from contextlib import suppress

import msgspec
from msgspec import Struct

from cartographers.cards.printed import CONTENT
from cartographers.game.events import RULES
from cartographers.native import available
from cartographers.server.wire.games import Weighed
from cartographers.server.wire.protocol import Analysis
from cartographers.store.log import Conflict, Store

ABOUT = "analysis/"
"""How the documents begin, one for each match."""
JUDGES = ("planner", "master")
"""Who may have reviewed a match, the strongest last."""


class Kept(Struct, frozen=True):
    """A document: who judged, by which rules and cards, and what came of it."""

    judge: str
    rules: str
    luck: float
    lost: float

    @property
    def is_good(self) -> bool:
        """Whether a review now would not know better."""
        known = JUDGES.index(self.judge) if self.judge in JUDGES else -1
        return self.rules == rules() and known >= JUDGES.index(judge())


def judge() -> str:
    """Who reviews matches here."""
    return JUDGES[available()]


def rules() -> str:
    return f"{RULES} {CONTENT}"


class Analyses:
    """Keeps what reviews came to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> dict[str, Weighed]:
        """By match, what is kept of a person's games and still holds."""
        found = await self._store.documents(person, ABOUT)
        kept = {each.name.removeprefix(ABOUT): msgspec.json.decode(each.body, type=Kept) for each in found}
        return {match: Weighed(each.luck, each.lost) for match, each in kept.items() if each.is_good}

    async def at(self, person: str, match: str) -> Weighed | None:
        kept = (await self._kept(person, match))[0]
        return Weighed(kept.luck, kept.lost) if kept and kept.is_good else None

    async def keep(self, person: str, match: str, analysis: Analysis) -> Weighed:
        """Keeps a review; one that is as good stays."""
        before, version = await self._kept(person, match)
        if before and before.is_good:
            return Weighed(before.luck, before.lost)
        kept = Kept(judge(), rules(), analysis.luck, analysis.lost)
        with suppress(Conflict):  # another process has just made the same
            await self._store.write_document(person, ABOUT + match, msgspec.json.encode(kept).decode(), version)
        return Weighed(kept.luck, kept.lost)

    async def _kept(self, person: str, match: str) -> tuple[Kept | None, int]:
        found = await self._store.document(person, ABOUT + match)
        return (msgspec.json.decode(found.body, type=Kept), found.version) if found else (None, 0)
