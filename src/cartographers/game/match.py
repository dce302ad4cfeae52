"""A match in one hand: the state, and the events that led to it."""

from collections.abc import Iterable

from cartographers.game import decide as flow
from cartographers.game.apply import apply, opened
from cartographers.game.commands import Command, Reply
from cartographers.game.events import Event, MatchStarted
from cartographers.game.offers import Offer, offer
from cartographers.game.options import Options
from cartographers.game.state import Answer, State, Table
from cartographers.game.view import View, answers, view

SHOWN = 4
"""How many maps of a match a notebook shows at most."""


class Match:
    """Plays one match in memory.

    >>> match = Match(Options(), seed="1")
    >>> match.table.turn
    1
    >>> first = match.answers(0)[0]
    >>> events = match.answer(0, first)
    >>> match.table.turn
    2
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

    def answers(self, seat: int) -> list[Answer]:
        """Every answer without a skill that a seat may give now; none where the table does not wait for it."""
        return answers(self.table, seat)

    def answer(self, seat: int, answer: Answer) -> list[Event]:
        """Gives the answer of a seat to what it is asked now, and returns what happened."""
        return self.play(Reply(seat, self.table.turn, answer))

    def play(self, command: Command) -> list[Event]:
        """Plays a command and returns what happened; a refused command changes nothing."""
        events, self.state = flow.play(self.state, command)
        self.events += events
        return events

    def _repr_svg_(self) -> str:
        """The maps as a notebook shows them, with their stars; of many seats the first few."""
        from cartographers.picture import picture, side_by_side

        shown = enumerate(self.table.seats[:SHOWN], start=1)
        numbered = [(str(number) if len(self.table.seats) > 1 else "", seat) for number, seat in shown]
        return side_by_side([picture(seat.sheet, title=title, lines=[f"★ {seat.stars}"]) for title, seat in numbered])


def folded(events: Iterable[Event]) -> State:
    """The state that a whole log of events leads to."""
    log = iter(events)
    first = next(log)
    assert isinstance(first, MatchStarted)
    state = opened(first)
    for event in log:
        state = apply(state, event)
    return state
