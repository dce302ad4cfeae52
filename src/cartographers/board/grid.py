"""Sets of spaces of an 11×11 sheet as ints: bit row * 11 + column stands for one space (R1).

Everything here is algebra that also compiles (see native): operators, ==, !=, plain loops and each other.
A constant annotated as `Board` is a set of spaces, any other int is a number.
"""

from typing import TypeAlias

Board: TypeAlias = int

SIZE = 11
SPACES = SIZE * SIZE


def _board(spaces: list[tuple[int, int]]) -> Board:
    return sum(1 << (row * SIZE + column) for row, column in spaces)


_LINE = range(SIZE)

NONE: Board = 0
FIRST: Board = 1
ALL: Board = (1 << SPACES) - 1
ROWS: tuple[Board, ...] = tuple(_board([(row, column) for column in _LINE]) for row in _LINE)
COLUMNS: tuple[Board, ...] = tuple(_board([(row, column) for row in _LINE]) for column in _LINE)
NOT_WEST: Board = ALL & ~COLUMNS[0]
NOT_EAST: Board = ALL & ~COLUMNS[-1]
EDGE: Board = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
# R27: from a space of the left edge down-right to the bottom edge.
DIAGONALS: tuple[Board, ...] = tuple(_board([(row + step, step) for step in range(SIZE - row)]) for row in _LINE)


def count(board: Board) -> int:
    return board.bit_count()


def lowest(board: Board) -> Board:
    """The first space of `board` in reading order."""
    return board & -board


def north(board: Board) -> Board:
    return board >> SIZE


def south(board: Board) -> Board:
    return (board << SIZE) & ALL


def west(board: Board) -> Board:
    return (board & NOT_WEST) >> 1


def east(board: Board) -> Board:
    return (board & NOT_EAST) << 1


def beside(board: Board) -> Board:
    """Spaces that share a side with a space of `board`; some may be in `board` itself."""
    return ((board << SIZE) & ALL) | (board >> SIZE) | ((board & NOT_WEST) >> 1) | ((board & NOT_EAST) << 1)


def flood(seed: Board, within: Board) -> Board:
    """All spaces of `within` that can be walked to from `seed`: its cluster, when `within` is one terrain (R3)."""
    reached = seed & within
    while True:
        # `beside` written out: this line is where scoring spends its time.
        sides = (reached << SIZE) | (reached >> SIZE) | ((reached & NOT_WEST) >> 1) | ((reached & NOT_EAST) << 1)
        further = (reached | sides) & within
        if further == reached:
            return reached
        reached = further


def lines(board: Board) -> int:
    """How many rows and columns hold at least one space of `board`."""
    number = 0
    for row in ROWS:
        if board & row != NONE:
            number += 1
    for column in COLUMNS:
        if board & column != NONE:
            number += 1
    return number
