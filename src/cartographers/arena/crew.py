"""Processes that play games of an arena on this machine, a game at a time each."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

import msgspec

from cartographers.arena.finished import Finished, finished
from cartographers.arena.question import Lineup, Question


def played_here(question: Question, lineups: Iterable[Lineup], workers: int) -> Iterator[Finished]:
    """Plays games on some cores of this machine, in whatever order they are finished."""
    if workers == 1:
        for lineup in lineups:
            yield finished(question, lineup)
        return
    crew = [_Worker(question) for _ in range(workers)]
    try:
        yield from _shared(crew, iter(lineups))
    finally:
        for worker in crew:
            worker.end()


def _shared(crew: "list[_Worker]", lineups: Iterator[Lineup]) -> Iterator[Finished]:
    """Each worker takes the next game when it has finished one."""
    ends: SimpleQueue[Finished | BaseException | None] = SimpleQueue()
    one_at_a_time = Lock()

    def work(worker: _Worker) -> None:
        try:
            while True:
                with one_at_a_time:
                    lineup = next(lineups, None)
                if lineup is None:
                    break
                ends.put(worker.play(lineup))
        except BaseException as error:
            ends.put(error)
        else:
            ends.put(None)

    for worker in crew:
        Thread(target=work, args=(worker,), daemon=True).start()
    working = len(crew)
    while working:
        end = ends.get()
        if isinstance(end, BaseException):
            raise end
        if end is None:
            working -= 1
        else:
            yield end


class _Worker:
    """A process that plays games (worker). It ends when nobody is left to ask it."""

    def __init__(self, question: Question) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cartographers.arena.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for this process alone, which then ends the others
        )
        self._question = msgspec.json.encode(question)

    def play(self, lineup: Lineup) -> Finished:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # then there is no answer either
            self._process.stdin.write(self._question + b"\n" + msgspec.json.encode(lineup) + b"\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ChildProcessError("a process that played games has died")
        return msgspec.json.decode(line, type=Finished)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
