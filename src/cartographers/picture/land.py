"""Everything that is printed or drawn on a sheet, layer over layer."""

from collections.abc import Iterator

from cartographers.board.grid import NONE, Board, flood, lowest
from cartographers.board.sheet import Sheet
from cartographers.picture.hand import UNIT, noise
from cartographers.picture.outline import Pen, edges, outline
from cartographers.picture.region import Region, path, placed, places, region, sheaf

_LETTERS = {"dragon": "D", "zombie": "Z", "gorgon": "G", "troll": "T"}
_BANDS = "M8 4H26L4 26V8zM41 4H53L56 7V11L11 56H7L4 53V41zM56 34V52L52 56H34z"


def land(sheet: Sheet) -> str:
    """The map inside its frame."""
    parts = [_bare_ruins(sheet.ruins & ~sheet.filled), _mountains(sheet.mountain)]
    parts += [region(drawn) for drawn in _regions(sheet)]
    parts += [_farmsteads(sheet.farm & sheet.village), _destroyed(sheet.destroyed), _marks(sheet)]
    parts += [_seals(sheet.ruins & sheet.filled), _letters(sheet)]
    return "".join(parts)


def _clusters(board: Board) -> Iterator[Board]:
    while board != NONE:
        cluster = flood(lowest(board), board)
        board &= ~cluster
        yield cluster


def _regions(sheet: Sheet) -> Iterator[Region]:
    both = sheet.farm & sheet.village
    # Where such a space borders on its farm or its village there is no ink: it belongs to both.
    gaps = frozenset(edges(both)) - frozenset(edges(sheet.farm | sheet.village))
    for layer in ("wasteland", "water", "farm", "forest", "village"):
        symbol = "" if layer == "wasteland" else layer
        for cluster in _clusters(getattr(sheet, layer)):
            yield Region(layer, cluster, symbol, shared=both, gaps=gaps)
    yield from _monsters(sheet)
    for cluster in _clusters(sheet.hero):
        yield Region("hero", cluster, "hero")


def _monsters(sheet: Sheet) -> Iterator[Region]:
    """Monsters with different powers stay apart."""
    rest = sheet.monster
    for kind in _LETTERS:
        for cluster in _clusters(sheet.monster & getattr(sheet, kind)):
            yield Region("monster", cluster, kind)
            rest &= ~cluster
    for cluster in _clusters(rest):
        yield Region("monster", cluster, "fiend")


def _bare_ruins(spaces: Board) -> str:
    return "".join(f'<g class="t-ruins">{placed("ruins", row, column)}</g>\n' for _, row, column in places(spaces))


def _mountains(spaces: Board) -> str:
    return "".join(
        f'<g class="t-mountain">{path("wash", outline(space, Pen()))}{placed("mountain", row, column)}</g>\n'
        for space, row, column in places(spaces)
    )


def _farmsteads(spaces: Board) -> str:
    """Farm and village at once: bands of the field across the village, a small sheaf and a small house."""
    return "".join(
        f'<g transform="translate({column * UNIT} {row * UNIT})"><path class="bands" d="{_BANDS}"/></g>'
        f'<g class="t-farm">{sheaf(row, column, -11, -8, "scale(.7)")}</g>'
        f'<g class="t-village">{placed("village", row, column, 11, 9, "scale(.7)")}</g>\n'
        for _, row, column in places(spaces)
    )


def _destroyed(spaces: Board) -> str:
    return "".join(
        f'<g class="t-destroyed">{path("wash", outline(space, Pen(2.5)))}'
        f"{placed('scribble', row, column, change='rotate(90)' if noise(row, column) > 0.5 else '')}</g>\n"
        for space, row, column in places(spaces)
    )


def _marks(sheet: Sheet) -> str:
    """Corner brackets that show over anything, and a cross where there is nothing."""
    return "".join(
        placed("attack", row, column) + ("" if space & sheet.filled else placed("cross", row, column)) + "\n"
        for space, row, column in places(sheet.marks)
    )


def _seals(spaces: Board) -> str:
    """Ruins that are drawn on stay ruins: a small seal in the corner says so."""
    return "".join(
        f'<g class="chip" transform="translate({column * UNIT + 13} {row * UNIT + 13})"><circle r="9"/>'
        '<use href="#g-ruins" transform="scale(.3)"/></g>\n'
        for _, row, column in places(spaces)
    )


def _letters(sheet: Sheet) -> str:
    """Monsters with a power carry their letter."""
    return "".join(
        f'<g class="letter" transform="translate({column * UNIT + 48} {row * UNIT + 13})">'
        f'<circle r="8.5"/><text y="4.3">{letter}</text></g>\n'
        for kind, letter in _LETTERS.items()
        for _, row, column in places(sheet.monster & getattr(sheet, kind))
    )
