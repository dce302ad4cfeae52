"""What closed mountains are worth."""

from cartographers.board.grid import count
from cartographers.board.sheet import Sheet, closed_mountains
from cartographers.scoring.earned import Earned


def mountains(sheet: Sheet) -> Earned:
    """One coin, a star at the end of each season, for each mountain whose four neighbours are filled (R14)."""
    closed = closed_mountains(sheet.mountain, sheet.filled)
    return Earned(count(closed), closed)
