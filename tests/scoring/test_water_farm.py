from boards import SHEET_A, checkered, drawing, scored
from cartographers.board.grid import EDGE, beside
from cartographers.board.sheet import Sheet
from cartographers.scoring.water_farm import canal_lake, mages_valley, shoreside_expanse, the_golden_granary


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


def test_an_empty_map_earns_nothing() -> None:
    cards = (canal_lake, mages_valley, the_golden_granary, shoreside_expanse)
    assert [scored(card, Sheet()) for card in cards] == [(0, "")] * 4
