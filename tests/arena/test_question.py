"""Every bot gets the same deals, and seats go round."""

from collections import Counter

import pytest
from msgspec.structs import replace

from cartographers.arena.entrants import check
from cartographers.arena.question import Lineup, Question, Unplayable, lineups, seats_that_count
from cartographers.game.options import Options

ALONE = Question(Options(), ("random", "greedy"), "1", 3)


def test_alone_every_bot_plays_every_deal() -> None:
    assert list(lineups(ALONE)) == [Lineup(deal, (bot,)) for deal in range(3) for bot in ("random", "greedy")]


def test_at_one_table_seats_go_round() -> None:
    question = replace(ALONE, options=Options(seats=2), deals=2)
    assert list(lineups(question)) == [Lineup(0, ("random", "greedy")), Lineup(1, ("greedy", "random"))]


def test_a_larger_table_is_filled_by_the_bots_in_turn() -> None:
    question = replace(ALONE, options=Options(seats=3), deals=2)
    sat = Counter(bot for lineup in lineups(question) for bot in lineup.bots)
    assert sat == {"random": 3, "greedy": 3}


def test_against_others_each_bot_has_the_same_seat_in_the_same_deal() -> None:
    question = replace(ALONE, options=Options(seats=3), bots=("random", "planner"), deals=3, against="greedy")
    games = list(lineups(question))
    assert len(games) == len(set(games)) == 6
    for game in games:
        [own] = seats_that_count(question, game.deal)
        assert game.bots[own] in question.bots
        assert [bot for seat, bot in enumerate(game.bots) if seat != own] == ["greedy"] * 2
    assert {seats_that_count(question, deal)[0] for deal in range(3)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (replace(ALONE, bots=()), "no-bots"),
        (replace(ALONE, bots=("greedy", "greedy")), "bot-twice"),
        (replace(ALONE, bots=("master", "greedy", "master:100")), "bot-twice"),
        (replace(ALONE, bots=("master:30", "master:030")), "bot-twice"),
        (replace(ALONE, bots=("clairvoyant", "clairvoyant:300")), "bot-twice"),
        (replace(ALONE, against="greedy"), "against-alone"),
        (replace(ALONE, options=Options(seats=2), bots=("random", "greedy", "planner")), "too-few-seats"),
        (replace(ALONE, bots=("oracle",)), "unknown-bot"),
        (replace(ALONE, bots=("master:0",)), "bad-budget"),
        (replace(ALONE, bots=("greedy:30",)), "bad-budget"),
        (replace(ALONE, bots=(f"master:{'9' * 5000}",)), "bad-budget"),
        (replace(ALONE, bots=("clairvoyant:0",)), "clairvoyant-width"),
        (replace(ALONE, bots=("clairvoyant:many",)), "clairvoyant-width"),
        (replace(ALONE, bots=("clairvoyant",), options=Options(seats=2)), "clairvoyant-alone"),
    ],
)
def test_what_cannot_be_played_is_refused(question: Question, code: str) -> None:
    with pytest.raises(Unplayable) as refused:
        check(question)
    assert refused.value.code == code


def test_any_bot_alone_may_play() -> None:
    check(replace(ALONE, bots=("random", "greedy", "master:30", "master", "clairvoyant:30")))
