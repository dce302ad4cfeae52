"""A table as text, as pixels or as a picture."""

import sys
from math import ceil, sqrt

from cartographers.board.notation import lines_of
from cartographers.board.sheet import Sheet
from cartographers.envs.raster import Pixels, rasters
from cartographers.game.options import year
from cartographers.game.state import Table
from cartographers.picture import picture

_PICTURE = 800
"""The room of one picture among several."""


def drawn(table: Table, mode: str | None) -> str | Pixels | None:
    """The table in a render mode; whoever asks for `human` gets it as text on the screen."""
    if mode == "rgb_array":
        return rasters(tuple(seat.sheet for seat in table.seats))
    if mode == "svg":
        return _side_by_side([seat.sheet for seat in table.seats])
    if mode == "ansi":
        return text(table)
    if mode == "human":
        sys.stdout.write(text(table) + "\n")
    return None


def text(table: Table) -> str:
    """The table in notation (docs/notation.md): what is open, then each seat's map, coins and stars."""
    season = year(table.options)[table.season]
    lines = [f"season: {season.id} {table.time}/{season.time}", "edicts: " + " ".join(table.edicts)]
    if table.card:
        lines.append(f"card: {table.card}" + (" on ruins" if table.ruins else ""))
    for number, seat in enumerate(table.seats):
        lines += ["", f"seat: {number}", *lines_of(seat.sheet), f"coins: {seat.coins}", f"stars: {seat.stars}"]
    return "\n".join(lines)


def _side_by_side(sheets: list[Sheet]) -> str:
    """The pictures of some maps as one document, in rows that make about a square."""
    if len(sheets) == 1:
        return picture(sheets[0])
    columns = ceil(sqrt(len(sheets)))
    width, height = columns * _PICTURE, ceil(len(sheets) / columns) * _PICTURE
    placed = [
        f'<svg x="{_PICTURE * (number % columns)}" y="{_PICTURE * (number // columns)}" '
        f'width="{_PICTURE}" height="{_PICTURE}">\n{picture(sheet)}</svg>\n'
        for number, sheet in enumerate(sheets)
    ]
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n'
    return opening + "".join(placed) + "</svg>\n"
