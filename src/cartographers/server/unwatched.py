"""Measures that nobody reads, where Prometheus is not installed: a table in the browser has no operator."""

from contextlib import AbstractContextManager, nullcontext


class CollectorRegistry:
    """Collects nothing."""


class Measure:
    """Takes what it is told, and forgets it."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def labels(self, *_: object) -> "Measure":
        return self

    def inc(self) -> None:
        pass

    def dec(self) -> None:
        pass

    def set(self, value: float) -> None:
        pass

    def observe(self, amount: float) -> None:
        pass

    def time(self) -> AbstractContextManager[None]:
        return nullcontext()


Counter = Gauge = Histogram = Measure
