"""The features that every sheet has, whatever the edicts: coins, terrains, how the land lies, what ambushes may do.

Each function writes at places of its own. Together they write all of the common numbers.
"""

from cartographers.board.grid import NONE, Board, beside, count, east, south
from cartographers.board.powers import infected
from cartographers.board.sheet import Sheet, empty, threatened
from cartographers.value.features.common import Out, sides

TERRAIN_PLACES = (16, 17, 18, 19, 20, 25)
"""The places of the numbers of the six terrains."""
MANY_COINS = 9
"""Beyond these the track will soon be full."""


def write_purse(coins: int, paid: int, out: Out) -> None:
    """Coins, and those that are many; before them the one that every sheet has."""
    out[0] = 1.0
    out[1] = coins
    out[2] = max(0, coins + paid - MANY_COINS)


def write_terrains(sheet: Sheet, out: Out) -> None:
    """How much there is of each terrain."""
    out[16] = count(sheet.forest)
    out[17] = count(sheet.village)
    out[18] = count(sheet.farm)
    out[19] = count(sheet.water)
    out[20] = count(sheet.monster)
    out[25] = count(sheet.hero)


def write_land(sheet: Sheet, out: Out) -> None:
    """Monsters' open sides, how empty spaces lie, mountains, ruins, marks and what lettered monsters reach."""
    free = empty(sheet)
    cost = threatened(sheet)
    open_sides = sides(free, free)
    out[3] = count(cost)
    out[4] = count(open_sides.none)
    out[5] = count(open_sides.one)
    out[6] = count(open_sides.two)
    out[7] = count(open_sides.three)
    out[8] = count(open_sides.four)
    room = count(free)
    out[9] = room * room / 100
    peaks = sides(free, sheet.mountain)
    out[10] = count(peaks.one)
    out[11] = count(peaks.two)
    out[12] = count(peaks.three)
    out[13] = count(peaks.four)
    out[14] = count(free & sheet.ruins)
    across = free & east(free)
    out[15] = count(across & south(across))
    out[21] = count(across & east(across)) / 10
    out[26] = count(sheet.marks & free)
    write_letters(sheet, free, out)
    out[32] = count(sheet.destroyed)
    out[33] = count(free & beside(open_sides.none | open_sides.one) & open_sides.one)
    out[34] = count(cost & ~beside(free))


def write_letters(sheet: Sheet, free: Board, out: Out) -> None:
    """What lettered monsters reach: where there are none, nothing."""
    if sheet.dragon | sheet.zombie | sheet.troll == NONE:
        for place in range(27, 32):
            out[place] = 0.0
        return
    near_dragon, near_zombie = beside(sheet.dragon) & free, infected(sheet)
    out[27] = count(near_dragon)
    out[28] = 1.0 if near_dragon != NONE else 0.0
    out[29] = count(near_zombie)
    out[30] = count((beside(near_zombie) & free) | near_zombie)
    out[31] = count(beside(sheet.troll) & free)


def write_ambushes(sheet: Sheet, touched: int, covered: int, number: int, in_deck: int, out: Out) -> None:
    """What a number of ambushes may do where they would go now: the spaces they would threaten and those they cover."""
    out[22], out[23], out[24] = 0.0, 0.0, 0.0
    if number > 0:
        chance = in_deck / number
        out[22] = touched / number
        out[23] = touched * chance
        out[24] = covered * chance
    out[35] = in_deck * count(empty(sheet)) / 100
