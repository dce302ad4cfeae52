"""The features of a sheet for an edict: at most eight numbers a card, from which the value of the sheet is learned.

The first number is always the stars that the card gives as the sheet lies. Functions here are algebra as in board and
scoring, and run on ints and as machine code alike.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from cartographers.board.grid import (
    COLUMNS,
    NONE,
    ROWS,
    Board,
    beside,
    count,
    east,
    flood,
    lowest,
    north,
    south,
    west,
)
from cartographers.board.sheet import Sheet


class Out(Protocol):
    """Where numbers are written, each at its place: a list, or an array of machine code."""

    def __getitem__(self, place: int, /) -> float: ...

    def __setitem__(self, place: int, number: float, /) -> None: ...


FeatureFunction: TypeAlias = Callable[[Sheet, Out], None]

Counts: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int]  # by row or column

FEATURE_FUNCTIONS: dict[str, FeatureFunction] = {}

FAR = 5
"""Mountains that need so many more spaces to be joined count as out of reach."""


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


class Neighbours(NamedTuple):
    """How many neighbours of each space are in a set, as numbers of three bits: the spaces that have each bit."""

    ones: Board
    twos: Board
    fours: Board


def neighbours(land: Board) -> Neighbours:
    """How many neighbours of each space are in `land`."""
    up, down, left, right = north(land), south(land), west(land), east(land)
    odd_1, both_1 = up ^ down, up & down
    odd_2, both_2 = left ^ right, left & right
    return Neighbours(odd_1 ^ odd_2, (odd_1 & odd_2) | (both_1 ^ both_2), both_1 & both_2)


def sides(land: Board, within: Board) -> Sides:
    """The spaces of `within` by how many of their neighbours are in `land`."""
    ones, twos, fours = neighbours(land)
    one, two = within & ones, within & twos
    return Sides(within & ~(ones | twos | fours), one & ~twos, two & ~ones, one & twos, within & fours)


def row_counts(board: Board) -> Counts:
    """How many spaces of `board` each row holds."""
    return (
        count(board & ROWS[0]),
        count(board & ROWS[1]),
        count(board & ROWS[2]),
        count(board & ROWS[3]),
        count(board & ROWS[4]),
        count(board & ROWS[5]),
        count(board & ROWS[6]),
        count(board & ROWS[7]),
        count(board & ROWS[8]),
        count(board & ROWS[9]),
        count(board & ROWS[10]),
    )


def column_counts(board: Board) -> Counts:
    """How many spaces of `board` each column holds."""
    return (
        count(board & COLUMNS[0]),
        count(board & COLUMNS[1]),
        count(board & COLUMNS[2]),
        count(board & COLUMNS[3]),
        count(board & COLUMNS[4]),
        count(board & COLUMNS[5]),
        count(board & COLUMNS[6]),
        count(board & COLUMNS[7]),
        count(board & COLUMNS[8]),
        count(board & COLUMNS[9]),
        count(board & COLUMNS[10]),
    )


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
    around, passable = beside(reached), free | land
    while steps < most:
        if reached & goal != NONE:
            return steps
        further = around & passable & ~reached
        if further == NONE:
            return most
        reached = reached | further
        around = beside(further)  # what is beside the rest was reached before
        joined = around & land & ~reached
        if joined != NONE:
            joined = flood(joined, land)
            reached = reached | joined
            around = around | beside(joined)
        steps += 1
    return most


def count_steps(mountains: Board, others: Board, land: Board, free: Board, out: Out) -> None:
    """Counts mountains by how many spaces join each of them, over `land`, to what is beside `others`: none to `FAR`."""
    rest = mountains
    while rest != NONE:
        mountain = lowest(rest)
        rest = rest ^ mountain
        steps = steps_to(beside(mountain) & (land | free), land, free, beside(others & ~mountain), FAR)
        out[1 + steps] += 1


def write_growth(first: Board, second: Board, free: Board, most: int, out: Out) -> None:
    """The sizes of the two largest clusters that are not done, and how many spaces they can grow to, at most `most`."""
    size = count(first)
    out[1] = size
    out[2] = size * size
    out[3] = min(most, count(free & beside(first)))
    out[4] = count(second)
    out[5] = min(most, count(free & beside(second)))
