"""A page that is refreshed, loses its network, or whose server dies goes on; from a wrong address a way leads back."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import LOST, NOT_FOUND, Sit
from browser.player import Player
from browser.scenes import View, looked_at
from cartographers.game.options import Options
from serving import StartServer
from staging import Stage

NO_CONNECTION = "No connection."


def alone(match: str) -> Stage:
    """Somebody alone in the middle of a season."""
    stage = Stage(match, Options(), "3", ["Ann"])
    stage.begin()
    stage.play(2, but=0)
    return stage


def lines(page: Page) -> list[str | None]:
    """Every space of the map in words."""
    return [space.get_attribute("aria-label") for space in page.get_by_role("gridcell").all()]


def test_a_refresh_keeps_the_map_the_card_and_the_stars(sit: Sit) -> None:
    page = sit(alone("refreshed"))
    player = Player(page)
    player.is_asked()
    expect(page.get_by_role("region", name="Stars")).to_contain_text("if it ended now")
    before = lines(page), player.question, page.get_by_role("region", name="Stars").inner_text()
    page.reload()
    player.is_asked()
    expect(page.get_by_role("region", name="Stars")).to_contain_text("if it ended now")
    assert (lines(page), player.question, page.get_by_role("region", name="Stars").inner_text()) == before


def test_a_refresh_keeps_a_drawing_that_others_wait_with(sit: Sit) -> None:
    stage = Stage("refreshed_drawn", Options(), "1", ["Ann", "Bob"])
    stage.begin()
    ann, bob = Player(sit(stage, 0)), Player(sit(stage, 1))
    ann.choose_fit()
    drawn = ann.ghost()
    ann.confirm()
    expect(ann.button(re.compile("^Take back"))).to_be_visible()
    ann.page.reload()
    expect(ann.button(re.compile("^Take back"))).to_be_visible()
    bob.draw()
    ann.hears("Turn 2:")
    for space in drawn:
        expect(ann.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_drawing_that_is_confirmed_without_a_network_is_played_once_when_it_is_back(sit: Sit) -> None:
    stage = alone("offline")
    turn = stage.table.turn
    page = sit(stage, forgives=LOST)
    player = Player(page)
    player.choose_fit()
    drawn = player.ghost()
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text=NO_CONNECTION)).to_be_visible()
    expect(page.get_by_text("Your drawing is kept")).to_be_visible()
    player.confirm()
    expect(player.button("Sending …")).to_be_visible()
    page.context.set_offline(False)
    player.hears(f"Turn {turn + 1}:")
    expect(page.get_by_text(NO_CONNECTION).and_(page.locator(":visible"))).to_have_count(0)
    player.is_asked()
    for space in drawn:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))
    player.draw()
    player.hears(re.compile(rf"Turn ({turn + 2}|{turn + 3}):"))


def test_a_server_that_is_killed_and_comes_back_loses_nothing(sit: Sit, start_server: StartServer) -> None:
    server = start_server()
    stage = alone("killed")
    turn = stage.table.turn
    page = sit(stage, on=server, forgives=LOST)
    player = Player(page)
    player.choose_fit()
    server.kill()
    expect(page.get_by_role("status").filter(has_text=NO_CONNECTION)).to_be_visible()
    player.confirm()
    server.start()
    player.hears(f"Turn {turn + 1}:")
    player.is_asked()
    player.draw()
    player.hears(re.compile(rf"Turn ({turn + 2}|{turn + 3}):"))


def test_a_wrong_address_leads_back_to_the_start(sit: Sit) -> None:
    page = looked_at(sit, View("company", "/tables/abc", shows="alert"), forgives=NOT_FOUND)
    expect(page.get_by_role("alert")).to_have_text("There is nothing at this address.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play solo")).to_be_visible()
