"""A map as eleven lines of text, and spaces by name (docs/notation.md)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from cartographers.board.grid import ALL, NONE, SIZE, SPACES, Board
from cartographers.board.sheet import Sheet

LAYERS_OF: dict[str, tuple[str, ...]] = {
    ".": (),
    "F": ("forest",),
    "V": ("village",),
    "A": ("farm",),
    "W": ("water",),
    "Y": ("farm", "village"),
    "B": ("monster",),
    "D": ("monster", "dragon"),
    "Z": ("monster", "zombie"),
    "G": ("monster", "gorgon"),
    "T": ("monster", "troll"),
    "H": ("hero",),
    "M": ("mountain",),
    "#": ("wasteland",),
    "X": ("destroyed",),
}
_ON_RUINS = {",": ".", **{letter.lower(): letter for letter in "FVAWYBDZGTHMX"}}
_OFF_RUINS = {plain: letter for letter, plain in _ON_RUINS.items()}


class BadNotation(ValueError):  # noqa: N818
    """Text that is no map, space or number of coins; `code` says why, `details` what exactly."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def space_name(space: int) -> str:
    """The name of a space by its number: 0 is A1, 120 is K11."""
    row, column = divmod(space, SIZE)
    return f"{chr(ord('A') + row)}{column + 1}"


_NAMES = [space_name(space) for space in range(SPACES)]
_SPACE_OF = {name: 1 << space for space, name in enumerate(_NAMES)}


def numbers(board: Board) -> Iterator[int]:
    """The numbers of the spaces of `board`, in reading order."""
    while board:
        space = board & -board
        board ^= space
        yield space.bit_length() - 1


def names(board: Board) -> list[str]:
    """The names of the spaces of `board`, in reading order."""
    named: list[str] = []
    while board:  # `numbers` written out: the server does this for every offer
        space = board & -board
        board ^= space
        named.append(_NAMES[space.bit_length() - 1])
    return named


def board_of(spaces: Iterable[str]) -> Board:
    """The set of the named spaces."""
    board = 0
    for name in spaces:
        if name not in _SPACE_OF:
            raise BadNotation("unknown_space", space=name)
        board |= _SPACE_OF[name]
    return board


class Map(NamedTuple):
    sheet: Sheet
    coins: int


def sheet_of(lines: str | Sequence[str]) -> Sheet:
    """The sheet that eleven lines of text draw, as one text or line by line."""
    return map_of(lines).sheet


def map_of(lines: str | Sequence[str]) -> Map:
    """What eleven lines of text draw; lines `marks: B4 B5` and `coins: 3` may follow.

    One text may be indented and have empty lines around it.
    """
    drawing = [line.strip() for line in lines.strip().splitlines()] if isinstance(lines, str) else list(lines)
    coins = 0
    layers = dict.fromkeys(Sheet._fields, 0)
    while len(drawing) > SIZE and ":" in drawing[-1]:
        key, _, value = drawing.pop().partition(":")
        if key == "marks":
            layers["marks"] = board_of(value.split())
        elif key == "coins" and value.strip().isdecimal() and len(value.strip()) <= 2:
            coins = int(value)
        else:
            raise BadNotation("unknown_line", line=f"{key}:{value}")
    if len(drawing) != SIZE:
        raise BadNotation("wrong_rows", rows=len(drawing))
    for row, line in enumerate(drawing):
        _read_row(row, line, layers)
    return Map(Sheet(**layers), coins)


def _read_row(row: int, line: str, layers: dict[str, Board]) -> None:
    if len(line) != SIZE:
        raise BadNotation("wrong_columns", row=chr(ord("A") + row), columns=len(line))
    for column, letter in enumerate(line):
        number = row * SIZE + column
        plain = _ON_RUINS.get(letter, letter)
        if plain not in LAYERS_OF:
            raise BadNotation("unknown_letter", letter=letter, space=space_name(number))
        held = [*LAYERS_OF[plain], *(["filled"] if plain != "." else []), *(["ruins"] if plain != letter else [])]
        for layer in held:
            layers[layer] |= 1 << number


def letter_at(sheet: Sheet, space: Board) -> str:
    """The letter that notation gives to one space."""
    return letters_of(sheet)[space.bit_length() - 1]


@lru_cache(maxsize=1024)
def letters_of(sheet: Sheet) -> str:
    """The letters of all spaces, in reading order."""
    letters = ["."] * SPACES
    for letter, layers in LAYERS_OF.items():  # what holds more layers comes later, and replaces
        board = ALL if layers else NONE
        for layer in layers:
            board &= getattr(sheet, layer)
        for space in numbers(board):
            letters[space] = letter
    for space in numbers(sheet.ruins):
        letters[space] = _OFF_RUINS[letters[space]]
    return "".join(letters)


def lines_of(sheet: Sheet) -> list[str]:
    """The sheet as eleven lines of text, and its attack marks, if any, as a twelfth."""
    letters = letters_of(sheet)
    drawing = [letters[start : start + SIZE] for start in range(0, SPACES, SIZE)]
    if sheet.marks:
        drawing.append("marks: " + " ".join(names(sheet.marks)))
    return drawing
