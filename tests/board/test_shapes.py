import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle
from boards import LAW, SHAPES, SHEET_A, SHEET_B, area, boards, named, played_sheets
from cartographers.board.grid import ALL, NONE, Board, count
from cartographers.board.notation import names
from cartographers.board.shapes import (
    SINGLE,
    Pose,
    Shape,
    anchors,
    covered,
    orientation,
    placements,
    shape,
    touching,
)
from cartographers.board.sheet import Sheet, empty

EMPTY = Sheet()

# turns; placements on an empty map, sheet A and sheet B; on a ruins space of sheet A and of sheet B.
PERFT = {
    "single": (1, 121, 116, 109, 6, 6),
    "domino": (2, 220, 200, 180, 22, 20),
    "diagonal 2": (2, 200, 180, 158, 24, 21),
    "I3": (2, 198, 170, 145, 24, 24),
    "L3": (4, 400, 340, 292, 64, 54),
    "diagonal 3": (2, 162, 136, 109, 24, 21),
    "I4": (2, 176, 144, 114, 24, 23),
    "L4": (8, 720, 572, 465, 120, 119),
    "O4": (1, 100, 80, 67, 20, 16),
    "S4": (4, 360, 284, 232, 70, 61),
    "T4": (4, 360, 284, 230, 68, 60),
    "gap 4": (2, 180, 144, 116, 26, 31),
    "N5": (8, 640, 476, 361, 120, 114),
    "P5": (8, 720, 532, 422, 152, 134),
    "T5": (4, 324, 236, 181, 58, 64),
    "U5": (4, 360, 268, 211, 68, 69),
    "V5": (4, 324, 240, 183, 48, 58),
    "W5": (4, 324, 236, 182, 64, 59),
    "X5": (1, 81, 58, 44, 18, 16),
}
# First shape, second shape: the ways to draw one after the other on an empty map, on sheet A and on sheet B.
TWO_DEEP = {
    ("domino", "domino"): (46984, 38780, 31346),
    ("domino", "L3"): (84240, 64972, 50051),
    ("T4", "X5"): (25768, 14420, 8771),
    ("gap 4", "I3"): (32856, 22480, 15385),
}

every_shape = pytest.mark.parametrize("name", SHAPES)
shape_names = st.sampled_from(sorted(SHAPES))


def fits(of: Shape, free: Board) -> list[tuple[Pose, Board]]:
    return [(pose, anchors(pose, free)) for pose in of.poses.values()]


def number(of: list[tuple[Pose, Board]]) -> int:
    return sum(count(places) for _, places in of)


def found(of: Shape, free: Board) -> list[Board]:
    return [placement for pose, places in fits(of, free) for placement in placements(pose, places)]


def test_cells_are_in_reading_order() -> None:
    assert shape("..#", ".##", "##.").cells == ((0, 2), (1, 1), (1, 2), (2, 0), (2, 1))


def test_the_printed_orientation_comes_first() -> None:
    insectoid = shape(".#", "##", "#.")
    assert next(iter(insectoid.poses.values())) == insectoid.printed


def test_the_printed_orientation_is_neither_turned_nor_mirrored() -> None:
    assert list(placements(shape(".#", "##", "#.").printed, named("A2"))) == [named("A2 B1 B2 C1")]


def test_a_placement_is_anchored_at_its_first_space() -> None:
    assert anchors(shape("..#", "###").printed, named("D5 E3 E4 E5")) == named("D5")


def test_a_shape_needs_every_one_of_its_spaces_empty() -> None:
    free = area("""
        ##.
        #.#
        ###
    """)
    assert names(anchors(shape("##", "##").printed, free)) == []


def test_a_shape_does_not_wrap_around_the_sheet() -> None:
    assert anchors(shape("##").printed, named("A11 B1")) == NONE


def test_a_gap_of_a_shape_may_be_filled() -> None:
    # R20
    free = area("""
        #.#
        #.#
    """)
    assert anchors(shape("#.#", "#.#").printed, free) == named("A1")


def test_placements_come_in_reading_order() -> None:
    pose = shape("##").printed
    assert list(placements(pose, named("A1 A4 C2"))) == [named("A1 A2"), named("A4 A5"), named("C2 C3")]


def test_touching_keeps_the_placements_on_a_goal() -> None:
    pose = shape("##").printed
    assert touching(pose, ALL & pose.room, named("C4")) == named("C3 C4")


def test_nothing_touches_no_goal() -> None:
    # R15: no ruins space is empty.
    assert touching(SINGLE.printed, ALL, NONE) == NONE


@every_shape
def test_a_shape_has_so_many_different_turns(name: str) -> None:
    assert len(shape(*SHAPES[name]).poses) == PERFT[name][0]


@every_shape
def test_perft(name: str) -> None:
    counts = tuple(number(fits(shape(*SHAPES[name]), empty(sheet))) for sheet in (EMPTY, SHEET_A, SHEET_B))
    assert counts == PERFT[name][1:4]


@every_shape
def test_perft_on_ruins(name: str) -> None:
    # R15
    def on_ruins(sheet: Sheet) -> int:
        on_sheet = fits(shape(*SHAPES[name]), empty(sheet))
        return number([(pose, touching(pose, places, sheet.ruins)) for pose, places in on_sheet])

    assert (on_ruins(SHEET_A), on_ruins(SHEET_B)) == PERFT[name][4:]


@every_shape
@pytest.mark.parametrize("sheet", [EMPTY, SHEET_A, SHEET_B], ids=["empty", "A", "B"])
def test_perft_is_what_trying_every_space_finds(name: str, sheet: Sheet) -> None:
    tried = oracle.placements(SHAPES[name], oracle.SHEET - oracle.filled(sheet))
    assert {oracle.spaces(placement) for placement in found(shape(*SHAPES[name]), empty(sheet))} == tried


@pytest.mark.parametrize(("first", "second"), TWO_DEEP)
def test_perft_two_deep(first: str, second: str) -> None:
    def ways(free: Board) -> int:
        drawn = found(shape(*SHAPES[first]), free)
        return sum(number(fits(shape(*SHAPES[second]), free & ~placement)) for placement in drawn)

    assert tuple(ways(empty(sheet)) for sheet in (EMPTY, SHEET_A, SHEET_B)) == TWO_DEEP[first, second]


@LAW
@given(shape_names, boards())
def test_placements_are_what_trying_every_space_finds(name: str, free: Board) -> None:
    tried = oracle.placements(SHAPES[name], oracle.spaces(free))
    assert {oracle.spaces(placement) for placement in found(shape(*SHAPES[name]), free)} == tried


@LAW
@given(shape_names, boards())
def test_no_placement_is_found_twice(name: str, free: Board) -> None:
    placed = found(shape(*SHAPES[name]), free)
    assert len(placed) == len(set(placed))


@LAW
@given(shape_names, boards())
def test_anchors_are_the_first_spaces_of_the_placements(name: str, free: Board) -> None:
    for pose, places in fits(shape(*SHAPES[name]), free):
        firsts = [min(oracle.spaces(placement)) for placement in placements(pose, places)]
        assert firsts == sorted(oracle.spaces(places))


@LAW
@given(shape_names, played_sheets())
def test_touching_is_what_trying_every_ruins_space_finds(name: str, sheet: Sheet) -> None:
    goal = sheet.ruins & empty(sheet)
    tried = oracle.placements(SHAPES[name], oracle.spaces(empty(sheet)))
    touched = {
        oracle.spaces(placement)
        for pose, places in fits(shape(*SHAPES[name]), empty(sheet))
        for placement in placements(pose, touching(pose, places, goal))
    }
    assert touched == {placement for placement in tried if placement & oracle.spaces(goal)}


@LAW
@given(shape_names, boards())
def test_covered_is_every_space_of_every_placement(name: str, free: Board) -> None:
    for pose, places in fits(shape(*SHAPES[name]), free):
        union = NONE
        for placement in placements(pose, places):
            union |= placement
        assert covered(pose, places) == union


@every_shape
def test_orientation_recognises_every_placement(name: str) -> None:
    one = shape(*SHAPES[name])
    placed = [(pose, placement) for pose in one.poses.values() for placement in placements(pose, pose.room)]
    assert [orientation(one.poses, placement) for _, placement in placed] == [pose for pose, _ in placed]


@every_shape
def test_orientation_recognises_no_shape_that_leaves_the_sheet(name: str) -> None:
    one = shape(*SHAPES[name])
    legal = oracle.placements(SHAPES[name], oracle.SHEET)
    shifted = [pose.pattern << space for pose in one.poses.values() for space in range(121)]
    recognised = {spaces for spaces in shifted if orientation(one.poses, spaces) is not None}
    assert recognised == {oracle.board(placement) for placement in legal}


@LAW
@given(shape_names, st.sets(st.integers(0, 24), min_size=1, max_size=5))
def test_orientation_recognises_exactly_the_placements(name: str, crowd: set[int]) -> None:
    # Spaces of a 5×5 corner only, so that sets often are placements.
    spaces = frozenset(divmod(number, 5) for number in crowd)
    legal = oracle.placements(SHAPES[name], oracle.SHEET)
    recognised = orientation(shape(*SHAPES[name]).poses, oracle.board(spaces)) is not None
    assert recognised == (spaces in legal)


@pytest.mark.parametrize("spaces", [-1, ALL + 1, (ALL + 1) | 1])
def test_orientation_recognises_nothing_that_is_no_set_of_spaces(spaces: int) -> None:
    assert orientation(SINGLE.poses, spaces) is None


def test_orientation_of_a_single_orientation_knows_no_other() -> None:
    printed = shape("##").printed
    assert orientation({printed.pattern: printed}, named("A1 B1")) is None


@LAW
@given(boards())
def test_a_single_fits_on_every_empty_space(free: Board) -> None:
    assert number(fits(SINGLE, free)) == count(free)
