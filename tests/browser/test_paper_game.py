"""A whole game on paper: a herald before the hall, four who paint with a finger on their phones, forty at the table."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import OpenPage
from browser.seen import faults
from browser.test_herald import HALL, HOST, at, put
from browser.test_scorer import PHONE, count
from browser.words import name_of
from cartographers.board.grid import SIZE, Board
from cartographers.board.notation import numbers, sheet_of
from cartographers.game.herald import announcements
from cartographers.game.match import Match
from cartographers.game.options import FIRST_EDICTS
from cartographers.game.presets import PRESETS
from cartographers.game.scores import standings
from cartographers.paper.game import PaperGame, PaperSeason
from cartographers.server.hosting.heralds import Herald
from matches import played
from paper.painted import painted
from serving import Server

SEED = "forty on paper"
OPTIONS = replace(PRESETS["english"], seats=40, edicts=FIRST_EDICTS["base"])
# Who paints on a page: the first and the second place, and two with equal stars, parted by what monsters cost.
PAINTERS = {18: "Ada", 0: "Łucja", 2: "Přemysl", 32: "Emőke"}
NAMES = tuple(PAINTERS.get(seat, f"Guest {seat}") for seat in range(OPTIONS.seats))
BRUSHES = ("forest", "village", "farm", "water", "monster")
ASKS_EVERY = 4000
"""Milliseconds, in which every page asks the herald once or more."""


@pytest.fixture(scope="module")
def match() -> Match:
    return played(OPTIONS, SEED)


class Painter:
    """One of four, with a phone."""

    def __init__(self, page: Page, name: str, game: PaperGame) -> None:
        self.page, self.name, self.game = page, name, game
        self._before: PaperSeason | None = None

    def plays(self, number: int, stars: int) -> None:
        """A season on the page, from its cards to the next one."""
        season = self.game.seasons[number]
        assert season is not None
        self.hears(season.cards)
        self.paints(season)
        self.counts(number, stars)
        if number < 3:
            self.page.get_by_role("button", name="On to:").click()

    def hears(self, cards: tuple[str, ...]) -> None:
        """The cards of a season come by themselves."""
        self.page.clock.fast_forward(ASKS_EVERY)
        expect(self.page.locator(".stamps li")).to_have_count(len([card for card in cards if "ruins" not in card]))

    def paints(self, season: PaperSeason) -> None:
        """Paints what is new on the map, stroke by stroke."""
        finger = self.page.context.new_cdp_session(self.page)
        old, new = sheet_of(self._before.map) if self._before else None, sheet_of(season.map)
        middles: list[tuple[float, float]] = self.page.locator("[data-space]").evaluate_all(
            "all => all.map((one) => { const box = one.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] })"
        )
        for terrain in BRUSHES:
            drawn: Board = getattr(new, terrain) & ~(getattr(old, terrain) if old else 0)
            if drawn:
                self.page.get_by_role("radio", name=name_of("en", "terrain", terrain), exact=True).click()
            for first, last in strokes(drawn):
                touch(finger, "touchStart", middles[first])
                if last != first:
                    touch(finger, "touchMove", middles[last])
                touch(finger, "touchEnd")
        finger.detach()
        if season.coins > (self._before.coins if self._before else 0):
            self.page.locator(".track button").nth(season.coins - 1).click()
        self._before = season

    def counts(self, number: int, stars: int) -> None:
        """Counts the map and tells the herald; nothing is odd about a map that the rules have drawn."""
        count(self.page, season_name(number))
        expect(self.page.locator(".sum i")).to_have_text(str(stars).replace("-", "−"))
        expect(self.page.locator(".odd")).to_have_count(0)
        if not number:
            self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Tell the herald").click()
        expect(self.page.get_by_text("The herald knows.")).to_be_visible()

    def tells(self, code: str, number: int) -> None:
        """What the page would tell, without painting."""
        request = self.page.context.request
        paper = request.post("/api/paper", data=told_so_far(self.game, number))
        answer = request.post(f"/api/heralds/{code}/counts", data=counts_of(self.name, self.game, number, paper.json()))
        assert answer.ok, answer.text()


def told_so_far(game: PaperGame, number: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(msgspec.json.encode(game))
    return {**told, "seasons": told["seasons"][: number + 1]}


def counts_of(name: str, game: PaperGame, number: int, counted: dict[str, Any]) -> dict[str, Any]:
    """What a scorer tells the herald of a season that was counted."""
    season, told = counted["seasons"][number], game.seasons[number]
    assert season["oddities"] == []
    assert told is not None
    return {
        "name": name,
        "season": number,
        "edicts": season["scores"],
        "coins": season["coins"],
        "monsters": season["monsters"]["stars"],
        "total": season["total"],
        "map": told.map,
    }


def touch(finger: CDPSession, kind: str, *places: tuple[float, float]) -> None:
    """What a finger does. After a quick stroke Chromium swallows the next tap, so buttons are clicked."""
    points = [{"x": x, "y": y} for x, y in places]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def strokes(drawn: Board) -> Iterator[tuple[int, int]]:
    """The rows of neighbouring spaces, each by its first and its last."""
    spaces = list(numbers(drawn))
    while spaces:
        first = last = spaces.pop(0)
        while spaces and spaces[0] == last + 1 and spaces[0] % SIZE:
            last = spaces.pop(0)
        yield first, last


def season_name(number: int) -> str:
    return name_of("en", "season", ("spring", "summer", "fall", "winter")[number])


class Others:
    """Everybody else at the table: their scorers tell by HTTP, all at the same moment."""

    def __init__(self, server: Server, code: str, games: dict[int, PaperGame]) -> None:
        self._code, self._games = code, games
        network: dict[str, Any] = {
            "trust_env": False,
            "verify": False,
            "timeout": 30,
        }  # reading certificates takes time
        self._people = {seat: httpx.Client(base_url=server.address, **network) for seat in games}
        self._pool = ThreadPoolExecutor(len(games))
        self.heard = threading.Barrier(len(games))
        self._all(lambda seat: self._asked(seat, "/api/me", {"name": NAMES[seat]}))

    def _all(self, do: Callable[[int], Any]) -> list[Any]:
        return list(self._pool.map(do, self._games))

    def _asked(self, seat: int, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._people[seat].get(path) if body is None else self._people[seat].post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def hear(self, number: int, card: str) -> None:
        """Everybody knows the newest card."""
        for table in self._all(lambda seat: self._asked(seat, f"/api/heralds/{self._code}")):
            assert (table["at"], table["announced"][-1]["card"]) == (number, card)

    def tell(self, number: int) -> None:
        self._all(lambda seat: self._tell(seat, number))

    def _tell(self, seat: int, number: int) -> None:
        game = self._games[seat]
        counted = self._asked(seat, "/api/paper", told_so_far(game, number))
        counts = counts_of(NAMES[seat], game, number, counted)
        self.heard.wait(30)  # everybody at once
        self._asked(seat, f"/api/heralds/{self._code}/counts", counts)

    def leave(self) -> None:
        self._pool.shutdown()
        for person in self._people.values():
            person.close()


def shown_rows(page: Page) -> list[tuple[str, str, str]]:
    """Place, name and stars of each row of the totals, as they are read."""
    rows: list[list[str]] = page.locator(".totals tbody tr").evaluate_all(
        "all => all.map((row) => ['.place', 'th', '.sum b'].map((part) => row.querySelector(part).innerText.trim()))"
    )
    return [(place, name, stars) for place, name, stars in rows]


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_forty_draw_a_game_on_paper_and_four_of_them_paint(
    open_page: OpenPage, server: Server, match: Match, is_whole: bool
) -> None:
    """What the herald shows in the end is what the engine says of the same game: totals, ties, winner.

    All four paint the spring on their phones; the rest of the year Ada alone does, or, in the whole, all of them.
    """
    address = put(server, f"forty-{is_whole}", Herald("host", OPTIONS, SEED))
    code = address.rpartition("/")[2]
    hall = open_page(address, HALL, cookie=HOST, clock=True)
    games = {seat: painted(match, seat) for seat in range(OPTIONS.seats)}
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "clock": True}
    painters = {
        seat: Painter(open_page(f"/score/{code}", PHONE, **phone), name, games[seat][0])
        for seat, name in PAINTERS.items()
    }
    others = Others(server, code, {seat: game for seat, (game, _) in games.items() if seat not in PAINTERS})
    for number, each in enumerate(announcements(OPTIONS, SEED), start=1):
        hall.keyboard.press("Space")
        at(hall, number)
        if not each.ends:
            if each.season == 0 or is_whole:
                others.hear(number, each.card)
            continue
        others.tell(each.season)
        for seat, painter in painters.items():
            if each.season == 0 or is_whole or painter.name == "Ada":
                painter.plays(each.season, games[seat][1][each.season].total)
            else:
                painter.tells(code, each.season)
        hall.clock.fast_forward(ASKS_EVERY)
        expect(hall.get_by_text("40 of 40 maps are counted.")).to_be_visible()
    others.leave()
    is_as_the_engine_says(hall, match)


def is_as_the_engine_says(hall: Page, match: Match) -> None:
    assert faults(hall) == []
    hall.get_by_role("button", name="Show all").click()
    expect(hall.locator(".totals tbody tr")).to_have_count(OPTIONS.seats)
    won = standings(match.table)
    assert shown_rows(hall) == [(str(each.place), NAMES[each.seat], str(each.stars)) for each in won]
    assert won[3].stars == won[4].stars  # parted by what monsters cost
    expect(hall.get_by_text("Equal stars: fewer lost to monsters stands first.")).to_be_visible()
    expect(hall.get_by_text("Ada wins")).to_be_visible()
