"""Racing: which of a few plans rollouts still try, and what they are worth (Maron and Moore, "Hoeffding races", 1994).

All that are left play the same decks, so that their differences say more than the stars do (common random numbers).
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

PRIOR = 16
"""A look at the next card counts as so many rollouts. Measured: docs/lab/bots.md."""
CLEAR = 3.5
"""A plan that is so many standard errors behind the best is given up."""
FIRST_LOOK = 32
"""After how many decks that is asked first; then after twice as many, and so on."""


class Race:
    """Plans by what they are worth before, from the best to the worst, and the stars that came of each."""

    def __init__(self, prior: dict[int, float]) -> None:
        self.live = sorted(prior, key=lambda plan: -prior[plan])
        self.next_look = FIRST_LOOK
        self._prior = prior
        self._came: dict[int, list[float]] = {plan: [] for plan in prior}
        self._behind: dict[int, float] = {}
        self._rank()

    @property
    def decks(self) -> int:
        """How many decks those that are left have played."""
        return len(self._came[self.live[0]])

    def add(self, stars: Sequence[float]) -> None:
        """Adds what came of one deck: one number for each plan that is left."""
        for plan, came in zip(self.live, stars, strict=True):
            self._came[plan].append(came)

    def keep(self, number: int) -> None:
        """Drops all but so many of the best."""
        self._rank()
        del self.live[number:]

    def drop_beaten(self) -> None:
        """Drops those that are clearly behind the best, whenever there are twice as many decks as at the last look."""
        if self.decks < self.next_look:
            return
        self.next_look *= 2
        self._rank()
        first, *others = self.live
        best = self._came[first]
        self.live = [first, *(plan for plan in others if not _is_beaten(best, self._came[plan]))]

    def values(self) -> dict[int, float]:
        """What the plans are worth. Who went stays as far behind as then: later decks say nothing about it."""
        self._rank()
        best = self._value(self.live[0])
        return {plan: best - lost for plan, lost in self._behind.items()}

    def _value(self, plan: int) -> float:
        came = self._came[plan]
        return (PRIOR * self._prior[plan] + sum(came)) / (PRIOR + len(came))

    def _rank(self) -> None:
        values = {plan: self._value(plan) for plan in self.live}
        self.live.sort(key=lambda plan: -values[plan])
        self._behind.update({plan: values[self.live[0]] - values[plan] for plan in self.live})


def _is_beaten(best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one is clearly behind another, or always the same."""
    lost = [one - another for one, another in zip(best, other, strict=True)]
    return fmean(lost) >= CLEAR * sqrt(variance(lost) / len(lost))
