"""Puzzles: positions of games in which one drawing leads clearly. This is what a player needs; making is beside it."""

from cartographers.puzzles.calendar import of_the_day
from cartographers.puzzles.puzzle import Puzzle
from cartographers.puzzles.shelf import Puzzles, shipped
from cartographers.puzzles.solver import Solver, Streak, answered, next_for, streak
from cartographers.puzzles.solving import position, view_of
from cartographers.puzzles.verdict import Verdict, judge

__all__ = [
    "Puzzle",
    "Puzzles",
    "Solver",
    "Streak",
    "Verdict",
    "answered",
    "judge",
    "next_for",
    "of_the_day",
    "position",
    "shipped",
    "streak",
    "view_of",
]
