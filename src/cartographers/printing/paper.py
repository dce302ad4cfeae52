"""Sizes of paper, and how a sheet lies on each: all in millimetres."""

from typing import NamedTuple

from cartographers.picture.hand import UNIT

LEAST_MARGIN = 7
"""Every printer leaves that much free."""
AROUND = 46
"""What surrounds the grid on each side, in units of the map: the frame, the letters, the marks for photos."""


class Form(NamedTuple):
    """How one sheet lies in its part of the paper."""

    width: float
    height: float
    space: float  # the side of one space of the grid
    head: float  # where the line of the title is
    row: float  # of the table
    foot: float  # where the key is
    type: float  # how large the letters are, 1 for a whole page

    @property
    def unit(self) -> float:
        return self.space / UNIT

    @property
    def left(self) -> float:
        """Where the grid begins."""
        return (self.width - 11 * self.space) / 2

    @property
    def top(self) -> float:
        return self.head + 1.2 * self.type + AROUND * self.unit

    @property
    def bottom(self) -> float:
        """Where all that belongs to the map ends."""
        return self.top + 11 * self.space + AROUND * self.unit


class Paper(NamedTuple):
    """A size of paper, upright; two sheets lie beside each other on its longer side."""

    width: float
    height: float
    whole: Form
    half: Form


PAPERS = {
    "a4": Paper(210, 297, Form(210, 297, 14.8, 19, 10.4, 286, 1), Form(148.5, 210, 10.3, 14, 7.2, 201, 0.72)),
    "letter": Paper(
        215.9, 279.4, Form(215.9, 279.4, 13.6, 18, 9.9, 268.5, 0.94), Form(139.7, 215.9, 9.7, 16, 7.6, 207, 0.7)
    ),
}
