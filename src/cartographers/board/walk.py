"""The solo walk (R22, R23): ring after ring from a corner, until the shape of an ambush fits."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from cartographers.board.grid import FIRST, NONE, SIZE, Board
from cartographers.board.shapes import Pose, Shape, anchors, covered, touching


class Arrow(StrEnum):
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Corner(StrEnum):
    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_RIGHT = "bottom_right"
    BOTTOM_LEFT = "bottom_left"


def _ring(depth: int) -> list[tuple[int, int]]:
    """The spaces of one ring clockwise from its top left corner."""
    near, far = depth, SIZE - 1 - depth
    if near == far:
        return [(near, near)]
    side = range(near, far)
    top = [(near, column) for column in side]
    right = [(row, far) for row in side]
    bottom = [(far, SIZE - 1 - column) for column in side]
    left = [(SIZE - 1 - row, near) for row in side]
    return top + right + bottom + left


@cache
def path(corner: Corner, arrow: Arrow) -> tuple[int, ...]:
    """The numbers of all spaces in the order in which the walk tries them."""
    steps: list[int] = []
    quarter = list(Corner).index(corner)
    for depth in range(SIZE // 2 + 1):
        ring = _ring(depth)
        start = len(ring) // 4 * quarter
        ring = ring[start:] + ring[:start]
        if arrow is Arrow.COUNTERCLOCKWISE:
            ring = ring[:1] + ring[:0:-1]
        steps += [row * SIZE + column for row, column in ring]
    return tuple(steps)


def first_on(steps: Sequence[int], reachable: Board) -> int:
    """The number of the first space of `reachable`, which is not empty, among the numbers of a path."""
    for number in steps:
        if (reachable >> number) & FIRST != NONE:
            return number
    return -1


def walked(pose: Pose, steps: Sequence[int], empty: Board) -> Board:
    """The placement of `pose` that a walk along `steps` finds, or no space at all (R22)."""
    places = anchors(pose, empty)
    if places == NONE:
        return NONE
    number = first_on(steps, covered(pose, places))
    for offset in pose.offsets:
        if ((places << offset) >> number) & FIRST != NONE:
            return pose.pattern << (number - offset)
    return NONE


def fixed_walk(shape: Shape, corner: Corner, arrow: Arrow, empty: Board) -> Board:
    """The placement that the walk finds for the printed shape, or no space at all (R22)."""
    return walked(shape.printed, path(corner, arrow), empty)


def free_walk(shape: Shape, corner: Corner, arrow: Arrow, empty: Board) -> tuple[tuple[Pose, Board], ...]:
    """The placements, as poses and anchors, that cover the first space any of them can cover (R23)."""
    fits = [(pose, anchors(pose, empty)) for pose in shape.poses.values()]
    reachable = NONE
    for pose, places in fits:
        reachable |= covered(pose, places)
    if reachable == NONE:
        return ()
    space = FIRST << first_on(path(corner, arrow), reachable)
    choices = ((pose, touching(pose, places, space)) for pose, places in fits)
    return tuple((pose, places) for pose, places in choices if places != NONE)
