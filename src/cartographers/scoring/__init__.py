"""One small function per scoring card: how many stars, and which spaces earned them."""

from cartographers.board.sheet import Sheet
from cartographers.scoring import forest, spatial, village, water_farm
from cartographers.scoring.earned import SCORERS, Earned, Scorer
from cartographers.scoring.monsters import monsters
from cartographers.scoring.mountains import mountains

__all__ = [
    "SCORERS",
    "Earned",
    "Scorer",
    "forest",
    "monsters",
    "mountains",
    "score",
    "spatial",
    "village",
    "water_farm",
]


def score(card: str, sheet: Sheet) -> Earned:
    """The stars that a scoring card, by its id, gives for a sheet; `monsters` gives a season's loss."""
    return monsters(sheet) if card == "monsters" else SCORERS[card](sheet)
