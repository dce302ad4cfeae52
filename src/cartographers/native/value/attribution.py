"""Why a drawing is worth what it is worth: the value of a sheet taken apart, edict by edict."""

from cartographers.native.compiler.kernels import add_stars
from cartographers.native.compiler.sheet_view import WORDS
from cartographers.native.engine.flow import empty_of
from cartographers.native.engine.rows import SeatRow, TableRow, Values
from cartographers.native.engine.scratch import MOST_AFTER, ScratchRow
from cartographers.native.engine.tables import MONSTERS, SetupRow
from cartographers.native.value.model import value_all
from cartographers.native.value.outlook import foresee_walks, look_ahead
from cartographers.value.sizes import COMMON, FEATURES
from cartographers.value.worth import REST


def take_apart(
    cards: SetupRow, table: TableRow, before: SeatRow, after: SeatRow, scratch: ScratchRow, parts: Values
) -> None:
    """Adds to `parts` what an answer that makes a seat what it is `after` changes of the stars to come."""
    look_ahead(cards, table, scratch.outlook)
    foresee_walks(cards, scratch.outlook, empty_of(before))
    add_parts(cards, table, before, scratch, -1.0, parts)
    add_parts(cards, table, after, scratch, 1.0, parts)


def add_parts(cards: SetupRow, table: TableRow, seat: SeatRow, scratch: ScratchRow, sign: float, parts: Values) -> None:
    """Adds the value of a seat, taken apart."""
    outlook = scratch.outlook
    for word in range(WORDS):
        scratch.after[word] = seat.sheet[word]
    scratch.purse[0] = seat.coins
    if outlook.ends:
        parts[REST] += sign * scratch.purse[0]
        for part in range(3):
            place = REST if part == 2 else cards.season_edicts[table.season, part]
            edict = MONSTERS if part == 2 else table.edicts[place]
            scratch.stars[0] = 0
            add_stars(cards.kernels[edict], scratch.after, 1, 1, scratch.stars)
            parts[place] += sign * scratch.stars[0]
    value_all(cards, table, scratch, 1, seat.paid)  # lets zombies spread, if they do
    if outlook.last:
        return
    for feature in range(COMMON):
        parts[REST] += sign * outlook.weights[feature] * scratch.columns[feature * MOST_AFTER]
    for slot in range(outlook.slot_number):
        for feature in range(COMMON + FEATURES * slot, COMMON + FEATURES * (slot + 1)):
            parts[outlook.slots[slot]] += sign * outlook.weights[feature] * scratch.columns[feature * MOST_AFTER]
