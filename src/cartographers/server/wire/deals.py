"""What is said about deals over HTTP (docs/protocol.md)."""

from msgspec import Struct

from cartographers.game.options import Options
from cartographers.server.hosting.deals import Kind, Streak
from cartographers.server.wire.protocol import Result


class OwnTry(Struct, frozen=True):
    """What the asker has made of a deal."""

    match: str
    is_over: bool
    ranks: bool  # it is over, and was in time
    result: Result | None = None


class DealShown(Struct, frozen=True):
    """A deal as the asker may know it."""

    deal: str
    kind: Kind
    options: Options
    edicts: tuple[str, ...]  # the cards A to D
    skills: tuple[str, ...]
    opens: float
    closes: float  # no try that ranks is begun any more
    reveals: float  # until then a try that was begun may be finished, and nothing of the deck is told
    now: float
    seal: str
    drawn: float  # when the seed was
    seed: str  # nothing until it is revealed
    ranked: bool  # whether tries are compared; a page without a server compares none
    tries: int  # finished, and in time
    streak: Streak
    own: OwnTry | None = None
    next: str = ""  # the deal after this one, where this is the current one, and its seal
    next_seal: str = ""


class Ranked(Struct, frozen=True):
    """A try in the ranking. Equal ones share a place."""

    place: int
    name: str
    rating: int
    yours: bool


class BestMap(Struct, frozen=True):
    name: str
    result: Result


class Ranking(Struct, frozen=True):
    """How a try stands among those of the same deal."""

    tries: int
    place: int | None  # of the asker
    worse: int  # tries that the asker's is better than
    first: tuple[Ranked, ...]
    around: tuple[Ranked, ...]  # the asker; nothing where all are among the first
    best: BestMap | None  # that is not the asker's own


class RankedPage(Struct, frozen=True):
    """A part of the ranking."""

    tries: int
    rows: tuple[Ranked, ...]


class DealLine(Struct, frozen=True):
    """A deal in the list of all."""

    deal: str
    kind: Kind
    opens: float
    reveals: float
    result: "OwnResult | None" = None


class OwnResult(Struct, frozen=True):
    rating: int
    title: str
    ranks: bool


class DealList(Struct, frozen=True):
    """The deals that have opened, the newest first."""

    deals: tuple[DealLine, ...]
    now: float
