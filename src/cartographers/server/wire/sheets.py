"""What is said about sheets of one's own over HTTP (docs/protocol.md)."""

from msgspec import Struct

from cartographers.board.notation import lines_of, names
from cartographers.board.oddities import Odd, oddities
from cartographers.cards.sheets import ground
from cartographers.server.wire.protocol import Spaces


class AskSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """Is this a sheet, and what is odd about it? Its letter or its code."""

    sheet: str


class SheetOddity(Struct, frozen=True):
    """Something that is odd about a sheet, and where."""

    odd: Odd
    grave: bool  # it spoils the game
    count: int
    spaces: Spaces


class SheetShown(Struct, frozen=True):
    """A sheet that can be played."""

    sheet: str
    map: tuple[str, ...]
    oddities: tuple[SheetOddity, ...]


class AskTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """What does a bot make of a sheet?"""

    sheet: str
    bot: str


class Tried(Struct, frozen=True):
    """What a bot makes of a sheet: its mean rating in some games alone, and on sheet A with the same deals."""

    bot: str
    games: int  # on each of the two
    rating: float
    usual: float  # on sheet A
    left: tuple[int, ...]  # by space, in how many of the games it stayed empty


def shown(sheet: str) -> SheetShown:
    """A sheet as it is told."""
    found = tuple(
        SheetOddity(each.odd, each.is_grave, each.number, tuple(names(each.spaces))) for each in oddities(ground(sheet))
    )
    return SheetShown(sheet, tuple(lines_of(ground(sheet))), found)
