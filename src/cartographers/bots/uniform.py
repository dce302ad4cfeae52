"""The bot that draws anything: every different drawing is equally likely."""

from random import Random

from cartographers.board.shapes import nth
from cartographers.game.commands import Draw
from cartographers.game.offers import number, offer
from cartographers.game.view import View


def choose(view: View, chance: Random) -> Draw:
    """A legal drawing, each with the same chance."""
    assert view.seat is not None
    offered = offer(view.table, view.seat)
    pick = int(chance.random() * number(offered))
    rank, terrain = divmod(pick, len(offered.terrains))
    for turned, places in offered.fits:
        here = places.bit_count()
        if rank < here:
            spaces = turned.pattern << nth(places, rank)
            return Draw(view.seat, view.table.turn, offered.terrains[terrain], spaces)
        rank -= here
    raise AssertionError("an offer to a waiting seat is never empty")
