"""The scoring cards of the forest category."""

from cartographers.board.grid import ALL, EDGE, NONE, ROWS, beside, count, flood, lines, lowest, north, south
from cartographers.board.sheet import Sheet, enclosed
from cartographers.scoring.earned import Earned, scorer


@scorer("sentinel_wood")
def sentinel_wood(sheet: Sheet) -> Earned:
    """One star for each forest space on the edge of the map."""
    earning = sheet.forest & EDGE
    return Earned(count(earning), earning)


@scorer("greenbough")
def greenbough(sheet: Sheet) -> Earned:
    """One star for each row and each column that holds a forest space."""
    return Earned(lines(sheet.forest), sheet.forest)


@scorer("treetower")
def treetower(sheet: Sheet) -> Earned:
    """One star for each forest space with filled spaces or the edge on all four sides."""
    earning = sheet.forest & enclosed(sheet)
    return Earned(count(earning), earning)


@scorer("stoneside_forest")
def stoneside_forest(sheet: Sheet) -> Earned:
    """Three stars for each mountain joined to another mountain by a forest cluster, each mountain once (R27)."""
    joined = NONE
    joining = NONE
    rest = sheet.forest & beside(sheet.mountain)
    while rest != NONE:
        cluster = flood(lowest(rest), sheet.forest)
        rest = rest & ~cluster
        mountains = beside(cluster) & sheet.mountain
        if count(mountains) >= 2:
            joined = joined | mountains
            joining = joining | cluster
    return Earned(3 * count(joined), joined | joining)


@scorer("faunlost_thicket")
def faunlost_thicket(sheet: Sheet) -> Earned:
    """Two stars for each space of the longest unbroken run of forest down a column, one run only (R28)."""
    length = 0
    # Upper ends of runs of the length reached so far; each round asks for one space more.
    ends = sheet.forest
    longest = NONE
    while ends != NONE:
        length += 1
        longest = ends
        ends = sheet.forest & north(ends)
    run = lowest(longest)
    for _ in range(length - 1):
        run = run | south(run)
    return Earned(2 * length, run)


@scorer("deepwood")
def deepwood(sheet: Sheet) -> Earned:
    """Six stars for each forest cluster of five or more spaces that no village touches."""
    stars = 0
    earning = NONE
    rest = sheet.forest
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if count(cluster) >= 5 and beside(cluster) & sheet.village == NONE:
            stars += 6
            earning = earning | cluster
    return Earned(stars, earning)


@scorer("heart_of_the_forest")
def heart_of_the_forest(sheet: Sheet) -> Earned:
    """Two stars for each forest space with forest or the edge on all four sides (R28)."""
    earning = sheet.forest & ~beside(ALL & ~sheet.forest)
    return Earned(2 * count(earning), earning)


@scorer("sleepy_valley")
def sleepy_valley(sheet: Sheet) -> Earned:
    """Four stars for each row that holds three or more forest spaces."""
    stars = 0
    earning = NONE
    for row in ROWS:
        if count(sheet.forest & row) >= 3:
            stars += 4
            earning = earning | (sheet.forest & row)
    return Earned(stars, earning)
