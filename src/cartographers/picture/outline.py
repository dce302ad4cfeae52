"""The outline of a set of spaces as closed loops, drawn by hand."""

from collections.abc import Iterator
from typing import NamedTuple

from cartographers.board.grid import SIZE, Board, east, north, south, west
from cartographers.board.notation import numbers
from cartographers.picture.hand import UNIT, curve, point, wobble


class Edge(NamedTuple):
    """One side of a space, from a corner of the grid, clockwise around the inside."""

    x: int
    y: int
    dx: int
    dy: int


class Pen(NamedTuple):
    """How far inside the spaces the line runs, how round its corners are, how much and which way it shakes."""

    inset: float = 2
    round: float = 7
    shake: float = 1.1
    seed: int = 0


class _Turn(NamedTuple):
    """Where the line passes a corner of the grid."""

    x: float
    y: float
    straight: bool


def edges(spaces: Board) -> Iterator[Edge]:
    """The sides that part `spaces` from all others."""
    for space in numbers(spaces):
        row, column = divmod(space, SIZE)
        one = 1 << space
        if not north(one) & spaces:
            yield Edge(column, row, 1, 0)
        if not east(one) & spaces:
            yield Edge(column + 1, row, 0, 1)
        if not south(one) & spaces:
            yield Edge(column + 1, row + 1, -1, 0)
        if not west(one) & spaces:
            yield Edge(column, row + 1, 0, -1)


def _loops(spaces: Board) -> Iterator[list[Edge]]:
    """The edges in the order in which a pen follows them."""
    every = dict.fromkeys(edges(spaces))
    left = every.copy()
    while left:
        edge = next(iter(left))
        loop: list[Edge] = []
        while edge in left:
            del left[edge]
            loop.append(edge)
            x, y, dx, dy = edge.x + edge.dx, edge.y + edge.dy, edge.dx, edge.dy
            # Where two loops touch, the right turn comes first: spaces that meet at a corner stay apart.
            ways = (Edge(x, y, -dy, dx), Edge(x, y, dx, dy), Edge(x, y, dy, -dx))
            edge = next(way for way in ways if way in every)
        yield loop


def _turn(before: Edge, after: Edge, pen: Pen) -> _Turn:
    straight = before[2:] == after[2:]
    in_x, in_y = (-before.dy, before.dx) if straight else (-before.dy - after.dy, before.dx + after.dx)
    x, y = after.x * UNIT + in_x * pen.inset, after.y * UNIT + in_y * pen.inset
    off = wobble(after.x, after.y, pen.seed) * pen.shake
    if straight:
        return _Turn(x + in_x * off, y + in_y * off, straight)
    return _Turn(x + off, y + wobble(after.y, after.x, pen.seed + 7) * pen.shake, straight)


def _path(loop: list[Edge], pen: Pen, gaps: frozenset[Edge]) -> str:
    turns = [_turn(loop[index - 1], edge, pen) for index, edge in enumerate(loop)]
    path = ""
    for index, edge in enumerate(loop):
        following = (index + 1) % len(loop)
        here, there, after = turns[index], turns[following], loop[following]
        start = 0 if here.straight else pen.round
        end = 0 if there.straight else pen.round
        x, y = here.x + edge.dx * start, here.y + edge.dy * start
        to_x, to_y = there.x - edge.dx * end, there.y - edge.dy * end
        bow = wobble(edge.x * 4 + edge.dx, edge.y * 4 + edge.dy, pen.seed + 3) * pen.shake * 1.3
        if not path or edge in gaps:
            path += f"M{point(x, y)}"
        if edge in gaps:
            path += f"M{point(to_x, to_y)}"
        else:
            path += curve(x, y, (x + to_x) / 2 - edge.dy * bow, (y + to_y) / 2 + edge.dx * bow, to_x, to_y)
        if not there.straight:
            path += curve(to_x, to_y, there.x, there.y, there.x + after.dx * end, there.y + after.dy * end)
    return path if gaps.intersection(loop) else path + "Z"


def outline(spaces: Board, pen: Pen, gaps: frozenset[Edge] = frozenset()) -> str:
    """Path data around `spaces`; the edges in `gaps` are not drawn."""
    return "".join(_path(loop, pen, gaps) for loop in _loops(spaces))
