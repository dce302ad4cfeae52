"""What is said about deals over HTTP (docs/protocol.md)."""

from msgspec import Struct

from cartographers.game.options import Options
from cartographers.game.scores import title
from cartographers.server.hosting.deals import Kind, Streak
from cartographers.server.wire.protocol import Result, SheetView
from cartographers.store.log import Try

LONGEST_TITLE = 60


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
    title: str = ""  # what whoever opened it calls it
    by: str = ""  # their name
    yours: bool = False  # the asker has opened it
    invite: str = ""  # told to whoever opened it, where others need it


class Ranked(Struct, frozen=True):
    """A try in the ranking. Equal ones share a place."""

    place: int
    name: str
    rating: int
    yours: bool
    match: str  # to ask how it went


class CourseStep(Struct, frozen=True):
    """What lay there after a card was drawn for."""

    season: int
    card: str  # nothing before the first one
    sheet: SheetView


class Course(Struct, frozen=True):
    """How a game on a deal went. All on one deal have the same cards, so their steps stand beside each other."""

    name: str  # of the person
    bot: str  # where a bot played
    steps: tuple[CourseStep, ...]
    result: Result


class BesideRow(Struct, frozen=True):
    """A finished game on a deal, to be put beside another one. Equal ones share a place."""

    place: int
    name: str
    points: int  # its rating; in a round of an event its stars
    yours: bool
    match: str  # to ask how it went


class Beside(Struct, frozen=True):
    """The games on a deal that the asker may put beside each other, the best first."""

    deal: str
    kind: Kind
    title: str  # what whoever opened it calls it
    options: Options
    edicts: tuple[str, ...]  # the cards A to D
    bot: str  # the strongest one here, whose game can be asked for too
    own: str  # the match of the asker, where it is finished
    tries: int
    rows: tuple[BesideRow, ...]  # a part of them


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


class OpenChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that somebody opens for others."""

    title: str
    closes: float  # seconds since 1970
    options: Options = Options()
    public: bool = False  # listed for all; otherwise one needs the invite


class ChallengeOpened(Struct, frozen=True):
    deal: str
    invite: str  # nothing where it is public


class ChallengeLine(Struct, frozen=True):
    """A challenge in a list."""

    deal: str
    title: str
    by: str
    closes: float
    reveals: float
    public: bool
    yours: bool  # the asker has opened it
    begun: bool  # the asker has
    drawn: int  # maps that count so far
    result: OwnResult | None = None


class ChallengeList(Struct, frozen=True):
    """Challenges that the asker has opened or begun, and those that are open to all."""

    mine: tuple[ChallengeLine, ...]
    open: tuple[ChallengeLine, ...]
    now: float


def own_result(tried: Try | None) -> OwnResult | None:
    """What came of a try, once it is finished."""
    if tried is None or tried.score is None:
        return None
    return OwnResult(tried.score, title(tried.score), tried.ranks)
