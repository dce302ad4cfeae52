"""Batches tell the same as games through the door that people use."""

import pytest
from msgspec.structs import replace

from cartographers.arena import tally as quickest
from cartographers.arena.games import series
from cartographers.arena.summary import Summary, spread
from cartographers.arena.tally import WORTH_A_BATCH, tally
from cartographers.bots import BOTS
from cartographers.bots.ladder import LADDER
from cartographers.bots.ladder import bot as bot_of
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native.batch.batch import POLICIES


def told(options: Options, seed: str, bot: str, games: int) -> Summary:
    summary = Summary()
    assert sum(tally(summary, options, seed, bot, games)) == summary.games == games
    return summary


def test_every_bot_of_batches_is_a_bot() -> None:
    assert set(POLICIES) == set(WORTH_A_BATCH)
    assert set(POLICIES) <= set(LADDER)


@pytest.mark.parametrize("bot", WORTH_A_BATCH)
def test_the_same_seed_gives_the_same_games(bot: str) -> None:
    games = WORTH_A_BATCH[bot]
    first, second, other = (told(Options(), seed, bot, games) for seed in ("7", "7", "8"))
    assert first == second != other
    assert first.ratings.total() == first.titles.total() == games


def test_at_a_table_of_several_all_seats_count_and_nobody_is_rated() -> None:
    summary = told(Options(seats=3), "1", "greedy", WORTH_A_BATCH["greedy"])
    assert (summary.stars.total(), summary.ratings.total()) == (600, 0)


def test_without_numba_games_are_played_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quickest, "available", lambda: False)
    monkeypatch.setitem(WORTH_A_BATCH, "random", 10)
    one_by_one = Summary()
    for table in series(Options(), "1", BOTS["random"], 20):
        one_by_one.add(table)
    assert told(Options(), "1", "random", 20) == one_by_one


@pytest.mark.parametrize(
    ("options", "bot", "games"),
    [
        (PRESETS["polish_base"], "random", 1500),
        (replace(PRESETS["polish_heroes"], seats=2), "random", 600),
        (PRESETS["everything"], "random", 1000),
        (PRESETS["polish_base"], "greedy", 150),
        (PRESETS["polish_base"], "planner", 150),
    ],
    ids=["base", "heroes", "everything", "greedy", "planner"],
)
def test_batches_come_out_as_other_games_do(options: Options, bot: str, games: int) -> None:
    plain = Summary()
    for table in series(options, "plain", bot_of(bot), games):
        plain.add(table)
    batches = told(options, "batches", bot, 20_000 if bot == "random" else 2000)
    expected, found = spread(plain.stars), spread(batches.stars)
    assert abs(expected.mean - found.mean) < 4 * expected.sd / plain.stars.total() ** 0.5
    assert abs(expected.sd / found.sd - 1) < 0.15
