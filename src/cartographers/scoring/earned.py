"""What a scorer answers, and the register of scorers by card."""

from collections.abc import Callable
from typing import NamedTuple

from cartographers.board.grid import Board
from cartographers.board.sheet import Sheet


class Earned(NamedTuple):
    """Stars, and the spaces that earned them."""

    stars: int
    spaces: Board


Scorer = Callable[[Sheet], Earned]

SCORERS: dict[str, Scorer] = {}


def scorer(card: str) -> Callable[[Scorer], Scorer]:
    """Registers a function as the scorer of `card`."""

    def register(function: Scorer) -> Scorer:
        assert card not in SCORERS, card
        SCORERS[card] = function
        return function

    return register
