"""Everything by the keyboard alone, with a focus that is seen and words that are heard."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import OpenPage, Sit
from browser.player import Player
from cartographers.game.options import Options
from staging import Stage, sought

# How the browser and the page show what is focused: an outline or a shadow that the element otherwise lacks.
FOCUS_IS_SEEN = """() => {
  const focused = document.activeElement;
  const around = [focused.closest('label'), focused.closest('form'), focused.nextElementSibling];
  const parts = [focused, ...around.filter(Boolean)];
  const look = (part) => {
    const style = getComputedStyle(part);
    const outline = style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor;
    return [outline, style.boxShadow, style.backgroundColor, style.textDecorationLine].join();
  };
  const before = parts.map(look);
  focused.blur();
  const after = parts.map(look);
  focused.focus({ focusVisible: true });
  return before.some((each, at) => each !== after[at]);
}"""


def tab_to(page: Page, wanted: Locator) -> int:
    """Presses Tab until something is focused, and sees the focus at each stop; how many presses that took."""
    for presses in range(1, 60):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_IS_SEEN), page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        if wanted.evaluate("wanted => wanted === document.activeElement"):
            return presses
    raise AssertionError(f"no Tab leads to {wanted}")


def first_turn(match: str) -> Stage:
    """Somebody alone before the first card, which has two shapes."""
    stage = Stage(match, Options(), "1", ["Ann"])
    stage.begin()
    assert stage.table.card == "great_river"
    return stage


def test_a_turn_from_the_start_page_on(open_page: OpenPage) -> None:
    page = open_page()
    solo = page.get_by_role("button", name=re.compile("^Play solo"))
    expect(solo).to_be_visible()
    tab_to(page, solo)
    page.keyboard.press("Enter")
    player = Player(page)
    player.is_asked()
    player.hears(re.compile(r"\bTurn \d+: "))

    question = player.question
    page.keyboard.press("n")
    first = player.ghost()
    assert player.ghost_after("n") != first
    assert player.ghost_after("p") == first
    page.keyboard.press("Enter")
    expect(player.said.first).not_to_have_text(question)
    player.is_asked()
    for space in first:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_the_ghost_is_moved_turned_mirrored_and_put_back(sit: Sit) -> None:
    page = sit(first_turn("keys"))
    player = Player(page)
    player.is_asked()
    page.keyboard.press("2")  # the shape of five spaces
    page.keyboard.press("n")
    first = player.ghost()
    moved = player.ghost_after("ArrowDown")
    assert moved == [f"{chr(ord(space[0]) + 1)}{space[1:]}" for space in first]
    assert player.ghost_after("e") != moved
    assert player.ghost_after("q") == moved
    assert player.ghost_after("f") != moved
    page.keyboard.press("Escape")
    player.is_asked()


def test_a_ghost_that_does_not_fit_says_why(sit: Sit) -> None:
    page = sit(first_turn("why"))
    player = Player(page)
    player.is_asked()
    page.keyboard.press("ArrowUp")
    player.hears("Fits: ")  # it came to the closest place to the middle
    for _ in range(7):
        page.keyboard.press("ArrowUp")
    player.hears("Does not fit: Leaves the sheet")
    expect(player.button(re.compile("^Does not fit"))).to_contain_text("Leaves the sheet")
    page.keyboard.press("Enter")
    expect(player.button(re.compile("^Does not fit"))).to_be_visible()


def test_the_map_is_a_grid_of_named_spaces_with_one_stop(sit: Sit) -> None:
    page = sit(first_turn("grid"))
    player = Player(page)
    player.is_asked()
    spaces = player.map.get_by_role("gridcell")
    expect(player.map.get_by_role("row")).to_have_count(11)
    expect(spaces).to_have_count(121)
    names = [space.get_attribute("aria-label") or "" for space in spaces.all()]
    assert [name.partition(", ")[0] for name in names] == [
        f"{row}{column}" for row in "ABCDEFGHIJK" for column in range(1, 12)
    ]
    assert "B4, Mountain" in names
    assert "B6, empty, ruins" in names
    stop = player.map.locator("[tabindex='0']")
    expect(stop).to_have_count(1)
    tab_to(page, stop)
    before = stop.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.locator("[role=gridcell]:focus")
    expect(focused).to_have_count(1)
    assert focused.get_attribute("aria-label") != before


def test_shape_and_terrain_are_chosen(sit: Sit) -> None:
    page = sit(sought("shapes", Options(), ["Ann"], lambda table: table.turn < 4 and table.card == "treetop_village"))
    player = Player(page)
    player.is_asked()
    terrain = player.turn.get_by_role("radiogroup", name="Terrain").get_by_role("radio", checked=True)
    expect(terrain).to_have_accessible_name("Forest")
    page.keyboard.press("t")
    expect(terrain).to_have_accessible_name("Village")


def test_a_dialog_takes_the_focus_and_gives_it_back(sit: Sit) -> None:
    page = sit(first_turn("dialog"))
    Player(page).is_asked()
    menu = page.get_by_role("button", name="Menu", exact=True)
    tab_to(page, menu)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Menu")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(menu).to_be_focused()
