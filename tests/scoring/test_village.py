from boards import drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring.village import (
    caravansary,
    gnomish_colony,
    great_city,
    greengold_plains,
    outer_enclave,
    shieldgate,
    traylo_monastery,
    wildholds,
)


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


def test_traylo_monastery_gives_nothing_without_four_in_a_line() -> None:
    sheet = drawing("""
        VVV.VVV
        VVV....
        VVV....
    """)
    assert scored(traylo_monastery, sheet) == (0, "")


def test_traylo_monastery_gives_seven_for_each_cluster_with_four_in_a_line() -> None:
    sheet = drawing("""
        VVVV..V
        .V....V
        ...VV.V
        .VVV..V
    """)
    assert scored(traylo_monastery, sheet) == (14, "A1 A2 A3 A4 A7 B2 B7 C7 D7")


def test_traylo_monastery_gives_no_more_for_two_lines_in_a_cluster() -> None:
    sheet = drawing("""
        VVVVVVVV
        V.......
        V.......
        V.......
    """)
    assert traylo_monastery(sheet).stars == 7


def test_traylo_monastery_finds_no_line_across_the_edge_of_the_map() -> None:
    sheet = drawing("""
        ..........V
        VVV........
    """)
    assert traylo_monastery(sheet).stars == 0


def test_traylo_monastery_finds_no_line_through_a_destroyed_space() -> None:
    # R4
    assert traylo_monastery(drawing("VVXVV")).stars == 0


def test_traylo_monastery_counts_a_space_that_is_farm_too() -> None:
    # R39
    assert scored(traylo_monastery, drawing("VYVV")) == (7, "A1 A2 A3 A4")


def test_traylo_monastery_counts_lines_that_lie_apart() -> None:
    sheet = drawing("VVVV.VVVV..\n...........\n" * 5 + "VVVV.VVVV..")
    assert traylo_monastery(sheet).stars == 12 * 7


def test_outer_enclave_gives_nothing_for_a_village_closed_in() -> None:
    sheet = drawing("""
        VVF
        V#.
        X..
    """)
    assert scored(outer_enclave, sheet) == (0, "")


def test_outer_enclave_counts_the_empty_spaces_beside_one_cluster() -> None:
    # R28: those around A5 are of another cluster.
    sheet = drawing("""
        .V..V
        .VVW.
        F....
    """)
    assert scored(outer_enclave, sheet) == (5, "A1 A3 B1 C2 C3")


def test_outer_enclave_takes_the_cluster_with_most_empty_spaces_even_if_it_is_small() -> None:
    # R28
    sheet = drawing("""
        VVVFF.
        VVVF.V
    """)
    assert scored(outer_enclave, sheet) == (4, "A6 B5 B7 C6")


def test_outer_enclave_counts_a_space_once_where_it_touches_the_cluster_twice() -> None:
    # R28
    sheet = drawing("""
        VVF
        V.W
        FMF
    """)
    assert scored(outer_enclave, sheet) == (1, "B2")


def test_outer_enclave_counts_undrawn_ruins() -> None:
    # R2
    assert scored(outer_enclave, drawing("VM\n,.")) == (1, "B1")


def test_outer_enclave_joins_villages_over_a_space_that_is_farm_too() -> None:
    # R39
    assert scored(outer_enclave, drawing("VYV")) == (4, "A4 B1 B2 B3")


def test_outer_enclave_shows_the_first_of_equal_clusters() -> None:
    assert scored(outer_enclave, drawing("V.........V")) == (2, "A2 B1")


def test_outer_enclave_counts_every_empty_space_of_a_map_that_one_cluster_combs() -> None:
    comb = drawing("VVVVVVVVVVV\n" + ".V..V..V..V\n" * 10)
    assert outer_enclave(comb).stars == 70


def test_gnomish_colony_gives_nothing_without_a_square() -> None:
    sheet = drawing("""
        VVV
        V.V
        VVV
    """)
    assert scored(gnomish_colony, sheet) == (0, "")


def test_gnomish_colony_gives_six_for_each_cluster_with_a_square() -> None:
    sheet = drawing("""
        VV.V...
        VV.VVVV
        V....VV
    """)
    assert scored(gnomish_colony, sheet) == (12, "A1 A2 A4 B1 B2 B4 B5 B6 B7 C1 C6 C7")


def test_gnomish_colony_gives_no_more_for_two_squares_in_a_cluster() -> None:
    sheet = drawing("""
        VV.VV
        VVVVV
    """)
    assert gnomish_colony(sheet).stars == 6


def test_gnomish_colony_finds_no_square_across_the_edge_of_the_map() -> None:
    sheet = drawing("""
        V.........V
        V.........V
        V.........V
    """)
    assert gnomish_colony(sheet).stars == 0


def test_gnomish_colony_does_not_count_a_destroyed_space() -> None:
    # R4
    sheet = drawing("""
        VV
        VX
    """)
    assert gnomish_colony(sheet).stars == 0


def test_gnomish_colony_counts_a_space_that_is_farm_too() -> None:
    # R39
    sheet = drawing("""
        VV
        YV
    """)
    assert scored(gnomish_colony, sheet) == (6, "A1 A2 B1 B2")


def test_gnomish_colony_counts_squares_that_lie_apart() -> None:
    squares = "VV.VV.VV.VV\nVV.VV.VV.VV\n...........\n" * 4
    assert gnomish_colony(drawing("\n".join(squares.split()[:11]))).stars == 16 * 6


def test_caravansary_gives_nothing_without_a_village() -> None:
    assert scored(caravansary, drawing("FAW")) == (0, "")


def test_caravansary_counts_rows_and_columns_of_one_cluster() -> None:
    # R28
    sheet = drawing("""
        VV...V
        .VVV.V
        .....V
    """)
    assert scored(caravansary, sheet) == (6, "A1 A2 B2 B3 B4")


def test_caravansary_gives_two_for_a_lone_village() -> None:
    # R28
    assert scored(caravansary, drawing("V", at="F6")) == (2, "F6")


def test_caravansary_takes_the_cluster_that_reaches_farther_and_not_the_larger_one() -> None:
    # R28
    sheet = drawing("""
        VVV.VVVVVV
        VVV.......
        VVV.......
    """)
    assert scored(caravansary, sheet) == (7, "A5 A6 A7 A8 A9 A10")


def test_caravansary_does_not_go_on_across_a_corner() -> None:
    sheet = drawing("""
        VV..
        ..VV
    """)
    assert caravansary(sheet).stars == 3


def test_caravansary_shows_the_first_of_equal_clusters() -> None:
    sheet = drawing("""
        ...V
        VV.V
    """)
    assert scored(caravansary, sheet) == (3, "A4 B4")


def test_caravansary_goes_on_over_a_space_that_is_farm_too() -> None:
    # R39
    assert scored(caravansary, drawing("VYV")) == (4, "A1 A2 A3")


def test_caravansary_gives_at_most_all_rows_and_columns() -> None:
    assert caravansary(drawing("V..........\n" * 10 + "VVVVVVVVVVV")).stars == 22


def test_an_empty_map_earns_nothing() -> None:
    base = (wildholds, great_city, greengold_plains, shieldgate)
    heroes = (traylo_monastery, outer_enclave, gnomish_colony, caravansary)
    assert [scored(card, Sheet()) for card in base + heroes] == [(0, "")] * 8
