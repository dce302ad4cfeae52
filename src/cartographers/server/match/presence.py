"""Who was at which match when, as far as this process knows."""

from collections.abc import Iterable

REMEMBERED = 24 * 3600.0
"""Whoever was seen longer ago is said to be away for so long."""


class Attendance:
    """When people were seen last: here, or by another process that told so."""

    def __init__(self, started: float) -> None:
        self._started = started  # before, nobody could have been seen
        self._last: dict[tuple[str, str], float] = {}  # by match and person, the longest ago first

    def see(self, match: str, people: Iterable[str], now: float) -> None:
        for person in people:
            self._last.pop((match, person), None)
            self._last[match, person] = now

    def last(self, match: str, person: str, now: float) -> float:
        """When somebody was at a match last; never earlier than this process can know."""
        return self._last.get((match, person), max(self._started, now - REMEMBERED))

    def forget(self, now: float) -> None:
        """Lets go of those who were seen too long ago."""
        while self._last:
            oldest = next(iter(self._last))
            if self._last[oldest] > now - REMEMBERED:
                return
            del self._last[oldest]
