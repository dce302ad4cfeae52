"""The focus stays where it was: it never falls out of the page when something is drawn, counted or closed."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import Player
from browser.scenes import NAMES, scene, season_end
from cartographers.game.options import Options
from staging import Stage


def focused(page: Page) -> str:
    """What has the focus; `BODY` where it was lost."""
    return str(page.evaluate("document.activeElement.tagName"))


def begun(match: str, names: list[str]) -> Stage:
    """A table before its first card."""
    stage = Stage(match, Options(), "1", names)
    stage.begin()
    return stage


def test_the_button_that_draws_keeps_the_focus_from_turn_to_turn(sit: Sit) -> None:
    page = sit(begun("focus_turns", ["Ann"]))
    player = Player(page)
    player.is_asked()
    go = page.locator(".go")
    go.focus()
    page.keyboard.press("Enter")
    expect(player.fitting).to_be_attached()
    page.keyboard.press("Enter")
    player.hears("Turn 2:")
    expect(go).to_be_focused()


def test_whoever_waits_can_take_back_without_looking_for_the_button(sit: Sit) -> None:
    page = sit(begun("focus_waits", NAMES[:2]))
    player = Player(page)
    player.choose_fit()
    page.locator(".go").focus()
    page.keyboard.press("Enter")
    expect(player.button(re.compile("^Take back"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.button(re.compile("^Draw it"))).to_be_focused()


def test_a_click_leaves_the_focus_and_gives_the_keys_to_the_table(sit: Sit) -> None:
    page = sit(begun("focus_click", ["Ann"]))
    player = Player(page)
    player.choose_fit()
    expect(player.button("Next fit")).to_be_focused()
    page.keyboard.press("Enter")
    player.hears("Turn 2:")
    assert focused(page) != "BODY"


def test_what_is_taken_away_gives_its_focus_to_its_neighbour(sit: Sit) -> None:
    page = sit(begun("focus_gone", NAMES[:2]))
    player = Player(page)
    player.choose_fit()
    player.button("Mirror").focus()
    page.evaluate("document.querySelector('.go').click()")
    expect(player.button(re.compile("^Take back"))).to_be_focused()


def test_a_count_takes_the_focus_and_gives_it_back_to_the_map(sit: Sit) -> None:
    page = sit(season_end("focus_count"))
    player = Player(page)
    player.choose_fit()
    page.locator(".go").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("is over$"))).to_be_focused()
    expect(player.said.filter(has_text=re.compile("Turn |your turn"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(player.button("Next season")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your map")).to_be_focused()
    player.hears("It is your turn to draw.")


def test_a_dialog_that_closes_by_itself_gives_the_focus_back(sit: Sit) -> None:
    page = sit(scene("company"), size=(390, 844))
    people = page.get_by_role("button", name="At the table")
    people.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="At the table")
    dialog.get_by_role("button", name=re.compile("Łucja")).press("Enter")
    expect(dialog).to_be_hidden()
    expect(people).to_be_focused()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.press("Enter")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Stars").press("Enter")
    expect(page.get_by_role("dialog", name="Stars")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
