"""A real browser before a real server. Whatever the page complains about fails the test."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from browser.dealt import draw_deals
from browser.kept import PATIENCE, WITHOUT_SCRIPT, KeptPages, Watched
from needs import HEADLESS, demand, program
from serving import SECRET, Server, StartServer, started
from staging import Stage

# Nothing of these is needed here, and without a network some of them complain.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
)
# Code starts at once and is not made faster while it runs: tests are short, and a page loads with a sixth less.
SHORT = "--js-flags=--liftoff-only --no-opt --no-maglev"
# A page is laid out, but no pixel of it is drawn, at which nobody would look: that takes a third less. The first four
# are what Playwright sets, which would be forgotten.
UNPAINTED = (
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"
    ",acceleratedCompositingEnabled=false"
)
WIDE = (1440, 900)
# The browser's own words about a network that a test has taken away.
LOST = re.compile(r"net::ERR_|WebSocket connection to .* failed")
NOT_FOUND = re.compile("status of 404")

Browsers = Callable[[bool], Browser]
OpenPage = Callable[..., Page]
Sit = Callable[..., Page]
ChangeSeat = Callable[..., None]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    demand("libatomic1")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@contextmanager
def launched(playwright: Playwright, *arguments: str) -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own."""
    found = program(*HEADLESS)
    if not Path(found or playwright.chromium.executable_path).exists():
        demand("chromium")
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    browser = playwright.chromium.launch(executable_path=found, args=[*QUIET, *arguments, *sandbox])
    try:
        yield browser
    finally:
        browser.close()


@pytest.fixture(scope="package")
def browsers(playwright: Playwright) -> Iterator[Browsers]:
    """A browser that paints what it shows, and one that does not; each is started when it is asked for."""
    with ExitStack() as stack:

        @cache
        def browser_(paints: bool) -> Browser:
            unpainted = () if paints else (UNPAINTED,)
            return stack.enter_context(launched(playwright, SHORT, *unpainted))

        yield browser_


@pytest.fixture(scope="package")
def browser(browsers: Browsers) -> Browser:
    return browsers(False)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "secret.key").write_text(SECRET)
    draw_deals(folder / "matches.sqlite3")
    with started(folder) as server:
        yield server


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    yield shared_server
    assert shared_server.failures() == []


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server for this test alone, to be killed."""
    with ExitStack() as stack:

        def start() -> Server:
            (tmp_path / "secret.key").write_text(SECRET)
            return stack.enter_context(started(tmp_path))

        yield start


@pytest.fixture(scope="package")
def kept_pages(browsers: Browsers, shared_server: Server) -> KeptPages:
    return KeptPages(shared_server.address)


@pytest.fixture
def open_page(browsers: Browsers, server: Server, kept_pages: KeptPages) -> Iterator[OpenPage]:
    """Opens a page as a new person: size, language, whatever else a context takes.

    `at` is another server; `cookie` makes the person known; complaints that it `forgives` fail no test;
    `script` runs before the page's own; with a `clock` the test moves the page's time on; `is_new` is a browser
    that has no files of the page yet. It `paints` where it can be touched, unless something else is said: touches are
    told apart by what is painted below them, and a page that fills the screen waits until it is painted.
    """
    opened: list[Watched] = []
    with ExitStack() as stack:

        def open_(
            path: str = "/",
            size: tuple[int, int] = WIDE,
            locale: str = "en",
            *,
            at: str = "",
            cookie: dict[str, str] | None = None,
            forgives: re.Pattern[str] | None = None,
            script: str = "",
            clock: bool = False,
            is_new: bool = False,
            paints: bool | None = None,
            **more: Any,
        ) -> Page:
            # Service workers are blocked, or every test would have all files of the page kept.
            options = {"locale": locale, "reduced_motion": "reduce", "service_workers": "block", **more}
            address = at or server.address
            room: ViewportSize = {"width": size[0], "height": size[1]}

            if paints is None:
                paints = more.get("has_touch", False)
            browser = browsers(paints)

            def made() -> Watched:
                return Watched(browser.new_context(base_url=address, viewport=room, **options))

            if at or script or clock or is_new:
                watched = made()
                stack.callback(watched.page.context.close)
            else:
                kind = {**options, "paints": paints}
                watched = kept_pages.lent(kind, made)
                stack.callback(kept_pages.take_back, kind, watched)
            opened.append(watched)
            watched.complaints, watched.forgiven = [], forgives
            page = watched.page
            page.set_viewport_size(room)
            if cookie:
                page.context.add_cookies([{**cookie, "url": address}])  # type: ignore[typeddict-item]
            if script:
                page.context.add_init_script(script)
            if clock:
                page.context.clock.install()
            page.goto(path)
            return page

        yield open_
    assert [complaint for watched in opened for complaint in watched.complaints] == []


@pytest.fixture(scope="session")
def put() -> Callable[[Stage, Server], None]:
    """Puts a staged match into a server's store, once."""
    there: dict[tuple[str, Path], Stage] = {}

    def put_(stage: Stage, server: Server) -> None:
        file = server.folder / "matches.sqlite3"
        if (stage.match, file) not in there:
            stage.put(file)
        assert there.setdefault((stage.match, file), stage) is stage, f"two matches are called {stage.match}"

    return put_


@pytest.fixture
def sit(open_page: OpenPage, server: Server, put: Callable[[Stage, Server], None]) -> Sit:
    """Opens a staged match, or another page, as whoever sits in one of its seats; without a seat as a stranger."""

    def sit_(stage: Stage, seat: int | None = 0, path: str = "", on: Server | None = None, **more: Any) -> Page:
        put(stage, on or server)
        cookie = None if seat is None else stage.cookie(seat, SECRET)
        return open_page(path or f"/t/{stage.match}", at=on.address if on else "", cookie=cookie, **more)

    return sit_


@pytest.fixture
def change_seat(server: Server, put: Callable[[Stage, Server], None]) -> ChangeSeat:
    """Goes to another match, or another page, in a page that is open: much sooner than with a new one."""

    def change(page: Page, stage: Stage, seat: int | None = 0, path: str = "") -> None:
        put(stage, server)
        page.context.clear_cookies()
        if seat is not None:
            cookie = stage.cookie(seat, SECRET)
            page.context.add_cookies([{**cookie, "url": server.address}])  # type: ignore[typeddict-item]
        page.goto(WITHOUT_SCRIPT)  # an address that differs by its hash alone would not be loaded
        page.goto(path or f"/t/{stage.match}")

    return change
