"""Hints: an obvious drawing comes first, and what they say of it is what happens."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import drawing, named
from cartographers.bots.explaining import advice
from cartographers.game.apply import apply
from cartographers.game.commands import Reply
from cartographers.game.decide import play
from cartographers.game.options import Options
from cartographers.game.presets import HEROES_GAME, PRESETS
from cartographers.game.state import Dodging, Drawing, Target, Task
from cartographers.game.view import view
from cartographers.scoring import SCORERS, monsters
from matches import any_options, at_table, play_some

LAST_SCORING = ("borderlands", "mages_valley", "wildholds", "sentinel_wood")  # A and D are scored in winter
seeds = st.text("abc", min_size=1, max_size=4)


def test_an_obvious_drawing_comes_first() -> None:
    """Three in a line fill the gap of a row, which is worth six stars, in the last turn of the year."""
    state = at_table("great_river", drawing("FFFFFFF...F"), season=3, time=5, edicts=LAST_SCORING)
    [best] = advice(view(state, 0), Random(1), most=1).hints
    assert best.drawing.spaces == named("A8 A9 A10")
    borderlands = best.edicts[0]
    assert (borderlands.change, borderlands.stars, borderlands.left) == (6, 6, 1)


def test_edicts_that_are_not_scored_again_are_told() -> None:
    state = at_table("great_river", season=3, edicts=LAST_SCORING)
    [best] = advice(view(state, 0), Random(1), most=1).hints
    assert [edict.left for edict in best.edicts] == [1, 0, 0, 1]


@given(options=any_options(3), seed=seeds, turns=st.integers(0, 20))
@settings(deadline=None, max_examples=30)
def test_parts_add_up_in_any_game(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    for seat in match.table.waiting:
        told = advice(match.view(seat), Random(seed))
        if match.table.task is not Task.DRAW:
            assert isinstance(told.answer, Target if match.table.task is Task.DESTROY else Dodging)
            assert told.hints == ()
            continue
        assert told.answer is None
        assert len(told.hints) == min(3, told.drawings) > 0
        assert [hint.value for hint in told.hints] == sorted((hint.value for hint in told.hints), reverse=True)
        for hint in told.hints:
            assert hint.value == pytest.approx(told.stars + hint.lying + hint.later)


@pytest.mark.parametrize("options", [Options(), HEROES_GAME], ids=["base", "heroes"])
@given(seed=seeds, turns=st.integers(0, 18))
@settings(deadline=None, max_examples=15)
def test_what_changes_at_once_is_what_changes_on_the_sheet(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    table = match.table
    if table.task is not Task.DRAW:
        return
    before = table.seats[0]
    for hint in advice(match.view(0), Random(seed)).hints:
        made = hint.drawing
        events, _ = play(match.state, Reply(0, table.turn, Drawing(made.terrain, made.spaces, made.marks)))
        confirmed, drawn = events[:2]
        after = apply(apply(match.state, confirmed), drawn).table.seats[0]
        for edict in hint.edicts:
            score = SCORERS[edict.card]
            assert edict.stars == score(after.sheet).stars
            assert edict.change == edict.stars - score(before.sheet).stars
        assert hint.coins == after.coins - before.coins
        assert hint.monsters == monsters(after.sheet).stars - monsters(before.sheet).stars


def test_an_ambush_on_a_neighbours_map_tells_whose_map_it_is() -> None:
    options = Options(seats=3)
    match = play_some(options, "ambush", 0)
    while match.table.card not in options.ambushes:
        match = play_some(options, "ambush", match.table.turn)
    told = advice(match.view(0), Random(1))
    assert told.sheet in (1, 2)
    assert told.hints[0].drawing.terrain == "monster"


@pytest.mark.parametrize(
    "options",
    [Options(), Options(seats=3), HEROES_GAME, PRESETS["everything"]],
    ids=["base", "three", "heroes", "skills"],
)
@given(seed=seeds, turns=st.integers(0, 18))
@settings(deadline=None, max_examples=10)
def test_reasons_account_for_the_difference_between_two_drawings(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    if match.table.task is not Task.DRAW:
        return
    told = advice(match.view(0), Random(seed), most=8)
    if told.sheet != 0:
        return
    first, *others = told.hints
    for other in others:
        reasons = [sum(edict.expected for edict in hint.edicts) + hint.rest for hint in (first, other)]
        assert reasons[0] - reasons[1] == pytest.approx(first.value - other.value, abs=1e-6)


def test_in_the_last_turn_of_the_year_what_is_to_come_is_what_lies_there() -> None:
    state = at_table("great_river", drawing("FFFFFFF...F"), season=3, time=5, edicts=LAST_SCORING)
    for hint in advice(view(state, 0), Random(1), most=8).hints:
        assert [edict.expected for edict in hint.edicts] == [edict.change * edict.left for edict in hint.edicts]
        assert (hint.rest, hint.later) == (hint.coins + hint.monsters, 0)
