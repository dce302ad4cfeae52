"""A process in which bots think and stars are foreseen. It gets views, never a state; it ends with its server."""

import os
import pickle
import sys
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO

from cartographers.bots.warming import is_warm
from cartographers.game.state import Table
from cartographers.native import available
from cartographers.server.thinking.answering import answered
from cartographers.server.thinking.client import LENGTH
from cartographers.server.thinking.questions import Thought


def think(asking: BinaryIO, answering: BinaryIO) -> None:
    """Answers until nobody asks any more."""
    ready = Ready()
    while len(header := asking.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(header)
        thoughts: list[Thought] = pickle.loads(asking.read(length))
        answer = pickle.dumps([answered(thought, ready) for thought in thoughts])
        answering.write(LENGTH.pack(len(answer)) + answer)
        answering.flush()


class Ready:
    """Knows for which edicts machine code is ready; once it is, it stays so."""

    def __init__(self) -> None:
        self._edicts: set[tuple[str, ...]] = set()

    def __call__(self, table: Table) -> bool:
        if table.edicts not in self._edicts and is_warm(table.edicts):
            self._edicts.add(table.edicts)
        return table.edicts in self._edicts


if __name__ == "__main__":
    if available():
        import_module("cartographers.native.policies.planner_python")  # takes a moment that nobody shall wait for
    # The server is gone, in the middle of a thought perhaps: nobody is left to be told.
    with suppress(KeyboardInterrupt, BrokenPipeError, EOFError, pickle.UnpicklingError):
        think(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)
