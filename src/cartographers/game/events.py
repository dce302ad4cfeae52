"""What happened. Facts in the past tense; chance is in them as its outcome."""

from msgspec import Struct

from cartographers.board.grid import Board
from cartographers.board.sheet import Terrain
from cartographers.game.options import Options
from cartographers.game.state import Drawing, SeasonScore

RULES = 1
"""The version of the rules, kept with every match."""


class MatchStarted(Struct, frozen=True, gc=False, tag="match_started"):
    options: Options
    edicts: tuple[str, ...]
    rules: int
    content: str
    seal: str
    seed: str = ""  # secret until the end
    ambushes: tuple[str, ...] = ()  # secret: their order


class SeasonStarted(Struct, frozen=True, gc=False, tag="season_started"):
    season: int
    hidden: int
    deck: tuple[str, ...] = ()  # secret


class CardRevealed(Struct, frozen=True, gc=False, tag="card_revealed"):
    card: str
    waiting: frozenset[int] = frozenset()  # the seats that must draw


class DrawingConfirmed(Struct, frozen=True, gc=False, tag="drawing_confirmed"):
    seat: int
    drawing: Drawing | None = None  # secret to others until all have confirmed


class DrawingTakenBack(Struct, frozen=True, gc=False, tag="drawing_taken_back"):
    seat: int


class Drawn(Struct, frozen=True, gc=False):
    """One drawing on a sheet, and the coins that its owner gains by it."""

    seat: int  # who drew
    sheet: int  # whose map it is on
    terrain: Terrain
    spaces: Board
    coins: int = 0


class TurnDrawn(Struct, frozen=True, gc=False, tag="turn_drawn"):
    drawings: tuple[Drawn, ...]


class SeasonScored(Struct, frozen=True, gc=False, tag="season_scored"):
    scores: tuple[SeasonScore, ...]


class MatchEnded(Struct, frozen=True, gc=False, tag="match_ended"):
    seed: str  # now everybody can prove the decks


Event = (
    MatchStarted
    | SeasonStarted
    | CardRevealed
    | DrawingConfirmed
    | DrawingTakenBack
    | TurnDrawn
    | SeasonScored
    | MatchEnded
)
