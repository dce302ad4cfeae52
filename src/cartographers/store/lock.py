"""A file that only one process holds at a time; the system lets go of it when the process dies."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cartographers.store.log import Unavailable

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Unavailable where another process holds it. The file stays: were it removed, two could hold one of this name."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except (OSError, ValueError) as error:
        raise Unavailable(str(error)) from error
    try:
        try:
            _take(file)
        except OSError as error:
            raise Unavailable(f"{path}: another process uses this database") from error
        yield
    finally:
        os.close(file)
