"""What a person is about to answer: a shape, a skill with it, what the skill adds, a space to destroy."""

import pytest

from boards import SHEET_A, drawing, named
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cli.table import cursor
from cartographers.cli.table.draft import (
    Draft,
    answer_of,
    begun,
    open_skills,
    other_skill,
    put_down,
    step_of,
    taken_back,
    terrain_of,
    with_ghost,
)
from cartographers.cli.table.hand import hand_of
from cartographers.cli.table.saying import Unclear, answer_said, said
from cartographers.cli.table.sitting import Sitting
from cartographers.game import powers
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused
from cartographers.game.state import Target, Task
from cli.table.situations import BOT, asked, sat_at
from game.test_offers import SINGLES
from matches import at_table

SKILLS = ("search", "heal", "lore")
HEROES_ALONE = PRESETS["polish_heroes"]
HOMESTEAD = "C3 D3 D4 E3"
MONSTER = drawing("B", at="H1")


def at(card: str, *sheets: Sheet, skills: tuple[str, ...] = (), coins: int = 3) -> Sitting:
    return sat_at(at_table(card, *sheets, skills=skills, coins=coins))


def moved_to(draft: Draft, where: str) -> Draft:
    """The draft with its ghost, as it is turned, moved until it covers `where`."""
    row, column = divmod(cursor.spaces(draft.ghost).bit_length() - 1, 11)
    to_row, to_column = divmod(named(where).bit_length() - 1, 11)
    draft = with_ghost(draft, cursor.moved(draft.ghost, to_row - row, to_column - column))
    assert cursor.spaces(draft.ghost) == named(where)
    return draft


def with_skill(sitting: Sitting, skill: str, where: str) -> Draft:
    """A draft with a skill, its ghost moved to `where`."""
    draft = begun(sitting, cursor.MIDDLE)
    while draft.skill != skill:
        draft = other_skill(sitting, draft)
    return moved_to(draft, where)


def test_a_drawing_is_put_down_and_taken_back() -> None:
    sitting = at("hamlet")
    draft = moved_to(begun(sitting, cursor.MIDDLE), "D4 E4 E5")
    assert said(sitting, answer_of(draft)) == "village D4 E4 E5"
    sure = put_down(sitting, draft)
    assert sure.is_sure
    assert taken_back(sure) == draft
    assert taken_back(draft) == draft
    assert not with_ghost(sure, cursor.moved(sure.ghost, 1, 0)).is_sure


def test_skills_come_one_after_another_and_then_none() -> None:
    sitting = at("hamlet", skills=SKILLS)
    draft = begun(sitting, cursor.MIDDLE)
    seen = []
    for _ in range(4):
        draft = other_skill(sitting, draft)
        seen.append(draft.skill)
    assert seen == ["lore", "heal", "search", ""]
    assert other_skill(sitting, draft, -1).skill == "search"


def test_a_skill_that_costs_too_much_does_not_come() -> None:
    skills = ("concentration", "diplomacy", "search")
    assert open_skills(at("hamlet", skills=skills, coins=1)) == ["diplomacy", "search"]


def test_no_skill_is_used_with_an_ambush() -> None:
    sitting = at("gnoll_raid", SHEET_A, SHEET_A, skills=SKILLS)
    assert open_skills(sitting) == []
    assert other_skill(sitting, begun(sitting, cursor.MIDDLE)).skill == ""


@pytest.mark.parametrize(
    ("skill", "where", "answer"),
    [
        ("lore", "A1 A2 A3 B3", "village A1 A2 A3 B3 skill lore"),
        ("stealth", "A1 A2 A3 B3", "forest A1 A2 A3 B3 skill stealth"),
        ("negotiation", "A1 A2 B1 B2", "forest A1 A2 B1 B2 skill negotiation"),
    ],
)
def test_a_skill_instead_of_what_the_card_says(skill: str, where: str, answer: str) -> None:
    sitting = at("orchard", skills=(skill,))
    draft = with_skill(sitting, skill, where)
    step_of(sitting, draft)
    assert said(sitting, answer_of(put_down(sitting, draft))) == answer
    assert put_down(sitting, draft).is_sure


def test_a_shape_hangs_over_the_edge_by_stealth() -> None:
    sitting = at("fishing_village", skills=("stealth",))
    draft = with_skill(sitting, "stealth", "A1 A2 A3 A4")
    draft = with_ghost(draft, cursor.moved(draft.ghost, 0, -2))
    assert said(sitting, answer_of(draft)) == "village A1 A2 skill stealth"
    assert step_of(sitting, draft).after.seats[0].sheet.village == named("A1 A2")


@pytest.mark.parametrize(
    ("skill", "extra"),
    [("search", "D2"), ("diplomacy", "K11"), ("heal", "H2 H3"), ("concentration", "G3 H3 H4 I3")],
)
def test_what_a_skill_adds_follows_the_shape(skill: str, extra: str) -> None:
    sitting = at("homestead", MONSTER, skills=(skill,))
    main = with_skill(sitting, skill, HOMESTEAD)
    assert said(sitting, answer_of(main)) == f"village {HOMESTEAD}"
    draft = put_down(sitting, main)
    assert not draft.is_sure
    draft = put_down(sitting, moved_to(draft, extra))
    assert draft.is_sure
    terrain = "farm" if skill == "diplomacy" else "village"
    assert said(sitting, answer_of(draft)) == f"village {HOMESTEAD} skill {skill} and {terrain} {extra}"
    assert step_of(sitting, draft).after.seats[0].skills == (skill,)


def test_undoing_goes_back_step_by_step() -> None:
    sitting = at("homestead", skills=("search",))
    main = with_skill(sitting, "search", HOMESTEAD)
    draft = put_down(sitting, main)
    sure = put_down(sitting, draft)
    assert taken_back(sure) == draft
    assert taken_back(draft) == main
    assert other_skill(sitting, draft).ghost == main.ghost, "another skill begins with the shape again"


def test_healing_may_draw_another_terrain() -> None:
    sitting = at("homestead", MONSTER, skills=("heal",))
    draft = moved_to(put_down(sitting, with_skill(sitting, "heal", HOMESTEAD)), "H2 H3")
    draft = with_ghost(draft, cursor.other_terrain(draft.ghost, draft.choice))
    assert said(sitting, answer_of(draft)) == f"village {HOMESTEAD} skill heal and farm H2 H3"
    assert step_of(sitting, draft).after.seats[0].sheet.farm == named("H2 H3")


def test_a_shape_that_leaves_nothing_to_add_is_not_put_down() -> None:
    sitting = at("homestead", skills=("heal",))
    draft = with_skill(sitting, "heal", HOMESTEAD)
    with pytest.raises(Refused, match="skill_does_not_fit"):
        step_of(sitting, draft)


def test_a_lone_hero_is_a_terrain_like_others_when_nothing_fits() -> None:
    sitting = sat_at(at_table("pasture", SINGLES, options=HEROES_ALONE, skills=("concentration",), coins=3))
    draft = moved_to(begun(sitting, cursor.MIDDLE), "A1")
    while terrain_of(draft) is not Terrain.HERO:
        draft = with_ghost(draft, cursor.other_terrain(draft.ghost, draft.choice))
    hand = hand_of(sitting, draft)
    assert (hand.terrains[-1], hand.marks, hand.about) == (Terrain.HERO, (), "")
    assert said(sitting, answer_of(draft)) == "hero A1"
    assert answer_said(sitting, ["hero", "A1"]) == answer_of(draft)
    assert step_of(sitting, draft).after.seats[0].sheet.hero == named("A1")
    with pytest.raises(Unclear, match=r"and hero A11; and hero F7;"):
        answer_said(sitting, ["hero", "A1", "skill", "concentration"])


def test_a_hero_has_its_attack_and_diplomacy_goes_with_it() -> None:
    sitting = at("freyla", skills=("diplomacy",))
    main = with_skill(sitting, "diplomacy", "D4")
    draft = moved_to(put_down(sitting, main), "E4")
    assert said(sitting, answer_of(draft)) == "hero D4 marks D5 D6 D7 skill diplomacy and farm E4"
    assert step_of(sitting, draft).after.seats[0].sheet.marks == named("D5 D6 D7")


@pytest.mark.parametrize("card", ["gorgon", "troll"])
def test_a_target_is_chosen_among_those_that_may_be(card: str) -> None:
    match = asked(HEROES_ALONE, lambda table: table.task is Task.DESTROY and table.card == card)
    sitting = Sitting(match, BOT, resumed=True)
    draft = begun(sitting, cursor.MIDDLE)
    visited = set()
    for _ in draft.choice.fits:
        answer = answer_of(draft)
        assert isinstance(answer, Target)
        visited.add(answer.space)
        assert step_of(sitting, draft).after.seats[0].sheet.destroyed & answer.space
        draft = with_ghost(draft, cursor.next_fit(draft.ghost, draft.choice))
    assert sum(visited) == powers.targets(sitting.table, card, 0)
