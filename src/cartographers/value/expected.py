"""The stars that a seat may expect to have at the end: after each drawing, as the table lies, and why."""

from cartographers.cards.printed import DECK
from cartographers.game.changes import seat_after
from cartographers.game.offers import sheet_drawn_on
from cartographers.game.state import Drawing, Seat, Task
from cartographers.game.view import View
from cartographers.value.plans import plans, thoughts, valuing
from cartographers.value.worth import REST, Valuing

PARTS = REST + 1
"""Edicts A to D, and the rest."""


def values_of(view: View, also: Drawing | None = None) -> dict[Drawing, float]:
    """The stars that a seat would have at the end after each drawing, and after one `also` that a skill may add to.

    Of drawings with skills, those are among them that are among the best plans. On another's sheet, its loss counts as
    gained.
    """
    table, seat = view.table, view.seat
    assert seat is not None
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    valued = valuing(table, owner)
    values = _values_after(view, owner, valued)
    if owner != seat:
        own, other = stars_at_end(view, seat), stars_at_end(view, owner)
        return {drawing: own + other - value for drawing, value in values.items()}
    now = table.seats[seat].stars
    for plan in plans(view, valued):
        assert isinstance(plan.answer, Drawing)
        values.setdefault(plan.answer, now + plan.worth)
    if also is not None and also not in values:
        after = seat_after(table, seat, also)
        values[also] = now + valued.worth(after.sheet, after.coins, after.paid)
    return values


def _values_after(view: View, owner: int, valued: Valuing) -> dict[Drawing, float]:
    """The stars at the end of the seat whose sheet is drawn on, after each drawing without skills."""
    assert view.seat is not None
    stars = view.table.seats[owner].stars
    return {
        thought.answer: stars + valued.worth(thought.sheet, thought.coins, thought.paid)
        for thought in thoughts(view.table, view.seat)
        if isinstance(thought.answer, Drawing)
    }


def stars_at_end(view: View, seat: int) -> float:
    """The stars that a seat may expect to have at the end as the table lies; before a drawing, after its best one."""
    table = view.table
    player = table.seats[seat]
    stars = float(player.stars)
    if table.over:
        return stars
    is_asked = seat in table.waiting and table.task is Task.DRAW
    if is_asked and sheet_drawn_on(table.options, DECK[table.card], seat) == seat:
        return max(_values_after(View(table, seat), seat, valuing(table, seat)).values())
    return stars + valuing(table, seat).worth(player.sheet, player.coins, player.paid)


def parts_of(view: View, after: Seat) -> tuple[float, ...]:
    """What a drawing on the own sheet, after which the seat is so, changes until the end: by edict, and by the rest."""
    table, seat = view.table, view.seat
    assert seat is not None
    before, parts = table.seats[seat], [0.0] * PARTS
    valued = valuing(table, seat)
    for sign, held in ((-1.0, before), (1.0, after)):
        for place, stars in _taken_apart(valued, held):
            parts[place] += sign * stars
    return tuple(parts)


def _taken_apart(valued: Valuing, held: Seat) -> list[tuple[int, float]]:
    """The value of a seat, taken apart: what each number adds to which part."""
    outlook, sheet, found = valued.outlook, held.sheet, list[tuple[int, float]]()
    if outlook.ends:
        found = [(REST, held.coins), *valued.scored(sheet), (REST, valued.lost(sheet))]
        sheet = valued.spread(sheet)
    if not outlook.last:
        found += zip(valued.places, valued.products(sheet, held.coins, held.paid), strict=True)
    return found
