"""The scoring cards of the spatial category."""

from cartographers.board.grid import COLUMNS, DIAGONALS, NONE, ROWS, SIZE, count, east, lowest, south
from cartographers.board.sheet import Sheet, empty, enclosed
from cartographers.scoring.earned import Earned, scorer


@scorer("borderlands")
def borderlands(sheet: Sheet) -> Earned:
    """Six stars for each full row and each full column."""
    stars = 0
    earning = NONE
    for line in ROWS:
        if sheet.filled & line == line:
            stars += 6
            earning = earning | line
    for line in COLUMNS:
        if sheet.filled & line == line:
            stars += 6
            earning = earning | line
    return Earned(stars, earning)


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
    stars = 0
    earning = NONE
    for line in DIAGONALS:
        if sheet.filled & line == line:
            stars += 3
            earning = earning | line
    return Earned(stars, earning)


@scorer("the_cauldrons")
def the_cauldrons(sheet: Sheet) -> Earned:
    """One star for each empty space with filled spaces or the edge on all four sides."""
    earning = empty(sheet) & enclosed(sheet)
    return Earned(count(earning), earning)
