"""The ghost: where keys lead it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW, SHEET_A, drawing, named, played_sheets
from cartographers.board.grid import ALL, SIZE
from cartographers.board.notation import names
from cartographers.board.shapes import SINGLE, orientation, placements
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, AmbushCard, ExploreCard
from cartographers.cli.table.cursor import (
    Choice,
    Ghost,
    choice_of,
    first,
    mirrored,
    moved,
    next_fit,
    other_shape,
    other_terrain,
    rotated,
    spaces,
)
from cartographers.game.offers import ambush_offer, explore_offer

CARDS = [*EXPLORE, *AMBUSH]


def choice(card: str, sheet: Sheet = SHEET_A, ruins: bool = False) -> Choice:
    """What a card offers on a sheet."""
    printed = DECK[card]
    if isinstance(printed, AmbushCard):
        return choice_of(printed, ambush_offer(printed, sheet))
    assert isinstance(printed, ExploreCard)
    return choice_of(printed, explore_offer(printed, sheet, ruins))


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
    turned = [covered(ghost)]
    for _ in range(4):
        ghost = rotated(ghost)
        turned.append(covered(ghost))
    assert turned == ["D4 E4 E5", "D3 D4 E3", "C3 C4 D4", "C5 D4 D5", "D4 E4 E5"]


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
    legal = {placement for turned, places in offered.fits for placement in placements(turned, places)}
    ghost = start = first(offered)
    visited = []
    for _ in legal:
        visited.append(spaces(ghost))
        forth = next_fit(ghost, offered)
        assert spaces(next_fit(forth, offered, -1)) == spaces(ghost)
        ghost = forth
    assert set(visited) == legal
    assert spaces(ghost) == spaces(start)


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
        assert orientation(shape.turns, spaces(ghost)) is not None
        assert len(names(spaces(ghost))) == len(shape.cells)
        assert 0 <= ghost.terrain < len(offered.terrains)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_taken_in_hand(card: str) -> None:
    assert spaces(first(choice(card)))
