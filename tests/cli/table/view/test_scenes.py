"""What the screen shows of a ghost, a hero's attack, a skill, a target, a question."""

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing, named
from cartographers.cli.table import ghost as ghosts
from cartographers.cli.table.draft import Draft, begun, other_skill, put_down, with_ghost
from cartographers.cli.table.session import Session
from cartographers.cli.table.view.pages import Scene
from cartographers.cli.table.view.scenes import dodge_scene, ghost_scene
from cartographers.game import powers
from cartographers.game.presets import PRESETS
from cartographers.game.state import Dodging, Table, Task
from cli.table.situations import BOT, asked, sat_at
from matches import at_table

MIDDLE = ghosts.MIDDLE


def said(scene: Scene) -> str:
    return scene.message.plain


def test_a_hero_shows_its_attack_and_what_it_destroys() -> None:
    sheet = drawing("B.B", at="F7")
    session = sat_at(at_table("freyla", sheet))
    scene = ghost_scene(session, begun(session, MIDDLE))
    assert scene.overlay.ghost == named("F6")
    assert scene.overlay.marks == named("F7 F8 F9")
    assert scene.overlay.struck == named("F7 F9")
    assert scene.after is not None
    assert scene.after.sheet.destroyed == named("F7 F9")
    assert said(scene) == "Hero F6  +7 this season"
    assert scene.keys.startswith("←↑↓→  r turn the attack  n next  Enter put")


def test_a_turned_hero_attacks_elsewhere() -> None:
    session = sat_at(at_table("freyla", drawing("B.B", at="F7")))
    draft = begun(session, MIDDLE)
    scene = ghost_scene(session, with_ghost(draft, ghosts.rotated(draft.ghost)))
    assert scene.overlay.marks == named("G6 H6 I6")
    assert scene.overlay.struck == 0


def test_monsters_drawn_where_a_hero_attacks_are_shown_destroyed() -> None:
    sheet = drawing("H", at="F5")._replace(marks=named("F6 F7 F8"))
    session = sat_at(at_table("rift_lands", sheet))
    draft = begun(session, MIDDLE)
    scene = ghost_scene(session, with_ghost(draft, ghosts.other_terrain(draft.ghost, draft.choice, -1)))
    assert said(scene).startswith("Monster F6")
    assert scene.overlay.struck == named("F6")


def test_a_skill_says_what_it_does_and_what_it_costs() -> None:
    session = sat_at(at_table("hamlet", skills=("negotiation",), coins=1))
    plain = begun(session, MIDDLE)
    assert ghost_scene(session, plain).keys.endswith("Enter put  a skill  ? help")
    scene = ghost_scene(session, other_skill(session, plain))
    assert scene.notice == "Negotiation, one coin: a square of two by two instead of the shape."
    assert scene.hand is not None
    assert scene.hand.skill == "with Negotiation, one coin"
    assert scene.hand.coins == (False,)
    assert scene.after is not None
    assert (scene.after.coins, scene.after.paid) == (0, 1)


def extra_draft(session: Session) -> Draft:
    draft = begun(session, MIDDLE)
    return put_down(session, other_skill(session, draft))


def test_what_a_skill_adds_is_shown_with_the_shape() -> None:
    session = sat_at(at_table("hamlet", drawing("." * 11), skills=("search",)))
    scene = ghost_scene(session, extra_draft(session))
    assert scene.overlay.put == named("F6 G6 G7")
    assert scene.overlay.ghost == named("E6")
    assert scene.hand is not None
    assert scene.hand.skill == "now what Search adds"
    assert said(scene).startswith("Village F6 G6 G7 and Village E6")
    assert scene.after is not None
    assert scene.after.sheet.village == named("E6 F6 G6 G7")


def test_what_cannot_be_added_leaves_the_shape_on_the_map() -> None:
    session = sat_at(at_table("hamlet", drawing("." * 11), skills=("search",)))
    draft = extra_draft(session)
    scene = ghost_scene(session, with_ghost(draft, ghosts.moved(draft.ghost, -3, 0)))
    assert not scene.overlay.is_legal
    assert scene.overlay.put == named("F6 G6 G7")
    assert scene.after is not None
    assert scene.after.sheet.village == named("F6 G6 G7")
    assert said(scene) == "The skill “Search” does not let you draw this."


def test_healing_without_a_monster_says_why_not() -> None:
    session = sat_at(at_table("hamlet", skills=("heal",), coins=1))
    scene = ghost_scene(session, other_skill(session, begun(session, MIDDLE)))
    assert not scene.overlay.is_legal
    assert said(scene) == "The skill “Healing” does not let you draw this."


@pytest.mark.parametrize("seats", [1, 3])
def test_a_gorgons_targets_are_lit_on_the_map_it_is_on(seats: int) -> None:
    options = replace(PRESETS["polish_heroes"], seats=seats)
    match = asked(options, lambda table: table.task is Task.DESTROY and table.card == "gorgon")
    session = Session(match, BOT, resumed=True)
    draft = begun(session, MIDDLE)
    scene = ghost_scene(session, draft)
    targets = powers.targets(match.table, "gorgon", 0)
    assert scene.overlay.lit == targets
    assert scene.overlay.ghost & targets
    assert scene.seat == powers.sheet_destroyed_on(options, "gorgon", 0) == session.target
    assert said(scene).startswith("Destroy ")
    assert said(ghost_scene(session, put_down(session, draft))).endswith("Destroy it?")


@pytest.mark.parametrize(("season", "counted"), [(0, 1), (3, 3)])
def test_a_troll_is_counted_for_the_season_to_come_and_after_winter_for_none(season: int, counted: int) -> None:
    def is_troll(table: Table) -> bool:
        return table.season == season and table.task is Task.DESTROY and table.card == "troll"

    session = Session(asked(PRESETS["polish_heroes"], is_troll), BOT, resumed=True)
    scene = ghost_scene(session, begun(session, MIDDLE))
    assert scene.table.season == counted
    assert season == 0 or "this season" not in said(scene)


def test_the_question_whether_to_dodge_shows_what_comes() -> None:
    session = sat_at(at_table("gnoll_raid", SHEET_A, coins=2, skills=("acrobatics",)))
    scene = dodge_scene(session)
    assert said(scene) == "Acrobatics, 2 coins: the ambush puts only two monsters on your map. Use it?"
    assert scene.overlay.fresh == named("A1 A2 B1 C1 C2")
    assert scene.keys == "y yes   n no   c cards   ? help   q quit"


def test_what_neighbours_will_draw_is_not_known() -> None:
    session = sat_at(at_table("gnoll_raid", SHEET_A, SHEET_A, coins=2, skills=("acrobatics",)))
    scene = dodge_scene(session)
    assert scene.overlay.fresh == 0
    assert scene.after is None


def test_who_dodges_is_met_by_two_monsters_only() -> None:
    session = sat_at(at_table("gnoll_raid", SHEET_A, coins=2, skills=("acrobatics",)))
    session.answer(Dodging(use=True))
    scene = ghost_scene(session, begun(session, MIDDLE))
    assert scene.overlay.ghost.bit_count() == 2
    assert scene.hand is not None
    assert "Acrobatics: only two spaces." in scene.hand.remarks


def test_a_shape_may_hang_over_the_edge_on_the_screen_too() -> None:
    session = sat_at(at_table("fishing_village", skills=("stealth",)))
    draft = other_skill(session, begun(session, MIDDLE))
    scene = ghost_scene(session, with_ghost(draft, ghosts.moved(draft.ghost, 0, -99)))
    assert scene.overlay.is_legal
    assert scene.overlay.ghost == named("E1")
