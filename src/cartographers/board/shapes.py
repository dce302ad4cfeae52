"""Shapes, and where they fit. A placement is a set of spaces; it is anchored at its first space in reading order."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from cartographers.board.grid import NONE, SIZE, Board, lowest

Cells = tuple[tuple[int, int], ...]
# No card has more than five cells. Fewer are filled up with 0, the first cell over again, which changes nothing.
Offsets = tuple[int, int, int, int, int]


class Pose(NamedTuple):
    """A shape in one orientation."""

    pattern: Board  # the shape with its first cell on bit 0
    offsets: Offsets  # of its cells in reading order, from the first
    room: Board  # the anchors at which it stays on the sheet


class Shape(NamedTuple):
    """A shape as printed on a card."""

    cells: Cells  # in reading order, from the top left of the drawing
    printed: Pose
    poses: dict[int, Pose]  # every different rotation and mirror image by its pattern, the printed one first
    images: tuple[Cells, ...]  # the same as cells, from their top left

    def __hash__(self) -> int:
        return hash(self.cells)


def _pose_of(cells: Cells) -> Pose:
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    first = cells[0][1]
    offsets = tuple(row * SIZE + column - first for row, column in cells)
    room = NONE
    for row in range(SIZE - height + 1):
        for column in range(SIZE - width + 1):
            room |= 1 << (row * SIZE + column + first)
    one, two, three, four, five = (*offsets, 0, 0, 0, 0)[:5]
    return Pose(sum(1 << offset for offset in offsets), (one, two, three, four, five), room)


def _images(cells: Cells) -> Iterator[Cells]:
    """Every rotation and mirror image, moved to the top left, in reading order."""
    for mirrored in (cells, tuple((row, -column) for row, column in cells)):
        image = mirrored
        for _ in range(4):
            top, left = min(row for row, _ in image), min(column for _, column in image)
            yield tuple(sorted((row - top, column - left) for row, column in image))
            image = tuple((column, -row) for row, column in image)


@cache
def shape(*drawing: str) -> Shape:
    """A shape from its drawing, `#` for a cell: `shape("#.", "##")`."""
    cells = tuple((row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#")
    images = tuple(dict.fromkeys(_images(cells)))
    poses = {pose.pattern: pose for pose in map(_pose_of, images)}
    return Shape(cells, next(iter(poses.values())), poses, images)


SINGLE = shape("#")

# By the value of a byte: how many of its bits are set, and which.
_ONES = bytes(byte.bit_count() for byte in range(256))
_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def nth(board: Board, rank: int) -> int:
    """The number of the space that has `rank` spaces of `board` before it."""
    octets = board.to_bytes(16, "little")
    before = list(accumulate(octets.translate(_ONES), initial=0))
    place = bisect_right(before, rank) - 1
    return 8 * place + _BITS[octets[place]][rank - before[place]]


def anchors(pose: Pose, empty: Board) -> Board:
    """Where the first space of a placement of `pose` may lie so that all of it is in `empty` (R11)."""
    _, (_, two, three, four, five), room = pose
    return room & empty & (empty >> two) & (empty >> three) & (empty >> four) & (empty >> five)


def touching(pose: Pose, places: Board, goal: Board) -> Board:
    """The anchors among `places` whose placements cover at least one space of `goal` (R15)."""
    _, two, three, four, five = pose.offsets
    return places & (goal | (goal >> two) | (goal >> three) | (goal >> four) | (goal >> five))


def covered(pose: Pose, places: Board) -> Board:
    """All spaces that some placement anchored in `places` covers."""
    _, two, three, four, five = pose.offsets
    return places | (places << two) | (places << three) | (places << four) | (places << five)


def pattern_of(spaces: Board) -> Board:
    """The pattern of one or more `spaces`; sure only where they have an orientation (they may cross the edge)."""
    return spaces >> ((spaces & -spaces).bit_length() - 1)


def orientation(poses: Mapping[int, Pose], spaces: Board) -> Pose | None:
    """Which of `poses`, by pattern, the set `spaces` is a placement of, if any."""
    anchor = spaces & -spaces
    pose = poses.get(spaces >> (anchor.bit_length() - 1))
    return pose if pose is not None and pose.room & anchor else None


def placements(pose: Pose, places: Board) -> Iterator[Board]:
    """The placements anchored in `places`, in reading order."""
    while places != NONE:
        anchor = lowest(places)
        places ^= anchor
        yield pose.pattern * anchor
