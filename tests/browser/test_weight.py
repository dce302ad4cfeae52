"""What the start page weighs, and whom it asks."""

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from browser.conftest import OpenPage, Sit
from browser.scenes import VIEWS, scene
from cartographers.locales import LANGUAGES
from serving import Server

MOST_SCRIPT = 100_000
"""Bytes of script, gzipped, before anybody has touched the page."""
MOST_FIRST = 350_000
"""Bytes of all that a first visit brings, to the start page and to a game; half of them are fonts."""
MOST_AGAIN = 20_000
"""Bytes of all that a second visit brings, to the start page and to a game."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_at_start_is_light(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", locale=language, is_new=True)
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto("/")
    expect(page.get_by_role("heading", name="Cartographers")).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = {response.url: response.body() for response in loaded if response.request.resource_type == "script"}
    weights = {url.rpartition("/")[2]: len(gzip.compress(body)) for url, body in scripts.items()}
    assert len(weights) > 1
    assert sum(weights.values()) <= MOST_SCRIPT, weights


def test_no_page_asks_anybody_but_its_server(sit: Sit, server: Server) -> None:
    page = sit(scene("ended"), is_new=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    for view in ("start", "tables", "options", "another device", "waiting room", "playing", "replay"):
        page.goto(VIEWS[view].path or f"/t/{VIEWS[view].scene}")
        page.wait_for_load_state("networkidle")
    assert any(url.startswith("ws:") for url in asked)
    hosts = {urlsplit(url).netloc for url in asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(server.address).netloc}


def test_a_second_visit_is_light(sit: Sit) -> None:
    page = sit(scene("alone"), path="about:blank", is_new=True)
    visits = [visited(page), visited(page)]
    assert MOST_AGAIN < visits[0] <= MOST_FIRST, visits
    assert visits[1] <= MOST_AGAIN, visits


def visited(page: Page) -> int:
    """Bytes that come over the network while somebody opens the start page, then the game."""
    came: list[float] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    network.on("Network.webSocketFrameReceived", lambda event: came.append(len(event["response"]["payloadData"])))
    for path in ("/", "/t/alone"):
        page.goto("about:blank")
        page.goto(path)
        page.wait_for_load_state("networkidle")
    expect(page.get_by_role("grid")).to_be_visible()
    network.detach()
    return round(sum(came))
