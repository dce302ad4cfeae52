"""A match shown again, moment by moment, and taken along."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import NOT_FOUND, Sit
from browser.saved import saved
from browser.scenes import NAMES, VIEWS, looked_at
from cartographers.game.record import replayed


def replay(sit: Sit) -> Page:
    return looked_at(sit, VIEWS["replay"])


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def drawn(page: Page) -> Locator:
    """The spaces that are drawn on the map that is shown."""
    return page.get_by_role("gridcell", name=re.compile("drawn in"))


def test_the_slider_leads_through_the_whole_match(sit: Sit) -> None:
    page = replay(sit)
    slider = moment(page)
    expect(slider).to_have_value("0")
    expect(drawn(page)).to_have_count(0)
    most = int(slider.get_attribute("max") or "")
    assert most > 40
    slider.fill(str(most // 2))
    expect(page.get_by_text(f"{most // 2 + 1} of {most + 1}", exact=True)).to_be_visible()
    expect(drawn(page)).not_to_have_count(0)
    half = drawn(page).count()
    slider.fill(str(most))
    expect(page.get_by_text("1.").first).to_be_visible()
    assert drawn(page).count() > half


def test_keys_walk_step_by_step_and_tell_what_happened(sit: Sit) -> None:
    page = replay(sit)
    said = page.get_by_role("status")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect(moment(page)).to_have_value(str(at))
        expect(said).not_to_be_empty()
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text(f"{NAMES[0]} draws")
    expect(drawn(page)).not_to_have_count(0)
    expect(page.get_by_role("region", name="Revealed").get_by_role("heading")).to_be_visible()
    page.keyboard.press("End")
    expect(moment(page)).to_have_value(moment(page).get_attribute("max") or "")
    expect(page.get_by_role("button", name="One moment on")).to_be_disabled()
    page.keyboard.press("Home")
    expect(moment(page)).to_have_value("0")


def test_it_plays_by_itself_until_it_is_paused(sit: Sit) -> None:
    page = replay(sit)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment(page)).to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_maps_of_all_are_shown(sit: Sit) -> None:
    page = replay(sit)
    page.keyboard.press("End")
    people = page.get_by_role("region", name="At the table")
    for name in NAMES:
        people.get_by_role("button", name=re.compile(name)).click()
        expect(page.get_by_role("grid", name=f"The map of {name}")).to_be_visible()


def test_the_record_and_the_map_can_be_downloaded(sit: Sit, tmp_path: Path) -> None:
    page = replay(sit)
    page.keyboard.press("End")
    expect(drawn(page)).not_to_have_count(0)
    page.get_by_role("button", name="Save and share").click()
    dialog = page.get_by_role("dialog", name="Save and share")
    expect(dialog.get_by_role("textbox", name="Link to this page")).to_have_value(page.url)
    with page.expect_download() as record:
        dialog.get_by_role("link", name="Record as text").click()
    record.value.save_as(tmp_path / "record.txt")
    assert replayed((tmp_path / "record.txt").read_text()).over
    for name, head in (("Map as PNG", b"\x89PNG"), ("Map as SVG", b"<svg")):
        with page.expect_download() as picture:
            dialog.get_by_role("button", name=name).click()
        picture.value.save_as(tmp_path / "map")
        assert (tmp_path / "map").read_bytes().lstrip().startswith((head, b"<?xml"))
    [poster] = saved(page, "Poster")
    assert poster.texts[0] == NAMES[0]
    [grid] = poster.parts("grid")
    assert grid.box[2] - grid.box[0] > 0.82 * poster.width


def test_a_match_that_does_not_exist_is_said(sit: Sit) -> None:
    page = looked_at(sit, VIEWS["replay"]._replace(path="/replay/nowhere", shows="alert"), forgives=NOT_FOUND)
    expect(page.get_by_role("alert")).to_be_visible()
