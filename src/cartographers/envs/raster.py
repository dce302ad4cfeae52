"""Maps as arrays of pixels: the colours of the drawn maps, a small sign in every space."""

from functools import cache

import numpy as np
import numpy.typing as npt

from cartographers.board.grid import SIZE, SPACES
from cartographers.board.notation import numbers
from cartographers.board.sheet import Sheet
from cartographers.picture.signs import SIGNS, layers_of
from cartographers.picture.tokens import COLOURS, PIGMENTS

Pixels = npt.NDArray[np.uint8]

CELL = 16
_SIDE = 1
"""The line between spaces."""
_EDGE = 8


def raster(sheet: Sheet) -> Pixels:
    """A map in colours: height × width × 3."""
    side = SIZE * CELL + _SIDE + 2 * _EDGE
    pixels = np.empty((side, side, 3), np.uint8)
    pixels[:] = _colour("paper")
    inner = pixels[_EDGE : side - _EDGE, _EDGE : side - _EDGE]
    inner[:] = _colour("stain")
    layers = layers_of(sheet)
    marked = {*numbers(sheet.marks)}
    for space in range(SPACES):
        row, column = divmod(space, SIZE)
        top, left = row * CELL + _SIDE, column * CELL + _SIDE
        cell = inner[top : top + CELL - _SIDE, left : left + CELL - _SIDE]
        cell[:] = _cell(*layers[space], space in marked)
    return pixels


def rasters(sheets: tuple[Sheet, ...]) -> Pixels:
    """Maps side by side, in rows that make about a square."""
    drawn = [raster(sheet) for sheet in sheets]
    columns = int(np.ceil(np.sqrt(len(drawn))))
    drawn += [np.full_like(drawn[0], _colour("paper"))] * (-len(drawn) % columns)
    return np.vstack([np.hstack(drawn[first : first + columns]) for first in range(0, len(drawn), columns)])


@cache
def _cell(layer: str, ruins: bool, marked: bool) -> Pixels:
    """One space."""
    cell = np.empty((CELL - _SIDE, CELL - _SIDE, 3), np.uint8)
    cell[:] = _rgb(PIGMENTS[layer].wash) if layer else _colour("card")
    sign = layer or ("ruins" if ruins else "")
    if sign:
        middle = cell[3:11, 3:11]
        colour = _colour("mask") if layer == "monster" else _rgb(PIGMENTS[layer].deep) if layer else _colour("ink")
        middle[_sign(sign)] = colour
    if layer and ruins:
        cell[1:4, 1:4] = _colour("ink")
    if marked:
        cell[0], cell[-1], cell[:, 0], cell[:, -1] = (_colour("cinnabar"),) * 4
    return cell


def _sign(name: str) -> npt.NDArray[np.bool_]:
    return np.array([[mark == "#" for mark in line] for line in SIGNS[name]])


def _colour(name: str) -> tuple[int, int, int]:
    return _rgb(COLOURS[name])


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue
