from boards import SHEET_A, checkered, drawing, full, scored
from cartographers.board.grid import ALL
from cartographers.board.sheet import Sheet
from cartographers.scoring.spatial import (
    banded_hills,
    borderlands,
    dwarvenholds,
    lost_barony,
    silos,
    starlit_sigil,
    the_broken_road,
    the_cauldrons,
)

ALMOST = "FVAWBHM#X.F"
ROW_A = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11"
COLUMN_11 = "A11 B11 C11 D11 E11 F11 G11 H11 I11 J11 K11"


def test_borderlands_gives_nothing_while_a_space_is_empty() -> None:
    assert scored(borderlands, drawing(ALMOST)) == (0, "")


def test_borderlands_gives_six_for_a_full_row_whatever_fills_it() -> None:
    # R2
    assert scored(borderlands, drawing("FVAWBHM#XYf")) == (6, ROW_A)


def test_borderlands_gives_six_for_a_full_column() -> None:
    assert scored(borderlands, drawing("V\n" * 11, at="A11")) == (6, COLUMN_11)


def test_borderlands_is_kept_open_by_undrawn_ruins() -> None:
    # R2
    assert borderlands(drawing("FVAWBHM#X,F")).stars == 0


def test_borderlands_counts_a_crossing_for_row_and_column() -> None:
    sheet = drawing("FFFFFFFFFFF\n" + ".....F.....\n" * 10)
    assert borderlands(sheet).stars == 12


def test_borderlands_gives_most_for_a_full_map() -> None:
    assert borderlands(full("F")).stars == 22 * 6


def test_lost_barony_gives_nothing_on_an_empty_map() -> None:
    assert scored(lost_barony, Sheet()) == (0, "")


def test_lost_barony_gives_three_for_a_single_space() -> None:
    # R27
    assert scored(lost_barony, drawing("M", at="F6")) == (3, "F6")


def test_lost_barony_gives_three_times_the_side_of_the_largest_square() -> None:
    # R27
    sheet = drawing("""
        VV....
        VV.FMX
        ...A#W
        .F.BHF
        FFFF..
    """)
    assert scored(lost_barony, sheet) == (9, "B4 B5 B6 C4 C5 C6 D4 D5 D6")


def test_lost_barony_wants_a_square_and_not_a_rectangle() -> None:
    sheet = drawing("""
        FFFFF
        FFFFF
    """)
    assert lost_barony(sheet).stars == 6


def test_lost_barony_wants_the_square_full() -> None:
    sheet = drawing("""
        FFF
        F.F
        FFF
    """)
    assert lost_barony(sheet).stars == 3


def test_lost_barony_does_not_join_spaces_across_the_edge_of_the_map() -> None:
    sheet = drawing("""
        F.........F
        F.........F
        F.........F
    """)
    assert lost_barony(sheet).stars == 3


def test_lost_barony_shows_the_first_of_equal_squares() -> None:
    # docs/rules.md, choices of our own (a): the square whose top left space comes first.
    sheet = drawing("""
        ..FF
        FFFF
        FF..
    """)
    assert scored(lost_barony, sheet) == (6, "A3 A4 B3 B4")


def test_lost_barony_is_at_most_the_whole_map() -> None:
    assert lost_barony(full("F")).stars == 33


def test_the_broken_road_gives_nothing_for_an_unfinished_diagonal() -> None:
    sheet = drawing(
        """
        F..
        .F.
        ...
        """,
        at="I1",
    )
    assert scored(the_broken_road, sheet) == (0, "")


def test_the_broken_road_gives_three_for_a_full_diagonal() -> None:
    # R27: I1 to K3 is full, J1 to K2 is not.
    sheet = drawing(
        """
        F..
        .MF
        ..X
        """,
        at="I1",
    )
    assert scored(the_broken_road, sheet) == (3, "I1 J2 K3")


def test_the_broken_road_counts_the_single_space_in_the_corner() -> None:
    # R27
    assert scored(the_broken_road, drawing("F", at="K1")) == (3, "K1")


def test_the_broken_road_counts_the_diagonal_from_corner_to_corner() -> None:
    diagonal = drawing("\n".join("F".rjust(row, ".").ljust(11, ".") for row in range(1, 12)))
    assert scored(the_broken_road, diagonal) == (3, "A1 B2 C3 D4 E5 F6 G7 H8 I9 J10 K11")


def test_the_broken_road_passes_over_diagonals_that_start_at_the_top() -> None:
    # R27
    sheet = drawing("""
        .........FF
        ..........F
    """)
    assert the_broken_road(sheet).stars == 0


def test_the_broken_road_passes_over_diagonals_running_up() -> None:
    sheet = drawing("""
        .F
        F.
    """)
    assert the_broken_road(sheet).stars == 0


def test_the_broken_road_gives_most_for_eleven_diagonals() -> None:
    assert the_broken_road(full("F")).stars == 33


def test_the_cauldrons_give_nothing_beside_another_empty_space() -> None:
    sheet = drawing("""
        FFFF
        F..F
        FFFF
    """)
    assert scored(the_cauldrons, sheet) == (0, "")


def test_the_cauldrons_count_enclosed_empty_spaces() -> None:
    sheet = drawing(
        """
        .F.F.
        M.X.B
        .#.V.
        """,
        at="E5",
    )
    assert scored(the_cauldrons, sheet) == (2, "F6 F8")


def test_the_cauldrons_take_the_edge_for_a_filled_side() -> None:
    sheet = drawing("""
        .F
        F.
    """)
    assert scored(the_cauldrons, sheet) == (1, "A1")


def test_the_cauldrons_count_undrawn_ruins() -> None:
    # R2
    sheet = drawing("""
        ,F
        F.
    """)
    assert scored(the_cauldrons, sheet) == (1, "A1")


def test_the_cauldrons_do_not_count_filled_spaces() -> None:
    assert the_cauldrons(full("F")).stars == 0


def test_the_cauldrons_give_most_on_a_chessboard() -> None:
    assert the_cauldrons(checkered(".", "F")).stars == 61


def test_dwarvenholds_give_nothing_for_full_lines_without_a_mountain() -> None:
    assert scored(dwarvenholds, full("F")) == (0, "")


def test_dwarvenholds_give_nothing_while_a_space_is_empty() -> None:
    assert scored(dwarvenholds, drawing(ALMOST)) == (0, "")


def test_dwarvenholds_give_seven_for_a_full_row_with_a_mountain() -> None:
    sheet = drawing("""
        FVAWBHM#XYf
        FFFFFFFFFFF
    """)
    assert scored(dwarvenholds, sheet) == (7, ROW_A)


def test_dwarvenholds_give_seven_for_a_full_column_with_a_mountain() -> None:
    assert scored(dwarvenholds, drawing("M\n" + "V\n" * 10, at="A11")) == (7, COLUMN_11)


def test_dwarvenholds_count_a_line_once_however_many_mountains_it_holds() -> None:
    # R28
    assert dwarvenholds(drawing("MFMFMFFFFFM")).stars == 7


def test_dwarvenholds_count_one_mountain_for_its_row_and_its_column() -> None:
    sheet = drawing("FFFFFMFFFFF\n" + ".....F.....\n" * 10)
    assert dwarvenholds(sheet).stars == 14


def test_dwarvenholds_are_kept_open_by_undrawn_ruins() -> None:
    # R2
    assert dwarvenholds(drawing("MFFFF,FFFFF")).stars == 0


def test_dwarvenholds_give_seventy_for_all_mountains_of_sheet_a() -> None:
    # Five mountains, no two of them in one line.
    assert dwarvenholds(SHEET_A._replace(filled=ALL)).stars == 70


def test_silos_give_nothing_while_a_space_is_empty() -> None:
    assert scored(silos, drawing("V\n" * 10)) == (0, "")


def test_silos_give_ten_for_a_full_odd_column_whatever_fills_it() -> None:
    # R2
    sheet = drawing("\n".join(letter * 2 for letter in "FVAWBHM#XYf"), at="A10")
    assert scored(silos, sheet) == (10, COLUMN_11)


def test_silos_pass_over_the_even_columns() -> None:
    # R28
    assert silos(drawing(".F.F.F.F.F.\n" * 11)).stars == 0


def test_silos_do_not_look_along_rows() -> None:
    assert silos(drawing("FFFFFFFFFFF")).stars == 0


def test_silos_are_kept_open_by_undrawn_ruins() -> None:
    # R2
    assert silos(drawing("F\n" * 10 + ",")).stars == 0


def test_silos_give_most_for_all_six_odd_columns() -> None:
    # R28
    assert silos(drawing("F.F.F.F.F.F\n" * 11)).stars == 60


def test_banded_hills_give_nothing_for_four_kinds_of_terrain() -> None:
    assert scored(banded_hills, drawing("FVAWFVAW")) == (0, "")


def test_banded_hills_give_four_for_each_row_with_five_kinds_of_terrain() -> None:
    sheet = drawing("""
        FVXAW#BF
        FVAW...M
        FVAWF...
    """)
    assert scored(banded_hills, sheet) == (8, "A1 A2 A4 A5 A7 A8 B1 B2 B3 B4 B8")


def test_banded_hills_count_monster_hero_and_mountain() -> None:
    # R28
    assert scored(banded_hills, drawing("WBHMF")) == (4, "A1 A2 A3 A4 A5")


def test_banded_hills_count_neither_wasteland_nor_destroyed_spaces_nor_ruins() -> None:
    # R28
    assert banded_hills(drawing("FVAW#X,")).stars == 0


def test_banded_hills_take_all_monsters_for_one_kind() -> None:
    assert banded_hills(drawing("FVBDZGT")).stars == 0


def test_banded_hills_count_farm_and_village_on_one_space() -> None:
    # R39
    assert scored(banded_hills, drawing("YFWB")) == (4, "A1 A2 A3 A4")


def test_banded_hills_do_not_look_along_columns() -> None:
    assert banded_hills(drawing("F\nV\nA\nW\nB\nH\nM")).stars == 0


def test_banded_hills_give_four_once_for_a_row() -> None:
    assert banded_hills(drawing("FVAWBHM....\n" * 11)).stars == 44


def test_starlit_sigil_gives_nothing_for_two_or_four_empty_spaces() -> None:
    # R28
    sheet = drawing("""
        ..FF..
        FFFF..
        FFFFFF
    """)
    assert scored(starlit_sigil, sheet) == (0, "")


def test_starlit_sigil_gives_four_for_each_cluster_of_three_empty_spaces() -> None:
    sheet = drawing(
        """
        FFFFFF
        F...MF
        FXVW.B
        F#F..F
        FFAFFF
        """,
        at="D4",
    )
    assert scored(starlit_sigil, sheet) == (8, "E5 E6 E7 F8 G7 G8")


def test_starlit_sigil_takes_the_edge_for_a_filled_side() -> None:
    sheet = drawing("""
        ...F
        FFFF
    """)
    assert scored(starlit_sigil, sheet) == (4, "A1 A2 A3")


def test_starlit_sigil_does_not_join_empty_spaces_across_corners() -> None:
    sheet = drawing("""
        ...F
        FFF.
        .FFF
        FFFF
    """)
    assert scored(starlit_sigil, sheet) == (4, "A1 A2 A3")


def test_starlit_sigil_counts_undrawn_ruins() -> None:
    # R2
    sheet = drawing("""
        .,.F
        FFFF
    """)
    assert scored(starlit_sigil, sheet) == (4, "A1 A2 A3")


def test_starlit_sigil_gives_four_for_each_of_many() -> None:
    sheet = drawing("...F...F...\nFFFFFFFFFFF\n" * 5 + "...F...F...")
    assert starlit_sigil(sheet).stars == 18 * 4


def test_an_empty_map_earns_nothing() -> None:
    base = (borderlands, lost_barony, the_broken_road, the_cauldrons)
    heroes = (dwarvenholds, silos, banded_hills, starlit_sigil)
    assert [scored(card, Sheet()) for card in base + heroes] == [(0, "")] * 8
