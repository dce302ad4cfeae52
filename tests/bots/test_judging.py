"""What drawings are said to be worth."""

from random import Random

import pytest

from cartographers.bots.judging import judged, worth
from cartographers.game.match import Match
from cartographers.game.offers import choices, offer
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Task
from matches import play_some

every_preset = pytest.mark.parametrize("options", PRESETS.values(), ids=list(PRESETS))


@every_preset
@pytest.mark.parametrize("turns", [0, 7, 15])
def test_all_drawings_from_the_best_to_the_worst(options: Options, turns: int) -> None:
    match = play_some(options, "judged", turns)
    while match.table.task is not Task.DRAW:
        turns += 1
        match = play_some(options, "judged", turns)
    found = judged(match.view(0), Random(1))
    assert {one.drawing for one in found} >= set(choices(offer(match.table, 0)))
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)


def test_what_a_seat_may_expect_is_its_stars_at_the_end() -> None:
    match = play_some(Options(seats=2), "to the end", 500)
    assert match.over
    for seat in (0, 1):
        assert worth(match.view(0), seat) == match.table.seats[seat].stars


def test_the_viewer_is_meant_unless_told_otherwise() -> None:
    match = Match(Options(seats=2), "1")
    assert worth(match.view(1)) == worth(match.view(0), 1)
