"""Deals that anybody opens for any number of people: listed, opened, closed early, taken back.

They are tried and ranked as all deals are (`deals.py`). Three lists find them again: of those that a person has opened,
of those open from one address, which limits them, and of the public ones. Each is one document, written as a whole: so
several servers count together.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.naming import as_shown, is_good_name
from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import TO_FINISH, Deal, check_solo, kind_of
from cartographers.server.limits.coalesce import Coalesced
from cartographers.server.limits.quotas import Limits
from cartographers.server.limits.token_bucket import A_LINE, OPENING
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.dealt import Dealt, new_seed
from cartographers.server.service.people import Person, new_invite, new_match_code
from cartographers.server.wire.deals import (
    LONGEST_TITLE,
    ChallengeLine,
    ChallengeList,
    ChallengeOpened,
    OpenChallenge,
    own_result,
)
from cartographers.server.wire.protocol import Nothing
from cartographers.store.log import Conflict, Store, Try

SOONEST, LATEST = 3600.0, 60 * 24 * 3600.0
"""Seconds after which a challenge may close."""
MOST_PUBLIC, MOST_MINE = 100, 100
TRIES = 20
"""How often a list is written to which others write meanwhile."""
LIST = "challenges"
"""The document of a person, and of all."""
THERE = "challenges-from/"
"""How the documents begin that hold what is open from an address."""


class _Listed(Struct, frozen=True):
    deal: str
    closes: float


class _List(Struct, frozen=True):
    challenges: tuple[_Listed, ...] = ()  # the newest first


class _Counted(NamedTuple):
    """A challenge, and how many maps of it count."""

    deal: Deal
    drawn: int


class Challenges:
    """Answers requests about challenges."""

    def __init__(self, store: Store, dealt: Dealt, limits: Limits) -> None:
        self._store = store
        self._dealt = dealt
        self._limits = limits
        self._public = Coalesced(self._open_to_all)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/challenges", self.listed),
            Endpoint("POST", "/api/challenges", self.open),
            Endpoint("POST", "/api/challenges/{deal}/close", self.close),
            Endpoint("POST", "/api/challenges/{deal}/remove", self.remove),
        ]

    # Found

    async def listed(self, call: Call) -> Answer:
        """Those that the asker has opened or tried, and those that are open to all."""
        now = await self._dealt.now()
        tries = {tried.deal: tried for tried in await self._store.tries_of(call.person_id)} if call.person else {}
        opened = await self._list(call.person_id, LIST) if call.person else ()
        tried = [name for name in tries if kind_of(name) == "challenge"]
        mine = await self._deals([*dict.fromkeys([*(each.deal for each in opened), *tried])][:MOST_MINE])
        known = {each.deal.name for each in mine}
        others = [
            each for each in await self._public.answer() if each.deal.closes > now and each.deal.name not in known
        ]
        call.purse.owe((len(mine) + len(others)) * A_LINE)
        lines = [
            tuple(_line(each, tries.get(each.deal.name), call.person_id) for each in deals)
            for deals in (sorted(mine, key=lambda each: -each.deal.closes), others)
        ]
        return Answer(ChallengeList(lines[0], lines[1], now))

    async def _open_to_all(self) -> list[_Counted]:
        return await self._deals([each.deal for each in await self._list("", LIST)])

    async def _deals(self, names: Sequence[str]) -> list[_Counted]:
        deals = [deal for name in names if (deal := await self._dealt.found(name))]
        return [_Counted(deal, (await self._dealt.standing(deal.name)).tries) for deal in deals]

    # Opened

    async def open(self, call: Call) -> Answer:
        person = call.asked()
        asked = await call.body(OpenChallenge)
        title = as_shown(asked.title)
        if not is_good_name(title, LONGEST_TITLE):
            raise Refused("bad_title", most=LONGEST_TITLE)
        check_solo(asked.options)
        now = await self._dealt.now()
        if not now + SOONEST - 60 <= asked.closes <= now + LATEST + 60:  # a clock of a page may be a little off
            raise Refused("wrong_close", days=int(LATEST // 86400))
        call.purse.owe(OPENING)
        deal = Deal(
            f"challenge-{new_match_code()}",
            asked.options,
            new_seed(),
            now,
            asked.closes,
            asked.closes + TO_FINISH,
            now,
            title,
            person.id,
            person.name,
            "" if asked.public else new_invite(),
        )
        await self._enter(deal, person, call.place, now)
        return Answer(ChallengeOpened(deal.name, deal.invite), 201)

    async def _enter(self, deal: Deal, person: Person, place: str, now: float) -> None:
        """Counts it first, so that of many at once none gets past the limit; then there it is."""
        entry = _Listed(deal.name, deal.closes)

        def within(most: int, refusal: Refused) -> Callable[[tuple[_Listed, ...]], tuple[_Listed, ...]]:
            def entered(known: tuple[_Listed, ...]) -> tuple[_Listed, ...]:
                if sum(each.closes > now for each in known) >= most:
                    raise refusal
                return entry, *known

            return entered

        def still_open(known: tuple[_Listed, ...]) -> tuple[_Listed, ...]:
            return tuple(each for each in known if each.closes > now)

        mine, there = self._limits.person_challenges, self._limits.address_challenges
        counted = within(mine, Refused("too_many_challenges", most=mine))
        await self._write(person.id, LIST, lambda known: counted(known)[:MOST_MINE])
        if place:
            counted_there = within(there, Refused("too_many_challenges_at_address", most=there))
            try:
                await self._write("", THERE + place, lambda known: counted_there(still_open(known)))
            except Refused:
                await self._end(deal, person, None)
                raise
        await self._dealt.open(deal)
        if not deal.invite:
            await self._write("", LIST, lambda known: (entry, *still_open(known))[:MOST_PUBLIC])

    # Ended by whoever opened it

    async def close(self, call: Call) -> Answer:
        """Nobody begins it any more. Who has begun may finish as long as was said, so nothing is revealed sooner."""
        person, deal = await self._own(call)
        now = await self._dealt.now()
        if deal.closes > now:
            await self._dealt.change(replace(deal, closes=now))
            await self._end(deal, person, _Listed(deal.name, now))
        return Answer(ChallengeOpened(deal.name, deal.invite))

    async def remove(self, call: Call) -> Answer:
        """Takes it back, as long as nobody has begun it."""
        person, deal = await self._own(call)
        if await self._dealt.tries(deal.name):
            raise Refused("challenge_begun")
        await self._dealt.withdraw(deal.name)
        await self._end(deal, person, None)
        return Answer(Nothing())

    async def _own(self, call: Call) -> tuple[Person, Deal]:
        person = call.asked()
        await call.body(Nothing)
        name = call.params["deal"]
        deal = await self._dealt.found(name) if kind_of(name) == "challenge" else None
        if deal is None:
            raise Refused("unknown_deal", deal=name[:40])
        if deal.opener != person.id:
            raise Refused("opener_only")
        return person, deal

    async def _end(self, deal: Deal, person: Person, after: _Listed | None) -> None:
        def ended(known: tuple[_Listed, ...]) -> tuple[_Listed, ...]:
            kept = [after if each.deal == deal.name else each for each in known]
            return tuple(each for each in kept if each)

        for owner in {person.id, ""}:
            await self._write(owner, LIST, ended)

    async def forget(self, person: str) -> None:
        """Whose challenges nobody has begun takes them along; the others go on, and nobody can tell who opened them."""
        for each in await self._list(person, LIST):
            deal = await self._dealt.found(each.deal)
            if deal is None or deal.opener != person:
                continue
            if await self._dealt.tries(deal.name):
                await self._dealt.change(replace(deal, opener="", by=""))
            else:
                await self._dealt.withdraw(deal.name)

    # Lists

    async def _list(self, owner: str, name: str) -> tuple[_Listed, ...]:
        found = await self._store.document(owner, name)
        return msgspec.json.decode(found.body, type=_List).challenges if found else ()

    async def _write(self, owner: str, name: str, change: Callable[[tuple[_Listed, ...]], tuple[_Listed, ...]]) -> None:
        for _ in range(TRIES):
            found = await self._store.document(owner, name)
            known = msgspec.json.decode(found.body, type=_List).challenges if found else ()
            body = msgspec.json.encode(_List(change(known))).decode()
            try:
                return await self._store.write_document(owner, name, body, found.version if found else 0)
            except Conflict:
                continue
        raise Refused("not_saved")


def _line(counted: _Counted, tried: Try | None, person: str) -> ChallengeLine:
    deal = counted.deal
    return ChallengeLine(
        deal.name,
        deal.title,
        deal.by,
        deal.closes,
        deal.reveals,
        not deal.invite,
        bool(person) and deal.opener == person,
        tried is not None,
        counted.drawn,
        own_result(tried),
    )
