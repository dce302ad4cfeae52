"""What one seat, or a watcher, may know. Built from open facts only; nothing secret is ever put in."""

from msgspec import Struct

from cartographers.game.events import DrawingConfirmed, Event, MatchStarted, SeasonStarted
from cartographers.game.state import Drawing, State, Table


class View(Struct, frozen=True, gc=False):
    """The open table, and the seat's own drawing of this turn."""

    table: Table
    seat: int | None  # None: a watcher
    drawing: Drawing | None = None


def view(state: State, seat: int | None) -> View:
    return View(state.table, seat, None if seat is None else state.drawings[seat])


def seen(event: Event, seat: int | None) -> Event:
    """An event as `seat` may see it."""
    if isinstance(event, MatchStarted):
        return MatchStarted(event.options, event.edicts, event.rules, event.content, event.seal)
    if isinstance(event, SeasonStarted):
        return SeasonStarted(event.season, event.hidden)
    if isinstance(event, DrawingConfirmed) and event.seat != seat:
        return DrawingConfirmed(event.seat)
    return event
