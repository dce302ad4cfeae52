"""The table without a server, in a real browser: the built folder on a plain host of files, under a sub-path."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from benchmarks.page import weights
from playwright.sync_api import BrowserContext, Error, Locator, Page, Playwright, Request, Route, expect

from browser.conftest import QUIET, SHORT, Browsers
from browser.hosting import SUB_PATH, Host, hosted
from browser.learner import Learner, by_touch
from browser.player import Player
from browser.saved import saved
from browser.test_access import AXE, findings
from cartographers.game.record import replayed
from cartographers.game.scores import rating
from needs import CHROMIUM, program
from site_made import make

FIRST_CARD = 60_000
"""Milliseconds until Python is there, on a machine that is busy with other tests."""
PHONE = {"width": 360, "height": 740}
GO_ON = "Go on"
# Whether the page of a newcomer is ever shown from now on.
NEWCOMER = """
  const look = () => (window.isNewcomer ||= document.querySelector('.start:not(.returning) .ways') !== null);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
"""
RULES = "#/rules"
"""A page that needs no Python."""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def visit(browsers: Browsers, host: Host) -> Iterator[Visit]:
    """Opens the page of the folder; no request may leave its host, and nothing may be complained about.

    Most tests take no time to have all files of the page kept: `service_workers` is "allow" for those that need them.
    `path` is where the page begins; the start page, and whatever plays, has Python begin too. It `paints` where it
    can be touched, unless something else is said.
    """
    elsewhere: list[str] = []
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def asked(request: Request) -> None:
        if not request.url.startswith((host.address, "blob:", "data:")):
            elsewhere.append(request.url)

    def visit_(path: str = "", fault: str = "", paints: bool | None = None, **more: Any) -> Page:
        more = {"service_workers": "block", **more}
        browser = browsers(more.get("has_touch", False) if paints is None else paints)
        context = browser.new_context(base_url=host.address, reduced_motion="reduce", **more)
        context.on("request", asked)
        contexts.append(context)
        if fault:
            context.route(re.compile(r"/worker-[\w-]+\.js$"), lambda route: _broken(route, fault))
        page = context.new_page()
        page.set_default_timeout(FIRST_CARD)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(SUB_PATH + path)
        return page

    yield visit_
    for context in contexts:
        context.close()
    assert elsewhere == []
    assert complaints == []


def _broken(route: Route, fault: str) -> None:
    """The page's worker in a browser that has a fault."""
    response = route.fetch()
    route.fulfill(response=response, body=f"{fault}\n{response.text()}")


def test_the_lessons_need_no_server(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    learner = Learner(page)
    learner.begin()
    learner.slip.wait_for(timeout=FIRST_CARD)
    learner.walk(by_touch, until="ruins")
    page.get_by_role("link", name="Leave the lesson").tap()
    page.get_by_role("link", name=re.compile("Learn to play")).tap()
    learner.slip.wait_for()
    learner.walk(by_touch, since=5)
    learner.is_over()
    for lesson in ("solo", "heroes"):
        learner.page.get_by_role("link", name="Leave the lesson").tap()
        learner = Learner(page, lesson=lesson)
        learner.begin()
        learner.walk(by_touch)
        learner.is_over()


def begin_solo(page: Page) -> Player:
    page.get_by_role("button", name="Play solo").click()
    player = Player(page)
    expect(player.button("Choose a place on the map")).to_be_visible(timeout=FIRST_CARD)
    return player


def home(page: Page) -> None:
    """From a game to the start page, without loading it, and Python, anew."""
    page.goto(f"{page.url.partition('#')[0]}#/")
    expect(page.get_by_text(GO_ON)).to_be_visible()


def drawn(page: Page) -> int:
    """How many spaces of the map are drawn on."""
    return page.locator("[role=gridcell]:not([aria-label*=', empty'])").count()


def waited(for_: str) -> str:
    """Looks until something is so; the page's own policy keeps Playwright from doing it."""
    return f"async () => {{ while (!({for_})) await new Promise((then) => setTimeout(then, 20)); }}"


def test_a_game_is_kept_and_goes_on_after_a_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    page = visit()
    player = begin_solo(page)
    assert SUB_PATH in page.url
    question = player.question
    player.choose_fit()
    page.reload()
    player.is_asked()
    assert player.question == question
    home(page)


def test_games_are_shown_before_python_is_there(visit: Visit) -> None:
    page = visit()
    begin_solo(page)
    home(page)
    expect(page.locator(".goon svg.mini")).to_be_visible()
    page.evaluate(waited("localStorage.getItem('cartographers.lines')"))
    page.context.route("**/python/*", lambda _: None)  # never answered
    page.reload()
    expect(page.get_by_text(GO_ON)).to_be_visible()
    expect(page.locator(".goon svg.mini")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.context.unroute_all(behavior="ignoreErrors")


def test_whoever_comes_back_from_a_first_game_is_no_newcomer(visit: Visit) -> None:
    page = visit()
    begin_solo(page)
    page.evaluate(NEWCOMER)
    home(page)
    assert not page.evaluate("window.isNewcomer")  # a button would move away under a finger


def test_without_a_network_and_without_a_host_it_is_all_there(visit: Visit, host: Host) -> None:
    page = visit(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player = begin_solo(page)
    player.draw()
    host.stop()
    try:
        page.reload()
        player.is_asked()
        player.draw()
        player.is_asked()
        home(page)
    finally:
        host.start()


def test_a_whole_game_by_keyboard_and_its_record_is_right(visit: Visit, tmp_path: Path) -> None:
    page = visit(viewport=PHONE, has_touch=True, paints=False)
    begin_solo(page)
    over = played_out(page)
    file = tmp_path / "solo.record"
    with page.expect_download() as download:
        over.get_by_role("button", name=re.compile("record", re.IGNORECASE)).click()
    download.value.save_as(file)
    subprocess.run([sys.executable, "-m", "cartographers", "replay", str(file), "--verify"], check=True)
    expect(over.locator(".total")).to_contain_text(str(rating(replayed(file.read_text()).table)).replace("-", "−"))
    [poster] = saved(page, "Poster")
    assert poster.parts("grid")


def played_out(page: Page) -> Locator:
    """Plays a game to its end, by keyboard; what is shown there."""
    over = page.get_by_role("region", name="The year is over")
    asked = page.get_by_role("button", name="Choose a place on the map")
    skip = page.get_by_role("button", name=re.compile("^(Skip to the total|Next season|To the result)"))
    while not over.is_visible():
        expect(asked.or_(skip).or_(over).first).to_be_visible(timeout=FIRST_CARD)
        if asked.is_visible():
            page.keyboard.press("n")
            expect(page.get_by_role("button", name=re.compile("^Draw it"))).to_be_visible()
            page.keyboard.press("Enter")
        elif skip.first.is_visible():
            page.keyboard.press("Escape")
    return over


def test_a_browser_that_is_killed_loses_nothing_and_can_install_the_page(
    playwright: Playwright, host: Host, tmp_path: Path
) -> None:
    """In a whole Chromium with a profile: no other can install anything, or tell what hinders it."""
    with profile(playwright, tmp_path) as context:
        page = context.new_page()
        page.goto(host.address + SUB_PATH)
        player = begin_solo(page)
        player.draw()
        player.is_asked()
        address, before = page.url, drawn(page)
        kill(str(tmp_path))
    with profile(playwright, tmp_path) as context:
        page = context.new_page()
        page.goto(address)
        expect(Player(page).button("Choose a place on the map")).to_be_visible(timeout=FIRST_CARD)
        assert drawn(page) == before
        home(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@contextmanager
def profile(playwright: Playwright, folder: Path) -> Iterator[BrowserContext]:
    """A whole Chromium that keeps what it knows in a folder."""
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=program(*CHROMIUM), args=[*QUIET, SHORT, *sandbox], reduced_motion="reduce"
    )
    try:
        yield context
    finally:
        with suppress(Error):
            context.close()


def kill(folder: str) -> None:
    """Ends every process of the Chromium whose profile lies there, at once."""
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if f"--user-data-dir={folder}".encode() in entry.read_bytes():
                os.kill(int(entry.parent.name), signal.SIGKILL)


def test_two_tabs_play_one_game(visit: Visit) -> None:
    page = visit()
    player = begin_solo(page)
    other = page.context.new_page()
    other.goto(page.url)
    twin = Player(other)
    expect(twin.button("Choose a place on the map")).to_be_visible(timeout=FIRST_CARD)
    question = twin.question
    player.draw()
    expect(twin.said.first).not_to_have_text(question)
    twin.is_asked()
    twin.draw()
    twin.is_asked()
    player.is_asked()
    assert player.question == twin.question


def test_a_table_that_cannot_be_loaded_is_told_and_the_next_click_tries_again(visit: Visit) -> None:
    page = visit(RULES)
    page.context.route("**/python/*", lambda route: route.abort())
    with page.expect_console_message(lambda message: "has failed" in message.text):  # and why
        page.goto(f"{SUB_PATH}#/")
    expect(page.get_by_text("The table could not be loaded.")).to_be_visible()
    page.context.unroute_all(behavior="ignoreErrors")
    begin_solo(page)


BREAKS = """
let isBroken = false;
new BroadcastChannel('broken').onmessage = ({ data }) => { isBroken = data; };
const { stringify } = JSON;
JSON.stringify = (...all) => {
  if (isBroken) throw new WebAssembly.RuntimeError('out of bounds');
  return stringify(...all);
};
"""


def test_a_table_that_breaks_down_while_it_is_loaded_or_played_at_is_loaded_anew(visit: Visit) -> None:
    page = visit(RULES, fault=BREAKS)
    page.context.route("**/python/packed.json", lambda route: route.abort(), times=1)
    with page.expect_console_message(lambda message: "has failed" in message.text):
        page.goto(f"{SUB_PATH}#/")
    player = begin_solo(page)
    player.draw()
    player.is_asked()
    after = drawn(page)
    page.evaluate("new BroadcastChannel('broken').postMessage(true)")
    with page.expect_console_message(lambda message: "out of bounds" in message.text):
        page.goto(f"{page.url.partition('#')[0]}#/")  # the start page asks something of it
    page.get_by_text(GO_ON).click()
    player.is_asked()
    assert drawn(page) == after


def test_a_browser_that_keeps_nothing_says_so_and_one_can_play(visit: Visit) -> None:
    page = visit(fault="IDBFactory.prototype.open = () => { throw new Error('no storage') };")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible(timeout=FIRST_CARD)
    player = begin_solo(page)
    player.draw()
    player.is_asked()


FULL = """
let isFull = false;
new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (value) {
  if (isFull) { this.transaction.abort(); throw new DOMException('full', 'QuotaExceededError'); }
  return add.call(this, value);
};
"""


def test_a_full_disk_is_told_and_nothing_that_was_answered_is_lost(visit: Visit) -> None:
    page = visit(fault=FULL)
    player = begin_solo(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    player.draw()
    expect(page.get_by_text("Nothing was saved").first).to_be_visible()
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    player.draw()
    player.is_asked()
    before = drawn(page)
    page.reload()
    player.is_asked()
    assert drawn(page) == before


def test_an_update_is_told_between_games_and_takes_them_along(visit: Visit, host: Host) -> None:
    page = visit(RULES, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(SUB_PATH)  # from now on the page comes from what is kept
    player = begin_solo(page)
    host.renew()
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update()).then(() => true)")
        page.evaluate(waited("(await navigator.serviceWorker.getRegistration()).waiting"))
        player.draw()  # the game that is played notices nothing
        player.is_asked()
        before = drawn(page)
        page.get_by_role("link", name="Cartographers").click()
        newer = page.locator("meta[name=version]")
        assert newer.count() == 0
        page.get_by_role("button", name="Take it now").click()
        expect(newer).to_be_attached(timeout=FIRST_CARD)
        page.get_by_text(GO_ON).click()
        player.is_asked()
        assert drawn(page) == before
    finally:
        make(host.site)


def test_everything_together_weighs_at_most_seven_megabytes() -> None:
    assert sum(weights().values()) <= 7_000_000


def test_one_device_goes_round_for_everyone_and_nothing_is_seen_in_between(visit: Visit) -> None:
    axe = AXE.read_text(encoding="utf-8")
    page = visit(viewport=PHONE, has_touch=True, paints=False)

    def is_fine() -> None:
        assert findings(page, axe) == ""
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]

    page.get_by_role("button", name="Pass this device around").click()
    page.get_by_label("Person 1").fill("Ada")
    page.get_by_label("Person 2").fill("Bob")
    is_fine()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Pass to Ada")).to_be_visible(timeout=FIRST_CARD)
    assert page.locator(".sheet, .board").count() == 0
    is_fine()
    page.get_by_role("button", name="I am Ada").click()
    Player(page).draw()
    expect(page.get_by_role("heading", name="Pass to Bob")).to_be_visible()
    assert page.locator(".sheet, .board").count() == 0
    page.reload()
    expect(page.get_by_role("heading", name="Pass to Bob")).to_be_visible(timeout=FIRST_CARD)
    page.keyboard.press("Enter")
    Player(page).is_asked()
    home(page)
    is_fine()


def test_people_and_a_bot_gather_at_one_device_with_cards_of_their_choice(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Choose cards and options").click()
    page.get_by_role("button", name=re.compile("^Open the table")).click()
    page.get_by_label("One more person at this device").fill("Bob")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Bob", exact=True)).to_be_visible()
    expect(page.get_by_text("away")).to_have_count(0)
    page.get_by_role("button", name="Seat a bot").first.click()
    page.get_by_role("button", name=re.compile("^Begin")).click()
    expect(page.get_by_role("heading", name=re.compile("^Pass to"))).to_be_visible(timeout=FIRST_CARD)
    page.keyboard.press("Enter")
    Player(page).draw()
    expect(page.get_by_role("heading", name="Pass to Bob")).to_be_visible()
    page.keyboard.press("Enter")
    question = Player(page).question
    Player(page).draw()
    Player(page).is_asked()  # the bot has drawn too: the next card lies open
    assert Player(page).question != question


def test_games_go_into_a_file_and_into_another_browser(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    begin_solo(page)
    home(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="All games as a file").click()
    file = tmp_path / "games.backup"
    download.value.save_as(file)
    other = visit()
    begin_solo(other)
    home(other)
    other.get_by_label("Bring games from a file").set_input_files(file)
    expect(other.get_by_text("One game was added.")).to_be_visible(timeout=FIRST_CARD)


def test_puzzles_are_answered_and_kept_without_a_server(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, paints=False)
    page.get_by_role("link", name="Puzzle of the day").click()
    player = Player(page)
    expect(player.button("Choose a place on the map")).to_be_visible(timeout=FIRST_CARD)
    player.draw()
    expect(player.button("Next puzzle")).to_be_visible()
    verdict = page.get_by_role("heading", level=1).text_content() or ""
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(verdict, timeout=FIRST_CARD)
    player.button("Next puzzle").click()
    expect(player.button("Choose a place on the map")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(re.compile(r"^Your rating: (?!1500)"))).to_be_visible()


def test_a_sheet_of_ones_own_is_looked_at_tried_and_played_without_a_server(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, paints=False)
    page.goto(f"{SUB_PATH}#/sheet/Scar=9W1-10W-11-11-5M5-11-2R8-11-11-11-11")
    expect(page.get_by_role("button", name="A11 is shut in.")).to_be_visible(timeout=FIRST_CARD)
    expect(page.get_by_role("textbox", name="Link to this page")).to_have_value(page.url)
    page.get_by_role("button", name="Let bots play on it").click()
    expect(page.get_by_role("row", name=re.compile("Scribbler"))).to_be_visible(timeout=FIRST_CARD)
    page.get_by_role("link", name="Print").click()
    expect(page.locator(".page img")).to_have_attribute("alt", "Scar")
    assert saved(page, "Save as PDF")[0].texts[0] == "Scar"
    page.go_back()
    page.get_by_role("button", name="Play on it", exact=True).click()
    player = Player(page)
    player.is_asked()
    expect(page.get_by_role("gridcell", name=re.compile("^E6.*mountain", re.IGNORECASE))).to_be_attached()
    player.draw()
    player.is_asked()


def test_todays_map_needs_no_server_and_is_the_same_everywhere(visit: Visit) -> None:
    pages = [visit(viewport=PHONE), visit(viewport=PHONE)]
    cards: list[str] = []
    for page in pages:
        page.get_by_role("link", name=re.compile("^Today’s map")).click()
        expect(page.get_by_text("Nobody is ranked")).to_be_visible(timeout=FIRST_CARD)
        page.get_by_role("button", name="Draw the map").click()
        player = Player(page)
        player.is_asked()
        cards.append(player.question)
        player.draw()
        player.is_asked()
    assert cards[0] == cards[1]
    first = pages[0]
    home(first)
    expect(first.get_by_text("You have begun it.")).to_be_visible()
    first.get_by_role("link", name=re.compile("^Today’s map")).click()
    first.get_by_role("button", name="Go on drawing").click()
    Player(first).is_asked()
    played_out(first).get_by_role("link", name="See how you did").click()
    first.get_by_role("link", name="Compare card by card").click()
    expect(first.get_by_role("grid", name="Planner")).to_be_visible(timeout=FIRST_CARD)  # the strongest bot of a page
    expect(first.locator("figure svg.sheet")).to_have_count(2)
    first.keyboard.press("Home")
    expect(first.get_by_text("Before the first card")).to_be_visible()
    first.goto(f"{SUB_PATH}#/events")
    expect(first.get_by_text("Events need a server")).to_be_visible()


def test_a_paper_map_is_counted_without_a_server_and_without_a_network(visit: Visit) -> None:
    """A herald on this device leads to the scorer with its cards; once Python is there, nothing else is needed."""
    page = visit(
        "#/score#v=1&game=here-k3x&preset=english&seats=3"
        "&edicts=sentinel_wood,mages_valley,wildholds,borderlands&cards=great_river",
        viewport=PHONE,
        has_touch=True,
    )
    count = page.get_by_role("button", name="Count: Spring")
    expect(count).to_contain_text("1 card missing")
    page.locator('[data-space="0"]').tap()
    expect(page.locator('[data-space="0"]')).to_have_attribute("aria-label", "A1, Forest")
    count.click()
    expect(page.get_by_text("“Great River” came and fits, but its shape is nowhere.")).to_be_visible()
    expect(page.get_by_text("Stars in all: 1.")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Change the map").click()
    page.locator('[data-space="10"]').tap()
    count.click()
    expect(page.get_by_text("Stars in all: 2.")).to_be_visible()
