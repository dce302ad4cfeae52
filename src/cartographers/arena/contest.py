"""An arena from its question to its games: those that are missing are played, wherever that is to be."""

from collections.abc import Iterable, Iterator

from cartographers.arena.cluster import played_on_ray
from cartographers.arena.crew import played_here
from cartographers.arena.finished import Finished
from cartographers.arena.question import Lineup, Question, lineups


def missing(question: Question, games: Iterable[Finished]) -> list[Lineup]:
    """The games of a question that were not played yet."""
    done = {game.lineup for game in games}
    return [lineup for lineup in lineups(question) if lineup not in done]


def played(question: Question, left: list[Lineup], workers: int, ray: str | None) -> Iterator[Finished]:
    """Plays games on this machine, or on the Ray cluster with an address."""
    if not left:
        return iter(())
    if ray is not None:
        return played_on_ray(question, left, ray)
    return played_here(question, left, min(workers, len(left)))


def asked_for(question: Question, games: Iterable[Finished]) -> list[Finished]:
    """The games that belong to a question; a file may hold more deals than are asked for."""
    return [game for game in games if game.deal < question.deals]
