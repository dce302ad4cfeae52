"""The features of a sheet for the scoring cards of the forest category."""

from cartographers.board.grid import COLUMNS, EDGE, NONE, ROWS, SIZE, beside, count, east, flood, lines, lowest, south
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring.forest import (
    deepwood,
    faunlost_thicket,
    greenbough,
    heart_of_the_forest,
    sentinel_wood,
    stoneside_forest,
    treetower,
)
from cartographers.value.features.common import Out, count_steps, features_of, pairs, row_counts, sides, write_growth


@features_of("sentinel_wood")
def sentinel_features(sheet: Sheet, out: Out) -> None:
    """Empty spaces on the edge: alone, in pairs and in threes, and with room beside them."""
    free = empty(sheet)
    edge = free & EDGE
    across, down = edge & east(edge), edge & south(edge)
    out[0] = sentinel_wood(sheet).stars
    out[1] = count(edge)
    out[2] = count(across) + count(down)
    out[3] = count(across & east(across)) + count(down & south(down))
    out[4] = count(edge & ~beside(free))
    out[5] = count(edge & beside(free & ~EDGE))
    out[6] = count(edge & beside(sheet.forest))


@features_of("greenbough")
def greenbough_features(sheet: Sheet, out: Out) -> None:
    """Lines without forest: closed ones, those that are nearly closed, and spaces that would open two at once."""
    free = empty(sheet)
    bare_rows, bare_columns = NONE, NONE
    closing = 0
    for row in ROWS:
        if row & sheet.forest == NONE:
            bare_rows = bare_rows | row
            if count(row & free) <= 2:
                closing += 1
    for column in COLUMNS:
        if column & sheet.forest == NONE:
            bare_columns = bare_columns | column
            if count(column & free) <= 2:
                closing += 1
    double = free & bare_rows & bare_columns
    out[0] = greenbough(sheet).stars
    out[1] = 22 - lines(sheet.forest | free)
    out[2] = closing
    out[3] = count(double)
    out[4] = count(free & bare_rows) + count(free & bare_columns)
    out[5] = lines(double)
    out[6] = pairs(double)


@features_of("treetower")
def treetower_features(sheet: Sheet, out: Out) -> None:
    """Forest by how many of its sides are open, and what must be filled for it."""
    free = empty(sheet)
    open_sides = sides(free, sheet.forest)
    out[0] = treetower(sheet).stars
    out[1] = count(open_sides.one)
    out[2] = count(open_sides.two)
    out[3] = count(open_sides.three)
    out[4] = count(open_sides.four)
    out[5] = count(free & beside(sheet.forest))
    out[6] = count(free & beside(open_sides.one))


@features_of("stoneside_forest")
def stoneside_features(sheet: Sheet, out: Out) -> None:
    """Mountains that are not joined yet, by how much forest is missing to the next one."""
    free = empty(sheet)
    earned = stoneside_forest(sheet)
    for place in range(8):
        out[place] = 0.0
    out[0] = earned.stars
    apart = sheet.mountain & ~earned.spaces
    count_steps(apart, sheet.mountain, sheet.forest, free, out)
    out[7] = count(apart & beside(sheet.forest))


@features_of("faunlost_thicket")
def faunlost_features(sheet: Sheet, out: Out) -> None:
    """The longest runs down a column that one, two or three more spaces would give."""
    free = empty(sheet)
    runs_0, runs_1, runs_2, runs_3 = sheet.forest, sheet.forest | free, sheet.forest | free, sheet.forest | free
    length, length_1, length_2, length_3 = 0, 0, 0, 0
    out[4] = count(runs_0 & south(runs_0))
    while runs_3 != NONE:
        length += 1
        if runs_1 != NONE:
            length_1 = length
        if runs_2 != NONE:
            length_2 = length
        length_3 = length
        longer_3 = (south(runs_3) & sheet.forest) | (south(runs_2) & free)
        longer_2 = (south(runs_2) & sheet.forest) | (south(runs_1) & free)
        runs_1 = (south(runs_1) & sheet.forest) | (south(runs_0) & free)
        runs_0 = south(runs_0) & sheet.forest
        runs_2 = longer_2
        runs_3 = longer_3
    out[0] = faunlost_thicket(sheet).stars
    out[1] = length_1
    out[2] = length_2
    out[3] = length_3


@features_of("deepwood")
def deepwood_features(sheet: Sheet, out: Out) -> None:
    """The two largest clusters that villages left alone and that are too small yet, and how they can grow."""
    free = empty(sheet) & ~beside(sheet.village)
    first, second = NONE, NONE
    spoiled, done = 0, NONE
    rest = sheet.forest
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        size = count(cluster)
        if beside(cluster) & sheet.village != NONE:
            spoiled += size
        elif size >= 5:
            done = done | cluster
        elif size > count(first):
            second = first
            first = cluster
        elif size > count(second):
            second = cluster
    out[0] = deepwood(sheet).stars
    write_growth(first, second, free, 6, out)
    out[6] = spoiled
    out[7] = count(free & ~beside(done)) / 10


@features_of("heart_of_the_forest")
def heart_features(sheet: Sheet, out: Out) -> None:
    """Forest that can still be surrounded by forest, by how many sides are open."""
    free = empty(sheet)
    alive = (sheet.forest | free) & ~beside(sheet.filled & ~sheet.forest)
    open_sides = sides(free, alive & sheet.forest)
    out[0] = heart_of_the_forest(sheet).stars
    out[1] = count(open_sides.one)
    out[2] = count(open_sides.two)
    out[3] = count(open_sides.three)
    out[4] = count(open_sides.four)
    out[5] = count(alive & free)
    around = sides(sheet.forest, alive & free)
    out[6] = count(around.three) + count(around.four)
    out[7] = count(around.two)


@features_of("sleepy_valley")
def sleepy_features(sheet: Sheet, out: Out) -> None:
    """Rows that can still hold three forest spaces, by how many are missing."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    forests, rooms = row_counts(sheet.forest), row_counts(free)
    for row in range(SIZE):
        held, room = forests[row], rooms[row]
        if held >= 3:
            out[0] += 4
        elif held + room < 3:
            out[4] += 1
        else:
            out[1 + held] += 1
            out[5 + held] += min(room, 6)
