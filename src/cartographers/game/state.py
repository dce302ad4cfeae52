"""A match between two commands: what lies open on the table, and what is hidden."""

from msgspec import Struct

from cartographers.board.grid import Board
from cartographers.board.sheet import Sheet, Terrain
from cartographers.game.options import Options


class SeasonScore(Struct, frozen=True, gc=False):
    """What one sheet earned at the end of one season (R25)."""

    edicts: tuple[int, int]
    coins: int
    monsters: int  # minus the stars lost

    @property
    def total(self) -> int:
        return self.edicts[0] + self.edicts[1] + self.coins + self.monsters


class Seat(Struct, frozen=True, gc=False):
    """One player's map, coins and scores."""

    sheet: Sheet
    coins: int = 0
    scores: tuple[SeasonScore, ...] = ()

    @property
    def stars(self) -> int:
        return sum(score.total for score in self.scores)


class Drawing(Struct, frozen=True, gc=False):
    """What a seat has confirmed and nobody else has seen yet."""

    terrain: Terrain
    spaces: Board


class Table(Struct, frozen=True, gc=False):
    """All that everybody may see."""

    options: Options
    edicts: tuple[str, ...]
    seal: str  # of the seed, see chance
    seats: tuple[Seat, ...]
    season: int = 0  # 0 spring … 3 winter
    revealed: tuple[str, ...] = ()  # the cards of this season, in order
    time: int = 0
    hidden: int = 0  # how many cards are in the deck
    ruins: bool = False  # the next explore card must cover ruins (R15)
    turn: int = 0  # counts the cards that were drawn for
    card: str = ""  # the card everybody draws now, if any
    waiting: frozenset[int] = frozenset()  # the seats that have not drawn yet
    over: bool = False


class State(Struct, frozen=True, gc=False):
    """The table and its secrets."""

    table: Table
    seed: str
    ambushes: tuple[str, ...]  # not yet shuffled into the deck (R7)
    deck: tuple[str, ...]
    drawings: tuple[Drawing | None, ...]  # of the turn, by seat
