"""Puzzles in a real browser: answered by mouse, by keyboard and on a phone, once, and explained."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NOT_FOUND, OpenPage
from browser.player import Player
from browser.screens import on_screens
from browser.seen import faults
from browser.test_access import AXE, findings
from browser.words import name_of
from cartographers.puzzles import Puzzle, shipped, view_of

PHONE = (360, 740)
ASKED = "Where would you draw this?"
NEXT = re.compile("^Next puzzle")


def drawn(number: int = 0) -> Puzzle:
    """A puzzle of the base game; each test has its own."""
    return [puzzle for puzzle in shipped() if not {"heroes", "ambush"} & set(puzzle.themes)][number]


def asked(page: Page) -> Player:
    expect(page.get_by_role("heading", name=ASKED)).to_be_visible()
    player = Player(page)
    player.is_asked()
    return player


def seen(page: Page) -> list[str]:
    """What is cut or covered, once the letters of the page are there."""
    page.evaluate("document.fonts.ready")
    return faults(page)


def told(player: Player) -> None:
    """Waits until it is told what became of the answer."""
    expect(player.button(NEXT)).to_be_visible()
    player.hears(re.compile(r"^Yours: .+\. Best: .+\.$"))


def test_a_puzzle_is_answered_by_mouse_and_explained_edict_by_edict(open_page: OpenPage) -> None:
    puzzle = drawn(0)
    page = open_page(f"/puzzle/{puzzle.id}")
    player = asked(page)
    player.choose_fit()
    expect(page.locator(".delta")).to_have_count(0)  # nothing tells what it would earn
    player.confirm()
    told(player)
    for card in view_of(puzzle).table.edicts:
        expect(page.get_by_role("rowheader", name=name_of("en", "card", card))).to_be_visible()
    assert page.locator("td .delta").count() >= 4
    player.button(NEXT).click()
    asked(page)
    assert puzzle.id not in page.url


def test_a_puzzle_is_answered_by_keyboard(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{drawn(1).id}")
    player = asked(page)
    page.keyboard.press("n")
    player.ghost()
    page.keyboard.press("Enter")
    told(player)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("b")
    expect(player.button("Best")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    asked(page)


def test_a_puzzle_is_answered_by_touch_at_360_pixels(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{drawn(2).id}", PHONE, has_touch=True)
    player = asked(page)
    assert seen(page) == []
    player.button("Next fit").tap()
    player.button(re.compile("^Draw it")).tap()
    told(player)
    assert seen(page) == []
    player.button("Best").tap()
    expect(player.button("Best")).to_have_attribute("aria-pressed", "true")
    player.button(NEXT).tap()
    asked(page)


def test_who_comes_back_finds_what_became_of_the_answer(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{drawn(3).id}")
    player = asked(page)
    player.draw()
    told(player)
    verdict = page.get_by_role("heading", level=1).text_content() or ""
    page.reload()
    told(player)
    expect(page.get_by_role("heading", level=1)).to_have_text(verdict)


def test_an_answer_counts_once_in_two_tabs(open_page: OpenPage) -> None:
    first = open_page(f"/puzzle/{drawn(4).id}", forgives=re.compile("status of 409"))
    asked(first).choose_fit()
    second = first.context.new_page()
    second.goto(first.url)
    asked(second).draw()
    told(Player(second))
    verdict = second.get_by_role("heading", level=1).text_content() or ""
    Player(first).confirm()
    told(Player(first))
    expect(first.get_by_role("heading", level=1)).to_have_text(verdict)


def test_an_unknown_puzzle_is_told_and_leads_on(open_page: OpenPage) -> None:
    page = open_page("/puzzle/nosuch", forgives=NOT_FOUND)
    expect(page.get_by_role("alert")).to_have_text("There is no puzzle “nosuch”.")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()


def test_the_start_page_leads_to_the_puzzle_of_the_day_and_to_all_themes(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Puzzle of the day").click()
    asked(page)
    page.get_by_role("link", name="Puzzles").click()
    ruins = page.get_by_role("button", name=re.compile(f"^Ruins 0 of {len(shipped().of('ruins'))} solved"))
    ruins.click()
    asked(page).draw()
    told(Player(page))
    assert shipped().named(page.url.rpartition("/")[2]).themes.count("ruins") == 1
    page.get_by_role("link", name="Puzzles").last.click()
    expect(page.get_by_text(re.compile("^In a row: "))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "cs", "de", "hu"])
def test_puzzles_fit_on_a_phone_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/puzzles", PHONE, language, has_touch=True, paints=False)
    expect(page.get_by_role("listitem").nth(30)).to_be_visible()
    assert seen(page) == []
    page.goto(f"/puzzle/{drawn(5).id}")
    expect(page.get_by_role("grid")).to_be_visible()
    assert seen(page) == []
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("table")).to_be_visible()
    assert seen(page) == []


def test_puzzles_are_for_everyone(open_page: OpenPage) -> None:
    axe = AXE.read_text(encoding="utf-8")
    page = open_page("/puzzles")

    def is_fine() -> None:
        for size in on_screens(page, [(1440, 900), PHONE]):
            assert findings(page, axe) == "", size

    expect(page.get_by_role("listitem").nth(30)).to_be_visible()
    is_fine()
    page.goto(f"/puzzle/{drawn(6).id}")
    player = asked(page)
    is_fine()
    player.draw()
    told(player)
    is_fine()
