"""The scorer: a paper map painted with a finger or by keys, counted, kept, opened again."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import WIDE, OpenPage
from browser.seen import faults
from browser.test_access import AXE, findings
from browser.words import word
from cartographers.board.grid import SIZE

PHONE, SMALL = (390, 844), (360, 740)
REFUSED = re.compile("status of 409")
TABLE = (
    "/score#v=1&game=keys&preset=english&edicts=sentinel_wood,mages_valley,wildholds,borderlands"
    "&cards=great_river,goblin_attack"
)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{(ord(name[0]) - ord("A")) * SIZE + int(name[1:]) - 1}"]')


def holds(page: Page, name: str, ground: str) -> None:
    expect(space(page, name)).to_have_attribute("aria-label", f"{name}, {ground}")


def centre(page: Page, name: str) -> tuple[float, float]:
    box = space(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sweep(page: Page, *names: str) -> None:
    """A finger that is drawn over some spaces."""
    device = page.context.new_cdp_session(page)
    for number, name in enumerate(names):
        x, y = centre(page, name)
        kind = "touchMove" if number else "touchStart"
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    device.detach()


def tap(page: Page, name: str) -> None:
    page.touchscreen.tap(*centre(page, name))


def brush(page: Page, name: str) -> None:
    chosen = page.get_by_role("radio", name=name, exact=True)
    chosen.click()
    expect(chosen).to_have_attribute("aria-checked", "true")


def count(page: Page, season: str = "Spring") -> None:
    page.get_by_role("button", name=f"Count: {season}").click()
    expect(page.get_by_role("button", name="Change the map")).to_be_visible()


def test_a_map_is_painted_by_touch_counted_kept_and_opened_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/score", PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Paint the map").tap()
    # A brush: a stroke without gaps, rubbed out by a stroke that begins on it, and taken back.
    sweep(page, "A1", "A4")
    for name in ("A1", "A2", "A3", "A4"):
        holds(page, name, "Forest")
    brush(page, "Forest")
    sweep(page, "A4", "A3")
    holds(page, "A3", "empty")
    page.get_by_role("button", name="Undo").click()
    holds(page, "A4", "Forest")
    # Printed ground is not painted over.
    sweep(page, "B4", "B5")
    holds(page, "B4", "Mountain")
    holds(page, "B5", "empty")
    # Cards that came become stamps.
    page.get_by_role("button", name="Which cards?").click()
    for card in ("Great River", "Goblin Attack"):
        page.get_by_role("dialog").get_by_role("button", name=card).click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Count: Spring")).to_contain_text("2 cards missing")
    assert faults(page) == []
    river = page.get_by_role("button", name="Great River, Water")
    river.click()
    tap(page, "H8")
    expect(page.locator(".ghost.fits")).to_be_visible()
    tap(page, "H8")
    holds(page, "H8", "Water, drawn in Spring")
    expect(page.get_by_role("button", name="Great River, Water, on the map")).to_be_visible()
    expect(page.get_by_role("button", name="Count: Spring")).to_contain_text("1 card missing")
    page.locator(".track button").nth(1).tap()
    expect(page.get_by_role("status")).to_contain_text("2")
    # A reload loses nothing.
    page.reload()
    holds(page, "H8", "Water, drawn in Spring")
    holds(page, "A1", "Forest")
    # Counted with what is missing; a line lights its spaces.
    count(page)
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    wood = page.get_by_role("button", name="Sentinel Wood: 4 stars, 4 spaces")
    expect(wood).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lights .lit")).to_have_count(1)
    expect(page.get_by_text("“Goblin Attack” came, but its monsters are nowhere.")).to_be_visible()
    expect(page.get_by_text("Stars in all: 6.")).to_be_visible()
    page.get_by_role("button", name="Keep and share").first.click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "paper.txt"
    taken.value.save_as(record)
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Map as PNG").click()
    assert drawn.value.suggested_filename == "cartographers-paper.png"
    page.get_by_role("button", name="Close").click()
    # The next season begins where this one ended.
    page.get_by_role("button", name="On to: Summer").click()
    holds(page, "A1", "Forest")
    expect(page.get_by_role("button", name="Count: Summer")).to_be_visible()
    # Opened from its record, elsewhere on the same device.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Another map").click()
    page.locator("input[type=file]").set_input_files(record)
    holds(page, "H8", "Water")
    count(page)
    expect(page.get_by_text("Stars in all: 6.")).to_be_visible()


def test_bad_records_and_links_get_one_sentence(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/score#v=7&nonsense", SMALL, "de", has_touch=True, is_mobile=True, forgives=REFUSED)
    expect(page.get_by_role("alert")).to_have_text(word("de", "scorer-no-table"))
    bad = tmp_path / "bad.txt"
    for text, code in (("once upon a time", "not-a-paper-record"), ("x" * 200_000, "record-long")):
        bad.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert").last).to_have_text(word("de", f"refusal-{code}", most=10_000))
    page.get_by_role("button", name=word("de", "scorer-begin")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    assert faults(page) == []


def test_a_map_is_painted_by_keys(open_page: OpenPage) -> None:
    page = open_page(TABLE, WIDE)
    expect(page.get_by_role("grid")).to_be_visible()
    press = page.keyboard.press
    press("4")  # water
    press("ArrowDown")  # to A1
    for key in ("Space", "ArrowRight", "Space", "ArrowRight", "Space"):
        press(key)
    for name in ("A1", "A2", "A3"):
        holds(page, name, "Water")
    expect(space(page, "A3")).to_have_attribute("tabindex", "0")
    press("0")
    press("Space")
    holds(page, "A3", "empty")
    press("Control+z")
    holds(page, "A3", "Water")
    press("s")  # a stamp in the hand
    press("s")
    expect(page.get_by_role("button", name="Goblin Attack, Monster")).to_have_attribute("aria-pressed", "true")
    press("ArrowDown")
    press("r")
    expect(page.locator(".ghost.fits")).to_be_visible()
    press("Enter")
    expect(page.get_by_role("button", name="Goblin Attack, Monster, on the map")).to_be_visible()
    # A stamp that was reached by Tab is set by Enter too.
    page.get_by_role("button", name="Great River, Water").focus()
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        press(key)
    expect(page.get_by_role("button", name="Great River, Water, on the map")).to_be_visible()
    expect(page.get_by_role("button", name="Count: Spring")).not_to_contain_text("missing")
    count(page)
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    assert page.url.endswith("/score#kept=keys")
    # The same table scanned again, one card later, goes on with the map.
    page.goto(TABLE + ",hamlet")
    page.reload()
    holds(page, "A1", "Water")
    expect(page.get_by_role("button", name="Hamlet, Village")).to_be_visible()
