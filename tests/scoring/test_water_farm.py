from boards import SHEET_A, checkered, drawing, full, scored
from cartographers.board.grid import ALL, EDGE, beside
from cartographers.board.sheet import Sheet
from cartographers.scoring.water_farm import (
    canal_lake,
    clawsgrave_peaks,
    craylund,
    jorekburg,
    mages_valley,
    shoreside_expanse,
    the_golden_granary,
    ulems_wallow,
)


def test_canal_lake_gives_nothing_where_water_and_farm_stay_apart() -> None:
    sheet = drawing("""
        WW.
        ..A
    """)
    assert scored(canal_lake, sheet) == (0, "")


def test_canal_lake_counts_water_beside_farm_and_farm_beside_water() -> None:
    sheet = drawing("""
        WW.
        AWA
        A..
    """)
    assert scored(canal_lake, sheet) == (4, "A1 B1 B2 B3")


def test_canal_lake_counts_a_space_with_several_neighbours_once() -> None:
    sheet = drawing("""
        .A.
        AWA
        .A.
    """)
    assert canal_lake(sheet).stars == 5


def test_canal_lake_counts_a_farm_that_is_village_too() -> None:
    # R39
    assert scored(canal_lake, drawing("WY")) == (2, "A1 A2")


def test_canal_lake_counts_every_space_of_a_chessboard_of_both() -> None:
    assert canal_lake(checkered("A", "W")).stars == 121


def test_mages_valley_gives_nothing_away_from_mountains() -> None:
    sheet = drawing("""
        M.W
        .A.
    """)
    assert scored(mages_valley, sheet) == (0, "")


def test_mages_valley_gives_two_for_water_and_one_for_farm_beside_a_mountain() -> None:
    sheet = drawing("""
        .WW
        AMF
        AA.
    """)
    assert scored(mages_valley, sheet) == (4, "A2 B1 C2")


def test_mages_valley_counts_a_space_between_two_mountains_once() -> None:
    assert scored(mages_valley, drawing("MWM")) == (2, "A2")


def test_mages_valley_gives_forty_for_water_around_all_mountains_of_sheet_a() -> None:
    around = beside(SHEET_A.mountain)
    sheet = SHEET_A._replace(water=around, filled=SHEET_A.filled | around)
    assert mages_valley(sheet).stars == 40


def test_the_golden_granary_gives_nothing_away_from_ruins() -> None:
    sheet = drawing("""
        WA.
        A.,
    """)
    assert scored(the_golden_granary, sheet) == (0, "")


def test_the_golden_granary_gives_one_for_water_beside_ruins_and_three_for_farm_on_ruins() -> None:
    sheet = drawing("""
        W,W
        .AW
        .a.
    """)
    assert scored(the_golden_granary, sheet) == (5, "A1 A3 C2")


def test_the_golden_granary_counts_water_beside_ruins_drawn_on() -> None:
    # R27
    sheet = drawing("vW")
    assert scored(the_golden_granary, sheet) == (1, "A2")


def test_the_golden_granary_counts_water_beside_ruins_not_drawn_on() -> None:
    # R27
    sheet = drawing(",W")
    assert scored(the_golden_granary, sheet) == (1, "A2")


def test_the_golden_granary_gives_nothing_for_water_on_ruins() -> None:
    assert the_golden_granary(drawing("w")).stars == 0


def test_the_golden_granary_counts_water_on_ruins_beside_other_ruins() -> None:
    assert scored(the_golden_granary, drawing("w,")) == (1, "A1")


def test_the_golden_granary_gives_nothing_for_farm_beside_ruins() -> None:
    assert the_golden_granary(drawing("A,")).stars == 0


def test_the_golden_granary_counts_water_between_ruins_once() -> None:
    assert the_golden_granary(drawing(",W,")).stars == 1


def test_the_golden_granary_gives_forty_for_all_ruins_of_sheet_a() -> None:
    # Six farms on ruins, and water on their neighbours: 24 but for the two that are mountains.
    farm = SHEET_A.ruins
    water = beside(SHEET_A.ruins) & ~SHEET_A.mountain
    sheet = SHEET_A._replace(farm=farm, water=water, filled=farm | water | SHEET_A.mountain)
    assert the_golden_granary(sheet).stars == 6 * 3 + 22


def test_shoreside_expanse_gives_nothing_for_a_farm_beside_water() -> None:
    assert scored(shoreside_expanse, drawing("AW", at="E5")) == (0, "")


def test_shoreside_expanse_counts_only_inside_the_edge() -> None:
    sheet = drawing("""
        .W.
        A..
        A.W
    """)
    assert scored(shoreside_expanse, sheet) == (3, "C3")


def test_shoreside_expanse_gives_three_for_each_cluster_on_its_own() -> None:
    sheet = drawing(
        """
        AA.W
        .A.W
        ...A
        W...
        """,
        at="C3",
    )
    assert scored(shoreside_expanse, sheet) == (6, "C3 C4 D4 F3")


def test_shoreside_expanse_lets_farm_and_water_meet_at_a_corner() -> None:
    sheet = drawing(
        """
        A.
        .W
        """,
        at="E5",
    )
    assert scored(shoreside_expanse, sheet) == (6, "E5 F6")


def test_shoreside_expanse_loses_a_whole_cluster_with_one_space_on_the_edge() -> None:
    sheet = drawing("""
        .A.
        .AA
        ..A
    """)
    assert shoreside_expanse(sheet).stars == 0


def test_shoreside_expanse_counts_lone_farms_best() -> None:
    farm = checkered("A", ".").farm & ~EDGE
    assert shoreside_expanse(Sheet(farm=farm, filled=farm)).stars == 3 * 41


def test_craylund_gives_nothing_for_two_water_spaces() -> None:
    assert scored(craylund, drawing("WAAW")) == (0, "")


def test_craylund_gives_seven_for_a_farm_cluster_beside_three_water_spaces() -> None:
    sheet = drawing("""
        .WW.A
        WAAFW
        .A..A
    """)
    assert scored(craylund, sheet) == (7, "A2 A3 B1 B2 B3 C2")


def test_craylund_counts_a_water_space_once_where_it_touches_the_cluster_twice() -> None:
    # R28
    sheet = drawing("""
        AA
        AW
        AA
    """)
    assert craylund(sheet).stars == 0


def test_craylund_counts_water_of_different_clusters() -> None:
    sheet = drawing("""
        W.W.W
        AAAAA
    """)
    assert scored(craylund, sheet) == (7, "A1 A3 A5 B1 B2 B3 B4 B5")


def test_craylund_counts_the_same_water_for_every_cluster_it_touches() -> None:
    sheet = drawing("""
        AAA
        WWW
        AAA
    """)
    assert scored(craylund, sheet) == (14, "A1 A2 A3 B1 B2 B3 C1 C2 C3")


def test_craylund_joins_farms_over_a_space_that_is_village_too() -> None:
    # R39
    sheet = drawing("""
        WWW
        AYA
    """)
    assert craylund(sheet).stars == 7


def test_craylund_gives_most_on_a_chessboard() -> None:
    # Every farm is a cluster, and none is in a corner, where it would touch two water spaces only.
    assert craylund(checkered("W", "A")).stars == 60 * 7


def test_ulems_wallow_gives_nothing_for_water_beside_one_farm() -> None:
    sheet = drawing("""
        .W.
        WAW
        .W.
    """)
    assert scored(ulems_wallow, sheet) == (0, "")


def test_ulems_wallow_gives_four_for_each_water_space_beside_two_farms() -> None:
    sheet = drawing("""
        AWWA
        A.AW
        WW..
    """)
    assert scored(ulems_wallow, sheet) == (8, "A3 B4")


def test_ulems_wallow_counts_two_farms_on_any_two_sides() -> None:
    sheet = drawing("""
        AWA..A
        .....W
        AW..AA
        .A....
    """)
    assert scored(ulems_wallow, sheet) == (12, "A2 B6 C2")


def test_ulems_wallow_counts_two_spaces_of_one_farm_cluster() -> None:
    sheet = drawing("""
        AA
        AW
    """)
    assert scored(ulems_wallow, sheet) == (4, "B2")


def test_ulems_wallow_gives_no_more_for_more_farms() -> None:
    sheet = drawing("""
        .A.
        AWA
        .A.
    """)
    assert ulems_wallow(sheet).stars == 4


def test_ulems_wallow_does_not_count_farms_across_corners() -> None:
    sheet = drawing("""
        A.A
        .W.
        A.A
    """)
    assert ulems_wallow(sheet).stars == 0


def test_ulems_wallow_counts_a_farm_that_is_village_too() -> None:
    # R39
    assert scored(ulems_wallow, drawing("YWA")) == (4, "A2")


def test_ulems_wallow_counts_every_water_space_of_a_chessboard() -> None:
    assert ulems_wallow(checkered("W", "A")).stars == 61 * 4


def test_clawsgrave_peaks_give_nothing_for_water_without_a_farm() -> None:
    assert scored(clawsgrave_peaks, drawing("MWW.A")) == (0, "")


def test_clawsgrave_peaks_give_five_for_each_mountain_joined_to_a_farm_by_water() -> None:
    sheet = drawing("""
        MW.M.
        .WWW.
        M..A.
        WW.WA
    """)
    assert scored(clawsgrave_peaks, sheet) == (10, "A1 A2 A4 B2 B3 B4")


def test_clawsgrave_peaks_give_nothing_for_a_farm_beside_the_mountain_itself() -> None:
    sheet = drawing("""
        AM
        .W
    """)
    assert clawsgrave_peaks(sheet).stars == 0


def test_clawsgrave_peaks_count_a_mountain_of_two_clusters_once() -> None:
    # R27
    assert scored(clawsgrave_peaks, drawing("AWMWA")) == (5, "A2 A3 A4")


def test_clawsgrave_peaks_do_not_pass_through_a_destroyed_space() -> None:
    # R4
    assert clawsgrave_peaks(drawing("MWXWA")).stars == 0


def test_clawsgrave_peaks_are_reached_from_a_farm_that_is_village_too() -> None:
    # R39
    assert scored(clawsgrave_peaks, drawing("MWY")) == (5, "A1 A2")


def test_clawsgrave_peaks_give_twenty_five_for_all_mountains_of_sheet_a() -> None:
    farm = SHEET_A.ruins
    water = full("W").water & ~SHEET_A.mountain & ~farm
    sheet = SHEET_A._replace(farm=farm, water=water, filled=ALL)
    assert clawsgrave_peaks(sheet).stars == 25


def test_jorekburg_gives_nothing_for_unequal_numbers() -> None:
    sheet = drawing("""
        AW
        AW
        WA
        AW
        A.
    """)
    assert scored(jorekburg, sheet) == (0, "")


def test_jorekburg_gives_four_for_each_column_with_as_many_farms_as_water_spaces() -> None:
    sheet = drawing("""
        AA.W
        WFAA
        .A.A
        .W.W
        .W..
    """)
    assert scored(jorekburg, sheet) == (12, "A1 A2 A4 B1 B4 C2 C4 D2 D4 E2")


def test_jorekburg_wants_one_of_each() -> None:
    assert jorekburg(drawing("F\nF")).stars == 0


def test_jorekburg_does_not_look_along_rows() -> None:
    assert jorekburg(drawing("AW")).stars == 0


def test_jorekburg_does_not_count_a_destroyed_space() -> None:
    # R4
    assert scored(jorekburg, drawing("A\nA\nW\nX")) == (0, "")


def test_jorekburg_counts_a_farm_that_is_village_too() -> None:
    # R39
    assert scored(jorekburg, drawing("Y\nW")) == (4, "A1 B1")


def test_jorekburg_gives_most_for_all_columns() -> None:
    assert jorekburg(drawing("AAAAAAAAAAA\n" * 5 + "WWWWWWWWWWW\n" * 5)).stars == 44


def test_an_empty_map_earns_nothing() -> None:
    base = (canal_lake, mages_valley, the_golden_granary, shoreside_expanse)
    heroes = (craylund, ulems_wallow, clawsgrave_peaks, jorekburg)
    assert [scored(card, Sheet()) for card in base + heroes] == [(0, "")] * 8
