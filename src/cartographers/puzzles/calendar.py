"""One puzzle a day: every puzzle has its day before any comes again."""

from datetime import date
from functools import lru_cache

from cartographers.game.chance import shuffled
from cartographers.puzzles.puzzle import Puzzle
from cartographers.puzzles.shelf import Puzzles, shipped


def of_the_day(day: date, puzzles: Puzzles | None = None) -> Puzzle:
    """The puzzle of a date, which is meant in UTC: the same for everybody."""
    found = shipped() if puzzles is None else puzzles
    order = _order(tuple(puzzle.id for puzzle in found))
    return found.named(order[day.toordinal() % len(order)])


@lru_cache(maxsize=4)
def _order(ids: tuple[str, ...]) -> tuple[str, ...]:
    return shuffled("puzzles", "of the day", ids)
