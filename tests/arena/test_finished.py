"""A game of an arena is a game like any other, with the time of every move."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from cartographers.arena.contest import missing, played
from cartographers.arena.finished import Finished, finished, warm_up
from cartographers.arena.games import played as played_plainly
from cartographers.arena.question import Lineup, Question, lineups
from cartographers.bots import BOTS
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native.registry import entry_named

SMALL = Question(Options(), ("random", "greedy"), "small", 3)


def comparable(game: Finished) -> Finished:
    return replace(game, seats=tuple(replace(seat, moves=()) for seat in game.seats))


@pytest.mark.parametrize("options", [Options(), Options(seats=3), replace(PRESETS["everything"], seats=2)])
def test_it_comes_out_as_through_the_door_that_people_use(options: Options) -> None:
    bots = ("random",) * options.seats
    game = finished(Question(options, ("random",), "door", 1), Lineup(0, bots))
    table = played_plainly(options, "door/0", [BOTS["random"]] * options.seats)
    assert [seat.scores for seat in game.seats] == [seat.scores for seat in table.seats]
    assert game.edicts == table.edicts
    assert min(seat.place for seat in game.seats) == 1
    assert all(len(seat.moves) > 10 and min(seat.moves) >= 0 for seat in game.seats)


def test_bots_of_one_deal_get_the_same_edicts() -> None:
    games = [finished(SMALL, lineup) for lineup in lineups(SMALL)]
    for deal in range(3):
        first, second = (game for game in games if game.deal == deal)
        assert first.edicts == second.edicts
        assert first.seats[0].bot != second.seats[0].bot


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = [comparable(game) for game in played(SMALL, list(lineups(SMALL)), 1, None)]
    shared = [comparable(game) for game in played(SMALL, list(lineups(SMALL)), 2, None)]
    assert sorted(alone, key=repr) == sorted(shared, key=repr)


def test_all_machine_code_is_there_before_the_first_move() -> None:
    table = Question(Options(seats=2), ("planner", "master:5"), "warm", 1)
    entry_named.cache_clear()
    warm_up(table)
    ready = entry_named.cache_info().misses
    for lineup in lineups(table):
        finished(table, lineup)
    assert entry_named.cache_info().misses == ready > 0


def test_only_what_is_missing_is_left() -> None:
    games = [finished(SMALL, lineup) for lineup in list(lineups(SMALL))[:4]]
    assert missing(SMALL, games) == list(lineups(SMALL))[4:]
    assert missing(SMALL, []) == list(lineups(SMALL))


def test_a_finished_game_is_a_line_of_json() -> None:
    game = finished(SMALL, Lineup(0, ("random",)))
    line = msgspec.json.encode(game)
    assert msgspec.json.decode(line, type=Finished) == game
    assert list(json.loads(line)) == ["deal", "edicts", "seats"]
