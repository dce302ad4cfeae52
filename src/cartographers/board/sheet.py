"""One player's map: which spaces hold what. Functions here compile too (see grid)."""

from enum import StrEnum
from typing import NamedTuple

from cartographers.board.grid import ALL, NONE, Board, beside


class Terrain(StrEnum):
    """What a player may draw. The order is that of the first layers of a sheet."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM = "farm"
    WATER = "water"
    MONSTER = "monster"
    HERO = "hero"


LAYER: dict[Terrain, int] = {terrain: layer for layer, terrain in enumerate(Terrain)}


class Sheet(NamedTuple):
    """Sets of spaces. A space may be farm and village at once; ruins and attack marks fill nothing (R2)."""

    forest: Board = 0
    village: Board = 0
    farm: Board = 0
    water: Board = 0
    monster: Board = 0
    hero: Board = 0
    mountain: Board = 0
    wasteland: Board = 0
    destroyed: Board = 0
    ruins: Board = 0
    dragon: Board = 0
    zombie: Board = 0
    gorgon: Board = 0
    troll: Board = 0
    marks: Board = 0
    filled: Board = 0

    def __str__(self) -> str:
        """The map as text (docs/notation.md)."""
        from cartographers.board.notation import lines_of

        return "\n".join(lines_of(self))

    def _repr_svg_(self) -> str:
        """The map as a notebook shows it."""
        from cartographers.picture import picture

        return picture(self)


def empty(sheet: Sheet) -> Board:
    return ALL & ~sheet.filled


def drawn(sheet: Sheet, layer: int, spaces: Board) -> Sheet:
    """The sheet with `spaces` filled by the terrain of `layer`."""
    # Unpacked at once, because this is done in every turn.
    (
        forest, village, farm, water, monster, hero, mountain, wasteland,
        destroyed, ruins, dragon, zombie, gorgon, troll, marks, filled,
    ) = sheet  # fmt: skip
    return Sheet(
        forest | spaces if layer == 0 else forest,
        village | spaces if layer == 1 else village,
        farm | spaces if layer == 2 else farm,
        water | spaces if layer == 3 else water,
        monster | spaces if layer == 4 else monster,
        hero | spaces if layer == 5 else hero,
        mountain,
        wasteland,
        destroyed,
        ruins,
        dragon,
        zombie,
        gorgon,
        troll,
        marks,
        filled | spaces,
    )


def closed_mountains(mountain: Board, filled: Board) -> Board:
    """The mountains whose four neighbours are filled (R14)."""
    return mountain & ~beside(ALL & ~filled)


def newly_closed(sheet: Sheet, spaces: Board) -> Board:
    """The mountains whose last free neighbour is filled when `spaces` are (R14)."""
    newly = spaces & ~sheet.filled
    near = sheet.mountain & beside(newly)
    if near == NONE:
        return NONE
    return closed_mountains(near, sheet.filled | newly)


def threatened(sheet: Sheet) -> Board:
    """The empty spaces beside a monster, each of which costs a star (R25)."""
    return beside(sheet.monster) & ~sheet.filled


def enclosed(sheet: Sheet) -> Board:
    """The spaces whose four sides are filled spaces or the edge of the map."""
    return ALL & ~beside(empty(sheet))


def lettered(sheet: Sheet, dragon: Board, zombie: Board, gorgon: Board, troll: Board) -> Sheet:
    """The sheet with letters on some of its monsters."""
    return Sheet(
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.mountain,
        sheet.wasteland,
        sheet.destroyed,
        sheet.ruins,
        sheet.dragon | dragon,
        sheet.zombie | zombie,
        sheet.gorgon | gorgon,
        sheet.troll | troll,
        sheet.marks,
        sheet.filled,
    )


def ravaged(sheet: Sheet, spaces: Board, marks: Board) -> Sheet:
    """The sheet with `spaces` destroyed, whatever they held (R4), and with further attack marks."""
    kept = ~spaces
    return Sheet(
        sheet.forest & kept,
        sheet.village & kept,
        sheet.farm & kept,
        sheet.water & kept,
        sheet.monster & kept,
        sheet.hero & kept,
        sheet.mountain,
        sheet.wasteland,
        sheet.destroyed | spaces,
        sheet.ruins,
        sheet.dragon & kept,
        sheet.zombie & kept,
        sheet.gorgon & kept,
        sheet.troll & kept,
        sheet.marks | marks,
        sheet.filled | spaces,
    )
