"""What games amount to, against numbers added up by hand."""

import pytest

from cartographers.arena.finished import Finished, SeatEnd
from cartographers.arena.question import Question
from cartographers.arena.report import Report, report
from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.game.state import SeasonScore

EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
SOLO = sum(SCORING[card].solo for card in EDICTS)


def game(deal: int, *seats: tuple[str, int, int]) -> Finished:
    """A game in which each seat, a bot with some stars and a place, earns all but its coins with edict A in spring."""
    ends = [
        SeatEnd(
            bot,
            (
                SeasonScore((stars - 10, 0), 1, 0),
                SeasonScore((0, 4), 2, -1),
                SeasonScore((3, 0), 3, -2),
                SeasonScore((0, 0), 0, 0),
            ),
            place,
            (1.0, 2.0, 3.0, 40.0),
        )
        for bot, stars, place in seats
    ]
    return Finished(deal, EDICTS, tuple(ends))


def alone(*games: Finished, bots: tuple[str, ...] = ("greedy", "master:30")) -> Report:
    return report(Question(Options(), bots, "1", 4), games, 8)


def test_the_better_bot_comes_first_with_its_rating() -> None:
    found = alone(game(0, ("greedy", 100, 1)), game(0, ("master:30", 110, 1)), game(1, ("master:30", 130, 1)))
    assert [entrant.bot for entrant in found.entrants] == ["master:30", "greedy"]
    master = found.entrants[0]
    assert (master.points.mean, master.stars.mean, master.median) == (120 - SOLO, 120, 120 - SOLO)
    assert master.points.margin == pytest.approx(12.7062 * 10)
    assert (found.played, found.planned) == (3, 8)


def test_differences_are_of_common_deals() -> None:
    found = alone(
        game(0, ("greedy", 100, 1)),
        game(0, ("master:30", 104, 1)),
        game(1, ("greedy", 120, 1)),
        game(1, ("master:30", 126, 1)),
        game(2, ("master:30", 50, 1)),
    )
    [difference] = found.differences
    assert {difference.first, difference.second} == {"greedy", "master:30"}
    sign = 1 if difference.first == "master:30" else -1
    assert (sign * difference.stars.mean, difference.stars.number) == (5, 2)


def test_titles_and_the_share_of_the_highest() -> None:
    games = [game(deal, ("greedy", SOLO + rating, 1)) for deal, rating in enumerate([30, 29, -100, 45])]
    [greedy] = alone(*games).entrants
    assert greedy.legendary == 0.5
    assert sum(greedy.titles.values()) == 4
    assert greedy.counts == {-100: 1, 29: 1, 30: 1, 45: 1}


def test_stars_by_edict_season_coins_and_monsters() -> None:
    [greedy] = alone(game(0, ("greedy", 100, 1)), game(1, ("greedy", 50, 1))).entrants
    # Spring scores A and B, summer B and C, fall C and D, winter D and A.
    means = {card: stars.mean for card, stars in greedy.edicts.items()}
    assert means == {"sentinel_wood": 65, "canal_lake": 0, "wildholds": 7, "borderlands": 0}
    assert list(greedy.seasons) == [66, 5, 4, 0]
    assert (greedy.coins, greedy.monsters) == (6, -3)


def test_times_and_how_many_kept_the_budget() -> None:
    found = alone(game(0, ("greedy", 100, 1)), game(0, ("master:30", 110, 1)))
    times = {entrant.bot: entrant.times for entrant in found.entrants}
    master, greedy = times["master:30"], times["greedy"]
    assert master is not None
    assert greedy is not None
    assert (master.moves, master.mean, master.p50, master.p99, master.worst) == (4, 11.5, 2, 40, 40)
    assert (master.budget, master.kept) == (30, 0.75)  # 40 ms are more than 1.2 × 30
    assert (greedy.budget, greedy.kept) == (None, None)


def test_at_a_table_places_and_wins_count() -> None:
    question = Question(Options(seats=2), ("greedy", "random"), "1", 2)
    games = [
        game(0, ("greedy", 100, 1), ("random", 30, 2)),
        game(1, ("random", 100, 1), ("greedy", 100, 1)),
    ]
    greedy, random = report(question, games, 2).entrants
    assert greedy.bot == "greedy"
    assert greedy.wins is not None
    assert random.wins is not None
    assert random.place is not None
    assert (greedy.wins.mean, random.wins.mean, random.place.mean) == (1, 0.5, 1.5)
    assert (greedy.legendary, greedy.titles, greedy.points.mean) == (None, {}, 100)


def test_against_others_only_the_own_seat_counts() -> None:
    question = Question(Options(seats=2), ("greedy", "random"), "1", 2, against="greedy")
    games = [
        game(0, ("greedy", 80, 1), ("greedy", 70, 2)),
        game(0, ("random", 10, 2), ("greedy", 90, 1)),
        game(1, ("greedy", 60, 2), ("greedy", 66, 1)),
        game(1, ("greedy", 99, 1), ("random", 20, 2)),
    ]
    greedy, random = report(question, games, 4).entrants
    assert (greedy.stars.mean, greedy.games) == (73, 2)
    assert (random.stars.mean, random.games) == (15, 2)


def test_seats_of_one_game_are_one_sample() -> None:
    question = Question(Options(seats=4), ("greedy", "random"), "1", 2)
    games = [game(deal, ("greedy", 80, 1), ("random", 10, 3), ("greedy", 60, 2), ("random", 0, 4)) for deal in range(2)]
    greedy = report(question, games, 2).entrants[0]
    assert (greedy.deals, greedy.games, greedy.stars.number, greedy.stars.mean) == (2, 4, 2, 70)
