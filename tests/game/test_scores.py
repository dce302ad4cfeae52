"""The end of a season, ranking, rating and title."""

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing
from cartographers.cards.printed import TITLES
from cartographers.game.scores import rating, season_edicts, season_score, standings, title
from cartographers.game.state import SeasonScore, Seat, Table
from matches import at_table, draw, play_on

EDGE_FOREST = drawing("""
    FFF....
    ...M...
    B......
""")


def table_of(*years: list[tuple[int, int]]) -> Table:
    """A table whose seats have these (stars of an edict, minus stars lost to monsters) by season."""
    table = at_table("hamlet", *([SHEET_A] * len(years))).table
    seats = tuple(Seat(SHEET_A, 0, tuple(SeasonScore((stars, 0), 0, -lost) for stars, lost in year)) for year in years)
    return replace(table, seats=seats)


def test_r25_edicts_coins_and_monsters() -> None:
    state = at_table(
        "hamlet", EDGE_FOREST, coins=4, edicts=("sentinel_wood", "mages_valley", "wildholds", "borderlands")
    )
    assert season_score(state.table, state.table.seats[0]) == SeasonScore((3, 0), 4, -3)


def test_r25_the_total_is_the_sum() -> None:
    assert SeasonScore((3, 5), 4, -2).total == 10


def test_r25_the_season_is_scored_as_it_ends() -> None:
    state = at_table("homestead", EDGE_FOREST, time=6)
    after = play_on(state, draw(state, "village", "K1 K2 K3 J2"))
    assert after.table.seats[0].scores == (SeasonScore((3, 0), 0, -3),)


def test_r9_which_edicts_are_scored() -> None:
    edicts = ("sentinel_wood", "mages_valley", "wildholds", "borderlands")
    scored = [season_edicts(at_table("hamlet", season=season, edicts=edicts).table) for season in range(4)]
    assert scored == [edicts[0:2], edicts[1:3], edicts[2:4], (edicts[3], edicts[0])]


def test_r26_most_stars_win() -> None:
    table = table_of([(10, 0)], [(12, 0)], [(11, 0)])
    assert [(standing.seat, standing.place) for standing in standings(table)] == [(1, 1), (2, 2), (0, 3)]


def test_r26_a_tie_goes_to_fewer_stars_lost_to_monsters() -> None:
    table = table_of([(12, 2)], [(10, 0)])
    assert [(standing.seat, standing.place, standing.lost) for standing in standings(table)] == [(1, 1, 0), (0, 2, 2)]


def test_r26_losses_count_over_all_seasons() -> None:
    table = table_of([(10, 2), (10, 0)], [(9, 0), (10, 1)])
    assert standings(table)[0].seat == 1


def test_r26_a_further_tie_is_shared() -> None:
    table = table_of([(10, 1)], [(11, 0)], [(10, 1)])
    assert [(standing.seat, standing.place) for standing in standings(table)] == [(1, 1), (0, 2), (2, 2)]


def test_r24_the_rating_subtracts_the_solo_numbers() -> None:
    assert rating(table_of([(100, 0)])) == 100 - (25 + 22 + 16 + 24)


@pytest.mark.parametrize(
    ("rated", "name"),
    [
        (99, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (10, "journeyman_topographer"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-5, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-11, "dimwitted_doodler"),
        (-21, "oblivious_inkdrinker"),
        (-30, "oblivious_inkdrinker"),
        (-99, "oblivious_inkdrinker"),
    ],
)
def test_r24_the_title_is_the_highest_that_is_reached(rated: int, name: str) -> None:
    assert title(rated) == name


def test_r24_the_thresholds() -> None:
    assert [threshold for _, threshold in TITLES] == [30, 20, 10, 0, -5, -10, -20, -30]
