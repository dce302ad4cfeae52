"""On phones, upright and lying: nothing wider than the screen, nothing too small for a finger."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import ChangeSeat, OpenPage, Sit
from browser.kept import WITHOUT_SCRIPT
from browser.player import Player
from browser.scenes import (
    COMBINED,
    NAMES,
    VIEWS,
    WITH_HINTS,
    come_to_rest,
    is_ambush,
    looked_at,
    resize,
    scene,
    season_end,
)
from cartographers.game.options import Options
from cartographers.server.hosting.seating import House
from staging import Stage, sought

SIZES = [(360, 740), (390, 844), (844, 390)]
FINGER = 44
WALKS = 2
"""Tests that share the pages, so that two processors can."""
# Controls as they are touched: a radio or a checkbox is its label. Links within a sentence may be as low as its lines.
CONTROLS = """() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const touched = (element) => {
    const box = element.getBoundingClientRect();
    return box.width <= 1 && element.closest('label') ? element.closest('label') : element;
  };
  const isInSentence = (element) => getComputedStyle(element).display === 'inline';
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')];
  const front = document.querySelector('dialog[open]') ?? document;
  return controls
    .filter((control) => front.contains(control) && isSeen(control))
    .map(touched)
    .filter((control) => !isInSentence(control))
    .map((control) => [control, control.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1)
    .map(([control, box]) => [box.width, box.height, control.outerHTML.slice(0, 160)]);
}"""


def misfits(page: Page) -> list[str]:
    """What is wrong with the page on this screen: it is too wide, or a finger would miss a control."""
    screen = page.viewport_size
    assert screen
    width = page.evaluate("document.scrollingElement.scrollWidth")
    found = page.evaluate(CONTROLS)
    assert found
    small = [f"{wide:.0f}×{high:.0f} {html}" for wide, high, html in found if min(wide, high) < FINGER - 0.5]
    wide = [f"{width} px wide"] if width > screen["width"] else []
    return [f"{screen['width']}×{screen['height']}: {problem}" for problem in [*wide, *small]]


@pytest.mark.parametrize("first", range(WALKS))
def test_every_page_fits_a_small_screen(open_page: OpenPage, change_seat: ChangeSeat, first: int) -> None:
    page = open_page(WITHOUT_SCRIPT, size=SIZES[0], has_touch=True, is_mobile=True, paints=False)
    found = {}
    for name in list(VIEWS)[first::WALKS]:
        view = VIEWS[name]
        change_seat(page, scene(view.scene), view.seat, view.path)
        come_to_rest(page, view)
        found[name] = misfits_at_every_size(page)
    assert {name: each for name, each in found.items() if each} == {}


def misfits_at_every_size(page: Page) -> list[str]:
    found = []
    for size in SIZES:
        resize(page, size)
        found += misfits(page)
    return found


@pytest.mark.parametrize("language", ["de", "hu"])
def test_a_long_name_leaves_room_for_the_button(sit: Sit, language: str) -> None:
    names = ["Merry Meridian", "Lucky Lagoon", "Amber Archipelago"]
    stage = sought(f"long_names_{language}", Options(), names, is_ambush, house=WITH_HINTS)
    page = sit(stage, size=SIZES[0], locale=language, has_touch=True, is_mobile=True, paints=False)
    expect(page.locator(".go")).to_be_enabled()
    page.keyboard.press("n")
    expect(page.locator(".go .star")).to_be_visible()
    assert misfits_at_every_size(page) == []


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_the_hint_in_the_hand_is_seen_whole(sit: Sit, size: tuple[int, int]) -> None:
    page = looked_at(sit, VIEWS["hints"], size=size, has_touch=True, is_mobile=True)
    for hint in page.locator(".hints button").all():
        hint.tap()
        expect(hint).to_have_attribute("aria-pressed", "true")
        box, below = hint.bounding_box(), page.locator(".send").bounding_box()
        assert box
        assert below
        assert box["y"] + box["height"] <= below["y"]


OVERLAP = """() => {
  const ends = [...document.querySelectorAll('.seasons .sname, .seasons .sname b')].map((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const box = each.closest('.sname').getBoundingClientRect();
    return text.getBoundingClientRect().top < box.bottom ? Math.min(text.getBoundingClientRect().right, box.right) : 0;
  });
  return Math.max(...ends) - document.querySelector('.tools').getBoundingClientRect().left;
}"""


@pytest.mark.parametrize("clock", [0, 600])
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_the_season_and_the_tools_share_the_bar(sit: Sit, seats: int, clock: int) -> None:
    names = [*NAMES, "Bob", "Cyd"][:seats]
    stage = Stage(f"bar_{seats}_{clock}", COMBINED, "cartographers 8", names, House(clock=clock))
    stage.begin()
    page = sit(stage, size=SIZES[0], has_touch=True, is_mobile=True, paints=False)
    expect(page.get_by_role("grid")).to_be_visible()
    for size in [*SIZES, (740, 360), (667, 375), (640, 360)]:
        resize(page, size)
        assert misfits(page) == []
        assert page.evaluate(OVERLAP) <= 0


@pytest.mark.parametrize("size", SIZES)
def test_a_season_is_counted_on_a_small_screen(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(season_end(f"counting_{size[0]}"), size=size, has_touch=True, is_mobile=True)
    player = Player(page)
    player.draw()
    expect(page.get_by_role("heading", name=re.compile("is over$"))).to_be_visible()
    assert misfits(page) == []
    player.button(re.compile("^Skip to the total")).tap()
    player.button(re.compile("^Next season")).tap()
    player.is_asked()


@pytest.fixture
def playing(sit: Sit, request: pytest.FixtureRequest) -> Player:
    """Somebody alone before the first card, with a phone."""
    stage = Stage(request.node.name.partition("[")[0], Options(), "1", ["Ann"])
    stage.begin()
    player = Player(sit(stage, size=SIZES[0], has_touch=True, is_mobile=True))
    player.is_asked()
    return player


def middle(player: Player, space: str) -> tuple[float, float]:
    box = player.space(space).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_places_the_ghost_and_another_turns_it(playing: Player) -> None:
    page = playing.page
    page.touchscreen.tap(*middle(playing, "H6"))
    placed = playing.ghost()
    assert "H6" in placed
    page.touchscreen.tap(*middle(playing, "H6"))
    expect(playing.fitting).not_to_contain_text(f" {' '.join(placed)}.")
    playing.confirm()
    playing.hears("Turn 2:")


def test_a_drag_moves_the_ghost(playing: Player) -> None:
    page = playing.page
    page.touchscreen.tap(*middle(playing, "H6"))
    before = playing.ghost()
    finger = page.context.new_cdp_session(page)
    drag(finger, middle(playing, "H6"), middle(playing, "E8"))
    expect(playing.fitting).not_to_contain_text(f" {' '.join(before)}.")
    assert "E8" in playing.ghost()
    assert misfits(page) == []
    assert page.evaluate("scrollY") == 0


def drag(finger: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, moves in small steps and is lifted."""

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for step in range(1, 9):
        part = step / 8
        touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")


def test_an_edict_is_explained_and_lights_the_map(playing: Player) -> None:
    slip = playing.page.get_by_role("region", name="Edicts").get_by_role("button").first
    slip.tap()
    expect(slip).to_have_attribute("aria-pressed", "true")
    expect(playing.page.get_by_text("Two stars for each space of the village cluster")).to_be_visible()
    assert misfits(playing.page) == []


def test_the_people_are_a_tap_away(sit: Sit) -> None:
    page = looked_at(sit, VIEWS["playing"], size=SIZES[0], has_touch=True, is_mobile=True)
    page.get_by_role("button", name="At the table").tap()
    dialog = page.get_by_role("dialog", name="At the table")
    dialog.get_by_role("button", name=re.compile("Łucja")).tap()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("grid", name="The map of Łucja")).to_be_visible()
    assert misfits(page) == []
