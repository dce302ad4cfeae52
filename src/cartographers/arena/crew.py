"""Processes that play games of an arena on this machine, a game at a time each."""

from collections.abc import Iterable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread

from cartographers.arena.finished import Finished, finished
from cartographers.arena.question import Lineup, Question
from cartographers.arena.worker import Asked, player
from cartographers.system.worker import Worker


def played_here(question: Question, lineups: Iterable[Lineup], workers: int) -> Iterator[Finished]:
    """Plays games on some cores of this machine, in whatever order they are finished."""
    if workers == 1:
        for lineup in lineups:
            yield finished(question, lineup)
        return
    crew = [Worker(player) for _ in range(workers)]
    try:
        yield from _shared(question, crew, iter(lineups))
    finally:
        for worker in crew:
            worker.end()


def _shared(question: Question, crew: list[Worker[Asked, Finished]], lineups: Iterator[Lineup]) -> Iterator[Finished]:
    """Each worker takes the next game when it has finished one."""
    ends: SimpleQueue[Finished | BaseException | None] = SimpleQueue()
    one_at_a_time = Lock()

    def work(worker: Worker[Asked, Finished]) -> None:
        try:
            while True:
                with one_at_a_time:
                    lineup = next(lineups, None)
                if lineup is None:
                    break
                ends.put(worker.ask((question, lineup)))
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
