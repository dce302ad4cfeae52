"""What one seat, or a watcher, may know. Built from open facts only; nothing secret is ever put in."""

from msgspec import Struct

from cartographers.game.events import AnswerConfirmed, Event, MatchStarted, SeasonStarted
from cartographers.game.state import Answer, State, Table


class View(Struct, frozen=True, gc=False):
    """The open table, and what the seat itself has answered in this turn."""

    table: Table
    seat: int | None  # None: a watcher
    answer: Answer | None = None


def view(state: State, seat: int | None) -> View:
    return View(state.table, seat, None if seat is None else state.answers[seat])


def seen(event: Event, seat: int | None) -> Event:
    """An event as `seat` may see it."""
    if isinstance(event, MatchStarted):
        return MatchStarted(event.options, event.edicts, event.skills, event.rules, event.content, event.seal)
    if isinstance(event, SeasonStarted):
        return SeasonStarted(event.season, event.hidden)
    if isinstance(event, AnswerConfirmed) and event.seat != seat:
        return AnswerConfirmed(event.seat)
    return event
