"""Rounds of events as deals whose games are put beside each other, once they are closed."""

import re
from typing import NamedTuple

from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import Deal
from cartographers.server.hosting.events import Round, stage_of
from cartographers.server.service import event_store
from cartographers.server.service.dealt import kept_of
from cartographers.server.service.event_board import deal_of
from cartographers.server.wire.deals import BesideRow
from cartographers.store.log import Store, Try

_NAME = re.compile(r"event-([a-z0-9]{1,20})-([1-9][0-9]?)")


class Closed(NamedTuple):
    """A round that is closed."""

    code: str  # of its event
    round: Round
    deal: Deal


async def closed_round(store: Store, name: str, now: float) -> Closed | None:
    """The closed round whose deal is called so, if it is one; refused while it is open, or has not come yet."""
    told = _NAME.fullmatch(name)
    document = await store.document("", event_store.EVENTS + told[1]) if told else None
    if told is None or document is None:
        return None
    event, number = event_store.event_in(document), int(told[2]) - 1
    if number >= len(event.rounds):
        return None
    if stage_of(event.rounds[number], now) != "closed":
        raise Refused("round_not_closed")
    return Closed(event.code, event.rounds[number], deal_of(event, number))


async def rows(store: Store, closed: Closed, person: str) -> tuple[BesideRow, ...]:
    """Everybody with a map that counts, the best first; ties as in the standings (R26)."""
    names = {each.person: each.name for each in await event_store.entrants(store, closed.code) if not each.is_out}
    tries = [tried for tried in await store.tries_at(closed.deal.name) if _counts(tried, closed.round)]
    ranked = sorted((tried for tried in tries if tried.person in names), key=_worth)
    worths = [_worth(tried) for tried in ranked]
    return tuple(
        BesideRow(
            worths.index(_worth(tried)) + 1, names[tried.person], _stars(tried), tried.person == person, tried.match
        )
        for tried in ranked
    )


def _counts(tried: Try, each: Round) -> bool:
    return tried.finished is not None and tried.finished <= each.closes


def _worth(tried: Try) -> tuple[int, int]:
    """Less is better. Ratings and stars give the same order within one deal."""
    return -(tried.score or 0), tried.lost


def _stars(tried: Try) -> int:
    result = kept_of(tried).result
    assert result is not None, "it is finished"
    return result.stars
