"""What people are shown of a match."""

from random import Random

import pytest

from cartographers.bots.uniform import choose
from cartographers.cards.printed import DECK, AmbushCard
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.server.hosting.hosted import Hosted, apply
from cartographers.server.wire import views
from cartographers.server.wire.protocol import You
from hiding import INVITE, SEED, person, with_people


def ambushed(seats: int) -> Match:
    """A match in which an ambush has just come."""
    match, chance = Match(Options(seats=seats), SEED), Random(1)
    while not isinstance(DECK[match.table.card], AmbushCard):
        for seat in sorted(match.table.waiting):
            match.play(choose(match.view(seat), chance))
    return match


def told(match: Match) -> list[You]:
    """What concerns each seat alone."""
    hosted: Hosted | None = None
    for event in with_people(match.events, SEED, INVITE, match.table.seal):
        hosted = apply(hosted, event, 0.0)
    assert hosted is not None
    return [views.you(hosted, person(seat)) for seat in range(match.table.options.seats)]


@pytest.mark.parametrize("seats", [2, 3, 100])
def test_whoever_is_ambushed_is_told_by_whom(seats: int) -> None:
    yours = told(ambushed(seats))
    drawn_on = {you.seat: you.offer.sheet for you in yours if you.offer}
    assert len(drawn_on) == seats
    assert [drawn_on[you.drawn_by] for you in yours] == [*range(seats)]


def test_nobody_is_ambushed_by_an_explore_card() -> None:
    assert [you.drawn_by for you in told(Match(Options(seats=3), SEED))] == [None] * 3
