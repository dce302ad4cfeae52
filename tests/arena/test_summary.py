"""Means and spreads of counted numbers are those of the numbers."""

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.arena.games import played, series
from cartographers.arena.summary import Summary, spread
from cartographers.bots import BOTS
from cartographers.game.options import Options


@given(st.lists(st.integers(-50, 200), min_size=2))
def test_spread(numbers: list[int]) -> None:
    told = spread(Counter(numbers))
    assert told.mean == pytest.approx(statistics.mean(numbers))
    assert told.median == statistics.median(numbers)
    assert told.sd == pytest.approx(statistics.stdev(numbers))


def test_one_game_has_no_spread() -> None:
    assert spread(Counter([7])).sd == 0


def test_a_game_can_be_played_again() -> None:
    options = Options(seats=3)
    bots = [BOTS["random"]] * 3
    assert played(options, "again", bots) == played(options, "again", bots)


def test_every_game_of_a_series_has_its_own_deal() -> None:
    tables = list(series(Options(), "1", BOTS["random"], 5))
    assert len({table.seal for table in tables}) == 5


def test_a_summary_counts_seats_and_games() -> None:
    summary = Summary()
    for table in series(Options(seats=2), "1", BOTS["random"], 3):
        summary.add(table)
    assert (summary.games, summary.stars.total(), summary.ratings.total()) == (3, 6, 0)


def test_random_play_is_as_weak_as_others_found_it() -> None:
    """An independent study measured 25.7 stars and a rating of -59.2 (sd 17.5) for uniform play on sheet A."""
    summary = Summary()
    for table in series(Options(), "study", BOTS["random"], 600):
        summary.add(table)
    assert abs(spread(summary.stars).mean - 25.7) < 3
    assert abs(spread(summary.ratings).mean + 59.2) < 3
