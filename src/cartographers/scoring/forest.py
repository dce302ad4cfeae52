"""The scoring cards of the forest category."""

from cartographers.board.grid import EDGE, NONE, beside, count, flood, lines, lowest
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
