from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle
from boards import LAW, SHAPES, SHEET_A, SHEET_B, boards, drawing, full, named, played_sheets, sheets
from cartographers.board.grid import ALL, NONE, SPACES, Board
from cartographers.board.notation import names, space_name
from cartographers.board.shapes import placements, shape
from cartographers.board.sheet import Sheet, empty
from cartographers.board.walk import Arrow, Corner, fixed_walk, free_walk, path


class Ambush(NamedTuple):
    drawing: tuple[str, ...]
    corner: Corner
    arrow: Arrow


GOBLIN = Ambush(("#..", ".#.", "..#"), Corner.BOTTOM_RIGHT, Arrow.COUNTERCLOCKWISE)
BUGBEAR = Ambush(("#.#", "#.#"), Corner.TOP_RIGHT, Arrow.CLOCKWISE)
KOBOLD = Ambush(("#.", "##", "#."), Corner.BOTTOM_LEFT, Arrow.CLOCKWISE)
GNOLL = Ambush(("##", "#.", "##"), Corner.TOP_LEFT, Arrow.COUNTERCLOCKWISE)
FLAYER = Ambush(("#.", "##"), Corner.TOP_RIGHT, Arrow.COUNTERCLOCKWISE)
INSECTOID = Ambush((".#", "##", "#."), Corner.TOP_LEFT, Arrow.CLOCKWISE)
RATMAN = Ambush(("###",), Corner.BOTTOM_RIGHT, Arrow.CLOCKWISE)
OGRE = Ambush(("##", "##"), Corner.BOTTOM_LEFT, Arrow.COUNTERCLOCKWISE)
AMBUSHES = {
    "goblin": GOBLIN,
    "bugbear": BUGBEAR,
    "kobold": KOBOLD,
    "gnoll": GNOLL,
    "flayer": FLAYER,
    "insectoid": INSECTOID,
    "ratman": RATMAN,
    "ogre": OGRE,
}
every_ambush = pytest.mark.parametrize("ambush", AMBUSHES.values(), ids=AMBUSHES)


def fixed(ambush: Ambush, free: Board) -> str:
    return " ".join(names(fixed_walk(shape(*ambush.drawing), ambush.corner, ambush.arrow, free)))


def choices(ambush: Ambush, free: Board) -> set[str]:
    walked = free_walk(shape(*ambush.drawing), ambush.corner, ambush.arrow, free)
    return {" ".join(names(placement)) for pose, places in walked for placement in placements(pose, places)}


@pytest.mark.parametrize("corner", Corner)
@pytest.mark.parametrize("arrow", Arrow)
def test_the_walk_goes_round_ring_after_ring(corner: Corner, arrow: Arrow) -> None:
    assert [oracle.spaces(1 << step) for step in path(corner, arrow)] == [
        {space} for space in oracle.walk(corner, arrow)
    ]


def test_a_clockwise_walk_from_the_top_left_goes_right() -> None:
    steps = path(Corner.TOP_LEFT, Arrow.CLOCKWISE)
    assert [space_name(step) for step in (*steps[:2], *steps[9:12], *steps[38:42])] == [
        *("A1", "A2"),
        *("A10", "A11", "B11"),
        *("C1", "B1", "B2", "B3"),
    ]


def test_a_counterclockwise_walk_from_the_bottom_right_goes_up() -> None:
    steps = path(Corner.BOTTOM_RIGHT, Arrow.COUNTERCLOCKWISE)
    assert [space_name(step) for step in (*steps[:2], *steps[9:12], *steps[38:42])] == [
        *("K11", "J11"),
        *("B11", "A11", "A10"),
        *("K9", "K10", "J10", "I10"),
    ]


def test_the_walk_visits_every_space_once_and_the_centre_last() -> None:
    steps = path(Corner.BOTTOM_LEFT, Arrow.CLOCKWISE)
    assert (len(steps), set(steps), space_name(steps[-1])) == (121, set(range(SPACES)), "F6")


@pytest.mark.parametrize("free", [ALL, empty(SHEET_A)], ids=["empty", "A"])
@pytest.mark.parametrize(
    ("ambush", "spaces"),
    [
        (GOBLIN, "I9 J10 K11"),
        (BUGBEAR, "A9 A11 B9 B11"),
        (KOBOLD, "I1 J1 J2 K1"),
        (GNOLL, "A1 A2 B1 C1 C2"),
        (FLAYER, "A10 B10 B11"),
        (INSECTOID, "A2 B1 B2 C1"),
        (RATMAN, "K9 K10 K11"),
        (OGRE, "J1 J2 K1 K2"),
    ],
    ids=AMBUSHES,
)
def test_where_the_corner_is_free_the_shape_goes_there(ambush: Ambush, spaces: str, free: Board) -> None:
    assert fixed(ambush, free) == spaces


def test_where_the_corner_is_taken_the_walk_goes_on() -> None:
    sheet = drawing("F")
    assert fixed(GNOLL, empty(sheet)) == "B1 B2 C1 D1 D2"


def test_the_printed_shape_is_not_turned() -> None:
    # Lying down it would cover K1; as printed it needs three spaces of the left edge (R22).
    sheet = drawing("F", at="I1")
    assert fixed(KOBOLD, empty(sheet)) == "F1 G1 G2 H1"


def test_bugbear_stands_astride_a_filled_space() -> None:
    # R20
    sheet = drawing(".F.\n.M.", at="A9")
    assert fixed(BUGBEAR, empty(sheet)) == "A9 A11 B9 B11"


def test_bugbear_passes_the_mountain_of_sheet_b() -> None:
    # The example of docs/rules.md.
    assert fixed(BUGBEAR, empty(SHEET_B)) == "C9 C11 D9 D11"


def test_an_undrawn_ruins_space_is_no_obstacle() -> None:
    # R2
    sheet = drawing(",,\n,,")
    assert fixed(GNOLL, empty(sheet)) == "A1 A2 B1 C1 C2"


def test_an_inner_ring_is_walked_from_the_same_corner() -> None:
    ring = drawing("""
        ###########
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        ###########
    """)
    assert fixed(KOBOLD, empty(ring)) == "H2 I2 I3 J2"


def test_the_last_place_is_the_centre() -> None:
    single = Ambush(("#",), Corner.TOP_LEFT, Arrow.CLOCKWISE)
    assert fixed(single, named("F6")) == "F6"


@every_ambush
def test_an_ambush_that_fits_nowhere_is_ignored(ambush: Ambush) -> None:
    assert fixed(ambush, empty(full("F"))) == ""


def test_a_shape_that_fits_only_when_turned_is_ignored() -> None:
    assert fixed(RATMAN, named("A1 B1 C1")) == ""


def test_free_reading_offers_every_placement_over_the_corner() -> None:
    # R23
    assert choices(KOBOLD, ALL) == {"I1 J1 J2 K1", "J2 K1 K2 K3"}


def test_free_reading_may_leave_no_choice() -> None:
    assert choices(OGRE, ALL) == {"J1 J2 K1 K2"}


def test_free_reading_stops_at_the_first_space_any_turn_can_cover() -> None:
    # R23: as printed the shape cannot reach K1, lying down it can.
    sheet = drawing("F", at="I1")
    assert choices(KOBOLD, empty(sheet)) == {"J2 K1 K2 K3"}


def test_free_reading_offers_nothing_where_nothing_fits() -> None:
    assert choices(GNOLL, NONE) == set()


@every_ambush
@LAW
@given(sheet=st.one_of(sheets(), played_sheets()))
def test_fixed_reading_is_the_walk_space_by_space(ambush: Ambush, sheet: Sheet) -> None:
    walked = oracle.fixed_walk(*ambush, oracle.SHEET - oracle.filled(sheet))
    assert fixed(ambush, empty(sheet)) == " ".join(names(oracle.board(walked)))


@every_ambush
@LAW
@given(sheet=st.one_of(sheets(), played_sheets()))
def test_free_reading_is_the_walk_space_by_space(ambush: Ambush, sheet: Sheet) -> None:
    walked = oracle.free_walk(*ambush, oracle.SHEET - oracle.filled(sheet))
    assert choices(ambush, empty(sheet)) == {" ".join(names(oracle.board(placement))) for placement in walked}


ambushes = st.builds(Ambush, st.sampled_from(list(SHAPES.values())), st.sampled_from(Corner), st.sampled_from(Arrow))


@LAW
@given(ambushes, boards())
def test_any_shape_walks_from_any_corner_either_way(ambush: Ambush, free: Board) -> None:
    walked = oracle.fixed_walk(*ambush, oracle.spaces(free))
    assert fixed(ambush, free) == " ".join(names(oracle.board(walked)))


@LAW
@given(ambushes, boards())
def test_fixed_and_free_reading_find_a_place_together_or_only_free_does(ambush: Ambush, free: Board) -> None:
    assert choices(ambush, free) or not fixed(ambush, free)
