"""The features of a sheet for the scoring cards of the spatial category."""

from cartographers.board.grid import (
    COLUMNS,
    DIAGONALS,
    NONE,
    ROWS,
    SIZE,
    Board,
    beside,
    count,
    east,
    flood,
    lowest,
    north,
    south,
    west,
)
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring.spatial import (
    LINES,
    ODD_COLUMNS,
    borderlands,
    dwarvenholds,
    lost_barony,
    silos,
    the_broken_road,
    the_cauldrons,
)
from cartographers.value.features.common import Out, features_of, row_counts, sides

# A square of each side in the first corner.
SQUARES: tuple[Board, ...] = tuple(
    sum(1 << (row * SIZE + column) for row in range(side) for column in range(side)) for side in range(SIZE + 1)
)

RECIPROCALS = (0, *((1 << 16) // side + 1 for side in range(1, SIZE + 1)))
"""A number of spaces times one of these, of which 16 bits are dropped, is that number divided by a side, and sooner."""


def missing_of(lines: tuple[Board, ...], free: Board, alone: Board, out: Out) -> None:
    """Counts lines by how many spaces they miss, one to five, and adds up how full they are."""
    for place in range(1, 8):
        out[place] = 0.0
    for line in lines:
        missing = count(line & free)
        if 0 < missing <= 5:
            out[missing] += 1
        out[6] += (SIZE - missing) * (SIZE - missing) / 100
        if missing <= 4:
            out[7] += count(line & alone)


@features_of("borderlands")
def borderlands_features(sheet: Sheet, out: Out) -> None:
    """Rows and columns by how many spaces they miss; spaces that lie alone are hard to fill."""
    free = empty(sheet)
    missing_of(LINES, free, free & ~beside(free), out)
    out[0] = borderlands(sheet).stars


@features_of("silos")
def silos_features(sheet: Sheet, out: Out) -> None:
    """The odd columns likewise."""
    free = empty(sheet)
    missing_of(ODD_COLUMNS, free, free & ~beside(free), out)
    out[0] = silos(sheet).stars


@features_of("dwarvenholds")
def dwarvenholds_features(sheet: Sheet, out: Out) -> None:
    """The lines with a mountain likewise."""
    free = empty(sheet)
    alone = free & ~beside(free)
    for place in range(8):
        out[place] = 0.0
    for line in LINES:
        if line & sheet.mountain != NONE:
            missing = count(line & free)
            if 0 < missing <= 5:
                out[missing] += 1
            out[6] += (SIZE - missing) * (SIZE - missing) / 100
            if missing <= 4:
                out[7] += count(line & alone)
    out[0] = dwarvenholds(sheet).stars


@features_of("the_broken_road")
def broken_road_features(sheet: Sheet, out: Out) -> None:
    """Diagonals by how many spaces they miss; spaces that lie alone are hard to fill."""
    free = empty(sheet)
    alone = free & ~beside(free)
    for place in range(8):
        out[place] = 0.0
    for diagonal in DIAGONALS:
        missing = count(diagonal & free)
        if 0 < missing <= 4:
            out[missing] += 1
        elif missing > 0:
            out[5] += 1
        out[6] += missing * missing / 10
        if missing <= 4:
            out[7] += count(diagonal & alone)
    out[0] = the_broken_road(sheet).stars


def least_missing(free: Board, side: int, least: int, enough: int) -> int:
    """How many spaces are missing at least to a filled square of a side: no more than `least`, never under `enough`.

    A step to the east changes what is missing by one side at most, so that many squares need no look.
    """
    square = SQUARES[side]
    places = SIZE - side + 1 if enough < least else 0
    for row in range(places):
        column = 0
        while column < places:
            missing = count(free & (square << (row * SIZE + column)))
            if missing < least:
                least = missing
                if least <= enough:
                    return least
            column += 1 + ((missing - least) * RECIPROCALS[side] >> 16)
    return least


@features_of("lost_barony")
def barony_features(sheet: Sheet, out: Out) -> None:
    """How many spaces larger squares miss at least, and whether they lie alone."""
    free = empty(sheet)
    stars = lost_barony(sheet).stars
    side = stars // 3
    out[0] = stars
    missing = 1
    for more in range(1, 5):
        missing = least_missing(free, side + more, 12, missing) if side + more <= SIZE else 12
        out[more] = missing
    out[5] = least_missing(free & ~beside(free), min(side + 1, SIZE), SIZE * SIZE, 0)
    out[6] = side * side / 10
    out[7] = 0.0


@features_of("the_cauldrons")
def cauldrons_features(sheet: Sheet, out: Out) -> None:
    """Empty spaces by how open they lie, and small holes that are nearly cauldrons."""
    free = empty(sheet)
    open_sides = sides(free, free)
    out[0] = the_cauldrons(sheet).stars
    out[1] = count(open_sides.one)
    out[2] = count(open_sides.two)
    out[3] = count(open_sides.three)
    twins = open_sides.one & beside(open_sides.one)
    out[4] = count(twins)
    out[5] = count(open_sides.one & beside(open_sides.two))
    out[6] = count(open_sides.none & beside(sheet.monster))
    across = east(open_sides.none) | west(open_sides.none)
    out[7] = count(free & (north(across) | south(across)))


def rows_with(board: Board) -> Board:
    """The first space of each row that holds a space of `board`."""
    two = board | (board >> 1)
    four = two | (two >> 2)
    return (four | (four >> 4) | (two >> 8) | (board >> 10)) & COLUMNS[0]


@features_of("banded_hills")
def banded_features(sheet: Sheet, out: Out) -> None:
    """Rows by how many kinds of terrain they miss, while there is room for them."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    ones, twos, fours = NONE, NONE, NONE  # the kinds of each row as a number, in its first space
    for terrain in (
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.mountain,
    ):
        rows = rows_with(terrain)
        carried = ones & rows
        ones = ones ^ rows
        fours = fours | (twos & carried)
        twos = twos ^ carried
    done = fours & (ones | twos)
    out[0] = 4 * count(done)
    rooms = row_counts(free)
    for place in range(SIZE):
        row = ROWS[place]
        if row & done != NONE:
            continue
        kinds = 4 if row & fours != NONE else 0
        if row & twos != NONE:
            kinds += 2
        if row & ones != NONE:
            kinds += 1
        room = rooms[place]
        if kinds + room < 5:
            out[6] += 1
        else:
            out[5 - kinds] += 1
            out[7] += min(room, 5)


@features_of("starlit_sigil")
def sigil_features(sheet: Sheet, out: Out) -> None:
    """Clusters of empty spaces by their size."""
    free = empty(sheet)
    for place in range(8):
        out[place] = 0.0
    rest = free
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        size = count(cluster)
        if size == 3:
            out[0] += 4
            out[7] += count(cluster & beside(sheet.monster))
        elif size < 3:
            out[1] += 1
        elif size == 4:
            out[2] += 1
        elif size == 5:
            out[3] += 1
        elif size <= 8:
            out[4] += 1
        else:
            out[5] += 1
            out[6] += size / 10
