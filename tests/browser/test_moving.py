"""The same person on another device: asked first, and once."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import OpenPage

REFUSED = re.compile("status of 400")


def become(page: Page, name: str) -> None:
    page.request.post("/api/me", data={"name": name})


def known_as(page: Page) -> str:
    return str(page.request.get("/api/me").json()["name"])


def test_a_link_asks_before_it_changes_who_one_is_and_works_once(open_page: OpenPage) -> None:
    ann = open_page()
    become(ann, "Ann")
    token = ann.request.post("/api/me/token", data={}).json()["token"]
    bob = open_page()
    become(bob, "Bob")
    for page, before in ((open_page(), ""), (bob, "Bob")):
        page.goto(f"/move#{token}")
        expect(page.get_by_text("you go on here as Ann")).to_be_visible()
        assert known_as(page) == before
        if before:
            expect(page.get_by_text("This browser plays as Bob.")).to_be_visible()
    bob.get_by_role("button", name="Go on here").click()
    expect(bob).to_have_url(re.compile("/$"))
    assert known_as(bob) == "Ann"
    late = open_page(f"/move#{token}", forgives=REFUSED)
    late.get_by_role("button", name="Go on here").click()
    expect(late.get_by_role("alert")).to_contain_text("was used already")
    assert known_as(late) == ""
