"""The stars that a scorer would give after each of many placements, as bots.gains has them, by machine code."""

from collections.abc import Sequence

from cartographers.board.grid import Board
from cartographers.board.shapes import Pose
from cartographers.board.sheet import Sheet
from cartographers.native.compiler import kernels
from cartographers.native.compiler.int128 import words
from cartographers.native.registry import entry, kernel_of


def stars_after(card: str, sheet: Sheet, layer: int, fits: Sequence[tuple[Pose, Board]]) -> list[int]:
    """The stars that `card`, `monsters` or `mountains` give after each placement drawn with the terrain of `layer`.

    They come turn by turn, anchors in reading order. The first call for a card compiles it.
    """
    boards = [*sheet]
    for pose, places in fits:
        boards.append(pose.pattern)
        boards.append(places)
    stars: list[int] = entry(kernels.after_each)(kernel_of(card), words(boards), layer).tolist()
    return stars
