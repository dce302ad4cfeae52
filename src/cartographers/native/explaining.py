"""What a drawing changes of the stars to come, edict by edict, as bots.explaining tells it."""

from random import Random

import numpy as np

from cartographers.board.sheet import LAYER
from cartographers.game.state import Drawing
from cartographers.game.view import View
from cartographers.native.batch import cards_with_weights
from cartographers.native.bench import BENCH
from cartographers.native.machine import entry
from cartographers.native.reasons import PARTS
from cartographers.native.viewing import rows_of
from cartographers.native.wide import words


def parts_of(view: View, drawing: Drawing) -> tuple[float, ...]:
    """What a drawing without a skill on the own sheet changes until the end: by edict, and by all the rest."""
    row, seats = rows_of(view, Random(0))
    parts = np.zeros(PARTS)
    placed = words([drawing.spaces, drawing.marks])
    cards, bench = cards_with_weights(view.table.options), np.zeros(1, BENCH)[0]
    entry("take_apart")(cards, row[0], seats[0], view.seat, LAYER[drawing.terrain], placed, bench, parts)
    return tuple(float(part) for part in parts)
