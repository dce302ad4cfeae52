"""Every message between a browser and the server (docs/protocol.md). JSON Schema and TypeScript come from here."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Edict
from cartographers.game.options import Options
from cartographers.game.scores import Standing
from cartographers.server.hosting.lessons import LessonStep
from cartographers.server.hosting.seating import House, Status

LARGEST_FRAME = 8 * 1024
LONGEST_NAME = 24
LONG = 4 * 1024
"""Bytes from which on a message is worth compressing, and sending by itself where many get the same."""

# Python's $ lets a line feed pass, JSON Schema's does not.
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?!\n)$")]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?!\n)$")]
Space = Annotated[str, Meta(pattern=r"^[A-K]([1-9]|1[01])(?!\n)$")]
Spaces = Annotated[tuple[Space, ...], Meta(max_length=121)]
Turn = Annotated[int, Meta(ge=0, le=10_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Word = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(max_length=8 * LONGEST_NAME)]  # what is really allowed, clean_name says


# From the browser, over the socket of a match.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: everything after `since` is wanted, 0 for all."""

    since: Annotated[int, Meta(ge=0)] = 0


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw in answer to the card of `turn`. The same `id` is never played twice."""

    id: Id
    turn: Turn
    terrain: Terrain
    spaces: Spaces
    marks: Spaces = ()
    skill: Word = ""
    extra: Spaces = ()
    extra_terrain: Terrain | None = None


class Destroy(Struct, frozen=True, tag="destroy", forbid_unknown_fields=True):
    id: Id
    turn: Turn
    space: Space


class Dodge(Struct, frozen=True, tag="dodge", forbid_unknown_fields=True):
    id: Id
    turn: Turn
    use: bool


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    id: Id
    turn: Turn


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Play the own seat again that was handed to a bot."""

    id: Id


class AskOffer(Struct, frozen=True, tag="ask_offer", forbid_unknown_fields=True):
    """What may be drawn with a skill; with a drawing, what the skill adds to it."""

    id: Id
    turn: Turn
    skill: Word
    terrain: Terrain | None = None
    spaces: Spaces = ()
    marks: Spaces = ()


class AskCount(Struct, frozen=True, tag="ask_count", forbid_unknown_fields=True):
    """What a map earns as it lies, and with which spaces."""

    id: Id
    seat: SeatNumber


class AskGains(Struct, frozen=True, tag="ask_gains", forbid_unknown_fields=True):
    """What each drawing of the offer would change; with a skill, of the offer with it."""

    id: Id
    turn: Turn
    skill: Word = ""


class AskHints(Struct, frozen=True, tag="ask_hints", forbid_unknown_fields=True):
    """Which drawings would be best; where the host allows hints."""

    id: Id
    turn: Turn


Play = Draw | Destroy | Dodge | TakeBack | Return
Question = AskOffer | AskCount | AskGains | AskHints
Request = Hello | Play | Question


# What the server tells.


class Fit(Struct, frozen=True):
    """A shape in one orientation, and every space on which its first cell may lie.

    A part of a shape that hangs over the edge (stealth) has one place only: its steps are from A1.
    """

    cells: tuple[tuple[int, int], ...]  # rows and columns from the first cell, in reading order
    at: tuple[str, ...]


class Offer(Struct, frozen=True):
    """Every terrain may be drawn at every fit."""

    sheet: int  # on whose map
    terrains: tuple[Terrain, ...]
    fits: tuple[Fit, ...]
    fallback: bool = False  # no shape of the card fits, so a single space may be drawn
    attacks: tuple[tuple[tuple[int, int], ...], ...] = ()  # of a hero: the steps to its marks, for each way to turn it


class Targets(Struct, frozen=True):
    """The spaces of which one is to be destroyed."""

    sheet: int
    spaces: tuple[str, ...]


class Drawing(Struct, frozen=True, tag="drawing"):
    """What the own seat has drawn and nobody else has seen yet."""

    sheet: int  # on whose map
    terrain: Terrain
    spaces: tuple[str, ...]
    marks: tuple[str, ...]
    skill: str
    extra: tuple[str, ...]
    extra_terrain: Terrain | None


class Target(Struct, frozen=True, tag="target"):
    sheet: int
    space: tuple[str, ...]


class Dodging(Struct, frozen=True, tag="dodging"):
    use: bool


class You(Struct, frozen=True):
    """What concerns the reader alone."""

    seat: int | None = None  # None: a watcher
    host: bool = False
    invite: str = ""  # to give to others, while chairs are free
    answer: Drawing | Target | Dodging | None = None  # confirmed in this turn
    offer: Offer | None = None  # what may be drawn, where the table waits for the reader's drawing
    targets: Targets | None = None  # where it waits for something to be destroyed
    skills: tuple[str, ...] = ()  # that may be used with this drawing
    drawn_by: int | None = None  # the seat that draws an ambush on the reader's map now
    removed: tuple[str, ...] = ()  # to the host: who was removed and cannot sit down again


class Seated(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str = ""
    bot: str = ""  # plays here; with a name, for that person meanwhile


class Gathering(Struct, frozen=True):
    """Who sits at the match."""

    status: Status
    options: Options
    house: House
    host: int | None  # the seat of the host
    chairs: tuple[Seated, ...]
    seal: str  # of the seed that every deck comes from
    rematch: str = ""
    agreed: tuple[int, ...] = ()  # the seats that want to end the match now


class Score(Struct, frozen=True):
    """What a season gave."""

    edicts: tuple[int, int]
    coins: int
    monsters: int
    total: int


class SheetView(Struct, frozen=True):
    """One map with what belongs to it."""

    map: tuple[str, ...]  # eleven lines, see docs/notation.md
    marks: tuple[str, ...]
    coins: int
    paid: int
    skills: tuple[str, ...]
    scores: tuple[Score, ...]
    stars: int


class SeasonView(Struct, frozen=True):
    id: str
    time: int
    edicts: tuple[Edict, Edict]


class TableView(Struct, frozen=True):
    """All that lies open."""

    edicts: tuple[str, ...]
    skills: tuple[str, ...]
    seasons: tuple[SeasonView, ...]
    season: int
    revealed: tuple[str, ...]
    time: int
    hidden: int
    ruins: bool
    turn: int
    card: str
    task: str
    dodgers: tuple[int, ...]
    powers: tuple[str, ...]
    over: bool
    sheets: tuple[SheetView, ...]
    asked: float  # when the table began to wait, in seconds since 1970
    due: float | None = None  # when the clock of the turn runs out
    standings: tuple[Standing, ...] = ()  # at the end
    rating: int | None = None  # alone, at the end
    title: str = ""
    seed: str = ""  # at the end, or where the match was abandoned


# Encoded once for everybody, so News holds them as they are sent.
SentEvent = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
SentGathering = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Gathering"})]
SentTable = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/TableView"})]
SentPatch = Annotated[Raw, Meta(extra_json_schema={"type": "object", "additionalProperties": {}})]


class News(Struct, frozen=True, tag="news"):
    """Where the match stands now, and the events since `hello`. Replaces all that was told before."""

    seq: int
    now: float
    events: tuple[SentEvent, ...]
    gathering: SentGathering
    table: SentTable | None
    waiting: tuple[int, ...]  # the seats that have not answered yet
    you: You


class Changes(Struct, frozen=True, tag="changes"):
    """What has changed since the last news or changes; all else is as it was told before.

    Where `you` is null it follows by itself, as `yours` of the same `seq`, so that many can be sent the same text.
    """

    seq: int
    now: float
    events: tuple[SentEvent, ...]
    patch: SentPatch  # of gathering and table
    waiting: tuple[int, ...]
    you: You | None = None


class Yours(Struct, frozen=True, tag="yours"):
    """What concerns the reader alone, where that has changed; `waiting` where it does not belong to changes."""

    seq: int
    you: You
    waiting: tuple[int, ...] | None = None


class Marks(Struct, frozen=True, tag="marks"):
    """Who has not answered yet, where nothing else has changed."""

    seq: int
    waiting: tuple[int, ...]


class Away(Struct, frozen=True):
    """Somebody who sits at the match and has no connection."""

    seat: int
    since: float


class Presence(Struct, frozen=True, tag="people"):
    """Who is there now, and who is not."""

    here: tuple[int, ...]  # seats
    watchers: int
    away: tuple[Away, ...] = ()
    patience: int = 0  # seconds after which somebody who is away is absent: others may hand the seat to a bot


class Done(Struct, frozen=True, tag="done"):
    """The command with this id is in the log for good."""

    id: str
    seq: int


class Refusal(Struct, frozen=True, tag="refusal"):
    """The message was refused and changed nothing."""

    code: str
    details: dict[str, str | int]
    id: str = ""


class Offered(Struct, frozen=True, tag="offered"):
    """The answer to ask_offer."""

    id: str
    offer: Offer


class Earned(Struct, frozen=True):
    """Stars, and the spaces that earn them."""

    stars: int
    spaces: tuple[str, ...]


class Counted(Struct, frozen=True, tag="counted"):
    """The answer to ask_count."""

    id: str
    seat: int
    edicts: tuple[Earned, ...]  # A, B, C, D
    monsters: Earned  # minus the stars lost, and the empty spaces that cost them


class Gains(Struct, frozen=True, tag="gains"):
    """The answer to ask_gains: numbers in the order of the offer.

    For each terrain one list per fit (of a hero: per fit and way to turn it), in it for each space of `at` six numbers:
    what edicts A, B, C, D, the coins and the monsters would give more or less than now.
    """

    id: str
    turn: int
    skill: str
    gains: dict[str, tuple[tuple[int, ...], ...]]


class Hint(Struct, frozen=True):
    """A drawing, and what our strongest bot makes of it."""

    drawing: Drawing
    gains: tuple[int, ...]  # now: what edicts A, B, C, D, coins and monsters give more or less
    expected: tuple[float, ...]  # until the end: the same of edicts A, B, C, D, and of all the rest; own map only
    value: float  # the stars that it would expect to have at the end; on another's map only to compare drawings


class Hints(Struct, frozen=True, tag="hints"):
    """The answer to ask_hints: the best few drawings, the best one first."""

    id: str
    turn: int
    hints: tuple[Hint, ...]
    is_quick: bool = False  # a first look, while the strong bots are being prepared: later there is a better answer


class Preparing(Struct, frozen=True, tag="preparing"):
    """Strong bots are being prepared, once on a machine; until then simpler ones answer. At 100 they are ready."""

    percent: int
    seconds: int  # about how long it still takes


Message = News | Changes | Yours | Marks | Presence | Done | Refusal | Offered | Counted | Gains | Hints | Preparing


# Over HTTP.


class Me(Struct, frozen=True):
    """Who the server takes the browser for."""

    name: str = ""
    known: bool = False


class Reach(Struct, frozen=True):
    """How others reach the server; told to this machine only."""

    address: str = ""  # that friends can open
    only_here: bool = False  # the server listens to this machine alone


class SetName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """Be the same person on this device as on the one that made the token; it works once."""

    token: Annotated[str, Meta(max_length=512)]
    look: bool = False  # only tell who that is; the token still works afterwards


class Token(Struct, frozen=True):
    token: str


class OpenMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match; `begin` at once with bots in the other chairs."""

    options: Options = Options()
    house: House = House()
    sit: bool = True
    bots: Annotated[tuple[Word, ...], Meta(max_length=100)] = ()  # in the last chairs
    begin: bool = False


class Opened(Struct, frozen=True):
    match: str
    invite: str


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Word


class FreeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    house: House


class EndMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to end the match now; it ends when all have who play and are not absent."""

    agree: bool = True


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says all by its address."""


class Changed(Struct, frozen=True):
    seq: int


class Result(Struct, frozen=True):
    """What a finished match was for one of its people."""

    stars: int
    place: int
    map: tuple[str, ...]  # as it lay at the end
    title: str = ""  # alone
    rating: int | None = None  # alone
    edicts: tuple[
        str, ...
    ] = ()  # the cards A to D; matches that were over before 0.3 tell none of this and what follows
    scores: tuple[Score, ...] = ()  # by season
    luck: float | None = None  # by a review, where the reader has asked for one; so is what was given away
    lost: float | None = None


class LobbyLine(Struct, frozen=True):
    """A match as the lobby shows it."""

    match: str
    status: Status
    public: bool
    watchers: bool
    clock: int
    seats: int
    names: tuple[str, ...]  # of people; bots are counted
    bots: int
    options: Options
    turn: int = 0
    season: int = 0
    updated: float = 0.0
    yours: bool = False  # the reader sits there
    awaited: bool = False  # and the table waits for the reader
    result: Result | None = None  # the reader's, once the match is over
    lesson: str = ""  # that it teaches
    deal: str = ""  # that it is a try at
    ranks: bool = False  # it is the try that counts
    sealed: float = 0.0  # until then it tells nothing of its deck
    title: str = ""  # of its deal, where somebody has opened it


class Lobby(Struct, frozen=True):
    matches: tuple[LobbyLine, ...]


class LessonSteps(Struct, frozen=True):
    """What a learner does in a lesson."""

    steps: tuple[LessonStep, ...]


class Step(Struct, frozen=True):
    """One moment of a match that can be shown again."""

    seq: int
    event: str
    turn: int
    season: int


class Steps(Struct, frozen=True):
    steps: tuple[Step, ...]


class Reviewed(Struct, frozen=True):
    """A turn of one seat: what it drew, what would have been best, and the stars it gave away or spared a neighbour."""

    turn: int
    season: int
    card: str
    drawn: Hint
    best: Hint
    lost: float
    luck: float  # how much more the card let expect than was expected before it


class Analysis(Struct, frozen=True):
    """A finished match of one seat, turn by turn."""

    seat: int
    turns: tuple[Reviewed, ...]
    start: float  # the stars to expect at the first card
    luck: float  # what the cards and the neighbours brought
    lost: float  # given away on the own map: start + luck - lost are the stars at the end
    spared: float  # what the best drawings on the map of a neighbour would have cost it more
    turning: tuple[int, ...]  # the turns that gave away most, the worst first


class Refused(Struct, frozen=True):
    """The answer to a request that was refused."""

    refused: str
    details: dict[str, str | int]
