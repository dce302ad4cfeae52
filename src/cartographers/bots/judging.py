"""What drawings are worth: the stars that a seat may expect to have at the end."""

from random import Random
from typing import NamedTuple

from cartographers.game.state import Drawing, Task
from cartographers.game.view import View
from cartographers.native import available
from cartographers.value import expected


class Judged(NamedTuple):
    """A drawing, and what it leads to."""

    drawing: Drawing
    value: float  # the stars the seat would expect to have at the end


def judged(
    view: View,
    chance: Random,
    budget: float = 0.0,
    also: Drawing | None = None,
    is_quick: bool = False,
    games: int = 0,
) -> list[Judged]:
    """All drawings that a seat may answer with, the best one first; with skills only the best of them.

    On another's sheet, what it would lose counts as gained. With a budget in milliseconds a master's search looks
    closer at the best few; after a number of `games` instead of by the clock it finds the same each time. One drawing
    is `also` judged and looked at as closely, whatever it is. A quick judgement needs no machine code: the same values
    on ints, no search. Without numba every judgement is quick.
    """
    assert view.seat is not None
    assert view.table.task is Task.DRAW
    if available() and not is_quick:
        from cartographers.native.search.judge import values_of

        values = values_of(view, chance, budget, also, games)
    else:
        values = expected.values_of(view, also)
    return sorted((Judged(drawing, value) for drawing, value in values.items()), key=lambda judged: -judged.value)


def worth(view: View, seat: int | None = None) -> float:
    """The stars that a seat, the viewer's unless told otherwise, may expect to have at the end as the table lies."""
    number = view.seat if seat is None else seat
    assert number is not None
    if available():
        from cartographers.native.search.judge import stars_at_end

        return stars_at_end(view, Random(0), number)
    return expected.stars_at_end(view, number)
