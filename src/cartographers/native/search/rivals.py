"""Playing to win: what stars are worth where others have theirs."""

from math import erf, sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from cartographers.game.view import View
from cartographers.native.engine.from_view import rows_of
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import cards_seen
from cartographers.native.policies import planner
from cartographers.native.registry import entry

SPREAD = 4.0
"""How far the stars of the last season stray from those that the value of a sheet expects (docs/lab/bots.md)."""
FIRST = 40.0
"""What being first is worth, in stars."""
STRONGEST = 6
"""How many rivals are minded."""


class Rivals(NamedTuple):
    """The stars at the end that the strongest others may expect, how far theirs may stray, and one's own so far."""

    expected: tuple[float, ...]
    spread: float
    stars: float = 0.0

    def worth(self, coming: float) -> float:
        """What stars that are to come are worth: themselves, and the chance to be first with them."""
        first = 1.0
        for other in self.expected:
            first *= (1.0 + erf((self.stars + coming - other) / (self.spread * sqrt(2.0)))) / 2.0
        return coming + FIRST * first


def rivals_of(view: View, chance: Random, best: float) -> Rivals:
    """The rivals of a seat whose best drawing is expected to bring so many stars; each is to draw as well."""
    table, seat = view.table, view.seat
    assert seat is not None
    row, seats = rows_of(view, chance)
    cards, scratch = cards_seen(table), np.zeros(1, SCRATCH)[0]
    worths = [
        float(entry(planner.worth_now)(cards, row[0], seats[0], number, scratch)) for number in range(len(table.seats))
    ]
    drawing = best - worths[seat]
    expected = [held.stars + worth + drawing for held, worth in zip(table.seats, worths, strict=True)]
    del expected[seat]
    return Rivals(tuple(sorted(expected)[-STRONGEST:]), SPREAD, table.seats[seat].stars)
