"""The bot that looks one draw ahead: the best sheet by all four edicts, coins and monsters.

An edict counts as often as it will still be scored this year, coins and monsters as often as a season still ends.
On a neighbour's sheet it draws what leaves the neighbour the least.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

from cartographers.board.grid import Board
from cartographers.board.shapes import Turned
from cartographers.board.sheet import LAYER, Sheet
from cartographers.bots import gains
from cartographers.cards.printed import DECK, Edict
from cartographers.game.commands import Draw
from cartographers.game.offers import choices, has_coin, offer, placements_of, sheet_drawn_on
from cartographers.game.options import year
from cartographers.game.state import Table
from cartographers.game.view import View

StarsAfter = Callable[[str, Sheet, int, Sequence[tuple[Turned, Board]]], Sequence[int]]


def choose(view: View, chance: Random, stars_after: StarsAfter = gains.stars_after) -> Draw:
    """The drawing that is worth most at once; among equals, any."""
    table, seat = view.table, view.seat
    assert seat is not None
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    sheet = table.seats[owner].sheet
    offered = offer(table, seat)
    weights = weights_now(table)
    coins = [has_coin(table.card, spaces) * weights["mountains"] for spaces in placements_of(offered)]
    values: list[int] = []
    for terrain in offered.terrains:
        worths = [
            [weight * stars for stars in stars_after(name, sheet, LAYER[terrain], offered.fits)]
            for name, weight in weights.items()
        ]
        values += [sum(worth) for worth in zip(coins, *worths, strict=True)]
    best = max(values) if owner == seat else min(values)
    place = chance.choice([place for place, value in enumerate(values) if value == best])
    terrain, spaces = next(islice(choices(offered), place, None))
    return Draw(seat, table.turn, terrain, spaces)


def weights_now(table: Table) -> dict[str, int]:
    """How often each edict, mountains' coins and monsters will still be scored."""
    seasons = year(table.options)[table.season :]
    weights = {
        card: sum(edict in season.edicts for season in seasons) for edict, card in zip(Edict, table.edicts, strict=True)
    }
    counted = {card: weight for card, weight in weights.items() if weight}
    return {**counted, "mountains": len(seasons), "monsters": len(seasons)}
