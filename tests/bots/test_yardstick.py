"""The planner on cards that came to somebody else."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import planner, uniform
from cartographers.bots.yardstick import DEALS, yardstick
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from matches import played
from paper.painted import painted


def test_a_game_of_the_planner_is_its_own_yardstick() -> None:
    """With the same cards, in the same order, it draws the same again."""
    match = Match(Options(), "its own")
    while not match.over:
        match.play(planner.choose(match.view(0), Random(1)))
    game, scores = painted(match, 0)
    found = yardstick(game.options, [season.cards for season in game.seasons if season], True, planner.choose)
    assert found.games == 1
    assert [(*each.edicts, each.coins, each.monsters) for each in found.seasons] == [
        (*score.edicts, score.coins, score.monsters) for score in scores
    ]


@pytest.mark.parametrize("preset", ["english", "polish_heroes", "everything"])
def test_cards_of_any_game_are_drawn_alone(preset: str) -> None:
    """Ambushes, heroes and ruins too, however many drew them; it is better than drawings by chance."""
    game, scores = painted(played(replace(PRESETS[preset], seats=3), "any"), 1)
    found = yardstick(game.options, [season.cards for season in game.seasons if season], True, planner.choose)
    assert sum(each.total for each in found.seasons) > sum(score.total for score in scores)


def test_cards_that_are_missing_are_dealt_and_those_that_cannot_come_passed_over() -> None:
    game, _ = painted(played(Options(), "some"), 0)
    spring = game.seasons[0]
    assert spring is not None
    known = yardstick(game.options, [spring.cards], False, uniform.choose)
    wrong = yardstick(game.options, [(*spring.cards[:1], *spring.cards)], False, uniform.choose)
    assert known.games == DEALS
    assert known == wrong
