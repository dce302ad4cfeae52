"""What is said about puzzles over HTTP (docs/protocol.md)."""

from msgspec import Struct

from cartographers.board.sheet import Terrain
from cartographers.server.wire.protocol import Counted, Drawing, News, Spaces


class PuzzleTheme(Struct, frozen=True):
    """What puzzles are about, how many there are, and how many of them the asker has answered and solved."""

    theme: str
    puzzles: int
    answered: int
    solved: int


class PuzzleList(Struct, frozen=True):
    """All puzzles at a glance, and how the asker does."""

    puzzles: int
    answered: int
    solved: int
    rating: int
    streak: int  # solved one after the other, up to now
    longest: int  # and at best
    day: str  # the puzzle of the day
    is_day_answered: bool
    themes: tuple[PuzzleTheme, ...]


class PuzzleNext(Struct, frozen=True):
    """The puzzle that fits the asker best."""

    puzzle: str


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle. It is given once."""

    terrain: Terrain
    spaces: Spaces
    marks: Spaces = ()


class PuzzleReason(Struct, frozen=True):
    """What an edict, the coins or the monsters give as the map lies: before, after the best drawing, after the own."""

    card: str  # or coins, monsters
    before: int
    best: int
    answer: int
    left: int  # how often it will still be scored
    lead: float | None  # the stars of the lead over the second drawing that come from it, until the end


class PuzzleVerdict(Struct, frozen=True):
    """What became of an answer."""

    puzzle: str
    themes: tuple[str, ...]  # told afterwards: they say which edict decides
    is_solved: bool
    answer: Drawing
    best: Drawing
    place: int  # among the drawings that the puzzle lists, from 1; 0 where it is none of them
    behind: float  # the stars that it is behind the best; of a drawing that is not listed, at least so many
    lead: float  # by how many stars the best leads the second
    reasons: tuple[PuzzleReason, ...]  # edicts A to D, coins, monsters
    rest: float  # the stars of the lead that come from all else
    before: int  # the rating of whoever answered, before and after
    after: int


class PuzzleShown(Struct, frozen=True):
    """A puzzle as its solver sees it; with the verdict where it was answered before."""

    puzzle: str
    rating: int  # how difficult it is
    news: News
    counted: Counted  # what the map earns as it lies
    verdict: PuzzleVerdict | None = None
