"""Planners in company."""

from random import Random

from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.native.search.bots import planned
from cartographers.value.plans import VARIED_SEASONS


def test_planners_at_one_table_draw_different_maps() -> None:
    """Each draws what is best, and about as good things are many; nobody likes to sit among four of one map."""
    different = []
    for deal in range(10):
        match, chances = Match(Options(seats=4), f"varied/{deal}"), [Random(f"{deal}/{seat}") for seat in range(4)]
        while match.table.season < VARIED_SEASONS:
            for seat in sorted(match.table.waiting):
                match.play(planned(match.view(seat), chances[seat]))
        different.append(len({seat.sheet for seat in match.table.seats}))
    assert sum(different) > 3 * len(different)


def test_alone_the_planner_draws_what_is_best() -> None:
    match, other = Match(Options(), "alone"), Match(Options(), "alone")
    while not match.over:
        match.play(planned(match.view(0), Random(1)))
        other.play(planned(other.view(0), Random(2)))
    assert match.table == other.table
