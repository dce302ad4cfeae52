"""A question that anybody may ask at any time and that costs a little: asked for all together, now and then."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")

REST = 4.0
"""How much longer than it thought it rests; so it thinks for a fifth of the time at most."""
LONGEST_REST = 2.0


class Coalesced(Generic[Answer]):
    """Whoever asks gets an answer that was looked for after they asked, together with all who asked meanwhile."""

    def __init__(self, ask: Callable[[], Awaitable[Answer]]) -> None:
        self._ask = ask
        self._next: asyncio.Task[Answer] | None = None  # has not begun to look yet
        self._one_at_a_time = asyncio.Lock()
        self._rested = 0.0  # when it may begin again

    async def answer(self) -> Answer:
        if self._next is None:
            self._next = asyncio.create_task(self._look())
            self._next.add_done_callback(lambda task: task.cancelled() or task.exception())  # all may have gone
        return await asyncio.shield(self._next)

    async def _look(self) -> Answer:
        async with self._one_at_a_time:
            await asyncio.sleep(self._rested - time.monotonic())
            self._next = None
            began = time.monotonic()
            try:
                return await self._ask()
            finally:
                ended = time.monotonic()
                self._rested = ended + min(LONGEST_REST, REST * (ended - began))
