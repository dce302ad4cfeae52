"""Work that threads share: some games at a time, taken by whoever is free first."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types

from cartographers.native.compiler.int128 import data_of, teach

Shares: TypeAlias = npt.NDArray[np.int64]  # by part, how many games were taken; then how many are done, and all
Bell: TypeAlias = npt.NDArray[np.int64]  # how often it has rung, and how often one listens to it

SHARE = 16
"""How many games are taken at once: little is left to wait for at the end."""
_APART = 8
"""Counts of different threads lie on different lines of the cache, or they would wait for each other's."""
_LOOKS = 2000
_LISTENING = 200_000
"""How often a thread listens for more work before it sleeps, for about a millisecond: to be woken takes long."""


def shares_of(games: int, parts: int) -> Shares:
    """Games to be shared by as many threads as there are parts."""
    shares = np.zeros((parts + 1, _APART), np.int64)
    shares[parts, 1] = games
    return shares


def bell_for(threads: int, cores: int) -> Bell:
    """A bell for so many threads. They listen to it if each has a core of its own; else others need theirs."""
    bell = np.zeros(_APART, np.int64)
    bell[1] = _LISTENING if threads <= cores else 0
    return bell


def counted(counts: Shares, place: int, more: int) -> int:
    """What a count was before `more` is added to it; in machine code, no other thread comes between."""
    before = int(counts.flat[place])
    counts.flat[place] = before + more
    return before


def _counted(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    counts, place, more = arguments
    count = builder.gep(data_of(context, builder, called.args[0], counts, ir.IntType(64)), [place])
    return builder.atomic_rmw("add", count, more, "seq_cst")


teach(counted, (types.Array, types.Integer, types.Integer), types.int64, _counted)


def next_share(shares: Shares, part: int) -> tuple[int, int]:
    """Takes games, from the first to before the last: of the own part, then of what others have left; or none.

    Each thread goes on with the same games step by step: to fetch them from another core costs as much as to play them.
    """
    parts = len(shares) - 1
    games = shares[parts, 1]
    for beside in range(parts):
        other = (part + beside) % parts
        first = games * other // parts + counted(shares, _APART * other, SHARE)
        end = games * (other + 1) // parts
        if first < end:
            return first, min(first + SHARE, end)
    return games, games


def end_share(shares: Shares, games: int) -> None:
    """Some games are done."""
    counted(shares, _APART * (len(shares) - 1), games)


def all_done(shares: Shares) -> bool:
    """Whether all games are done; looks for a while before it says no."""
    looks, last = 0, len(shares) - 1
    while looks < _LOOKS and counted(shares, _APART * last, 0) < shares[last, 1]:
        looks += 1
    return looks < _LOOKS


def ring(bell: Bell, part: int) -> None:
    """Whoever asks for work rings, from within machine code, so that Python's lock is free for those who listen."""
    if part == 0:
        counted(bell, 0, 1)


def listen(bell: Bell, part: int) -> None:
    """Whoever has helped waits for the next ring, for a while and without Python's lock."""
    if part == 0:
        return
    heard, left = counted(bell, 0, 0), bell[1]
    while left > 0 and counted(bell, 0, 0) == heard:
        left -= 1
