"""Plots as SVG: plain shapes and words, coloured by the page's style sheet."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 760
_LEFT, _RIGHT, _TOP, _ROW, _FOOT = 190, 24, 8, 30, 26


class Axis(NamedTuple):
    """A scale from left to right: which numbers, where its ticks are, and where a number lies."""

    ticks: tuple[tuple[float, str], ...]
    place: Callable[[float], float]


class Whisker(NamedTuple):
    """A number with the interval it lies in."""

    name: str
    low: float
    middle: float
    high: float
    told: str
    colour: int


class Dots(NamedTuple):
    """Some numbers in one row, each in its colour."""

    name: str
    numbers: tuple[tuple[float, int], ...]


class Steps(NamedTuple):
    """How often each number came up."""

    name: str
    counts: dict[int, int]
    colour: int


class Reach(NamedTuple):
    """Numbers from the usual to the worst, and where they should have stayed below."""

    name: str
    numbers: tuple[float, ...]
    limit: float | None
    colour: int


def linear(numbers: Iterable[float], zero: bool = False) -> Axis:
    """An axis on which equal steps are equally wide, with round numbers at its ends."""
    found = [*numbers, *([0.0] if zero else [])]
    least, most = min(found), max(found)
    step = _round_step((most - least) / 6 or 1.0)
    first, last = floor(least / step), ceil(most / step)
    last += first == last
    ticks = tuple((number * step, f"{number * step:g}".replace("-", "−")) for number in range(first, last + 1))
    return Axis(ticks, lambda number: _across((number - first * step) / ((last - first) * step)))


def logarithmic(numbers: Iterable[float]) -> Axis:
    """An axis on which each step is ten times the last."""
    found = [max(number, 0.001) for number in numbers]
    first, last = floor(log10(min(found))), ceil(log10(max(found)))
    last += first == last
    ticks = tuple((10.0**power, f"{10.0**power:,g}") for power in range(first, last + 1))
    return Axis(ticks, lambda number: _across((log10(max(number, 0.001)) - first) / (last - first)))


def whiskers(title: str, rows: Sequence[Whisker], zero: bool = False) -> str:
    """A dot for each number, and a line for its interval."""
    axis = linear([end for row in rows for end in (row.low, row.high)], zero)
    parts = []
    for number, row in enumerate(rows):
        y, low, middle, high = _row(number), axis.place(row.low), axis.place(row.middle), axis.place(row.high)
        parts.append(
            f'<g class="bot{row.colour}"><title>{escape(f"{row.name}: {row.told}")}</title>'
            f'<path class="stroke" d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"/>'
            f'<circle class="fill" cx="{middle:.1f}" cy="{y}" r="5"/></g>'
        )
    line = f'<path class="zero" d="M{axis.place(0):.1f} 0V{_foot(len(rows))}"/>' if zero else ""
    return _plot(title, axis, [row.name for row in rows], line + "".join(parts))


def dots(title: str, rows: Sequence[Dots]) -> str:
    """Some dots a row."""
    axis = linear([number for row in rows for number, _ in row.numbers], zero=True)
    parts = [
        f'<circle class="bot{colour} fill" cx="{axis.place(number):.1f}" cy="{_row(place)}" r="5">'
        f"<title>{escape(row.name)}: {number:.1f}</title></circle>"
        for place, row in enumerate(rows)
        for number, colour in row.numbers
    ]
    return _plot(title, axis, [row.name for row in rows], "".join(parts))


def steps(title: str, rows: Sequence[Steps], width: int = 5) -> str:
    """How often numbers came up, a hill a row."""
    axis = linear([number for row in rows for number in row.counts])
    parts = []
    for place, row in enumerate(rows):
        bins: dict[int, int] = {}
        for number, times in row.counts.items():
            bins[number // width] = bins.get(number // width, 0) + times
        highest = max(bins.values())
        foot = _row(place) + _ROW / 2 - 2
        tops = "".join(
            f"V{foot - (_ROW - 5) * bins.get(step, 0) / highest:.1f}H{axis.place((step + 1) * width):.1f}"
            for step in range(min(bins), max(bins) + 1)
        )
        start = axis.place(min(bins) * width)
        parts.append(f'<path class="bot{row.colour} fill" d="M{start:.1f} {foot:.1f}{tops}V{foot:.1f}Z"/>')
    return _plot(title, axis, [row.name for row in rows], "".join(parts))


def reaches(title: str, rows: Sequence[Reach]) -> str:
    """From the usual to the worst, on a scale of tens."""
    limits = [row.limit for row in rows if row.limit is not None]
    axis = logarithmic([*(number for row in rows for number in row.numbers), *limits])
    parts = []
    for place, row in enumerate(rows):
        y, spots = _row(place), [axis.place(number) for number in row.numbers]
        told = " · ".join(f"{number:,.3g}" for number in row.numbers)
        circles = "".join(f'<circle class="fill" cx="{spot:.1f}" cy="{y}" r="4"/>' for spot in spots)
        limit = "" if row.limit is None else f'<path class="limit" d="M{axis.place(row.limit):.1f} {y - 10}v20"/>'
        parts.append(
            f'<g class="bot{row.colour}"><title>{escape(row.name)}: {told} ms</title>'
            f'<path class="stroke" d="M{spots[0]:.1f} {y}H{spots[-1]:.1f}"/>{circles}{limit}</g>'
        )
    return _plot(title, axis, [row.name for row in rows], "".join(parts))


def _plot(title: str, axis: Axis, names: Sequence[str], drawn: str) -> str:
    foot = _foot(len(names))
    grid = "".join(f'<path class="grid" d="M{axis.place(number):.1f} 0V{foot}"/>' for number, _ in axis.ticks)
    ticks = "".join(
        f'<text class="tick" x="{axis.place(number):.1f}" y="{foot + 18}">{told}</text>' for number, told in axis.ticks
    )
    labels = "".join(
        f'<text class="name" x="{_LEFT - 14}" y="{_row(place) + 5}">{escape(name)}</text>'
        for place, name in enumerate(names)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {foot + _FOOT}" role="img" aria-label="{escape(title)}">'
        f"{grid}{ticks}{labels}{drawn}</svg>"
    )


def _across(share: float) -> float:
    return _LEFT + share * (WIDTH - _LEFT - _RIGHT)


def _row(number: int) -> float:
    return _TOP + _ROW * number + _ROW / 2


def _foot(rows: int) -> float:
    return _TOP + _ROW * rows


def _round_step(least: float) -> float:
    """The smallest step of the kind 1, 2, 5, 10 … that is not below `least`."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))
