"""A server's page where the server is gone: games go on at the device, and both kinds stand side by side afterwards."""

from playwright.sync_api import Browser, expect

from browser.player import Player
from serving import StartServer

FIRST_CARD = 60_000
"""Milliseconds until Python is there, on a machine that is busy with other tests."""


def test_a_page_whose_server_is_gone_plays_at_the_device(browser: Browser, start_server: StartServer) -> None:
    server = start_server()
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(FIRST_CARD)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Play solo").click()
    Player(page).is_asked()
    there = page.url
    server.kill()
    page.goto("/")
    expect(page.get_by_text("No connection: new games are played on this device.")).to_be_visible(timeout=FIRST_CARD)
    page.get_by_role("button", name="Play solo").click()
    expect(Player(page).button("Choose a place on the map")).to_be_visible(timeout=FIRST_CARD)
    here = page.url
    assert here != there
    Player(page).draw()
    Player(page).is_asked()
    server.start()
    page.goto("/")
    for address in (there, here):
        path = address.removeprefix(server.address)
        expect(page.locator(f"a[href='{path}']")).to_be_visible(timeout=FIRST_CARD)
    page.goto(here)
    Player(page).is_asked()
    context.close()
