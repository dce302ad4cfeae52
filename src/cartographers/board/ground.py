"""A sheet before anything is drawn on it, as one short word: its code (docs/notation.md).

Every sheet has exactly one code, so equal codes are equal sheets.
"""

import re
from typing import NamedTuple

from cartographers.board.grid import SIZE, SPACES, count
from cartographers.board.naming import as_shown, is_good_name
from cartographers.board.notation import BadNotation, letters_of, map_of, space_name
from cartographers.board.sheet import Sheet, empty

LONGEST_SHEET_NAME = 40
FEWEST_EMPTY = 40
"""With fewer empty spaces the year would end on a full sheet."""

_LONGEST_CODE = SPACES + SIZE - 1
_SIGN_OF = {"M": "M", ",": "R", "#": "W"}  # by the letter of the map notation, where W is water
_SIGNS = {ord(letter): sign for letter, sign in _SIGN_OF.items()}
_LETTER_OF = {sign: letter for letter, sign in _SIGN_OF.items()}
_PART = re.compile(r"[1-9][0-9]?|[MRW]")
# What means something in links, files and markup stays out of names.
_BAD_IN_NAME = re.compile(r"""["#$%&*+/:;<=>?@\[\\\]^_`{|}~]""")


class OwnSheet(NamedTuple):
    name: str  # may be empty
    sheet: Sheet


def is_code(text: str) -> bool:
    """Whether a text is meant as a code, and not as the letter of a printed sheet."""
    return "-" in text or "=" in text


def code_of(sheet: Sheet, name: str = "") -> str:
    """The code of a sheet on which nothing is drawn; refused where no game can be played on it."""
    return _code(_checked(sheet), _name(as_shown(name)) if name else "")


def code_of_text(text: str) -> str:
    """The code of a sheet as a file has it: a map, before or after it perhaps `name: …`; or already a code."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1 and is_code(lines[0]):
        return code_of(own_sheet(lines[0]).sheet, own_sheet(lines[0]).name)
    names = [line.removeprefix("name:") for line in lines if line.startswith("name:")]
    drawing = [line for line in lines if line and not line.startswith("name:")]
    sheet = map_of(drawing).sheet
    if len(names) > 1:
        raise BadNotation("many_sheet_names", names=len(names))
    return code_of(sheet, *names)


def own_sheet(code: str) -> OwnSheet:
    """The sheet of a code; refused with its row where there is none."""
    name, named, rows = code.rpartition("=")
    parts = rows.split("-", SIZE + 1)
    if len(rows) > _LONGEST_CODE or len(parts) != SIZE:
        raise BadNotation("wrong_rows", rows=rows.count("-") + 1)
    drawn = [_row(chr(ord("A") + row), part) for row, part in enumerate(parts)]
    return OwnSheet(_name(name) if named else "", _checked(map_of(drawn).sheet))


def _row(row: str, text: str) -> str:
    """One row of a code as letters of the map notation."""
    letters, place = "", 0
    while place < len(text):
        part = _PART.match(text, place)
        if part is None:
            raise BadNotation("unknown_sign", row=row, sign=text[place])
        letters += "." * int(part[0]) if part[0].isdecimal() else _LETTER_OF[part[0]]
        place = part.end()
    return letters  # of any length: the map notation says what is wrong with it


def _code(sheet: Sheet, name: str) -> str:
    letters = letters_of(sheet)
    rows = [letters[start : start + SIZE] for start in range(0, SPACES, SIZE)]
    signs = [re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows]
    code = "-".join(signs).translate(_SIGNS)
    return f"{name}={code}" if name else code


def _name(name: str) -> str:
    if name != as_shown(name) or not is_good_name(name, LONGEST_SHEET_NAME) or _BAD_IN_NAME.search(name):
        raise BadNotation("bad_sheet_name", most=LONGEST_SHEET_NAME)
    return name


def _checked(sheet: Sheet) -> Sheet:
    """A sheet that a game can begin on."""
    for space, letter in enumerate(letters_of(sheet)):
        if letter not in ".,M#":
            raise BadNotation("not_ground", space=space_name(space), letter=letter)
    if sheet.marks:
        raise BadNotation("not_ground", space=space_name((sheet.marks & -sheet.marks).bit_length() - 1), letter="marks")
    if count(empty(sheet)) < FEWEST_EMPTY:
        raise BadNotation("little_room", empty=count(empty(sheet)), fewest=FEWEST_EMPTY)
    return sheet
