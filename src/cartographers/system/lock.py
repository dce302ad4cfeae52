"""A file that only one process holds at a time; the system lets go of it when the process dies."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def take(file: int) -> bool:
    """Whether an open file is ours from now on, until it is closed: no other process holds it."""
    try:
        _take(file)
    except OSError:
        return False
    return True


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Whether a file is ours meanwhile. The file stays: were it removed, two could hold one of this name."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield take(file)
    finally:
        os.close(file)
