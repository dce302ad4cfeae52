"""A table of a hundred: everybody can be found, and news are shown without delay."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import Player
from cartographers.game.options import MOST_SEATS, Options
from staging import Stage

NAMES = [f"Seat {number}" for number in range(1, MOST_SEATS + 1)]
SOON = 1000
"""Milliseconds from the moment that news come to the moment that they are painted."""
# Notes for each message of a socket how long it takes until the frame after it is painted.
STOPWATCH = """
window.delays = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', ({ data }) => {
      if (!['news', 'changes', 'yours'].includes(JSON.parse(data).type)) return;
      const heard = performance.now();
      requestAnimationFrame(() => setTimeout(() => {
        document.documentElement.dataset.delays = window.delays.push(performance.now() - heard);
      }));
    });
  }
};
"""


def hundred(match: str) -> Stage:
    """A table of a hundred in its third turn, which waits for the first seat alone."""
    stage = Stage(match, Options(), "1", NAMES)
    stage.begin()
    stage.play(3, but=0, bot="random")
    return stage


def delays(page: Page) -> list[float]:
    return [float(each) for each in page.evaluate("window.delays")]


def test_a_turn_is_drawn_among_a_hundred_and_shown_soon(sit: Sit) -> None:
    page = sit(hundred("hundred"), script=STOPWATCH)
    player = Player(page)
    player.is_asked()
    expect(player.people).to_contain_text("99 of 99 have drawn")
    expect(page.locator("html")).to_have_attribute("data-delays", "1")
    player.draw()
    player.hears("Turn 4:")
    expect(page.locator("html")).to_have_attribute("data-delays", re.compile("[2-9]"))
    assert max(delays(page)) < SOON


def test_one_map_of_a_hundred_is_found_and_looked_at(sit: Sit) -> None:
    stage = hundred("hundred_maps")
    page = sit(stage)
    player = Player(page)
    player.is_asked()
    player.button("All 99 maps").click()
    dialog = page.get_by_role("dialog", name="At the table")
    expect(dialog.get_by_role("listitem")).to_have_count(MOST_SEATS)
    dialog.get_by_role("button", name=re.compile(r"\bSeat 77\b")).click()
    expect(page.get_by_role("grid", name="The map of Seat 77")).to_be_visible()
    sheet = stage.table.seats[76].sheet
    drawn = player.map.get_by_role("gridcell", name=re.compile("drawn in"))
    expect(drawn).to_have_count((sheet.filled & ~sheet.mountain).bit_count())


def test_a_hundred_chairs_gather(sit: Sit) -> None:
    page = sit(Stage("hundred_chairs", Options(), "1", [*NAMES[:98], "", ""]))
    expect(page.get_by_text("98 of 100 chairs taken.")).to_be_visible()
    page.get_by_role("button", name="Fill 2 chairs with bots").click()
    expect(page.get_by_role("button", name="Begin with 100")).to_be_visible()
