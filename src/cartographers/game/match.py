"""A match in one hand: the state, and the events that led to it."""

from collections.abc import Iterable

from cartographers.game import decide as flow
from cartographers.game.apply import apply, opened
from cartographers.game.commands import Command
from cartographers.game.events import Event, MatchStarted
from cartographers.game.offers import Offer, offer
from cartographers.game.options import Options
from cartographers.game.state import State, Table
from cartographers.game.view import View, view


class Match:
    """Plays one match in memory.

    >>> match = Match(Options(), seed="1")
    >>> match.table.turn
    1
    """

    def __init__(self, options: Options, seed: str) -> None:
        self.events, self.state = flow.start(options, seed)

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def over(self) -> bool:
        return self.state.table.over

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def offer(self, seat: int) -> Offer:
        """What a seat that the table waits for may draw."""
        return offer(self.state.table, seat)

    def play(self, command: Command) -> list[Event]:
        """Plays a command and returns what happened; a refused command changes nothing."""
        events, self.state = flow.play(self.state, command)
        self.events += events
        return events


def folded(events: Iterable[Event]) -> State:
    """The state that a whole log of events leads to."""
    log = iter(events)
    first = next(log)
    assert isinstance(first, MatchStarted)
    state = opened(first)
    for event in log:
        state = apply(state, event)
    return state
