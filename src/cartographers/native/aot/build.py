"""Makes pieces of machine code ahead of time, by several processes: `python -m cartographers.native.aot.build PIECE…`.

A process takes any piece that nobody else makes, compiles it without running anything, and puts it on the shelf. Two
that want the same share the work; what one that was killed has left, another takes up. It ends when its standard input
does, so that none is left where nobody waits for it any more.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from cartographers.native import available
from cartographers.native.aot.pieces import Pieces, cost_of, missing
from cartographers.native.compiler.cache import is_made, making, shelf
from cartographers.native.parallel.pool import cores
from cartographers.system.helper import end_with_starter, helpers

GENTLY = "--gently"
"""Given where people play meanwhile."""
WORTH_A_PROCESS = 1.5
"""Seconds: what takes less is compiled where it is needed, in passing."""
LOOK_EVERY = 0.2


class Progress(NamedTuple):
    """How far the making of some pieces has come, in seconds of a core."""

    done: float
    total: float

    @property
    def share(self) -> float:
        return self.done / self.total if self.total else 1.0

    @property
    def seconds(self) -> int:
        """About how long it still takes, with all cores."""
        return round((self.total - self.done) / cores())


def progress_of(pieces: Pieces) -> Progress:
    """How far some pieces have come, whoever makes them."""
    total = cost_of(pieces)
    return Progress(total - cost_of(missing(pieces)), total)


@contextmanager
def makers(pieces: Pieces, gently: bool = False) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Processes that make what is missing of some pieces, one a core; none where there is little to make."""
    left = missing(pieces) if available() and shelf() is not None and sys.executable else ()
    number = min(cores(), len(left)) if cost_of(left) > WORTH_A_PROCESS else 0
    program = (sys.executable, "-m", "cartographers.native.aot.build", *((GENTLY,) if gently else ()), *left)
    with helpers(program, number) as running:
        yield running


def made(pieces: Pieces) -> Iterator[Progress]:
    """Has some pieces made and tells how far they are, from time to time; nothing where it is not worth a word."""
    with makers(pieces) as running:
        while any(process.poll() is None for process in running):
            yield progress_of(pieces)
            time.sleep(LOOK_EVERY)
        if running:
            yield progress_of(pieces)


def make_all(pieces: Sequence[str]) -> None:
    """Makes, in this process, what nobody else makes; then waits for the others and takes up what they leave."""
    left = list(pieces)
    while left:
        for piece in list(left):
            with making(piece) as is_ours:
                if is_ours and not is_made(piece):
                    _make(piece)
            if is_made(piece):
                left.remove(piece)
        if left:
            time.sleep(LOOK_EVERY)  # others are at these


def _make(piece: str) -> None:
    from cartographers.native import registry
    from cartographers.native.aot.prepare import hush, tell_by
    from cartographers.native.signatures import arguments_of, names_of

    tell_by(hush)  # whoever waits is told by whoever asked for it

    for unit in registry.UNITS:  # as if it were there: what calls it is compiled, and not run here
        registry.name_address(unit, NOWHERE)
    kind, name, *choice = piece.split()
    if kind == "unit":
        registry.unit(name)
    elif kind == "kernel":
        registry.kernel_of(name)
    elif kind == "features":
        registry.feature_kernel_of(name)
    else:
        registry.to_call(name, **names_of(name, *choice)).compile(arguments_of(name))


NOWHERE = 1

if __name__ == "__main__":
    end_with_starter()
    if GENTLY in sys.argv and sys.platform != "win32":
        os.nice(10)
    make_all([piece for piece in sys.argv[1:] if piece != GENTLY])
