import pytest

from boards import drawing, full, scored
from cartographers.board.sheet import Sheet
from cartographers.scoring import monsters


def test_no_monsters_cost_nothing() -> None:
    assert scored(monsters, drawing("FVAWHM#X")) == (0, "")


def test_every_empty_space_beside_a_monster_costs_a_star() -> None:
    # R25
    sheet = drawing(
        """
        .V.
        .BB
        .M.
        """,
        at="E5",
    )
    assert scored(monsters, sheet) == (-4, "E7 F5 F8 G7")


def test_a_space_beside_several_monsters_costs_one_star() -> None:
    # R25
    sheet = drawing(
        """
        VBV
        B.B
        VBV
        """,
    )
    assert scored(monsters, sheet) == (-3, "B2 B4 D2")


def test_the_edge_of_the_map_costs_nothing() -> None:
    assert scored(monsters, drawing("B")) == (-2, "A2 B1")


def test_corners_cost_nothing() -> None:
    sheet = drawing("""
        B#.
        X..
    """)
    assert scored(monsters, sheet) == (0, "")


def test_an_undrawn_ruins_space_costs_a_star() -> None:
    # R2
    assert scored(monsters, drawing("X\nB\n,")) == (-2, "B2 C1")


@pytest.mark.parametrize("letter", "BDZGTb")
def test_monsters_of_every_kind_cost_the_same(letter: str) -> None:
    assert scored(monsters, drawing(letter)) == (-2, "A2 B1")


def test_a_destroyed_monster_costs_nothing() -> None:
    # R4
    assert scored(monsters, drawing("X")) == (0, "")


def test_enclosed_monsters_cost_nothing() -> None:
    assert scored(monsters, full("B")) == (0, "")


def test_an_empty_map_costs_nothing() -> None:
    assert scored(monsters, Sheet()) == (0, "")
