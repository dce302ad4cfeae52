"""The stars that a scorer would give after each of many placements. The reference of native.gains."""

from collections.abc import Sequence

from cartographers.board.grid import Board, count
from cartographers.board.shapes import Turned, placements
from cartographers.board.sheet import Sheet, closed_mountains, drawn
from cartographers.scoring import SCORERS, Earned, Scorer, monsters


def mountains(sheet: Sheet) -> Earned:
    """One coin for each closed mountain (R14)."""
    closed = closed_mountains(sheet.mountain, sheet.filled)
    return Earned(count(closed), closed)


# By the names under which native.gains knows them too.
GAINS: dict[str, Scorer] = {**SCORERS, "monsters": monsters, "mountains": mountains}


def stars_after(scorer: Scorer, sheet: Sheet, layer: int, fits: Sequence[tuple[Turned, Board]]) -> list[int]:
    """The stars after each placement drawn with the terrain of `layer`: turn by turn, anchors in reading order."""
    return [
        scorer(drawn(sheet, layer, spaces)).stars for turned, places in fits for spaces in placements(turned, places)
    ]
