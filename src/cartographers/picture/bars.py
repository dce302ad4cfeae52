"""Numbers as bars on a scale of powers of ten."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from cartographers.picture.chart import framed
from cartographers.picture.tokens import COLOURS, PIGMENTS

_LABELS, _BARS, _NUMBERS = 400, 420, 110
_STEP, _THICK, _TOP = 30, 18, 60
_WIDTH = _LABELS + _BARS + _NUMBERS


class Bar(NamedTuple):
    label: str
    number: float
    is_ours: bool = True


def bars(rows: Sequence[Bar], *, title: str, note: str = "") -> str:
    """A bar for each number; each vertical line is ten times the one before."""
    low = floor(log10(min(bar.number for bar in rows)))
    high = ceil(log10(max(bar.number for bar in rows)))
    height = _TOP + _STEP * len(rows) + 50
    parts = [
        *(_line(power, low, high, height) for power in range(low, high + 1)),
        *(_row(bar, number, low, high) for number, bar in enumerate(rows)),
    ]
    return framed(parts, _WIDTH, height, title, note)


def _line(power: int, low: int, high: int, height: int) -> str:
    at = _LABELS + _BARS * (power - low) / (high - low)
    return (
        f'<path d="M{at:.0f} {_TOP - 12}V{height - 40}" stroke="{COLOURS["dim"]}"/>'
        f'<text x="{at:.0f}" y="{height - 26}" text-anchor="middle" font-size="11" '
        f'fill="{COLOURS["second_ink"]}">{10**power:,}</text>\n'
    )


def _row(bar: Bar, number: int, low: int, high: int) -> str:
    top = _TOP + _STEP * number
    length = _BARS * (log10(bar.number) - low) / (high - low)
    colour = PIGMENTS["forest" if bar.is_ours else "mountain"].deep
    return (
        f'<text x="{_LABELS - 12}" y="{top + 14}" text-anchor="end" fill="{COLOURS["ink"]}">{escape(bar.label)}</text>'
        f'<rect x="{_LABELS}" y="{top}" width="{length:.0f}" height="{_THICK}" fill="{colour}"/>'
        f'<text x="{_LABELS + length + 8:.0f}" y="{top + 14}" fill="{COLOURS["ink"]}">{bar.number:,.0f}</text>\n'
    )
