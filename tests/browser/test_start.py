"""The start page of somebody who has games, and what the page says when something is in its way."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import OpenPage, Sit
from browser.kept import WITHOUT_SCRIPT
from browser.player import Player
from browser.scenes import NAMES, scene, season_end
from cartographers.game.options import Options
from cartographers.locales import LANGUAGES
from staging import Stage

ASKED_ICON = re.compile("icon-asked")


def icon(page: Page) -> str:
    return page.locator('link[rel="icon"]').get_attribute("href") or ""


# Games that wait


def test_the_game_that_waits_stands_first(sit: Sit) -> None:
    page = sit(scene("company"), path="/")
    first = page.get_by_role("main").get_by_role("link").first
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("3 of 4 have drawn")
    expect(page).to_have_title("Your turn · Cartographers")
    assert ASKED_ICON.search(icon(page))
    page.keyboard.press("g")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_finished_game_tells_its_stars_and_what_they_were_good_for(sit: Sit) -> None:
    alone, company = scene("ended_alone"), scene("ended")
    page = sit(alone, path="/")
    line = page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(line).to_contain_text(f"{alone.table.seats[0].stars}")
    expect(line).to_contain_text(
        re.compile("Cartographer|Mapsmith|Topographer|Surveyor|Assessor|Assistant|Doodler|Ink")
    )
    expect(page).to_have_title("Cartographers")
    page = sit(company, path="/")
    line = page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(line).to_contain_text(re.compile(r"Place [1-4] of 4"))


def test_title_and_icon_tell_whose_turn_it_is(sit: Sit) -> None:
    stage = Stage("called", Options(), "1", NAMES[:2])
    stage.begin()
    page = sit(stage)
    player = Player(page)
    player.is_asked()
    expect(page).to_have_title(re.compile("^Your turn · "))
    assert ASKED_ICON.search(icon(page))
    player.draw()
    expect(page).not_to_have_title(re.compile("Your turn"))
    assert not ASKED_ICON.search(icon(page))


def test_a_counting_goes_on_after_a_refresh_until_it_was_seen(sit: Sit) -> None:
    page = sit(season_end("counted_again"))
    player = Player(page)
    player.draw()
    skip, next_step = player.button(re.compile("^Skip to the total")), player.button(re.compile("^Next"))
    expect(skip).to_be_visible()
    next_step.click()
    steps = page.locator("[aria-live]").filter(has_text=":")
    before = steps.first.inner_text()
    page.reload()
    expect(skip).to_be_visible()
    expect(steps.first).to_have_text(before)
    skip.click()
    player.button(re.compile("^Next season")).click()
    player.is_asked()
    page.reload()
    player.is_asked()


# The ways into a game


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (320, 568), (667, 375)], ids=str)
def test_a_game_against_bots_can_be_begun_as_soon_as_its_form_is_open(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page("/", size)
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("button", name="Begin against 2 bots")).to_be_in_viewport(ratio=1)


# What is in the way


def test_a_browser_that_keeps_no_cookies_is_told_so(open_page: OpenPage) -> None:
    page = open_page(WITHOUT_SCRIPT)

    def answered(route: Route) -> None:
        """As a server that has never got its cookie back."""
        if route.request.method == "POST":
            route.continue_()
        else:
            route.fulfill(json={"name": "", "known": False})

    page.route("**/api/me", answered)
    page.goto("/")
    page.get_by_role("button", name="Play solo").click()
    expect(page.get_by_role("alert")).to_contain_text("keeps no cookie")


def test_a_table_that_no_socket_reaches_says_so(sit: Sit) -> None:
    page = sit(scene("alone"), script="delete window.WebSocket")
    expect(page.get_by_role("status")).to_contain_text("WebSocket")


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_without_scripts_the_page_asks_for_them_in_every_language(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False)
    for language in LANGUAGES:
        expect(page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")


def test_a_link_that_cannot_be_copied_is_selected(sit: Sit) -> None:
    broken = "navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false"
    page = sit(scene("gathering"), script=broken)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copying did not work")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == page.get_by_role("textbox", name="Link").input_value()


def test_the_rating_is_explained_and_the_seed_folded_away(sit: Sit) -> None:
    page = sit(scene("ended_alone"))
    expect(page.get_by_text("minus the numbers of the four edicts")).to_be_visible()
    expect(page.get_by_text("Next title:")).to_be_visible()
    seed = page.get_by_text("cartographers 5")
    expect(seed).to_be_hidden()
    page.get_by_text("Seed and seal").click()
    expect(seed).to_be_visible()


def test_a_printer_gets_the_map_the_name_and_the_stars_alone(sit: Sit) -> None:
    page = sit(scene("ended"), color_scheme="dark")
    expect(page.get_by_role("grid")).to_be_visible()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheet = page.locator("article.print")
    expect(sheet.get_by_role("heading")).to_have_text(NAMES[0])
    expect(sheet.locator("tbody tr")).to_have_count(4)
    expect(sheet.locator("svg.sheet")).to_be_visible()
    for name in ("banner", "grid", "button", "link"):
        expect(page.get_by_role(name).and_(page.locator(":visible"))).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_link_shows_a_picture_of_ours(open_page: OpenPage) -> None:
    page = open_page("/t/abc", java_script_enabled=False)
    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert picture.startswith("http://127.0.0.1:")
    answer = page.request.get(picture)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/jpeg")
    assert page.locator('meta[name="description"]').get_attribute("content")
