"""The rules at hand: a page, the same in place at a table, and words and numbers that explain themselves."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import ChangeSeat, OpenPage, Sit
from browser.hosting import SUB_PATH
from browser.kept import WITHOUT_SCRIPT
from browser.player import Player
from browser.scenes import NAMES, is_hero, scene
from browser.speaking import speak
from browser.test_access import AXE, findings
from browser.test_site import Visit, host, visit
from browser.test_small import misfits
from browser.words import name_of, word
from cartographers.cards.printed import SCORING
from cartographers.game.presets import HEROES_GAME
from cartographers.locales import LANGUAGES
from staging import sought

__all__ = ["host", "visit"]  # fixtures

PHONE = (360, 740)
SECTIONS = (
    *("goal", "turn", "shapes", "ruins", "ambush", "mountains", "nothing"),
    *("season", "edicts", "end", "alone", "heroes", "skills", "sheets"),
)


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def heading(page: Page, section: str, language: str = "en") -> Locator:
    return page.get_by_role("heading", level=2, name=word(language, f"rules-{section}"), exact=True)


# Of each card the words and whether it has a picture.
CARDS = """cards => cards.map((card) => document.querySelector(`#rules-${card}`))
  .map((each) => [each.textContent, each.querySelector('svg') !== null])"""


def test_the_rules_are_told_whole_in_every_language_and_for_everyone(open_page: OpenPage, axe: str) -> None:
    page = open_page("/rules")
    expect(heading(page, "goal")).to_be_visible()
    assert findings(page, axe) == ""
    for language in LANGUAGES:
        speak(page, language)
        expect(heading(page, "goal", language)).to_be_visible()
        told = [each.strip() for each in page.get_by_role("heading", level=2).all_text_contents()]
        assert [section for section in SECTIONS if word(language, f"rules-{section}") not in told] == []
        for card, (words, is_drawn) in zip(SCORING, page.evaluate(CARDS, list(SCORING)), strict=True):
            assert name_of(language, "card", card) in words
            assert is_drawn, card


def test_a_section_has_an_address(open_page: OpenPage) -> None:
    page = open_page("/rules#heroes")
    expect(heading(page, "heroes")).to_be_in_viewport()
    expect(heading(page, "goal")).not_to_be_in_viewport()


def test_the_contents_lead_to_a_section_by_keys_and_back_again(open_page: OpenPage) -> None:
    page = open_page("/rules")
    link = page.get_by_role("navigation", name="Contents").get_by_role("link", name="Ruins")
    link.focus()
    page.keyboard.press("Enter")
    expect(heading(page, "ruins")).to_be_focused()
    expect(page).to_have_url(re.compile(r"/rules#ruins$"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"/rules$"))


def test_the_rules_are_a_press_away_from_every_page(sit: Sit, change_seat: ChangeSeat) -> None:
    page = sit(scene("ended"), path=WITHOUT_SCRIPT)
    for path in ("/", "/lobby", "/open", "/move", "/t/gathering", "/t/nowhere", "/replay/ended"):
        change_seat(page, scene("gathering"), path=path)
        page.get_by_role("link", name="Rules", exact=True).first.click()
        rules = page.get_by_role("dialog", name="Rules")
        expect(rules.get_by_role("heading", name="Ruins")).to_be_attached()
        page.keyboard.press("Escape")
        expect(rules).to_be_hidden()


def test_the_rules_at_a_table_leave_the_drawing_as_it_was(sit: Sit) -> None:
    page = sit(scene("alone"))
    player = Player(page)
    player.choose_fit()
    ghost = player.ghost()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("link", name="Mountains and coins").click()
    expect(heading(page, "mountains")).to_be_in_viewport()
    page.keyboard.press("n")  # nothing of the table listens
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    assert player.ghost() == ghost
    expect(page).to_have_url(re.compile("/t/alone$"))
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


@pytest.mark.parametrize("language", ["de", "hu"])
def test_the_rules_above_a_table_fit_a_phone(sit: Sit, axe: str, language: str) -> None:
    page = sit(scene("alone"), size=PHONE, locale=language, has_touch=True, is_mobile=True)
    page.get_by_role("button", name=word(language, "web-menu")).tap()
    page.get_by_role("button", name=word(language, "web-rules")).tap()
    expect(heading(page, "sheets", language)).to_be_attached()
    inside = page.locator("dialog .inside")
    assert inside.evaluate("box => box.scrollWidth - box.clientWidth") == 0
    assert misfits(page) == []
    assert findings(page, axe) == ""


def explained(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A word or number that explains itself."""
    return page.locator("button.explained").and_(page.get_by_role("button", name=name)).first


def open_explanation(page: Page) -> Locator:
    return page.locator(".explanation:popover-open")


def test_a_number_explains_itself_by_keys_and_leaves_the_ghost(sit: Sit) -> None:
    page = sit(scene("company"))
    player = Player(page)
    player.choose_fit()
    ghost = player.ghost()
    number = explained(page, re.compile("^Explanation: Coins"))
    number.focus()
    page.keyboard.press("Enter")
    expect(number).to_have_attribute("aria-expanded", "true")
    expect(open_explanation(page)).to_contain_text("Each coin is worth one star at the end of every season.")
    expect(open_explanation(page)).to_be_focused()
    page.keyboard.press("Enter")  # what is read is not what is drawn
    expect(open_explanation(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(open_explanation(page)).to_have_count(0)
    expect(number).to_have_attribute("aria-expanded", "false")
    expect(number).to_be_focused()
    assert player.ghost() == ghost


def test_an_explanation_opens_and_closes_under_a_finger(sit: Sit, axe: str) -> None:
    page = sit(scene("alone"), size=PHONE, has_touch=True, is_mobile=True)
    card = name_of("en", "card", scene("alone").table.card)
    explained(page, card).tap()
    expect(open_explanation(page)).to_contain_text("One edict of every game counts")
    box = open_explanation(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert misfits(page) == []
    assert findings(page, axe) == ""
    explained(page, card).tap()
    expect(open_explanation(page)).to_have_count(0)


def test_an_edict_tells_more_in_the_rules_and_the_table_stays(sit: Sit) -> None:
    page = sit(scene("alone"))
    Player(page).is_asked()
    edict = scene("alone").table.edicts[0]
    name = name_of("en", "card", edict)
    explained(page, f"Explanation: {name}").click()
    expect(open_explanation(page)).to_contain_text(f"Solo number {SCORING[edict].solo}")
    expect(open_explanation(page).locator(".diagram")).to_be_visible()
    open_explanation(page).get_by_role("link", name="More in the rules").click()
    expect(page.locator(f"dialog #rules-{edict}")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("grid")).to_be_visible()


AROUND: list[tuple[str | re.Pattern[str], str]] = [
    ("Fall", "Ends when the times of the cards add up to"),
    (re.compile("^Explanation: Monsters"), "each empty space beside a monster costs one star"),
    (re.compile("^Explanation: Sum"), "A season gives the stars of its two edicts"),
    (re.compile("^Explanation: Time"), "Each explore card adds its time to the season"),
    ("Explanation: Skills", "Once a season you may use one of them"),
]


def test_what_stands_around_the_map_is_explained(sit: Sit) -> None:
    page = sit(scene("company"))
    for name, says in AROUND:
        explained(page, name).click()
        expect(open_explanation(page)).to_contain_text(says)
        page.keyboard.press("Escape")
        expect(open_explanation(page)).to_have_count(0)


def test_a_hero_is_explained(sit: Sit) -> None:
    stage = sought("explained_hero", HEROES_GAME, NAMES, is_hero)
    page = sit(stage)
    explained(page, name_of("en", "card", stage.table.card)).click()
    expect(open_explanation(page)).to_contain_text("Takes no time of the season.")
    expect(open_explanation(page)).to_contain_text("Destroys monsters")


def test_a_title_shows_all_titles_with_its_own_marked(sit: Sit) -> None:
    stage = scene("ended_alone")
    page = sit(stage)
    page.locator(".end h2").get_by_role("button").click()
    expect(open_explanation(page).get_by_role("listitem")).to_have_count(8)
    expect(open_explanation(page).locator("[aria-current]")).to_have_count(1)
    expect(open_explanation(page)).to_contain_text("Legendary Cartographer")


def test_switching_the_language_keeps_the_rules(sit: Sit) -> None:
    page = sit(scene("alone"), path="/rules")
    expect(heading(page, "goal")).to_be_visible()
    page.get_by_label("Language").select_option("pl")
    expect(heading(page, "goal", "pl")).to_be_visible()


def test_a_page_without_the_rules_does_not_fetch_them(open_page: OpenPage) -> None:
    page = open_page("about:blank", is_new=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", name="Cartographers")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert asked
    assert [url for url in asked if re.search("[Rr]ules", url)] == []


def test_a_host_of_files_has_the_rules_and_their_addresses(visit: Visit) -> None:
    page = visit("#/rules#ruins")
    expect(heading(page, "ruins")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Skills").click()
    expect(page).to_have_url(re.compile(f"{SUB_PATH}#/rules#skills$"))
    expect(heading(page, "skills")).to_be_in_viewport()
    page.get_by_role("link", name="Cartographers").click()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("heading", name="Ruins")).to_be_attached()
