"""A whole log, made sense of at once and then let go: no room is made for it."""

from collections.abc import Generator, Iterable

from cartographers.game.events import Event
from cartographers.server.hosting.hosted import Hosted, apply, decoded
from cartographers.store.log import Entry


def folded(entries: Iterable[Entry]) -> Generator[None, None, tuple[Hosted, list[Event]]]:
    """Where a log leads, and what happened in the game on the way."""
    hosted: Hosted | None = None
    events: list[Event] = []
    for entry in entries:
        event = decoded(entry.body)
        hosted = apply(hosted, event, entry.at)
        if isinstance(event, Event):
            events.append(event)
        yield
    assert hosted is not None, "a line has a log"
    return hosted, events
