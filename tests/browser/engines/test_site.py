"""The table without a server in Firefox and in WebKit: the built folder on a plain host of files."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from browser.engines.conftest import PHONE, WIDE
from browser.engines.driving import DriverError, Wire
from browser.engines.person import Person
from browser.engines.test_main_paths import END, plays_to_the_end
from browser.hosting import SUB_PATH, Host, hosted

FIRST_CARD = 120_000
"""Milliseconds until Python is there, on a machine that is busy with other tests."""
ASKED = "^Choose a place on the map"
KEPT = "const [done] = arguments; navigator.serviceWorker.ready.then(() => done(true));"
UPDATED = """
  const [done] = arguments;
  navigator.serviceWorker.getRegistration().then(async (kept) => {
    await kept.update();
    while (!kept.waiting) await new Promise((then) => setTimeout(then, 20));
    done(true);
  });
"""
DRAWN = "return document.querySelectorAll('[role=gridcell]:not([aria-label$=empty])').length"
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new Error('no storage') };\n"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A folder for one test, of an address that the browser has never seen."""
    with hosted(tmp_path / "host") as host:
        yield host


@contextmanager
def visiting(wire: Wire, host: Host) -> Iterator[Person]:
    visitor = Person(wire, host.address)
    visitor.visit(SUB_PATH)
    visitor.resize(*WIDE)
    yield visitor
    assert visitor.complaints() == []


@pytest.fixture
def visitor(wire: Wire, host: Host) -> Iterator[Person]:
    """Somebody who has the page of the folder before them."""
    with visiting(wire, host) as visitor:
        yield visitor


def draw(visitor: Person) -> None:
    visitor.finds("button", ASKED, FIRST_CARD)
    visitor.presses("n")
    visitor.finds("button", "^Draw it")
    visitor.presses("Enter")


def wait_until_newer(visitor: Person) -> None:
    """Waits for the new version; a page that loads itself anew ends what a driver asks of it."""
    until = time.monotonic() + FIRST_CARD / 1000
    while time.monotonic() < until:
        with suppress(DriverError):
            if visitor.run("return document.querySelector('meta[name=version]') !== null"):
                return
        time.sleep(0.1)
    raise AssertionError("the page stays what it was")


@contextmanager
def offline(visitor: Person, host: Host, wire: Wire) -> Iterator[None]:
    """A game on a phone that was begun with a network, and goes on without one."""
    visitor.resize(*PHONE)
    assert wire.ask("ExecuteAsyncScript", {"script": KEPT, "args": []})
    visitor.clicks("button", "^Play solo")
    draw(visitor)
    visitor.finds("button", ASKED)
    here = visitor.run("return location.pathname + location.hash")
    host.stop()
    try:
        visitor.visit(SUB_PATH)
        visitor.finds("a", "Go on", FIRST_CARD)
        visitor.visit(here)
        visitor.finds("button", ASKED, FIRST_CARD)
        yield
    finally:
        host.start()


def test_a_game_goes_on_without_a_network(visitor: Person, host: Host, wire: Wire) -> None:
    with offline(visitor, host, wire):
        before = visitor.run(DRAWN)
        draw(visitor)
        visitor.finds("button", ASKED)
        assert visitor.run(DRAWN) > before


@pytest.mark.deep
def test_a_whole_game_most_of_it_without_a_network(visitor: Person, host: Host, wire: Wire) -> None:
    with offline(visitor, host, wire):
        plays_to_the_end(visitor)
        assert visitor.reads(f"{END} h2")  # a title


def test_two_tabs_play_one_game(wire: Wire, own_host: Host) -> None:
    with visiting(wire, own_host) as visitor:
        visitor.clicks("button", "^Play solo")
        visitor.finds("button", ASKED, FIRST_CARD)
        here, before = visitor.run("return location.pathname + location.hash"), visitor.run(DRAWN)
        first = wire.ask("GetWindowHandle", {})
        second = wire.ask("NewWindow", {"type": "tab"})["handle"]
        wire.ask("SwitchToWindow", {"handle": second})
        twin = Person(wire, own_host.address)
        twin.visit(here)
        draw(twin)
        twin.finds("button", ASKED)
        after = twin.run(DRAWN)
        assert after > before
        wire.ask("CloseWindow", {})
        wire.ask("SwitchToWindow", {"handle": first})
        visitor.finds("button", ASKED)
        assert visitor.run(DRAWN) == after


def test_a_browser_without_a_database_says_so_and_one_can_play(wire: Wire, own_host: Host) -> None:
    [worker] = own_host.site.glob("assets/worker-*.js")
    worker.write_text(NO_DATABASE + worker.read_text())
    with visiting(wire, own_host) as visitor:
        visitor.finds("p", "This browser keeps nothing", FIRST_CARD)
        visitor.clicks("button", "^Play solo")
        draw(visitor)
        visitor.finds("button", ASKED)


def test_an_update_is_taken_between_games(wire: Wire, own_host: Host) -> None:
    with visiting(wire, own_host) as visitor:
        assert wire.ask("ExecuteAsyncScript", {"script": KEPT, "args": []})
        visitor.visit(SUB_PATH)  # from now on the page comes from what is kept
        visitor.clicks("button", "^Play solo")
        draw(visitor)
        visitor.finds("button", ASKED)
        before = visitor.run(DRAWN)
        own_host.renew()
        assert wire.ask("ExecuteAsyncScript", {"script": UPDATED, "args": []})
        visitor.clicks("a", "^Cartographers")
        visitor.finds("button", "^Take it now")
        assert visitor.complaints() == []  # the page is loaded anew now
        visitor.clicks("button", "^Take it now")
        wait_until_newer(visitor)
        visitor.finds("a", "Go on", FIRST_CARD)
        visitor.clicks("a", "Go on")
        visitor.finds("button", ASKED, FIRST_CARD)
        assert visitor.run(DRAWN) == before
