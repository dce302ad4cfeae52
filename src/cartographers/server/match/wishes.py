"""The wishes for one match, carried out one after the other: decided, written, and only then answered."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.hosting.hosted import Wish
from cartographers.server.match.ledger import Ledger, Wished, Written, line_of
from cartographers.store.log import Conflict, Entry, Line, Store, Unavailable

log = logging.getLogger("cartographers.room")

MOST_TRIES = 50


class _Waiting(NamedTuple):
    wished: Wished
    answer: asyncio.Future[int]


class _Step:
    """What wishes bring about; decided again, while others have to wait, where they wrote first."""

    def __init__(self, match: str, ledger: Ledger, wishes: Sequence[Wished]) -> None:
        self._match = match
        self._ledger = ledger
        self._wishes = wishes
        self.written: list[Written] = []
        self.answers: list[int | Refused] = []

    def decide(self) -> None:
        self.written, self.answers = self._ledger.decided(self._wishes, time.time())

    @property
    def append(self) -> tuple[Line, list[Entry]]:
        """What is to be written."""
        newest = self.written[-1]
        return line_of(self._match, newest.hosted, newest.entry.at), [each.entry for each in self.written]

    def again(self, missed: Sequence[Entry]) -> tuple[Line, list[Entry]] | None:
        metrics.CONFLICTS.inc()
        self._ledger.read(missed)
        self.decide()
        return self.append if self.written else None


class Wishes:
    """Those that wait, and whoever works on them. `catch_up` reads on, `done` is called after each step."""

    def __init__(
        self,
        match: str,
        ledger: Ledger,
        store: Store,
        catch_up: Callable[[], Awaitable[None]],
        done: Callable[[], None],
    ) -> None:
        self.doubtful = False  # whether the last entries were written is not known
        self.working: asyncio.Task[None] | None = None
        self._match = match
        self._ledger = ledger
        self._store = store
        self._catch_up = catch_up
        self._done = done
        self._queue: list[_Waiting] = []

    def hand_in(self, person: str, wish_id: str, wish: Wish) -> asyncio.Future[int]:
        """The number of the entry with which a wish is done; Refused or Unavailable."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(Wished(person, wish_id, wish), answer))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return answer

    async def _work(self) -> None:
        """Takes all wishes that wait, writes what they bring about at once, and answers them."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                try:
                    await self._do(batch)
                except Exception as error:  # every wish gets an answer
                    if not isinstance(error, Unavailable):
                        log.exception("a room could not work", extra=self._where)
                    for waiting in batch:
                        _resolve(waiting.answer, error)
        finally:
            self.working = None

    async def _do(self, batch: list[_Waiting]) -> None:
        step = _Step(self._match, self._ledger, [waiting.wished for waiting in batch])
        for _ in range(MOST_TRIES):
            step.decide()
            if step.written and not await self._append(step):
                continue
            for waiting, answer in zip(batch, step.answers, strict=True):
                _resolve(waiting.answer, answer)
            self._done()
            return
        raise Unavailable("others write faster")

    async def _append(self, step: _Step) -> bool:
        """Writes what is decided and takes it; False where it could not follow, and what others wrote is known now."""
        try:
            with metrics.APPEND.time():
                await self._store.append(*step.append, step.again)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self._catch_up()
            return False
        except Unavailable:
            metrics.UNAVAILABLE.inc()
            self.doubtful = True
            log.warning("not saved", extra=self._where)
            raise
        self._ledger.take(step.written)
        log.debug("written", extra=self._where)
        return True

    @property
    def _where(self) -> dict[str, object]:
        """What the server's log says of a match."""
        return {"match": self._match, "seq": self._ledger.seq}


def _resolve(answer: asyncio.Future[int], value: int | Exception) -> None:
    if answer.done():  # whoever asked is gone
        return
    if isinstance(value, Exception):
        answer.set_exception(value)
    else:
        answer.set_result(value)
