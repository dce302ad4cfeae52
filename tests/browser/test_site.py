"""The table without a server, in a real browser: the built folder on a plain host of files, under a sub-path."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from site_made import make

FIRST_CARD = 60_000
"""Milliseconds until Python is there, on a machine that is busy with other tests."""
SUB_PATH = "/club/maps/"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  it is called so
        pass


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadingHTTPServer]:
    folder = tmp_path_factory.mktemp("host")
    make(folder / SUB_PATH.strip("/"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, host: ThreadingHTTPServer) -> Iterator[Visit]:
    """Opens the page of the folder; no request may leave its host, and nothing may be complained about."""
    address = f"http://127.0.0.1:{host.server_port}"
    elsewhere: list[str] = []
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def visit_(context: BrowserContext | None = None, **more: Any) -> Page:
        if context is None:
            context = browser.new_context(base_url=address, reduced_motion="reduce", **more)
            contexts.append(context)

        def asked(request: Request) -> None:
            if not request.url.startswith((address, "blob:", "data:")):
                elsewhere.append(request.url)

        context.on("request", asked)
        page = context.new_page()
        page.set_default_timeout(FIRST_CARD)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(SUB_PATH)
        return page

    yield visit_
    for context in contexts:
        context.close()
    assert elsewhere == []
    assert complaints == []


def begin_solo(page: Page) -> None:
    page.get_by_role("button", name="Play solo").click()
    expect(page.locator("button.go")).to_be_visible(timeout=FIRST_CARD)


def test_a_game_begins_is_kept_and_goes_on_after_a_reload(visit: Visit) -> None:
    page = visit()
    begin_solo(page)
    assert SUB_PATH in page.url
    card = page.locator(".board").inner_text()
    page.reload()
    expect(page.locator("button.go")).to_be_visible(timeout=FIRST_CARD)
    assert page.locator(".board").inner_text() == card
    page.goto(SUB_PATH)
    expect(page.get_by_text("Go on")).to_be_visible(timeout=FIRST_CARD)


def test_without_a_network_and_without_a_host_it_is_all_there(browser: Browser, visit: Visit) -> None:
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    begin_solo(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("button.go")).to_be_visible(timeout=FIRST_CARD)
    page.goto(SUB_PATH)
    expect(page.get_by_text("Go on")).to_be_visible(timeout=FIRST_CARD)


def test_one_device_goes_round_and_nothing_is_seen_in_between(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Pass this device around").click()
    page.get_by_label("Person 1").fill("Ada")
    page.get_by_label("Person 2").fill("Bob")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Pass to Ada")).to_be_visible(timeout=FIRST_CARD)
    assert page.locator(".sheet, .board").count() == 0
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator("button.go")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Pass to Bob")).to_be_visible()
    assert page.locator(".sheet, .board").count() == 0
    page.reload()
    expect(page.get_by_role("heading", name="Pass to Bob")).to_be_visible(timeout=FIRST_CARD)


def test_games_go_into_a_file_and_into_another_browser(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    begin_solo(page)
    page.goto(SUB_PATH)
    with page.expect_download() as download:
        page.get_by_role("button", name="All games as a file").click()
    file = tmp_path / "games.backup"
    download.value.save_as(file)
    other = visit()
    begin_solo(other)
    other.goto(SUB_PATH)
    other.get_by_label("Bring games from a file").set_input_files(file)
    expect(other.get_by_text("One game was added.")).to_be_visible(timeout=FIRST_CARD)
