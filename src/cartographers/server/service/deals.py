"""Deals that everybody gets alike: shown, tried, ranked, and found again."""

import asyncio
import logging
from typing import NamedTuple, cast

from cartographers.board.sheet import Sheet
from cartographers.game.chance import seal
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating
from cartographers.server.hosting.deals import (
    KINDS,
    Deal,
    Streak,
    current,
    day_of,
    drawn,
    following,
    kind_of,
    opening,
    streak,
)
from cartographers.server.limits.token_bucket import A_LINE, Purse
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.dealt import A_COUNT, PAGE, Dealt, kept_of
from cartographers.server.wire import protocol
from cartographers.server.wire.deals import (
    BestMap,
    DealLine,
    DealList,
    DealShown,
    OwnTry,
    Ranked,
    RankedPage,
    Ranking,
    own_result,
)
from cartographers.server.wire.protocol import Opened, Result
from cartographers.store.log import Try, Unavailable

log = logging.getLogger("cartographers.deals")

LOOK_EVERY = 600.0
"""Seconds after which it is looked whether the next deals are drawn."""
FIRST, AROUND = 1, 2
"""Rows of the ranking that are shown first, and on either side of somebody."""


class Drawn(NamedTuple):
    """A finished map."""

    sheet: Sheet
    rating: int


class Deals:
    """Answers requests about deals."""

    def __init__(self, rooms: Rooms, dealt: Dealt) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._dealt = dealt

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
                await self.prepare(await self._dealt.now())
            except Unavailable:
                log.warning("the store does not answer")
            except Exception:  # whoever asks for a deal has it drawn, too
                log.exception("could not draw the next deals")
            await asyncio.sleep(LOOK_EVERY)

    async def prepare(self, now: float) -> None:
        for kind in KINDS:
            await self._dealt.draw(current(kind, now), now)
            await self._dealt.draw(following(kind, now), now)

    # Asked for

    async def shown(self, call: Call) -> Answer:
        now = await self._dealt.now()
        deal = await self._dealt.named(call.params["deal"], call.person_id, now)
        started = opening(deal.options, deal.seed)
        is_own = bool(call.person_id) and deal.opener == call.person_id
        after = next((following(kind, now) for kind in KINDS if deal.name == current(kind, now)), "")
        return Answer(
            DealShown(
                deal.name,
                kind_of(deal.name),
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
                not self._dealt.public,
                (await self._dealt.standing(deal.name)).tries,
                await self._streak(call.person_id, now),
                _own(await self._dealt.tried(deal.name, call.person_id)),
                after,
                seal((await self._dealt.draw(after, now)).seed) if after else "",
                deal.title,
                deal.by,
                is_own,
                deal.invite if is_own else "",
            )
        )

    async def _streak(self, person: str, now: float) -> Streak:
        tries = await self._store.tries_of(person) if person else []
        return streak((tried.deal for tried in tries if tried.ranks), day_of(now))

    async def begin(self, call: Call) -> Answer:
        """Begins the try that counts, or goes on with it; after it, or after the reveal, one that does not count."""
        person = call.asked()
        await call.body(protocol.Nothing)
        now = await self._dealt.now()
        deal = await self._dealt.named(call.params["deal"], person.id, now)
        begun = await self._dealt.begin(deal, person, call.place, now)
        return Answer(Opened(begun.match, ""), 201 if begun.is_new else 200)

    # Ranks

    async def ranking(self, call: Call) -> Answer:
        """The first, those around the asker, and the best map: for those who have finished, or after the reveal."""
        deal, tried = await self._compared(call)
        own = await self._dealt.standing(deal.name, call.person_id)
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
        if not A_COUNT.fullmatch(call.params["after"]):
            raise Refused("unknown_page")
        deal, _ = await self._compared(call)
        rows = await self._rows(call, deal, int(call.params["after"]), PAGE)
        return Answer(RankedPage((await self._dealt.standing(deal.name)).tries, rows))

    async def _compared(self, call: Call) -> tuple[Deal, Try | None]:
        """A deal whose tries the asker may see, and the own one."""
        now = await self._dealt.now()
        deal = await self._dealt.named(call.params["deal"], call.person_id, now)
        return deal, await self._dealt.check_comparable(deal, call.person_id, now)

    async def _rows(self, call: Call, deal: Deal, after: int, most: int) -> tuple[Ranked, ...]:
        call.purse.owe(most * A_LINE)
        return await self._dealt.rows(deal.name, call.person_id, after, most)

    async def _best(self, deal: Deal, person: str) -> BestMap | None:
        """The best map of somebody else."""
        others = [tried for tried in await self._store.ranking(deal.name, 0, 2) if tried.person != person]
        if not others:
            return None
        kept = kept_of(others[0])
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
        now = await self._dealt.now()
        if not self._dealt.public:
            await self.prepare(now)
        names = await self._dealt.names(now)
        call.purse.owe(len(names) * A_LINE)
        tries = {tried.deal: tried for tried in await self._store.tries_of(call.person_id)} if call.person else {}
        deals = [drawn(name, "", 0.0) for name in names]
        lines = [
            DealLine(deal.name, kind_of(deal.name), deal.opens, deal.reveals, own_result(tries.get(deal.name)))
            for deal in sorted(deals, key=lambda deal: (deal.opens, deal.name), reverse=True)
            if deal.opens <= now
        ]
        return Answer(DealList(tuple(lines), now))


def _own(tried: Try | None) -> OwnTry | None:
    if tried is None:
        return None
    return OwnTry(tried.match, tried.finished is not None, tried.ranks, kept_of(tried).result)
