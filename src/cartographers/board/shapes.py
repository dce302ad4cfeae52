"""Shapes, and where they fit. A placement is a set of spaces; it is anchored at its first space in reading order."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cartographers.board.grid import NONE, SIZE, Board, lowest

Cells = tuple[tuple[int, int], ...]


class Turned(NamedTuple):
    """A shape in one orientation."""

    pattern: Board  # the shape with its first cell on bit 0
    offsets: tuple[int, ...]  # of its further cells in reading order, from the first
    room: Board  # the anchors at which it stays on the sheet


class Shape(NamedTuple):
    """A shape as printed on a card."""

    cells: Cells  # in reading order, from the top left of the drawing
    printed: Turned
    turns: dict[int, Turned]  # every different rotation and mirror image by its pattern, the printed one first

    def __hash__(self) -> int:
        return hash(self.cells)


def _turned(cells: Cells) -> Turned:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    ordered = sorted((row - top, column - left) for row, column in cells)
    height, width = max(row for row, _ in ordered) + 1, max(column for _, column in ordered) + 1
    first = ordered[0][1]
    offsets = tuple(row * SIZE + column - first for row, column in ordered)
    room = NONE
    for row in range(SIZE - height + 1):
        for column in range(SIZE - width + 1):
            room |= 1 << (row * SIZE + column + first)
    return Turned(sum(1 << offset for offset in offsets), offsets[1:], room)


def _images(cells: Cells) -> Iterator[Cells]:
    for mirrored in (cells, tuple((row, -column) for row, column in cells)):
        image = mirrored
        for _ in range(4):
            yield image
            image = tuple((column, -row) for row, column in image)


@cache
def shape(*drawing: str) -> Shape:
    """A shape from its drawing, `#` for a cell: `shape("#.", "##")`."""
    cells = tuple((row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#")
    turns = {turned.pattern: turned for turned in map(_turned, _images(cells))}
    return Shape(cells, _turned(cells), turns)


SINGLE = shape("#")


def anchors(turned: Turned, empty: Board) -> Board:
    """Where the first space of a placement of `turned` may lie so that all of it is in `empty` (R11)."""
    places = turned.room & empty
    for offset in turned.offsets:
        places &= empty >> offset
    return places


def touching(turned: Turned, places: Board, goal: Board) -> Board:
    """The anchors among `places` whose placements cover at least one space of `goal` (R15)."""
    reached = goal
    for offset in turned.offsets:
        reached |= goal >> offset
    return places & reached


def covered(turned: Turned, places: Board) -> Board:
    """All spaces that some placement anchored in `places` covers."""
    spaces = places
    for offset in turned.offsets:
        spaces |= places << offset
    return spaces


def pattern_of(spaces: Board) -> Board:
    """The pattern of one or more `spaces`; sure only where they have an orientation (they may cross the edge)."""
    return spaces >> (lowest(spaces).bit_length() - 1)


def orientation(turns: Mapping[int, Turned], spaces: Board) -> Turned | None:
    """Which of `turns`, by pattern, the set `spaces` is a placement of, if any."""
    turned = turns.get(pattern_of(spaces))
    return turned if turned is not None and turned.room & lowest(spaces) else None


def placements(turned: Turned, places: Board) -> Iterator[Board]:
    """The placements anchored in `places`, in reading order."""
    while places != NONE:
        anchor = lowest(places)
        places ^= anchor
        yield turned.pattern * anchor
