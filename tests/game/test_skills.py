"""The eight skills (R38, R39), and what they cost."""

from typing import Any

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing, named
from cartographers.board.notation import names, sheet_of
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import SKILLS
from cartographers.game import skills
from cartographers.game.commands import Reply
from cartographers.game.decide import play, start
from cartographers.game.offers import number, offer, placements_of
from cartographers.game.options import Options
from cartographers.game.presets import ALL_SKILLS
from cartographers.game.refusals import Refused
from cartographers.game.state import Dodging, Drawing, Seat, State, Task
from matches import at_table, draw, play_on

ALL_IN = tuple(SKILLS)
WALLED = sheet_of(["..FFFFFFFFF", *["FFFFFFFFFFF"] * 10])


def at(deck: str, *sheets: Sheet, coins: int = 5, options: Options | None = None) -> State:
    """A table with all skills in play (more than a real one has) and coins to pay for them."""
    return at_table(deck, *sheets, coins=coins, options=options, skills=ALL_IN)


def skilled(state: State, terrain: str, spaces: str, skill: str, extra: str = "", also: str | None = None) -> Reply:
    other = Terrain(also) if also else None
    drawing = Drawing(Terrain(terrain), named(spaces), skill=skill, extra=named(extra), extra_terrain=other)
    return Reply(0, state.table.turn, drawing)


def refusal(state: State, command: Any) -> str:
    with pytest.raises(Refused) as refused:
        play(state, command)
    return refused.value.code


def seat_after(state: State, *commands: Any) -> Seat:
    return play_on(state, *commands).table.seats[0]


def test_r38_three_of_the_eight_are_in_play() -> None:
    dealt = {start(Options(skills=ALL_SKILLS), str(seed))[1].table.skills for seed in range(60)}
    assert all(len(set(three)) == 3 for three in dealt)
    assert {skill for three in dealt for skill in three} == set(SKILLS)


def test_r38_chosen_skills_are_in_play() -> None:
    chosen = ("lore", "search", "heal")
    assert set(start(Options(skills=chosen), "1")[1].table.skills) == set(chosen)


def test_r38_costs() -> None:
    assert {skill: card.cost for skill, card in SKILLS.items()} == {
        "acrobatics": 2,
        "concentration": 3,
        "heal": 1,
        "diplomacy": 1,
        "lore": 0,
        "stealth": 0,
        "negotiation": 1,
        "search": 0,
    }


def test_r38_paid_coins_are_crossed_out_with_their_spaces() -> None:
    state = at("orchard", SHEET_A, coins=14)
    after = seat_after(state, skilled(state, "forest", "A1 A2 A3 B3", "diplomacy", "K1"))
    assert (after.coins, after.paid) == (13, 1)
    state = at("hamlet", SHEET_A, coins=13)
    full = replace(state, table=replace(state.table, seats=(replace(state.table.seats[0], paid=1),)))
    assert seat_after(full, draw(full, "village", "A1 B1 B2")).coins == 13  # no space left on the track


def test_r38_paid_coins_score_no_more() -> None:
    state = at("homestead", SHEET_A, coins=3)
    state = replace(state, table=replace(state.table, time=8))
    after = seat_after(state, skilled(state, "village", "K1 K2 K3 J2", "diplomacy", "A1"))
    assert after.scores[0].coins == 2


def test_r38_too_few_coins() -> None:
    state = at("orchard", SHEET_A, coins=2)
    command = skilled(state, "forest", "A1 A2 A3 B3", "concentration", "D1 D2 D3 E3")
    assert refusal(state, command) == "skill_not_usable"


def test_r38_once_a_season() -> None:
    state = at("orchard homestead", SHEET_A)
    state = play_on(state, skilled(state, "village", "A1 A2 A3 B3", "lore"))
    assert skills.usable(state.table, 0) == []
    later = replace(state, table=replace(state.table, season=1))
    assert "lore" in skills.usable(later.table, 0)


def test_r38_choice_each_once_a_game() -> None:
    state = at("orchard homestead", SHEET_A, options=Options(skill_limit="game"))
    state = play_on(state, skilled(state, "village", "A1 A2 A3 B3", "lore"))
    assert "lore" not in skills.usable(state.table, 0)
    assert "search" in skills.usable(state.table, 0)


def test_a_skill_that_is_not_in_play() -> None:
    state = at_table("orchard", SHEET_A, skills=("search", "heal", "lore"), coins=5)
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "diplomacy", "K1")) == "skill_not_usable"
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "juggling")) == "unknown_skill"


def test_more_is_drawn_only_with_a_skill() -> None:
    state = at("orchard", SHEET_A)
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "", "K1")) == "extra_without_skill"


def test_lore_fills_the_shape_with_village() -> None:
    state = at("orchard", SHEET_A)
    assert seat_after(state, skilled(state, "village", "A1 A2 A3 B3", "lore")).sheet.village == named("A1 A2 A3 B3")
    assert refusal(state, skilled(state, "water", "A1 A2 A3 B3", "lore")) == "skill_does_not_fit"


def test_negotiation_draws_a_square_and_gives_no_coin() -> None:
    state = at("hamlet", SHEET_A)
    after = seat_after(state, skilled(state, "village", "A1 A2 B1 B2", "negotiation"))
    assert (after.sheet.village, after.coins) == (named("A1 A2 B1 B2"), 4)
    assert refusal(state, skilled(state, "village", "A1 B1 B2", "negotiation")) == "skill_does_not_fit"


def test_negotiation_is_bound_by_ruins() -> None:
    state = at("temple_ruins hamlet", SHEET_A)
    assert refusal(state, skilled(state, "village", "A1 A2 B1 B2", "negotiation")) == "skill_does_not_fit"
    assert play_on(state, skilled(state, "village", "A5 A6 B5 B6", "negotiation"))


def test_stealth_lets_a_shape_lie_over_the_edge() -> None:
    state = at("fishing_village", SHEET_A)
    assert seat_after(state, skilled(state, "water", "A1 A2", "stealth")).sheet.water == named("A1 A2")
    assert seat_after(state, skilled(state, "water", "K11", "stealth")).sheet.water == named("K11")


@pytest.mark.parametrize("spaces", ["A2 A3", "B4 B5 B6 B7", "E5"])
def test_stealth_ignores_the_edge_only(spaces: str) -> None:
    state = at("fishing_village", SHEET_A)
    assert refusal(state, skilled(state, "water", spaces, "stealth")) in {"skill_does_not_fit", "spaces_taken"}


def test_stealth_fits_where_nothing_else_does() -> None:
    state = at("fishing_village", WALLED)
    assert offer(state.table, 0).fallback
    assert {" ".join(names(spaces)) for spaces in placements_of(skills.main_offer(state.table, 0, "stealth"))} == {
        "A1",
        "A2",
        "A1 A2",
    }


def test_search_adds_a_space_beside_the_shape() -> None:
    state = at("orchard", SHEET_A)
    after = seat_after(state, skilled(state, "forest", "A1 A2 A3 B3", "search", "B1"))
    assert after.sheet.forest == named("A1 A2 A3 B3 B1")
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "search", "K1")) == "skill_does_not_fit"
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "search", "B1 B2")) == "skill_does_not_fit"
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "search", "B1", "farm")) == "skill_does_not_fit"


def test_search_is_never_bound_by_ruins() -> None:
    state = at("temple_ruins orchard", SHEET_A)
    assert play_on(state, skilled(state, "forest", "B6 B7 B8 C8", "search", "A6"))


def test_diplomacy_adds_farm_and_village_at_once() -> None:
    state = at("orchard", SHEET_A)
    sheet = seat_after(state, skilled(state, "forest", "A1 A2 A3 B3", "diplomacy", "K1")).sheet
    assert (sheet.farm, sheet.village, sheet.filled & named("K1")) == (named("K1"), named("K1"), named("K1"))


def test_diplomacy_comes_with_a_hero_too() -> None:
    state = at("dobrik", SHEET_A)
    hero = Drawing(Terrain.HERO, named("A1"), named("A2 B1"), "diplomacy", named("K1"))
    assert seat_after(state, Reply(0, state.table.turn, hero)).sheet.village == named("K1")


def test_heal_adds_a_pair_beside_a_monster() -> None:
    state = at("orchard", drawing("B", at="E5"))
    after = seat_after(state, skilled(state, "forest", "A1 A2 A3 B3", "heal", "E6 E7", "farm"))
    assert after.sheet.farm == named("E6 E7")
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "heal", "K1 K2", "farm")) == "skill_does_not_fit"
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "heal", "E6 E7", "water")) == "skill_does_not_fit"


def test_heal_is_not_for_a_monster_destroyed_as_it_is_drawn() -> None:
    marked = drawing(".")._replace(marks=named("A1"))
    state = at("rift_lands", marked)
    assert refusal(state, skilled(state, "monster", "A1", "heal", "A2 A3", "farm")) == "skill_does_not_fit"
    assert play_on(state, skilled(state, "monster", "K1", "heal", "K2 K3", "farm"))


def test_diplomacy_takes_no_other_terrain() -> None:
    state = at("orchard", SHEET_A)
    assert refusal(state, skilled(state, "forest", "A1 A2 A3 B3", "diplomacy", "K1", "water")) == "skill_does_not_fit"


def test_concentration_draws_the_shape_twice_with_one_coin() -> None:
    state = at("hamlet", SHEET_A)
    after = seat_after(state, skilled(state, "village", "A1 B1 B2", "concentration", "K1 K2 J1"))
    assert after.sheet.village == named("A1 B1 B2 K1 K2 J1")
    assert (after.coins, after.paid) == (5 - 3 + 1, 3)
    other = skilled(state, "village", "A1 B1 B2", "concentration", "K1 K2 K3 J1 J2")
    assert refusal(state, other) == "skill_does_not_fit"


def test_an_extra_that_closes_a_mountain_pays() -> None:
    around = drawing("""
        .F.
        FM.
        .F.
    """)
    state = at("orchard", around)
    after = seat_after(state, skilled(state, "forest", "K1 K2 K3 J3", "diplomacy", "B3"))
    assert after.coins == 5 - 1 + 1


def test_acrobatics_is_asked_for_when_an_ambush_comes() -> None:
    state = at("gnoll_raid hamlet", SHEET_A, SHEET_A)
    assert (state.table.task, state.table.waiting) == (Task.DODGE, frozenset({0, 1}))


def test_acrobatics_makes_the_ambush_a_pair() -> None:
    state = at("gnoll_raid hamlet", SHEET_A, SHEET_A)
    turn = state.table.turn
    state = play_on(state, Reply(0, turn, Dodging(use=True)), Reply(1, turn, Dodging(use=False)))
    assert (state.table.seats[0].coins, state.table.seats[0].paid, state.table.seats[1].coins) == (3, 2, 5)
    assert refusal(state, draw(state, "monster", "A1 A2 B1 C1 C2", 1)) == "shape_not_offered"
    after = play_on(state, draw(state, "monster", "A1 A2", 1), draw(state, "monster", "A1 A2 B1 C1 C2", 0))
    assert [" ".join(names(seat.sheet.monster)) for seat in after.table.seats] == ["A1 A2", "A1 A2 B1 C1 C2"]


def test_acrobatics_alone_turns_the_pair_at_will() -> None:
    state = at("gnoll_raid hamlet", SHEET_A)
    state = play_on(state, Reply(0, state.table.turn, Dodging(use=True)))
    assert {" ".join(names(spaces)) for spaces in placements_of(offer(state.table, 0))} == {"A1 A2", "A1 B1"}
    assert number(offer(state.table, 0)) == 2
    assert refusal(state, draw(state, "monster", "K1 K2")) == "off_the_walk"


def test_without_acrobatics_alone_the_walk_goes_on() -> None:
    state = at("gnoll_raid hamlet", SHEET_A)
    state = play_on(state, Reply(0, state.table.turn, Dodging(use=False)))
    assert (state.table.card, state.table.seats[0].sheet.monster) == ("hamlet", named("A1 A2 B1 C1 C2"))


def test_who_cannot_pay_is_not_asked() -> None:
    state = at("gnoll_raid hamlet", SHEET_A, coins=1)
    assert state.table.card == "hamlet"


def test_a_dodged_ambush_carries_no_letter() -> None:
    state = at("gorgon hamlet", SHEET_A)
    state = play_on(state, Reply(0, state.table.turn, Dodging(use=True)))
    state = play_on(state, draw(state, "monster", "K10 K11"))
    assert (state.table.card, state.table.seats[0].sheet.gorgon) == ("hamlet", 0)


@pytest.mark.parametrize("command", [Reply(0, 1, Dodging(use=True)), Reply(0, 1, Dodging(use=False))])
def test_dodging_what_is_no_ambush(command: Reply) -> None:
    assert refusal(at("hamlet", SHEET_A), command) == "not_asked"
