"""What is thought about one match: by bots for their seats, for people as hints, gains and reviews."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cartographers.game.commands import Command
from cartographers.game.events import Event
from cartographers.game.moments import Moment, moments
from cartographers.game.state import State, Table
from cartographers.game.view import view
from cartographers.server.hosting.hosted import Hosted, decoded
from cartographers.server.limits.single_flight import SingleFlight
from cartographers.server.limits.slices import Pace
from cartographers.server.match.chance import lot
from cartographers.server.match.ledger import Ledger
from cartographers.server.thinking.hints import Hinted
from cartographers.server.thinking.questions import READY, Advise, Choose, Foresee, Review, Thinking
from cartographers.server.wire.counts import Gains
from cartographers.server.wire.protocol import Analysis, Preparing
from cartographers.store.log import Entry, Store

CLOCK_BOT = "greedy"


class _Asked(NamedTuple):
    """What hints are asked for: a seat, and the table as it lies whoever has answered already."""

    seat: int
    table: Table
    is_ready: bool  # whether they can be more than a quick first look


class Thoughts:
    """The questions of one match, each thought about once for all who ask it."""

    def __init__(self, match: str, ledger: Ledger, store: Store, thinking: Thinking, pace: Pace) -> None:
        self._match = match
        self._ledger = ledger
        self._store = store
        self._thinking = thinking
        self._pace = pace
        self._hints: SingleFlight[Hinted] = SingleFlight()
        self._analyses: SingleFlight[Analysis] = SingleFlight()  # of a match that is over

    @property
    def _hosted(self) -> Hosted:
        assert self._ledger.hosted is not None
        return self._ledger.hosted

    @property
    def _state(self) -> State:
        assert self._hosted.state is not None, "a match that has begun"
        return self._hosted.state

    @property
    def preparing(self) -> Preparing:
        """How far strong bots are."""
        return self._thinking.preparing

    async def commands(self, seats: Sequence[int]) -> list[Command]:
        """What bots do in some seats: the seats' own, or the clock's."""
        state, seating = self._state, self._hosted.seating
        choices = [
            Choose(seating.chairs[seat].bot or CLOCK_BOT, view(state, seat), self.chance(seat, state.table))
            for seat in seats
        ]
        return [*await self._thinking.commands(choices, seating.host)]

    async def gains(self, seat: int, skill: str) -> Gains:
        """What each drawing that a seat is offered would change."""
        return await self._thinking.gains(Foresee(view(self._state, seat), skill), self._person(seat))

    async def hints(self, seat: int) -> Hinted:
        """The drawings that would be best for a seat; the same until something else is asked, or more can be said."""
        state = self._state
        asked = _Asked(seat, replace(state.table, waiting=frozenset()), self.preparing == READY)
        self._hints.keep(lambda before: (before.table, before.is_ready) == (asked.table, asked.is_ready))
        question = Advise(view(state, seat), self.chance(seat, state.table))
        person = self._person(seat)
        return await self._hints.answer(asked, lambda: self._thinking.hints(question, person), person)

    async def analysis(self, seat: int, person: str) -> Analysis:
        """A finished match of a seat, turn by turn, for a person; dropped when nobody waits for it any more."""
        return await self._analyses.answer(seat, lambda: self._review(seat), person)

    async def _review(self, seat: int) -> Analysis:
        table = self._state.table

        def person() -> str:
            return self._analyses.first(seat)

        async with self._thinking.reviewing(person()):
            entries = await self._store.entries(self._match)
            asked = await self._pace.result(_moments(entries, seat))
            seeds = [self.chance(seat, seen.table) for seen, _ in asked]
            return await self._thinking.analysis(Review(seat, asked, table, seeds), person)

    def _person(self, seat: int) -> str:
        return self._hosted.seating.chairs[seat].person

    def chance(self, seat: int, table: Table) -> str:
        """The seed of what is left to chance when a bot thinks for a seat."""
        return lot(self._state.seed, self._match, seat, table)

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for hints or a review."""
        return self._hints.is_thinking or self._analyses.is_thinking

    async def close(self) -> None:
        """Stops thinking."""
        await self._hints.close()
        await self._analyses.close()


def _moments(entries: Sequence[Entry], seat: int) -> Generator[None, None, list[Moment]]:
    """The moments of a log at which a seat chose, piece by piece."""
    events: list[Event] = []
    for entry in entries:
        if isinstance(event := decoded(entry.body), Event):
            events.append(event)
        yield
    found: list[Moment] = []
    for moment in moments(events, seat):
        found.append(moment)
        yield
    return found
