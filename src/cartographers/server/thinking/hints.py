"""What our strongest bot would draw, and what it makes of a finished match, as the page is told it."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from cartographers.bots.analysis import TURNING, Turn, analysed, summed
from cartographers.bots.explaining import Hint, advice, explained
from cartographers.bots.judging import Judged
from cartographers.game.moments import Moment
from cartographers.game.state import Table
from cartographers.game.view import View
from cartographers.server.wire import protocol, views
from cartographers.server.wire.protocol import Analysis, Reviewed

THOUGHT = 200.0
"""Milliseconds for the hints of one turn, and for a look at what was drawn in it."""
MOST_TURNING = 3
ALIKE = 0.5
"""Stars: two looks at the same drawing differ by so much, so less than that is not given away."""


class Looked(NamedTuple):
    """A turn, with what was drawn and what would have been best as the page is told it."""

    turn: Turn
    drawn: protocol.Hint
    best: protocol.Hint


class Hinted(NamedTuple):
    """The best few drawings, the best one first; after a quick first look only, without machine code."""

    hints: tuple[protocol.Hint, ...]
    is_quick: bool


def hints(view: View, chance: Random, is_quick: bool = False) -> Hinted:
    """The best few drawings for the card that lies open."""
    assert view.seat is not None
    found = advice(view, chance, budget=THOUGHT, is_quick=is_quick).hints
    return Hinted(tuple(_shown(view.table, view.seat, hint) for hint in found), is_quick)


def look(moment: Moment, chance: Random) -> Looked | None:
    """What was drawn at a moment beside what would have been best; nothing where nothing was drawn.

    With the chance of the hints of that turn it sees what they saw.
    """
    table, seat = moment.seen.table, moment.seen.seat
    assert seat is not None
    for turn in analysed([moment], chance, THOUGHT):
        drawn, best = Judged(turn.drawn, turn.value), Judged(turn.best, turn.best_value)
        return Looked(turn, *(_shown(table, seat, explained(table, seat, each)) for each in (drawn, best)))
    return None


def review(seat: int, looked: Sequence[Looked], end: Table) -> Analysis:
    """What a seat drew, turn by turn, beside what would have been best."""
    turns = [*_settled(seat, [each.turn for each in looked])]
    whole = summed(turns, end, seat)
    reviewed = [
        Reviewed(
            turn.turn, turn.season, turn.card, replace(drawn, value=turn.value), best, turn.given, round(turn.luck, 1)
        )
        for turn, (_, drawn, best) in zip(turns, looked, strict=True)
    ]
    worst = sorted(reviewed, key=lambda each: -each.lost)
    return Analysis(
        seat,
        tuple(reviewed),
        round(whole.start, 1),
        round(whole.luck, 1),
        round(whole.given, 1),
        round(whole.spared, 1),
        tuple(each.turn for each in worst[:MOST_TURNING] if each.lost >= TURNING),
    )


def _settled(seat: int, turns: Iterable[Turn]) -> Iterator[Turn]:
    """Turns with stars as they are shown, so that these add up, and without what two looks differ by."""
    expected: float | None = None
    for turn in turns:
        best, value = round(turn.best_value, 1), round(turn.value, 1)
        given = round(best - value, 1)
        if given < ALIKE:
            given, value = 0.0, best
        luck = 0.0 if turn.sheet != seat or expected is None else best - expected
        if turn.sheet == seat:
            expected = value
        yield replace(turn, best_value=best, value=value, given=given, luck=luck)


def _shown(table: Table, seat: int, hint: Hint) -> protocol.Hint:
    drawing = views.drawing(table, seat, hint.drawing)
    gains = (*(edict.change for edict in hint.edicts), hint.coins, hint.monsters)
    expected = (*(edict.expected for edict in hint.edicts), hint.rest) if drawing.sheet == seat else ()
    return protocol.Hint(drawing, gains, tuple(round(stars, 1) for stars in expected), round(hint.value, 1))
