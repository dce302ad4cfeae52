"""What one seat, or a watcher, may know. Built from open facts only; nothing secret is ever put in."""

from msgspec import Struct

from cartographers.board.grid import NONE, lowest
from cartographers.game import powers
from cartographers.game.changes import seat_after
from cartographers.game.commands import Command, Reply
from cartographers.game.events import AnswerConfirmed, Event, MatchStarted, SeasonStarted
from cartographers.game.offers import choices, offer
from cartographers.game.state import Answer, Dodging, Drawing, Seat, State, Table, Target, Task


class View(Struct, frozen=True, gc=False):
    """The open table, and what the seat itself has answered in this turn."""

    table: Table
    seat: int | None  # None: a watcher
    answer: Answer | None = None

    def answers(self) -> list[Answer]:
        """Every answer without a skill that the seat may give now; none where it is not asked."""
        return [] if self.seat is None else answers(self.table, self.seat)

    def after(self, drawing: Drawing) -> Seat:
        """The seat whose map a legal drawing goes on, as the drawing leaves it."""
        assert self.seat is not None, "a watcher draws nothing"
        return seat_after(self.table, self.seat, drawing)

    def reply(self, answer: Answer) -> Command:
        """The command by which the seat gives an answer."""
        assert self.seat is not None, "a watcher answers nothing"
        return Reply(self.seat, self.table.turn, answer)


def view(state: State, seat: int | None) -> View:
    return View(state.table, seat, None if seat is None else state.answers[seat])


def answers(table: Table, seat: int) -> list[Answer]:
    """Every answer without a skill that `seat` may give now; none where the table does not wait for it."""
    if seat not in table.waiting:
        return []
    if table.task is Task.DRAW:
        return [*choices(offer(table, seat))]
    if table.task is Task.DODGE:
        return [Dodging(True), Dodging(False)]
    targets, found = powers.targets(table, table.card, seat), list[Answer]()
    while targets != NONE:
        found.append(Target(lowest(targets)))
        targets ^= lowest(targets)
    return found


def seen(event: Event, seat: int | None) -> Event:
    """An event as `seat` may see it."""
    if isinstance(event, MatchStarted):
        return MatchStarted(event.options, event.edicts, event.skills, event.rules, event.content, event.seal)
    if isinstance(event, SeasonStarted):
        return SeasonStarted(event.season, event.hidden)
    if isinstance(event, AnswerConfirmed) and event.seat != seat:
        return AnswerConfirmed(event.seat)
    return event
