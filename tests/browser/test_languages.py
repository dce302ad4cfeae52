"""Five languages: nothing overflows, nothing is left untranslated, and switching takes no reload."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ChangeSeat, OpenPage, Sit
from browser.player import Player
from browser.scenes import VIEWS, View, come_to_rest, longest, resize, scene, season_end
from browser.speaking import speak
from browser.words import name_of, word
from cartographers.locales import LANGUAGES

SIZES = [(1280, 800), (1024, 768), (360, 740), (844, 390)]
NAMES = {"en": "English", "pl": "Polski", "cs": "Čeština", "de": "Deutsch", "hu": "Magyar"}
WORDY = (
    *("start", "tables", "rules", "options", "another device", "waiting room", "invitation", "playing", "hints"),
    *("hero", "ambush", "target", "dodge", "ended", "ended alone", "replay", "analysis"),
)
WALKS = 2
"""Tests that share the pages, so that two processors can."""
IN_ALL = ((1280, 800), (360, 740))
WORDIEST = ("de", "hu")
# Texts that leave the box they stand in: their own, that of the control around them, or one that cuts them off. What is
# told in full by a title may be cut, and what can be scrolled may be anywhere.
OVERFLOWING = """() => {
  const CONTROL = 'button, a, label, summary, th, td, li, article, dialog, header';
  const styleOf = (element) => getComputedStyle(element);
  const around = (element) => (element ? [element, ...around(element.parentElement)] : []);
  const isHidden = (element) => styleOf(element).clipPath === 'inset(50%)' || element.ariaHidden === 'true';
  const told = [];
  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!texts.length || !element.checkVisibility({ visibilityProperty: true })) continue;
    const outward = around(element);
    if (outward.some(isHidden) || element.closest('svg, option, [title]')) continue;
    const scrolled = outward.findIndex((each) => each !== document.body && /auto|scroll/.test(styleOf(each).overflowX));
    const cutting = outward.filter((each) => /hidden|clip/.test(styleOf(each).overflowX));
    const control = element.closest(CONTROL);
    const boxes = new Set([element, ...(control ? [control] : []), ...cutting]);
    for (const text of texts) {
      const range = document.createRange();
      range.selectNode(text);
      const place = range.getBoundingClientRect();
      const left = [...boxes].find((box) => {
        if (styleOf(box).display === 'inline' || (scrolled >= 0 && outward.indexOf(box) >= scrolled)) return false;
        const { left, right, bottom } = box.getBoundingClientRect();
        return place.left < left - 1 || place.right > right + 1 || (box === control && place.bottom > bottom + 3);
      });
      const isOut = scrolled < 0 && place.right > innerWidth + 1;
      const box = left ?? document.body;
      if (left || isOut) told.push(`${text.data.trim().slice(0, 60)} | ${box.outerHTML.slice(0, 60)}`);
    }
  }
  return told;
}"""
# Ids of texts, cards and codes as they would show if nobody had given them words.
ID = re.compile(
    r"\b(?:web|rules|explain|lobby|start|options|gathering|replay|move|card|skill|terrain|season|title|play|log|refusal|preset|sheet|set"
    r"|category)-[a-z]+\b|\b[a-z]+_[a-z_]+\b"
)


def overflowing(page: Page, view: str) -> list[str]:
    """Texts that leave their boxes, in the language and at the size of the page."""
    screen = page.viewport_size
    assert screen
    return [f"{view}, {screen['width']}×{screen['height']}: {text}" for text in page.evaluate(OVERFLOWING)]


def overflowing_anywhere(page: Page, view: str) -> list[str]:
    found = []
    for size in SIZES:
        resize(page, size)
        found += overflowing(page, view)
    return found


def untranslated(page: Page, view: str) -> list[str]:
    """Ids that are shown or read out."""
    labels = page.locator("[aria-label], [title]").evaluate_all(
        "all => all.flatMap(each => [each.getAttribute('aria-label'), each.title]).join(' ')"
    )
    return [f"{view}: {found}" for found in ID.findall(f"{page.locator('body').inner_text()} {labels}")]


def languages_at(size: tuple[int, int], is_deep: bool) -> Sequence[str]:
    """All where most people look; elsewhere those of the longest words, unless time is no matter."""
    return LANGUAGES if size in IN_ALL or is_deep else WORDIEST


def beginning_with(spoken: str, languages: Sequence[str]) -> list[str]:
    """The language that a page speaks, if it is asked for, before all others: nothing has to change for it."""
    return sorted(languages, key=lambda language: language != spoken)


@pytest.mark.parametrize("first", range(WALKS))
def test_every_page_speaks_all_languages_and_keeps_its_words_in_their_boxes(
    open_page: OpenPage, change_seat: ChangeSeat, first: int, pytestconfig: pytest.Config
) -> None:
    is_deep = pytestconfig.getoption("--deep")
    page = open_page(size=SIZES[0])
    found = []
    for name in WORDY[first::WALKS]:
        view = VIEWS[name]
        change_seat(page, scene(view.scene), view.seat, view.path)
        come_to_rest(page, view)
        spoken = page.evaluate("document.documentElement.lang")
        for size in SIZES:
            resize(page, size)
            for language in beginning_with(spoken, languages_at(size, is_deep)):
                if language != spoken:
                    speak(page, language)
                    spoken = language
                found += overflowing(page, f"{name} in {language}")
                found += untranslated(page, f"{name} in {language}") if size == SIZES[0] else []
    assert "\n".join(found) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_is_counted_in_a_language_and_its_longest_cards_fit(
    sit: Sit, change_seat: ChangeSeat, language: str
) -> None:
    page = sit(season_end(f"counting_{language}"), size=SIZES[0], locale=language)
    come_to_rest(page, View(keys=("n", "Enter")))
    expect(page.locator("html")).to_have_attribute("lang", language)
    fall = name_of(language, "season", "fall")
    expect(page.get_by_role("heading", name=word(language, "web-season-over", season=fall))).to_be_visible()
    assert "\n".join([*untranslated(page, "counting"), *overflowing_anywhere(page, "counting")]) == ""
    stage = longest(language)
    resize(page, SIZES[0])
    change_seat(page, stage)
    come_to_rest(page, View(keys=("n",)))
    for card in (stage.table.card, *stage.table.edicts):
        expect(page.get_by_text(name_of(language, "card", card), exact=True).first).to_be_visible()
    assert "\n".join(overflowing_anywhere(page, "longest")) == ""


def test_a_language_is_switched_at_once_and_the_ghost_stays(sit: Sit) -> None:
    page = sit(scene("alone"))
    player = Player(page)
    player.choose_fit()
    ghost = player.ghost()
    page.evaluate("window.isTheSamePage = true")
    before = "en"
    for language in ("pl", "cs", "de", "hu", "en"):
        page.get_by_role("button", name=word(before, "web-menu"), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=NAMES[language]).click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        card = name_of(language, "card", scene("alone").table.card)
        expect(page.get_by_role("heading", name=card)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile(f"^{word(language, 'web-draw-it')}"))).to_be_visible()
        before = language
    assert player.ghost() == ghost
    assert page.evaluate("window.isTheSamePage")


def test_a_chosen_language_is_kept(sit: Sit) -> None:
    page = sit(scene("company"), path="/")
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("button", name=re.compile(f"^{word('hu', 'web-play-solo')}"))).to_be_visible()
    page.goto("/open")
    expect(page.get_by_role("heading", name=word("hu", "options-title"))).to_be_visible()
