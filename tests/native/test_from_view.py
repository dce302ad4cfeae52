"""What a player can know of the cards to come, from a view."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots.greedy import choose
from cartographers.game.decide import play, start
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import State
from cartographers.game.view import view
from cartographers.native.engine.convert import table_of
from cartographers.native.engine.from_view import rows_of
from cartographers.value.outlook import unseen
from matches import DIFFERENT_PRESETS

GAMES = {
    **DIFFERENT_PRESETS,
    "neighbours": Options(seats=3),
    "heroes of two": replace(PRESETS["polish_heroes"], seats=2),
}
every_game = pytest.mark.parametrize("options", GAMES.values(), ids=list(GAMES))


def states(options: Options, seed: str) -> list[State]:
    """All states of a greedy game in which somebody is asked."""
    chance = Random(seed)
    _, state = start(options, seed)
    found = []
    while not state.table.over:
        found.append(state)
        for seat in sorted(state.table.waiting):
            _, state = play(state, choose(view(state, seat), chance))
    return found


@every_game
def test_rows_hold_the_open_table(options: Options) -> None:
    for state in states(options, "open"):
        seat = min(state.table.waiting)
        table, seats = rows_of(view(state, seat), Random(1))
        again = table_of(options, table[0], seats[0])
        assert replace(again, waiting=frozenset(), seats=()) == replace(
            state.table, seal="", waiting=frozenset(), seats=()
        )
        assert [each.sheet for each in again.seats] == [each.sheet for each in state.table.seats]
        assert again.waiting == {seat}


@every_game
def test_the_unseen_cards_are_known(options: Options) -> None:
    """All of them, but for which ambushes and heroes join the deck in which season."""
    for seed in ("one", "two", "three"):
        for state in states(options, seed):
            held = unseen(state.table)
            deck = [*held.explore, *held.ambushes[: held.ambushes_now], *held.heroes[: held.heroes_now]]
            assert len(deck) == state.table.hidden
            assert set(held.explore) <= set(state.deck)
            known = sorted((*held.explore, *held.ambushes, *held.heroes))
            assert known == sorted((*state.deck, *state.ambushes, *state.heroes))
