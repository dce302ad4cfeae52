"""What takes a while is done for as long as somebody waits for it, and for nobody more than a few at a time."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from cartographers.game.refusals import Refused

Answer = TypeVar("Answer")


async def while_wanted(hung_up: Awaitable[None], thinking: Coroutine[Any, Any, Answer]) -> Answer:
    """What is thought; given up as soon as whoever asked has hung up."""
    thought, gone = asyncio.create_task(thinking), asyncio.ensure_future(hung_up)
    try:
        await asyncio.wait([thought, gone], return_when=asyncio.FIRST_COMPLETED)
        if not thought.done():
            raise Refused("not_now")  # which nobody reads
        return thought.result()
    finally:
        for task in (thought, gone):
            task.cancel()
        await asyncio.gather(thought, gone, return_exceptions=True)


class Few:
    """Counts what people wait for: nobody may for more than so many of a kind."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def has_enough(self, person: str) -> bool:
        return self._open[person] >= self._most

    @contextmanager
    def counted(self, person: str) -> Iterator[None]:
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            self._open += Counter()  # forgets who waits for nothing
