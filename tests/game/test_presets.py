"""Games with a name can all be played."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import BOTS
from cartographers.game.decide import play, start
from cartographers.game.options import check
from cartographers.game.presets import PRESETS
from cartographers.game.view import view
from matches import played


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_game(name: str) -> None:
    check(PRESETS[name])
    for seats in (1, 2, 5):
        assert played(replace(PRESETS[name], seats=seats), name).over


@pytest.mark.parametrize("name", PRESETS)
def test_greedy_bots_play_it_to_the_end(name: str) -> None:
    _, state = start(replace(PRESETS[name], seats=2), name)
    chance = Random(name)
    while not state.table.over:
        for seat in state.table.waiting:
            _, state = play(state, BOTS["greedy"](view(state, seat), chance))
    assert all(len(seat.scores) == 4 for seat in state.table.seats)


def test_german_alone_is_free() -> None:
    assert PRESETS["german"].reading == "free"


@pytest.mark.deep
@pytest.mark.parametrize("name", PRESETS)
def test_ten_thousand_games_of_a_preset_end(name: str) -> None:
    for game in range(10_000):
        assert played(replace(PRESETS[name], seats=1 + game % 3), f"{name}/{game}").over
