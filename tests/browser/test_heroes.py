"""What cards ask for besides a shape: each is explained where it is asked, and can be played."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from boards import named
from browser.conftest import Sit
from browser.player import Player
from browser.scenes import COMBINED, WITH_ACROBATICS, is_dodge, is_ruins_due
from cartographers.board.notation import names
from cartographers.cards.printed import EXPLORE, HEROES
from cartographers.game import offers, skills
from cartographers.game.options import Options
from cartographers.game.presets import HEROES_GAME
from cartographers.game.state import Table, Task
from staging import Stage, sought


def marked(player: Player) -> set[str]:
    """The spaces of the map that heroes attack."""
    cells = player.map.get_by_role("gridcell", name=re.compile("attacked by a hero"))
    return {(cell.get_attribute("aria-label") or "").partition(",")[0] for cell in cells.all()}


def destroys(card: str) -> Callable[[Table], bool]:
    """Whether somebody is asked where the power of a card strikes; not at the very end."""
    return lambda table: table.task is Task.DESTROY and table.card == card and table.season < 3


def may_use(skill: str) -> Callable[[Table], bool]:
    return lambda table: table.task is Task.DRAW and table.card in EXPLORE and skill in skills.usable(table, 0)


def is_fallback(table: Table) -> bool:
    return table.card in EXPLORE and offers.offer(table, 0).fallback


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_hero_is_placed_with_its_attack_turned_at_will(sit: Sit, turns: int) -> None:
    stage = sought(f"hero_{turns}", HEROES_GAME, ["Ann"], lambda table: table.card == "freyla")
    player = Player(sit(stage))
    expect(player.turn).to_contain_text("Monsters there are destroyed.")
    player.is_asked()
    before = marked(player)
    player.choose_fit()
    [space] = player.ghost()
    for _ in range(turns):
        player.button("Turn clockwise").click()
    player.confirm()
    player.hears(f"Turn {stage.table.turn + 1}:")
    expect(player.space(space)).to_have_accessible_name(re.compile("Hero"))
    ways = HEROES["freyla"].attacks.marks[named(space).bit_length() - 1]
    attacks = [set(names(marks)) for marks in ways]
    new = marked(player) - before
    assert [attack for attack in attacks if new <= attack <= new | before]


def test_turning_a_hero_turns_what_it_attacks(sit: Sit) -> None:
    stage = sought("hero_turning", HEROES_GAME, ["Ann"], lambda table: table.card == "freyla")
    player = Player(sit(stage))
    player.is_asked()
    crosses = player.page.locator("figure use[href='#g-attack']")
    for _ in range(60):  # somewhere in the middle, where no attack leaves the sheet
        player.page.keyboard.press("n")
    expect(crosses).not_to_have_count(0)

    def places() -> list[str | None]:
        return [cross.get_attribute("transform") for cross in crosses.all()]

    before = places()
    player.page.keyboard.press("e")
    assert places() != before
    player.page.keyboard.press("q")
    assert places() == before


def test_a_gorgon_destroys_a_space_of_the_neighbour(sit: Sit) -> None:
    stage = sought("gorgon", HEROES_GAME, ["Ann", "Bob"], destroys("gorgon"))
    player = Player(sit(stage))
    expect(player.page.get_by_text("You destroy a space on the map of Bob.")).to_be_visible()
    expect(player.turn).to_contain_text(": choose a space to destroy.")
    expect(player.button("Choose a space")).to_be_disabled()
    player.page.keyboard.press("n")
    player.hears("Destroy ")
    destroy = player.button(re.compile("^Destroy "))
    space = (destroy.inner_text().split())[1]
    destroy.click()
    player.is_asked()  # the map that is shown is the own one again
    player.seat_of("Bob").click()
    expect(player.space(space)).to_have_accessible_name(re.compile("destroyed"))


def test_a_troll_destroys_a_space_of_the_own_map(sit: Sit) -> None:
    stage = sought("troll", HEROES_GAME, ["Ann"], destroys("troll"))
    player = Player(sit(stage))
    expect(player.turn).to_contain_text(": choose a space to destroy.")
    expect(player.button("Choose a space")).to_be_visible()
    player.page.keyboard.press("n")
    player.page.keyboard.press("n")
    destroy = player.button(re.compile("^Destroy "))
    space = (destroy.inner_text().split())[1]
    player.page.keyboard.press("Enter")
    expect(player.space(space)).to_have_accessible_name(re.compile("destroyed"))
    player.is_asked()


def test_a_space_to_destroy_is_chosen_by_pointing(sit: Sit) -> None:
    stage = sought("pointed", HEROES_GAME, ["Ann"], destroys("gorgon"))
    player = Player(sit(stage))
    expect(player.button("Choose a space")).to_be_visible()
    player.page.keyboard.press("n")
    first = player.button(re.compile("^Destroy ")).inner_text().split()[1]
    player.page.keyboard.press("n")
    expect(player.button(f"Destroy {first}")).to_be_hidden()
    point(player, first)
    player.button(f"Destroy {first}").click()
    expect(player.space(first)).to_have_accessible_name(re.compile("destroyed"))


def point(player: Player, space: str) -> None:
    """Clicks on a space of the map."""
    box = player.space(space).bounding_box()
    assert box
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("answer", "cells"), [("Pay 2 coins", 2), ("Not now", 1)])
def test_an_ambush_can_be_met_with_acrobatics(sit: Sit, answer: str, cells: int) -> None:
    stage = sought(
        f"dodge_{cells}", WITH_ACROBATICS, ["Ann", "Bob"], lambda table: is_dodge(table) and table.card == "zombie"
    )
    ann, bob = Player(sit(stage, 0)), Player(sit(stage, 1))
    expect(ann.turn).to_contain_text("the ambush just revealed draws only two adjacent monster spaces on your map.")
    ann.button(answer).click()
    expect(bob.page.get_by_role("grid", name="The map of Ann")).to_be_visible()
    words = "Shape of 2 spaces" if cells == 2 else "Shape of one space"
    expect(bob.turn.get_by_role("radio", name=words)).to_be_visible()
    for player in (ann, bob):
        player.draw()
    ann.hears(f"Turn {stage.table.turn + 1}:")


def test_a_skill_that_replaces_the_shape(sit: Sit) -> None:
    options = replace(COMBINED, skills=("lore", "stealth", "negotiation"))
    stage = sought("replacing", options, ["Ann"], may_use("negotiation"))
    player = Player(sit(stage))
    player.is_asked()
    chip = player.page.get_by_role("region", name="Skills").get_by_role("button", name=re.compile("^Negotiation"))
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(player.page.get_by_text("draw a square of two by two instead of a shape of the card")).to_be_visible()
    player.choose_fit()
    square = player.ghost()
    assert len(square) == 4
    player.confirm()
    player.hears(f"Turn {stage.table.turn + 1}:")
    for space in square:
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_skill_that_adds_a_space(sit: Sit) -> None:
    options = replace(COMBINED, skills=("search", "heal", "diplomacy"))
    stage = sought("adding", options, ["Ann"], may_use("search"))
    player = Player(sit(stage))
    player.is_asked()
    player.page.get_by_role("region", name="Skills").get_by_role("button", name=re.compile("^Search")).click()
    expect(player.page.get_by_text("draw one more space in the same terrain")).to_be_visible()
    player.button("Next fit").click()
    main = player.ghost()
    player.button(re.compile("^Go on")).click()
    expect(player.page.get_by_text("Now draw what Search adds.")).to_be_visible()
    expect(player.button("Choose what is added")).to_be_visible()
    player.button("Next fit").click()
    expect(player.fitting).not_to_contain_text(f" {' '.join(main)}.")
    [added] = player.ghost()
    player.confirm()
    player.hears(f"Turn {stage.table.turn + 1}:")
    for space in (*main, added):
        expect(player.space(space)).to_have_accessible_name(re.compile("drawn in"))


def test_a_drawing_is_taken_back_with_what_a_skill_adds(sit: Sit) -> None:
    options = replace(COMBINED, skills=("search", "heal", "diplomacy"))
    stage = Stage("taken_back_with_skill", options, "1", ["Ann", "Bob"])
    stage.begin()
    assert may_use("search")(stage.table)
    ann = Player(sit(stage))
    ann.is_asked()
    chip = ann.page.get_by_role("region", name="Skills").get_by_role("button", name=re.compile("^Search"))
    chip.click()
    ann.button("Next fit").click()
    main = ann.ghost()
    ann.button(re.compile("^Go on")).click()
    expect(ann.button("Choose what is added")).to_be_visible()
    ann.button("Next fit").click()
    expect(ann.fitting).not_to_contain_text(f" {' '.join(main)}.")
    [added] = ann.ghost()
    ann.confirm()
    expect(ann.button(re.compile("^Take back"))).to_be_visible()
    ann.page.keyboard.press("z")
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(ann.fitting).to_contain_text(f" {added}.")
    ann.confirm()
    expect(ann.button(re.compile("^Take back"))).to_be_visible()


def test_a_skill_can_be_put_away(sit: Sit) -> None:
    options = replace(COMBINED, skills=("search", "heal", "diplomacy"))
    stage = sought("put_away", options, ["Ann"], may_use("search"))
    player = Player(sit(stage))
    player.is_asked()
    chip = player.page.get_by_role("region", name="Skills").get_by_role("button", name=re.compile("^Search"))
    chip.click()
    player.button("Next fit").click()
    expect(player.button(re.compile("^Go on"))).to_be_visible()
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "false")
    player.confirm()
    player.hears(f"Turn {stage.table.turn + 1}:")


def test_ruins_must_be_covered(sit: Sit) -> None:
    stage = sought("ruins_due", Options(), ["Ann"], lambda table: is_ruins_due(table) and not is_fallback(table))
    player = Player(sit(stage))
    expect(player.turn).to_contain_text("Must cover a ruins space.")
    ruins = set(names(stage.table.seats[0].sheet.ruins))
    player.choose_fit()
    assert ruins & set(player.ghost())
    player.page.keyboard.press("ArrowDown")
    player.page.keyboard.press("ArrowDown")
    expect(player.button(re.compile("^Does not fit"))).to_contain_text("Must cover ruins")
    player.hears("Does not fit: Must cover ruins")
    before = player.question
    player.draw()
    expect(player.said.first).not_to_have_text(before)


def test_where_no_shape_fits_a_single_space_of_any_terrain_is_drawn(sit: Sit) -> None:
    stage = sought("fallback", Options(), ["Ann"], is_fallback)
    player = Player(sit(stage))
    expect(player.turn).to_contain_text("No shape of the card fits: draw a single space, anywhere.")
    terrains = player.turn.get_by_role("radiogroup", name="Terrain").get_by_role("radio")
    expect(terrains).to_have_count(5)
    terrains.filter(has_text="Water").click()
    player.choose_fit()
    [space] = player.ghost()
    player.confirm()
    expect(player.space(space)).to_have_accessible_name(re.compile("Water, .*drawn in|Water, drawn in"))
