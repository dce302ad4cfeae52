"""A sheet as the terminal shows it: terrain by colour and by letter, so that either alone is enough."""

from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from rich.theme import Theme

from cartographers.board.grid import NONE, SIZE, Board
from cartographers.board.notation import letter_at
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn

LETTERS: dict[Terrain, str] = {terrain: letter_at(drawn(Sheet(), LAYER[terrain], 1), 1) for terrain in Terrain}

LABEL = 3
"""Columns that the letters of the rows take."""


class Overlay(NamedTuple):
    """What is pointed at on a map for a moment. The map itself already holds what may be drawn."""

    ghost: Board = NONE
    letter: str = ""  # of a ghost that may not be drawn
    lit: Board = NONE  # the spaces that earn, or cost
    fresh: Board = NONE  # drawn just now by somebody else
    put: Board = NONE  # to be drawn with the ghost
    struck: Board = NONE  # destroyed by what is drawn
    marks: Board = NONE  # of the hero that is drawn

    @property
    def is_legal(self) -> bool:
        return not self.letter


class Size(NamedTuple):
    """How many columns and lines one space takes."""

    width: int
    height: int


SMALL = Size(3, 1)
LARGE = Size(4, 2)

# Ink on paper, by the plain letter of the notation (docs/notation.md) or by what lies over the map.
_PIGMENTS = {
    "empty": "#a99d84 on #f7efdc",
    "shaded": "on #efe4ca",
    "ruins": "bold #7a4a1e",
    "sting": "bold #b02a1a",
    "F": "bold #14351c on #7fb069",
    "V": "bold #6b1f0e on #f0a78c",
    "A": "bold #5f4300 on #f5d66e",
    "W": "bold #0d3a52 on #7dbfe0",
    "Y": "bold #6b1f0e on #e8b04a",
    "B": "bold #f6e3f2 on #5a3a68",
    "H": "bold #14285a on #c3cdf5",
    "X": "bold #cfc4b2 on #37312c",
    "M": "bold #f7efdc on #7d7468",
    "#": "bold #6f6350 on #c9bda6",
    "mark": "bold #9c1f12 on #f9d2c4",
    "struck": "bold #fff1b8 on #b8541a",
    "ghost": "bold #ffffff on #14745c",
    "misfit": "bold #ffffff on #a02c1a",
    "lit": "bold #3a2800 on #ffcf3f",
    "fresh": "bold #ffffff on #9a2f86",
}
# Where a terminal has fewer colours, the nearest ones would run into each other.
_EIGHT_BITS = _PIGMENTS | {
    "shaded": "",
    "Y": "bold #5f0000 on #d7af00",
    "B": "bold #ffffff on #5f005f",
    "#": "bold #5f5f00 on #afaf87",
    "lit": "bold #000000 on #ffff00",
}
_SIXTEEN = {
    "empty": "black on white",
    "shaded": "",
    "ruins": "bold red",
    "sting": "bold red",
    "F": "black on green",
    "V": "bright_white on red",
    "A": "black on yellow",
    "W": "bright_white on blue",
    "Y": "red on yellow",
    "B": "bright_white on magenta",
    "H": "black on bright_blue",
    "X": "bright_white on black",
    "M": "bright_white on bright_black",
    "#": "black on bright_black",
    "mark": "bold black on bright_red",
    "struck": "bold bright_yellow on black",
    "ghost": "bold black on bright_cyan",
    "misfit": "bold bright_white on bright_red",
    "lit": "bold black on bright_yellow",
    "fresh": "bold bright_white on bright_magenta",
}

# What stands around the letter, without colour too: left and right of it.
_FRAMES = {
    "ghost": ("[", "]"),
    "misfit": ("(", ")"),
    "clash": ("×", "×"),
    "put": ("{", "}"),
    "struck": ("!", "!"),
    "mark": ("+", "+"),
    "lit": ("*", "*"),
    "fresh": ("<", ">"),
    "": (" ", " "),
}
_RUINS_SIGN = "∴"
_STING = "+"
"""Stands beside a letter where a hero attacks."""
_SIGNS = {".": "·", ",": _RUINS_SIGN, "M": "▲", "#": "▒"}
_TEXTURES = {"F": "♣", "V": "⌂", "A": "≡", "W": "≈", "Y": "⌂", "H": "♦", "X": "╳", "M": "▲", "#": "▒"}
_TEXTURES |= dict.fromkeys("BDZGT", "‡")
_LIKE_MONSTERS = dict.fromkeys("DZGT", "B")


def inks(colours: str | None) -> Theme:
    """The styles of the map for a terminal with the colour system `colours`, as Rich calls it."""
    styles = {"standard": _SIXTEEN, "windows": _SIXTEEN, "256": _EIGHT_BITS}.get(colours or "", _PIGMENTS)
    return Theme({f"map.{name}": style for name, style in styles.items()})


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """A map that picks its colours when it is printed."""

    picture: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with console.use_theme(inks(console.color_system)):
            yield from console.render(self.picture, options)


def drawn_map(sheet: Sheet, overlay: Overlay, size: Size = SMALL) -> DrawnMap:
    """The map with the letters of its rows and the numbers of its columns."""
    picture = Text(no_wrap=True)
    picture.append(" " * LABEL + "".join(f"{column:^{size.width}}" for column in range(1, SIZE + 1)), "bold")
    for row in range(SIZE):
        tiles = [_tile(sheet, overlay, row, column, size) for column in range(SIZE)]
        for line in range(size.height):
            label = f"{chr(ord('A') + row):^{LABEL}}" if line == 0 else " " * LABEL
            picture.append(f"\n{label}", "bold")
            for tile in tiles:
                picture.append_text(tile[line])
    return DrawnMap(picture)


def map_width(size: Size) -> int:
    return LABEL + SIZE * size.width


def map_height(size: Size) -> int:
    return 1 + SIZE * size.height


def wash(terrain: Terrain) -> str:
    """The style of a terrain; needs the theme of `inks`."""
    return f"map.{LETTERS[terrain]}"


def _tile(sheet: Sheet, overlay: Overlay, row: int, column: int, size: Size) -> list[Text]:
    """One space, line by line."""
    space = 1 << (row * SIZE + column)
    letter = letter_at(sheet, space)
    kind = _kind(sheet, overlay, space)
    if kind == "misfit":
        letter = overlay.letter.lower() if sheet.ruins & space else overlay.letter
    has_sting = not kind and sheet.marks & space != NONE
    lines = _small(letter, kind, has_sting) if size == SMALL else _large(letter, kind, has_sting)
    return [_inked(line, kind, letter, is_shaded=(row + column) % 2 == 1) for line in lines]


def _small(letter: str, kind: str, has_sting: bool) -> list[str]:
    left, right = _FRAMES[kind]
    return [f"{left}{_SIGNS.get(letter, letter)}{_STING if has_sting else right}"]


def _large(letter: str, kind: str, has_sting: bool) -> list[str]:
    sign = _SIGNS.get(letter, letter)
    texture = _RUINS_SIGN if letter.islower() else _TEXTURES.get(letter, " ")
    if kind == "lit":
        return [f" {sign}★ ", f"  {texture} "]
    left, right = _FRAMES[kind]
    return [f"{left}{sign} {_STING if has_sting else right}", f"{left} {' ' if kind else texture}{right}"]


def _inked(line: str, kind: str, letter: str, is_shaded: bool) -> Text:
    is_empty = letter in (".", ",")
    plain = "empty" if is_empty else letter.upper()
    style = {"clash": "misfit", "put": "ghost"}.get(kind, kind) or _LIKE_MONSTERS.get(plain, plain)
    tile = Text(line, f"map.{style}")
    if is_empty and not kind:
        tile.stylize("map.shaded" if is_shaded else "")
        tile.stylize("map.ruins" if letter == "," else "")
        if line.endswith(_STING):
            tile.stylize("map.sting", len(line) - 1)
    return tile


def _kind(sheet: Sheet, overlay: Overlay, space: Board) -> str:
    """How a space is pointed at, if it is."""
    if overlay.ghost & space:
        if overlay.is_legal:
            return "ghost"
        return "clash" if sheet.filled & space else "misfit"
    kinds = {
        "put": overlay.put,
        "struck": overlay.struck,
        "mark": overlay.marks,
        "lit": overlay.lit,
        "fresh": overlay.fresh,
    }
    return next((kind for kind, spaces in kinds.items() if spaces & space), "")
