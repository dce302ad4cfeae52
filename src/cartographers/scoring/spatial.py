"""The scoring cards of the spatial category."""

from cartographers.board.grid import COLUMNS, DIAGONALS, NONE, ROWS, SIZE, Board, count, east, flood, lowest, south
from cartographers.board.sheet import Sheet, empty, enclosed
from cartographers.scoring.earned import Earned, scorer

LINES: tuple[Board, ...] = ROWS + COLUMNS
ODD_COLUMNS: tuple[Board, ...] = COLUMNS[::2]  # 1, 3, 5, 7, 9, 11 (R28)


def full_lines(sheet: Sheet, lines: tuple[Board, ...], stars: int) -> Earned:
    """So many stars for each of `lines` without an empty space."""
    full = 0
    earning = NONE
    for line in lines:
        if sheet.filled & line == line:
            full += 1
            earning = earning | line
    return Earned(stars * full, earning)


@scorer("borderlands")
def borderlands(sheet: Sheet) -> Earned:
    """Six stars for each full row and each full column."""
    return full_lines(sheet, LINES, 6)


@scorer("lost_barony")
def lost_barony(sheet: Sheet) -> Earned:
    """Three stars for each space along one side of the largest filled square (R27)."""
    side = 0
    # Bottom right corners of filled squares of the side reached so far; each round asks for one space more.
    corners = sheet.filled
    largest = NONE
    while corners != NONE:
        side += 1
        largest = corners
        corners = corners & east(corners) & south(corners) & south(east(corners))
    square = lowest(largest)
    for _ in range(side - 1):
        square = square | (square >> 1) | (square >> SIZE) | (square >> (SIZE + 1))
    return Earned(3 * side, square)


@scorer("the_broken_road")
def the_broken_road(sheet: Sheet) -> Earned:
    """Three stars for each full diagonal running down-right from the left edge to the bottom edge (R27)."""
    return full_lines(sheet, DIAGONALS, 3)


@scorer("the_cauldrons")
def the_cauldrons(sheet: Sheet) -> Earned:
    """One star for each empty space with filled spaces or the edge on all four sides."""
    earning = empty(sheet) & enclosed(sheet)
    return Earned(count(earning), earning)


@scorer("dwarvenholds")
def dwarvenholds(sheet: Sheet) -> Earned:
    """Seven stars for each full row and each full column that holds a mountain, however many (R28)."""
    stars = 0
    earning = NONE
    for line in LINES:
        if sheet.filled & line == line and sheet.mountain & line != NONE:
            stars += 7
            earning = earning | line
    return Earned(stars, earning)


@scorer("silos")
def silos(sheet: Sheet) -> Earned:
    """Ten stars for each full column with an odd number (R28)."""
    return full_lines(sheet, ODD_COLUMNS, 10)


@scorer("banded_hills")
def banded_hills(sheet: Sheet) -> Earned:
    """Four stars for each row that holds five or more kinds of terrain, mountain among them (R28)."""
    terrains = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    stars = 0
    earning = NONE
    for row in ROWS:
        kinds = 0
        band = NONE
        for terrain in terrains:
            if row & terrain != NONE:
                kinds += 1
                band = band | (row & terrain)
        if kinds >= 5:
            stars += 4
            earning = earning | band
    return Earned(stars, earning)


@scorer("starlit_sigil")
def starlit_sigil(sheet: Sheet) -> Earned:
    """Four stars for each cluster of exactly three empty spaces (R28)."""
    stars = 0
    earning = NONE
    rest = empty(sheet)
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if count(cluster) == 3:
            stars += 4
            earning = earning | cluster
    return Earned(stars, earning)
