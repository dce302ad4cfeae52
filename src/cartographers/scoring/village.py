"""The scoring cards of the village category."""

from cartographers.board.grid import NONE, beside, count, flood, lowest
from cartographers.board.sheet import Sheet
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


@scorer("greengold_plains")
def greengold_plains(sheet: Sheet) -> Earned:
    """Three stars for each village cluster beside three or more other terrains (R27)."""
    stars = 0
    earning = NONE
    rest = sheet.village
    while rest != NONE:
        cluster = flood(lowest(rest), rest)
        rest = rest & ~cluster
        around = beside(cluster)
        terrains = 0
        for terrain in (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain):
            if around & terrain != NONE:
                terrains += 1
        if terrains >= 3:
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
