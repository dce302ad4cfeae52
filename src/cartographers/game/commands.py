"""What a seat may wish for."""

from msgspec import Struct

from cartographers.game.state import Answer


class Reply(Struct, frozen=True, gc=False, tag="reply"):
    """Answer what the table asks in `turn`: draw something, destroy a space, or dodge an ambush."""

    seat: int
    turn: int
    answer: Answer


class TakeBack(Struct, frozen=True, gc=False, tag="take_back"):
    """Undo the seat's answer of `turn` while others still think."""

    seat: int
    turn: int


Command = Reply | TakeBack
"""What a seat wishes for: to answer what the table asks, or to take its answer back.

A command names its seat and the turn that it is for, so one that comes too late is refused instead of changing another
turn. `View.reply` makes one of an answer; `Match.play` carries it out.
"""
