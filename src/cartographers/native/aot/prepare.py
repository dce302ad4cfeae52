"""Has machine code made before it is used, and tells whoever waits that it is: once on a machine, how long, how far."""

import sys
import time
from collections.abc import Callable, Iterator

from cartographers.locales import texts
from cartographers.native.aot.build import Progress, made
from cartographers.native.aot.pieces import Pieces
from cartographers.native.compiler.notice import PATIENCE, keep_quiet

Teller = Callable[[Iterator[Progress]], None]


def tell_once(steps: Iterator[Progress]) -> None:
    """Waits, and says so in one line where it takes longer than a moment."""
    started, is_told = time.monotonic(), False
    for progress in steps:
        if not is_told and time.monotonic() - started > PATIENCE:
            is_told = True
            sys.stderr.write(sentence(progress) + "\n")
            sys.stderr.flush()


def sentence(progress: Progress) -> str:
    """What is being done, and how far it is."""
    return texts()("cli-preparing-far", seconds=progress.seconds, percent=int(100 * progress.share))


_known: set[Pieces] = set()
_teller: list[Teller] = [tell_once]


def tell_by(teller: Teller) -> None:
    """Has whoever waits in this process told in another way."""
    _teller[0] = teller
    keep_quiet(teller is hush)


def prepare(pieces: Pieces) -> None:
    """Has pieces made by all cores, where they are not, and tells how far they are."""
    if pieces not in _known:
        _teller[0](made(pieces))
        _known.add(pieces)


def hush(steps: Iterator[Progress]) -> None:
    """Waits without a word."""
    for _ in steps:
        pass
