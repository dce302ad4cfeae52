"""What a drawing changes of the stars to come, edict by edict, as bots.explaining tells it."""

from random import Random

import numpy as np

from cartographers.game.state import Seat
from cartographers.game.view import View
from cartographers.native.engine.from_view import put_seat, rows_of
from cartographers.native.engine.rows import SEAT
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import cards_seen
from cartographers.native.registry import entry
from cartographers.native.value import attribution
from cartographers.value.expected import PARTS


def parts_of(view: View, after: Seat) -> tuple[float, ...]:
    """What a drawing on the own sheet, after which the seat is so, changes until the end: by edict, and by the rest."""
    assert view.seat is not None
    row, seats = rows_of(view, Random(0))
    then, parts = np.zeros(1, SEAT)[0], np.zeros(PARTS)
    put_seat(then, after)
    cards, scratch = cards_seen(view.table), np.zeros(1, SCRATCH)[0]
    entry(attribution.take_apart)(cards, row[0], seats[0, view.seat], then, scratch, parts)
    return tuple(float(part) for part in parts)
