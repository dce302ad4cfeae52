"""Sheets and posters from the page: looked at, saved, in the reader's language."""

import pytest
from playwright.sync_api import expect

from browser.conftest import OpenPage
from browser.saved import saved
from browser.seen import faults
from browser.test_access import AXE, findings

PHONE = (360, 740)


def test_sheets_are_chosen_looked_at_and_saved(open_page: OpenPage) -> None:
    page = open_page("/print", PHONE, "pl-PL")
    picture = page.locator(".page img")
    expect(picture).to_have_attribute("alt", "Pustkowia")
    page.evaluate("document.fonts.ready")
    assert faults(page) == []
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    page.get_by_text("Bezdroża", exact=True).click()
    page.get_by_text("Dwa mniejsze").click()
    expect(picture).to_have_attribute("alt", "Pustkowia, Bezdroża")
    [sheet] = saved(page, "Zapisz jako PDF")
    assert sheet.width > sheet.height
    assert {"Pustkowia", "Bezdroża", "Gwiazdki za cały rok"} <= {*sheet.texts}
    page.get_by_text("Pustkowia", exact=True).click()
    page.get_by_text("Bezdroża", exact=True).click()
    expect(page.get_by_text("Wybierz arkusz.")).to_be_visible()
    expect(page.get_by_role("button", name="Zapisz jako PDF")).to_be_disabled()


def test_a_link_brings_a_sheet_of_ones_own(open_page: OpenPage) -> None:
    rows = "-".join(["11"] * 10 + ["5M5"])
    page = open_page(f"/sheet/Vieille%20carte%3D{rows}")
    page.get_by_role("textbox", name="Name of the sheet").fill("Stará mapa")
    page.goto(f"/print#Nowa%20mapa%3D{rows}")
    expect(page.locator(".page img")).to_have_attribute("alt", "Nowa mapa")
    page.get_by_text("Stará mapa", exact=True).click()  # kept on this device
    page.get_by_text("Letter", exact=True).click()
    expect(page.locator(".page img")).to_have_attribute("alt", "Nowa mapa, Stará mapa")
    first, second = saved(page, "Save as PDF")
    assert (first.texts[0], second.texts[0]) == ("Nowa mapa", "Stará mapa")
    assert (first.width, first.height) == pytest.approx((215.9, 279.4), abs=0.1)
