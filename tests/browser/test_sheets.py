"""Sheets of one's own in a real browser: drawn by mouse, keys and touch, kept, shared, tried by bots, played on."""

import re
import time
from urllib.parse import quote, unquote

from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage
from browser.seen import faults
from browser.test_access import AXE, findings

ROWS = "9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"
OWN = f"The Long Scar={ROWS}"
BLANK = "-".join(["11"] * 11)
PHONE = (390, 844)


def space(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^{name}[,:. ]"))


def press(page: Page, *names: str) -> None:
    for name in names:
        box = space(page, name).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_sheet_is_drawn_by_mouse_and_keys_kept_shared_and_played(open_page: OpenPage) -> None:
    page = open_page("/sheet")
    expect(page.get_by_text("No ruins.")).to_be_visible()
    page.get_by_role("textbox", name="Name of the sheet").fill("Łysa <Góra>")
    press(page, "B2", "C3", "B2")  # what is there already is rubbed out
    expect(page).to_have_url(re.compile(quote("Łysa Góra") + "=11-11-2M8-"))
    page.get_by_role("radio", name="all quarters").check(force=True)
    page.keyboard.press("w")
    press(page, "A2", "B1")
    expect(page).to_have_url(re.compile("=1W7W1-W9W-2M8-11-11-11-11-11-11-W9W-1W7W1$"))
    expect(page.get_by_text("A1 A11 K1 K11 are shut in.")).to_be_visible()
    page.get_by_role("button", name="A1 A11 K1 K11 are shut in.").click()
    expect(space(page, "A1")).to_be_focused()
    page.keyboard.press("e")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.get_by_text("are shut in.")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.get_by_text("are shut in.")).to_be_visible()
    page.get_by_role("radio", name="one space").check(force=True)
    page.keyboard.press("r")
    here, there = space(page, "F4").bounding_box(), space(page, "F8").bounding_box()
    assert here
    assert there
    page.mouse.move(here["x"] + 20, here["y"] + 20)
    page.mouse.down()
    page.mouse.move(there["x"] + 20, there["y"] + 20, steps=12)
    page.mouse.up()
    expect(page).to_have_url(re.compile("-3RRRRR3-"))
    code = page.url.rpartition("/")[2]
    expect(page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE))).to_have_value(page.url)
    page.reload()
    expect(space(page, "F8")).to_have_accessible_name(re.compile("ruins", re.IGNORECASE))
    expect(page.get_by_role("textbox", name="Name of the sheet")).to_have_value("Łysa Góra")
    assert findings(page, AXE.read_text()) == ""
    page.get_by_role("link", name="New sheet").click()
    expect(page.get_by_role("link", name="Łysa Góra")).to_have_attribute("href", f"/sheet/{code}")
    page.get_by_role("link", name="Łysa Góra").click()
    page.get_by_role("button", name="Play on it", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(space(page, "C3")).to_have_accessible_name(re.compile("mountain", re.IGNORECASE))
    page.goto("/events/open")
    page.get_by_text("Map and cards", exact=True).click()
    expect(page.get_by_role("radio", name="Łysa Góra")).to_be_attached()
    options = {
        "options": {"sheet": unquote(code)},
        "title": "Sunday club",
        "closes": time.time() + 86_400,
        "public": True,
    }
    deal = page.request.post("/api/challenges", data=options).json()["deal"]
    page.goto(f"/day/{deal}")
    expect(page.locator(".sheetlike svg.sheet")).to_be_attached()


def test_a_table_is_opened_on_a_sheet_that_somebody_sent(open_page: OpenPage) -> None:
    page = open_page("/open", forgives=re.compile("status of 409"))
    page.get_by_text("Map and cards", exact=True).click()
    field = page.get_by_label("A sheet of your own: its code or link")
    field.fill(OWN.replace("-5WW4-", "-5WX4-"))
    field.press("Enter")
    expect(page.get_by_text("Row E of the sheet has “X”.")).to_be_visible()
    field.fill(f"https://table.example/sheet/{quote(OWN)}")
    page.get_by_role("button", name="Take it").click()
    expect(page.get_by_role("radio", name="The Long Scar")).to_be_checked()
    page.get_by_role("textbox", name=re.compile("name", re.IGNORECASE)).fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("The Long Scar").first).to_be_visible()


def test_a_link_opens_on_a_phone_and_a_finger_draws(open_page: OpenPage) -> None:
    page = open_page(f"/sheet/{quote(OWN)}", PHONE, "de", has_touch=True)
    expect(page.get_by_text("A11 ist eingeschlossen.")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert faults(page) == []
    go = page.get_by_role("button", name="Darauf spielen", exact=True)
    assert go.evaluate("(go) => getComputedStyle(go).position") == "static", "nothing is covered"
    there = go.bounding_box()
    assert there
    assert there["y"] + there["height"] < PHONE[1], "and it is in sight while one draws"
    page.get_by_text("Leer", exact=True).tap()
    box = space(page, "A10").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 15, box["y"] + 15)
    expect(page.get_by_text("A11 ist eingeschlossen.")).to_have_count(0)
    expect(page).to_have_url(re.compile("=11-1M4R3W-"))
    page.get_by_role("button", name="Zurück").tap()
    expect(page).to_have_url(re.compile("=9W1-1M4R3W-"))
    page.touchscreen.tap(box["x"] + 15, box["y"] + 15)
    expect(page).to_have_url(re.compile("=11-1M4R3W-"))
    small = page.evaluate(
        """() => [...document.querySelectorAll('main :is(button, a, fieldset label, input:not([type=radio]))')]
            .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 43.5)
            .map((each) => each.outerHTML.slice(0, 80))"""
    )
    assert small == []


def test_what_is_no_sheet_gives_a_blank_one(open_page: OpenPage) -> None:
    page = open_page("/sheet/11-11")
    expect(page.get_by_role("alert")).to_have_text("This link holds no sheet. Here is a blank one.")
    page.get_by_role("button", name="Let bots play on it").click()
    expect(page.get_by_role("row", name=re.compile("Scribbler|random", re.IGNORECASE))).to_be_visible()
