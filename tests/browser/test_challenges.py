"""Challenges: opened in the browser, given away by a link, drawn by others, compared once finished."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import OpenPage
from browser.dealt import file_of, opened_deal, tried
from browser.player import Player
from browser.seen import faults
from browser.speaking import speak
from browser.test_access import AXE, findings
from browser.test_small import misfits
from browser.test_today import TABLE, faults_on_screens, news
from browser.words import word
from cartographers.locales import LANGUAGES
from serving import SECRET, Server

REFUSED = re.compile("status of 4")


def open_challenge(page: Page, title: str, is_public: bool = False) -> str:
    """Opens a challenge from the start page; the link to it."""
    page.goto("/")
    page.get_by_role("link", name="Challenges").click()
    page.get_by_role("link", name="New challenge").click()
    page.get_by_role("button", name="Open the challenge").click()
    expect(page.get_by_text("A challenge has a title")).to_be_visible()
    page.get_by_label("Title").fill(title)
    if is_public:
        page.get_by_text("Everybody", exact=True).click()
    page.get_by_text("3 days").click()
    page.get_by_role("button", name="Open the challenge").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    return page.get_by_label("Link to this page").input_value()


def deal_in(link: str) -> str:
    return link.partition("/day/")[2].partition("#")[0]


def draw(page: Page, link: str) -> str:
    page.goto(link)
    page.get_by_role("button", name="Draw the map").click()
    expect(page).to_have_url(TABLE)
    Player(page).is_asked()
    return page.url.rpartition("/")[2]


def test_two_people_get_equal_deals_and_see_each_other_once_finished(open_page: OpenPage, server: Server) -> None:
    ada, bob, eve = (open_page(forgives=REFUSED) for _ in range(3))
    link = open_challenge(ada, "Sunday club")
    deal = opened_deal(server, deal_in(link))
    tables = [news(page, draw(page, link))["table"] for page in (ada, bob)]
    assert tables[0] == {**tables[1], "asked": tables[0]["asked"]}
    eve.goto(link.partition("#")[0])  # a private one takes the whole link
    expect(eve.get_by_text("This is for invited people")).to_be_visible()
    stage = tried(deal, "club-carol", "Carol")
    stage.put(file_of(server))
    bob.goto(f"/day/{deal.name}")  # who has begun needs no invite any more
    expect(bob.get_by_role("button", name="Go on drawing")).to_be_visible()
    expect(bob.get_by_text("Carol")).to_have_count(0)
    tried(deal, "club-dora", "Dora", "random").put(file_of(server))
    carol = open_page(f"/day/{deal.name}", cookie=stage.cookie(0, SECRET))
    expect(carol.get_by_role("region", name="Ranking")).to_contain_text("Dora")
    expect(carol.get_by_text("Best map")).not_to_have_count(0)
    own = carol.request.get(f"/api/deals/{deal.name}").json()["own"]
    carol.get_by_role("button", name="Draw it again").click()
    expect(carol).to_have_url(TABLE)
    Player(carol).draw()
    assert not news(carol, carol.url.rpartition("/")[2])["gathering"]["house"]["ranks"]
    assert carol.request.get(f"/api/deals/{deal.name}").json()["own"] == own


def test_a_public_challenge_is_found_closed_and_deleted(open_page: OpenPage) -> None:
    ada, bob = open_page(forgives=REFUSED), open_page("/challenges")
    link = open_challenge(ada, "For all", is_public=True)
    unbegun = open_challenge(ada, "A mistake", is_public=True)
    bob.reload()
    bob.get_by_role("link", name=re.compile("^For all")).click()
    bob.get_by_role("button", name="Draw the map").click()
    expect(bob).to_have_url(TABLE)
    ada.goto(unbegun)
    ada.get_by_role("button", name="Delete it").click()
    expect(ada.get_by_role("link", name=re.compile("^For all"))).to_be_visible()
    expect(ada.get_by_text("A mistake")).to_have_count(0)
    ada.goto(link)
    ada.get_by_role("button", name="Delete it").click()
    expect(ada.get_by_text("Somebody has begun this challenge")).to_be_visible()
    ada.get_by_role("button", name="Close it now").click()
    expect(ada.get_by_text("Closed on")).to_be_visible()
    expect(ada.get_by_role("button", name="Draw the map")).to_have_count(0)
    other = open_page(f"/day/{deal_in(link)}")
    expect(other.get_by_text("No one can begin it any more")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_two_maps_of_one_deal_are_compared_card_by_card(
    open_page: OpenPage, server: Server, size: tuple[int, int]
) -> None:
    host = open_page(forgives=REFUSED)
    deal = opened_deal(server, deal_in(open_challenge(host, "Beside each other")))
    tried(deal, f"beside-bob-{size[0]}", "Bob", "random").put(file_of(server))
    ada = tried(deal, f"beside-ada-{size[0]}", "Ada")
    ada.put(file_of(server))
    phone = {"has_touch": size[0] < 900, "paints": False}
    page = open_page(f"/day/{deal.name}", size, cookie=ada.cookie(0, SECRET), forgives=REFUSED, **phone)
    page.get_by_role("link", name="Compare card by card").click()
    maps = page.locator("figure svg.sheet")
    expect(maps).to_have_count(2)
    expect(page.get_by_label("Beside whom?")).to_contain_text("Bob")
    total = page.locator("tr.sum td").last
    expect(total).to_contain_text(re.compile(r"\d"))
    last = [each.inner_html() for each in maps.all()]
    assert last[0] != last[1]
    assert (findings(page, AXE.read_text(encoding="utf-8")), misfits(page) if size[0] < 900 else []) == ("", [])
    page.get_by_role("button", name=word("en", "replay-first")).click()
    expect(page.get_by_text("Before the first card")).to_be_visible()
    first = [each.inner_html() for each in maps.all()]
    assert first[0] == first[1]  # the same empty sheet
    expect(total).to_have_text(re.compile(r"^0\s*·\s*0$"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^After "))).to_be_visible()
    page.get_by_label("Beside whom?").select_option("master")
    master = page.get_by_role("grid", name="Master bot")  # or strong bots are still being made ready
    expect(master.or_(page.locator(".waiting [role=status]"))).to_be_visible()


def with_short_winter(route: Route) -> None:
    """Answers as the server does, but only the last card is of the last season."""
    answer = route.fetch()
    course = answer.json()
    for step in course["steps"][:-1]:
        step["season"] = min(step["season"], 2)
    route.fulfill(response=answer, json=course)


SHOWN = """() => [...document.querySelectorAll('.track .seasons span')].filter((season) => {
  const name = document.createRange();
  name.selectNodeContents(season);
  return name.getBoundingClientRect().bottom <= season.getBoundingClientRect().bottom;
}).map((season) => season.textContent)"""


def test_a_short_season_leaves_the_comparison_as_wide_as_a_phone(open_page: OpenPage, server: Server) -> None:
    deal = opened_deal(server, deal_in(open_challenge(open_page(forgives=REFUSED), "A short winter")))
    ada = tried(deal, "short-winter", "Ada")
    ada.put(file_of(server))
    phone = {"has_touch": True, "is_mobile": True, "paints": False}
    page = open_page(f"/day/{deal.name}", (360, 740), cookie=ada.cookie(0, SECRET), forgives=REFUSED, **phone)
    page.route("**/courses/*", with_short_winter)
    page.get_by_role("link", name="Compare card by card").click()
    expect(page.locator(".track .seasons span")).to_have_count(4)
    for language in LANGUAGES:
        speak(page, language)
        assert misfits(page) == [], language
        assert faults(page) == [], language
    speak(page, "en")
    assert page.evaluate(SHOWN) == ["Spring", "Summer", "Fall"]


SCREENS = [(1440, 900), (360, 740)]


def test_the_pages_are_for_everyone(open_page: OpenPage) -> None:
    page = open_page("/challenge", forgives=REFUSED)
    expect(page.get_by_role("button", name="Open the challenge")).to_be_visible()
    page.get_by_text("Until a date").click()
    assert faults_on_screens(page, SCREENS) == []
    open_challenge(page, "Somebody’s quite long title of a challenge")
    assert faults_on_screens(page, SCREENS) == []
    page.goto("/challenges")
    expect(page.get_by_role("heading", name="Open to all")).to_be_visible()
    assert faults_on_screens(page, SCREENS) == []


def test_the_pages_speak_every_language(open_page: OpenPage) -> None:
    page = open_page("/challenges", (360, 740), has_touch=True, paints=False)
    before = "en"
    for language in LANGUAGES:
        expect(page.get_by_role("link", name=word(before, "challenge-new"))).to_be_visible()
        speak(page, language)
        page.get_by_role("link", name=word(language, "challenge-new")).click()
        expect(page.get_by_role("button", name=word(language, "challenge-open"))).to_be_visible()
        assert misfits(page) == []
        page.go_back()
        before = language
