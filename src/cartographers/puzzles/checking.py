"""Whether a master agrees with puzzles: that the best drawing is the best, and leads clearly."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from msgspec import Struct

from cartographers.bots.judging import judged
from cartographers.puzzles.puzzle import Puzzle, drawing_of
from cartographers.puzzles.solving import view_of

CLEAR = 2.0
"""By so many stars the best drawing of a puzzle leads, as a master sees it."""
BUDGET = 1000
"""The milliseconds that it thinks."""
_Z = 1.96


class Checked(NamedTuple):
    """A puzzle, and what a master found: whether its best drawing is the puzzle's, and its lead."""

    puzzle: Puzzle
    is_best: bool
    lead: float

    @property
    def is_agreed(self) -> bool:
        return self.is_best and self.lead >= CLEAR


class Agreement(Struct, frozen=True):
    """In how many puzzles a master agrees; the interval holds the share of all such puzzles in 95 of 100 cases."""

    checked: int
    agreed: int
    best: int  # in how many it finds the same drawing, however far it leads
    low: float
    high: float
    unclear: tuple[str, ...]  # the puzzles in which it does not agree

    @property
    def share(self) -> float:
        return self.agreed / self.checked


def sample(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """So many of the puzzles, or all; the same ones each time."""
    if number >= len(puzzles):
        return list(puzzles)
    return sorted(Random("puzzles/sample").sample(puzzles, number), key=puzzles.index)


def checked(puzzles: Iterable[Puzzle], budget: float = BUDGET, games: int = 0) -> Iterator[Checked]:
    """What a master finds with a budget in milliseconds, or after a number of games, puzzle by puzzle.

    The second drawing is looked at as closely as the best: a master that sees no rival does not search at all.
    """
    for puzzle in puzzles:
        second = drawing_of(puzzle.drawings[1][0])
        chance = Random(f"puzzles/check/{puzzle.id}")
        best, next_best, *_ = judged(view_of(puzzle), chance, budget, also=second, games=games)
        yield Checked(puzzle, best.drawing == puzzle.best, best.value - next_best.value)


def agreement(found: Sequence[Checked]) -> Agreement:
    """What checked puzzles amount to, with Wilson's interval."""
    number, agreed = len(found), sum(each.is_agreed for each in found)
    share, spread = agreed / number, _Z * _Z / number
    middle = (share + spread / 2) / (1 + spread)
    margin = _Z * sqrt(share * (1 - share) / number + spread / (4 * number)) / (1 + spread)
    best = sum(each.is_best for each in found)
    unclear = tuple(each.puzzle.id for each in found if not each.is_agreed)
    return Agreement(number, agreed, best, max(middle - margin, 0.0), min(middle + margin, 1.0), unclear)
