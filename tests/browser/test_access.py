"""axe finds nothing serious on any page, in any state, light or dark."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import Player
from browser.scenes import VIEWS, looked_at, scene, season_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DIALOGS = ("Menu", "Stars", "What happened", "At the table")


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def findings(page: Page, axe: str) -> str:
    """What axe finds serious, line by line: in the light, and of colours in the dark, where nothing else differs."""
    page.evaluate(axe)
    page.emulate_media(color_scheme="light")
    found = list(_run(page, {}))
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    return "\n".join([*found, *_run(page, {"runOnly": ["color-contrast"]})])


def _run(page: Page, options: dict[str, Any]) -> Iterator[str]:
    result = page.evaluate("options => axe.run(document, { resultTypes: ['violations'], ...options })", options)
    for violation in result["violations"]:
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                yield f"{violation['id']}: {node['html']} {node['failureSummary']}"


@pytest.mark.parametrize("view", VIEWS)
def test_a_page_is_for_everyone(sit: Sit, axe: str, view: str) -> None:
    assert findings(looked_at(sit, VIEWS[view]), axe) == ""


@pytest.mark.parametrize("view", ["start", "options", "waiting room", "playing", "hints", "ended", "analysis"])
def test_a_page_on_a_phone_is_for_everyone(sit: Sit, axe: str, view: str) -> None:
    assert findings(looked_at(sit, VIEWS[view], size=(360, 740), has_touch=True), axe) == ""


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
