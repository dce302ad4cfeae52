"""The scoring cards of the water and farm category."""

from cartographers.board.grid import COLUMNS, EDGE, NONE, Board, beside, count, east, flood, lowest, north, south, west
from cartographers.board.sheet import Sheet
from cartographers.scoring.earned import Earned, scorer


@scorer("canal_lake")
def canal_lake(sheet: Sheet) -> Earned:
    """One star for each water space beside a farm, one for each farm space beside water."""
    water = sheet.water & beside(sheet.farm)
    farm = sheet.farm & beside(sheet.water)
    return Earned(count(water) + count(farm), water | farm)


@scorer("mages_valley")
def mages_valley(sheet: Sheet) -> Earned:
    """Two stars for each water space beside a mountain, one for each farm space beside a mountain."""
    foothills = beside(sheet.mountain)
    water = sheet.water & foothills
    farm = sheet.farm & foothills
    return Earned(2 * count(water) + count(farm), water | farm)


@scorer("the_golden_granary")
def the_golden_granary(sheet: Sheet) -> Earned:
    """One star for each water space beside ruins, drawn on or not (R27); three for each farm space on ruins."""
    water = sheet.water & beside(sheet.ruins)
    farm = sheet.farm & sheet.ruins
    return Earned(count(water) + 3 * count(farm), water | farm)


def secluded(land: Board, shunned: Board) -> Earned:
    """Three stars for each cluster of `land` that touches neither `shunned` nor the edge of the map."""
    stars = 0
    earning = NONE
    rest = land
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        if (cluster & EDGE) | (beside(cluster) & shunned) == NONE:
            stars += 3
            earning = earning | cluster
    return Earned(stars, earning)


@scorer("shoreside_expanse")
def shoreside_expanse(sheet: Sheet) -> Earned:
    """Three stars for each farm cluster off water and edge, and for each water cluster off farm and edge."""
    farms = secluded(sheet.farm, sheet.water)
    waters = secluded(sheet.water, sheet.farm)
    return Earned(farms.stars + waters.stars, farms.spaces | waters.spaces)


@scorer("craylund")
def craylund(sheet: Sheet) -> Earned:
    """Seven stars for each farm cluster beside three or more water spaces, each counted once (R28)."""
    stars = 0
    earning = NONE
    rest = sheet.farm
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        shores = beside(cluster) & sheet.water
        if count(shores) >= 3:
            stars += 7
            earning = earning | cluster | shores
    return Earned(stars, earning)


@scorer("ulems_wallow")
def ulems_wallow(sheet: Sheet) -> Earned:
    """Four stars for each water space beside two or more farm spaces."""
    once = NONE
    twice = NONE
    for side in (north(sheet.farm), south(sheet.farm), west(sheet.farm), east(sheet.farm)):
        twice = twice | (once & side)
        once = once | side
    earning = sheet.water & twice
    return Earned(4 * count(earning), earning)


@scorer("clawsgrave_peaks")
def clawsgrave_peaks(sheet: Sheet) -> Earned:
    """Five stars for each mountain joined to a farm by a water cluster, each mountain once (R27)."""
    joined = NONE
    joining = NONE
    rest = sheet.water & beside(sheet.mountain)
    while rest != NONE:
        cluster = flood(lowest(rest), sheet.water)
        rest = rest & ~cluster
        if beside(cluster) & sheet.farm != NONE:
            joined = joined | (beside(cluster) & sheet.mountain)
            joining = joining | cluster
    return Earned(5 * count(joined), joined | joining)


@scorer("jorekburg")
def jorekburg(sheet: Sheet) -> Earned:
    """Four stars for each column with as many farm as water spaces, at least one of each."""
    stars = 0
    earning = NONE
    for column in COLUMNS:
        farm = sheet.farm & column
        water = sheet.water & column
        if farm != NONE and count(farm) == count(water):
            stars += 4
            earning = earning | farm | water
    return Earned(stars, earning)
