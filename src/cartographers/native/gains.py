"""The stars that a scorer would give after each of many placements, as bots.gains has them, by machine code."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.board.grid import NONE, Board, count, lowest
from cartographers.board.shapes import Turned
from cartographers.board.sheet import Sheet, drawn
from cartographers.native.compile import RULES, Namespace, compiled
from cartographers.native.pairs import Words, board_at, words
from cartographers.scoring import SCORERS, Scorer, monsters

Stars: TypeAlias = npt.NDArray[np.int64]

LAYERS = len(Sheet._fields)

score: Scorer = monsters  # and in every kernel the scorer it is for


def sheet_at_start(words: Words) -> Sheet:
    """The sheet that the first boards among `words` are the layers of."""
    return Sheet(
        board_at(words, 0),
        board_at(words, 1),
        board_at(words, 2),
        board_at(words, 3),
        board_at(words, 4),
        board_at(words, 5),
        board_at(words, 6),
        board_at(words, 7),
        board_at(words, 8),
        board_at(words, 9),
        board_at(words, 10),
        board_at(words, 11),
        board_at(words, 12),
        board_at(words, 13),
        board_at(words, 14),
        board_at(words, 15),
    )


def after_each(words: Words, layer: int) -> Stars:
    """The stars after each placement; `words` hold a sheet and then, turn by turn, a pattern and its anchors."""
    sheet = sheet_at_start(words)
    turns = range(LAYERS, len(words) // 2, 2)
    total = 0
    for turn in turns:
        total += count(board_at(words, turn + 1))
    stars = np.empty(total, np.int64)
    placement = 0
    for turn in turns:
        pattern = board_at(words, turn)
        places = board_at(words, turn + 1)
        while places != NONE:
            anchor = lowest(places)
            places = places ^ anchor
            spaces = pattern << count(~-anchor)  # ~-anchor: all spaces before it
            stars[placement] = score(drawn(sheet, layer, spaces)).stars
            placement += 1
    return stars


_NAMES: Namespace = {**globals(), **RULES}
_NAMES["sheet_at_start"] = compiled(sheet_at_start, _NAMES, "sheet_at_start")


@cache
def _kernel(card: str) -> Any:
    scorer = SCORERS[card].__name__ if card in SCORERS else card
    return compiled(after_each, {**_NAMES, "score": _NAMES[scorer]}, f"after_each_{card}")


def stars_after(card: str, sheet: Sheet, layer: int, fits: Sequence[tuple[Turned, Board]]) -> list[int]:
    """The stars that `card`, `monsters` or `mountains` give after each placement drawn with the terrain of `layer`.

    They come turn by turn, anchors in reading order. The first call for a card compiles it.
    """
    boards = [*sheet]
    for turned, places in fits:
        boards.append(turned.pattern)
        boards.append(places)
    stars: list[int] = _kernel(card)(words(boards), layer).tolist()
    return stars
