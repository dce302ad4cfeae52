"""The afterstate value: the stars that are expected after a drawing, learned from our own games (docs/lab/bots.md).

It is linear in the features of the sheet for the edicts and in common features, with weights for each season, edict and
time left. Many sheets are valued at once; numbers lie feature by feature, so that one addition serves several sheets.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types

from cartographers.board.grid import NONE, beside, count
from cartographers.board.powers import infected
from cartographers.board.sheet import Sheet, empty
from cartographers.native.compiler.int128 import Words, data_of, teach
from cartographers.native.compiler.kernels import add_stars, score
from cartographers.native.compiler.sheet_view import WORDS, draw_on, letter_on, sheet_at
from cartographers.native.engine.flow import MONSTER
from cartographers.native.engine.rows import Small, TableRow, Values
from cartographers.native.engine.scratch import MOST_AFTER, OutlookRow, ScratchRow
from cartographers.native.engine.tables import MONSTERS, SetupRow
from cartographers.native.value.outlook import walk_now
from cartographers.value.features.common import FeatureFunction
from cartographers.value.features.every import write_ambushes, write_land, write_purse, write_terrains
from cartographers.value.features.spatial import borderlands_features
from cartographers.value.reading import layers_read
from cartographers.value.sizes import COMMON, FEATURES

READ_OF_LAND = layers_read(write_land)
write_features: FeatureFunction = borderlands_features  # and in every kernel the card it is for


def stars_alone(sheet: Sheet, out: Values) -> None:
    """The features of a card that has no function of its own yet."""
    out[0] = score(sheet).stars


def feature_kernel(sheets: Any, number: int, alike: Any, room: Any, out: Any) -> None:
    """Writes the features of each of some sheets for a card; those of one that is alike are those of the one before."""
    words = carray(sheets, number * WORDS)
    same = carray(alike, number)
    found = carray(room, FEATURES)
    columns = carray(out, FEATURES * MOST_AFTER)
    for feature in range(FEATURES):
        found[feature] = 0.0
    for place in range(number):
        if same[place] == 0:
            write_features(sheet_at(words, place), found)
        for feature in range(FEATURES):
            columns[feature * MOST_AFTER + place] = found[feature]


_NUMBERS = types.CPointer(types.float64)
FEATURE_SIGNATURE = types.void(
    types.CPointer(types.uint64), types.int64, types.CPointer(types.int8), _NUMBERS, _NUMBERS
)


def call_feature_kernel(kernel: Any, sheets: Words, number: int, alike: Small, room: Values, out: Values) -> None:
    """Has the kernel of a card write its features for the first sheets among `sheets`."""
    kernel(sheets, number, alike, room, out)


def _call_feature_kernel(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    kernel, sheets, number, alike, room, out = arguments
    kinds = [context.get_value_type(kind) for kind in FEATURE_SIGNATURE.args]
    given = (
        data_of(context, builder, called.args[1], sheets, ir.IntType(64)),
        number,
        data_of(context, builder, called.args[3], alike, ir.IntType(8)),
        data_of(context, builder, called.args[4], room, ir.DoubleType()),
        data_of(context, builder, called.args[5], out, ir.DoubleType()),
    )
    function = builder.inttoptr(kernel, ir.FunctionType(ir.VoidType(), kinds).as_pointer())
    builder.call(function, given)
    return context.get_dummy_value()


teach(
    call_feature_kernel,
    (types.Integer, types.Array, types.Integer, types.Array, types.Array, types.Array),
    types.none,
    _call_feature_kernel,
)


def write_common(cards: SetupRow, outlook: OutlookRow, sheet: Sheet, coins: int, paid: int, out: Values) -> None:
    """Writes the features that every sheet has."""
    write_purse(coins, paid, out)
    write_terrains(sheet, out)
    write_land(sheet, out)
    free, filled = empty(sheet), sheet.filled
    touched, covered_free = 0, 0
    for ambush in range(outlook.ambush_number):
        spaces = walk_now(cards, outlook, ambush, filled, free)
        touched += count(beside(spaces) & free & ~spaces)
        covered_free += count(spaces)
    write_ambushes(sheet, touched, covered_free, outlook.ambush_number, outlook.in_deck, out)


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
    find_alike(scratch, number, READ_OF_LAND)
    for place in range(number):
        common = scratch.columns[place : COMMON * MOST_AFTER : MOST_AFTER]
        sheet = sheet_at(scratch.after, place)
        if scratch.alike[place]:
            for feature in range(COMMON):
                common[feature] = scratch.columns[feature * MOST_AFTER + place - 1]
            write_terrains(sheet, common)
        else:
            write_common(cards, outlook, sheet, scratch.purse[place], paid, common)
        worths[place] += outlook.base[0]
    for slot in range(outlook.slot_number):
        edict = table.edicts[outlook.slots[slot]]
        out = scratch.columns[(COMMON + FEATURES * slot) * MOST_AFTER :]
        find_alike(scratch, number, cards.read_of[edict])
        call_feature_kernel(cards.feature_kernels[edict], scratch.after, number, scratch.alike, scratch.found, out)
    for feature in range(COMMON + FEATURES * outlook.slot_number):
        weight = outlook.weights[feature]
        column = scratch.columns[feature * MOST_AFTER : feature * MOST_AFTER + number]
        for place in range(number):
            worths[place] += weight * column[place]


def find_alike(scratch: ScratchRow, number: int, read: int) -> None:
    """Marks the sheets that are as the one before them to whom reads some layers: the bits of `read`."""
    for place in range(number):
        scratch.alike[place] = 0
        if scratch.twins[place]:
            differing = (1 << scratch.layers[place]) | (1 << scratch.layers[place - 1])
            scratch.alike[place] = 1 if read & differing == 0 else 0


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
    call_feature_kernel(kernel, sheets, number, np.zeros(number, np.int8), np.empty(FEATURES), out)
