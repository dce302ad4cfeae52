"""The scoring cards of the water and farm category."""

from cartographers.board.grid import EDGE, NONE, Board, beside, count, flood, lowest
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
