"""Why a drawing is worth what it is worth: the value of a sheet taken apart, edict by edict."""

from cartographers.native.bench import MOST_AFTER, BenchRow
from cartographers.native.features import COMMON, FEATURES, Values
from cartographers.native.flow import empty_of
from cartographers.native.kernels import add_stars
from cartographers.native.prospects import foresee_walks, look_ahead
from cartographers.native.rows import SeatRow, TableRow
from cartographers.native.setup import MONSTERS, SetupRow
from cartographers.native.sheets import WORDS
from cartographers.native.value import value_all

REST = 4
PARTS = 5
"""Edicts A to D, and the rest: coins, monsters, room to draw, what ambushes may do."""


def take_apart(
    cards: SetupRow, table: TableRow, before: SeatRow, after: SeatRow, bench: BenchRow, parts: Values
) -> None:
    """Adds to `parts` what an answer that makes a seat what it is `after` changes of the stars to come."""
    look_ahead(cards, table, bench.prospect)
    foresee_walks(cards, bench.prospect, empty_of(before))
    add_parts(cards, table, before, bench, -1.0, parts)
    add_parts(cards, table, after, bench, 1.0, parts)


def add_parts(cards: SetupRow, table: TableRow, seat: SeatRow, bench: BenchRow, sign: float, parts: Values) -> None:
    """Adds the value of a seat, taken apart."""
    prospect = bench.prospect
    for word in range(WORDS):
        bench.after[word] = seat.sheet[word]
    bench.purse[0] = seat.coins
    if prospect.ends:
        parts[REST] += sign * bench.purse[0]
        for part in range(3):
            place = REST if part == 2 else cards.season_edicts[table.season, part]
            edict = MONSTERS if part == 2 else table.edicts[place]
            bench.stars[0] = 0
            add_stars(cards.kernels[edict], bench.after, 1, 1, bench.stars)
            parts[place] += sign * bench.stars[0]
    value_all(cards, table, bench, 1, seat.paid)  # lets zombies spread, if they do
    if prospect.last:
        return
    for feature in range(COMMON):
        parts[REST] += sign * prospect.weights[feature] * bench.columns[feature * MOST_AFTER]
    for slot in range(prospect.slot_number):
        for feature in range(COMMON + FEATURES * slot, COMMON + FEATURES * (slot + 1)):
            parts[prospect.slots[slot]] += sign * prospect.weights[feature] * bench.columns[feature * MOST_AFTER]
