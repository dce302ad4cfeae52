"""Pictures of the main screens for the documents: `make pictures`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from urllib.parse import quote

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import launched
from browser.dealt import dealt, draw_deals, file_of, tried
from browser.eventful import NAMES as CLUB
from browser.eventful import held
from browser.test_herald import HOST, put, seed_for
from cartographers.bots import planner
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.paper.counting import counted
from cartographers.paper.record import record
from cartographers.server.edge.guests import COOKIE, Guests
from cartographers.server.hosting.heralds import Herald
from cartographers.server.hosting.seating import House
from cartographers.store.opening import opened
from fifty import ADA, fill, fill_weighed
from paper.painted import painted
from serving import SECRET, Server, started
from staging import Stage

HALL, WIDE, PHONE, SMALL = (1920, 1080), (1440, 900), (390, 844), (360, 740)
MEDIUM = (1280, 720)
FEWER_BYTES = 60
"""The quality of pictures that need not be looked at closely."""
NAMES = ["Ada", "Łucja", "Přemysl", "Emőke"]
OWN = "The Long Scar=11-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"
PAGE = Path(__file__).parents[2] / "web" / "src"
# A style that the page's own policy lets pass.
WITH_STYLE = """(rules) => {
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  document.adoptedStyleSheets = [style];
}"""
FOR_LINKS = """
.page > :not(main), main > :not(h1, .lead) { display: none !important }
.page { align-content: center !important; grid-template-rows: auto !important }
.lead { margin-bottom: 60px !important }
"""


def stages(database: str) -> dict[str, Stage]:
    """Matches at moments that are worth looking at."""
    company = Stage("company", PRESETS["everything"], "cartographers 8", NAMES)
    company.begin()
    company.play(22, but=0)
    alone = Stage("alone", PRESETS["polish_base"], "cartographers 3", NAMES[:1])
    alone.begin()
    alone.play(15, but=0)
    counting = Stage("counting", PRESETS["polish_base"], "cartographers 5", NAMES)
    counting.begin()
    counting.play_to_season_end(2, but=0)
    ended = Stage("ended", PRESETS["polish_base"], "cartographers 5", NAMES)
    ended.begin()
    ended.play(100)
    open_ = Stage(
        "gathering", replace(PRESETS["polish_heroes"], seats=6), "cartographers", [*NAMES, "", ""], House(public=True)
    )
    found = {stage.match: stage for stage in (company, alone, counting, ended, open_)}
    for stage in found.values():
        asyncio.run(stage.write(database))
    asyncio.run(_fifty(database))
    return found


async def _fifty(database: str) -> None:
    """Fifty finished games of Ada, with their reviews."""
    store = await opened(database)
    await fill(store)
    await fill_weighed(store)
    await store.close()


class Camera:
    """Takes pictures as somebody who sits at a staged match."""

    def __init__(self, browser: Browser, address: str, folder: Path, staged: dict[str, Stage]) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder
        self._staged = staged

    def page(
        self,
        path: str,
        match: str,
        size: tuple[int, int],
        scheme: str = "light",
        cookie: dict[str, str] | None = None,
    ) -> Page:
        """A page as whoever sits at a staged match sees it, or whose cookie it is."""
        width, height = size
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale="en",
            reduced_motion="reduce",
            device_scale_factor=2 if size in (PHONE, SMALL) else 1,
        )
        if match:
            cookie = self._staged[match].cookie(0, SECRET) if match in self._staged else _of_fifty()
        if cookie:
            context.add_cookies([{**cookie, "url": self._address}])  # type: ignore[typeddict-item]
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        return page

    def take(self, page: Page, name: str, quality: int = 82) -> None:
        page.wait_for_timeout(600)
        page.screenshot(path=self._folder / f"{name}.jpg", type="jpeg", quality=quality)
        page.context.close()


def _of_fifty() -> dict[str, str]:
    return {"name": COOKIE, "value": str(Guests(SECRET)._cookies.dumps([ADA.id, ADA.name]))}


def taken(folder: Path, camera: Camera) -> None:
    """All pictures."""
    camera.take(camera.page("/", "", WIDE), "start")
    camera.take(camera.page("/", "", PHONE), "start-phone")
    for scheme in ("light", "dark"):
        dark = "-dark" if scheme == "dark" else ""
        for name, size in (("play", WIDE), ("phone", PHONE)):
            page = camera.page("/t/company", "company", size, scheme)
            page.keyboard.press("n")
            camera.take(page, f"{name}{dark}")
    page = camera.page("/t/alone", "alone", SMALL)
    page.keyboard.press("n")
    camera.take(page, "phone-360")
    page = camera.page("/t/counting", "counting", WIDE)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_timeout(1500)
    camera.take(page, "counting")
    camera.take(camera.page("/t/ended", "ended", WIDE), "end")
    camera.take(camera.page("/t/gathering", "gathering", WIDE), "gathering")
    games_taken(camera)
    paper_taken(camera)
    page = camera.page("/replay/ended", "ended", WIDE)
    page.keyboard.press("End")
    camera.take(page, "replay")


def games_taken(camera: Camera) -> None:
    """Fifty games of one person."""
    camera.take(camera.page("/games", "fifty", WIDE), "games")
    camera.take(camera.page("/games", "fifty", PHONE, "dark"), "games-phone-dark")


def paper_taken(camera: Camera) -> None:
    """What the page does for people who draw on paper: a sheet of one's own, and how it is printed."""
    sheet = quote(OWN)
    camera.take(camera.page(f"/sheet/{sheet}", "", WIDE), "sheet")
    page = camera.page(f"/print#{sheet}", "", WIDE)
    page.get_by_text("Two smaller ones").click()
    page.wait_for_load_state("networkidle")
    camera.take(page, "print")


def deals_taken(camera: Camera, server: Server) -> None:
    """The same deal for everybody: a day's map, a challenge and a club's evening."""
    deal = dealt(server)
    for number, name in enumerate(CLUB[:12]):
        tried(deal, f"day-{number}", name, ("random", "greedy")[number % 2]).put(file_of(server))
    ada = tried(deal, "day-ada", "Ada")
    ada.put(file_of(server))
    camera.take(camera.page("/today", "", MEDIUM, cookie=ada.cookie(0, SECRET)), "day", FEWER_BYTES)
    evening = held(server, "evening", CLUB, closed=2, away=CLUB[20:])
    for path, name in (("", "event"), ("/projector", "projector")):
        cookie = evening.cookie("Kasimir")
        camera.take(camera.page(f"/event/{evening.code}{path}", "", MEDIUM, cookie=cookie), name, FEWER_BYTES)
    page = camera.page("/challenge", "", MEDIUM)
    page.get_by_label("Title").fill("Sunday club, round 3")
    page.get_by_role("button", name="Open the challenge").click()
    page.get_by_role("button", name="Draw the map").wait_for()
    camera.take(page, "challenge", FEWER_BYTES)


def paper_game_taken(camera: Camera, server: Server, place: Path) -> None:
    """A herald in a hall, and a paper map on a phone: a planner's, counted in fall."""
    options = replace(PRESETS["everything"], seats=6)
    seed, number = seed_for(options, lambda each: each.season == 1 and each.ruins and bool(each.card))
    address = put(server, "hall", Herald("host", options, seed, clock=90, at=number))
    camera.take(camera.page(address, "", HALL, cookie=HOST), "herald")
    match = Match(PRESETS["english"], "on paper")
    while not match.over:
        match.play(planner.choose(match.view(0), Random(1)))
    game, _ = painted(match, 0)
    file = place / "paper.txt"
    file.write_text(record(counted(replace(game, seasons=game.seasons[:3]))), encoding="utf-8")
    page = camera.page("/score", "", PHONE)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Count: Fall").click()
    page.locator(".lights .lit").first.wait_for()
    camera.take(page, "scorer-phone")


def taken_for_links(browser: Browser, address: str) -> None:
    """What others show of the page: the picture of a link, and the icon of a phone's home screen."""
    page = browser.new_page(
        base_url=address, viewport={"width": 1200, "height": 630}, color_scheme="light", locale="en"
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.evaluate(WITH_STYLE, FOR_LINKS)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PAGE / "preview.jpg", type="jpeg", quality=80)
    page.set_viewport_size({"width": 180, "height": 180})
    page.goto("about:blank")
    page.set_content(f'<body style="margin:0;background:#d5dad1">{(PAGE / "icon.svg").read_text()}</body>')
    page.screenshot(path=PAGE / "icon.png")
    page.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        (place / "secret.key").write_text(SECRET)
        draw_deals(place / "matches.sqlite3")
        staged = stages(f"sqlite:///{place / 'matches.sqlite3'}")
        with started(place) as server, sync_playwright() as playwright, launched(playwright) as browser:
            camera = Camera(browser, server.address, folder, staged)
            taken(folder, camera)
            deals_taken(camera, server)
            paper_game_taken(camera, server, place)
            taken_for_links(browser, server.address)


if __name__ == "__main__":
    main()
