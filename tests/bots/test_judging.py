"""What drawings are said to be worth."""

from random import Random

import pytest

from cartographers.board.sheet import Terrain
from cartographers.bots.judging import judged, worth
from cartographers.game.match import Match
from cartographers.game.offers import choices, offer
from cartographers.game.options import Options
from cartographers.game.state import Drawing, Task
from cartographers.native.search.judge import looked_closer, values_after
from matches import DIFFERENT_PRESETS, play_some

every_preset = pytest.mark.parametrize("options", DIFFERENT_PRESETS.values(), ids=list(DIFFERENT_PRESETS))


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


def test_drawings_are_judged_alike_at_a_table_of_several() -> None:
    """Those that a search would look at closer are not judged by another measure than the rest."""
    match = play_some(Options(seats=3), "alike", 2)
    values = {one.drawing: one.value for one in judged(match.view(0), Random(1))}
    every = values_after(match.view(0), Random(1))
    assert values == pytest.approx(every)


def test_a_closer_look_at_some_drawings_moves_the_others_along() -> None:
    first, second, third, fourth = (Drawing(Terrain.FARM, 1 << space) for space in range(4))
    values = {first: 100.0, second: 99.0, third: 98.0, fourth: 90.0}
    found = looked_closer(values, {first: 93.0, second: 94.0})  # six less on average
    assert found == {first: 93, second: 94, third: 92, fourth: 84}
    assert looked_closer(values, {second: 91.0})[first] == 91, "no drawing passes the best of those looked at"


@pytest.mark.parametrize("turns", [1, 9])
def test_the_best_drawing_is_one_that_was_looked_at(turns: int) -> None:
    match = play_some(Options(), "looked", turns)
    while match.table.task is not Task.DRAW:
        turns += 1
        match = play_some(Options(), "looked", turns)
    quick, slow = (judged(match.view(0), Random(1), budget) for budget in (0.0, 60.0))
    likely = [one.drawing for one in quick[:12]]
    assert slow[0].drawing in likely
    assert len(slow) == len(quick)


def test_a_search_by_games_finds_the_same_each_time() -> None:
    view = play_some(Options(), "judged", 7).view(0)
    first, again = (judged(view, Random(3), games=2) for _ in range(2))
    assert first == again
    assert first != judged(view, Random(3))
