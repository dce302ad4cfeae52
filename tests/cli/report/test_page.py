"""The page of an arena stands by itself: plots, both themes, five languages, nothing from elsewhere."""

from html.parser import HTMLParser

import pytest

from cartographers import __version__
from cartographers.arena.finished import finished
from cartographers.arena.question import Question, lineups
from cartographers.arena.report import Report, report
from cartographers.cli.report.page import page_of
from cartographers.cli.report.plots import linear, logarithmic
from cartographers.game.options import Options
from cartographers.locales import LANGUAGES, speak, texts


@pytest.fixture(scope="module", params=[1, 3], ids=["alone", "at a table"])
def summed(request: pytest.FixtureRequest) -> Report:
    question = Question(Options(seats=request.param), ("random", "greedy"), "page", 2)
    games = [finished(question, lineup) for lineup in lineups(question)]
    return report(question, games, len(games))


class Elements(HTMLParser):
    """The elements of a page with their attributes, and its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_plots_and_nothing_from_elsewhere(summed: Report, language: str) -> None:
    speak(language)
    try:
        page = page_of(summed)
        heading = texts()("arena-differences")
    finally:
        speak("en")
    elements = Elements(page)
    assert sum(tag == "svg" for tag, _ in elements.found) == 5
    assert ("html", {"lang": language}) in elements.found
    assert heading in elements.words
    assert not {tag for tag, _ in elements.found} & {"script", "link", "img", "iframe", "object"}
    names = [name for _, attributes in elements.found for name in attributes]
    assert not [name for name in names if name in ("src", "href") or name.startswith("on")]
    assert "url(" not in page
    assert "prefers-color-scheme: dark" in page


def test_the_page_tells_the_numbers_of_the_report(summed: Report) -> None:
    words = Elements(page_of(summed)).words
    for entrant in summed.entrants:
        assert entrant.bot in words
        assert f"{entrant.stars.mean:.1f}" in words
    assert ("seats=3" in words) == (summed.question.options.seats == 3)


def test_the_page_tells_what_was_played_and_by_which_version(summed: Report) -> None:
    words = Elements(page_of(summed)).words
    assert f"Preset “Polish base game, polish_base”, sheet A, cartographers {__version__}." in words
    assert all(f"{name}=" in words for name in Options.__struct_fields__)


def test_axes_have_room_for_all_they_show() -> None:
    for numbers in ([0.0], [3.0, 3.0], [-55.2, 46.0], [0.013, 0.4], [-1.0, 1e6]):
        axis = linear(numbers)
        assert axis.ticks[0][0] <= min(numbers) <= max(numbers) <= axis.ticks[-1][0]
        assert 2 <= len(axis.ticks) <= 9
    for times in ([0.0], [1.0], [0.02, 1200.0]):
        scale = logarithmic(times)
        places = [scale.place(time) for time in times]
        assert scale.place(scale.ticks[0][0]) <= min(places) <= max(places) <= scale.place(scale.ticks[-1][0])
