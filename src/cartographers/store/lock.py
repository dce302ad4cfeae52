"""A database of which one process at a time makes use."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from cartographers.store.log import Unavailable
from cartographers.system.lock import locked


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Holds a lock file; Unavailable where another process does."""
    with ExitStack() as leaving:
        try:
            is_ours = leaving.enter_context(locked(path))
        except (OSError, ValueError) as error:
            raise Unavailable(str(error)) from error
        if not is_ours:
            raise Unavailable(f"{path}: another process uses this database")
        yield
