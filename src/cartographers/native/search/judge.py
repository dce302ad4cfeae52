"""What drawings are worth by the value of sheets and by a master's search, as bots.judging tells it."""

import time
from random import Random
from statistics import fmean

import numpy as np

from cartographers.board.sheet import LAYER
from cartographers.cards.printed import DECK
from cartographers.game.changes import seat_after
from cartographers.game.offers import choices, offer, sheet_drawn_on
from cartographers.game.state import Drawing, Task
from cartographers.game.view import View
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.from_view import rows_of
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import cards_seen
from cartographers.native.policies import planner
from cartographers.native.registry import entry
from cartographers.native.search.halving import Limit, Search, searched


def values_of(view: View, chance: Random, budget: float, also: Drawing | None, games: int = 0) -> dict[Drawing, float]:
    """The stars that a seat would have at the end after each drawing, and after one `also` that a skill may add to.

    On another's sheet, its loss counts as gained. A search ends by the clock, or after a number of games.
    """
    table, seat = view.table, view.seat
    assert seat is not None
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    values = values_after(view, chance)
    if owner != seat:
        own, other = stars_at_end(view, chance, seat), stars_at_end(view, chance, owner)
        return {drawing: own + other - value for drawing, value in values.items()}
    limit = Limit(games=games) if games else Limit(time.perf_counter() + budget / 1000)
    search = Search(view, chance, cards_seen(table))
    added = None
    if also is not None:
        added = search.add(also, seat_after(table, seat, also))
    plans = [_drawing(search, plan) for plan in range(len(search.worths))]
    if also is not None and added is not None:
        plans[added] = also
    now = table.seats[seat].stars
    for drawing, worth in zip(plans, search.worths, strict=True):  # those with skills
        values.setdefault(drawing, now + worth)
    if budget > 0 or games:
        looked = searched(search, limit, lambda: chance.getrandbits(64), also=added)
        return looked_closer(values, {plans[plan]: now + worth for plan, worth in looked})
    return values


def looked_closer(values: dict[Drawing, float], looked: dict[Drawing, float]) -> dict[Drawing, float]:
    """All values after a closer look at some drawings.

    The others follow as those did on average, but none passes the best of them: nobody looked at it so closely.
    """
    moved = fmean(value - values[drawing] for drawing, value in looked.items())
    best = max(looked.values())
    others = {drawing: min(value + moved, best) for drawing, value in values.items() if drawing not in looked}
    return {**looked, **others}


def _drawing(search: Search, plan: int) -> Drawing:
    answer = search.answer(plan)
    assert isinstance(answer, Drawing)
    return answer


def values_after(view: View, chance: Random) -> dict[Drawing, float]:
    """The stars at the end of the seat whose sheet is drawn on, after each drawing without skills."""
    table, seat = view.table, view.seat
    assert seat is not None
    drawings = list(choices(offer(table, seat)))
    row, seats = rows_of(view, chance)
    worths = np.zeros(len(drawings))
    entry(planner.judge_each)(
        cards_seen(table),
        row[0],
        seats[0],
        seat,
        np.array([LAYER[drawing.terrain] for drawing in drawings], np.int8),
        words(drawing.spaces for drawing in drawings),
        words(drawing.marks for drawing in drawings),
        np.zeros(1, SCRATCH)[0],
        worths,
    )
    stars = table.seats[sheet_drawn_on(table.options, DECK[table.card], seat)].stars
    return {drawing: stars + float(worth) for drawing, worth in zip(drawings, worths, strict=True)}


def stars_at_end(view: View, chance: Random, seat: int) -> float:
    """The stars that a seat may expect to have at the end as the table lies; before a drawing, after its best one."""
    table = view.table
    stars = float(table.seats[seat].stars)
    if table.over:
        return stars
    if seat in table.waiting and table.task is Task.DRAW:
        owner = sheet_drawn_on(table.options, DECK[table.card], seat)
        if owner == seat:
            return max(values_after(View(table, seat), chance).values())
    row, seats = rows_of(view, chance)
    cards = cards_seen(table)
    return stars + float(entry(planner.worth_now)(cards, row[0], seats[0], seat, np.zeros(1, SCRATCH)[0]))
