"""Worker threads that help with one piece of work after the other."""

import os
from collections.abc import Callable
from threading import Lock, Thread
from typing import TypeAlias

Work: TypeAlias = Callable[[int], object]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """Some threads besides the one that asks. They start with the first work, and anew in a process that was forked.

    Nobody waits for a worker: the work is such that who comes late finds nothing left to do.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._workers: list[_Worker] = []
        self._process = 0

    def start(self, work: Work) -> None:
        """Has each worker do its part of some work, as soon as it comes: `work` is called with 1, 2, …"""
        if self._process != os.getpid():  # threads stay behind in a fork
            self._process = os.getpid()
            self._workers = [_Worker(number + 1) for number in range(self._number)]
        for worker in self._workers:
            worker.wake(work)

    def rest(self) -> None:
        """Whoever has not come yet need not come any more."""
        for worker in self._workers:
            worker.work = _nothing

    def close(self) -> None:
        """Ends the threads; they would start again with the next work."""
        for worker in self._workers:
            worker.is_ended = True
            worker.wake(_nothing)
        self._workers = []
        self._process = 0

    def __del__(self) -> None:
        self.close()


class _Worker:
    """One thread. It knows nothing of those who ask, so that they can be forgotten."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.work: Work = _nothing
        self.is_ended = False
        self._asleep = Lock()  # held but for a moment in which it is woken
        self._asleep.acquire()
        Thread(target=self._run, daemon=True).start()

    def wake(self, work: Work) -> None:
        self.work = work
        if self._asleep.locked():  # else it is about to wake up
            self._asleep.release()

    def _run(self) -> None:
        while True:
            self._asleep.acquire()
            if self.is_ended:
                return
            self.work(self.number)


def _nothing(_worker: int) -> None: ...
