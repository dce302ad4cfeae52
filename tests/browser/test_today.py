"""Today's map: the same for everybody, once, on any device; ranked, shared, and found again."""

import re
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage
from browser.dealt import dealt, file_of, on_day, tried
from browser.player import Player
from browser.screens import SMALL, on_screens
from browser.test_access import AXE, findings
from browser.test_small import misfits
from browser.words import name_of, word
from cartographers.cards.printed import DECK
from cartographers.locales import LANGUAGES
from cartographers.store.sql import SqlStore
from serving import SECRET, Server, served_aside
from staging import Stage

TABLE = re.compile(r"/t/[a-z0-9]+$")
CORNER = """image => {
    const pen = Object.assign(document.createElement('canvas'), {width: 8, height: 8}).getContext('2d');
    pen.drawImage(image, 0, 0);
    return [...pen.getImageData(2, 2, 1, 1).data].slice(0, 3);
}"""


def begin(page: Page) -> str:
    """Begins today's map from its page; its match."""
    page.goto("/today")
    page.get_by_role("button", name="Draw the map").click()
    expect(page).to_have_url(TABLE)
    Player(page).is_asked()
    return page.url.rpartition("/")[2]


def news(page: Page, match: str) -> Any:
    return page.request.get(f"/api/matches/{match}").json()


def finished(server: Server, match: str, name: str = "Ada") -> Stage:
    """Somebody has drawn today's map."""
    stage = tried(dealt(server), match, name)
    stage.put(file_of(server))
    return stage


def test_two_people_get_equal_deals_on_one_day(open_page: OpenPage) -> None:
    pages = open_page(), open_page()
    tables = [news(page, begin(page))["table"] for page in pages]
    assert tables[0] == {**tables[1], "asked": tables[0]["asked"]}
    for page in pages:
        player = Player(page)
        player.draw()
        player.is_asked()
    after = [news(page, page.url.rpartition("/")[2])["table"] for page in pages]
    assert after[0]["revealed"] == after[1]["revealed"]
    assert len(after[0]["revealed"]) > len(tables[0]["revealed"])


def test_a_try_goes_on_on_another_device(open_page: OpenPage) -> None:
    here, there = open_page(), open_page()
    match = begin(here)
    Player(here).draw()
    Player(here).is_asked()
    token = here.request.post("/api/me/token", data={}).json()["token"]
    there.goto(f"/move#{token}")
    there.get_by_role("button", name="Go on here").click()
    expect(there.get_by_text("You have begun it.")).to_be_visible()
    there.get_by_role("link", name=re.compile("^Today’s map")).first.click()
    there.get_by_role("button", name="Go on drawing").click()
    expect(there).to_have_url(re.compile(f"/t/{match}$"))
    Player(there).is_asked()
    assert news(there, match)["table"]["turn"] > 1


def test_a_try_that_counts_cannot_be_ended_from_the_menu(open_page: OpenPage) -> None:
    page = open_page()
    begin(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("This map counts.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("End the game"))).to_have_count(0)


def test_the_end_of_a_map_leads_to_its_place_and_the_second_try_does_not_rank(
    open_page: OpenPage, server: Server
) -> None:
    finished(server, "ranked-bob", "Bob")
    ada = finished(server, "ranked-ada")
    page = open_page("/t/ranked-ada", cookie=ada.cookie(0, SECRET))
    page.get_by_role("link", name="See how you did").click()
    expect(page.get_by_role("region", name="Ranking")).to_contain_text("You (Ada)")
    expect(page.get_by_text("Best map")).not_to_have_count(0)
    own = page.request.get("/api/deals/today").json()["own"]
    page.get_by_role("button", name="Draw it again").click()
    expect(page).to_have_url(TABLE)
    Player(page).draw()
    assert not news(page, page.url.rpartition("/")[2])["gathering"]["house"]["ranks"]
    assert page.request.get("/api/deals/today").json()["own"] == own


def test_a_streak_is_shown_and_breaks(open_page: OpenPage, server: Server) -> None:
    today = datetime.now(UTC).date()
    for person, backs in (("keeps", (1, 2)), ("breaks", (2, 3, 4))):
        for back in backs:
            on_day((today - timedelta(back)).isoformat(), f"{person}-0", server)
    for person, told in (("keeps", "2 days in a row your longest: 2"), ("breaks", "0 days in a row your longest: 3")):
        stage = tried(dealt(server), person, "Ada", turns=1)
        page = open_page("/today", cookie=stage.cookie(0, SECRET))
        expect(page.locator("main")).to_contain_text(re.compile(told.replace(" ", r"\s+")))


def test_the_shared_text_and_picture_tell_nothing_of_the_deck(open_page: OpenPage, server: Server) -> None:
    ada = finished(server, "sharing")
    clipboard = ["clipboard-read", "clipboard-write"]
    page = open_page("/today", cookie=ada.cookie(0, SECRET), permissions=clipboard, color_scheme="dark")
    expect(page.get_by_role("button", name="Share your map")).to_be_visible()
    page.keyboard.press("c")
    shared = page.get_by_role("dialog", name="Share your map")
    expect(shared.get_by_role("img")).to_have_js_property("naturalWidth", 1200)
    assert min(shared.get_by_role("img").evaluate(CORNER)) > 180  # light, though the page is dark
    shared.get_by_role("button", name="Copy the text").click()
    expect(shared.get_by_role("button", name="Copied")).to_be_visible()
    lines = str(page.evaluate("navigator.clipboard.readText()")).splitlines()
    rows = lines[3:14]
    assert [len(row) for row in rows] == [11] * 11
    assert lines[14].endswith(f"/day/{dealt(server).name}/sharing")
    assert len(lines) == 15
    said = "\n".join(lines[:3])
    assert [card for card in DECK if name_of("en", "card", card) in said] == []
    with page.expect_download() as saving:
        shared.get_by_role("button", name="Save the picture").click()
    assert Path(saving.value.path()).read_bytes().startswith(b"\x89PNG")


def test_all_days_lead_to_their_maps(open_page: OpenPage) -> None:
    page = open_page("/days")
    name = page.request.get("/api/deals/today").json()["deal"]
    page.locator(f"a[href='/day/{name}']").click()
    expect(page.get_by_role("heading", name="Today’s map")).to_be_visible()
    page.goto("/week")
    expect(page.get_by_role("heading", name="This week’s map")).to_be_visible()


# The end of the day


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, list[float]]]:
    """A server whose day ends when the test wants it to, by so many seconds."""
    ahead = [0.0]

    async def now(_: SqlStore) -> float:
        return time.time() + ahead[0]

    monkeypatch.setattr(SqlStore, "now", now)
    with served_aside(tmp_path) as server:
        yield server, ahead


def test_the_day_ends_while_somebody_draws(hurried: tuple[Server, list[float]], open_page: OpenPage) -> None:
    server, ahead = hurried
    late = open_page("/today", at=server.address)
    expect(late.get_by_role("button", name="Draw the map")).to_be_visible()
    deal = dealt(server)
    stage = tried(deal, "almost", "Ada", turns=0)
    stage.play_to_season_end(3, but=0)
    stage.put(file_of(server))
    page = open_page("/t/almost", at=server.address, cookie=stage.cookie(0, SECRET))
    Player(page).is_asked()
    ahead[0] = deal.closes - time.time() + 60
    late.goto(f"/day/{deal.name}")
    expect(late.get_by_text("No one can begin it any more")).to_be_visible()
    expect(late.get_by_role("button", name="Draw the map")).to_have_count(0)
    Player(page).draw()
    page.get_by_role("button", name=re.compile(f"^{word('en', 'web-skip')}")).click()
    page.get_by_role("button", name=re.compile(f"^{word('en', 'web-to-the-end')}")).click()
    page.get_by_role("link", name="See how you did").click()
    expect(page.get_by_text("Nobody else has drawn it yet")).to_be_visible()
    ahead[0] = deal.reveals - time.time() + 60
    late.goto(f"/day/{deal.name}")
    expect(late.get_by_text("Everything is known now.")).to_be_visible()
    late.get_by_text("Is it fair?").click()
    expect(late.get_by_text(deal.seed)).to_be_visible()
    late.get_by_role("button", name="Draw the map").click()
    expect(late).to_have_url(TABLE)


# For everyone

SCREENS = [(1440, 900), (1024, 768), (360, 740), (844, 390)]


def faults_on_screens(page: Page, sizes: Sequence[tuple[int, int]] = SCREENS) -> list[str]:
    """What not everyone could see or touch, on screens of several sizes."""
    found = []
    for size in on_screens(page, sizes):
        found += [findings(page, AXE.read_text(encoding="utf-8"))]
        found += misfits(page) if size[0] < SMALL else []
    return [each for each in found if each]


def test_the_pages_are_for_everyone(open_page: OpenPage, server: Server) -> None:
    finished(server, "seen-by", "Somebody with quite a long name")
    ada = finished(server, "seen")
    page = open_page("/today")
    expect(page.get_by_role("button", name="Draw the map")).to_be_visible()
    assert faults_on_screens(page) == []
    page = open_page("/today", cookie=ada.cookie(0, SECRET))
    expect(page.get_by_role("region", name="Ranking")).to_be_visible()
    assert faults_on_screens(page) == []
    page.get_by_role("button", name="Share your map").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults_on_screens(page) == []
    page.goto("/days")
    expect(page.get_by_role("heading", name="All days")).to_be_visible()
    assert faults_on_screens(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_every_language(open_page: OpenPage, server: Server, language: str) -> None:
    ada = finished(server, f"speaks-{language}")
    page = open_page("/today", (360, 740), language, has_touch=True, paints=False)
    expect(page.get_by_role("button", name=word(language, "deal-begin"))).to_be_visible()
    assert misfits(page) == []
    page = open_page("/today", (360, 740), language, cookie=ada.cookie(0, SECRET), has_touch=True, paints=False)
    expect(page.get_by_role("button", name=word(language, "deal-share"))).to_be_visible()
    assert misfits(page) == []
