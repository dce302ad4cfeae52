"""Group commit: all that waits is written in one transaction, so many appends cost little more than one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from cartographers.store.log import Again, Entry, Line, Unavailable

MOST = 256  # appends in a transaction: so that nobody waits long for the others'


class Append(Struct, frozen=True):
    line: Line
    entries: tuple[Entry, ...]
    again: Again | None = None


Failures = Sequence[Exception | None]
"""Of appends in their order: None for those that are written."""
Write = Callable[[Sequence[Append]], Awaitable[Failures]]
"""Writes in one transaction all but those that fail by themselves.

Raises Unavailable where it is not known whether they are written, and anything else where nothing is.
"""
Waiting = tuple[Append, asyncio.Future[None]]


class Writer:
    """Hands over what is to be appended, one transaction at a time, and tells everybody what became of theirs."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None  # runs while anything waits
        self._closed = False

    async def append(self, append: Append) -> None:
        """Returns when it is written. What has been handed over is written even if nobody waits for it any more."""
        if self._closed:
            raise Unavailable("the store is closed")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await answer

    async def close(self) -> None:
        """Writes what waits, and takes no more."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])  # who is too impatient to wait cancels this, not the writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                # All processes write matches in the same order, so none waits for another in a circle.
                await self._write_batch(sorted(batch, key=lambda waiting: waiting[0].line.match))
        finally:
            self._task = None

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        failures = await self._failures([append for append, _ in batch])
        if failures is None:
            # The database itself refused somebody's append, and with it all: by halves, so that only theirs fails.
            half = len(batch) // 2
            await self._write_batch(batch[:half])
            await self._write_batch(batch[half:])
            return
        for (_, answer), failure in zip(batch, failures, strict=True):
            _settle(answer, failure)

    async def _failures(self, appends: Sequence[Append]) -> Failures | None:
        """What became of each; None where they have to be written apart."""
        try:
            return await self._write(appends)
        except Exception as failure:  # a bug too is an answer: nobody may wait for ever
            if isinstance(failure, Unavailable) or len(appends) == 1:
                return [failure] * len(appends)
            return None


def _settle(answer: asyncio.Future[None], failure: Exception | None) -> None:
    if answer.done():  # whoever waited was cancelled
        return
    if failure is None:
        answer.set_result(None)
    else:
        answer.set_exception(failure)
