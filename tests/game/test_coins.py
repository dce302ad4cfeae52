"""Coins: by shapes, by mountains, and the end of the track."""

from boards import SHEET_A, drawing
from cartographers.game.decide import play
from cartographers.game.events import Event, TurnDrawn
from matches import at_table, draw, play_on

# One space beside the mountain at B4 is left.
LAST_NEIGHBOUR = drawing("""
    ...F.......
    ..FM.,.....
    .,.F....M,.
""")


def test_r13_a_shape_with_a_coin_gives_one() -> None:
    state = at_table("hamlet")
    assert play_on(state, draw(state, "village", "A1 B1 B2")).table.seats[0].coins == 1


def test_r13_the_other_shape_gives_none() -> None:
    state = at_table("hamlet")
    assert play_on(state, draw(state, "village", "D1 D2 D3 E1 E2")).table.seats[0].coins == 0


def test_r12_the_single_space_gives_no_coin() -> None:
    narrow = drawing(".F.FFFFFFFF" + "\nFFFFFFFFFFF" * 10)
    state = at_table("hamlet", narrow)
    assert play_on(state, draw(state, "village", "A1")).table.seats[0].coins == 0


def test_r14_the_last_neighbour_of_a_mountain_gives_a_coin() -> None:
    state = at_table("fishing_village", LAST_NEIGHBOUR)
    assert play_on(state, draw(state, "water", "B5 C5 D5 E5")).table.seats[0].coins == 1


def test_r14_other_neighbours_give_none() -> None:
    state = at_table("fishing_village", SHEET_A)
    assert play_on(state, draw(state, "water", "B5 C5 D5 E5")).table.seats[0].coins == 0


def test_r14_once_for_each_mountain() -> None:
    state = at_table("fishing_village fishing_village", LAST_NEIGHBOUR)
    state = play_on(state, draw(state, "water", "B5 C5 D5 E5"))
    assert play_on(state, draw(state, "water", "B2 C2 D2 E2")).table.seats[0].coins == 1


def test_r14_two_mountains_at_once_give_two() -> None:
    two = drawing("""
        .F.F.
        FM.MF
        .F.F.
    """)
    state = at_table("great_river", two)
    after = play_on(state, draw(state, "water", "A3 B3 C3"))
    assert after.table.seats[0].coins == 3  # and one for the shape


def test_r14_a_mountain_and_a_wasteland_count_as_filled() -> None:
    walled = drawing("""
        .#.
        XMM
        ...
    """)
    state = at_table("rift_lands", walled)
    assert play_on(state, draw(state, "farm", "C2")).table.seats[0].coins == 1


def test_r14_an_ambush_that_closes_a_mountain_pays_the_owner() -> None:
    state = at_table("ratman_strike", LAST_NEIGHBOUR, SHEET_A)
    far = draw(state, "monster", "K1 K2 K3", 0)
    near = draw(state, "monster", "B5 B6 B7", 1)
    after = play_on(state, far, near)
    assert [seat.coins for seat in after.table.seats] == [1, 0]


def test_r14_the_walk_that_closes_a_mountain_pays_too() -> None:
    around = drawing("""
        ...
        .MF
        ...
    """)
    assert at_table("gnoll_raid hamlet", around).table.seats[0].coins == 1


def test_r5_the_track_ends_at_14() -> None:
    state = at_table("hamlet", SHEET_A, coins=14)
    assert play_on(state, draw(state, "village", "A1 B1 B2")).table.seats[0].coins == 14


def test_r5_the_track_ends_in_the_middle_of_a_draw() -> None:
    two = drawing("""
        .F.F.
        FM.MF
        .F.F.
    """)
    state = at_table("great_river", two, coins=13)
    events, after = play(state, draw(state, "water", "A3 B3 C3"))
    assert after.table.seats[0].coins == 14
    assert [drawn.coins for drawn in _drawn(events).drawings] == [1]


def _drawn(events: list[Event]) -> TurnDrawn:
    (found,) = [event for event in events if isinstance(event, TurnDrawn)]
    return found
