"""The bot that answers with the sheet that is worth most, on plain ints: what native.search.bots.planned answers."""

from random import Random

from cartographers.game.commands import Command
from cartographers.game.view import View
from cartographers.value.plans import ALIKE, VARIED_SEASONS, plans, sheet_changed, valuing


def choose(view: View, chance: Random) -> Command:
    """The best sheet after one drawing; in company, at first, one of those as good.

    It draws as many lots as machine code does, so that a whole game is the same by both.
    """
    table, owner = view.table, sheet_changed(view)
    valued = valuing(table, owner)
    chance.getrandbits(64 * len(table.seats))
    if table.options.seats == 1 or table.season >= VARIED_SEASONS or owner != view.seat:
        return view.reply(plans(view, valued, 1)[0].answer)
    chance.getrandbits(64)
    best, *others = plans(view, valued)
    alike = [best, *(other for other in others if other.worth > best.worth - ALIKE)]
    return view.reply(chance.choice(alike).answer)
