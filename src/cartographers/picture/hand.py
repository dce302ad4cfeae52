"""The hand that draws: every line wobbles a little, and always the same way in the same place."""

from math import hypot

UNIT = 60
_WORD = 0xFFFFFFFF


def noise(a: int, b: int = 0, c: int = 0) -> float:
    """A number from 0 to 1, hashed from a place."""
    value = ((a + 101) * 374761393 ^ (b + 57) * 668265263 ^ (c + 13) * 1442695041) & _WORD
    value = (value ^ value >> 13) * 1274126177 & _WORD
    value = (value ^ value >> 15) * 2246822519 & _WORD
    return (value ^ value >> 16) / (_WORD + 1)


def wobble(a: int, b: int = 0, c: int = 0) -> float:
    """A number from -1 to 1, hashed from a place."""
    return noise(a, b, c) * 2 - 1


def point(x: float, y: float) -> str:
    """Coordinates as short text, to a tenth."""
    return f"{_number(x)} {_number(y)}".replace(" -", "-")


def _number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".") if abs(value) < 1 else text


def step(x: float, y: float, to_x: float, to_y: float) -> str:
    """The way from one point to another, between the tenths at which both are written."""
    return point(round(to_x, 1) - round(x, 1), round(to_y, 1) - round(y, 1))


def curve(x: float, y: float, by_x: float, by_y: float, to_x: float, to_y: float) -> str:
    """A bend as path data that goes on from `x` and `y`; relative, since that is much shorter."""
    return f"q{step(x, y, by_x, by_y)} {step(x, y, to_x, to_y)}".replace(" -", "-")


def line(x: float, y: float, to_x: float, to_y: float, seed: int = 0, bend: float = 1.0) -> str:
    """A ruled line, as path data."""
    along, down = to_x - x, to_y - y
    length = hypot(along, down)
    parts = max(1, round(length / 45))
    path = f"M{point(x, y)}"
    for part in range(parts):
        start, middle, end = part / parts, (part + 0.5) / parts, (part + 1) / parts
        off = wobble(seed, part, round(x + y)) * bend / length
        by_x, by_y = x + along * middle - down * off, y + down * middle + along * off
        path += curve(x + along * start, y + down * start, by_x, by_y, x + along * end, y + down * end)
    return path
