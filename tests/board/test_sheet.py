import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle
from boards import LAW, SHEET_A, SHEET_B, boards, drawing, named, played_sheets, sheets
from cartographers.board.grid import ALL, NONE, ROWS, Board
from cartographers.board.notation import lines_of, names
from cartographers.board.sheet import LAYER, Sheet, Terrain, closed_mountains, drawn, empty, enclosed, threatened


def test_terrains_stand_in_the_order_of_the_layers() -> None:
    assert [Sheet._fields[layer] for layer in LAYER.values()] == list(LAYER)


def test_ruins_and_attack_marks_fill_nothing() -> None:
    # R2
    sheet = Sheet(ruins=named("A1"), marks=named("A2"))
    assert names(empty(sheet))[:2] == ["A1", "A2"]


def test_everything_else_fills() -> None:
    # R2
    sheet = drawing("FVAWYBDZGTH\nM#Xfvawybhx")
    assert empty(sheet) == ALL & ~(ROWS[0] | ROWS[1])


def test_drawing_fills_the_spaces_with_the_terrain() -> None:
    sheet = drawn(drawing("F.M"), LAYER[Terrain.WATER], named("A2 B2"))
    assert sheet == drawing("""
        FWM
        .W.
    """)


def test_a_ruins_space_stays_one_when_drawn_on() -> None:
    # R2
    assert drawn(drawing(","), LAYER[Terrain.FARM], named("A1")) == drawing("a")


@pytest.mark.parametrize("terrain", Terrain)
def test_every_terrain_is_drawn_into_its_own_layer(terrain: Terrain) -> None:
    space = named("F5")
    assert drawn(SHEET_A, LAYER[terrain], space) == SHEET_A._replace(
        **{terrain.value: space}, filled=SHEET_A.filled | space
    )


@LAW
@given(sheets(), st.sampled_from(Terrain), boards())
def test_drawing_changes_its_terrain_and_what_is_filled_only(sheet: Sheet, terrain: Terrain, spaces: Board) -> None:
    after = drawn(sheet, LAYER[terrain], spaces)
    changed = {layer: getattr(after, layer) for layer in (terrain.value, "filled")}
    assert after == sheet._replace(**changed)
    assert changed == {terrain.value: getattr(sheet, terrain.value) | spaces, "filled": sheet.filled | spaces}


@LAW
@given(st.one_of(sheets(), played_sheets()))
def test_a_space_is_empty_exactly_when_nothing_fills_it(sheet: Sheet) -> None:
    # R2
    assert empty(sheet) == oracle.board(oracle.SHEET - oracle.filled(sheet))


def test_sheet_a_and_b_have_five_mountains_and_six_ruins() -> None:
    assert [(len(names(sheet.mountain)), len(names(sheet.ruins))) for sheet in (SHEET_A, SHEET_B)] == [(5, 6), (5, 6)]


def test_a_mountain_with_four_filled_neighbours_is_closed() -> None:
    # R14: whatever fills them.
    sheet = drawing("""
        .B.
        #MX
        .h.
    """)
    assert closed_mountains(sheet.mountain, sheet.filled) == named("B2")


def test_an_empty_neighbour_leaves_a_mountain_open() -> None:
    sheet = drawing("""
        FFF
        FM,
        FFF
    """)
    assert closed_mountains(sheet.mountain, sheet.filled) == NONE


def test_corners_do_not_close_a_mountain() -> None:
    sheet = drawing("""
        F.F
        .M.
        F.F
    """)
    assert closed_mountains(sheet.mountain, sheet.filled) == NONE


def test_mountains_close_each_other() -> None:
    sheet = drawing("""
        .FF.
        FMMF
        .FF.
    """)
    assert closed_mountains(sheet.mountain, sheet.filled) == named("B2 B3")


def test_a_monster_threatens_the_empty_spaces_beside_it() -> None:
    # R25
    sheet = drawing("""
        .V.
        .B,
        .M.
    """)
    assert threatened(sheet) == named("B1 B3")


def test_a_destroyed_monster_threatens_nothing() -> None:
    # R4
    assert threatened(drawing("X")) == NONE


def test_filled_spaces_and_the_edge_enclose() -> None:
    sheet = drawing("""
        .F
        M.
    """)
    assert enclosed(sheet) & named("A1 B2") == named("A1")


def test_undrawn_ruins_do_not_enclose() -> None:
    # R2
    sheet = drawing("""
        .,
        F.
    """)
    assert enclosed(sheet) & named("A1") == NONE


def test_ruins_drawn_on_enclose() -> None:
    sheet = drawing("""
        .b
        F.
    """)
    assert enclosed(sheet) & named("A1") == named("A1")


@LAW
@given(sheets())
def test_enclosed_is_every_space_without_an_empty_neighbour(sheet: Sheet) -> None:
    taken = oracle.filled(sheet)
    closed = (space for space in oracle.SHEET if oracle.neighbours(space) <= taken)
    assert enclosed(sheet) == oracle.board(closed)


def test_a_drawing_shows_what_is_drawn() -> None:
    sheet = drawn(SHEET_B, LAYER[Terrain.VILLAGE], named("B7 B8"))
    assert lines_of(sheet)[1] == "......vVM.."
