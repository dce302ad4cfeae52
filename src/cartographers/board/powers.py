"""What heroes strike and the lettered monsters of Heroes reach on a sheet. Functions here compile too (see grid)."""

from cartographers.board.grid import NONE, Board, beside
from cartographers.board.sheet import Sheet, empty


def struck(sheet: Sheet, monsters: Board, marks: Board) -> Board:
    """The monsters that attack marks destroy when some are added to either (R30)."""
    return (sheet.monster | monsters) & (sheet.marks | marks)


def gazed_at(sheet: Sheet) -> Board:
    """The spaces that a Gorgon may destroy: beside it, empty or with a terrain (R31)."""
    return beside(sheet.gorgon) & ~(sheet.mountain | sheet.wasteland | sheet.destroyed)


def infected(sheet: Sheet) -> Board:
    """The empty spaces that become zombies at the end of a season (R32)."""
    return beside(sheet.zombie) & ~sheet.filled


def trampled(sheet: Sheet) -> Board:
    """The empty spaces of which a Giant Troll destroys one at the end of a season (R32)."""
    return beside(sheet.troll) & ~sheet.filled


def has_loose_dragon(sheet: Sheet) -> bool:
    """Whether a surviving dragon space has an empty neighbour (R33)."""
    return sheet.dragon & beside(empty(sheet)) != NONE
