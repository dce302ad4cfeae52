from boards import SHEET_A, drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring.forest import (
    deepwood,
    faunlost_thicket,
    greenbough,
    heart_of_the_forest,
    sentinel_wood,
    sleepy_valley,
    stoneside_forest,
    treetower,
)


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


def test_faunlost_thicket_gives_nothing_without_forest() -> None:
    assert scored(faunlost_thicket, drawing("VAW")) == (0, "")


def test_faunlost_thicket_gives_two_for_each_space_of_the_longest_run_down() -> None:
    sheet = drawing("""
        .F..F
        .F.FF
        ...FF
        .F..F
        .F...
        .F...
    """)
    assert scored(faunlost_thicket, sheet) == (8, "A5 B5 C5 D5")


def test_faunlost_thicket_does_not_look_along_rows() -> None:
    assert scored(faunlost_thicket, drawing("FFFFF")) == (2, "A1")


def test_faunlost_thicket_scores_one_of_two_equally_long_runs() -> None:
    # R28
    sheet = drawing("""
        ..F
        F.F
        F..
    """)
    assert scored(faunlost_thicket, sheet) == (4, "A3 B3")


def test_faunlost_thicket_is_broken_by_a_destroyed_space() -> None:
    # R4
    sheet = drawing("""
        F
        X
        F
        F
    """)
    assert scored(faunlost_thicket, sheet) == (4, "C1 D1")


def test_faunlost_thicket_does_not_run_on_in_the_next_column() -> None:
    sheet = drawing("F.\n" * 2 + "..\n" * 7 + ".F\n" * 2)
    assert faunlost_thicket(sheet).stars == 4


def test_faunlost_thicket_gives_at_most_a_whole_column() -> None:
    assert scored(faunlost_thicket, full("F")) == (22, "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1")


def test_deepwood_gives_nothing_for_four_spaces() -> None:
    assert scored(deepwood, drawing("FFFF")) == (0, "")


def test_deepwood_gives_six_for_a_cluster_of_five_away_from_villages() -> None:
    sheet = drawing("""
        FFF..V
        FF.FFF
        .A..FF
    """)
    assert scored(deepwood, sheet) == (6, "A1 A2 A3 B1 B2")


def test_deepwood_gives_no_more_for_a_larger_cluster() -> None:
    assert deepwood(full("F")).stars == 6


def test_deepwood_does_not_join_clusters_at_a_corner() -> None:
    sheet = drawing("""
        FFF..
        ...FF
    """)
    assert deepwood(sheet).stars == 0


def test_deepwood_lets_a_village_stand_at_a_corner() -> None:
    sheet = drawing("""
        FFFFF.
        .....V
    """)
    assert scored(deepwood, sheet) == (6, "A1 A2 A3 A4 A5")


def test_deepwood_shuns_a_village_that_is_farm_too() -> None:
    # R39
    assert deepwood(drawing("FFFFFY")).stars == 0


def test_deepwood_does_not_shun_a_village_that_was_destroyed() -> None:
    # R4
    assert deepwood(drawing("FFFFFX")).stars == 6


def test_deepwood_counts_every_cluster_of_five_or_more() -> None:
    sheet = drawing("FFFFF.FFFFF\n...........\n" * 5 + "FFFFF.FFFFF")
    assert deepwood(sheet).stars == 12 * 6


def test_heart_of_the_forest_gives_nothing_beside_anything_else() -> None:
    sheet = drawing(
        """
        .F.
        FFM
        .F.
        """,
        at="E5",
    )
    assert scored(heart_of_the_forest, sheet) == (0, "")


def test_heart_of_the_forest_gives_two_for_each_space_with_forest_around_it() -> None:
    sheet = drawing(
        """
        .FF.
        FFFF
        FFF.
        """,
        at="E5",
    )
    assert scored(heart_of_the_forest, sheet) == (4, "F6 F7")


def test_heart_of_the_forest_takes_the_edge_for_forest() -> None:
    # R28
    sheet = drawing("""
        FF.
        F..
    """)
    assert scored(heart_of_the_forest, sheet) == (2, "A1")


def test_heart_of_the_forest_does_not_take_wasteland_for_the_edge() -> None:
    # R28
    sheet = drawing("""
        F#
        F.
    """)
    assert heart_of_the_forest(sheet).stars == 0


def test_heart_of_the_forest_is_opened_by_a_destroyed_space() -> None:
    # R4
    sheet = drawing("""
        FX
        F.
    """)
    assert heart_of_the_forest(sheet).stars == 0


def test_heart_of_the_forest_counts_every_space_of_a_full_forest() -> None:
    assert heart_of_the_forest(full("F")).stars == 242


def test_sleepy_valley_gives_nothing_for_two_forest_spaces_in_a_row() -> None:
    assert scored(sleepy_valley, drawing("FF.V")) == (0, "")


def test_sleepy_valley_gives_four_for_each_row_with_three_forest_spaces() -> None:
    sheet = drawing("""
        FFF..
        F..F.
        .FVFF
    """)
    assert scored(sleepy_valley, sheet) == (8, "A1 A2 A3 C2 C4 C5")


def test_sleepy_valley_counts_forest_spaces_that_lie_apart() -> None:
    assert scored(sleepy_valley, drawing("F....F....F")) == (4, "A1 A6 A11")


def test_sleepy_valley_does_not_look_along_columns() -> None:
    assert sleepy_valley(drawing("F\n" * 11)).stars == 0


def test_sleepy_valley_does_not_count_a_destroyed_space() -> None:
    # R4
    assert sleepy_valley(drawing("FFX")).stars == 0


def test_sleepy_valley_gives_four_once_for_a_row() -> None:
    assert sleepy_valley(full("F")).stars == 44


def test_an_empty_map_earns_nothing() -> None:
    base = (sentinel_wood, greenbough, treetower, stoneside_forest)
    heroes = (faunlost_thicket, deepwood, heart_of_the_forest, sleepy_valley)
    assert [scored(card, Sheet()) for card in base + heroes] == [(0, "")] * 8
