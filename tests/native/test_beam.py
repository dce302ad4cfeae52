"""Who knows the deck plays legal games, and better ones the more lines are kept in mind."""

import pytest

from cartographers.arena.games import series
from cartographers.bots import fast_bots
from cartographers.game.decide import play, start
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Table
from cartographers.native.search.beam import best_line
from matches import DIFFERENT_PRESETS


def foreseen(options: Options, seed: str, width: int) -> Table:
    _, state = start(options, seed)
    for command in best_line(options, seed, width):
        _, state = play(state, command)
    assert state.table.over
    return state.table


@pytest.mark.parametrize("name", [*DIFFERENT_PRESETS])
def test_every_answer_is_legal(name: str) -> None:
    foreseen(PRESETS[name], "beam", 4)


def test_knowing_the_deck_is_worth_a_lot() -> None:
    options = Options()
    greedy = [table.seats[0].stars for table in series(options, "beam", fast_bots()["greedy"], 6)]
    wide = [foreseen(options, f"beam/{deal}", 60).seats[0].stars for deal in range(6)]
    assert sum(wide) > sum(greedy) + 6 * 5


def test_more_lines_find_no_less_on_the_whole() -> None:
    options = Options()
    narrow = [foreseen(options, f"beam/{deal}", 1).seats[0].stars for deal in range(6)]
    wide = [foreseen(options, f"beam/{deal}", 60).seats[0].stars for deal in range(6)]
    assert sum(wide) > sum(narrow)


def test_it_finds_the_same_again() -> None:
    assert best_line(Options(), "again", 10) == best_line(Options(), "again", 10)
