"""The features of a sheet for the scoring cards of the village category."""

from cartographers.board.grid import NONE, beside, count, east, flood, lines, lowest, north, south, west
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring.village import gnomish_colony, terrains_in, traylo_monastery
from cartographers.value.features.common import Out, features_of, write_growth


@features_of("wildholds")
def wildholds_features(sheet: Sheet, out: Out) -> None:
    """The two largest clusters below six that have room to get there, and the village spaces that have none."""
    free = empty(sheet)
    first, second = NONE, NONE
    dead, done = 0, NONE
    stars = 0
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        size = count(cluster)
        if size >= 6:
            stars += 8
            done = done | cluster
            continue
        ring = beside(cluster) & free
        if size + count(ring | (beside(ring) & free)) < 6:
            dead += size
        elif size > count(first):
            second = first
            first = cluster
        elif size > count(second):
            second = cluster
    out[0] = stars
    write_growth(first, second, free, 8, out)
    out[6] = dead
    out[7] = count(free & ~beside(done)) / 10


@features_of("great_city")
def great_city_features(sheet: Sheet, out: Out) -> None:
    """The two largest clusters off mountains, how they can grow without meeting one, and whether they can meet."""
    free = empty(sheet) & ~beside(sheet.mountain)
    first, second = NONE, NONE
    spoiled = 0
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        size = count(cluster)
        if beside(cluster) & sheet.mountain != NONE:
            spoiled += size
        elif size > count(first):
            second = first
            first = cluster
        elif size > count(second):
            second = cluster
    ring = free & beside(first)
    out[0] = count(first)
    out[1] = min(10, count(ring))
    out[2] = min(16, count(ring | (beside(ring) & free)))
    out[3] = count(second)
    out[4] = min(10, count(free & beside(second)))
    out[5] = count(ring & beside(second))
    out[6] = spoiled
    out[7] = count(ring & ~beside(empty(sheet)))


@features_of("greengold_plains")
def greengold_features(sheet: Sheet, out: Out) -> None:
    """Clusters by how many terrains they miss while there is room for them, and good sites for new ones."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        around = beside(cluster)
        kinds = terrains_in(sheet, around)
        room = count(around & free)
        if kinds >= 3:
            out[0] += 3
        elif kinds + room < 3:
            out[4] += 1
        elif kinds == 2:
            out[1] += 1
            out[5] += min(room, 4)
        elif kinds == 1:
            out[2] += 1
        else:
            out[3] += 1
    once, twice, thrice = NONE, NONE, NONE
    for terrain in (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain):
        near = beside(terrain)
        thrice = thrice | (twice & near)
        twice = twice | (once & near)
        once = once | near
    site = free & ~beside(sheet.village)
    out[6] = count(site & twice & ~thrice)
    out[7] = count(site & thrice)


@features_of("shieldgate")
def shieldgate_features(sheet: Sheet, out: Out) -> None:
    """The three largest clusters, how the first two can grow, and whether they would meet."""
    free = empty(sheet)
    first, second, third = NONE, NONE, NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        size = count(cluster)
        if size > count(first):
            third = second
            second = first
            first = cluster
        elif size > count(second):
            third = second
            second = cluster
        elif size > count(third):
            third = cluster
    near_first, near_second = free & beside(first), free & beside(second)
    out[0] = 2 * count(second)
    out[1] = count(first)
    out[2] = count(third)
    out[3] = min(10, count(near_first))
    out[4] = min(10, count(near_second & ~near_first))
    out[5] = count(near_first & near_second)
    out[6] = count(beside(third) & near_second)
    out[7] = min(10, count(near_second | (beside(near_second) & free & ~near_first)))


@features_of("traylo_monastery")
def traylo_features(sheet: Sheet, out: Out) -> None:
    """Lines of four that village clusters without one may get, by how many spaces they have."""
    free = empty(sheet)
    earned = traylo_monastery(sheet)
    held = sheet.village & ~earned.spaces
    open_land = (held | free) & ~beside(earned.spaces)
    across, down = open_land & east(open_land), open_land & south(open_land)
    ends_across, ends_down = across & east(east(across)), down & south(south(down))
    two_across, two_down = held & east(held), held & south(held)
    three_across, three_down = two_across & east(two_across), two_down & south(two_down)
    out[0] = earned.stars
    near_across, near_down = ends_across | west(ends_across), ends_down | north(ends_down)
    out[1] = count(three_across & near_across) + count(three_down & near_down)
    out[2] = count(two_across & (near_across | west(near_across))) + count(two_down & (near_down | north(near_down)))
    out[3] = count(held)
    out[4] = count(ends_across) + count(ends_down)
    out[5] = count(held & ~beside(free))
    out[6] = count(free & beside(held) & ~beside(earned.spaces))


@features_of("outer_enclave")
def outer_enclave_features(sheet: Sheet, out: Out) -> None:
    """The two clusters with most empty spaces beside them, and how many more they could get."""
    free = empty(sheet)
    most, second = NONE, NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        around = beside(cluster) & free
        if count(around) > count(most):
            second = most
            most = around
        elif count(around) > count(second):
            second = around
    further = beside(most) & free & ~most
    out[0] = count(most)
    out[1] = count(second)
    out[2] = count(most & second)
    out[3] = count(further)
    out[4] = count(beside(further) & free & ~further & ~most)
    out[5] = count(most & beside(sheet.monster))
    out[6] = count(most & ~beside(free))


@features_of("gnomish_colony")
def gnomish_features(sheet: Sheet, out: Out) -> None:
    """Squares of two by two that village clusters without one may get, by how many spaces they have."""
    free = empty(sheet)
    earned = gnomish_colony(sheet)
    held = sheet.village & ~earned.spaces
    land = (held | free) & ~beside(earned.spaces)
    across = land & east(land)
    squares = across & south(across)
    corner_1, corner_2, corner_3, corner_4 = held, east(held), south(held), south(east(held))
    odd_1, both_1 = corner_1 ^ corner_2, corner_1 & corner_2
    odd_2, both_2 = corner_3 ^ corner_4, corner_3 & corner_4
    ones, twos = odd_1 ^ odd_2, (odd_1 & odd_2) | (both_1 ^ both_2)
    out[0] = earned.stars
    out[1] = count(squares & ones & twos)
    out[2] = count(squares & twos & ~ones)
    out[3] = count(squares & ones & ~twos)
    out[4] = count(squares & ~ones & ~twos)
    out[5] = count(held)
    out[6] = count(held & ~beside(free))
    out[7] = count(free & beside(earned.spaces))


@features_of("caravansary")
def caravansary_features(sheet: Sheet, out: Out) -> None:
    """The two farthest reaching clusters, and how far they would reach with what is beside them, or together."""
    free = empty(sheet)
    first, second = NONE, NONE
    stars, stars_2 = 0, 0
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        reach = lines(cluster)
        if reach > stars:
            second = first
            stars_2 = stars
            first = cluster
            stars = reach
        elif reach > stars_2:
            second = cluster
            stars_2 = reach
    ring = beside(first) & free
    further = ring | (beside(ring) & free)
    out[0] = stars
    out[1] = stars_2
    out[2] = lines(first | ring)
    out[3] = lines(first | further)
    out[4] = lines(first | further | (beside(further) & free))
    out[5] = lines(first | second) if ring & beside(second) != NONE else stars
    out[6] = min(10, count(ring))
    out[7] = lines(first | second) if further & beside(second) != NONE else stars
