"""Whole games between bots, through the same door that people use."""

from collections.abc import Iterator, Sequence
from random import Random

from cartographers.bots import Bot
from cartographers.game.decide import play, start
from cartographers.game.options import Options
from cartographers.game.state import Table
from cartographers.game.view import view


def played(options: Options, seed: str, bots: Sequence[Bot]) -> Table:
    """The table at the end of a match between `bots`, one a seat."""
    chances = [Random(f"{seed}/bot/{seat}") for seat in range(options.seats)]
    _, state = start(options, seed)
    while not state.table.over:
        for seat in state.table.waiting:
            _, state = play(state, bots[seat](view(state, seat), chances[seat]))
    return state.table


def series(options: Options, seed: str, bot: Bot, games: int) -> Iterator[Table]:
    """The ends of many matches, each with a deal of its own."""
    for game in range(games):
        yield played(options, f"{seed}/{game}", [bot] * options.seats)
