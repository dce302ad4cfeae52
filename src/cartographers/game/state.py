"""A match between two commands: what lies open on the table, and what is hidden."""

from enum import StrEnum

from msgspec import Struct

from cartographers.board.grid import NONE, Board
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
    paid: int = 0  # coins crossed out for good, with their spaces on the track (R38)
    skills: tuple[str, ...] = ()  # used so far
    skill_season: int = -1  # in which one was used last

    @property
    def stars(self) -> int:
        return sum(score.total for score in self.scores)


class Drawing(Struct, frozen=True, gc=False, tag="drawing"):
    """What a seat draws."""

    terrain: Terrain
    spaces: Board
    marks: Board = NONE
    skill: str = ""
    extra: Board = NONE
    extra_terrain: Terrain | None = None


class Target(Struct, frozen=True, gc=False, tag="target"):
    """The space that a seat destroys."""

    space: Board


class Dodging(Struct, frozen=True, gc=False, tag="dodging"):
    """Whether a seat uses acrobatics."""

    use: bool


Answer = Drawing | Target | Dodging
"""What a seat answers: a drawing, the space that it destroys, or whether it dodges an ambush.

Which of the three is asked for says `Table.task`; `View.answers` lists every legal answer without a skill.
"""


class Task(StrEnum):
    """What the seats that the table waits for are asked to do."""

    NOTHING = ""
    DODGE = "dodge"
    DRAW = "draw"
    DESTROY = "destroy"


class Table(Struct, frozen=True, gc=False):
    """All that everybody may see."""

    options: Options
    edicts: tuple[str, ...]
    seal: str  # of the seed, see chance
    seats: tuple[Seat, ...]
    skills: tuple[str, ...] = ()  # the three in play
    season: int = 0  # 0 spring … 3 winter
    revealed: tuple[str, ...] = ()  # the cards of this season, in order
    gone: frozenset[str] = frozenset()  # the ambushes and heroes of the seasons before; they do not come again (R7, R8)
    time: int = 0
    hidden: int = 0  # how many cards are in the deck
    ruins: bool = False  # the next explore card must cover ruins (R15)
    turn: int = 0  # counts the cards that were drawn for
    card: str = ""  # the card that is being resolved, if any
    task: Task = Task.NOTHING
    waiting: frozenset[int] = frozenset()  # the seats that have not answered yet
    dodgers: frozenset[int] = frozenset()  # the seats that meet this ambush with acrobatics
    powers: tuple[str, ...] = ()  # the ambushes that stay face up, in the order of their coming (R21)
    due: tuple[str, ...] = ()  # those whose power is to be resolved now
    over: bool = False


class State(Struct, frozen=True, gc=False):
    """The table and its secrets."""

    table: Table
    seed: str
    ambushes: tuple[str, ...]  # not yet shuffled into the deck (R7)
    heroes: tuple[str, ...]  # likewise
    deck: tuple[str, ...]
    answers: tuple[Answer | None, ...]  # of the turn, by seat
