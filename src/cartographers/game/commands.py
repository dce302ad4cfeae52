"""What a seat may wish for."""

from msgspec import Struct
from msgspec.structs import astuple

from cartographers.board.grid import NONE, Board
from cartographers.board.sheet import Terrain
from cartographers.game.state import Answer, Dodging, Target


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Fill `spaces` with `terrain`, in answer to the card of `turn`."""

    seat: int
    turn: int
    terrain: Terrain
    spaces: Board
    marks: Board = NONE  # of a hero (R29)
    skill: str = ""  # used with it (R38)
    extra: Board = NONE  # what the skill draws besides
    extra_terrain: Terrain | None = None  # of the extra, where the skill leaves a choice


class Destroy(Struct, frozen=True, gc=False, tag="destroy"):
    """Destroy one space, in answer to a Gorgon or a Giant Troll (R31, R32)."""

    seat: int
    turn: int
    space: Board


class Dodge(Struct, frozen=True, gc=False, tag="dodge"):
    """Use acrobatics against the ambush of `turn`, or not (R38)."""

    seat: int
    turn: int
    use: bool


class TakeBack(Struct, frozen=True, gc=False, tag="take_back"):
    """Undo the seat's answer of `turn` while others still think."""

    seat: int
    turn: int


Command = Draw | Destroy | Dodge | TakeBack


def reply(seat: int, turn: int, answer: Answer) -> Command:
    """The command by which a seat gives an answer."""
    if isinstance(answer, Target):
        return Destroy(seat, turn, answer.space)
    if isinstance(answer, Dodging):
        return Dodge(seat, turn, answer.use)
    return Draw(seat, turn, *astuple(answer))
