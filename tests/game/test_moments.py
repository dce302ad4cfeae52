"""The moments at which a seat chose, as the seat saw them."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots.uniform import choose
from cartographers.game.commands import TakeBack
from cartographers.game.match import Match
from cartographers.game.moments import moments
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Answer
from cartographers.game.view import View
from matches import play_some


@pytest.mark.parametrize("options", [Options(), Options(seats=3), replace(PRESETS["everything"], seats=2)])
def test_every_answer_with_what_was_seen(options: Options) -> None:
    match = Match(options, "moments")
    chance = Random(1)
    seen: dict[int, list[View]] = {seat: [] for seat in range(options.seats)}
    while not match.over:
        for seat in sorted(match.table.waiting):
            seen[seat].append(match.view(seat))
            match.play(choose(match.view(seat), chance))
    for seat, views in seen.items():
        assert [moment.seen for moment in moments(match.events, seat)] == views


def test_the_question_that_is_open_comes_last() -> None:
    match = play_some(Options(seats=2), "open", 3)
    *answered, open_one = moments(match.events, 1)
    assert (open_one.seen, open_one.answer) == (match.view(1), None)
    assert all(moment.answer is not None for moment in answered)


def test_an_answer_that_was_taken_back_does_not_count() -> None:
    match = Match(Options(seats=2), "back")
    first: Answer | None = None
    for chance in (Random(1), Random(2)):
        if first is not None:
            match.play(TakeBack(0, match.table.turn))
        match.play(choose(match.view(0), chance))
        first = match.state.answers[0]
    match.play(choose(match.view(1), Random(3)))
    answers = [moment.answer for moment in moments(match.events, 0) if moment.seen.table.turn == 1]
    assert answers == [first]
