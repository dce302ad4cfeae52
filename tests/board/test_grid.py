from hypothesis import given
from hypothesis import strategies as st

import oracle
from boards import LAW, area, boards, named
from cartographers.board.grid import (
    ALL,
    COLUMNS,
    DIAGONALS,
    EDGE,
    NONE,
    ROWS,
    SPACES,
    beside,
    count,
    east,
    flood,
    lines,
    lowest,
    north,
    south,
    west,
)
from cartographers.board.notation import names

RING = area("""
    ###########
    #.........#
    #.........#
    #.........#
    #.........#
    #.........#
    #.........#
    #.........#
    #.........#
    #.........#
    ###########
""")


def test_a_sheet_has_eleven_rows_and_columns() -> None:
    assert (len(ROWS), len(COLUMNS), count(ALL)) == (11, 11, 121)


def test_a_row_and_a_column_meet_in_one_space() -> None:
    assert names(ROWS[1] & COLUMNS[3]) == ["B4"]


def test_the_edge_is_the_outermost_ring() -> None:
    assert EDGE == RING


def test_diagonals_run_down_right_from_the_left_edge_to_the_bottom_edge() -> None:
    assert names(DIAGONALS[8]) == ["I1", "J2", "K3"]


def test_the_longest_diagonal_joins_two_corners_and_the_shortest_is_a_corner() -> None:
    assert (count(DIAGONALS[0]), names(DIAGONALS[-1])) == (11, ["K1"])


def test_lowest_is_the_first_space_in_reading_order() -> None:
    assert lowest(named("C1 B11 K5")) == named("B11")


def test_the_lowest_of_nothing_is_nothing() -> None:
    assert lowest(NONE) == NONE


def test_a_step_leads_one_space_on() -> None:
    assert [names(step(named("F6"))) for step in (north, east, south, west)] == [["E6"], ["F7"], ["G6"], ["F5"]]


def test_steps_off_the_sheet_lead_nowhere() -> None:
    assert [
        step(line) for step, line in ((north, ROWS[0]), (east, COLUMNS[10]), (south, ROWS[10]), (west, COLUMNS[0]))
    ] == [NONE] * 4


def test_diagonals_are_not_beside() -> None:
    around = area(
        """
        .#.
        #.#
        .#.
        """,
        at="E5",
    )
    assert beside(named("F6")) == around


def test_nothing_off_the_sheet_is_beside() -> None:
    assert beside(named("K11")) == named("J11 K10")


def test_beside_does_not_wrap_around_the_sheet() -> None:
    assert beside(named("C11")) == named("B11 C10 D11")


def test_spaces_of_a_board_can_be_beside_each_other() -> None:
    assert beside(named("A1 A2")) == named("A1 A2 A3 B1 B2")


def test_a_flood_stops_at_gaps_and_corners() -> None:
    within = area("""
        ##.#
        #..#
        .###
    """)
    assert flood(named("A1"), within) == named("A1 A2 B1")


def test_a_flood_from_outside_reaches_nothing() -> None:
    assert flood(named("A1"), named("A2 B1")) == NONE


def test_lines_counts_rows_and_columns_once_each() -> None:
    board = area("""
        #.#
        ...
        #..
    """)
    assert lines(board) == 4


@LAW
@given(boards())
def test_beside_is_every_neighbour(board: int) -> None:
    assert beside(board) == oracle.board(oracle.beside(oracle.spaces(board)))


@LAW
@given(st.integers(0, SPACES - 1), boards())
def test_a_flood_from_a_space_is_its_cluster(space: int, within: int) -> None:
    start = divmod(space, 11)
    assert flood(1 << space, within) == oracle.board(oracle.cluster(start, oracle.spaces(within)))


@LAW
@given(boards(), boards())
def test_a_flood_from_many_spaces_is_all_their_clusters(seed: int, within: int) -> None:
    land = oracle.spaces(within)
    clusters = (oracle.cluster(start, land) for start in oracle.spaces(seed))
    assert flood(seed, within) == oracle.board(frozenset().union(*clusters))
