"""The bots by name, from the weakest to the strongest. A master may be told how long to think: `master:30`."""

from functools import partial

from cartographers.bots import BOTS, Bot, fast_bots, planner
from cartographers.native import available

LADDER: tuple[str, ...] = ("random", "greedy", "planner", "master")
BUDGET = 100
"""The milliseconds that a master thinks about a move unless it is told otherwise."""
LONGEST_BUDGET = 60_000


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


def budget_of(name: str) -> int | None:
    """The milliseconds that a name grants a master; nothing for a bot that does not think by the clock."""
    who, told, budget = name.partition(":")
    if who not in LADDER or (told and who != "master"):
        raise UnknownBot(name)
    if who != "master":
        return None
    if not told:
        return BUDGET
    if not (budget.isascii() and budget.isdigit() and len(budget) < 9 and 0 < int(budget) <= LONGEST_BUDGET):
        raise UnknownBot(name)
    return int(budget)


def bot(name: str) -> Bot:
    """The bot of a name."""
    budget = budget_of(name)
    if name in BOTS:
        return fast_bots()[name] if available() else BOTS[name]
    if not available() and budget is None:
        return planner.choose
    if not available():
        raise NeedsNative(name)
    from cartographers.native.search.bots import mastered, planned

    if budget is None:
        return planned
    return partial(mastered, budget=float(budget))
