"""What a store promises: a log and a line to find it by for each match, tries at deals, and small documents."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct


class Entry(Struct, frozen=True, gc=False):
    """One event of a match, as text."""

    seq: int  # 1, 2, 3, … without a gap
    at: float  # seconds since 1970
    body: str
    wish: str = ""  # the command that brought it about, by whom and by its id; empty for what follows from it


class Try(Struct, frozen=True, gc=False):
    """What somebody makes of a deal that others get too: one match, and what came of it. The store stamps its times."""

    deal: str
    person: str
    match: str
    until: float  # what is finished later does not rank
    body: str = ""  # what is shown of it, as text
    score: int | None = None  # once it is finished; more is better
    lost: int = 0  # of equal scores, less is better
    begun: float = 0.0
    finished: float | None = None

    @property
    def ranks(self) -> bool:
        return self.finished is not None and self.finished <= self.until


class Line(Struct, frozen=True):
    """What can be searched of a match. Written together with its entries, so it is never older than they are."""

    match: str
    status: str  # open, playing or over
    public: bool
    people: tuple[str, ...]  # who sits at it
    body: str  # what the lobby shows of it, as text
    due: float | None = None  # when the server itself has something to do in it
    updated: float = 0.0
    host: str = ""
    place: str = ""  # stands for the address that it was opened from
    chairs: int = 0
    tried: Try | None = None  # kept by itself: nobody who asks for lines is given it


class Document(Struct, frozen=True, gc=False):
    """A small text that is written as a whole, again and again."""

    owner: str  # a person; empty where it belongs to all
    name: str
    body: str
    version: int  # 1, 2, 3, … as often as it was written


class Held(NamedTuple):
    """Matches that are not over, and the chairs at them."""

    matches: int
    chairs: int


class Standing(NamedTuple):
    """Where a try stands among those of its deal that rank; all are counted whether or not it does."""

    tries: int
    better: int = 0
    worse: int = 0
    before: int = 0  # in the order of the ranking, in which those that are equal have places too


class Conflict(Exception):  # noqa: N818  somebody else wrote first; it is an answer, not an accident
    """An entry with this number, or a newer document, is already there: read on, and decide again."""


class Unavailable(Exception):  # noqa: N818
    """The store cannot be reached, is full, or broke: whether the entries were written is not known."""


Again = Callable[[Sequence[Entry]], "tuple[Line, Sequence[Entry]] | None"]
"""What to append instead, once it is told the entries that others wrote first; None where nothing is left to write."""
Listener = Callable[[str, int], None]
"""Called with a match and the number of its newest entry when somebody has written; (`""`, 0): anything may be new."""
Whisper = Callable[[str, str], None]
"""Called with a match and a passing message that another process has sent about it."""


class Store(Protocol):
    """Keeps logs. All of it may be used by several processes at once where the store is made for that."""

    async def append(self, line: Line, entries: Sequence[Entry], again: Again | None = None) -> None:
        """Writes entries that follow each other, and the match's line: all or nothing, and for good.

        Conflict where one of the numbers is taken or one is left out before them, Unavailable where it cannot be known
        to be written. Where numbers are taken and there is `again`, that is asked, maybe more than once, and what it
        gives is written instead: nobody else can write to the match meanwhile, so whoever is slow gets a turn too.

        A line with a try begins it together with the match, Conflict where the person has tried the deal before; and
        finishes it once it has a score.
        """

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        """Writes entries anew in place of those with their numbers: all or nothing, and for good.

        For what must no longer be told, not for what happened. A number that is not there is left out.
        """

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """The entries of a match after a number, in order, all or so many; empty for an unknown match."""

    async def public(self, limit: int, each: int = 1_000_000) -> list[Line]:
        """The public matches that are open or playing: open ones first, then the newest.

        Of a host at most `each`. The first of every place come before the second of any, so none crowds others out.
        """

    async def of(self, person: str, limit: int) -> list[Line]:
        """The matches that a person sits at: those that are not over first, then the newest."""

    async def held(self, by: Literal["host", "place"], name: str, since: float) -> Held:
        """What a host, or all at a place, have opened that is not over and has changed `since`."""

    async def sitting(self, person: str, since: float) -> int:
        """At how many matches a person sits that are not over and have changed `since`."""

    async def forget(self, before: float, limit: int) -> int:
        """Deletes matches that began and have not changed since `before`, with their logs; how many they were."""

    async def remove(self, match: str) -> None:
        """Deletes one match with its log."""

    async def spend(self, token: str, until: float, now: float) -> bool:
        """Whether a token is used for the first time, at any process; it is remembered `until` then."""

    async def document(self, owner: str, name: str) -> Document | None:
        """A document, as it was written last."""

    async def documents(self, owner: str, prefix: str = "") -> list[Document]:
        """The documents of an owner whose names begin so, by name."""

    async def write_document(self, owner: str, name: str, body: str, version: int) -> None:
        """Writes a document in place of the version that was read, 0 where there was none: for good.

        Conflict where somebody else has written or removed it since.
        """

    async def remove_owned(self, owner: str) -> None:
        """Deletes all documents and tries of an owner."""

    async def tried(self, deal: str, person: str) -> Try | None:
        """What somebody has made of a deal."""

    async def tries_of(self, person: str) -> list[Try]:
        """All that somebody has tried, without their bodies, the newest first."""

    async def tries_at(self, deal: str) -> list[Try]:
        """All tries of a deal, finished or not, in the order in which they were begun."""

    async def ranking(self, deal: str, after: int, most: int) -> list[Try]:
        """The tries of a deal that rank, the best first; of equal ones those that were finished first."""

    async def standing(self, deal: str, person: str) -> Standing:
        """Where somebody's try stands."""

    async def now(self) -> float:
        """What time it is, in seconds since 1970; the same for all processes."""

    async def due(self, now: float, limit: int) -> list[str]:
        """The matches in which the server has had something to do since some time before `now`, the longest first."""

    async def whisper(self, match: str, message: str) -> None:
        """Tells the other processes something that need not be kept."""

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        """Who wants to be told when another process writes or whispers."""

    async def check(self) -> None:
        """Unavailable where the store cannot be reached, or not be written to."""

    async def close(self) -> None:
        """Lets go of everything."""
