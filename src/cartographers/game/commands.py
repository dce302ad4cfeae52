"""What a seat may wish for."""

from msgspec import Struct

from cartographers.board.grid import Board
from cartographers.board.sheet import Terrain


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Fill `spaces` with `terrain`, in answer to the card of `turn`."""

    seat: int
    turn: int
    terrain: Terrain
    spaces: Board


class TakeBack(Struct, frozen=True, gc=False, tag="take_back"):
    """Undo the seat's drawing of `turn` while others still draw."""

    seat: int
    turn: int


Command = Draw | TakeBack
