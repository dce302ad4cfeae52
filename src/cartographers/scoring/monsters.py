"""What monsters cost at the end of a season."""

from cartographers.board.grid import count
from cartographers.board.sheet import Sheet, threatened
from cartographers.scoring.earned import Earned


def monsters(sheet: Sheet) -> Earned:
    """Minus one star for each empty space beside a monster, once a space (R25)."""
    cost = threatened(sheet)
    return Earned(-count(cost), cost)
