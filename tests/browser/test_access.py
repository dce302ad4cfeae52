"""axe finds nothing serious on any page, in any state, light or dark."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import WIDE, ChangeSeat, OpenPage, Sit
from browser.kept import WITHOUT_SCRIPT
from browser.player import Player
from browser.scenes import VIEWS, come_to_rest, resize, scene, season_end
from browser.screens import on_screens

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ON_PHONES = ("start", "options", "waiting room", "playing", "hints", "ended", "analysis")
PHONE = (360, 740)
# Rules that are on by default, but for those that find nothing serious whatever they find. Nothing is fetched again for
# them: none of them asks for that.
RUN = """async (only) => {
  const isOn = ({ enabled, tags }) => enabled && !tags.some((tag) => axe._audit.tagExclude.includes(tag));
  const isSerious = ({ impact }) => !['minor', 'moderate'].includes(impact);
  const rules = axe._audit.rules.filter((rule) => isOn(rule) && isSerious(rule)).map(({ id }) => id);
  const options = { runOnly: only ?? rules, resultTypes: ['violations'], preload: false };
  return (await axe.run(document, options)).violations;
}"""
WALKS = 3
"""Tests that share the pages, so that two processors can."""


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def findings(page: Page, axe: str) -> str:
    """What axe finds serious, line by line: in the light, and of colours in the dark, where nothing else differs."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    found = list(_run(page))
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    return "\n".join([*found, *_run(page, ["color-contrast"])])


def _run(page: Page, rules: list[str] | None = None) -> Iterator[str]:
    for violation in page.evaluate(RUN, rules):
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                yield f"{violation['id']}: {node['html']} {node['failureSummary']}"


@pytest.mark.parametrize("first", range(WALKS))
def test_every_page_is_for_everyone(open_page: OpenPage, change_seat: ChangeSeat, axe: str, first: int) -> None:
    page = open_page(WITHOUT_SCRIPT)
    found: dict[str, str] = {}
    for name in list(VIEWS)[first::WALKS]:
        view = VIEWS[name]
        resize(page, WIDE)
        change_seat(page, scene(view.scene), view.seat, view.path)
        come_to_rest(page, view)
        for size in on_screens(page, (WIDE, PHONE) if name in ON_PHONES else (WIDE,)):
            found[f"{name} at {size}"] = findings(page, axe)
    assert {name: each for name, each in found.items() if each} == {}


def test_what_is_serious_is_found(open_page: OpenPage, axe: str) -> None:
    page = open_page("about:blank")
    page.set_content('<html lang="en"><title>x</title><main><button></button><p style="color: #ccc">pale</p></main>')
    page.evaluate(axe)
    assert [found.partition(":")[0] for found in _run(page)] == ["button-name", "color-contrast"]
    assert [found.partition(":")[0] for found in _run(page, ["color-contrast"])] == ["color-contrast"]


def test_dialogs_are_for_everyone(sit: Sit, axe: str) -> None:
    page = sit(scene("company"), size=(390, 844))
    page.get_by_role("button", name="At the table").click()
    expect(page.get_by_role("dialog", name="At the table")).to_be_visible()
    found = findings(page, axe)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    found += findings(page, axe)
    for name in ("Stars", "What happened"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        found += findings(page, axe)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
    assert found == ""


def test_counting_is_for_everyone(sit: Sit, axe: str) -> None:
    page = sit(season_end("counting_for_everyone"))
    Player(page).draw()
    expect(page.get_by_role("heading", name=re.compile("is over$"))).to_be_visible()
    assert findings(page, axe) == ""
