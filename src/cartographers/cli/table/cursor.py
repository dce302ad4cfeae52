"""The ghost: a shape with a terrain that a person moves over a map before drawing it. Pure; judges nothing.

A ghost never leaves the map. Whether it may be drawn is asked of the core.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cartographers.board.grid import SIZE, Board
from cartographers.board.notation import numbers
from cartographers.board.shapes import SINGLE, Cells, Shape, pattern_of, placements
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import AmbushCard, DeckCard, RuinsCard
from cartographers.game.offers import Fits, Offer

MIDDLE = SIZE // 2, SIZE // 2


class Choice(NamedTuple):
    """What a ghost can be made of, and the placements that are legal."""

    shapes: tuple[Shape, ...]
    terrains: tuple[Terrain, ...]
    fits: Fits


class Ghost(NamedTuple):
    """A shape around a pivot: `cells` count from it, so that turning four times changes nothing."""

    shape: int  # which of the choice's shapes
    terrain: int  # which of the choice's terrains
    cells: Cells
    row: int  # of the pivot
    column: int


def choice_of(card: DeckCard, offered: Offer) -> Choice:
    """The shapes of a card, or the single space where none of them fits."""
    assert not isinstance(card, RuinsCard)
    if offered.fallback:
        shapes: tuple[Shape, ...] = (SINGLE,)
    elif isinstance(card, AmbushCard):
        shapes = (card.shape,)
    else:
        shapes = tuple(offered_shape.shape for offered_shape in card.shapes)
    return Choice(shapes, offered.terrains, offered.fits)


def first(choice: Choice, near: tuple[int, int] = MIDDLE) -> Ghost:
    """A ghost to begin with: the first shape that fits as it first fits, as close to `near` as it may be drawn."""
    turned, places = choice.fits[0]

    def distance(spaces: Board) -> int:
        _, row, column = _around_pivot(_cells(spaces))
        return (row - near[0]) ** 2 + (column - near[1]) ** 2

    return _at(choice, min(placements(turned, places), key=distance), terrain=0)


def spaces(ghost: Ghost) -> Board:
    """The spaces that the ghost covers."""
    return sum(1 << ((ghost.row + row) * SIZE + ghost.column + column) for row, column in ghost.cells)


def moved(ghost: Ghost, rows: int, columns: int) -> Ghost:
    """The ghost some steps further, as far as the map reaches."""
    return _on_map(ghost._replace(row=ghost.row + rows, column=ghost.column + columns))


def rotated(ghost: Ghost, clockwise: bool = True) -> Ghost:
    """The ghost a quarter turn further around its pivot."""
    step = 1 if clockwise else -1
    return _on_map(ghost._replace(cells=tuple((step * column, -step * row) for row, column in ghost.cells)))


def mirrored(ghost: Ghost) -> Ghost:
    """The ghost with left and right exchanged."""
    return _on_map(ghost._replace(cells=tuple((row, -column) for row, column in ghost.cells)))


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
    order = [pattern for shape in choice.shapes for pattern in shape.turns]

    def rank(placed: Board) -> tuple[int, Board]:
        return order.index(pattern_of(placed)), placed

    legal = [placed for turned, places in choice.fits for placed in placements(turned, places)]
    legal.sort(key=rank, reverse=step < 0)
    here = rank(spaces(ghost))
    beyond = (placed for placed in legal if (rank(placed) > here if step > 0 else rank(placed) < here))
    return _moved_to(ghost, choice, next(beyond, legal[0]))


def _moved_to(ghost: Ghost, choice: Choice, placed: Board) -> Ghost:
    here = spaces(ghost)
    if pattern_of(placed) != pattern_of(here):
        return _at(choice, placed, ghost.terrain)
    rows, columns = divmod(placed.bit_length() - 1, SIZE)
    old_rows, old_columns = divmod(here.bit_length() - 1, SIZE)
    return moved(ghost, rows - old_rows, columns - old_columns)


def _at(choice: Choice, placed: Board, terrain: int) -> Ghost:
    """The ghost that covers the placement `placed`."""
    pattern = pattern_of(placed)
    shape = next(index for index, shape in enumerate(choice.shapes) if pattern in shape.turns)
    cells, row, column = _around_pivot(_cells(placed))
    return Ghost(shape, terrain, cells, row, column)


def _cells(placed: Board) -> Cells:
    return tuple(divmod(space, SIZE) for space in numbers(placed))


def _around_pivot(cells: Cells) -> tuple[Cells, int, int]:
    """The cells counted from the middle of their box, and where that middle is."""
    row, column = (_middle(lines) for lines in zip(*cells, strict=True))
    return tuple((cell_row - row, cell_column - column) for cell_row, cell_column in cells), row, column


def _middle(lines: Iterable[int]) -> int:
    ordered = sorted(lines)
    return (ordered[0] + ordered[-1]) // 2


def _on_map(ghost: Ghost) -> Ghost:
    rows, columns = zip(*ghost.cells, strict=True)
    row = min(max(ghost.row, -min(rows)), SIZE - 1 - max(rows))
    column = min(max(ghost.column, -min(columns)), SIZE - 1 - max(columns))
    return ghost._replace(row=row, column=column)
