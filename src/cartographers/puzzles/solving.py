"""The position of a puzzle, played again from its source."""

from msgspec.structs import replace

from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused
from cartographers.game.state import Task
from cartographers.game.view import View
from cartographers.puzzles.puzzle import BadMove, Puzzle, drawing_of, read

SOLVER = 0
"""The only seat: every puzzle is of a solo game."""


def options_of(preset: str, sheet: str) -> Options:
    """The options of a source."""
    return replace(PRESETS[preset], sheet=sheet)


def position(puzzle: Puzzle) -> Match:
    """The match of a puzzle at the drawing that is asked for; refused where its source does not lead there."""
    if puzzle.preset not in PRESETS:
        raise Refused("broken_puzzle", puzzle=puzzle.id)
    try:
        match = Match(options_of(puzzle.preset, puzzle.sheet), puzzle.seed)
        for move in puzzle.played.split():
            match.answer(SOLVER, read(move))
        best = [drawing_of(drawing) for drawing, _ in puzzle.drawings]
    except (Refused, BadMove) as error:
        raise Refused("broken_puzzle", puzzle=puzzle.id) from error
    table = match.table
    if table.task is not Task.DRAW or table.turn != puzzle.turn or len(best) < 2:
        raise Refused("broken_puzzle", puzzle=puzzle.id)
    return match


def view_of(puzzle: Puzzle) -> View:
    """What whoever solves it sees: the table without its secrets, and with `View.answers` what may be drawn."""
    return position(puzzle).view(SOLVER)
