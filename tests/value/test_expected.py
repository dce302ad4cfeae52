"""What a seat may expect, on ints: to the last bit what machine code says."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import greedy, uniform
from cartographers.game.changes import seat_after
from cartographers.game.commands import Command, Reply
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Task
from cartographers.game.view import View
from cartographers.native.search import judge
from cartographers.native.value import explain
from cartographers.value.expected import parts_of, stars_at_end, values_of
from matches import DIFFERENT_PRESETS


def views(preset: str, seats: int, every: int) -> list[View]:
    """What seats see that are to draw, in all stages of a game."""
    match, chance, found = Match(replace(PRESETS[preset], seats=seats), f"{preset}/{seats}"), Random(1), []
    while not match.over:
        for seat in sorted(match.table.waiting):
            seen = match.view(seat)
            if seen.table.task is Task.DRAW and seen.table.turn % every == seat % every:
                found.append(seen)
            match.play((greedy if seat == 0 else uniform).choose(seen, chance))
    return found


def drawn_by(command: Command) -> Drawing:
    assert isinstance(command, Reply)
    assert isinstance(command.answer, Drawing)
    return command.answer


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_values_of_drawings(preset: str, seats: int) -> None:
    for seen in views(preset, seats, 4):
        also = uniform.choose(seen, Random(2))
        drawing = drawn_by(also)
        assert values_of(seen, drawing) == judge.values_of(seen, Random(1), 0.0, drawing)


@pytest.mark.parametrize("preset", ["polish_base", "everything"])
def test_stars_at_the_end(preset: str) -> None:
    for seen in views(preset, 2, 3):
        for seat in (0, 1):
            assert stars_at_end(seen, seat) == judge.stars_at_end(seen, Random(1), seat)


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_reasons(preset: str) -> None:
    for seen in views(preset, 1, 3):
        best = greedy.choose(seen, Random(1))
        after = seat_after(seen.table, 0, drawn_by(best))
        assert parts_of(seen, after) == explain.parts_of(seen, after)


def test_a_match_that_is_over_has_its_stars() -> None:
    match = Match(PRESETS["polish_base"], "over")
    while not match.over:
        match.play(uniform.choose(match.view(0), Random(match.table.turn)))
    assert stars_at_end(match.view(0), 0) == match.table.seats[0].stars
