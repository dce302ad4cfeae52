"""The ghost: a shape with a terrain that a person moves over a map before drawing it. Pure; judges nothing.

A ghost stays on the map, but for a skill that lets it hang over the edge. Whether it may be drawn is asked of the core.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from cartographers.board.grid import SIZE, Board
from cartographers.board.notation import numbers
from cartographers.board.shapes import Cells, Shape
from cartographers.board.sheet import Terrain
from cartographers.game.offers import Offer, placements_of

MIDDLE = SIZE // 2, SIZE // 2

Rank = tuple[int, int, int]
"""Which turn of which shape, and the top left of its box."""


class Ghost(NamedTuple):
    """A shape around a pivot: `cells` count from it, so that turning four times changes nothing."""

    shape: int  # which of the choice's shapes
    terrain: int  # which of the choice's terrains
    cells: Cells
    row: int  # of the pivot
    column: int
    marks: Cells = ()  # what a hero attacks, counted from it too
    overhangs: bool = False  # whether a part of it may lie off the map


class Fit(NamedTuple):
    """A ghost that may be drawn, by its rank."""

    rank: Rank
    ghost: Ghost


class Choice(NamedTuple):
    """What a ghost can be made of, and where it may be drawn: turn by turn, each in reading order."""

    shapes: tuple[Shape, ...]
    terrains: tuple[Terrain, ...]
    fits: tuple[Fit, ...]


def choice_of(shapes: tuple[Shape, ...], offered: Offer, overhangs: bool = False) -> Choice:
    """The ghosts of some shapes that an offer, which is not empty, holds."""
    legal = set(placements_of(offered))
    attack = _attack(offered)
    fits: dict[Board, Fit] = {}
    for rank, shape, cells in _everywhere(shapes, overhangs):
        placed = _board(cells)
        if placed in legal and placed not in fits:
            around, row, column = _around_pivot(cells)
            fits[placed] = Fit(rank, Ghost(shape, 0, around, row, column, attack, overhangs))
    return Choice(shapes, offered.terrains, tuple(fits.values()))


def first(choice: Choice, near: tuple[int, int] = MIDDLE) -> Ghost:
    """A ghost to begin with: the first shape that fits as it first fits, as close to `near` as it may be drawn."""
    turn = choice.fits[0].rank[0]

    def distance(ghost: Ghost) -> int:
        return (ghost.row - near[0]) ** 2 + (ghost.column - near[1]) ** 2

    return min((fit.ghost for fit in choice.fits if fit.rank[0] == turn), key=distance)


def spaces(ghost: Ghost) -> Board:
    """The spaces that the ghost covers."""
    return _board((ghost.row + row, ghost.column + column) for row, column in ghost.cells)


def marks(ghost: Ghost) -> Board:
    """The spaces that the hero attacks; what is off the map is lost."""
    return _board((ghost.row + row, ghost.column + column) for row, column in ghost.marks)


def moved(ghost: Ghost, rows: int, columns: int) -> Ghost:
    """The ghost some steps further, as far as the map reaches."""
    return _on_map(ghost._replace(row=ghost.row + rows, column=ghost.column + columns))


def rotated(ghost: Ghost, clockwise: bool = True) -> Ghost:
    """The ghost a quarter turn further around its pivot."""
    step = 1 if clockwise else -1
    cells, attack = (tuple((step * column, -step * row) for row, column in part) for part in (ghost.cells, ghost.marks))
    return _on_map(ghost._replace(cells=cells, marks=attack))


def mirrored(ghost: Ghost) -> Ghost:
    """The ghost with left and right exchanged."""
    cells, attack = (tuple((row, -column) for row, column in part) for part in (ghost.cells, ghost.marks))
    return _on_map(ghost._replace(cells=cells, marks=attack))


def other_shape(ghost: Ghost, choice: Choice) -> Ghost:
    """The next shape of the card, as printed, in the same place."""
    shape = (ghost.shape + 1) % len(choice.shapes)
    cells, _, _ = _around_pivot(choice.shapes[shape].cells)
    return _on_map(ghost._replace(shape=shape, cells=cells))


def other_terrain(ghost: Ghost, choice: Choice, step: int = 1) -> Ghost:
    """The next terrain of the card, or the one before."""
    return ghost._replace(terrain=(ghost.terrain + step) % len(choice.terrains))


def next_fit(ghost: Ghost, choice: Choice, step: int = 1) -> Ghost:
    """The next legal placement: first of the shape as it is turned, in reading order, then turned otherwise."""
    here = _rank(ghost, choice)
    if step > 0:
        number = bisect_right(choice.fits, here, key=_rank_of) % len(choice.fits)
    else:
        number = bisect_left(choice.fits, here, key=_rank_of) - 1
    return choice.fits[number].ghost._replace(terrain=ghost.terrain, marks=ghost.marks)


def next_towards(ghost: Ghost, choice: Choice, rows: int, columns: int) -> Ghost:
    """The nearest legal placement in a direction; the ghost as it is where there is none."""

    def way(other: Ghost) -> tuple[int, int]:
        down, right = other.row - ghost.row, other.column - ghost.column
        return down * rows + right * columns, abs(down * columns) + abs(right * rows)

    ahead = [fit.ghost for fit in choice.fits if way(fit.ghost)[0] > 0]
    return min(ahead, key=lambda other: way(other)[0] + 2 * way(other)[1], default=ghost)


def carried(ghost: Ghost, before: Choice, choice: Choice) -> Ghost:
    """The ghost of one choice in another: the same if it is of the same shapes, or else one close to it."""
    if choice.shapes == before.shapes:
        same = _on_map(ghost._replace(overhangs=choice.fits[0].ghost.overhangs))
    else:
        same = first(choice, (ghost.row, ghost.column))
    terrain = before.terrains[ghost.terrain]
    return same._replace(terrain=choice.terrains.index(terrain) if terrain in choice.terrains else 0)


def _attack(offered: Offer) -> Cells:
    """The pattern of a hero's attack, which is whole in the middle of the map."""
    if offered.attacks is None:
        return ()
    row, column = MIDDLE
    return tuple(
        (space // SIZE - row, space % SIZE - column) for space in numbers(offered.attacks.marks[row * SIZE + column][0])
    )


def _everywhere(shapes: tuple[Shape, ...], overhangs: bool) -> Iterator[tuple[Rank, int, Cells]]:
    """Every turn of every shape in every place on the map, or also over its edge: rank, shape and cells."""
    turn = 0
    for shape, printed in enumerate(shapes):
        for image in printed.images:
            height, width = (max(lines) for lines in zip(*image, strict=True))
            over = (height, width) if overhangs else (0, 0)
            tops = range(-over[0], SIZE - height + over[0])
            lefts = range(-over[1], SIZE - width + over[1])
            for top, left in product(tops, lefts):
                yield (turn, top, left), shape, tuple((top + row, left + column) for row, column in image)
            turn += 1


def _rank(ghost: Ghost, choice: Choice) -> Rank:
    top, left = (min(lines) for lines in zip(*ghost.cells, strict=True))
    image = tuple(sorted((row - top, column - left) for row, column in ghost.cells))
    turns = [turn for shape in choice.shapes for turn in shape.images]
    return turns.index(image), ghost.row + top, ghost.column + left


def _rank_of(fit: Fit) -> Rank:
    return fit.rank


def _board(cells: Iterable[tuple[int, int]]) -> Board:
    """The cells that are on the map."""
    return sum(1 << (row * SIZE + column) for row, column in cells if 0 <= row < SIZE and 0 <= column < SIZE)


def _around_pivot(cells: Cells) -> tuple[Cells, int, int]:
    """The cells counted from the middle of their box, and where that middle is."""
    row, column = (_middle(lines) for lines in zip(*cells, strict=True))
    return tuple((cell_row - row, cell_column - column) for cell_row, cell_column in cells), row, column


def _middle(lines: Iterable[int]) -> int:
    ordered = sorted(lines)
    return (ordered[0] + ordered[-1]) // 2


def _on_map(ghost: Ghost) -> Ghost:
    """The ghost pulled back onto the map: all of it, or where it may overhang at least some of it."""
    rows, columns = zip(*ghost.cells, strict=True)
    over = (max(rows) - min(rows), max(columns) - min(columns)) if ghost.overhangs else (0, 0)
    row = min(max(ghost.row, -min(rows) - over[0]), SIZE - 1 - max(rows) + over[0])
    column = min(max(ghost.column, -min(columns) - over[1]), SIZE - 1 - max(columns) + over[1])
    held = ghost._replace(row=row, column=column)
    if spaces(held):
        return held
    return _on_map(ghost._replace(overhangs=False))._replace(overhangs=True)  # only its box touched the map
