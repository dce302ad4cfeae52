"""What an answer to a puzzle is worth, and why the best drawing is the best: edict by edict."""

from collections.abc import Callable

from msgspec import Struct

from cartographers.game.commands import Reply
from cartographers.game.decide import answer_of
from cartographers.game.scores import scorings_left, seasons_left
from cartographers.game.state import Drawing, Seat
from cartographers.game.view import View
from cartographers.puzzles.puzzle import Puzzle, drawing_of
from cartographers.puzzles.solving import SOLVER, view_of
from cartographers.scoring import SCORERS, monsters

TOLERANCE = 0.5
"""A drawing that is so few stars behind the best solves the puzzle too."""


class Reason(Struct, frozen=True, gc=False):
    """What one edict gives as the map lies: before, after the best drawing, after the answer."""

    card: str  # or coins, monsters
    before: int
    best: int
    answer: int
    left: int  # how often it will still be scored
    lead: float | None = None  # how many stars of the lead over the second drawing come from it, until the end


class Verdict(Struct, frozen=True):
    """What became of an answer."""

    puzzle: str
    is_solved: bool
    answer: Drawing
    best: Drawing
    place: int  # among the drawings that the puzzle lists, from 1; 0 where it is none of them
    behind: float  # the stars that it is behind the best; of a drawing that is not listed, at least so many
    lead: float  # by how many stars the best leads the second
    reasons: tuple[Reason, ...]  # edicts A to D, coins, monsters
    rest: float  # how many stars of the lead come from all else: coins, monsters, room to draw


def judge(puzzle: Puzzle, answer: Drawing) -> Verdict:
    """What an answer is worth; refused where it is not legal."""
    view = view_of(puzzle)
    answer_of(view.table, Reply(SOLVER, view.table.turn, answer))
    values = {drawing_of(drawing): value for drawing, value in puzzle.drawings}
    best, most = next(iter(values.items()))
    behind = most - values.get(answer, min(values.values()))
    return Verdict(
        puzzle.id,
        answer in values and behind <= TOLERANCE,
        answer,
        best,
        [*values].index(answer) + 1 if answer in values else 0,
        round(behind, 1),
        puzzle.lead,
        _reasons(puzzle, view, answer),
        puzzle.why[-1],
    )


def _reasons(puzzle: Puzzle, view: View, answer: Drawing) -> tuple[Reason, ...]:
    table = view.table
    before, best, after = table.seats[SOLVER], view.after(puzzle.best), view.after(answer)

    def reason(card: str, stars: Callable[[Seat], int], left: int, lead: float | None = None) -> Reason:
        return Reason(card, stars(before), stars(best), stars(after), left, lead)

    def edict(card: str, left: int, lead: float) -> Reason:
        return reason(card, lambda seat: SCORERS[card](seat.sheet).stars, left, lead)

    coins = reason("coins", lambda seat: seat.coins, seasons_left(table))
    lost = reason("monsters", lambda seat: monsters(seat.sheet).stars, seasons_left(table))
    return (*map(edict, table.edicts, scorings_left(table), puzzle.why), coins, lost)
