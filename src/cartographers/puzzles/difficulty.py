"""How difficult a puzzle is: estimated when it is made, then learned from who solves it (Elo's formula)."""

from math import exp, log, log2

from msgspec import Struct

FIRST = 1500.0
"""The rating of somebody who has solved nothing yet."""
SCALE = 400.0
"""With so much more rating, one solves ten times for each time that one fails."""
LARGEST_STEP, SMALLEST_STEP, SETTLING = 96.0, 16.0, 8
"""How far one answer moves a rating: at first, in the long run, and after how many answers it is halfway between."""

EASIEST = 900
MISSED = {"greedy": 250, "planner": 250, "glance": 150}
"""What it adds that a greedy bot, the planner, or a master's glance of a few games does not find the best drawing."""
DOUBLED = 40
"""What twice as many drawings to choose from add."""
NEAR, NEAR_STARS = 30, 6.0
"""What each listed drawing within so many stars of the best adds."""
CLEAR, LEAST_CLEAR, MOST_CLEAR = 25, 3.0, 9.0
"""What each star of lead takes away, from the least lead on to the most that counts."""


class Rating(Struct, frozen=True, gc=False):
    """What is known of a puzzle's difficulty or of a solver's strength."""

    value: float = FIRST
    answers: int = 0


def chance_to_solve(solver: float, puzzle: float) -> float:
    """How likely a solver solves a puzzle, by their ratings."""
    return 1.0 / (1.0 + exp(log(10.0) * (puzzle - solver) / SCALE))


def learned(solver: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """What is known of both after an answer. A surprise moves them further, and few answers do."""
    surprise = is_solved - chance_to_solve(solver.value, puzzle.value)
    return _moved(solver, surprise), _moved(puzzle, -surprise)


def _moved(rating: Rating, surprise: float) -> Rating:
    step = SMALLEST_STEP + (LARGEST_STEP - SMALLEST_STEP) / (1 + rating.answers / SETTLING)
    return Rating(rating.value + step * surprise, rating.answers + 1)


def first_rating(missed: set[str], drawings: int, values: tuple[float, ...]) -> int:
    """The rating of a new puzzle: by who misses it, how many drawings there are, and what the best are worth."""
    best, second = values[0], values[1]
    near = sum(value > best - NEAR_STARS for value in values[1:])
    clear = min(max(best - second, LEAST_CLEAR), MOST_CLEAR) - LEAST_CLEAR
    points = EASIEST + sum(MISSED[who] for who in missed) + DOUBLED * log2(drawings) + NEAR * near - CLEAR * clear
    return round(points)
