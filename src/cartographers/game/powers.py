"""The powers of the Heroes ambushes that let somebody choose, and what may be chosen (R31, R32)."""

from cartographers.board.grid import Board
from cartographers.board.powers import gazed_at, trampled
from cartographers.cards.printed import AMBUSH, Power
from cartographers.game.offers import sheet_drawn_on
from cartographers.game.options import Options
from cartographers.game.state import Table

# After each season's scoring, in the order in which they came (R32).
AFTER_SEASON = (Power.ZOMBIE, Power.TROLL)


def sheet_destroyed_on(options: Options, card: str, seat: int) -> int:
    """On whose sheet `seat` chooses: a Gorgon's is the one it was drawn on, a Troll's the own."""
    ambush = AMBUSH[card]
    return sheet_drawn_on(options, ambush, seat) if ambush.power is Power.GORGON else seat


def targets(table: Table, card: str, seat: int) -> Board:
    """The spaces of which `seat` destroys one when the power of `card` is resolved."""
    sheet = table.seats[sheet_destroyed_on(table.options, card, seat)].sheet
    return gazed_at(sheet) if AMBUSH[card].power is Power.GORGON else trampled(sheet)
