"""My games in a real browser: fifty games on a server's page, and taken along to a page without a server."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from browser.conftest import NOT_FOUND, OpenPage
from browser.screens import on_screens
from browser.seen import faults
from browser.test_access import AXE, findings
from browser.test_site import FIRST_CARD, Visit, host, visit  # noqa: F401  fixtures
from browser.words import name_of, word
from cartographers.locales import LANGUAGES
from cartographers.server.edge.guests import COOKIE, Guests
from cartographers.server.service.people import Person
from cartographers.store.opening import opened
from fifty import ADA, FRIENDS, fifty, fill, log_of, taken_along
from serving import SECRET, Server, started

PHONE = (360, 740)
BOB = Person("bob-has-two-games", "Bob")
TITLES = {
    "legendary_cartographer": 15,
    "master_mapsmith": 8,
    "journeyman_topographer": 4,
    "apprentice_surveyor": 8,
    "amateur_assessor": 1,
    "inept_assistant": 0,
    "dimwitted_doodler": 2,
    "oblivious_inkdrinker": 0,
}
SINCE = "50 games since February 2026. The last ten games alone had a rating of +48 on average, the first ten +3."


async def fifty_and_two(database: str) -> None:
    """Ada's fifty games, and one of Bob's alone and one with a friend."""
    store = await opened(database)
    await fill(store)
    for game in (fifty()[0], fifty()[6]):
        match = log_of(game, BOB)
        await store.append(replace(match.line, match=f"{match.line.match}bob"), match.entries)
    await store.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("games")
    (folder / "secret.key").write_text(SECRET)
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
        aside.submit(asyncio.run, fifty_and_two(f"sqlite:///{folder / 'matches.sqlite3'}")).result()
    with started(folder) as server:
        yield server


def games_of(
    open_page: OpenPage, filled: Server, who: Person | None = ADA, path: str = "/games", **more: object
) -> Page:
    cookie = {"name": COOKIE, "value": str(Guests(SECRET)._cookies.dumps([who.id, who.name]))} if who else None
    page = open_page(path, at=filled.address, cookie=cookie, **more)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def settled(page: Page) -> Page:
    expect(page.get_by_role("heading", name="Best maps")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


def test_fifty_games_are_counted_and_can_be_told_apart(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled))
    expect(page.get_by_text(SINCE)).to_be_visible()
    titles = page.get_by_role("table", name="Titles, and how often").locator("tr")
    expect(titles).to_have_text([f"{name_of('en', 'title', title)}{times}" for title, times in TITLES.items()])
    expect(page.get_by_role("img", name=re.compile("^Rating over 38 games, from \\+9 to \\+21"))).to_be_visible()
    expect(page.locator(".columns a")).to_have_count(50)
    expect(page.get_by_text("Greenbough")).to_be_visible()
    page.get_by_role("button", name="40 more").click()
    expect(page.get_by_role("link", name=re.compile("^Replay: game"))).to_have_count(48)
    page.get_by_role("combobox", name="With whom").select_option("With people")
    expect(page.get_by_role("link", name=re.compile("^Replay: game"))).to_have_count(6)
    expect(page.get_by_text("Only games alone have a rating.")).to_be_visible()
    page.get_by_role("combobox", name="With whom").select_option("Alone")
    page.get_by_role("combobox", name="Cards").select_option("Heroes")
    page.get_by_role("combobox", name="Map").select_option("Wilderness")
    expect(page.get_by_text("No game is like that.")).to_be_visible()


def test_a_game_is_pointed_at_by_keys_and_led_to(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled))
    page.get_by_role("combobox", name="Map").focus()
    page.keyboard.press("Tab")
    last = page.get_by_role("link", name=re.compile("^game 50, .*, Master Mapsmith, \\+21$"))
    expect(last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("link", name=re.compile("^game 49, "))).to_be_focused()
    expect(page.locator(".tip")).to_contain_text("game 49")
    page.keyboard.press("Home")
    expect(page.locator(".tip")).to_contain_text("game 1,")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/replay/fifty01$"))


def test_a_finger_shows_a_game_before_it_leads_there(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled, size=PHONE, has_touch=True))
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    dot = page.locator(".columns a").nth(10)
    dot.tap()
    expect(page.locator(".tip")).to_contain_text("game 41")
    assert page.url.endswith("/games")
    dot.tap()
    expect(page).to_have_url(re.compile("/replay/fifty41$"))


def test_my_games_are_for_everyone(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled))
    axe = AXE.read_text(encoding="utf-8")
    for size in on_screens(page, [(1440, 900), PHONE]):
        assert findings(page, axe) == "", size
    page.get_by_role("button", name="Delete everything about me").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for size in on_screens(page, [(1440, 900), PHONE]):
        assert findings(page, axe) == "", size


def test_my_games_speak_every_language(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled, size=PHONE))
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(word(language, "web-my-games"))
        expect(page.get_by_role("heading", name=word(language, "games-best"))).to_be_visible()
        assert not re.search(r"\b(games|web|lobby|title|card|season)-[a-z]", page.locator("main").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_bot_tells_what_was_luck_and_what_was_given_away(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled))
    asked: list[str] = []

    def thought(route: Route) -> None:
        asked.append(route.request.url.rpartition("/")[2])
        route.fulfill(json={"luck": 4.5, "lost": float(len(asked))}, status=201)

    page.route(re.compile(r"/api/me/games/\w+$"), thought)
    page.get_by_role("button", name="Look at all games").click()
    # The newest comes first: it gave away one star, the oldest fifty.
    expect(page.get_by_text("46, now 6 a game")).to_be_visible()
    expect(page.get_by_text("+4.5 a game")).to_be_visible()
    expect(page.get_by_role("button", name="Look at all games")).to_have_count(0)
    assert asked == [game.match for game in reversed(fifty())]


def test_nobody_else_sees_them_unless_they_are_shared(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled))
    assert FRIENDS[0] in page.locator("main").inner_text()
    page.get_by_text("Share my games").click()
    link = page.get_by_role("textbox", name="Link to my games").input_value()
    shown = settled(games_of(open_page, filled, None, link.removeprefix(filled.address)))
    expect(shown.get_by_role("heading", level=1)).to_have_text("Games of Ada")
    expect(shown.get_by_text(SINCE)).to_be_visible()
    expect(shown.get_by_role("button", name="Delete everything about me")).to_have_count(0)
    assert not any(friend in shown.locator("main").inner_text() for friend in FRIENDS)
    page.get_by_text("Share my games").click()
    expect(page.get_by_role("textbox", name="Link to my games")).to_have_count(0)
    gone = games_of(open_page, filled, None, link.removeprefix(filled.address), forgives=NOT_FOUND)
    expect(gone.get_by_role("alert")).to_have_text("These games are not shared, or no longer.")
    eve = games_of(open_page, filled, Person("eve", "Eve"))
    expect(eve.get_by_text("No game played to the end yet.")).to_be_visible()


def test_everything_is_deleted_after_a_question(open_page: OpenPage, filled: Server) -> None:
    page = settled(games_of(open_page, filled, BOB))
    expect(page.get_by_text("2 games since")).to_be_visible()
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_text("No game played to the end yet.")).to_be_visible()
    assert page.context.cookies() == []
    page.goto("/replay/fifty07bob")  # her friend still has it
    expect(page.get_by_text("Seat 1").first).to_be_visible()


def test_games_taken_along_are_the_same_without_a_server(
    open_page: OpenPage,
    filled: Server,
    visit: Visit,  # noqa: F811
    tmp_path: Path,
) -> None:
    page = settled(games_of(open_page, filled))
    with page.expect_download() as download:
        page.get_by_role("button", name="Take everything along").click()
    download.value.save_as(tmp_path / "mine.backup")

    device = visit("#/games", viewport={"width": 360, "height": 740})
    bring = device.get_by_label("Bring games from a file")
    expect(device.get_by_text("No game played to the end yet.")).to_be_visible(timeout=FIRST_CARD)
    bring.set_input_files(tmp_path / "mine.backup")
    expect(device.get_by_text(SINCE)).to_be_visible(timeout=FIRST_CARD)

    with device.expect_download() as download:
        device.get_by_role("button", name="Take everything along").click()
    download.value.save_as(tmp_path / "again.backup")
    device.get_by_role("button", name="Delete everything about me").click()
    device.get_by_role("button", name="Delete everything", exact=True).click()
    expect(device.get_by_text("No game played to the end yet.")).to_be_visible(timeout=FIRST_CARD)
    device.reload()
    expect(device.get_by_text("No game played to the end yet.")).to_be_visible(timeout=FIRST_CARD)
    bring.set_input_files(tmp_path / "again.backup")
    expect(device.get_by_text(SINCE)).to_be_visible(timeout=FIRST_CARD)
    device.get_by_role("link", name=re.compile("^Replay: game 50")).click()
    expect(device).to_have_url(re.compile("#/replay/here-fifty50$"))


def test_without_a_server_a_planner_reviews_a_game_and_it_is_kept(visit: Visit, tmp_path: Path) -> None:  # noqa: F811
    with ThreadPoolExecutor(1) as aside:
        (tmp_path / "one.backup").write_bytes(aside.submit(asyncio.run, taken_along(fifty()[:1])).result())
    page = visit("#/games")
    page.get_by_label("Bring games from a file").set_input_files(tmp_path / "one.backup")
    expect(page.get_by_text("1 game since February 2026. Their rating is +9 on average.")).to_be_visible()
    page.get_by_role("button", name="Look at all games").click()
    luck = page.get_by_text("a game", exact=False).filter(has_text=re.compile(r"^[+−±][\d.]+ a game$"))
    expect(luck).to_be_visible(timeout=FIRST_CARD)
    told = luck.inner_text()
    page.reload()
    expect(page.get_by_text(told)).to_be_visible(timeout=FIRST_CARD)
