"""A process in which bots think and stars are foreseen. It gets views, never a state; it ends with its server."""

from collections.abc import Callable, Sequence
from functools import partial

from cartographers.bots.warming import is_warm
from cartographers.game.state import Table
from cartographers.server.thinking.answering import Answered, answered
from cartographers.server.thinking.questions import Thought
from cartographers.value.weights import shipped


def thinker() -> Callable[[Sequence[Thought]], list[Answered]]:
    """What answers there."""
    shipped()  # takes a moment that nobody shall wait for
    return partial(think, is_ready=Ready())


def think(thoughts: Sequence[Thought], is_ready: Callable[[Table], bool]) -> list[Answered]:
    """The answer to each thought."""
    return [answered(thought, is_ready) for thought in thoughts]


class Ready:
    """Knows for which edicts machine code is ready; once it is, it stays so."""

    def __init__(self) -> None:
        self._edicts: set[tuple[str, ...]] = set()

    def __call__(self, table: Table) -> bool:
        if table.edicts not in self._edicts and is_warm(table.edicts):
            self._edicts.add(table.edicts)
        return table.edicts in self._edicts
