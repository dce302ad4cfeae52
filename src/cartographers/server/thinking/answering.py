"""Answers to what a room asks, with machine code where that is ready."""

from collections.abc import Callable
from functools import cache
from random import Random

from cartographers.bots import BOTS, Bot, ladder, planner
from cartographers.bots import gains as plain_gains
from cartographers.bots.greedy import StarsAfter
from cartographers.bots.trial import Trial, trial
from cartographers.game.commands import Command
from cartographers.game.state import Table
from cartographers.server.thinking.hints import Hinted, Looked, hints, look
from cartographers.server.thinking.questions import Advise, Choose, Foresee, Look, Thought, Try
from cartographers.server.wire.counts import Gains, gains

Answered = Command | Gains | Hinted | Looked | Trial | None


def answered(thought: Thought, is_ready: Callable[[Table], bool]) -> Answered:
    """The answer to a question; `is_ready` says whether machine code for a table can be had at once."""
    match thought:
        case Choose(name, view, seed):
            return _bot(is_ready(view.table), name)(view, Random(seed))
        case Advise(view, seed):
            return hints(view, Random(seed), is_quick=not is_ready(view.table))
        case Look(moment, seed):
            return look(moment, Random(seed))
        case Try(sheet, bot, first, end):
            return trial(sheet, lambda seen, chance: _bot(is_ready(seen.table), bot)(seen, chance), range(first, end))
        case Foresee(view, skill):
            assert view.seat is not None
            return gains(view.table, view.seat, skill, _able(is_ready(view.table)))


@cache
def _bot(is_ready: bool, name: str) -> Bot:
    """The bot of a name; where its match came from a machine that could do more, the best that plays here.

    Until machine code is ready, nobody waits for it.
    """
    if not is_ready:
        return BOTS.get(name, planner.choose)
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
