"""What drawings are worth: the stars that a seat may expect to have at the end."""

from random import Random
from typing import NamedTuple

from cartographers.board.sheet import LAYER, drawn
from cartographers.bots import greedy
from cartographers.bots.gains import GAINS
from cartographers.cards.printed import DECK
from cartographers.game.changes import seat_after
from cartographers.game.offers import choices, has_coin, offer, sheet_drawn_on
from cartographers.game.state import Drawing, Seat, Table, Task
from cartographers.game.view import View
from cartographers.native import available


class Judged(NamedTuple):
    """A drawing, and what it leads to."""

    drawing: Drawing
    value: float  # the stars the seat would expect to have at the end


def judged(
    view: View, chance: Random, budget: float = 0.0, also: Drawing | None = None, is_quick: bool = False
) -> list[Judged]:
    """All drawings that a seat may answer with, the best one first; with skills only the best of them.

    On another's sheet, what it would lose counts as gained. With a budget in milliseconds a master's search looks
    closer at the best few. One drawing is `also` judged and looked at as closely, whatever it is. A quick judgement
    needs no machine code: the same values on ints, no search, and of drawings with skills those that greedy thinks of.
    Without numba it is greedy's judgement, which sees only what scores at once.
    """
    assert view.seat is not None
    assert view.table.task is Task.DRAW
    if available() and is_quick:
        from cartographers.native.policies import planner_python

        added = [also] if also is not None else []
        values = planner_python.values_of(view, (*greedy.skilled(view, chance), *added))
    elif available():
        from cartographers.native.search.judge import values_of

        values = values_of(view, chance, budget, also)
    else:
        values = _greedy_values(view, also)
    return sorted((Judged(drawing, value) for drawing, value in values.items()), key=lambda judged: -judged.value)


def worth(view: View, seat: int | None = None) -> float:
    """The stars that a seat, the viewer's unless told otherwise, may expect to have at the end as the table lies."""
    number = view.seat if seat is None else seat
    assert number is not None
    if available():
        from cartographers.native.search.judge import stars_at_end

        return stars_at_end(view, Random(0), number)
    return _greedy_worth(view.table, view.table.seats[number])


def _greedy_values(view: View, also: Drawing | None) -> dict[Drawing, float]:
    table, seat = view.table, view.seat
    assert seat is not None
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    sheet = table.seats[owner].sheet
    now, before = _greedy_worth(table, table.seats[seat]), greedy.worth(table, sheet)
    values = {}
    for drawing in choices(offer(table, seat)):
        more = greedy.worth(table, drawn(sheet, LAYER[drawing.terrain], drawing.spaces)) - before
        if owner == seat:
            more += has_coin(table.card, drawing.spaces) * greedy.weights_now(table)["mountains"]
        values[drawing] = now + (more if owner == seat else -more)
    if also is not None and also not in values:  # with a skill
        values[also] = _greedy_worth(table, seat_after(table, seat, also))
    return values


def _greedy_worth(table: Table, player: Seat) -> float:
    if table.over:
        return float(player.stars)
    mountains = GAINS["mountains"](player.sheet).stars
    coins = (player.coins - mountains) * greedy.weights_now(table)["mountains"]  # closed mountains count in the sheet
    return float(player.stars + coins + greedy.worth(table, player.sheet))
