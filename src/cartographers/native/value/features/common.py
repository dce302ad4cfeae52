"""The features of a sheet for an edict: at most eight numbers a card, from which the value of the sheet is learned.

The first number is always the stars that the card gives as the sheet lies. Functions here are algebra as in board and
scoring, and run on ints and as machine code alike.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from cartographers.board.grid import NONE, Board, beside, count, east, flood, lowest, north, south, west
from cartographers.board.sheet import Sheet
from cartographers.native.compiler.kernels import score
from cartographers.native.engine.sizes import FEATURES, Values

FeatureFunction: TypeAlias = Callable[[Sheet, Values], None]

FAR = 5
"""Mountains that need so many more spaces to be joined count as out of reach."""

FEATURE_FUNCTIONS: dict[str, FeatureFunction] = {}


def stars_alone(sheet: Sheet, out: Values) -> None:
    """The features of a card that has no function of its own yet."""
    out[0] = score(sheet).stars


def features_of(card: str) -> Callable[[FeatureFunction], FeatureFunction]:
    """Registers the function that writes the features of a sheet for `card`."""

    def register(function: FeatureFunction) -> FeatureFunction:
        assert card not in FEATURE_FUNCTIONS, card
        FEATURE_FUNCTIONS[card] = function
        return function

    return register


class Sides(NamedTuple):
    """All spaces, by how many of their neighbours are in a set."""

    none: Board
    one: Board
    two: Board
    three: Board
    four: Board


def sides(land: Board, within: Board) -> Sides:
    """The spaces of `within` by how many of their neighbours are in `land`."""
    up, down, left, right = north(land), south(land), west(land), east(land)
    odd_1, both_1 = up ^ down, up & down
    odd_2, both_2 = left ^ right, left & right
    ones = odd_1 ^ odd_2
    twos = (odd_1 & odd_2) | (both_1 ^ both_2)
    fours = both_1 & both_2
    some = ones | twos | fours
    return Sides(within & ~some, within & ones & ~twos, within & twos & ~ones, within & ones & twos, within & fours)


def clear(out: Values) -> None:
    """Nothing in every feature of a card."""
    for place in range(FEATURES):
        out[place] = 0.0


def write_largest(first: Board, second: Board, free: Board, most: int, out: Values) -> None:
    """Writes the sizes of the two largest clusters, and how many spaces, at most so many, they could grow into."""
    out[1] = count(first)
    out[2] = count(first) * count(first)
    out[3] = min(most, count(free & beside(first)))
    out[4] = count(second)
    out[5] = min(most, count(free & beside(second)))


def count_by_steps(mountains: Board, land: Board, free: Board, others: Board, out: Values) -> None:
    """Counts mountains by how many more spaces of `land` would join them to one of `others`."""
    rest = mountains
    while rest != NONE:
        mountain = lowest(rest)
        rest = rest ^ mountain
        goal = beside(others & ~mountain)
        steps = steps_to(beside(mountain) & (land | free), land, free, goal, FAR)
        out[1 + steps] += 1
    out[7] = count(mountains & beside(land))


def pairs(land: Board) -> int:
    """How many pairs of neighbours are in `land`."""
    return count(land & east(land)) + count(land & south(land))


def steps_to(start: Board, land: Board, free: Board, goal: Board, most: int) -> int:
    """How many spaces of `free` join `start` to `goal` where spaces of `land` cost nothing; `most` where too many."""
    reached = flood(start, land)
    if reached == NONE:
        reached = start & free
        steps = 1
    else:
        steps = 0
    while steps < most:
        if reached & goal != NONE:
            return steps
        further = beside(reached) & (free | land) & ~reached
        if further == NONE:
            return most
        reached = reached | further
        joined = beside(further) & land & ~reached
        if joined != NONE:
            reached = reached | flood(joined, land)
        steps += 1
    return most
