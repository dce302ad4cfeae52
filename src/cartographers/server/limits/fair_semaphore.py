"""A semaphore that is fair between people: so many at a time, the others wait in a fair queue."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from cartographers.server.limits.fair_queue import Place, Queue


class Closed(ConnectionError):  # noqa: N818
    """Nobody's turn comes any more."""


class FairSemaphore:
    """Lets `at_once` people do what they wait for; what it costs is the time that they take."""

    def __init__(self, at_once: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_closed = False
        self._clock = clock
        self._free = at_once
        self._waiting: Queue[asyncio.Future[None]] = Queue()

    async def take(self, person: str = "", rank: int = 0) -> Callable[[], None]:
        """Waits for a turn; what is given back is to be called once when it is over."""
        if self.is_closed:
            raise Closed
        place, turn = Place(rank, person), asyncio.get_running_loop().create_future()
        self._waiting.put(place, turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.drop(place, turn)
            if not turn.cancelled() and turn.exception() is None:  # it was called just now
                self._free += 1
                self._call()
            raise
        if self.is_closed:  # since it was called
            raise Closed
        return partial(self._over, place, self._clock())

    @asynccontextmanager
    async def turn(self, person: str = "", rank: int = 0) -> AsyncIterator[None]:
        over = await self.take(person, rank)
        try:
            yield
        finally:
            over()

    def close(self) -> None:
        """Sends all away that wait."""
        self.is_closed = True
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_exception(Closed())

    def _over(self, place: Place, began: float) -> None:
        self._waiting.charge(place, self._clock() - began)
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free and self._waiting:
            turn = self._waiting.take()
            if not turn.done():  # else whoever waited is gone
                self._free -= 1
                turn.set_result(None)
