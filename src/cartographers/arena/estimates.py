"""Means with their uncertainty: what some numbers say about all the numbers they might have been."""

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from operator import mul
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

_NORMAL = NormalDist().inv_cdf(0.975)
_FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060)
"""Student's t for 95 % at one to eight degrees of freedom, where the expansion below is too rough."""

ENOUGH = 10
"""From so many numbers on, they tell how much luck went into them."""


class Estimate(Struct, frozen=True):
    """A mean, and how far to either side its 95 % interval reaches; one number alone has none."""

    mean: float
    margin: float | None
    number: int

    @property
    def low(self) -> float:
        return self.mean - (self.margin or 0.0)

    @property
    def high(self) -> float:
        return self.mean + (self.margin or 0.0)


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of independent numbers."""
    count = len(numbers)
    if count < 2:
        return Estimate(fmean(numbers), None, count)
    return Estimate(fmean(numbers), student(count - 1) * stdev(numbers) / sqrt(count), count)


def paired_difference(first: Mapping[int, float], second: Mapping[int, float]) -> Estimate | None:
    """By how much `first` is above `second` where both have a number; nothing where they share no key."""
    shared = first.keys() & second.keys()
    return estimate([first[key] - second[key] for key in sorted(shared)]) if shared else None


def without_luck(numbers: Sequence[float], luck: Sequence[float]) -> Estimate | None:
    """The mean of independent numbers without their luck, which is known and zero in the long run; of few, nothing.

    How much of the luck went into a number is learned from all the others (the slope of a line through them). Its own
    luck has no part in that, so that what is taken off is zero in the long run, too.
    """
    count = len(numbers)
    if count < ENOUGH:
        return None
    number_sum, luck_sum = sum(numbers), sum(luck)
    squares, products = sum(held * held for held in luck), sum(map(mul, numbers, luck))
    steady = []
    for number, held in zip(numbers, luck, strict=True):
        mean = (luck_sum - held) / (count - 1)
        spread = squares - held * held - (count - 1) * mean * mean
        together = products - number * held - mean * (number_sum - number)
        steady.append(number - held * (together / spread if spread > 0 else 0.0))
    return estimate(steady)


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to either side, by Student's t."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL  # Cornish and Fisher's expansion around the normal distribution
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest of some ordered numbers that at least this share of them does not exceed."""
    return ordered[max(ceil(share * len(ordered)) - 1, 0)]
