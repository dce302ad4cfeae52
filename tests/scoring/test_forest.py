from boards import SHEET_A, drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring.forest import greenbough, sentinel_wood, stoneside_forest, treetower


def test_sentinel_wood_gives_nothing_for_forest_inside() -> None:
    sheet = drawing("""
        ...
        .FF
        .FF
    """)
    assert scored(sentinel_wood, sheet) == (0, "")


def test_sentinel_wood_counts_forest_on_the_edge() -> None:
    sheet = drawing("""
        .FFV
        .F..
        F...
    """)
    assert scored(sentinel_wood, sheet) == (3, "A2 A3 C1")


def test_sentinel_wood_counts_all_four_sides() -> None:
    sheet = drawing("""
        .....F.....
        ...........
        ...........
        ...........
        ...........
        F....F....F
        ...........
        ...........
        ...........
        ...........
        .....F.....
    """)
    assert scored(sentinel_wood, sheet) == (4, "A6 F1 F11 K6")


def test_sentinel_wood_counts_a_corner_once() -> None:
    assert scored(sentinel_wood, drawing("F")) == (1, "A1")


def test_sentinel_wood_gives_at_most_forty() -> None:
    assert sentinel_wood(full("F")).stars == 40


def test_greenbough_gives_nothing_without_forest() -> None:
    assert scored(greenbough, drawing("VAW")) == (0, "")


def test_greenbough_counts_rows_and_columns_with_forest() -> None:
    sheet = drawing("""
        .F.F
        ....
        .F..
    """)
    assert scored(greenbough, sheet) == (4, "A2 A4 C2")


def test_greenbough_counts_one_space_for_its_row_and_its_column() -> None:
    assert scored(greenbough, drawing("F", at="F6")) == (2, "F6")


def test_greenbough_counts_a_row_once() -> None:
    assert greenbough(drawing("FFFFFFFFFFF")).stars == 1 + 11


def test_greenbough_gives_at_most_twenty_two() -> None:
    diagonal = drawing("\n".join("F".rjust(row, ".").ljust(11, ".") for row in range(1, 12)))
    assert greenbough(diagonal).stars == 22


def test_treetower_gives_nothing_beside_an_empty_space() -> None:
    sheet = drawing(
        """
        .V.
        VF.
        .V.
        """,
        at="E5",
    )
    assert scored(treetower, sheet) == (0, "")


def test_treetower_counts_enclosed_forest() -> None:
    sheet = drawing(
        """
        .VA.
        WFFB
        .MH.
        """,
        at="E5",
    )
    assert scored(treetower, sheet) == (2, "F6 F7")


def test_treetower_takes_the_edge_for_a_filled_side() -> None:
    sheet = drawing("""
        FV
        V.
    """)
    assert scored(treetower, sheet) == (1, "A1")


def test_treetower_is_closed_by_wasteland_and_destroyed_spaces() -> None:
    # R2
    sheet = drawing("""
        F#
        X.
    """)
    assert scored(treetower, sheet) == (1, "A1")


def test_treetower_stays_open_beside_undrawn_ruins() -> None:
    # R2
    sheet = drawing("""
        F,
        V.
    """)
    assert treetower(sheet).stars == 0


def test_treetower_counts_every_space_of_a_full_forest() -> None:
    assert treetower(full("F")).stars == 121


def test_stoneside_forest_gives_nothing_for_one_mountain() -> None:
    sheet = drawing("""
        FFF
        FMF
        FFF
    """)
    assert scored(stoneside_forest, sheet) == (0, "")


def test_stoneside_forest_counts_mountains_joined_by_forest() -> None:
    sheet = drawing("""
        MFF..M
        ..F..F
        ..M...
    """)
    assert scored(stoneside_forest, sheet) == (6, "A1 A2 A3 B3 C3")


def test_stoneside_forest_counts_a_mountain_of_two_clusters_once() -> None:
    # R27
    sheet = drawing("MFMFM")
    assert scored(stoneside_forest, sheet) == (9, "A1 A2 A3 A4 A5")


def test_stoneside_forest_counts_two_mountains_joined_twice_once() -> None:
    # R27
    sheet = drawing("""
        MFM
        F.F
        FFF
    """)
    assert stoneside_forest(sheet).stars == 6


def test_stoneside_forest_does_not_join_across_corners() -> None:
    sheet = drawing("""
        MF.
        ..F
        ..M
    """)
    assert stoneside_forest(sheet).stars == 0


def test_stoneside_forest_does_not_take_mountains_beside_each_other_for_joined() -> None:
    assert stoneside_forest(drawing("MMF")).stars == 0


def test_stoneside_forest_does_not_pass_through_a_destroyed_space() -> None:
    # R4
    assert stoneside_forest(drawing("MFXFM")).stars == 0


def test_stoneside_forest_gives_fifteen_for_all_mountains_of_sheet_a() -> None:
    forest = full("F").forest & ~SHEET_A.mountain
    sheet = SHEET_A._replace(forest=forest, filled=forest | SHEET_A.mountain)
    assert stoneside_forest(sheet).stars == 15


def test_an_empty_map_earns_nothing() -> None:
    cards = (sentinel_wood, greenbough, treetower, stoneside_forest)
    assert [scored(card, Sheet()) for card in cards] == [(0, "")] * 4
