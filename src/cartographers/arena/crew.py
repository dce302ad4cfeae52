"""Processes that play games of an arena on this machine, a game at a time each."""

from collections.abc import Iterable, Iterator

from cartographers.arena.finished import Finished, finished
from cartographers.arena.question import Lineup, Question
from cartographers.arena.worker import Asked, player
from cartographers.system.crew import shared
from cartographers.system.worker import Worker


def played_here(question: Question, lineups: Iterable[Lineup], workers: int) -> Iterator[Finished]:
    """Plays games on some cores of this machine, in whatever order they are finished."""
    if workers == 1:
        return (finished(question, lineup) for lineup in lineups)

    def play(worker: Worker[Asked, Finished], lineup: Lineup) -> list[Finished]:
        return [worker.ask((question, lineup))]

    return shared([Worker(player) for _ in range(workers)], lineups, play)
