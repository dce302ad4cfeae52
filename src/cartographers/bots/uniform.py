"""The bot that draws anything: every different drawing is equally likely."""

from random import Random

from cartographers.board.grid import Board
from cartographers.game.commands import Draw
from cartographers.game.offers import number, offer
from cartographers.game.view import View


def choose(view: View, chance: Random) -> Draw:
    """A legal drawing, each with the same chance."""
    assert view.seat is not None
    offered = offer(view.table, view.seat)
    pick = int(chance.random() * number(offered))
    terrain_pick, place = pick % len(offered.terrains), pick // len(offered.terrains)
    for turned, places in offered.fits:
        here = places.bit_count()
        if place < here:
            spaces = turned.pattern << _nth(places, place)
            return Draw(view.seat, view.table.turn, offered.terrains[terrain_pick], spaces)
        place -= here
    raise AssertionError("an offer to a waiting seat is never empty")


def _nth(board: Board, rank: int) -> int:
    """The number of the space that has `rank` spaces of `board` before it."""
    base = 0
    width = 64
    while width:
        low = board & ((1 << width) - 1)
        inside = low.bit_count()
        if rank < inside:
            board = low
        else:
            rank -= inside
            board >>= width
            base += width
        width >>= 1
    return base
