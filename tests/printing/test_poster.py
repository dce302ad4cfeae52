"""A finished map as a poster."""

from pathlib import Path

import pytest

from cartographers.board.sheet import Sheet
from cartographers.game.record import replayed
from cartographers.printing.letters import width
from cartographers.printing.marks import Written
from cartographers.printing.paper import LEAST_MARGIN
from cartographers.printing.pdf import pdf
from cartographers.printing.poster import poster
from printing.opened import opened

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def drawn() -> Sheet:
    return replayed((GOLDEN / "solo.txt").read_text(encoding="utf-8")).table.seats[0].sheet


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_map_fills_the_width(drawn: Sheet, paper: str) -> None:
    [page] = opened(pdf([poster(drawn, paper, "Title", ["One 5 ★", "Two"])], "x"))
    [grid] = page.parts("grid")
    left, top, right, bottom = grid.box
    assert left >= LEAST_MARGIN + 3
    assert right - left == pytest.approx(bottom - top, abs=0.5)
    assert right - left > 0.82 * page.width
    assert page.texts[0] == "Title"
    assert page.texts[-3:] == ["One 5", "", "Two"]


def test_a_map_with_every_layer_is_drawn() -> None:
    every = Sheet(**{name: 1 << 3 * place for place, name in enumerate(Sheet._fields)})
    [page] = opened(pdf([poster(every, "a4", "Ě" * 3000, [])], "x"))
    assert page.texts[0].endswith("Ě…")


def test_a_long_title_stays_on_the_paper(drawn: Sheet) -> None:
    page = poster(drawn, "letter", "W" * 500, ["W" * 500])
    for mark in page.marks:
        if isinstance(mark, Written):
            assert mark.x >= LEAST_MARGIN
            assert mark.x + width(mark.text, mark.face, mark.size) <= page.width - LEAST_MARGIN
