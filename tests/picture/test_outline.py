"""Outlines and ruled lines run as the golden file says; the page's own tests hold the page to the same file."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.board.notation import board_of, names
from cartographers.picture.hand import line
from cartographers.picture.outline import Pen, outline

GOLDEN = Path(__file__).parents[1] / "golden" / "outlines.json"

SPACES = {
    "one": ["A1"],
    "the last": ["K11"],
    "domino": ["C3", "C4"],
    "corner": ["D4", "E4", "E5"],
    "two that meet at a corner": ["F6", "G7"],
    "two that meet at the other corner": ["F7", "G6"],
    "ring": ["B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"],
    "ring that is open at a corner": ["B2", "B3", "B4", "C2", "C4", "D2", "D3"],
    "along an edge": [f"A{column}" for column in range(1, 12)],
    "scattered": names(sum(1 << space for space in Random("outlines").sample(range(121), 60))),
}
# Wash, rim, shore and ink of regions, a field, what is lit.
PENS = [Pen(), Pen(3, 8, 1.9, 57), Pen(5, 6), Pen(12, 5, seed=40), Pen(2.4, 6, 1.5, 97), Pen(4.5, 3), Pen(-0.5, 9, 0.3)]
LINES: list[tuple[float, float, float, float, int, float]] = [
    (60, 0, 60, 660, 1, 0.8),
    (0, 120, 660, 120, 42, 0.8),
    (90, 107, 150, 107, 12, 2),
    (60, 7, 60, 53, 3, 1),
]
_PART = re.compile(r"([MqZ])([^MqZ]*)")
_NUMBER = re.compile(r"-?(?:\d+(?:\.\d)?|\.\d)")


def plain(path: str) -> str:
    """A path with every point where it lies, instead of by the way from the one before."""
    x, y, said = 0.0, 0.0, ""
    for sign, rest in _PART.findall(path):
        found = [float(number) for number in _NUMBER.findall(rest)]
        points = [(x + right, y + down) for right, down in zip(found[::2], found[1::2], strict=True)]
        if sign == "M":
            points = [(found[0], found[1])]
        said += sign.upper() + " ".join(f"{_short(right)} {_short(down)}" for right, down in points)
        x, y = points[-1] if points else (x, y)
    return said


def _short(number: float) -> str:
    return f"{round(number, 1) or 0:.1f}".removesuffix(".0")


def written() -> dict[str, Any]:
    """What the golden file holds."""
    outlines = [
        {"name": name, "spaces": spaces, "pen": pen._asdict(), "path": plain(outline(board_of(spaces), pen))}
        for name, spaces in SPACES.items()
        for pen in (PENS if name in ("ring", "corner") else PENS[:2])
    ]
    return {"outlines": outlines, "lines": [{"line": each, "path": plain(line(*each))} for each in LINES]}


@pytest.mark.parametrize("kind", ["outlines", "lines"])
def test_they_run_as_the_golden_file_says(kind: str) -> None:
    assert json.loads(json.dumps(written()[kind])) == json.loads(GOLDEN.read_text(encoding="utf-8"))[kind]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(written(), indent=1) + "\n", encoding="utf-8")
