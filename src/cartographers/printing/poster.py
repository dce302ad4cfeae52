"""A finished map as a poster: large, in colour, with what it earned."""

from collections.abc import Iterator, Sequence
from functools import cache

from cartographers.board.sheet import Sheet
from cartographers.picture.land import land
from cartographers.picture.paper import MAP, frame
from cartographers.printing.drawing import Hand
from cartographers.printing.letters import SANS, SERIF, fitted, settable, width
from cartographers.printing.look import Look
from cartographers.printing.marks import Mark, Page, Written, colour_of
from cartographers.printing.outlines import Matrix
from cartographers.printing.paper import LEAST_MARGIN, PAPERS

STAR = "★"
MOST_LETTERS = 200
_SIDE = 34
"""What surrounds the grid on each side, in units of the map: the frame and the letters."""
_STEP = 8.6


@cache
def _hand() -> Hand:
    return Hand(Look("colours"), on_bare_paper=False)


def poster(sheet: Sheet, paper: str, title: str, lines: Sequence[str]) -> Page:
    """A page with the map; the title stands above it, the lines below."""
    size = PAPERS[paper]
    hand = _hand()
    room = size.width - 2 * LEAST_MARGIN - 6
    unit = room / (MAP + 2 * _SIDE)
    high = unit * (MAP + 2 * _SIDE)
    free = size.height - 2 * LEAST_MARGIN - high - _STEP * len(lines) - 26
    top = LEAST_MARGIN + 22 + max(free, 0) * 0.3
    left = (size.width - unit * MAP) / 2
    at = Matrix(unit, 0, 0, unit, left, top + _SIDE * unit)
    ground = f'<rect class="plain" x="-11" y="-11" width="{MAP + 22}" height="{MAP + 22}"/>'
    marks: list[Mark] = [*_centred(hand, title, SERIF, 12, size.width / 2, top - 4, room)]
    marks += hand.marks(ground, at)
    marks += hand.marks(frame(), at)
    marks += hand.marks(land(sheet), at)
    below = top + high + 5 + max(free, 0) * 0.1
    for number, line in enumerate(lines):
        face, largest = (SERIF, 6.4) if number == 0 else (SANS, 4.8)
        marks += _centred(hand, line, face, largest, size.width / 2, below + number * _STEP, room)
    return Page(size.width, size.height, tuple(marks))


def _centred(hand: Hand, text: str, face: str, size: float, x: float, y: float, room: float) -> Iterator[Mark]:
    """A line around a point; a star in it is drawn, since no face has one."""
    if STAR not in text:
        text, size = fitted(text, face, size, room)
    parts = [settable(part) for part in text[:MOST_LETTERS].split(STAR)]
    star = 1.5 * size
    wide = sum(width(part, face, size) for part in parts) + star * (len(parts) - 1)
    if wide > room:
        size, star, wide = size * room / wide, star * room / wide, room
    x -= wide / 2
    ink = colour_of(hand.look.colour("ink"))
    for number, part in enumerate(parts):
        if number:
            yield from hand.symbol("star", x + star / 2, y - 0.32 * size, 1.15 * size)
            x += star
        yield Written(part, face, size, x, y, ink)
        x += width(part, face, size)
