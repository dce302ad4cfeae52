"""What a change of a sheet brings about at once: attack marks strike, coins are gained."""

from cartographers.board.grid import NONE, Board, count
from cartographers.board.powers import has_loose_dragon, struck
from cartographers.board.sheet import Terrain, newly_closed
from cartographers.cards.printed import Power
from cartographers.game.apply import changed
from cartographers.game.events import Drawn
from cartographers.game.state import Seat

COIN_TRACK = 14  # R5
DRAGON_COINS = 3  # R33


def effect(
    player: Seat,
    seat: int,
    owner: int,
    terrain: Terrain | None,
    spaces: Board,
    coin: bool = False,
    *,
    marks: Board = NONE,
    letter: Power | None = None,
    destroyed: Board = NONE,
    also: Terrain | None = None,
    skill: str = "",
    paid: int = 0,
) -> Drawn:
    """A change of the sheet of `player`, who is seat `owner`, by `seat`, with all that follows from it."""
    sheet = player.sheet
    room = COIN_TRACK - player.coins - player.paid
    if not (marks or letter or destroyed or also or skill or sheet.marks or sheet.dragon):
        coins = count(newly_closed(sheet, spaces)) + coin
        return Drawn(seat, owner, terrain, spaces, min(coins, room))
    if marks or sheet.marks:
        destroyed |= struck(sheet, spaces if terrain is Terrain.MONSTER else NONE, marks)
    coins = count(newly_closed(sheet, spaces | destroyed)) + coin
    if letter is Power.DRAGON or sheet.dragon:
        after = changed(player, Drawn(seat, owner, terrain, spaces, 0, marks, letter, destroyed)).sheet
        was_loose = letter is Power.DRAGON or has_loose_dragon(sheet)
        coins += DRAGON_COINS * (was_loose and not has_loose_dragon(after))
    return Drawn(seat, owner, terrain, spaces, min(coins, room), marks, letter, destroyed, also, skill, paid)
