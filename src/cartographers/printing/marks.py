"""What lies on a page, one over the other: outlines and texts, in millimetres from the upper left."""

from typing import NamedTuple

from cartographers.printing.outlines import Outline


class Colour(NamedTuple):
    """Red, green and blue, each from 0 to 1."""

    red: float
    green: float
    blue: float


BLACK, WHITE = Colour(0, 0, 0), Colour(1, 1, 1)


class Pen(NamedTuple):
    colour: Colour
    width: float
    is_round: bool = False  # its ends
    dashes: tuple[float, ...] = ()


class Drawn(NamedTuple):
    """An outline, filled, stroked or both; `depth` says how much of what is below it covers."""

    outline: Outline
    fill: Colour | None = None
    pen: Pen | None = None
    depth: float = 1
    is_even: bool = False  # an outline inside another is a hole
    name: str = ""  # of a part that a reader of the file may look for


class Written(NamedTuple):
    """Letters from a point on their line on."""

    text: str
    face: str
    size: float
    x: float
    y: float
    colour: Colour = BLACK


class Clipped(NamedTuple):
    """Marks of which only what lies inside an outline is seen."""

    outline: Outline
    marks: "tuple[Mark, ...]"


Mark = Drawn | Written | Clipped


class Page(NamedTuple):
    """Width and height in millimetres."""

    width: float
    height: float
    marks: tuple[Mark, ...]


def colour_of(text: str) -> Colour:
    """A colour as `#rgb` or `#rrggbb`."""
    digits = text.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    red, green, blue = (int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return Colour(red, green, blue)


def paled(colour: Colour, depth: float) -> Colour:
    """A colour on white paper, thinned to a share of its depth."""
    red, green, blue = (1 - depth * (1 - part) for part in colour)
    return Colour(red, green, blue)
