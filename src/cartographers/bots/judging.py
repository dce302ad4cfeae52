"""What drawings are worth: the stars that a seat may expect to have at the end."""

from random import Random
from typing import NamedTuple

from cartographers.board.sheet import LAYER, drawn
from cartographers.bots import greedy
from cartographers.bots.gains import GAINS
from cartographers.cards.printed import DECK
from cartographers.game.offers import choices, has_coin, offer, sheet_drawn_on
from cartographers.game.state import Drawing, Task
from cartographers.game.view import View


class Judged(NamedTuple):
    """A drawing, and what it leads to."""

    drawing: Drawing
    value: float  # the stars the seat would expect to have at the end


def judged(view: View, chance: Random, budget: float = 0.0) -> list[Judged]:  # noqa: ARG001
    """All drawings that a seat may answer with, the best one first.

    On another's sheet, what it would lose counts as gained. A budget in milliseconds lets a search look closer at the
    best few.
    """
    table, seat = view.table, view.seat
    assert seat is not None
    assert table.task is Task.DRAW
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    sheet = table.seats[owner].sheet
    now, before = worth(view), greedy.worth(table, sheet)
    found = []
    for drawing in choices(offer(table, seat)):
        more = greedy.worth(table, drawn(sheet, LAYER[drawing.terrain], drawing.spaces)) - before
        if owner == seat:
            more += has_coin(table.card, drawing.spaces) * greedy.weights_now(table)["mountains"]
        found.append(Judged(drawing, now + (more if owner == seat else -more)))
    return sorted(found, key=lambda judged: -judged.value)


def worth(view: View, seat: int | None = None) -> float:
    """The stars that a seat, the viewer's unless told otherwise, may expect to have at the end as the table lies."""
    table = view.table
    number = view.seat if seat is None else seat
    assert number is not None
    player = table.seats[number]
    if table.over:
        return float(player.stars)
    mountains = GAINS["mountains"](player.sheet).stars
    coins = (player.coins - mountains) * greedy.weights_now(table)["mountains"]  # closed mountains count in the sheet
    return float(player.stars + coins + greedy.worth(table, player.sheet))
