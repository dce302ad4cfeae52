"""What a room asks those who think, and what it may expect of them: processes of a server, or the page's own worker."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from cartographers.bots.trial import Trial
from cartographers.game.commands import Command
from cartographers.game.moments import Moment
from cartographers.game.state import Table
from cartographers.game.view import View
from cartographers.server.thinking.hints import Hinted
from cartographers.server.wire.counts import Gains
from cartographers.server.wire.protocol import Analysis, Preparing


class Choose(NamedTuple):
    """What would this bot do?"""

    bot: str
    view: View
    seed: str  # of its chance


class Foresee(NamedTuple):
    """What would each drawing of the offer change?"""

    view: View
    skill: str


class Advise(NamedTuple):
    """Which drawings would be best?"""

    view: View
    seed: str


class Look(NamedTuple):
    """What was drawn at a moment, and what would have been best?"""

    moment: Moment
    seed: str


class Try(NamedTuple):
    """What does a bot make of a sheet, in the deals from one number up to another?"""

    sheet: str
    bot: str
    first: int
    end: int


class Review(NamedTuple):
    """What was drawn by a seat in a whole match, and what would have been best?"""

    seat: int
    asked: list[Moment]
    end: Table
    seeds: list[str]  # of each moment


Thought = Choose | Foresee | Advise | Look | Try

READY = Preparing(100, 0)


class Thinking(Protocol):
    """Thinks for people, so that no table waits for another. ConnectionError where it cannot, Closed at the end."""

    preparing: Preparing
    """How far strong bots are."""

    def look(self) -> bool:
        """Looks how far they are; whether there is something new to tell."""

    async def ready(self) -> None:
        """Waits until strong bots are there, or will not be."""

    async def commands(self, choices: list[Choose], person: str = "") -> list[Command]:
        """What the bots of a person's table choose."""

    async def choice(self, choice: Choose, person: str = "") -> Command:
        """What a bot itself chooses, however long that takes: nobody stands in for it. Who plays comes first."""

    async def gains(self, question: Foresee, person: str = "") -> Gains:
        """What each drawing of an offer would change."""

    async def hints(self, question: Advise, person: str = "") -> Hinted:
        """The best few drawings."""

    def reviewing(self, person: str) -> AbstractAsyncContextManager[None]:
        """Waits until one of the few reviews that are made at a time may be the person's."""

    async def trial(self, question: Try, person: str = "") -> Trial:
        """Some games of a bot on a sheet; hints come first."""

    async def analysis(self, question: Review, person: Callable[[], str] = str) -> Analysis:
        """A finished match of a seat, for whoever `person` says by then."""

    async def close(self) -> None:
        """Thinks no further; whoever waits is told so at once."""
