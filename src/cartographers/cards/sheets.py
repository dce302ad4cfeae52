"""Sheets by name: the letter of a printed one, or the code of one's own (docs/notation.md)."""

from functools import lru_cache

from cartographers.board.ground import own_sheet
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SHEET_SETS, SHEETS


@lru_cache(maxsize=256)  # anybody may send a code to a server
def ground(sheet: str) -> Sheet:
    """The sheet that a match begins on."""
    return SHEETS[sheet] if sheet in SHEETS else own_sheet(sheet).sheet


def set_of(sheet: str) -> str:
    """The game that a sheet comes with; one's own comes with none."""
    return SHEET_SETS.get(sheet, "")
