"""A process in which bots think and stars are foreseen. It gets views, never a state; it ends with its server."""

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import BinaryIO

from cartographers.bots import BOTS, Bot, ladder
from cartographers.bots import gains as plain_gains
from cartographers.bots.greedy import StarsAfter
from cartographers.bots.warming import is_warm
from cartographers.game.commands import Command
from cartographers.server.advising import Looked, hints, look
from cartographers.server.counting import Gains, gains
from cartographers.server.protocol import Advice
from cartographers.server.thinking import LENGTH, Advise, Choose, Foresee, Look, Thought


def think(asking: BinaryIO, answering: BinaryIO) -> None:
    """Answers until nobody asks any more."""
    bot, stars_after = cache(_bot), cache(_able)
    is_ready = False
    while len(header := asking.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(header)
        thoughts: list[Thought] = pickle.loads(asking.read(length))
        is_ready = is_ready or is_warm()
        ready_bot, ready_stars = partial(bot, is_ready), stars_after(is_ready)
        answer = pickle.dumps([_thought(thought, ready_bot, ready_stars) for thought in thoughts])
        answering.write(LENGTH.pack(len(answer)) + answer)
        answering.flush()


def _thought(
    thought: Thought, bot: Callable[[str], Bot], stars_after: StarsAfter
) -> Command | Gains | tuple[Advice, ...] | Looked | None:
    match thought:
        case Choose(name, view, seed):
            return bot(name)(view, Random(seed))
        case Advise(view, seed):
            return hints(view, Random(seed))
        case Look(moment, seed):
            return look(moment, Random(seed))
        case Foresee(view, skill):
            assert view.seat is not None
            return gains(view.table, view.seat, skill, stars_after)


def _bot(is_ready: bool, name: str) -> Bot:
    """The bot of a name; where its match came from a machine that could do more, the best that plays here.

    Until machine code is ready, who can do without does not wait for it.
    """
    if not is_ready and name in BOTS:
        return BOTS[name]
    try:
        return ladder.bot(name)
    except ladder.NeedsNative:
        return ladder.bot(ladder.names()[-1])


def _able(is_ready: bool) -> StarsAfter:
    """Stars by machine code where that can be had at once."""
    if not is_ready:
        return plain_gains.stars_after
    try:
        from cartographers.native.gains import stars_after
    except ImportError:
        return plain_gains.stars_after
    return stars_after


if __name__ == "__main__":
    # The server is gone, in the middle of a thought perhaps: nobody is left to be told.
    with suppress(KeyboardInterrupt, BrokenPipeError, EOFError, pickle.UnpicklingError):
        think(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)
