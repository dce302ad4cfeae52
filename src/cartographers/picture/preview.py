"""A finished map and its rating as a poster in pixels, a PNG: what a link to it shows. No letters, so no language.

Written with the standard library alone: a server need not have numpy.
"""

import zlib
from functools import lru_cache
from struct import pack

from cartographers.board.grid import SIZE
from cartographers.board.sheet import Sheet
from cartographers.picture.signs import SIGNS, layers_of
from cartographers.picture.tokens import COLOURS, PIGMENTS

WIDTH, HEIGHT = 1200, 630
"""As those who show previews ask for."""
_CELL, _DOT, _LEFT, _TOP = 52, 5, 590, 29
_FIGURE = 22  # pixels of a dot of a figure
_DESK = "#d5dad1"
_FIGURES = {
    "0": (".###.", "#...#", "#..##", "#.#.#", "##..#", "#...#", ".###."),
    "1": ("..#..", ".##..", "..#..", "..#..", "..#..", "..#..", ".###."),
    "2": (".###.", "#...#", "....#", "..##.", ".#...", "#....", "#####"),
    "3": ("####.", "....#", "....#", ".###.", "....#", "....#", "####."),
    "4": ("...#.", "..##.", ".#.#.", "#..#.", "#####", "...#.", "...#."),
    "5": ("#####", "#....", "####.", "....#", "....#", "#...#", ".###."),
    "6": (".###.", "#....", "#....", "####.", "#...#", "#...#", ".###."),
    "7": ("#####", "....#", "...#.", "..#..", "..#..", ".#...", ".#..."),
    "8": (".###.", "#...#", "#...#", ".###.", "#...#", "#...#", ".###."),
    "9": (".###.", "#...#", "#...#", ".####", "....#", "....#", ".###."),
    "-": (".....", ".....", ".....", "#####", ".....", ".....", "....."),
}


class _Canvas:
    """Rows of pixels."""

    def __init__(self) -> None:
        self.rows = [bytearray(_rgb(_DESK) * WIDTH) for _ in range(HEIGHT)]

    def fill(self, left: int, top: int, width: int, height: int, colour: str) -> None:
        line = _rgb(colour) * width
        for row in self.rows[top : top + height]:
            row[3 * left : 3 * (left + width)] = line

    def stamp(self, left: int, top: int, sign: tuple[str, ...], dot: int, colour: str) -> None:
        for row, marks in enumerate(sign):
            for column, mark in enumerate(marks):
                if mark == "#":
                    self.fill(left + column * dot, top + row * dot, dot, dot, colour)


@lru_cache(maxsize=64)
def preview(sheet: Sheet, rating: int) -> bytes:
    """The poster: the rating left, the map right."""
    canvas = _Canvas()
    side = SIZE * _CELL
    canvas.fill(_LEFT - 12, _TOP - 12, side + 24, side + 24, COLOURS["paper"])
    canvas.fill(_LEFT - 3, _TOP - 3, side + 6, side + 6, COLOURS["ink"])
    for space, (layer, is_ruins) in enumerate(layers_of(sheet)):
        row, column = divmod(space, SIZE)
        _draw(canvas, _LEFT + column * _CELL, _TOP + row * _CELL, layer, is_ruins)
    text = str(rating)
    left = (_LEFT - 12 - (6 * len(text) - 1) * _FIGURE) // 2
    for place, figure in enumerate(text):
        canvas.stamp(left + 6 * place * _FIGURE, 240, _FIGURES[figure], _FIGURE, COLOURS["ink"])
    return _png(canvas.rows)


def _draw(canvas: _Canvas, left: int, top: int, layer: str, is_ruins: bool) -> None:
    wash = PIGMENTS[layer].wash if layer else COLOURS["card"]
    canvas.fill(left + 1, top + 1, _CELL - 2, _CELL - 2, wash)
    sign = layer or ("ruins" if is_ruins else "")
    if sign:
        deep = COLOURS["mask"] if layer == "monster" else PIGMENTS[layer].deep if layer else COLOURS["second_ink"]
        canvas.stamp(left + 6, top + 6, SIGNS[sign], _DOT, deep)


def _rgb(colour: str) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))


def _png(rows: list[bytearray]) -> bytes:
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    head = pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    parts = [_chunk(b"IHDR", head), _chunk(b"IDAT", pixels), _chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))
