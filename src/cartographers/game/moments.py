"""The moments of a match at which a seat chose: what it saw, and what it answered."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cartographers.game.apply import apply, opened
from cartographers.game.events import AnswerConfirmed, AnswerTakenBack, Event, MatchStarted
from cartographers.game.state import Answer
from cartographers.game.view import View, view


class Moment(NamedTuple):
    """What a seat saw and answered; no answer where it is still to choose."""

    seen: View
    answer: Answer | None


def moments(events: Iterable[Event], seat: int) -> Iterator[Moment]:
    """Every answer of a seat that counted, and at last the question that it has not answered, if there is one."""
    log = list(events)
    first = log[0]
    assert isinstance(first, MatchStarted)
    state = opened(first)
    for number, event in enumerate(log[1:], start=1):
        if isinstance(event, AnswerConfirmed) and event.seat == seat and not _is_taken_back(log[number + 1 :], seat):
            yield Moment(view(state, seat), event.answer)
        state = apply(state, event)
    if seat in state.table.waiting:
        yield Moment(view(state, seat), None)


def _is_taken_back(later: list[Event], seat: int) -> bool:
    """Whether the seat undid its answer before the turn went on."""
    for event in later:
        if isinstance(event, AnswerTakenBack) and event.seat == seat:
            return True
        if not isinstance(event, AnswerConfirmed | AnswerTakenBack):
            return False
    return False
