"""The scoring cards of the village category."""

from cartographers.board.grid import NONE, Board, beside, count, east, flood, lines, lowest, south
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring.earned import Earned, scorer


@scorer("wildholds")
def wildholds(sheet: Sheet) -> Earned:
    """Eight stars for each village cluster of six or more spaces."""
    stars = 0
    earning = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if count(cluster) >= 6:
            stars += 8
            earning = earning | cluster
    return Earned(stars, earning)


@scorer("great_city")
def great_city(sheet: Sheet) -> Earned:
    """One star for each space of the largest village cluster that no mountain touches (R27)."""
    largest = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if count(cluster) > count(largest) and beside(cluster) & sheet.mountain == NONE:
            largest = cluster
    return Earned(count(largest), largest)


def terrains_in(sheet: Sheet, spaces: Board) -> int:
    """How many terrains besides village some spaces hold."""
    terrains = 0
    for terrain in (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain):
        if spaces & terrain != NONE:
            terrains += 1
    return terrains


@scorer("greengold_plains")
def greengold_plains(sheet: Sheet) -> Earned:
    """Three stars for each village cluster beside three or more other terrains (R27)."""
    stars = 0
    earning = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if terrains_in(sheet, beside(cluster)) >= 3:
            stars += 3
            earning = earning | cluster
    return Earned(stars, earning)


@scorer("shieldgate")
def shieldgate(sheet: Sheet) -> Earned:
    """Two stars for each space of the second largest village cluster; of two largest, one is the second (R27)."""
    largest = NONE
    second = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if count(cluster) > count(largest):
            second = largest
            largest = cluster
        elif count(cluster) > count(second):
            second = cluster
    return Earned(2 * count(second), second)


def holding(spaces: Board, land: Board, stars: int) -> Earned:
    """So many stars for each cluster of `land` that holds one or more of `spaces`."""
    clusters = 0
    earning = NONE
    rest = spaces & land
    while rest != NONE:
        cluster = flood(lowest(rest), land)
        rest = rest & ~cluster
        clusters += 1
        earning = earning | cluster
    return Earned(stars * clusters, earning)


@scorer("traylo_monastery")
def traylo_monastery(sheet: Sheet) -> Earned:
    """Seven stars for each village cluster that holds four spaces in a straight line, across or down."""
    across = sheet.village & east(sheet.village)
    down = sheet.village & south(sheet.village)
    ends = (across & east(east(across))) | (down & south(south(down)))
    return holding(ends, sheet.village, 7)


@scorer("outer_enclave")
def outer_enclave(sheet: Sheet) -> Earned:
    """One star for each empty space beside the one village cluster that has most of them (R28)."""
    most = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        around = beside(cluster) & empty(sheet)
        if count(around) > count(most):
            most = around
    return Earned(count(most), most)


@scorer("gnomish_colony")
def gnomish_colony(sheet: Sheet) -> Earned:
    """Six stars for each village cluster that holds a square of two by two spaces."""
    across = sheet.village & east(sheet.village)
    return holding(across & south(across), sheet.village, 6)


@scorer("caravansary")
def caravansary(sheet: Sheet) -> Earned:
    """One star for each row and each column that the farthest reaching village cluster lies in (R28)."""
    stars = 0
    farthest = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        reach = lines(cluster)
        if reach > stars:
            stars = reach
            farthest = cluster
    return Earned(stars, farthest)
