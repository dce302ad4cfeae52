"""The herald before a hall and on a phone: opened, dealt, entered, counted; nothing cut in any language."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage
from browser.seen import faults
from browser.test_access import axe, findings  # noqa: F401  a fixture
from browser.words import name_of, word
from cartographers.game.herald import Announcement, announcements
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.server.edge.guests import COOKIE, Guests
from cartographers.server.hosting.heralds import Herald
from cartographers.server.service.heralds import TABLE, owner_of
from serving import SECRET, Server

HALL, TABLET, PHONE, SMALL = (1920, 1080), (1180, 820), (390, 844), (360, 740)
HOST = {"name": COOKIE, "value": str(Guests(SECRET)._cookies.dumps(["host", "Host"]))}


def put(server: Server, code: str, table: Herald) -> str:
    """A herald's table in the store; its address."""

    body = msgspec.json.encode(table).decode()
    with closing(sqlite3.connect(server.folder / "matches.sqlite3", isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO documents (owner, name, body, version) VALUES (?, ?, ?, 1)"
            " ON CONFLICT (owner, name) DO UPDATE SET body = excluded.body, version = version + 1",
            (owner_of(code), TABLE, body),
        )
    return f"/herald/{code}"


def seed_for(options: Options, wanted: Callable[[Announcement], bool]) -> tuple[str, int]:
    """A seed, and where something is announced in it."""
    for seed in map(str, range(5000)):
        for at, each in enumerate(announcements(options, seed), start=1):
            if wanted(each):
                return seed, at
    raise AssertionError("no seed deals that")


def at(page: Page, number: int) -> None:
    expect(page.locator(".herald")).to_have_attribute("data-at", str(number))


def row_of(page: Page, name: str) -> Locator:
    """Somebody's row of the totals."""
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True))


def test_a_paper_game_from_the_start_page_to_the_totals_of_a_season(
    open_page: OpenPage,
    server: Server,
    axe: str,  # noqa: F811
) -> None:
    page = open_page("/", HALL)
    paper = page.get_by_role("region", name="For the paper game")
    for link, heading in (
        ("Count a map", "Count a paper map"),
        ("Print sheets", "Print"),
        ("A sheet of your own",) * 2,
    ):
        paper.get_by_role("link", name=link).click()
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        page.go_back()
    paper.get_by_role("link", name="Deal the cards").click()
    page.get_by_label("Names").fill("Ada\nBo")
    page.get_by_role("button", name="To the table").click()
    at(page, 0)
    assert faults(page) == []
    assert findings(page, axe) == ""
    expect(page.get_by_role("img", name="Count your map")).to_be_visible()
    code = page.url.rpartition("/")[2]
    page.keyboard.press("Space")
    at(page, 1)
    name = page.get_by_role("heading", level=1)
    assert float(name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")) >= 90
    first = name.inner_text()
    said = page.locator("[aria-live=polite]")
    expect(said).to_contain_text(first)
    assert findings(page, axe) == ""
    page.keyboard.press("PageDown")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    expect(name).to_have_text(first)
    number = 1
    while not page.get_by_role("heading", name="Spring is over").is_visible():
        page.keyboard.press("ArrowRight")
        number += 1
        at(page, number)
    expect(page.get_by_text("0 of 4 maps are counted.")).to_be_visible()
    with httpx.Client(base_url=server.address, trust_env=False) as bo:  # at a phone of the own
        bo.post("/api/me", json={"name": "Bo"})
        counts = {"name": "Bo", "season": 0, "edicts": [5, 6], "coins": 2, "monsters": -3, "total": 10}
        assert bo.post(f"/api/heralds/{code}/counts", json=counts).status_code == 200
        assert bo.post(f"/api/heralds/{code}/steps", json={"step": "next", "at": number}).status_code == 403
    row = row_of(page, "Bo")
    expect(row).to_contain_text("+10")
    page.get_by_role("button", name="Type in stars").click()
    form = page.get_by_role("dialog")
    for label, value in (("Name", "Ada"), ("Coins", "3"), ("Lost to monsters", "1")):
        form.get_by_label(label).fill(value)
    form.get_by_role("button", name="Write it down").click()
    expect(row_of(page, "Ada")).to_contain_text("+2")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert faults(page) == []
    assert findings(page, axe) == ""
    page.get_by_role("button", name="Summer begins").click()
    at(page, number + 1)
    expect(page.get_by_text("Summer", exact=True).first).to_be_visible()


@pytest.mark.parametrize(("language", "preset"), [("de", "everything"), ("pl", "polish_heroes"), ("hu", "english")])
def test_nothing_is_cut_in_a_whole_game_on_any_screen(
    open_page: OpenPage, server: Server, language: str, preset: str
) -> None:
    options = replace(PRESETS[preset], seats=1 if preset == "english" else 6)
    whole = announcements(options, "3")
    page = open_page(put(server, f"cut-{preset}", Herald("host", options, "3", clock=90)), HALL, language, cookie=HOST)
    page.locator(".herald").wait_for()
    found: list[str] = []
    for number in range(len(whole) + 1):
        at(page, number)
        for width, height in (HALL, TABLET, PHONE, SMALL):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{number}: {fault}" for fault in faults(page)]
        if number < len(whole):
            page.keyboard.press("ArrowRight")
    assert found == []
    expect(page.get_by_text(word(language, "herald-over")).first).to_be_visible()


def test_a_phone_on_the_table_by_touch(open_page: OpenPage, server: Server) -> None:
    """Cards of a box are told, the page is turned round, and an ambush says where sheets go."""
    edicts = PRESETS["german_first_game"].edicts
    options = replace(PRESETS["english"], seats=4, edicts=edicts)
    page = open_page(put(server, "box", Herald("host", options, "", enters=True)), PHONE, cookie=HOST, has_touch=True)
    page.get_by_role("button", name="Tell a card").tap()
    expect(page.get_by_text("Which card was turned up?")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Temple Ruins").tap()
    expect(page.get_by_role("button", name="Temple Ruins")).to_have_count(0)
    page.get_by_role("button", name="Gnoll Raid").tap()
    at(page, 1)
    expect(page.get_by_text("Pass your sheet to the right.").first).to_be_visible()
    expect(page.get_by_text("The ruins wait for the next explore card.").first).to_be_visible()
    for target in page.get_by_role("button").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, target.inner_text()
    page.get_by_role("button", name="Turn the page round").tap()
    assert page.locator(".herald").evaluate("each => getComputedStyle(each).rotate") == "180deg"
    page.get_by_role("button", name="Turn the page round").tap()
    page.get_by_role("button", name="Tell a card").tap()
    expect(page.get_by_role("button", name="Gnoll Raid")).to_have_count(0)
    page.get_by_role("button", name="Hamlet").tap()
    at(page, 2)
    expect(page.get_by_text("Cover a ruins space.").first).to_be_visible()


ASKED = """
  let noted = '';
  const note = (what) => (document.documentElement.dataset.asked = noted += `${what};`);
  const after = (owner, name, then) => {
    const real = owner[name];
    owner[name] = function (...given) {
      const answer = real.apply(this, given);
      then(this, answer);
      return answer;
    };
  };
  after(WakeLock.prototype, 'request', (lock, answer) => {
    note('awake');
    answer.then((held) => held.addEventListener('release', () => note('asleep')));
  });
  after(AudioScheduledSourceNode.prototype, 'start', (wave) => note(`tone ${Math.round(wave.frequency.value)}`));
  after(AudioContext.prototype, 'close', () => note('silent'));
"""
"""Notes what a page asks of the device, which does it all the same."""


def test_the_clock_sounds_and_the_screen_stays_awake_and_full(open_page: OpenPage, server: Server) -> None:
    options = replace(PRESETS["english"], seats=4)
    seed, number = seed_for(options, lambda each: bool(each.card) and not each.ends)
    table = Herald("host", options, seed, clock=3, at=number - 1)
    allowed = ["screen-wake-lock"]
    page = open_page(put(server, "clock", table), TABLET, cookie=HOST, script=ASKED, permissions=allowed, paints=True)
    device, full = page.locator("html"), page.locator("html:fullscreen")
    page.locator(".herald").wait_for()
    page.keyboard.press("Space")
    at(page, number)
    expect(page.get_by_role("timer")).to_contain_text("0:00")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Time is up.")
    # A busy machine may miss a second of the two that tick.
    heard = re.compile("^awake;(tone 880;){1,2}tone 523;tone 1047;tone 1570;$")
    expect(device).to_have_attribute("data-asked", heard)
    page.keyboard.press("f")
    expect(full).to_have_count(1)
    page.keyboard.press("f")
    expect(full).to_have_count(0)
    # Silence is kept.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Sound of the clock").click()
    page.get_by_role("dialog").get_by_role("button", name="Full screen").click()
    expect(full).to_have_count(1)
    page.keyboard.press("Space")
    at(page, number + 1)
    expect(page.get_by_role("timer")).to_contain_text("0:00")
    expect(device).to_have_attribute("data-asked", heard)
    # Who leaves the page lets go of all of it.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Cartographers")).to_be_visible()
    expect(device).to_have_attribute("data-asked", re.compile("asleep;"))
    expect(device).to_have_attribute("data-asked", re.compile("silent;"))
    expect(full).to_have_count(0)


def test_a_second_screen_follows_and_presses_nothing(open_page: OpenPage, server: Server) -> None:
    options = replace(PRESETS["polish_heroes"], seats=4)
    seed, number = seed_for(options, lambda each: each.card == "gorgon")
    table = Herald("host", options, seed, at=number)
    page = open_page(put(server, "second", table), HALL, "cs")
    expect(page.get_by_role("heading", level=1)).to_have_text(name_of("cs", "card", "gorgon"))
    expect(page.get_by_role("button", name=word("cs", "herald-next"))).to_have_count(0)
    page.keyboard.press("Space")
    put(server, "second", replace(table, at=number - 1))
    at(page, number - 1)


def test_an_unknown_code_is_told(open_page: OpenPage) -> None:
    page = open_page("/herald/nowhere", forgives=re.compile("404"))
    expect(page.get_by_text("There is no table with this code.")).to_be_visible()
