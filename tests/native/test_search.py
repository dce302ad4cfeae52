"""A closer look at the best answers."""

import time
from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.game.changes import seat_after
from cartographers.game.match import Match
from cartographers.game.offers import choices, offer
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Task
from cartographers.native.linking import cards_with_weights
from cartographers.native.search.bots import planned
from cartographers.native.search.halving import Limit, Search, searched
from matches import DIFFERENT_PRESETS

OPTIONS = Options()


def late(seed: str) -> Match:
    """A game of the planner before its last drawing."""
    match = Match(OPTIONS, seed)
    before = match
    while not match.over:
        before = Match(OPTIONS, seed)
        before.state, before.events = match.state, list(match.events)
        match.play(planned(match.view(0), Random(1)))
    return before


def searching(match: Match) -> Search:
    search = Search(match.view(0), Random(1), cards_with_weights(OPTIONS))
    search.find_replies()
    return search


def test_the_last_drawing_is_known_exactly() -> None:
    """Nothing is left to chance then: value, look ahead and playing out agree with what is scored."""
    match = late("last")
    search = searching(match)
    for plan, worth in enumerate(search.worths):
        again = Match(OPTIONS, "last")
        again.state = match.state
        again.play(search.command(plan, 0))
        stars = again.table.seats[0].stars - match.table.seats[0].stars
        assert worth == search.deeper(plan) == search.rollout(plan, 7) == search.rollout(plan, 7, 2) == stars


@pytest.mark.parametrize("turns", [0, 6, 14])
def test_thought_changes_nothing_and_is_the_same_again(turns: int) -> None:
    match = Match(OPTIONS, "thought")
    for _ in range(turns):
        match.play(planned(match.view(0), Random(1)))
    search = searching(match)
    first = [(search.deeper(plan), search.rollout(plan, 5, 3), search.rollout(plan, 5)) for plan in (0, 1)]
    again = [(search.deeper(plan), search.rollout(plan, 5, 3), search.rollout(plan, 5)) for plan in (0, 1)]
    assert first == again
    assert len({search.rollout(0, deal) for deal in range(6)}) > 1


def test_a_look_ahead_is_near_what_games_come_to() -> None:
    """The value of a plan, of the cards after it and the mean of games played out speak of the same stars."""
    match = Match(OPTIONS, "near")
    for _ in range(8):
        match.play(planned(match.view(0), Random(1)))
    search = searching(match)
    mean = fmean(search.rollout(0, deal) for deal in range(40))
    assert search.worths[0] == pytest.approx(mean, abs=12)
    assert search.deeper(0) == pytest.approx(mean, abs=12)
    assert fmean(search.rollout(0, deal, 4) for deal in range(40)) == pytest.approx(mean, abs=12)


def test_who_went_early_does_not_win_by_deals_it_did_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every game disappoints, those who played few of them must not look better for it."""
    search = searching(Match(OPTIONS, "plans"))
    worths = search.worths
    monkeypatch.setattr(search, "deeper_each", lambda plans: [worths[plan] for plan in plans])
    monkeypatch.setattr(search, "rollouts", lambda plans, *_: [[worths[plan] - 50.0 for plan in plans]])
    found = searched(search, Limit(games=60), iter(range(1000)).__next__)
    assert [plan for plan, _ in found] == list(range(len(found)))


def test_threads_find_what_one_alone_finds() -> None:
    """The same decks are played and added up in the same order, whoever plays them."""
    match, found = Match(OPTIONS, "threads"), []
    for threads in (1, 2, 3):
        search = Search(match.view(0), Random(1), cards_with_weights(OPTIONS), threads=threads)
        found.append(searched(search, Limit(games=8), iter(range(100)).__next__))
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 1


def test_plans_are_told_from_the_best_to_the_worst() -> None:
    match = Match(OPTIONS, "plans")
    found = searched(searching(match), Limit(games=3), iter(range(100)).__next__)
    values = [value for _, value in found]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_a_plan_that_is_added_is_worth_the_same(preset: str) -> None:
    """Also one with a skill: the sheet after it comes from the core then, not from machine code."""
    options = PRESETS[preset]
    match = Match(options, "added")
    with_skills = 0
    while not match.over:
        view = match.view(0)
        if match.table.task is Task.DRAW:
            whole, few = (Search(view, Random(1), cards_with_weights(options), most) for most in (10, 1))
            for plan, worth in enumerate(whole.worths):
                drawing = whole.answer(plan)
                assert isinstance(drawing, Drawing)
                with_skills += bool(drawing.skill)
                added = few.add(drawing, seat_after(match.table, 0, drawing))
                assert few.worths[added] == pytest.approx(worth)
                assert few.answer(added) == drawing
            assert few.worths == pytest.approx(whole.worths), "none is there twice, and the best is still the first"
        match.play(planned(view, Random(1)))
    assert bool(with_skills) == bool(match.table.skills)


def test_a_bad_plan_is_looked_at_too_where_that_is_asked_for() -> None:
    match = Match(OPTIONS, "bad")
    search = searching(match)
    for each in list(choices(offer(match.table, 0)))[:10]:
        search.add(each, seat_after(match.table, 0, each))
    bad = len(search.worths) - 1
    deal = iter(range(1000)).__next__
    assert bad not in dict(searched(search, Limit(games=4), deal))
    assert bad in dict(searched(search, Limit(games=4), deal, also=bad))


def test_replies_are_looked_for_while_there_is_time() -> None:
    """Without any time a search still has an answer, at once."""
    search = Search(Match(OPTIONS, "short").view(0), Random(1), cards_with_weights(OPTIONS))
    now = time.perf_counter()
    replies: Any = search._workspace.replies
    search.find_replies(until=now)
    assert not replies["number"].any()
    assert searched(search, Limit(until=now), iter(range(10)).__next__)[0][0] == 0
    search.find_replies()
    assert replies["number"].any()


def test_rollouts_take_short_lists_in_the_season_after_too() -> None:
    """With them they come to about the same stars; at the end of the year there is no season after."""
    search = searching(Match(OPTIONS, "lists"))
    replies: Any = search._workspace.replies
    without = [search.rollout(0, deal, 10) for deal in range(30)]
    assert not replies["number"][1].any()
    search.find_later_replies()
    assert replies["number"][1, 0].any()
    assert not replies["number"][1, 1].any(), "ruins come seldom"
    listed = [search.rollout(0, deal, 10) for deal in range(30)]
    assert listed != without, "they are asked for"
    assert fmean(listed) == pytest.approx(fmean(without), abs=2)
    winter = searching(late("last"))
    winter.find_later_replies()
    replies = winter._workspace.replies
    assert not replies["number"][1].any()


def test_a_look_ahead_knows_what_a_dodged_ambush_costs() -> None:
    """What dodging brings agrees with games played on: the ambush is drawn before the next card comes."""
    options = replace(PRESETS["everything"], reading="free", skills=("acrobatics", "lore", "heal"))
    errors = []
    for seed in range(12):
        match = Match(options, f"dodged {seed}")
        while not match.over:
            view = match.view(0)
            if match.table.task is Task.DODGE:
                search = Search(view, Random(1), cards_with_weights(options))
                search.find_replies()
                deeper = search.deeper(0) - search.deeper(1)
                played = fmean(search.rollout(0, deal) - search.rollout(1, deal) for deal in range(60))
                errors.append(abs(deeper - played))
            match.play(planned(view, Random(1)))
    assert len(errors) > 6
    assert fmean(errors) < 1.6


def test_in_thought_neighbours_draw_ambushes_where_they_hurt() -> None:
    """The same deals of a map in spring come to less than where ambushes walk."""
    found = []
    for ambush in ("neighbours", "walk"):
        options = Options(seats=2, ambush=ambush)
        match = Match(options, "hostile")
        search = Search(match.view(0), Random(1), cards_with_weights(options))
        found.append(fmean(search.rollout(0, deal) for deal in range(80)))
    assert found[0] < found[1] - 2
