"""Path data as points."""

from math import hypot

import pytest

from cartographers.picture.symbols import DRAWINGS
from cartographers.printing.drawing import Hand
from cartographers.printing.letters import SANS, SERIF, face
from cartographers.printing.look import Look
from cartographers.printing.marks import Clipped, Drawn
from cartographers.printing.outlines import Matrix, bounds, matrix_of, moved, outline_of


def test_steps_become_lines_and_curves() -> None:
    told = outline_of("M1 2h3v4L0 0q2 0 2 2t2 2zm5 5l1 1")
    assert [step.kind for step in told] == [*"mlllcc", "z", "m", "l"]
    assert [*told[2].points] == [4, 6]
    assert [*told[5].points[-2:]] == [4, 4]
    assert [*told[7].points] == [6, 7]  # from where the loop began


@pytest.mark.parametrize("flags", ["0 0", "0 1", "1 0", "1 1"])
def test_an_arc_stays_on_its_circle(flags: str) -> None:
    told = outline_of(f"M3 0A5 5 0 {flags} 0 3")
    assert [*told[0].points] == [3, 0]
    assert told[-1].points[-2:] == pytest.approx((0, 3))
    middles = {(round(a, 6), round(b, 6)) for a, b in _middles(3, 0, 0, 3, 5)}
    ends = [step.points[-2:] for step in told]
    assert any(all(hypot(a - mx, b - my) == pytest.approx(5) for a, b in ends) for mx, my in middles)


def _middles(x: float, y: float, to_x: float, to_y: float, radius: float) -> list[tuple[float, float]]:
    half = hypot(to_x - x, to_y - y) / 2
    off = (radius**2 - half**2) ** 0.5 / (2 * half)
    middle = (x + to_x) / 2, (y + to_y) / 2
    return [(middle[0] - side * off * (to_y - y), middle[1] + side * off * (to_x - x)) for side in (1, -1)]


def test_transforms_apply_from_the_right() -> None:
    assert matrix_of("translate(10 0) scale(2)").at(1, 1) == (12, 2)
    assert matrix_of("rotate(90)").at(1, 0) == pytest.approx((0, 1))
    assert Matrix(2, 0, 0, 2).scale == 2


@pytest.mark.parametrize("look", ["one-ink", "colours"])
@pytest.mark.parametrize("name", [name[2:] for name in DRAWINGS if name.startswith("g-")])
def test_every_symbol_is_drawn_inside_its_space(look: str, name: str) -> None:
    marks = [*Hand(Look(look), on_bare_paper=look == "one-ink").symbol(name, 30, 30, 60)]
    assert marks
    for mark in marks:
        assert isinstance(mark, Drawn | Clipped)
        left, top, right, bottom = bounds(mark.outline)
        assert left >= -3
        assert top >= -3
        assert right <= 63
        assert bottom <= 63


@pytest.mark.parametrize("name", [SERIF, SANS])
def test_letters_are_closed_and_as_high_as_letters_are(name: str) -> None:
    for sign, letter in face(name).items():
        if not letter.outline:
            assert sign == " "
            continue
        assert letter.outline[-1].kind == "z"
        _, low, _, high = bounds(letter.outline)
        assert -400 < low < high < 1200, sign


def test_moving_keeps_the_form() -> None:
    assert moved(outline_of("M0 0L1 0"), Matrix(e=5, f=6))[1].points == (6.0, 6.0)
