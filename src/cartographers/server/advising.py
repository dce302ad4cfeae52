"""What our strongest bot would draw, and what it makes of a finished match. It sees what the seat saw."""

from collections.abc import Sequence
from random import Random

from cartographers.bots.gains import GAINS
from cartographers.bots.judging import Judged, judged
from cartographers.game.apply import changed
from cartographers.game.decide import drawn_by
from cartographers.game.state import Drawing, Seat
from cartographers.game.view import View
from cartographers.server import showing
from cartographers.server.protocol import Advice, Analysis, Reviewed

MOST_HINTS = 3
THOUGHT = 200.0
"""Milliseconds for the hints of one turn."""
MOST_TURNING = 3
LEAST_TURNING = 1.0
"""Stars that a turn must have given away to be called a turning point."""


def hints(view: View, chance: Random) -> tuple[Advice, ...]:
    """The best few drawings for the card that lies open, the best one first."""
    return tuple(_advice(view, each) for each in judged(view, chance, THOUGHT)[:MOST_HINTS])


def analysis(seat: int, answers: Sequence[tuple[View, Drawing]], chance: Random) -> Analysis:
    """What a seat drew, turn by turn, beside what would have been best."""
    turns = tuple(each for view, drawing in answers for each in _reviewed(view, drawing, chance))
    worst = sorted(turns, key=lambda each: -each.lost)[:MOST_TURNING]
    turning = tuple(each.turn for each in worst if each.lost >= LEAST_TURNING)
    return Analysis(seat, turns, round(sum(each.lost for each in turns), 1), turning)


def _reviewed(view: View, drawing: Drawing, chance: Random) -> list[Reviewed]:
    """A turn; none where the bot would not have thought of such a drawing."""
    weighed = judged(view, chance)
    drawn = next((each for each in weighed if each.drawing == drawing), None)
    if drawn is None:
        return []
    table, best = view.table, weighed[0]
    lost = round(best.value - drawn.value, 1)
    return [Reviewed(table.turn, table.season, table.card, _advice(view, drawn), _advice(view, best), lost)]


def _advice(view: View, judged: Judged) -> Advice:
    table, seat = view.table, view.seat
    assert seat is not None
    shown = showing.drawing(table, seat, judged.drawing)
    before = after = table.seats[shown.sheet]
    for change in drawn_by(table, seat, judged.drawing):
        after = changed(after, change)
    pairs = zip(_stars(table.edicts, before), _stars(table.edicts, after), strict=True)
    return Advice(shown, tuple(more - less for less, more in pairs), round(judged.value, 1))


def _stars(edicts: Sequence[str], player: Seat) -> list[int]:
    """What edicts A, B, C, D, coins and monsters give as a map lies."""
    return [*(GAINS[card](player.sheet).stars for card in edicts), player.coins, GAINS["monsters"](player.sheet).stars]
