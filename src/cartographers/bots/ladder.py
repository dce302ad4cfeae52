"""The bots by name, from the weakest to the strongest.

A master may be told how long to think, `master:30`, and with how many threads, `master:30x2`.
"""

from functools import partial
from typing import NamedTuple

from cartographers.bots import BOTS, Bot, fast_bots, planner
from cartographers.native import available

LADDER: tuple[str, ...] = ("random", "greedy", "planner", "master")
BUDGET = 100
"""The milliseconds that a master thinks about a move unless it is told otherwise."""
LONGEST_BUDGET = 60_000
MOST_THREADS = 64


class UnknownBot(ValueError):  # noqa: N818
    """There is no bot of that name, or it cannot think for so long."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NeedsNative(RuntimeError):  # noqa: N818
    """The bot plays by machine code, and numba is not installed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def names() -> tuple[str, ...]:
    """The bots that can play here."""
    return LADDER if available() else LADDER[:-1]


class Thought(NamedTuple):
    """How much a master thinks about a move."""

    budget: int = BUDGET  # in milliseconds
    threads: int = 1


def thought_of(name: str) -> Thought | None:
    """What a name grants a master; nothing for a bot that does not think by the clock."""
    who, told, granted = name.partition(":")
    if who not in LADDER or (told and who != "master"):
        raise UnknownBot(name)
    if who != "master":
        return None
    if not told:
        return Thought()
    budget, also, threads = granted.partition("x")
    if not (_is_within(budget, LONGEST_BUDGET) and (not also or _is_within(threads, MOST_THREADS))):
        raise UnknownBot(name)
    return Thought(int(budget), int(threads or 1))


def _is_within(number: str, most: int) -> bool:
    return number.isascii() and number.isdigit() and len(number) < 9 and 0 < int(number) <= most


def budget_of(name: str) -> int | None:
    """The milliseconds that a name grants a master; nothing for a bot that does not think by the clock."""
    thought = thought_of(name)
    return None if thought is None else thought.budget


def bot(name: str) -> Bot:
    """The bot of a name."""
    thought = thought_of(name)
    if name in BOTS:
        return fast_bots()[name] if available() else BOTS[name]
    if not available() and thought is None:
        return planner.choose
    if not available():
        raise NeedsNative(name)
    from cartographers.native.search.bots import mastered, planned

    if thought is None:
        return planned
    return partial(mastered, budget=float(thought.budget), threads=thought.threads)
