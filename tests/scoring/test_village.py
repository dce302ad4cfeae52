from boards import drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring.village import great_city, greengold_plains, shieldgate, wildholds


def test_wildholds_gives_nothing_for_five_spaces() -> None:
    assert scored(wildholds, drawing("VVVVV")) == (0, "")


def test_wildholds_gives_eight_for_a_cluster_of_six() -> None:
    sheet = drawing("""
        VVV.V
        VVV.V
        ....V
    """)
    assert scored(wildholds, sheet) == (8, "A1 A2 A3 B1 B2 B3")


def test_wildholds_gives_no_more_for_a_larger_cluster() -> None:
    assert wildholds(full("V")).stars == 8


def test_wildholds_counts_every_cluster_of_six_or_more() -> None:
    sheet = drawing("""
        VVVVVV
        ......
        VVVVVV
        V.....
        ......
        VVVVVV
    """)
    assert wildholds(sheet).stars == 24


def test_wildholds_does_not_join_clusters_at_a_corner() -> None:
    sheet = drawing("""
        VVV...
        ...VVV
    """)
    assert wildholds(sheet).stars == 0


def test_wildholds_counts_a_space_that_is_farm_too() -> None:
    # R39
    assert scored(wildholds, drawing("VVVYVV")) == (8, "A1 A2 A3 A4 A5 A6")


def test_great_city_gives_nothing_beside_a_mountain() -> None:
    assert scored(great_city, drawing("VVVM")) == (0, "")


def test_great_city_counts_the_spaces_of_the_largest_cluster() -> None:
    sheet = drawing("""
        VV.VV
        ..VV.
        V....
    """)
    assert scored(great_city, sheet) == (4, "A4 A5 B3 B4")


def test_great_city_passes_over_a_larger_cluster_beside_a_mountain() -> None:
    # R27
    sheet = drawing("""
        VVVV
        M...
        ..VV
    """)
    assert scored(great_city, sheet) == (2, "C3 C4")


def test_great_city_lets_a_mountain_stand_at_a_corner() -> None:
    sheet = drawing("""
        VV.
        ..M
    """)
    assert great_city(sheet).stars == 2


def test_great_city_shows_the_first_of_equal_clusters() -> None:
    # docs/rules.md, choices of our own (a): the cluster whose first space comes first.
    sheet = drawing("""
        ...V
        VV.V
    """)
    assert scored(great_city, sheet) == (2, "A4 B4")


def test_great_city_is_at_most_the_whole_map() -> None:
    assert great_city(full("V")).stars == 121


def test_greengold_plains_gives_nothing_for_two_terrains() -> None:
    sheet = drawing("""
        .F.
        FVW
        .W.
    """)
    assert scored(greengold_plains, sheet) == (0, "")


def test_greengold_plains_gives_three_for_a_cluster_beside_three_terrains() -> None:
    sheet = drawing("""
        .F.
        .VW
        AV.
        ...
        FVW
    """)
    assert scored(greengold_plains, sheet) == (3, "B2 C2")


def test_greengold_plains_gives_no_more_for_more_terrains() -> None:
    sheet = drawing("""
        FAW
        VVV
        BHM
    """)
    assert greengold_plains(sheet).stars == 3


def test_greengold_plains_counts_monster_hero_and_mountain() -> None:
    # R27
    sheet = drawing("""
        .B.
        HVM
    """)
    assert scored(greengold_plains, sheet) == (3, "B2")


def test_greengold_plains_counts_neither_wasteland_nor_destroyed_nor_empty_spaces() -> None:
    # R27
    sheet = drawing("""
        .F.
        #VA
        .X.
    """)
    assert greengold_plains(sheet).stars == 0


def test_greengold_plains_does_not_count_village_itself() -> None:
    assert greengold_plains(drawing("FVVA")).stars == 0


def test_greengold_plains_does_not_count_across_corners() -> None:
    sheet = drawing("""
        .FB
        AV.
    """)
    assert greengold_plains(sheet).stars == 0


def test_greengold_plains_gives_three_for_each_of_three_clusters() -> None:
    sheet = drawing("""
        FVA
        .W.
        FVA
        .W.
        FVA
    """)
    assert scored(greengold_plains, sheet) == (9, "A2 C2 E2")


def test_shieldgate_gives_nothing_for_one_cluster() -> None:
    # R27
    assert scored(shieldgate, drawing("VVVV")) == (0, "")


def test_shieldgate_gives_two_for_each_space_of_the_second_cluster() -> None:
    sheet = drawing("""
        VVV.V
        VVV..
        ....V
        VVV.V
    """)
    assert scored(shieldgate, sheet) == (6, "D1 D2 D3")


def test_shieldgate_scores_one_of_two_equally_large_clusters() -> None:
    # R27
    sheet = drawing("""
        VVV.V
        ....V
        .V..V
    """)
    assert shieldgate(sheet).stars == 6


def test_shieldgate_finds_the_second_before_the_largest() -> None:
    sheet = drawing("""
        VV.V
        ....
        VVVV
    """)
    assert scored(shieldgate, sheet) == (4, "A1 A2")


def test_shieldgate_finds_the_second_after_the_largest() -> None:
    sheet = drawing("""
        VVVV
        ....
        V.VV
    """)
    assert scored(shieldgate, sheet) == (4, "C3 C4")


def test_shieldgate_gives_most_for_two_halves_of_the_map() -> None:
    sheet = drawing("VVVVVVVVVVV\n" * 5 + "F..........\n" + "VVVVVVVVVVV\n" * 5)
    assert shieldgate(sheet).stars == 110


def test_an_empty_map_earns_nothing() -> None:
    cards = (wildholds, great_city, greengold_plains, shieldgate)
    assert [scored(card, Sheet()) for card in cards] == [(0, "")] * 4
