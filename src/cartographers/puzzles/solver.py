"""Somebody who solves puzzles: rating, results, streak, and the puzzle that fits next."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct

from cartographers.game.refusals import Refused
from cartographers.puzzles.difficulty import Rating, learned
from cartographers.puzzles.puzzle import Puzzle
from cartographers.puzzles.shelf import Puzzles


class Result(Struct, frozen=True, gc=False):
    """One answer that was given."""

    puzzle: str
    is_solved: bool


class Solver(Struct, frozen=True):
    """What is kept of a solver."""

    rating: Rating = Rating()
    results: tuple[Result, ...] = ()  # in the order in which they came


class Streak(Struct, frozen=True, gc=False):
    """How many puzzles were solved one after the other: up to now, and at best."""

    now: int
    longest: int


def answered(solver: Solver, puzzle: str, rating: Rating, is_solved: bool) -> tuple[Solver, Rating]:
    """The solver and the puzzle's rating after an answer; refused where the solver has answered this puzzle before."""
    if any(result.puzzle == puzzle for result in solver.results):
        raise Refused("puzzle_answered", puzzle=puzzle)
    own, its = learned(solver.rating, rating, is_solved)
    return Solver(own, (*solver.results, Result(puzzle, is_solved))), its


def streak(results: Iterable[Result]) -> Streak:
    """The streak that results amount to."""
    now = longest = 0
    for result in results:
        now = now + 1 if result.is_solved else 0
        longest = max(longest, now)
    return Streak(now, longest)


def next_for(
    solver: Solver, puzzles: Puzzles, theme: str = "", ratings: Mapping[str, Rating] = MappingProxyType({})
) -> Puzzle:
    """The puzzle nearest to a solver's strength that it has not answered; refused where none is left.

    Puzzles are as difficult as was learned of them, by id, and as they were at first where nothing was.
    """
    done = {result.puzzle for result in solver.results}
    known = puzzles.of(theme) if theme else puzzles.all
    left = [puzzle for puzzle in known if puzzle.id not in done]
    if not left:
        raise Refused("no_puzzle_left")
    known_as = {puzzle.id: ratings[puzzle.id].value if puzzle.id in ratings else puzzle.rating for puzzle in left}
    return min(left, key=lambda puzzle: abs(known_as[puzzle.id] - solver.rating.value))
