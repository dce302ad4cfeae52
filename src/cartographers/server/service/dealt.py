"""Deals in the store: found by name, drawn or opened once for all servers, tried, and ranked.

Whoever has deals of their own (a day, a challenge, the round of an event) makes them and asks about them here.
"""

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers.game.chance import seal
from cartographers.game.refusals import Refused
from cartographers.server.hosting import gathering
from cartographers.server.hosting.deals import KINDS, Dated, Deal, current, drawn, is_dated
from cartographers.server.hosting.seating import Chair, House, MatchOpened
from cartographers.server.limits.quotas import Quotas
from cartographers.server.match.ledger import LobbyEntry, TryEntry
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.matches import MOST_LISTED
from cartographers.server.service.people import Person, is_same, new_invite, new_match_code
from cartographers.server.wire.deals import Ranked
from cartographers.store.log import Conflict, Standing, Try

log = logging.getLogger("cartographers.deals")

DEALS = "deal/"
"""How the documents begin that hold the seeds of days and weeks."""
OPENED = "opened/"
"""How the documents begin that hold deals that somebody has opened."""
_NOW: dict[str, Dated] = {"today": "day", "week": "week"}
PAGE = 50
"""Rows of a ranking that are told at once."""
A_COUNT = re.compile("[0-9]{1,9}")
DAYS_BACK = 60
"""Days whose deals a page without a server offers."""


class _Drawn(Struct, frozen=True):
    """What is kept of a day or a week; everything else follows from its name."""

    seed: str
    at: float


class Begun(NamedTuple):
    """A match on a deal."""

    match: str
    is_new: bool


def new_seed() -> str:
    return secrets.token_hex(16)


class Dealt:
    """Finds, tries and ranks deals. `public` ones come from their names, without a store that would keep a secret."""

    def __init__(
        self,
        rooms: Rooms,
        quotas: Quotas,
        code: Callable[[], str] = new_match_code,
        clock: Callable[[], Awaitable[float]] | None = None,
        public: bool = False,
    ) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._quotas = quotas
        self._code = code  # of a new match
        self.now = clock or rooms.store.now
        self.public = public
        self._known: dict[str, Deal] = {}  # days and weeks that were drawn: they stay as they are

    # Kept

    async def found(self, name: str) -> Deal | None:
        """The deal of this name, if it was drawn or opened; refused where none could be called so."""
        if deal := self._known.get(name):
            return deal
        if not is_dated(name):
            return None if self.public else await self._opened(name)
        opens = drawn(name, "", 0.0).opens
        if self.public:
            return self._keep(drawn(name, f"cartographers {name}", opens))
        document = await self._store.document("", DEALS + name)
        if document is None:
            return None
        kept = msgspec.json.decode(document.body, type=_Drawn)
        return self._keep(drawn(name, kept.seed, kept.at))

    async def _opened(self, name: str) -> Deal | None:
        document = await self._store.document("", OPENED + name)
        return msgspec.json.decode(document.body, type=Deal) if document and document.body else None

    async def draw(self, name: str, now: float) -> Deal:
        """The deal of a day or a week: drawn before, or now; whichever server is first decides it for all."""
        if deal := await self.found(name):
            return deal
        mine = _Drawn(new_seed(), now)
        try:
            await self._store.write_document("", DEALS + name, msgspec.json.encode(mine).decode(), 0)
        except Conflict:
            deal = await self.found(name)
            assert deal is not None, "documents of all are never removed"
            return deal
        log.info("a deal was drawn", extra={"deal": name})
        return self._keep(drawn(name, mine.seed, mine.at))

    async def open(self, deal: Deal) -> None:
        """Keeps a new deal that somebody has opened; Conflict where one is called so."""
        assert not is_dated(deal.name)
        await self._store.write_document("", OPENED + deal.name, msgspec.json.encode(deal).decode(), 0)
        log.info("a deal was opened", extra={"deal": deal.name})

    async def change(self, deal: Deal) -> None:
        """Keeps a deal that was opened as it is now; Conflict where somebody else has changed it meanwhile."""
        await self._rewrite(deal.name, msgspec.json.encode(deal).decode())

    async def withdraw(self, name: str) -> None:
        """There is no such deal any more, and none is called so again."""
        await self._rewrite(name, "")

    async def _rewrite(self, name: str, body: str) -> None:
        document = await self._store.document("", OPENED + name)
        assert document is not None, "only what was opened changes"
        await self._store.write_document("", document.name, body, document.version)

    async def names(self, now: float) -> list[str]:
        """Days and weeks that were drawn."""
        if self.public:
            return self._past(now)
        return [document.name.removeprefix(DEALS) for document in await self._store.documents("", DEALS)]

    def _keep(self, deal: Deal) -> Deal:
        self._known[deal.name] = deal
        return deal

    def _past(self, now: float) -> list[str]:
        moments = [now - 24 * 3600.0 * back for back in range(DAYS_BACK)]
        return [*dict.fromkeys(current(kind, moment) for moment in moments for kind in KINDS)]

    # Asked for by somebody

    async def named(self, told: str, person: str, now: float) -> Deal:
        """The deal that is asked for: by its name, maybe with a dot and an invite, or by what it is now."""
        name, _, invite = told.partition(".")
        return await self.asked(current(_NOW[name], now) if name in _NOW else name, person, invite, now)

    async def asked(self, name: str, person: str, invite: str, now: float) -> Deal:
        """A deal once it has opened; where it takes an invite, for those who have it, or have been there."""
        return await (self._asked_day(name, now) if is_dated(name) else self._asked_opened(name, person, invite, now))

    async def _asked_day(self, name: str, now: float) -> Deal:
        if drawn(name, "", 0.0).opens > now:
            raise Refused("deal_not_open", deal=name)
        is_current = name in (current(kind, now) for kind in KINDS)
        deal = await (self.draw(name, now) if is_current else self.found(name))
        if deal is None or (self.public and name not in self._past(now)):
            raise Refused("unknown_deal", deal=name)
        return deal

    async def _asked_opened(self, name: str, person: str, invite: str, now: float) -> Deal:
        deal = await self.found(name)
        if deal is None:
            raise Refused("unknown_deal", deal=name[:40])
        is_known = not deal.invite or is_same(deal.invite, invite) or (person != "" and person == deal.opener)
        if not is_known and not (person and await self._store.tried(name, person)):
            raise Refused("not_asked_here")
        if deal.opens > now:
            raise Refused("deal_opens_later")
        return deal

    async def check_comparable(self, deal: Deal, person: str, now: float) -> Try | None:
        """The own try. Refused where the asker may not see those of others: before finishing, until the reveal."""
        tried = await self.tried(deal.name, person)
        if now < deal.reveals and not (tried and tried.finished is not None):
            raise Refused("try_first")
        return tried

    # Tried

    async def begin(self, deal: Deal, person: Person, place: str, now: float) -> Begun:
        """Begins the try that counts, or goes on with it; after it, or after the reveal, one that does not count."""
        tried = await self._store.tried(deal.name, person.id)
        if tried is None and now < deal.closes:
            return await self._try(deal, person, place)
        if tried and tried.finished is None and now < deal.reveals:
            return Begun(tried.match, False)
        if tried is None and now < deal.reveals:
            raise Refused("deal_closed", deal=deal.name) if is_dated(deal.name) else Refused("deal_ended")
        if left := await self._left(deal, person):
            return Begun(left, False)
        sealed = deal.reveals if now < deal.reveals else 0.0
        return await self._begin(
            deal, House(watchers=False, deal=deal.name, sealed=sealed, title=deal.title), person, place
        )

    async def _try(self, deal: Deal, person: Person, place: str) -> Begun:
        house = House(
            clock=deal.clock, deal=deal.name, ranks=True, sealed=deal.reveals, title=deal.title, watchers=False
        )
        try:
            return await self._begin(deal, house, person, place)
        except Conflict:  # another device of the same person was faster
            tried = await self._store.tried(deal.name, person.id)
            assert tried is not None
            return Begun(tried.match, False)

    async def _begin(self, deal: Deal, house: House, person: Person, place: str) -> Begun:
        match, chairs = self._code(), (Chair(person.id, person.name),)
        house = replace(house, watchers=False, title=deal.title)
        opened = MatchOpened(person.id, deal.options, house, chairs, seal(deal.seed), deal.seed, new_invite(), place)
        async with self._quotas.opening(person.id, place, len(chairs)):
            await self._rooms.open(match, opened, gathering.Begin())
        return Begun(match, True)

    async def _left(self, deal: Deal, person: Person) -> str:
        """The match on a deal that the person has begun and not finished, without counting, if any."""
        for line in await self._store.of(person.id, MOST_LISTED):
            kept = msgspec.json.decode(line.body, type=LobbyEntry).line
            if kept.deal == deal.name and not kept.ranks and kept.status == "playing":
                return kept.match
        return ""

    async def tried(self, deal: str, person: str) -> Try | None:
        """The try of somebody that counts, if there is one; of a stranger there is none."""
        return await self._store.tried(deal, person) if person else None

    async def tries(self, deal: str) -> list[Try]:
        """All tries of a deal that count, finished or not: for whoever runs it, not to be shown to others."""
        return await self._store.tries_at(deal)

    # Ranked

    async def standing(self, deal: str, person: str = "") -> Standing:
        return await self._store.standing(deal, person)

    async def rows(self, deal: str, person: str, after: int, most: int) -> tuple[Ranked, ...]:
        """A part of the ranking as somebody sees it."""
        tries = await self._store.ranking(deal, after, most)
        if not tries:
            return ()
        place = (await self._store.standing(deal, tries[0].person)).better + 1
        rows: list[Ranked] = []
        for number, tried in enumerate(tries):
            before = tries[max(0, number - 1)]
            if (tried.score, tried.lost) != (before.score, before.lost):
                place = after + number + 1
            rows.append(Ranked(place, kept_of(tried).name, tried.score or 0, tried.person == person, tried.match))
        return tuple(rows)


def kept_of(tried: Try) -> TryEntry:
    """What is shown of a try: its person's name, and its result once it is finished."""
    return msgspec.json.decode(tried.body, type=TryEntry)
