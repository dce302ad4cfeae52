"""What our strongest bot would draw, and what it makes of a finished match, as the page is told it."""

from collections.abc import Sequence
from random import Random

from cartographers.bots.analysis import TURNING, analysed, summed
from cartographers.bots.explaining import Hint, advice, explained
from cartographers.bots.judging import Judged
from cartographers.game.moments import Moment
from cartographers.game.state import Table, Task
from cartographers.game.view import View
from cartographers.server import showing
from cartographers.server.protocol import Advice, Analysis, Reviewed

THOUGHT = 200.0
"""Milliseconds for the hints of one turn."""
MOST_TURNING = 3


def hints(view: View, chance: Random) -> tuple[Advice, ...]:
    """The best few drawings for the card that lies open, the best one first."""
    assert view.seat is not None
    return tuple(_shown(view.table, view.seat, hint) for hint in advice(view, chance, budget=THOUGHT).hints)


def review(seat: int, asked: Sequence[Moment], end: Table, chance: Random) -> Analysis:
    """What a seat drew, turn by turn, beside what would have been best."""
    turns = [*analysed(asked, chance)]
    whole = summed(turns, end, seat)
    tables = {seen.table.turn: seen.table for seen, _ in asked if seen.table.task is Task.DRAW}
    reviewed = [
        Reviewed(
            turn.turn,
            turn.season,
            turn.card,
            _shown(table, seat, explained(table, seat, Judged(turn.drawn, turn.value))),
            _shown(table, seat, explained(table, seat, Judged(turn.best, turn.best_value))),
            round(turn.given, 1),
            round(turn.luck, 1),
        )
        for turn in turns
        for table in [tables[turn.turn]]
    ]
    worst = sorted(reviewed, key=lambda each: -each.lost)
    return Analysis(
        seat,
        tuple(reviewed),
        round(whole.start, 1),
        round(whole.luck, 1),
        round(whole.given + whole.spared, 1),
        tuple(each.turn for each in worst[:MOST_TURNING] if each.lost >= TURNING),
    )


def _shown(table: Table, seat: int, hint: Hint) -> Advice:
    gains = (*(edict.change for edict in hint.edicts), hint.coins, hint.monsters)
    expected = (*(edict.expected for edict in hint.edicts), hint.rest)
    return Advice(
        showing.drawing(table, seat, hint.drawing),
        gains,
        tuple(round(stars, 1) for stars in expected),
        round(hint.value, 1),
    )
