"""The features of a sheet for the scoring cards of the water and farm category."""

from cartographers.board.grid import EDGE, NONE, SIZE, Board, beside, count, flood, lowest
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring.water_farm import (
    canal_lake,
    clawsgrave_peaks,
    mages_valley,
    the_golden_granary,
    ulems_wallow,
)
from cartographers.value.features.common import Out, column_counts, count_steps, features_of, pairs, sides


@features_of("canal_lake")
def canal_features(sheet: Sheet, out: Out) -> None:
    """Farm and water that have not met yet but can, and empty spaces where they would."""
    free = empty(sheet)
    near_farm, near_water = beside(sheet.farm), beside(sheet.water)
    near_free = beside(free)
    dry, parched = sheet.water & ~near_farm, sheet.farm & ~near_water
    out[0] = canal_lake(sheet).stars
    out[1] = count(dry & near_free)
    out[2] = count(parched & near_free)
    out[3] = count(free & near_farm & ~near_water)
    out[4] = count(free & near_water & ~near_farm)
    out[5] = count(free & near_water & near_farm)
    out[6] = count(free & beside(dry)) + count(free & beside(parched))
    out[7] = count((dry | parched) & ~near_free)


@features_of("mages_valley")
def mages_features(sheet: Sheet, out: Out) -> None:
    """Empty spaces beside mountains, by how open they lie."""
    free = empty(sheet)
    ring = free & beside(sheet.mountain)
    open_sides = sides(free, ring)
    out[0] = mages_valley(sheet).stars
    out[1] = count(open_sides.none)
    out[2] = count(open_sides.one)
    out[3] = count(open_sides.two)
    out[4] = count(open_sides.three)
    out[5] = count(open_sides.four)
    out[6] = count(free & beside(ring) & ~ring)


@features_of("the_golden_granary")
def granary_features(sheet: Sheet, out: Out) -> None:
    """Empty ruins and empty spaces beside ruins, by how open they lie."""
    free = empty(sheet)
    ruins = free & sheet.ruins
    ring = free & beside(sheet.ruins)
    open_sides = sides(free, ring)
    out[0] = the_golden_granary(sheet).stars
    out[1] = count(ruins)
    out[2] = count(ruins & beside(free))
    out[3] = count(open_sides.none | open_sides.one)
    out[4] = count(open_sides.two)
    out[5] = count(open_sides.three | open_sides.four)
    out[6] = count(ring & beside(ruins))
    out[7] = count(free & beside(ring))


@features_of("shoreside_expanse")
def shoreside_features(sheet: Sheet, out: Out) -> None:
    """Where new clusters could lie apart, and what lies open beside those that do."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    inner = free & ~EDGE
    near_farm, near_water = beside(sheet.farm), beside(sheet.water)
    apart_1 = shore_clusters(sheet.farm, sheet.water, free, out)
    apart_2 = shore_clusters(sheet.water, sheet.farm, free, out)
    out[3] = count(inner & ~near_farm & ~near_water)
    out[4] = count(inner & ~near_farm) + count(inner & ~near_water)
    out[5] = pairs(inner & ~near_farm & ~near_water)
    out[6] = count(free & beside(apart_1) & beside(apart_2))
    out[7] = count(free & EDGE & beside(apart_1 | apart_2))


def shore_clusters(land: Board, shunned: Board, free: Board, out: Out) -> Board:
    """Counts the clusters of `land` that lie apart, their open sides, and the others; those that lie apart."""
    apart = NONE
    rest = land
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if (cluster & EDGE) | (beside(cluster) & shunned) == NONE:
            apart = apart | cluster
            out[0] += 3
            out[1] += count(beside(cluster) & free)
        else:
            out[2] += 1
    return apart


@features_of("craylund")
def craylund_features(sheet: Sheet, out: Out) -> None:
    """Farm clusters by how much water they miss while there is room for it."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    done = NONE
    rest = sheet.farm
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        shores = count(beside(cluster) & sheet.water)
        room = count(beside(cluster) & free)
        if shores >= 3:
            out[0] += 7
            done = done | cluster
        elif shores + room < 3:
            out[4] += 1
        else:
            out[1 + shores] += 1
            out[5] += min(room, 5)
    out[6] = count(free & beside(sheet.water) & ~beside(sheet.farm))
    out[7] = count(free & ~beside(sheet.farm)) / 10


@features_of("ulems_wallow")
def ulems_features(sheet: Sheet, out: Out) -> None:
    """Water that misses one or two farms and has room for them, and empty spaces between farms."""
    free = empty(sheet)
    near_farm = sides(sheet.farm, sheet.water)
    open_none = sides(free, near_farm.none)
    between = sides(sheet.farm, free)
    out[0] = ulems_wallow(sheet).stars
    out[1] = count(near_farm.one & beside(free))
    out[2] = count(open_none.two | open_none.three | open_none.four)
    out[3] = count(between.two | between.three | between.four)
    out[4] = count(between.one & beside(free))
    out[5] = count(free & beside(near_farm.one))
    out[6] = count(near_farm.none & (open_none.none | open_none.one)) + count(near_farm.one & ~beside(free))
    out[7] = pairs(between.two | between.three | between.four)


@features_of("clawsgrave_peaks")
def clawsgrave_features(sheet: Sheet, out: Out) -> None:
    """Mountains that are not joined yet, by how much water is missing to the next farm."""
    free = empty(sheet)
    earned = clawsgrave_peaks(sheet)
    for place in range(8):
        out[place] = 0.0
    out[0] = earned.stars
    apart = sheet.mountain & ~earned.spaces
    count_steps(apart, sheet.farm, sheet.water, free, out)
    out[7] = count(apart & beside(sheet.water))


@features_of("jorekburg")
def jorekburg_features(sheet: Sheet, out: Out) -> None:
    """Columns by how many spaces of farm or water they miss, while there is room for them."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    farms, waters, rooms = column_counts(sheet.farm), column_counts(sheet.water), column_counts(free)
    for column in range(SIZE):
        farm, water, room = farms[column], waters[column], rooms[column]
        missing = max(farm - water, water - farm)
        if farm + water == 0:
            missing = 2
            out[5] += 1
        if missing == 0:
            out[0] += 4
            out[6] += min(room, 4)
        elif missing > room:
            out[4] += 1
        elif missing <= 2:
            out[missing] += 1
        else:
            out[3] += 1
        out[7] += missing
