"""A process in which bots think and stars are foreseen. It gets views, never a state; it ends with its server."""

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from random import Random
from typing import BinaryIO

from cartographers.bots import BOTS, Bot, ladder, quick
from cartographers.bots import gains as plain_gains
from cartographers.bots.greedy import StarsAfter
from cartographers.bots.warming import is_warm
from cartographers.game.commands import Command
from cartographers.game.state import Table
from cartographers.native import available
from cartographers.server.thinking.client import LENGTH, Advise, Choose, Foresee, Look, Thought
from cartographers.server.thinking.hints import Hinted, Looked, hints, look
from cartographers.server.wire.counts import Gains, gains


def think(asking: BinaryIO, answering: BinaryIO) -> None:
    """Answers until nobody asks any more."""
    ready = Ready()
    while len(header := asking.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(header)
        thoughts: list[Thought] = pickle.loads(asking.read(length))
        answer = pickle.dumps([_thought(thought, ready) for thought in thoughts])
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


def _thought(thought: Thought, is_ready: Callable[[Table], bool]) -> Command | Gains | Hinted | Looked | None:
    match thought:
        case Choose(name, view, seed):
            return _bot(is_ready(view.table), name)(view, Random(seed))
        case Advise(view, seed):
            return hints(view, Random(seed), is_quick=not is_ready(view.table))
        case Look(moment, seed):
            return look(moment, Random(seed))
        case Foresee(view, skill):
            assert view.seat is not None
            return gains(view.table, view.seat, skill, _able(is_ready(view.table)))


@cache
def _bot(is_ready: bool, name: str) -> Bot:
    """The bot of a name; where its match came from a machine that could do more, the best that plays here.

    Until machine code is ready, nobody waits for it.
    """
    if not is_ready:
        return BOTS.get(name, quick.choose)
    try:
        return ladder.bot(name)
    except ladder.NeedsNative:
        return ladder.bot(ladder.names()[-1])


@cache
def _able(is_ready: bool) -> StarsAfter:
    """Stars by machine code where that can be had at once."""
    if not is_ready:
        return plain_gains.stars_after
    try:
        from cartographers.native.value.gains import stars_after
    except ImportError:
        return plain_gains.stars_after
    return stars_after


if __name__ == "__main__":
    if available():
        import_module("cartographers.native.policies.planner_python")  # takes a moment that nobody shall wait for
    # The server is gone, in the middle of a thought perhaps: nobody is left to be told.
    with suppress(KeyboardInterrupt, BrokenPipeError, EOFError, pickle.UnpicklingError):
        think(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)
