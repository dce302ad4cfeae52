"""Deals that everybody gets alike: shown, tried, ranked, and found again."""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple, cast

import msgspec
from msgspec import Struct

from cartographers.board.sheet import Sheet
from cartographers.game.chance import seal
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating, title
from cartographers.server.hosting import gathering
from cartographers.server.hosting.deals import (
    KINDS,
    Deal,
    Kind,
    Streak,
    current,
    day_of,
    drawn,
    following,
    kind_of,
    opening,
    streak,
)
from cartographers.server.hosting.seating import Chair, House, MatchOpened
from cartographers.server.limits.quotas import Quotas
from cartographers.server.limits.token_bucket import A_LINE, Purse
from cartographers.server.match.ledger import LobbyEntry, TryEntry
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.matches import MOST_LISTED
from cartographers.server.service.people import Person, new_invite, new_match_code
from cartographers.server.wire import protocol
from cartographers.server.wire.deals import (
    BestMap,
    DealLine,
    DealList,
    DealShown,
    OwnResult,
    OwnTry,
    Ranked,
    RankedPage,
    Ranking,
)
from cartographers.server.wire.protocol import Opened, Result
from cartographers.store.log import Conflict, Try, Unavailable

log = logging.getLogger("cartographers.deals")

DEALS = "deal/"
"""How the documents begin that hold deals."""
LOOK_EVERY = 600.0
"""Seconds after which it is looked whether the next deals are drawn."""
FIRST, AROUND, PAGE = 1, 2, 50
"""Rows of the ranking that are shown first, on either side of somebody, and on a page."""
DAYS_BACK = 60
"""Days whose deals a page without a server offers."""
_COUNT = re.compile("[0-9]{1,9}")
_NAMES: dict[str, Kind] = {"today": "day", "week": "week"}


class _Drawn(Struct, frozen=True):
    """What is kept of a deal."""

    seed: str
    at: float


class Drawn(NamedTuple):
    """A finished map."""

    sheet: Sheet
    rating: int


class Deals:
    """Answers requests about deals. `public` ones come from their names, without a store that would keep a secret."""

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
        self._clock = clock or rooms.store.now
        self._public = public
        self._known: dict[str, Deal] = {}  # that were drawn: they stay as they are

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/deals", self.listed),
            Endpoint("GET", "/api/deals/{deal}", self.shown),
            Endpoint("POST", "/api/deals/{deal}", self.begin),
            Endpoint("GET", "/api/deals/{deal}/ranking", self.ranking),
            Endpoint("GET", "/api/deals/{deal}/ranking/{after}", self.ranked),
        ]

    # Seeds

    async def run(self) -> None:
        """Has the next deals drawn before they open, again and again."""
        while True:
            try:
                await self.prepare(await self._clock())
            except Unavailable:
                log.warning("the store does not answer")
            except Exception:  # whoever asks for a deal has it drawn, too
                log.exception("could not draw the next deals")
            await asyncio.sleep(LOOK_EVERY)

    async def prepare(self, now: float) -> None:
        for kind in KINDS:
            await self._sealed(current(kind, now), now)
            await self._sealed(following(kind, now), now)

    async def _sealed(self, name: str, now: float) -> Deal:
        """A deal whose seed is fixed: drawn before, or now; whichever server is first decides it for all."""
        if deal := await self._found(name):
            return deal
        mine = _Drawn(secrets.token_hex(16), now)
        try:
            await self._store.write_document("", DEALS + name, msgspec.json.encode(mine).decode(), 0)
        except Conflict:
            deal = await self._found(name)
            assert deal is not None, "documents of all are never removed"
            return deal
        log.info("a deal was drawn", extra={"deal": name})
        return self._keep(drawn(name, mine.seed, mine.at))

    async def _found(self, name: str) -> Deal | None:
        if deal := self._known.get(name):
            return deal
        opens = drawn(name, "", 0.0).opens
        if self._public:
            return self._keep(drawn(name, f"cartographers {name}", opens))
        document = await self._store.document("", DEALS + name)
        if document is None:
            return None
        kept = msgspec.json.decode(document.body, type=_Drawn)
        return self._keep(drawn(name, kept.seed, kept.at))

    def _keep(self, deal: Deal) -> Deal:
        self._known[deal.name] = deal
        return deal

    async def _open(self, call: Call, now: float) -> Deal:
        """The deal that is asked for, once it has opened."""
        asked = call.params["deal"]
        name = current(_NAMES[asked], now) if asked in _NAMES else asked
        opens = drawn(name, "", 0.0).opens
        if opens > now:
            raise Refused("deal_not_open", deal=name)
        is_current = name in (current(kind, now) for kind in KINDS)
        deal = await (self._sealed(name, now) if is_current else self._found(name))
        if deal is None or (self._public and name not in self._past(now)):
            raise Refused("unknown_deal", deal=name)
        return deal

    # Asked for

    async def shown(self, call: Call) -> Answer:
        now = await self._clock()
        deal = await self._open(call, now)
        started = opening(deal.options, deal.seed)
        tried = await self._store.tried(deal.name, call.person_id) if call.person else None
        kind = kind_of(deal.name)
        after = await self._sealed(following(kind, now), now) if deal.name == current(kind, now) else None
        return Answer(
            DealShown(
                deal.name,
                kind,
                deal.options,
                started.edicts,
                started.skills,
                deal.opens,
                deal.closes,
                deal.reveals,
                now,
                seal(deal.seed),
                deal.drawn,
                deal.seed if now >= deal.reveals else "",
                not self._public,
                (await self._store.standing(deal.name, "")).tries,
                await self._streak(call.person_id, now),
                _own(tried),
                after.name if after else "",
                seal(after.seed) if after else "",
            )
        )

    async def _streak(self, person: str, now: float) -> Streak:
        tries = await self._store.tries_of(person) if person else []
        return streak((tried.deal for tried in tries if tried.ranks), day_of(now))

    async def begin(self, call: Call) -> Answer:
        """Begins the try that counts, or goes on with it; after it, or after the reveal, one that does not count."""
        person = call.asked()
        await call.body(protocol.Nothing)
        now = await self._clock()
        deal = await self._open(call, now)
        tried = await self._store.tried(deal.name, person.id)
        if tried is None and now < deal.closes:
            return await self._try(deal, person, call.place)
        if tried and tried.finished is None and now < deal.reveals:
            return Answer(Opened(tried.match, ""))
        if tried is None and now < deal.reveals:
            raise Refused("deal_closed", deal=deal.name)
        if left := await self._left(deal, person):
            return Answer(Opened(left, ""))
        house = House(watchers=False, deal=deal.name, sealed=deal.reveals if now < deal.reveals else 0.0)
        return await self._opened(deal, house, person, call.place)

    async def _try(self, deal: Deal, person: Person, place: str) -> Answer:
        house = House(watchers=False, deal=deal.name, ranks=True, sealed=deal.reveals)
        try:
            return await self._opened(deal, house, person, place)
        except Conflict:  # another device of the same person was faster
            tried = await self._store.tried(deal.name, person.id)
            assert tried is not None
            return Answer(Opened(tried.match, ""))

    async def _opened(self, deal: Deal, house: House, person: Person, place: str) -> Answer:
        match, chairs = self._code(), (Chair(person.id, person.name),)
        opened = MatchOpened(person.id, deal.options, house, chairs, seal(deal.seed), deal.seed, new_invite(), place)
        async with self._quotas.opening(person.id, place, len(chairs)):
            await self._rooms.open(match, opened, gathering.Begin())
        return Answer(Opened(match, ""), 201)

    async def _left(self, deal: Deal, person: Person) -> str:
        """The match on a deal that the person has begun and not finished, without counting, if any."""
        for line in await self._store.of(person.id, MOST_LISTED):
            kept = msgspec.json.decode(line.body, type=LobbyEntry).line
            if kept.deal == deal.name and not kept.ranks and kept.status == "playing":
                return kept.match
        return ""

    # Ranks

    async def ranking(self, call: Call) -> Answer:
        """The first, those around the asker, and the best map: for those who have finished, or after the reveal."""
        deal, tried = await self._compared(call)
        own = await self._store.standing(deal.name, call.person_id)
        is_placed = tried is not None and tried.ranks
        most, around = FIRST, tuple[Ranked, ...]()
        if own.tries <= FIRST + 2 * AROUND or (is_placed and own.before < FIRST + AROUND):
            most = FIRST + 2 * AROUND
        elif is_placed:
            around = await self._rows(call, deal, own.before - AROUND, 2 * AROUND + 1)
        rows, best = await self._rows(call, deal, 0, most), await self._best(deal, call.person_id)
        return Answer(Ranking(own.tries, own.better + 1 if is_placed else None, own.worse, rows, around, best))

    async def ranked(self, call: Call) -> Answer:
        """A page of the ranking."""
        if not _COUNT.fullmatch(call.params["after"]):
            raise Refused("unknown_page")
        deal, _ = await self._compared(call)
        rows = await self._rows(call, deal, int(call.params["after"]), PAGE)
        return Answer(RankedPage((await self._store.standing(deal.name, "")).tries, rows))

    async def _compared(self, call: Call) -> tuple[Deal, Try | None]:
        """A deal whose tries the asker may see, and the own one."""
        now = await self._clock()
        deal = await self._open(call, now)
        tried = await self._store.tried(deal.name, call.person_id) if call.person else None
        if now < deal.reveals and not (tried and tried.finished is not None):
            raise Refused("try_first")
        return deal, tried

    async def _rows(self, call: Call, deal: Deal, after: int, most: int) -> tuple[Ranked, ...]:
        call.purse.owe(most * A_LINE)
        tries = await self._store.ranking(deal.name, after, most)
        if not tries:
            return ()
        place = (await self._store.standing(deal.name, tries[0].person)).better + 1
        rows: list[Ranked] = []
        for number, tried in enumerate(tries):
            before = tries[max(0, number - 1)]
            if (tried.score, tried.lost) != (before.score, before.lost):
                place = after + number + 1
            kept = msgspec.json.decode(tried.body, type=TryEntry)
            rows.append(Ranked(place, kept.name, tried.score or 0, tried.person == call.person_id))
        return tuple(rows)

    async def _best(self, deal: Deal, person: str) -> BestMap | None:
        """The best map of somebody else."""
        others = [tried for tried in await self._store.ranking(deal.name, 0, 2) if tried.person != person]
        if not others:
            return None
        kept = msgspec.json.decode(others[0].body, type=TryEntry)
        return BestMap(kept.name, cast(Result, kept.result))

    async def shared(self, deal: str, match: str, purse: Purse) -> Drawn:
        """The finished map of a try that counts, for whoever was given its link by the person who drew it."""
        hosted = (await self._rooms.room(match, purse)).hosted
        house, state = hosted.seating.house, hosted.state
        if house.deal != deal or not house.ranks or state is None or not state.table.over:
            raise Refused("unknown_page")
        return Drawn(state.table.seats[0].sheet, rating(state.table))

    # All days

    async def listed(self, call: Call) -> Answer:
        now = await self._clock()
        names = await self._names(now)
        call.purse.owe(len(names) * A_LINE)
        tries = {tried.deal: tried for tried in await self._store.tries_of(call.person_id)} if call.person else {}
        deals = [drawn(name, "", 0.0) for name in names]
        lines = [
            DealLine(deal.name, kind_of(deal.name), deal.opens, deal.reveals, _result(tries.get(deal.name)))
            for deal in sorted(deals, key=lambda deal: (deal.opens, deal.name), reverse=True)
            if deal.opens <= now
        ]
        return Answer(DealList(tuple(lines), now))

    async def _names(self, now: float) -> list[str]:
        if self._public:
            return self._past(now)
        await self.prepare(now)
        return [document.name.removeprefix(DEALS) for document in await self._store.documents("", DEALS)]

    def _past(self, now: float) -> list[str]:
        moments = [now - 24 * 3600.0 * back for back in range(DAYS_BACK)]
        return [*dict.fromkeys(current(kind, moment) for moment in moments for kind in KINDS)]


def _own(tried: Try | None) -> OwnTry | None:
    if tried is None:
        return None
    result = msgspec.json.decode(tried.body, type=TryEntry).result
    return OwnTry(tried.match, tried.finished is not None, tried.ranks, result)


def _result(tried: Try | None) -> OwnResult | None:
    if tried is None or tried.score is None:
        return None
    return OwnResult(tried.score, title(tried.score), tried.ranks)
