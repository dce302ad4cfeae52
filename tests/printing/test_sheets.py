"""Printed sheets, measured in the file: millimetres, margins, what stands on them."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from cartographers.board.ground import LONGEST_SHEET_NAME
from cartographers.cards.printed import SEASONS, SHEETS
from cartographers.cli.commands.print import words
from cartographers.locales import LANGUAGES, speak, texts
from cartographers.picture.paper import MAP
from cartographers.printing.blank import CORNER, CORNERS, HOLE
from cartographers.printing.letters import settable, width
from cartographers.printing.marks import Written
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.paper import LEAST_MARGIN
from cartographers.printing.pdf import pdf
from printing.opened import Opened, opened

LINK = "https://table.example/score"
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
SPACES = {("a4", 1): 14.8, ("letter", 1): 13.6, ("a4", 2): 10.3, ("letter", 2): 9.7}
every_page = pytest.mark.parametrize(("paper", "per_page"), [*SPACES])


@pytest.fixture(autouse=True)
def _english() -> None:
    speak("en")


@cache
def page_of(paper: str, per_page: int) -> Opened:
    """The first page of the sheets A and B."""
    return printed(paper, per_page)[0]


def printed(paper: str, per_page: int, names: str = "AB", title: str = "", link: str = LINK) -> list[Opened]:
    titled = [Titled(title or texts().name("sheet", name), SHEETS[name]) for name in names]
    return opened(pdf(sheets(titled, paper, per_page, words(), link), "Sheets"))


@every_page
def test_the_grid_is_to_scale(paper: str, per_page: int) -> None:
    page = page_of(paper, per_page)
    wide, high = SIZES[paper] if per_page == 1 else SIZES[paper][::-1]
    assert (page.width, page.height) == pytest.approx((wide, high), abs=0.01)
    grids = page.parts("grid")
    assert len(grids) == per_page
    for grid in grids:
        left, top, right, bottom = grid.box
        assert right - left == pytest.approx(11 * SPACES[paper, per_page], abs=0.3)  # drawn by hand, a little over
        assert bottom - top == pytest.approx(11 * SPACES[paper, per_page], abs=0.3)
        lines = sorted({round(x, 2) for x, y in grid.points if abs(y - top) < 0.2 and left + 1 < x < right - 1})
        assert len(lines) == 10
        for one, two in pairwise(lines):
            assert two - one == pytest.approx(SPACES[paper, per_page], abs=0.02)


@every_page
def test_everything_keeps_the_margin_of_printers(paper: str, per_page: int) -> None:
    page = page_of(paper, per_page)
    for name in ("corner", "grid", "coin", "score", "sum", "code"):
        assert page.parts(name)
        for part in page.parts(name):
            left, top, right, bottom = part.box
            assert min(left, top) >= LEAST_MARGIN
            assert page.width - right >= LEAST_MARGIN
            assert page.height - bottom >= LEAST_MARGIN
            if per_page == 2:  # cut in the middle, each has its margin
                assert abs(left - page.width / 2) >= LEAST_MARGIN
                assert abs(right - page.width / 2) >= LEAST_MARGIN


@every_page
def test_four_marks_lie_square_around_the_grid(paper: str, per_page: int) -> None:
    space = SPACES[paper, per_page]
    corners = page_of(paper, per_page).parts("corner")
    assert len(corners) == 4 * per_page
    first, *others = corners[:4]
    assert len(first.points) == 4  # the first one is full, the others have a hole
    assert all(len(other.points) == 8 for other in others)
    middles = [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in (corner.box for corner in corners[:4])]
    side = (660 + 68) / 60 * space
    assert middles[1] == pytest.approx((middles[0][0] + side, middles[0][1]), abs=0.01)
    assert middles[2] == pytest.approx((middles[0][0] + side, middles[0][1] + side), abs=0.01)
    assert middles[3] == pytest.approx((middles[0][0], middles[0][1] + side), abs=0.01)


@every_page
def test_coins_and_boxes_of_the_table(paper: str, per_page: int) -> None:
    page = page_of(paper, per_page)
    assert len(page.parts("coin")) == 14 * per_page
    assert len(page.parts("score")) == 16 * per_page
    assert len(page.parts("sum")) == 5 * per_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_all_there(language: str) -> None:
    speak(language)
    page = printed("letter", per_page := 2)[0]  # the smallest
    spoken = words()
    everything = [*spoken.plain.values(), *spoken.seasons.values(), *spoken.terrains.values()]
    for word in everything:
        assert page.texts.count(settable(word)) >= per_page, word
        assert settable(word) == word  # there is a letter for each sign
    assert texts().name("sheet", "A") in page.texts


def test_the_boxes_carry_the_letters_of_their_edicts() -> None:
    told = page_of("a4", 1).texts
    start = told.index("Spring")
    letters = [word for word in told[start:] if word in "ABCD"]
    assert letters == [edict for season in SEASONS["base"] for edict in season.edicts]


@pytest.mark.parametrize(("names", "pages"), [("A", 1), ("AB", 1), ("ABC", 2), ("ABCD", 2)])
def test_two_on_a_page_waste_none(names: str, pages: int) -> None:
    found = printed("a4", 2, names)
    assert len(found) == pages
    assert all(len(page.parts("grid")) == 2 for page in found)


def test_without_a_link_there_is_no_code() -> None:
    assert not printed("a4", 1, link="")[0].parts("code")


def test_the_same_sheets_give_the_same_bytes() -> None:
    titled = [Titled("A", SHEETS["A"])]
    assert pdf(sheets(titled, "a4", 1, words()), "x") == pdf(sheets(titled, "a4", 1, words()), "x")


@every_page
def test_a_name_of_forty_letters_is_told_whole_beside_the_lines(paper: str, per_page: int) -> None:
    name = "Žlutý kůň, Łódź, Őrség, Straße a 2 řeky"
    assert len(name) == LONGEST_SHEET_NAME - 1
    titled = [Titled(name, SHEETS["A"])] * per_page
    [page] = sheets(titled, paper, per_page, words(), LINK)
    title, mapmaker = [mark for mark in page.marks if isinstance(mark, Written)][:2]
    assert (title.text, mapmaker.text) == (name, "Name")
    assert title.x + width(name, title.face, title.size) < mapmaker.x


@pytest.mark.parametrize(
    ("title", "shown"), [("Žofiina Go\u0301ra Gỗ", "Žofiina Góra Go"), ("x" * 10_000, None), ("地図", "")]
)
def test_any_name_can_be_set(title: str, shown: str | None) -> None:
    told = printed("a4", 1, "A", title)[0].texts[0]
    if shown is None:
        assert told.endswith("…")
        assert len(told) < 100
    else:
        assert told == (shown or words().plain["name"])


def test_the_page_looks_for_the_marks_where_they_are_printed() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "photo" / "marks.ts").read_text(encoding="utf-8")
    told = {name: int(value) for name, value in re.findall(r"const (MAP|OUTSIDE|MARK|HOLE) = (\d+);", source)}
    assert told == {"MAP": MAP, "OUTSIDE": -CORNERS[0][0], "MARK": CORNER, "HOLE": 2 * HOLE}
