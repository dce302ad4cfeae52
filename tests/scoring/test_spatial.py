from boards import checkered, drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring.spatial import borderlands, lost_barony, the_broken_road, the_cauldrons

ALMOST = "FVAWBHM#X.F"
ROW_A = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11"


def test_borderlands_gives_nothing_while_a_space_is_empty() -> None:
    assert scored(borderlands, drawing(ALMOST)) == (0, "")


def test_borderlands_gives_six_for_a_full_row_whatever_fills_it() -> None:
    # R2
    assert scored(borderlands, drawing("FVAWBHM#XYf")) == (6, ROW_A)


def test_borderlands_gives_six_for_a_full_column() -> None:
    assert scored(borderlands, drawing("V\n" * 11, at="A11")) == (6, "A11 B11 C11 D11 E11 F11 G11 H11 I11 J11 K11")


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


def test_an_empty_map_earns_nothing() -> None:
    cards = (borderlands, lost_barony, the_broken_road, the_cauldrons)
    assert [scored(card, Sheet()) for card in cards] == [(0, "")] * 4
