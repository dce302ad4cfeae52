"""Measures of speed measure something."""

from cartographers.bench.games import games_one_by_one
from cartographers.bench.yardstick import compared, yardstick
from cartographers.bots import BOTS
from cartographers.game.options import Options


def test_figures_stand_beside_the_yardstick() -> None:
    figures = iter([300.0, 100.0, 200.0])
    speed = compared(lambda: next(figures), 3)
    assert (speed.a_second, speed.best_round) == (200, 300)
    assert 0 < speed.per_yard < 1
    assert yardstick(0.01) > 1000


def test_whole_games_are_counted() -> None:
    games = iter(range(1000))
    assert games_one_by_one(Options(), BOTS["random"], games, 0.01) > 0
    assert next(games) > 0
