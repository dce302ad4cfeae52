"""What is said about events over HTTP (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from cartographers.game.options import Options
from cartographers.server.hosting.events import Drawing, Stage

LONGEST_EVENT_NAME = 40
EventName = Annotated[str, Meta(max_length=8 * LONGEST_EVENT_NAME)]  # what is really allowed, clean_name says


class OpenEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """Open an event: the options of each round, and when the first one begins; 0: each when the host starts it."""

    name: EventName
    rounds: Annotated[tuple[Options, ...], Meta(max_length=100)]
    club: EventName = ""
    opens: float = 0.0
    length: float = 1800.0  # seconds of a round
    pause: float = 300.0  # seconds between two rounds
    clock: int = 0  # seconds for a turn; 0: none


class EventOpened(Struct, frozen=True):
    event: str


class Prolong(Struct, frozen=True, forbid_unknown_fields=True):
    """Let the open round last so many seconds longer (host)."""

    seconds: float


class RemoveEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody take part no more, or again (host)."""

    who: Annotated[str, Meta(max_length=32)]
    is_out: bool = True


class RoundBest(Struct, frozen=True):
    """The best map of a round that is closed."""

    names: tuple[str, ...]  # of all whose maps are as good
    stars: int
    map: tuple[str, ...]  # of the first of them


class EventRound(Struct, frozen=True):
    stage: Stage
    options: Options
    opens: float  # 0: when the host starts it
    closes: float
    latest: float  # up to then the host may prolong it
    seal: str
    seed: str  # nothing until it is closed
    drawn: int  # how many have a map
    drawing: int
    best: RoundBest | None = None


class EventCell(Struct, frozen=True):
    """What somebody has made of a round; stars once it is closed."""

    drawing: Drawing
    stars: int | None
    is_best: bool


class EventRow(Struct, frozen=True):
    """Somebody in the standings. Equal ones share a place."""

    who: str
    name: str
    place: int
    total: int
    lost: int  # stars lost to monsters, which decides between equal totals
    cells: tuple[EventCell, ...]


class EventShown(Struct, frozen=True):
    """An event as everybody may know it."""

    event: str
    name: str
    club: str
    by: str  # the host's name
    length: float
    pause: float
    clock: int
    rounds: tuple[EventRound, ...]
    rows: tuple[EventRow, ...]


class EventYou(Struct, frozen=True):
    """What concerns the asker alone."""

    who: str = ""  # the own line, where the asker takes part
    is_host: bool = False
    is_out: bool = False  # removed by the host
    match: str = ""  # of the open round, once it is begun
    stars: int | None = None  # of the open round, once it is drawn
    out: tuple["RemovedEntrant", ...] = ()  # for the host: who was removed


class RemovedEntrant(Struct, frozen=True):
    who: str
    name: str


class EventNews(Struct, frozen=True):
    """Where an event stands. Who knows this tag already is not told all of it again."""

    now: float
    tag: str
    you: EventYou
    shown: EventShown | None


class EventLine(Struct, frozen=True):
    """An event in the list of one's own."""

    event: str
    name: str
    club: str
    is_host: bool
    rounds: int
    round: int  # that is open, else the next one, from 1; 0 where it is over
    stage: Stage  # of that round
    opens: float
    closes: float


class EventList(Struct, frozen=True):
    """The events that the asker hosts or takes part in, the newest first."""

    events: tuple[EventLine, ...]
    now: float
