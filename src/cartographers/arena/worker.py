"""A process that plays games of an arena: a question and a lineup in, the finished game out."""

from collections.abc import Callable

from cartographers.arena.finished import Finished, finished
from cartographers.arena.question import Lineup, Question

Asked = tuple[Question, Lineup]


def player() -> Callable[[Asked], Finished]:
    """What answers there."""
    return lambda asked: finished(*asked)
