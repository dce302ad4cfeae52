"""Numbers over others as curves; upwards each line is ten times the one below."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from cartographers.picture.chart import framed
from cartographers.picture.tokens import COLOURS, PIGMENTS

_LEFT, _TOP, _WIDE, _HIGH, _NAMES, _BELOW = 70, 60, 600, 300, 210, 76
_LINE = 17
_WIDTH, _HEIGHT = _LEFT + _WIDE + _NAMES, _TOP + _HIGH + _BELOW
_PIGMENTS = ("forest", "water", "village", "mountain", "farm", "monster")


class Curve(NamedTuple):
    label: str
    points: Sequence[tuple[float, float]]


class _Scale(NamedTuple):
    """From numbers to places on the sheet."""

    most: float
    low: int
    high: int

    def x(self, number: float) -> float:
        return _LEFT + _WIDE * number / self.most

    def y(self, number: float) -> float:
        return _TOP + _HIGH * (self.high - log10(number)) / (self.high - self.low)


def curves(rows: Sequence[Curve], *, title: str, below: str, note: str = "") -> str:
    """A curve for each row, named at its end; `below` says what the numbers to the right are."""
    numbers = [number for row in rows for _, number in row.points]
    low = floor(log10(min(numbers)))
    high = max(ceil(log10(max(numbers))), low + 1)
    scale = _Scale(max(at for row in rows for at, _ in row.points), low, high)
    places = sorted({at for row in rows for at, _ in row.points})
    parts = [
        *(_level(power, scale) for power in range(low, high + 1)),
        *(_place(at, scale) for at in places),
        f'<text x="{_LEFT + _WIDE // 2}" y="{_TOP + _HIGH + 40}" text-anchor="middle" '
        f'fill="{COLOURS["ink"]}">{escape(below)}</text>\n',
        *(_curve(row, _colour(number), scale) for number, row in enumerate(rows)),
        *_labels(rows, scale),
    ]
    return framed(parts, _WIDTH, _HEIGHT, title, note)


def _level(power: int, scale: _Scale) -> str:
    at = scale.y(10.0**power)
    told = f"{10**power:,}" if power >= 0 else f"{10.0**power:.{-power}f}"
    return (
        f'<path d="M{_LEFT} {at:.0f}H{_LEFT + _WIDE}" stroke="{COLOURS["dim"]}"/>'
        f'<text x="{_LEFT - 8}" y="{at + 4:.0f}" text-anchor="end" font-size="11" '
        f'fill="{COLOURS["second_ink"]}">{told}</text>\n'
    )


def _place(at: float, scale: _Scale) -> str:
    return (
        f'<text x="{scale.x(at):.0f}" y="{_TOP + _HIGH + 18}" text-anchor="middle" font-size="11" '
        f'fill="{COLOURS["second_ink"]}">{at:,.0f}</text>\n'
    )


def _colour(number: int) -> str:
    return PIGMENTS[_PIGMENTS[number % len(_PIGMENTS)]].deep


def _curve(row: Curve, colour: str, scale: _Scale) -> str:
    places = [(scale.x(at), scale.y(each)) for at, each in row.points]
    line = " ".join(f"{x:.1f} {y:.1f}" for x, y in places)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in places)
    return f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>{dots}\n'


def _labels(rows: Sequence[Curve], scale: _Scale) -> Iterator[str]:
    """Each beside the end of its curve, or below another one that is there already."""
    ends = sorted((scale.y(row.points[-1][1]), number) for number, row in enumerate(rows))
    below = 0.0
    for end, number in ends:
        below = max(end, below + _LINE)
        x = scale.x(rows[number].points[-1][0])
        label = escape(rows[number].label)
        yield f'<text x="{x + 12:.0f}" y="{below + 5:.0f}" fill="{_colour(number)}">{label}</text>\n'
