"""Ambushes: drawn by neighbours, or by the solo walk."""

import pytest

from boards import SHEET_A, drawing, full
from cartographers.board.notation import board_of, lines_of, names
from cartographers.cards.printed import AMBUSH
from cartographers.game.offers import offer, placements_of, sheet_drawn_on
from cartographers.game.options import Options
from matches import at_table, draw, play_on

SINGLES = drawing(".F.F.F.F.F." + "\nFFFFFFFFFFF" * 10)


@pytest.mark.parametrize(("card", "targets"), [("kobold_onslaught", [3, 0, 1, 2]), ("gnoll_raid", [1, 2, 3, 0])])
def test_r19_sheets_are_passed_along_the_arrow(card: str, targets: list[int]) -> None:
    options = Options(seats=4)
    assert [sheet_drawn_on(options, AMBUSH[card], seat) for seat in range(4)] == targets


@pytest.mark.parametrize("card", ["kobold_onslaught", "gnoll_raid"])
def test_r19_two_players_draw_on_each_other(card: str) -> None:
    assert [sheet_drawn_on(Options(seats=2), AMBUSH[card], seat) for seat in range(2)] == [1, 0]


def test_r19_at_a_hundred_seats_the_circle_closes() -> None:
    options = Options(seats=100)
    assert sheet_drawn_on(options, AMBUSH["gnoll_raid"], 99) == 0
    assert sheet_drawn_on(options, AMBUSH["kobold_onslaught"], 0) == 99


def test_r19_the_neighbour_draws_a_monster() -> None:
    state = at_table("goblin_attack", SHEET_A, SHEET_A, SHEET_A)
    commands = [
        draw(state, "monster", spaces, seat) for seat, spaces in enumerate(("A1 B2 C3", "A3 B2 C1", "K4 J3 I2"))
    ]
    after = play_on(state, *commands)
    assert [" ".join(names(seat.sheet.monster)) for seat in after.table.seats] == ["I2 J3 K4", "A1 B2 C3", "A3 B2 C1"]


def test_r19_only_one_monster_where_the_ambush_does_not_fit() -> None:
    state = at_table("ogre_charge", SHEET_A, SINGLES)
    after = play_on(state, draw(state, "monster", "A1", 0), draw(state, "monster", "A1 A2 B1 B2", 1))
    assert after.table.seats[1].sheet.monster == board_of(["A1"])


def test_r18_nobody_draws_on_a_full_sheet() -> None:
    state = at_table("gnoll_raid", SHEET_A, full("F"), SHEET_A)
    assert state.table.waiting == frozenset({1, 2})  # seat 0 would draw on the full sheet of seat 1


def test_r21_a_resolved_ambush_leaves_the_game() -> None:
    state = at_table("gnoll_raid homestead", time=6)
    after = play_on(state, draw(state, "village", "K1 K2 K3 J2"))
    assert after.table.season == 1
    assert "gnoll_raid" not in (*after.deck, *after.table.revealed)


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("goblin_attack", "I9 J10 K11"),
        ("bugbear_assault", "A9 A11 B9 B11"),
        ("kobold_onslaught", "I1 J1 J2 K1"),
        ("gnoll_raid", "A1 A2 B1 C1 C2"),
        ("flayer_incursion", "A10 B10 B11"),
        ("insectoid_invasion", "A2 B1 B2 C1"),
        ("ratman_strike", "K9 K10 K11"),
        ("ogre_charge", "J1 J2 K1 K2"),
    ],
)
def test_r22_the_walk_on_a_fresh_sheet(card: str, spaces: str) -> None:
    state = at_table(f"{card} hamlet", SHEET_A)
    assert " ".join(names(state.table.seats[0].sheet.monster)) == spaces


def test_r22_an_ambush_that_fits_nowhere_is_ignored() -> None:
    state = at_table("gnoll_raid hamlet", SINGLES)
    assert (state.table.card, state.table.seats[0].sheet) == ("hamlet", SINGLES)


def test_r22_tables_may_choose_the_walk() -> None:
    state = at_table("gnoll_raid hamlet", SHEET_A, SINGLES, options=Options(ambush="walk"))
    assert state.table.card == "hamlet"
    assert [" ".join(names(seat.sheet.monster)) for seat in state.table.seats] == ["A1 A2 B1 C1 C2", ""]


def test_r23_in_the_free_reading_the_player_draws() -> None:
    state = at_table("gnoll_raid hamlet", SHEET_A, options=Options(reading="free"))
    assert state.table.waiting == frozenset({0})
    assert all(spaces & board_of(["A1"]) for spaces in placements_of(offer(state.table, 0)))
    after = play_on(state, draw(state, "monster", "A1 A2 A3 B1 B3"))
    assert lines_of(after.table.seats[0].sheet)[:2] == ["BBB........", "B.BM.,....."]


def test_r23_in_the_free_reading_too_it_may_fit_nowhere() -> None:
    state = at_table("gnoll_raid hamlet", SINGLES, options=Options(reading="free"))
    assert state.table.card == "hamlet"
