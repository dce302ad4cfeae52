"""Path data as points on paper: read, moved by a matrix, made of lines and cubic curves alone."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import acos, ceil, cos, hypot, pi, sin, sqrt, tan
from typing import NamedTuple

_PART = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "A": 7, "Z": 0}
ROUND = 0.5523
"""How far the handles of a quarter of a circle reach, in radii."""


class Matrix(NamedTuple):
    """Where a point comes to lie: (a x + c y + e, b x + d y + f)."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def before(self, inner: "Matrix") -> "Matrix":
        """First `inner`, then this."""
        a, b = self.a * inner.a + self.c * inner.b, self.b * inner.a + self.d * inner.b
        c, d = self.a * inner.c + self.c * inner.d, self.b * inner.c + self.d * inner.d
        return Matrix(a, b, c, d, *self.at(inner.e, inner.f))

    @property
    def scale(self) -> float:
        """How much wider a line becomes."""
        return sqrt(abs(self.a * self.d - self.b * self.c))


class Step(NamedTuple):
    """`m` to move, `l` for a line, `c` for a curve, `z` to close; with the points that it needs."""

    kind: str
    points: tuple[float, ...] = ()


Outline = tuple[Step, ...]


def matrix_of(transform: str) -> Matrix:
    """The matrix of an SVG transform of translations, scales and rotations."""
    matrix = Matrix()
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(part) for part in arguments.replace(",", " ").split()]
        if name == "translate":
            matrix = matrix.before(Matrix(e=values[0], f=values[1] if len(values) > 1 else 0))
        elif name == "scale":
            matrix = matrix.before(Matrix(values[0], d=values[-1]))
        else:
            assert name == "rotate", name
            turn = values[0] * pi / 180
            matrix = matrix.before(Matrix(cos(turn), sin(turn), -sin(turn), cos(turn)))
    return matrix


def moved(outline: Outline, matrix: Matrix) -> Outline:
    """The same outline elsewhere."""
    return tuple(
        Step(kind, tuple(c for place in range(0, len(p), 2) for c in matrix.at(p[place], p[place + 1])))
        for kind, p in outline
    )


@lru_cache(maxsize=1024)  # symbols and letters come again and again
def outline_of(data: str) -> Outline:
    """The steps of path data."""
    return tuple(_steps(data))


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Every command with its numbers; repeated ones are told apart."""
    command, numbers = "", list[float]()
    for part in _PART.findall(data):
        if part.isalpha():
            command, numbers = part, []
            if command in "Zz":
                yield command, []
            continue
        numbers.append(float(part))
        if len(numbers) == _COUNT[command.upper()]:
            yield command, numbers
            command, numbers = {"M": "L", "m": "l"}.get(command, command), []


def _steps(data: str) -> Iterator[Step]:
    x = y = start_x = start_y = 0.0
    handle = (0.0, 0.0)  # of the curve before, for T
    for command, numbers in _commands(data):
        kind = command.upper()
        is_relative = command.islower()
        n = _absolute(kind, numbers, (x, y) if is_relative else (0, 0))
        if kind == "Z":
            yield Step("z")
            x, y = start_x, start_y
            continue
        here, (x, y) = (x, y), _end(kind, n, x, y)
        if kind == "M":
            start_x, start_y = x, y
            yield Step("m", (x, y))
        elif kind in "QT":
            by = (n[0], n[1]) if kind == "Q" else (2 * here[0] - handle[0], 2 * here[1] - handle[1])
            yield _quadratic(here, by, (x, y))
            handle = by
        elif kind == "C":
            yield Step("c", tuple(n))
        elif kind == "A":
            yield from _arc(here, n[0], bool(n[3]), bool(n[4]), (x, y))
        else:
            yield Step("l", (x, y))
        if kind not in "QT":
            handle = (x, y)


def _absolute(kind: str, numbers: list[float], origin: tuple[float, float]) -> list[float]:
    if kind == "A":
        return [*numbers[:5], numbers[5] + origin[0], numbers[6] + origin[1]]
    shift = 1 if kind == "V" else 0
    return [number + origin[(place + shift) % 2] for place, number in enumerate(numbers)]


def _end(kind: str, n: list[float], x: float, y: float) -> tuple[float, float]:
    if kind == "H":
        return n[0], y
    if kind == "V":
        return x, n[0]
    return n[-2], n[-1]


def _quadratic(start: tuple[float, float], by: tuple[float, float], end: tuple[float, float]) -> Step:
    """A bend with one handle, as one with two."""
    first = (start[side] + (by[side] - start[side]) * 2 / 3 for side in (0, 1))
    second = (end[side] + (by[side] - end[side]) * 2 / 3 for side in (0, 1))
    return Step("c", (*first, *second, *end))


def _arc(
    start: tuple[float, float], radius: float, is_long: bool, is_clockwise: bool, end: tuple[float, float]
) -> Iterator[Step]:
    """A part of a circle, in curves of at most a quarter."""
    across, down = (end[0] - start[0]) / 2, (end[1] - start[1]) / 2
    half = hypot(across, down)
    radius = max(radius, half)
    off = sqrt(max(radius**2 - half**2, 0)) / half * (1 if is_long != is_clockwise else -1)
    middle = start[0] + across - down * off, start[1] + down + across * off
    first = _angle(start[0] - middle[0], start[1] - middle[1])
    sweep = (_angle(end[0] - middle[0], end[1] - middle[1]) - first) % (2 * pi)
    sweep = sweep if is_clockwise else sweep - 2 * pi
    parts = max(1, ceil(abs(sweep) / (pi / 2) - 1e-9))
    step = sweep / parts
    reach = 4 / 3 * tan(step / 4) * radius
    for part in range(parts):
        one, two = first + part * step, first + (part + 1) * step
        x, y = middle[0] + radius * cos(one), middle[1] + radius * sin(one)
        to_x, to_y = middle[0] + radius * cos(two), middle[1] + radius * sin(two)
        handles = (x - reach * sin(one), y + reach * cos(one), to_x + reach * sin(two), to_y - reach * cos(two))
        yield Step("c", (*handles, to_x, to_y))


def _angle(x: float, y: float) -> float:
    return acos(max(-1.0, min(1.0, x / hypot(x, y)))) * (1 if y >= 0 else -1)


def ellipse(x: float, y: float, wide: float, high: float) -> Outline:
    """An ellipse around a point, with its two radii."""
    w, h = wide * ROUND, high * ROUND
    return (
        Step("m", (x + wide, y)),
        Step("c", (x + wide, y + h, x + w, y + high, x, y + high)),
        Step("c", (x - w, y + high, x - wide, y + h, x - wide, y)),
        Step("c", (x - wide, y - h, x - w, y - high, x, y - high)),
        Step("c", (x + w, y - high, x + wide, y - h, x + wide, y)),
        Step("z"),
    )


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    right, bottom = x + width, y + height
    return (Step("m", (x, y)), Step("l", (right, y)), Step("l", (right, bottom)), Step("l", (x, bottom)), Step("z"))


def bounds(outline: Outline) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all points, handles too."""
    xs = [p for step in outline for p in step.points[::2]]
    ys = [p for step in outline for p in step.points[1::2]]
    return min(xs), min(ys), max(xs), max(ys)
