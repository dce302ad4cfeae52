"""Speeds that can be compared.

Machines differ and are shared, so a figure stands beside a yardstick that is measured in turns with it: how often a
second plain Python finds the neighbours of a set of spaces. The ratio says more than the figure.
"""

import time
from collections.abc import Callable
from statistics import median

from msgspec import Struct

from cartographers.board.grid import ALL, beside


class Speed(Struct, frozen=True):
    """Of some rounds: the median a second, the best, and the median for each of the yardstick's in the same time."""

    a_second: float
    best_round: float
    per_yard: float


def yardstick(seconds: float = 0.2) -> float:
    """Sets of spaces a second whose neighbours plain Python finds."""
    board, done = ALL // 7, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(1000):
            board = beside(board) ^ 5
        done += 1000
    return done / (time.process_time() - started)


def compared(measure: Callable[[], float], rounds: int) -> Speed:
    """What a measure says in some rounds, each between two looks at the yardstick."""
    figures, ratios = [], []
    before = yardstick()
    for _ in range(rounds):
        figure = measure()
        after = yardstick()
        figures.append(figure)
        ratios.append(figure / ((before + after) / 2))
        before = after
    return Speed(median(figures), max(figures), median(ratios))
