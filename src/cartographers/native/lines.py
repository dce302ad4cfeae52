"""Lines of play over rows of numbers, for who knows the deck: every answer to every line, and what it leads to."""

import numpy as np
import numpy.typing as npt

from cartographers.native.actions import ACTIONS, is_legal, take_action
from cartographers.native.flow import Seats, answer_all, stars_now
from cartographers.native.rows import OfferRow, Rows, SeatRow, TableRow
from cartographers.native.setup import MONSTERS, SetupRow
from cartographers.native.sheets import WORDS
from cartographers.native.wide import Words

_MIX = np.uint64(0x9E3779B97F4A7C15)
_FOLD = np.uint64(29)


def weigh_line(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    offer: OfferRow,
    planes: Words,
    tables: Rows,
    sheets: Rows,
    actions: npt.NDArray[np.int32],
    outlooks: npt.NDArray[np.float64],
    marks: Words,
) -> int:
    """Tries every answer to one line on a copy of it, the first of `tables` and `sheets`.

    Writes each action, what may be expected of it, and a mark that is the same for the same sheet; returns how many.
    """
    number = 0
    for action in range(ACTIONS):
        if is_legal(planes, action):
            tables[0] = table
            sheets[0] = seats[0]
            take_action(cards, tables[0], sheets[0], offer, action)
            answer_all(cards, tables[0], sheets)
            actions[number] = action
            outlooks[number] = outlook(cards, tables[0], sheets[0])
            marks[number] = mark_of(tables[0], sheets[0])
            number += 1
    return number


def outlook(cards: SetupRow, table: TableRow, seat: SeatRow) -> float:
    """The stars of a line in the end, as far as they lie on the sheet."""
    stars = 0
    for season in range(4):
        for part in range(4):
            stars += seat.scores[season, part]
    if table.over:
        return float(stars)
    for place in range(4):
        left = cards.left[table.season, place]
        if left > 0:
            stars += left * stars_now(cards, table.edicts[place], seat)
    return float(stars + (4 - table.season) * (seat.coins + stars_now(cards, MONSTERS, seat)))


def mark_of(table: TableRow, seat: SeatRow) -> np.uint64:
    """A number that tells lines apart: by card, sheet and coins."""
    mark = np.uint64(table.season * 32 + table.drawn) * _MIX + np.uint64(seat.coins * 4 + table.task)
    for word in range(WORDS):
        mark = (mark ^ seat.sheet[word]) * _MIX
        mark ^= mark >> _FOLD
    return mark
