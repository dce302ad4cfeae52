"""The table without a server in Firefox and in WebKit: the built folder on a plain host of files."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from browser.engines.conftest import PHONE, WIDE
from browser.engines.driving import DriverError, Wire
from browser.engines.person import Person
from browser.engines.test_main_paths import END, plays_to_the_end
from browser.hosting import SUB_PATH, Host, hosted
from serving import LOOK

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
DRAWN = "return document.querySelectorAll('[role=gridcell]:not([aria-label*=\", empty\"])').length"
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new Error('no storage') };\n"

TRAP = "Out of bounds memory access"
"""What WebKit says when it breaks Python, about once in a hundred loads on a busy machine; the page loads it anew."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A folder for one test, of an address that the browser has never seen."""
    with hosted(tmp_path / "host") as host:
        yield host


def complaints(visitor: Person) -> list[str]:
    """What the pages did that they should not."""
    return [each for each in visitor.complaints() if TRAP not in each]


@contextmanager
def visiting(wire: Wire, host: Host, path: str = "") -> Iterator[Person]:
    visitor = Person(wire, host.address)
    visitor.visit(SUB_PATH + path)
    visitor.resize(*WIDE)
    yield visitor
    assert complaints(visitor) == []


@pytest.fixture
def visitor(wire: Wire, host: Host) -> Iterator[Person]:
    """Somebody who has the page of the folder before them."""
    with visiting(wire, host) as visitor:
        yield visitor


def draw(visitor: Person) -> None:
    """Draws, and waits until it is on the map and the next card lies open."""
    visitor.finds("button", ASKED, FIRST_CARD)
    before = drawn(visitor)
    visitor.presses("n")
    visitor.finds("button", "^Draw it")
    visitor.presses("Enter")
    wait_until(lambda: drawn(visitor) > before)
    visitor.finds("button", ASKED)


def drawn(visitor: Person) -> int:
    """How many spaces of the map are drawn on."""
    return int(visitor.run(DRAWN))


def wait_until(is_so: Callable[[], object]) -> None:
    until = time.monotonic() + FIRST_CARD / 1000
    while not is_so():
        assert time.monotonic() < until, "it never is so"
        time.sleep(LOOK)


def is_newer(visitor: Person) -> bool:
    """Whether the new version is there; a page that loads itself anew ends what a driver asks of it."""
    with suppress(DriverError):
        return bool(visitor.run("return document.querySelector('meta[name=version]') !== null"))
    return False


@contextmanager
def without_network(host: Host) -> Iterator[None]:
    host.stop()
    try:
        yield
    finally:
        host.start()


def begin_and_keep(visitor: Person, wire: Wire) -> None:
    """Begins a game on a phone, when all files of the page are kept."""
    visitor.resize(*PHONE)
    assert wire.ask("ExecuteAsyncScript", {"script": KEPT, "args": []})
    visitor.clicks("button", "^Play solo")
    draw(visitor)


@contextmanager
def second_tab(wire: Wire, host: Host) -> Iterator[Person]:
    first = wire.ask("GetWindowHandle", {})
    wire.ask("SwitchToWindow", {"handle": wire.ask("NewWindow", {"type": "tab"})["handle"]})
    twin = Person(wire, host.address)
    yield twin
    assert complaints(twin) == []
    wire.ask("CloseWindow", {})
    wire.ask("SwitchToWindow", {"handle": first})


def test_a_game_goes_on_without_a_network_in_a_second_tab_and_in_the_first(
    visitor: Person, host: Host, wire: Wire
) -> None:
    begin_and_keep(visitor, wire)
    with without_network(host):
        with second_tab(wire, host) as twin:
            twin.visit(SUB_PATH)
            twin.clicks("a", "Go on", FIRST_CARD)
            draw(twin)
            after = drawn(twin)
        wait_until(lambda: drawn(visitor) == after)
        draw(visitor)


@pytest.mark.deep
def test_a_whole_game_most_of_it_without_a_network(visitor: Person, host: Host, wire: Wire) -> None:
    begin_and_keep(visitor, wire)
    with without_network(host):
        visitor.visit(SUB_PATH)
        visitor.clicks("a", "Go on", FIRST_CARD)
        plays_to_the_end(visitor)
        assert visitor.reads(f"{END} h2")  # a title


def test_a_browser_without_a_database_says_so_and_one_can_play(wire: Wire, own_host: Host) -> None:
    [worker] = own_host.site.glob("assets/worker-*.js")
    worker.write_text(NO_DATABASE + worker.read_text())
    with visiting(wire, own_host) as visitor:
        visitor.finds("p", "This browser keeps nothing", FIRST_CARD)
        visitor.clicks("button", "^Play solo")
        draw(visitor)


def test_an_update_is_taken_between_games(wire: Wire, own_host: Host) -> None:
    with visiting(wire, own_host, "#/rules") as visitor:  # a page that needs no Python
        assert wire.ask("ExecuteAsyncScript", {"script": KEPT, "args": []})
        visitor.visit(SUB_PATH)  # from now on the page comes from what is kept
        visitor.clicks("button", "^Play solo")
        draw(visitor)
        before = drawn(visitor)
        own_host.renew()
        assert wire.ask("ExecuteAsyncScript", {"script": UPDATED, "args": []})
        visitor.clicks("a", "^Cartographers")
        visitor.finds("a", "Go on")
        visitor.finds("button", "^Take it now")
        assert complaints(visitor) == []  # the page is loaded anew now
        visitor.clicks("button", "^Take it now")
        wait_until(lambda: is_newer(visitor))
        visitor.finds("a", "Go on", FIRST_CARD)
        visitor.clicks("a", "Go on")
        visitor.finds("button", ASKED, FIRST_CARD)
        assert drawn(visitor) == before
