"""The stars that a scorer would give after each of many placements. The reference of native.value.gains."""

from collections.abc import Sequence

from cartographers.board.grid import Board
from cartographers.board.shapes import Pose, placements
from cartographers.board.sheet import Sheet, drawn
from cartographers.scoring import SCORERS, Scorer, monsters, mountains

# By the names under which native.value.gains knows them too.
GAINS: dict[str, Scorer] = {**SCORERS, "monsters": monsters, "mountains": mountains}


def stars_after(name: str, sheet: Sheet, layer: int, fits: Sequence[tuple[Pose, Board]]) -> list[int]:
    """The stars after each placement drawn with the terrain of `layer`: turn by turn, anchors in reading order."""
    score = GAINS[name]
    return [score(drawn(sheet, layer, spaces)).stars for pose, places in fits for spaces in placements(pose, places)]
