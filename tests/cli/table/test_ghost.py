"""The ghost: where keys lead it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW, SHEET_A, drawing, named, played_sheets
from cartographers.board.grid import ALL, NONE, SIZE, Board
from cartographers.board.notation import names
from cartographers.board.shapes import SINGLE, orientation
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, HEROES, AmbushCard, ExploreCard, HeroCard
from cartographers.cli.table.ghost import (
    Choice,
    Ghost,
    carried,
    choice_of,
    first,
    marks,
    mirrored,
    moved,
    next_fit,
    next_towards,
    other_shape,
    other_terrain,
    rotated,
    spaces,
)
from cartographers.game.offers import Offer, ambush_offer, explore_offer, hero_offer, placements_of, single
from cartographers.game.skills import main_offer
from matches import at_table

CARDS = [*EXPLORE, *AMBUSH, *HEROES]


def offer(card: str, sheet: Sheet = SHEET_A, ruins: bool = False) -> Offer:
    """What a card offers on a sheet."""
    printed = DECK[card]
    if isinstance(printed, AmbushCard):
        return ambush_offer(printed.shape, sheet)
    if isinstance(printed, HeroCard):
        return hero_offer(printed, sheet)
    assert isinstance(printed, ExploreCard)
    return explore_offer(printed, sheet, ruins)


def choice(card: str, sheet: Sheet = SHEET_A, ruins: bool = False) -> Choice:
    """The ghosts of a card on a sheet."""
    printed, offered = DECK[card], offer(card, sheet, ruins)
    if offered.fallback or isinstance(printed, HeroCard):
        return choice_of((SINGLE,), offered)
    if isinstance(printed, AmbushCard):
        return choice_of((printed.shape,), offered)
    assert isinstance(printed, ExploreCard)
    return choice_of(tuple(shown.shape for shown in printed.shapes), offered)


def overhanging(card: str, sheet: Sheet = SHEET_A) -> Choice:
    """The ghosts of a card whose shape may hang over the edge."""
    printed = DECK[card]
    assert isinstance(printed, ExploreCard)
    offered = main_offer(at_table(card, sheet, skills=("stealth",)).table, 0, "stealth")
    return choice_of(tuple(shown.shape for shown in printed.shapes), offered, overhangs=True)


def fits(offered: Choice) -> list[Board]:
    return [spaces(fit.ghost) for fit in offered.fits]


def covered(ghost: Ghost) -> str:
    return " ".join(names(spaces(ghost)))


def placed(offered: Choice, where: str) -> Ghost:
    """The ghost of the first shape as printed, moved until it covers `where`."""
    ghost = first(offered)
    row, column = divmod(spaces(ghost).bit_length() - 1, SIZE)
    to_row, to_column = divmod(named(where).bit_length() - 1, SIZE)
    ghost = moved(ghost, to_row - row, to_column - column)
    assert covered(ghost) == where
    return ghost


def test_a_ghost_begins_in_the_middle_as_printed() -> None:
    assert covered(first(choice("hamlet", drawing("." * 11)))) == "F6 G6 G7"


def test_a_ghost_begins_near_the_last_drawing() -> None:
    assert covered(first(choice("hamlet"), near=(0, 0))) == "A1 B1 B2"


def test_a_ghost_begins_where_it_may_be_drawn() -> None:
    offered = choice("fishing_village", ruins=True)
    assert spaces(first(offered)) & SHEET_A.ruins
    assert not spaces(first(offered)) & SHEET_A.filled


def test_a_ghost_moves_by_one_and_stops_at_the_edge() -> None:
    ghost = placed(choice("hamlet"), "A1 B1 B2")
    assert covered(moved(ghost, 1, 0)) == "B1 C1 C2"
    assert covered(moved(ghost, 0, 1)) == "A2 B2 B3"
    assert moved(moved(ghost, -1, 0), 0, -1) == ghost
    assert covered(moved(ghost, 99, 99)) == "J10 K10 K11"


def test_a_ghost_turns_around_its_pivot_and_comes_back() -> None:
    ghost = placed(choice("hamlet"), "D4 E4 E5")
    pose = [covered(ghost)]
    for _ in range(4):
        ghost = rotated(ghost)
        pose.append(covered(ghost))
    assert pose == ["D4 E4 E5", "D3 D4 E3", "C3 C4 D4", "C5 D4 D5", "D4 E4 E5"]


def test_turning_back_undoes_turning() -> None:
    ghost = placed(choice("orchard"), "D4 D5 D6 E6")
    assert rotated(rotated(ghost), clockwise=False) == ghost


def test_mirroring_exchanges_left_and_right() -> None:
    ghost = placed(choice("orchard"), "D4 D5 D6 E6")
    assert covered(mirrored(ghost)) == "D4 D5 D6 E4"
    assert mirrored(mirrored(ghost)) == ghost


def test_a_ghost_that_turns_at_the_edge_stays_on_the_map() -> None:
    assert covered(rotated(placed(choice("fishing_village"), "A1 A2 A3 A4"))) == "A2 B2 C2 D2"


def test_the_other_shape_comes_as_printed_and_the_first_comes_back() -> None:
    offered = choice("farmland")
    ghost = other_shape(rotated(placed(offered, "D5 E5")), offered)
    assert len(ghost.cells) == 5
    assert len(other_shape(ghost, offered).cells) == 2


def test_terrains_go_around_both_ways() -> None:
    offered = choice("rift_lands")
    ghost = first(offered)
    onwards = []
    for _ in range(5):
        ghost = other_terrain(ghost, offered)
        onwards.append(offered.terrains[ghost.terrain])
    assert onwards == [Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER, Terrain.FOREST]
    assert offered.terrains[other_terrain(ghost, offered, -1).terrain] is Terrain.MONSTER


def test_where_nothing_fits_the_ghost_is_a_single_space() -> None:
    offered = choice("fishing_village", drawing("FFFFFFFFFF. " + "FFFFFFFFFFF " * 10))
    assert offered.shapes == (SINGLE,)
    assert covered(first(offered)) == "A11"
    assert next_fit(first(offered), offered) == first(offered)


def test_the_next_fit_follows_in_reading_order() -> None:
    offered = choice("hamlet")
    assert covered(next_fit(placed(offered, "D4 E4 E5"), offered)) == "D5 E5 E6"
    assert covered(next_fit(placed(offered, "D4 E4 E5"), offered, -1)) == "D3 E3 E4"


def test_the_next_fit_of_a_turn_that_fits_nowhere_is_turned_otherwise() -> None:
    sheet = drawing("....FFFFFFF " + "FFFFFFFFFFF " * 10)
    offered = choice("fishing_village", sheet)
    upright = rotated(first(offered))
    assert covered(next_fit(upright, offered)) == "A1 A2 A3 A4"


@LAW
@given(st.sampled_from(CARDS), played_sheets())
def test_the_next_fits_are_all_legal_placements_and_then_come_around(card: str, sheet: Sheet) -> None:
    if sheet.filled == ALL:
        return
    offered = choice(card, sheet)
    assert set(fits(offered)) == set(placements_of(offer(card, sheet)))
    assert_walked_through(offered)


@LAW
@given(st.sampled_from(list(EXPLORE)), played_sheets())
def test_the_next_fits_over_the_edge_are_all_legal_ones_too(card: str, sheet: Sheet) -> None:
    if sheet.filled == ALL:
        return
    offered = main_offer(at_table(card, sheet, skills=("stealth",)).table, 0, "stealth")
    if offered.fits:
        assert set(fits(overhanging(card, sheet))) == set(placements_of(offered))
        assert_walked_through(overhanging(card, sheet))


def assert_walked_through(offered: Choice) -> None:
    """From fit to fit each comes once, and the way back is the same."""
    ghost = start = first(offered)
    visited = []
    for _ in offered.fits:
        visited.append(spaces(ghost))
        forth = next_fit(ghost, offered)
        assert spaces(next_fit(forth, offered, -1)) == spaces(ghost)
        ghost = forth
    assert sorted(visited) == sorted(fits(offered))
    assert spaces(ghost) == spaces(start)


def test_a_heros_attack_turns_with_it_and_is_lost_beyond_the_edge() -> None:
    ghost = placed(choice("freyla"), "A10")
    pose = []
    for _ in range(4):
        pose.append(" ".join(names(marks(ghost))))
        ghost = rotated(ghost)
        assert covered(ghost) == "A10"
    assert pose == ["A11", "B10 C10 D10", "A7 A8 A9", ""]


def test_a_hero_keeps_its_turn_where_it_goes() -> None:
    offered = choice("wren")
    ghost = rotated(placed(offered, "D5"))
    assert " ".join(names(marks(ghost))) == "F4 F5 F6"
    assert " ".join(names(marks(next_fit(ghost, offered)))) == "F5 F6 F7"
    assert " ".join(names(marks(moved(ghost, 0, 1)))) == "F5 F6 F7"


def test_a_ghost_may_hang_over_the_edge_but_never_leaves_the_map() -> None:
    ghost = placed(overhanging("fishing_village", drawing("." * 11)), "A1 A2 A3 A4")
    beyond = [covered(moved(ghost, 0, -steps)) for steps in range(5)]
    assert beyond == ["A1 A2 A3 A4", "A1 A2 A3", "A1 A2", "A1", "A1"]
    assert covered(moved(ghost, -1, 0)) == "A1 A2 A3 A4"


def test_a_ghost_whose_box_alone_would_be_on_the_map_is_pulled_back() -> None:
    ghost = placed(overhanging("hamlet", drawing("." * 11)), "J10 K10 K11")
    assert covered(moved(ghost, 1, 1)) == "K11"
    assert spaces(moved(rotated(moved(ghost, 1, 1)), 1, 1)) != NONE


def test_a_ghost_is_carried_from_choice_to_choice_as_it_is() -> None:
    before, after = choice("homestead"), overhanging("homestead")
    ghost = other_terrain(rotated(first(before)), before)
    over = carried(ghost, before, after)
    assert (spaces(over), over.terrain, over.overhangs) == (spaces(ghost), 1, True)
    back = carried(moved(over, -99, 0), after, before)
    assert (len(names(spaces(back))), back.overhangs) == (4, False)


def test_a_ghost_of_another_shape_begins_close_to_it() -> None:
    before, after = choice("homestead"), choice("farmland")
    assert covered(carried(placed(before, "D4 E4 E5 F4"), before, after)) == "E4 F4"
    ghost = carried(other_terrain(placed(before, "C3 D3 D4 E3"), before), before, after)
    assert covered(ghost) == "D3 E3"
    assert after.terrains[ghost.terrain] is Terrain.FARM


def test_arrows_go_to_the_nearest_target_ahead() -> None:
    targets = choice_of((SINGLE,), Offer((), single(named("B2 B6 D3 F2"))))
    ghost = placed(targets, "B2")
    assert covered(next_towards(ghost, targets, 0, 1)) == "B6"
    assert covered(next_towards(ghost, targets, 1, 0)) == "D3"
    assert covered(next_towards(next_towards(ghost, targets, 1, 0), targets, 1, 0)) == "F2"
    assert next_towards(ghost, targets, -1, 0) == ghost


STEPS: dict[str, Callable[[Ghost, Choice], Ghost]] = {
    "up": lambda ghost, _: moved(ghost, -1, 0),
    "down": lambda ghost, _: moved(ghost, 1, 0),
    "left": lambda ghost, _: moved(ghost, 0, -1),
    "right": lambda ghost, _: moved(ghost, 0, 1),
    "turn": lambda ghost, _: rotated(ghost),
    "turn back": lambda ghost, _: rotated(ghost, clockwise=False),
    "mirror": lambda ghost, _: mirrored(ghost),
    "shape": other_shape,
    "terrain": other_terrain,
    "next": next_fit,
    "previous": lambda ghost, offered: next_fit(ghost, offered, -1),
}


@LAW
@given(st.sampled_from(CARDS), st.lists(st.sampled_from(sorted(STEPS)), max_size=40))
def test_wherever_keys_lead_a_ghost_is_one_of_the_shapes_and_on_the_map(card: str, keys: list[str]) -> None:
    offered = choice(card)
    ghost = first(offered)
    for key in keys:
        ghost = STEPS[key](ghost, offered)
        shape = offered.shapes[ghost.shape]
        assert orientation(shape.poses, spaces(ghost)) is not None
        assert len(names(spaces(ghost))) == len(shape.cells)
        assert 0 <= ghost.terrain < len(offered.terrains)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_taken_in_hand(card: str) -> None:
    assert spaces(first(choice(card)))
