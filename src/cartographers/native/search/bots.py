"""What strong bots answer: from a view, by machine code, a command."""

import time
from random import Random

import numpy as np

from cartographers.game.commands import Command
from cartographers.game.view import View
from cartographers.native.batch import loops
from cartographers.native.engine.convert import command_of
from cartographers.native.engine.from_view import rows_of
from cartographers.native.engine.rows import OFFER
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import cards_seen
from cartographers.native.policies import planner_skills
from cartographers.native.registry import entry
from cartographers.native.search.halving import Limit, Search, searched
from cartographers.native.search.rivals import rivals_of
from cartographers.value.plans import ALIKE, VARIED_SEASONS, sheet_changed


def planned(view: View, chance: Random) -> Command:
    """The planner's answer: the best sheet after one drawing; in company, at first, one of those as good."""
    assert view.seat is not None
    if view.table.options.seats > 1 and view.table.season < VARIED_SEASONS and concerns_itself(view):
        return _varied(view, chance)
    table, seats = rows_of(view, chance)
    offer, scratch = np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0]
    cards = cards_seen(view.table)
    entry(loops.choose_each, choose=planner_skills.choose_by_value_with_skills)(cards, table, seats, offer, scratch)
    return command_of(table[0], seats[0, view.seat], view.seat)


def _varied(view: View, chance: Random) -> Command:
    """Any of the answers that are about as good as the best, so that planners at one table do not all draw one map."""
    assert view.seat is not None
    search = Search(view, chance, cards_seen(view.table))
    alike = [plan for plan, worth in enumerate(search.worths) if worth > search.worths[0] - ALIKE]
    return search.command(chance.choice(alike), view.seat)


def mastered(
    view: View, chance: Random, budget: float | None = None, games: int | None = None, threads: int = 1
) -> Command:
    """The master's answer within a budget in milliseconds, or after a number of games; by one or more threads."""
    started = time.perf_counter()
    assert view.seat is not None
    if not concerns_itself(view):
        return planned(view, chance)
    limit = Limit() if games is None else Limit(games=games)
    if budget is not None:
        limit = Limit(started + KEPT * budget / 1000, limit.games)
    search = Search(view, chance, cards_seen(view.table), threads=threads)
    contested = view.table.options.seats > 1 and view.table.season == LAST_SEASON
    goal = rivals_of(view, chance, search.worths[0]).worth if contested else float
    plan, _ = searched(search, limit, lambda: chance.getrandbits(64), goal)[0]
    return search.command(plan, view.seat)


LAST_SEASON = 3
"""The one in which being first counts for itself; before, the most stars do. Measured: docs/lab/bots.md."""
KEPT = 0.95
"""The share of the budget that is planned with."""


def concerns_itself(view: View) -> bool:
    """Whether a seat is asked about its own sheet."""
    return sheet_changed(view) == view.seat
