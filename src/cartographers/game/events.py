"""What happened. Facts in the past tense; chance is in them as its outcome."""

from msgspec import Struct

from cartographers.board.grid import NONE, Board
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Power
from cartographers.game.options import Options
from cartographers.game.state import Answer, SeasonScore, Task

RULES = 1
"""The version of the rules, kept with every match."""


class MatchStarted(Struct, frozen=True, gc=False, tag="match_started"):
    options: Options
    edicts: tuple[str, ...]
    skills: tuple[str, ...]
    rules: int
    content: str
    seal: str
    seed: str = ""  # secret until the end
    ambushes: tuple[str, ...] = ()  # secret: their order
    heroes: tuple[str, ...] = ()  # secret: their order


class SeasonStarted(Struct, frozen=True, gc=False, tag="season_started"):
    season: int
    hidden: int
    deck: tuple[str, ...] = ()  # secret


class CardRevealed(Struct, frozen=True, gc=False, tag="card_revealed"):
    card: str
    task: Task = Task.NOTHING
    waiting: frozenset[int] = frozenset()  # the seats that are asked


class AnswerConfirmed(Struct, frozen=True, gc=False, tag="answer_confirmed"):
    seat: int
    answer: Answer | None = None  # secret to others until all have confirmed


class AnswerTakenBack(Struct, frozen=True, gc=False, tag="answer_taken_back"):
    seat: int


class AmbushMet(Struct, frozen=True, gc=False, tag="ambush_met"):
    """Everybody has said whether to dodge; now the ambush is drawn."""

    dodgers: frozenset[int]
    waiting: frozenset[int]


class Drawn(Struct, frozen=True, gc=False):
    """One change of a sheet, and the coins that its owner gains by it."""

    seat: int  # who drew
    sheet: int  # whose map it is on
    terrain: Terrain | None  # none: something was only destroyed
    spaces: Board
    coins: int = 0
    marks: Board = NONE  # of a hero
    letter: Power | None = None  # of the monsters
    destroyed: Board = NONE
    also: Terrain | None = None  # a second terrain of the same spaces (R39)
    skill: str = ""  # that was used and paid for with this change
    paid: int = 0


class TurnDrawn(Struct, frozen=True, gc=False, tag="turn_drawn"):
    drawings: tuple[Drawn, ...]


class DestructionAsked(Struct, frozen=True, gc=False, tag="destruction_asked"):
    """A Gorgon or a Giant Troll strikes, and these seats say where."""

    card: str
    waiting: frozenset[int]


class PowerResolved(Struct, frozen=True, gc=False, tag="power_resolved"):
    card: str
    drawings: tuple[Drawn, ...]


class SeasonScored(Struct, frozen=True, gc=False, tag="season_scored"):
    scores: tuple[SeasonScore, ...]


class MatchEnded(Struct, frozen=True, gc=False, tag="match_ended"):
    seed: str  # now everybody can prove the decks


Event = (
    MatchStarted
    | SeasonStarted
    | CardRevealed
    | AnswerConfirmed
    | AnswerTakenBack
    | AmbushMet
    | TurnDrawn
    | DestructionAsked
    | PowerResolved
    | SeasonScored
    | MatchEnded
)
