"""Events: a host opens one, people join and draw at the same time, everybody and the wall see the standings."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import OpenPage
from browser.eventful import NAMES, Held, held
from browser.kept import WITHOUT_SCRIPT
from browser.player import Player
from browser.test_access import AXE, findings
from browser.test_small import misfits
from browser.words import word
from cartographers.locales import LANGUAGES
from serving import Server

TABLE = re.compile(r"/t/[a-z0-9]+$")


def row_of(page: Page, name: str) -> Any:
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name))


def test_a_host_opens_an_event_two_people_draw_and_the_wall_shows_it(open_page: OpenPage, server: Server) -> None:
    host = open_page("/", forgives=re.compile("status of 4(00|09)"))
    host.get_by_role("link", name="Events").click()
    host.get_by_role("link", name="Open an event").click()
    host.get_by_label("Your name").fill("Host")
    host.get_by_role("button", name="Open the event").click()
    expect(host.get_by_role("alert")).to_contain_text("A name has 1 to 40 characters")
    host.get_by_label("Name of the event").fill("Winter Cup")
    host.get_by_label("Rounds", exact=True).fill("2")
    host.get_by_text("For each round on its own").click()
    host.get_by_text("Round 2", exact=True).click()
    host.get_by_text("German base game, first game").click()
    expect(host.locator("summary").filter(has_text="Round 2")).to_contain_text("German base game, first game")
    expect(host.locator("summary").filter(has_text="Round 1")).to_contain_text("English base game")
    host.get_by_role("button", name="Open the event").click()
    expect(host.get_by_role("heading", name="Winter Cup")).to_be_visible()
    code = host.url.rpartition("/")[2]
    rounds = host.request.get(f"/api/events/{code}").json()["shown"]["rounds"]
    assert [len(each["options"]["ambushes"]) for each in rounds] == [4, 0]
    host.get_by_role("button", name="Start round 1 now").click()
    expect(host.get_by_role("alert")).to_contain_text("Nobody takes part yet")

    ada, bob = open_page(f"/event/{code}"), open_page(f"/event/{code}")
    for page, name in ((ada, "Ada"), (bob, "Bob")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take part").click()
        expect(row_of(page, name)).to_be_visible()
    host.get_by_role("button", name="Start round 1 now").click()
    expect(host.get_by_text("Not begun: Ada and Bob")).to_be_visible()
    wall = open_page(f"/event/{code}/projector", size=(1920, 1080))
    expect(wall.get_by_text("0 of 2 have drawn")).to_be_visible()

    for page in (ada, bob):
        ask_now(page)
        page.get_by_role("button", name="Draw round 1").click()
        expect(page).to_have_url(TABLE)
        Player(page).is_asked()
    expect(ada.get_by_role("timer")).to_contain_text(re.compile("Round 1.*left"))
    Player(ada).draw()
    ask_now(host)
    expect(host.get_by_text("Drawing: Ada and Bob")).to_be_visible()
    finish(ada)
    ada.goto(f"/event/{code}")
    expect(ada.get_by_text(re.compile("Your map of round 1: [−-]?[0-9]+ stars"))).to_be_visible()
    expect(ada.get_by_role("link", name="Compare maps")).to_have_count(0)
    stars = ada.request.get(f"/api/events/{code}").json()["you"]["stars"]
    expect(row_of(ada, "Ada")).to_contain_text(str(stars))
    finish(bob)
    bob.goto(f"/event/{code}")
    ask_now(wall)
    expect(wall.get_by_text("2 of 2 have drawn")).to_be_visible()
    for page in (bob, wall):
        expect(row_of(page, "Ada")).to_contain_text("has drawn")
    expect(row_of(wall, "Ada")).to_have_text(re.compile(r"^\d\s*Ada\s*has drawn\s*0$"))  # no stars before the end

    host.get_by_role("button", name="Close the round now").click()
    host.get_by_role("button", name="Close it").click()
    expect(host.get_by_role("button", name="Start round 2 now")).to_be_visible()
    theirs = ada.request.get(f"/api/events/{code}").json()["shown"]["rows"]
    for page in (ada, bob, wall):
        ask_now(page)
        for row in theirs:
            expect(row_of(page, row["name"])).to_contain_text(str(row["total"]))
    expect(wall.get_by_text("Best map of round 1")).to_be_visible()
    with host.expect_download() as saving:
        host.get_by_role("link", name="All records").click()
    assert saving.value.suggested_filename == f"cartographers-event-{code}.zip"
    compare(ada, "Bob")
    host.get_by_role("button", name="Start round 2 now").click()
    ask_now(bob)
    expect(bob.get_by_role("button", name="Draw round 2")).to_be_visible()
    bob.goto("/")
    expect(bob.get_by_role("link", name="Winter Cup: round 2 is open")).to_be_visible()


def ask_now(page: Page) -> None:
    """Has a page ask the server at once, as it does when somebody comes back to it; it would within seconds."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def compare(page: Page, other: str) -> None:
    """From a round that is closed to its maps, and back."""
    page.get_by_role("link", name=re.compile("Round 1: Compare maps")).click()
    expect(page.locator("figure svg.sheet")).to_have_count(2)
    expect(page.get_by_label("Beside whom?")).to_contain_text(other)
    expect(page.get_by_role("grid", name=other)).to_be_visible()
    page.get_by_role("link", name="Winter Cup · 1").click()
    expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()


def finish(page: Page) -> None:
    """Draws the rest of a map by what the server offers, from the page's own cookie."""
    page.evaluate(
        """async () => {
        const match = location.pathname.split('/').pop();
        const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket`);
        await new Promise((done) => (socket.onopen = done));
        const ROWS = 'ABCDEFGHIJK';
        let turn = -1;
        const asked = new Promise((done) => {
            socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.type !== 'news') return void (told.type === 'changes' && hello());
                if (told.table.over) return done();
                if (!told.you.offer || told.table.turn === turn) return;
                turn = told.table.turn;
                const { fits, terrains } = told.you.offer;
                const [row, column] = [ROWS.indexOf(fits[0].at[0][0]), Number(fits[0].at[0].slice(1))];
                const spaces = fits[0].cells.map(([down, right]) => ROWS[row + down] + (column + right));
                socket.send(JSON.stringify({ type: 'draw', id: `f${turn}`, turn, terrain: terrains[0], spaces }));
            };
        });
        const hello = () => socket.send(JSON.stringify({ type: 'hello', since: 0 }));
        hello();
        await asked;
        socket.close();
    }"""
    )


@pytest.fixture(scope="module")
def event(shared_server: Server) -> Held:
    """Thirty people, two of five rounds closed, the third open; twenty have drawn it."""
    return held(shared_server, "thirty", NAMES, closed=2, away=NAMES[20:])


def test_many_people_turn_pages_on_the_wall(open_page: OpenPage, event: Held) -> None:
    wall = open_page(f"/event/{event.code}/projector", size=(1920, 1080), clock=True)
    expect(wall.get_by_text("Places 1 to 24 of 30")).to_be_visible()
    assert wall.get_by_role("rowheader").count() == 24
    wall.clock.run_for(12_000)
    expect(wall.get_by_text("Places 25 to 30 of 30")).to_be_visible()
    assert wall.get_by_role("rowheader").count() == 6


@pytest.mark.parametrize("path", ["", "/projector"])
def test_events_are_for_everybody(open_page: OpenPage, event: Held, path: str) -> None:
    page = open_page(f"/event/{event.code}{path}", cookie=event.cookie("Host"))
    expect(page.get_by_role("table").first).to_be_visible()
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""


def test_the_pages_around_events_are_for_everybody(open_page: OpenPage, event: Held) -> None:
    page = open_page("/events", cookie=event.cookie("Ada"))
    expect(page.get_by_role("link", name=re.compile("Winter Cup"))).to_be_visible()
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    page.goto("/events/open")
    page.get_by_text("For each round on its own").click()
    page.get_by_text("At a fixed time").click()
    expect(page.get_by_label("First round")).to_be_visible()
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    page.set_viewport_size({"width": 360, "height": 740})
    assert misfits(page) == []


def test_events_are_listed_however_late_the_page_learns_who_reads(open_page: OpenPage, event: Held) -> None:
    """As on a second visit, where all files are there before the server has answered."""
    page = open_page(WITHOUT_SCRIPT, cookie=event.cookie("Ada"))
    waiting: list[Route] | None = None

    def answered(route: Route) -> None:
        if waiting is None:
            route.continue_()
        else:
            waiting.append(route)

    page.route("**/api/me", answered)
    for path, heading in (("/events", "Events"), ("/", "Cartographers")):
        waiting = []
        page.goto(path)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        late, waiting = waiting, None
        for route in late:
            route.continue_()
        expect(page.get_by_role("link", name=re.compile("Winter Cup")).first).to_be_visible()


def test_an_event_fits_a_phone_in_every_language(open_page: OpenPage, event: Held) -> None:
    phone = {"has_touch": True, "paints": False}
    page = open_page(f"/event/{event.code}", (360, 740), cookie=event.cookie("Host"), **phone)
    page.get_by_role("button", name="Kasimir", exact=True).click()
    page.get_by_text("People", exact=True).click()
    for language in LANGUAGES:
        page.get_by_role("combobox").select_option(language)
        expect(page.get_by_role("heading", name=word(language, "event-run"))).to_be_visible()
        expect(row_of(page, "Kasimir").get_by_text(word(language, "event-round", round=5))).to_be_visible()
        assert misfits(page) == []


def test_what_is_no_event_is_said(open_page: OpenPage) -> None:
    page = open_page("/events")
    page.get_by_label("Link or code of an event").fill("my club!")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link nor a code")
