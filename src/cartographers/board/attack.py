"""Attack patterns of heroes: which spaces are marked when a hero stands on a space (R29)."""

from typing import NamedTuple

from cartographers.board.grid import NONE, SIZE, SPACES, Board


class Attacks(NamedTuple):
    """All ways in which a pattern can lie on the sheet."""

    marks: tuple[tuple[Board, ...], ...]  # by the number of the hero's space: the different sets that turning gives
    spaces: tuple[tuple[int, Board], ...]  # how many sets there are, and the spaces with so many


def attacks(*drawing: str) -> Attacks:
    """The attacks of a pattern: `H` is the hero, `x` a marked space. Marks off the sheet are lost."""
    cells = [(mark, row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line)]
    ((top, left),) = [(row, column) for mark, row, column in cells if mark == "H"]
    poses = [[(row - top, column - left) for mark, row, column in cells if mark == "x"]]
    for _ in range(3):
        poses.append([(column, -row) for row, column in poses[-1]])
    marks = tuple(tuple(dict.fromkeys(_marks(*divmod(space, SIZE), pose) for pose in poses)) for space in range(SPACES))
    spaces: dict[int, Board] = {}
    for space, sets in enumerate(marks):
        spaces[len(sets)] = spaces.get(len(sets), NONE) | 1 << space
    return Attacks(marks, tuple(sorted(spaces.items())))


def _marks(row: int, column: int, steps: list[tuple[int, int]]) -> Board:
    marks = NONE
    for down, right in steps:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            marks |= 1 << ((row + down) * SIZE + column + right)
    return marks
