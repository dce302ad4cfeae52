"""The herald without a server and without a network, in the built folder on a plain host of files."""

from playwright.sync_api import expect

from browser.test_herald import at, row_of
from browser.test_site import FIRST_CARD, Visit, host, visit  # noqa: F401  fixtures


def test_a_season_is_dealt_and_counted_without_a_network(visit: Visit) -> None:  # noqa: F811
    page = visit(viewport={"width": 1920, "height": 1080})
    page.get_by_role("link", name="Deal the cards").click()
    page.get_by_label("Names").fill("Ada")
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".herald")).to_be_visible(timeout=FIRST_CARD)
    page.context.set_offline(True)
    number = 0
    while not page.get_by_role("heading", name="Spring is over").is_visible():
        page.keyboard.press("Space")
        number += 1
        at(page, number)
    # No other phone reaches this table: the way to the scorer brings the game along.
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("dialog").get_by_role("link").first
    assert "/score#" in str(link.get_attribute("href"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Type in stars").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Coins").fill("3")
    form.get_by_role("button", name="Write it down").click()
    expect(row_of(page, "Ada")).to_contain_text("+3")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    at(page, number - 1)
