"""Long work, a slice at a time: between two slices the loop serves everybody else."""

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Generic, NamedTuple, TypeVar

SLICE = 0.001
"""Seconds of one slice. A piece of work that takes longer is a slice of its own."""

Result = TypeVar("Result")


class _Done(NamedTuple, Generic[Result]):
    value: Result


class Pace:
    """Lets one slice of all long work of a process into each round of the loop, by turns."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # fair: whoever comes first is served first

    async def result(self, work: Generator[None, None, Result]) -> Result:
        """What a work comes to that yields after each of its pieces."""
        while True:
            async with self._turn:
                done = _slice(work)
                await asyncio.sleep(0)  # a round of the loop for the others, however short this one was
            if done is not None:
                return done.value

    async def call(self, piece: Callable[[], Result]) -> Result:
        """What a work comes to that is one piece."""
        return await self.result(_whole(piece))


def _slice(work: Generator[None, None, Result]) -> _Done[Result] | None:
    began = time.perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as end:
            return _Done(end.value)
        if time.perf_counter() - began >= SLICE:
            return None


def _whole(piece: Callable[[], Result]) -> Generator[None, None, Result]:
    yield from ()
    return piece()
