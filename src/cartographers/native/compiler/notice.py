"""Breaks the silence, once, where compiling takes longer than a moment. Knows nothing of numba."""

import sys
import time

from cartographers.locales import texts

PATIENCE = 2.0
"""Seconds that nobody has to be told of."""
_is_quiet = [False]


def keep_quiet(quiet: bool) -> None:
    """Whoever waits is told in another way, or not at all."""
    _is_quiet[0] = quiet


class Notice:
    """Is told when something is compiled, and tells whoever waits."""

    def __init__(self) -> None:
        self._depth, self._spent, self._since, self._is_told = 0, 0.0, 0.0, False

    def on_start(self, _event: object) -> None:
        """Something is compiled now, perhaps within something else."""
        now = time.monotonic()
        if self._depth == 0:
            self._since = now
        self._depth += 1
        self._look(now)

    def on_end(self, _event: object) -> None:
        now = time.monotonic()
        self._look(now)
        self._depth -= 1
        if self._depth == 0:
            self._spent += now - self._since

    def _look(self, now: float) -> None:
        if not self._is_told and self._spent + now - self._since > PATIENCE:
            self._is_told = True
            if not _is_quiet[0]:
                sys.stderr.write(texts()("cli-preparing") + "\n")
                sys.stderr.flush()
