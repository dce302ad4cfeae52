"""How a solo game went: the map after every card. Two games on one deal have the same cards, so they stand in step."""

from collections.abc import Generator, Iterable

from cartographers.game.apply import apply, opened
from cartographers.game.events import CardRevealed, Event, MatchStarted
from cartographers.game.state import State
from cartographers.server.wire import views
from cartographers.server.wire.deals import CourseStep
from cartographers.server.wire.protocol import Result


def course(events: Iterable[Event]) -> Generator[None, None, tuple[tuple[CourseStep, ...], Result]]:
    """What lay there after each card of the year, before the first one the empty sheet; and what came of it."""
    log = iter(events)
    first = next(log)
    assert isinstance(first, MatchStarted)
    state = opened(first)
    steps: dict[tuple[int, int], CourseStep] = {(0, 0): _step(state, "")}  # by season and number of its cards
    card = ""
    for event in log:
        state = apply(state, event)
        if isinstance(event, CardRevealed):
            card = event.card
        table = state.table
        if table.revealed:  # between seasons there is no card; what was scored belongs to the last one
            steps[table.season, len(table.revealed)] = _step(state, card)
        yield
    return tuple(steps.values()), views.solo_result(state.table)


def _step(state: State, card: str) -> CourseStep:
    return CourseStep(state.table.season, card, views.sheet_view(state.table.seats[0]))
