"""What a person is about to answer: a shape, a skill with it, what the skill adds, a space to destroy."""

import pytest

from boards import SHEET_A, drawing, named
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cli.table import ghost as ghosts
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
from cartographers.cli.table.parse import Unclear, answer_said, said
from cartographers.cli.table.session import Session
from cartographers.cli.table.view.hand import hand_of
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


def at(card: str, *sheets: Sheet, skills: tuple[str, ...] = (), coins: int = 3) -> Session:
    return sat_at(at_table(card, *sheets, skills=skills, coins=coins))


def moved_to(draft: Draft, where: str) -> Draft:
    """The draft with its ghost, as it is turned, moved until it covers `where`."""
    row, column = divmod(ghosts.spaces(draft.ghost).bit_length() - 1, 11)
    to_row, to_column = divmod(named(where).bit_length() - 1, 11)
    draft = with_ghost(draft, ghosts.moved(draft.ghost, to_row - row, to_column - column))
    assert ghosts.spaces(draft.ghost) == named(where)
    return draft


def with_skill(session: Session, skill: str, where: str) -> Draft:
    """A draft with a skill, its ghost moved to `where`."""
    draft = begun(session, ghosts.MIDDLE)
    while draft.skill != skill:
        draft = other_skill(session, draft)
    return moved_to(draft, where)


def test_a_drawing_is_put_down_and_taken_back() -> None:
    session = at("hamlet")
    draft = moved_to(begun(session, ghosts.MIDDLE), "D4 E4 E5")
    assert said(session, answer_of(draft)) == "village D4 E4 E5"
    sure = put_down(session, draft)
    assert sure.is_sure
    assert taken_back(sure) == draft
    assert taken_back(draft) == draft
    assert not with_ghost(sure, ghosts.moved(sure.ghost, 1, 0)).is_sure


def test_skills_come_one_after_another_and_then_none() -> None:
    session = at("hamlet", skills=SKILLS)
    draft = begun(session, ghosts.MIDDLE)
    seen = []
    for _ in range(4):
        draft = other_skill(session, draft)
        seen.append(draft.skill)
    assert seen == ["lore", "heal", "search", ""]
    assert other_skill(session, draft, -1).skill == "search"


def test_a_skill_that_costs_too_much_does_not_come() -> None:
    skills = ("concentration", "diplomacy", "search")
    assert open_skills(at("hamlet", skills=skills, coins=1)) == ["diplomacy", "search"]


def test_no_skill_is_used_with_an_ambush() -> None:
    session = at("gnoll_raid", SHEET_A, SHEET_A, skills=SKILLS)
    assert open_skills(session) == []
    assert other_skill(session, begun(session, ghosts.MIDDLE)).skill == ""


@pytest.mark.parametrize(
    ("skill", "where", "answer"),
    [
        ("lore", "A1 A2 A3 B3", "village A1 A2 A3 B3 skill lore"),
        ("stealth", "A1 A2 A3 B3", "forest A1 A2 A3 B3 skill stealth"),
        ("negotiation", "A1 A2 B1 B2", "forest A1 A2 B1 B2 skill negotiation"),
    ],
)
def test_a_skill_instead_of_what_the_card_says(skill: str, where: str, answer: str) -> None:
    session = at("orchard", skills=(skill,))
    draft = with_skill(session, skill, where)
    step_of(session, draft)
    assert said(session, answer_of(put_down(session, draft))) == answer
    assert put_down(session, draft).is_sure


def test_a_shape_hangs_over_the_edge_by_stealth() -> None:
    session = at("fishing_village", skills=("stealth",))
    draft = with_skill(session, "stealth", "A1 A2 A3 A4")
    draft = with_ghost(draft, ghosts.moved(draft.ghost, 0, -2))
    assert said(session, answer_of(draft)) == "village A1 A2 skill stealth"
    assert step_of(session, draft).after.seats[0].sheet.village == named("A1 A2")


@pytest.mark.parametrize(
    ("skill", "extra"),
    [("search", "D2"), ("diplomacy", "K11"), ("heal", "H2 H3"), ("concentration", "G3 H3 H4 I3")],
)
def test_what_a_skill_adds_follows_the_shape(skill: str, extra: str) -> None:
    session = at("homestead", MONSTER, skills=(skill,))
    main = with_skill(session, skill, HOMESTEAD)
    assert said(session, answer_of(main)) == f"village {HOMESTEAD}"
    draft = put_down(session, main)
    assert not draft.is_sure
    draft = put_down(session, moved_to(draft, extra))
    assert draft.is_sure
    terrain = "farm" if skill == "diplomacy" else "village"
    assert said(session, answer_of(draft)) == f"village {HOMESTEAD} skill {skill} and {terrain} {extra}"
    assert step_of(session, draft).after.seats[0].skills == (skill,)


def test_undoing_goes_back_step_by_step() -> None:
    session = at("homestead", skills=("search",))
    main = with_skill(session, "search", HOMESTEAD)
    draft = put_down(session, main)
    sure = put_down(session, draft)
    assert taken_back(sure) == draft
    assert taken_back(draft) == main
    assert other_skill(session, draft).ghost == main.ghost, "another skill begins with the shape again"


def test_healing_may_draw_another_terrain() -> None:
    session = at("homestead", MONSTER, skills=("heal",))
    draft = moved_to(put_down(session, with_skill(session, "heal", HOMESTEAD)), "H2 H3")
    draft = with_ghost(draft, ghosts.other_terrain(draft.ghost, draft.choice))
    assert said(session, answer_of(draft)) == f"village {HOMESTEAD} skill heal and farm H2 H3"
    assert step_of(session, draft).after.seats[0].sheet.farm == named("H2 H3")


def test_a_shape_that_leaves_nothing_to_add_is_not_put_down() -> None:
    session = at("homestead", skills=("heal",))
    draft = with_skill(session, "heal", HOMESTEAD)
    with pytest.raises(Refused, match="skill_does_not_fit"):
        step_of(session, draft)


def test_a_lone_hero_is_a_terrain_like_others_when_nothing_fits() -> None:
    session = sat_at(at_table("pasture", SINGLES, options=HEROES_ALONE, skills=("concentration",), coins=3))
    draft = moved_to(begun(session, ghosts.MIDDLE), "A1")
    while terrain_of(draft) is not Terrain.HERO:
        draft = with_ghost(draft, ghosts.other_terrain(draft.ghost, draft.choice))
    hand = hand_of(session, draft)
    assert (hand.terrains[-1], hand.marks, hand.about) == (Terrain.HERO, (), "")
    assert said(session, answer_of(draft)) == "hero A1"
    assert answer_said(session, ["hero", "A1"]) == answer_of(draft)
    assert step_of(session, draft).after.seats[0].sheet.hero == named("A1")
    with pytest.raises(Unclear, match=r"and hero A11; and hero F7;"):
        answer_said(session, ["hero", "A1", "skill", "concentration"])


def test_a_hero_has_its_attack_and_diplomacy_goes_with_it() -> None:
    session = at("freyla", skills=("diplomacy",))
    main = with_skill(session, "diplomacy", "D4")
    draft = moved_to(put_down(session, main), "E4")
    assert said(session, answer_of(draft)) == "hero D4 marks D5 D6 D7 skill diplomacy and farm E4"
    assert step_of(session, draft).after.seats[0].sheet.marks == named("D5 D6 D7")


@pytest.mark.parametrize("card", ["gorgon", "troll"])
def test_a_target_is_chosen_among_those_that_may_be(card: str) -> None:
    match = asked(HEROES_ALONE, lambda table: table.task is Task.DESTROY and table.card == card)
    session = Session(match, BOT, resumed=True)
    draft = begun(session, ghosts.MIDDLE)
    visited = set()
    for _ in draft.choice.fits:
        answer = answer_of(draft)
        assert isinstance(answer, Target)
        visited.add(answer.space)
        assert step_of(session, draft).after.seats[0].sheet.destroyed & answer.space
        draft = with_ghost(draft, ghosts.next_fit(draft.ghost, draft.choice))
    assert sum(visited) == powers.targets(session.table, card, 0)
