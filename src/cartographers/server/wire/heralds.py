"""What is said at a herald's table over HTTP (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from cartographers.game.herald import Announcement
from cartographers.game.options import MOST_SEATS, Options
from cartographers.server.hosting.heralds import LONGEST_CLOCK, YEAR, Stars, StepKind
from cartographers.server.wire.protocol import Name, Score, SeasonView, Word

MapLines = Annotated[tuple[Annotated[str, Meta(max_length=600)], ...], Meta(max_length=13)]


class OpenHerald(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table for people who draw on paper; `options.seats` says how many they are."""

    options: Options = Options()
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()  # of those who are known
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0  # seconds for a card; 0: no clock
    enter: bool = False  # cards and edicts are those of a box, and told as they are turned up


class HeraldOpened(Struct, frozen=True):
    code: str


class HeraldStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the host: on, back, a card that was turned up, or the clock started and stopped."""

    step: StepKind
    at: Annotated[int, Meta(ge=0, le=10_000)]  # where the host sees the table; elsewhere the step changes nothing
    card: Word = ""


class HeraldCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has counted on a map at the end of a season; told again it is corrected."""

    name: Annotated[str, Meta(max_length=20_000)]  # what is really allowed, clean_name says
    season: Annotated[int, Meta(ge=0, lt=YEAR)]
    edicts: tuple[Stars, Stars]
    coins: Annotated[int, Meta(ge=0, le=100)]
    monsters: Annotated[int, Meta(ge=-121, le=0)]  # minus the stars lost
    total: Stars
    map: MapLines = ()  # eleven lines, maybe with those of marks and coins (docs/notation.md); or none
    typed: bool = False  # by the host, for somebody without a scorer


class TotalsRow(Struct, frozen=True):
    """What one of the people has counted so far."""

    name: str
    place: int  # equal ones share one (R26)
    scores: tuple[Score | None, ...]  # by season, null where nothing was told
    stars: int
    lost: int  # to monsters, in all
    late: bool  # nothing was told of the season that is counted
    yours: bool
    map: tuple[str, ...] = ()
    rating: int | None = None  # alone, once all four seasons are told
    title: str = ""


class HeraldShown(Struct, frozen=True):
    """A herald's table, as everybody at it may know it."""

    code: str
    options: Options
    edicts: tuple[str, ...]  # the cards A to D
    skills: tuple[str, ...]
    seasons: tuple[SeasonView, ...]
    walks: bool  # ambushes walk on every sheet, and none is passed on
    enters: bool
    seal: str
    at: int  # how many announcements were made
    announced: tuple[Announcement, ...]
    season: int
    counting: int  # the season that was counted last, or is now; -1 before the first
    over: bool
    clock: int
    now: float
    totals: tuple[TotalsRow, ...]
    host: bool  # the reader is
    name: str  # the reader's, where it is known
    due: float | None = None  # when the clock runs out
    enterable: tuple[str, ...] = ()  # the cards of which one may be entered now
    seed: str = ""  # at the end


class HeraldLine(Struct, frozen=True):
    """A table that the reader has opened."""

    code: str
    opened: float
    seats: int


class HeraldList(Struct, frozen=True):
    heralds: tuple[HeraldLine, ...]
