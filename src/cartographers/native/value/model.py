"""The afterstate value: the stars that are expected after a drawing, learned from our own games (docs/lab/bots.md).

It is linear in the features of the sheet for the edicts and in common features, with weights for each season, edict and
time left. Many sheets are valued at once; numbers lie feature by feature, so that one addition serves several sheets.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types

from cartographers.board.grid import NONE, beside, count, east, south
from cartographers.board.powers import infected
from cartographers.board.sheet import Sheet, empty, threatened
from cartographers.native.compiler.int128 import Words, data_of, teach
from cartographers.native.compiler.kernels import add_stars
from cartographers.native.compiler.sheet_view import WORDS, draw_on, letter_on, sheet_at
from cartographers.native.engine.flow import MONSTER
from cartographers.native.engine.rows import TableRow
from cartographers.native.engine.scratch import MOST_AFTER, OutlookRow, ScratchRow
from cartographers.native.engine.sizes import COMMON, FEATURES, Values
from cartographers.native.engine.tables import MONSTERS, SetupRow
from cartographers.native.value.features.common import FeatureFunction, sides
from cartographers.native.value.features.spatial import borderlands_features
from cartographers.native.value.outlook import walk_now

write_features: FeatureFunction = borderlands_features  # and in every kernel the card it is for


def feature_kernel(sheets: Any, number: int, room: Any, out: Any) -> None:
    """Writes the features of each of some sheets for a card."""
    words = carray(sheets, number * WORDS)
    found = carray(room, FEATURES)
    columns = carray(out, FEATURES * MOST_AFTER)
    for feature in range(FEATURES):
        found[feature] = 0.0
    for place in range(number):
        write_features(sheet_at(words, place), found)
        for feature in range(FEATURES):
            columns[feature * MOST_AFTER + place] = found[feature]


_NUMBERS = types.CPointer(types.float64)
FEATURE_SIGNATURE = types.void(types.CPointer(types.uint64), types.int64, _NUMBERS, _NUMBERS)


def call_feature_kernel(kernel: Any, sheets: Words, number: int, room: Values, out: Values) -> None:
    """Has the kernel of a card write its features for the first sheets among `sheets`."""
    kernel(sheets, number, room, out)


def _call_feature_kernel(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    kernel, sheets, number, room, out = arguments
    kinds = [context.get_value_type(kind) for kind in FEATURE_SIGNATURE.args]
    given = (
        data_of(context, builder, called.args[1], sheets, ir.IntType(64)),
        number,
        data_of(context, builder, called.args[3], room, ir.DoubleType()),
        data_of(context, builder, called.args[4], out, ir.DoubleType()),
    )
    function = builder.inttoptr(kernel, ir.FunctionType(ir.VoidType(), kinds).as_pointer())
    builder.call(function, given)
    return context.get_dummy_value()


teach(
    call_feature_kernel,
    (types.Integer, types.Array, types.Integer, types.Array, types.Array),
    types.none,
    _call_feature_kernel,
)


def write_common(
    cards: SetupRow, outlook: OutlookRow, sheet: Sheet, coins: int, paid: int, place: int, out: Values
) -> None:
    """Writes the features that every sheet has: coins, monsters, how its empty spaces lie, mountains, ambushes."""
    free = empty(sheet)
    filled = sheet.filled
    open_sides = sides(free, free)
    room = count(free)
    out[place] = 1.0
    out[1 * MOST_AFTER + place] = coins
    out[2 * MOST_AFTER + place] = max(0, coins + paid - 9)
    out[3 * MOST_AFTER + place] = count(threatened(sheet))
    out[4 * MOST_AFTER + place] = count(open_sides.none)
    out[5 * MOST_AFTER + place] = count(open_sides.one)
    out[6 * MOST_AFTER + place] = count(open_sides.two)
    out[7 * MOST_AFTER + place] = count(open_sides.three)
    out[8 * MOST_AFTER + place] = count(open_sides.four)
    out[9 * MOST_AFTER + place] = room * room / 100
    peaks = sides(free, sheet.mountain)
    out[10 * MOST_AFTER + place] = count(peaks.one)
    out[11 * MOST_AFTER + place] = count(peaks.two)
    out[12 * MOST_AFTER + place] = count(peaks.three)
    out[13 * MOST_AFTER + place] = count(peaks.four)
    out[14 * MOST_AFTER + place] = count(free & sheet.ruins)
    across = free & east(free)
    out[15 * MOST_AFTER + place] = count(across & south(across))
    out[16 * MOST_AFTER + place] = count(sheet.forest)
    out[17 * MOST_AFTER + place] = count(sheet.village)
    out[18 * MOST_AFTER + place] = count(sheet.farm)
    out[19 * MOST_AFTER + place] = count(sheet.water)
    out[20 * MOST_AFTER + place] = count(sheet.monster)
    out[21 * MOST_AFTER + place] = count(across & east(across)) / 10
    touched, covered_free = 0, 0
    for ambush in range(outlook.ambush_number):
        spaces = walk_now(cards, outlook, ambush, filled, free)
        touched += count(beside(spaces) & free & ~spaces)
        covered_free += count(spaces)
    if outlook.ambush_number > 0:
        chance = outlook.in_deck / outlook.ambush_number
        out[22 * MOST_AFTER + place] = touched / outlook.ambush_number
        out[23 * MOST_AFTER + place] = touched * chance
        out[24 * MOST_AFTER + place] = covered_free * chance
    else:
        out[22 * MOST_AFTER + place] = 0.0
        out[23 * MOST_AFTER + place] = 0.0
        out[24 * MOST_AFTER + place] = 0.0
    out[25 * MOST_AFTER + place] = count(sheet.hero)
    out[26 * MOST_AFTER + place] = count(sheet.marks & free)
    near_dragon, near_zombie = beside(sheet.dragon) & free, infected(sheet)
    out[27 * MOST_AFTER + place] = count(near_dragon)
    out[28 * MOST_AFTER + place] = 1.0 if near_dragon != NONE else 0.0
    out[29 * MOST_AFTER + place] = count(near_zombie)
    out[30 * MOST_AFTER + place] = count((beside(near_zombie) & free) | near_zombie)
    out[31 * MOST_AFTER + place] = count(beside(sheet.troll) & free)
    out[32 * MOST_AFTER + place] = count(sheet.destroyed)
    out[33 * MOST_AFTER + place] = count(free & beside(open_sides.none | open_sides.one) & open_sides.one)
    out[34 * MOST_AFTER + place] = count(threatened(sheet) & ~beside(free))
    out[35 * MOST_AFTER + place] = outlook.in_deck * room / 100


def value_all(cards: SetupRow, table: TableRow, scratch: ScratchRow, number: int, paid: int) -> None:
    """Writes the worth of each of the first sheets after a drawing: its stars of a season that ends, and those to come.

    Coins lie in `scratch.purse`. Zombies spread on the sheets before the next season.
    """
    outlook, worths = scratch.outlook, scratch.worths
    for place in range(number):
        worths[place] = 0.0
    if outlook.ends:
        end_season(cards, table, outlook, scratch, number)
    if outlook.last:
        return
    for place in range(number):
        write_common(cards, outlook, sheet_at(scratch.after, place), scratch.purse[place], paid, place, scratch.columns)
        worths[place] += outlook.base[0]
    for slot in range(outlook.slot_number):
        edict = table.edicts[outlook.slots[slot]]
        first = (COMMON + FEATURES * slot) * MOST_AFTER
        call_feature_kernel(cards.feature_kernels[edict], scratch.after, number, scratch.found, scratch.columns[first:])
    for feature in range(COMMON + FEATURES * outlook.slot_number):
        weight = outlook.weights[feature]
        column = scratch.columns[feature * MOST_AFTER : feature * MOST_AFTER + number]
        for place in range(number):
            worths[place] += weight * column[place]


def end_season(cards: SetupRow, table: TableRow, outlook: OutlookRow, scratch: ScratchRow, number: int) -> None:
    """Adds the stars of a season that ends with a drawing; then zombies spread."""
    for place in range(number):
        scratch.stars[place] = scratch.purse[place]
    for part in range(2):
        edict = table.edicts[cards.season_edicts[table.season, part]]
        add_stars(cards.kernels[edict], scratch.after, number, 1, scratch.stars)
    add_stars(cards.kernels[MONSTERS], scratch.after, number, 1, scratch.stars)
    for place in range(number):
        scratch.worths[place] += scratch.stars[place]
        if outlook.spreads:
            words = scratch.after[place * WORDS :]
            spaces = infected(sheet_at(words, 0))
            if spaces != NONE:
                draw_on(words, MONSTER, spaces)
                letter_on(words, NONE, spaces, NONE, NONE)


def features_by(kernel: int, sheets: Words, number: int, out: Values) -> None:
    """The features of some sheets for the card of a kernel."""
    call_feature_kernel(kernel, sheets, number, np.empty(FEATURES), out)
