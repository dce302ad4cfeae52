"""The planner on ints says what machine code says."""

from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import quick
from cartographers.bots.judging import judged
from cartographers.game.changes import seat_after
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.game.state import Task
from cartographers.game.view import View
from cartographers.native.policies import planner_python
from cartographers.native.search import judge
from cartographers.native.search.bots import planned
from cartographers.native.value import explain


def views(preset: str, seats: int, every: int) -> list[View]:
    """What seats see that are to draw, in all stages of a game that planners play."""
    match, chance, found = Match(replace(PRESETS[preset], seats=seats), f"{preset}/{seats}"), Random(1), []
    while not match.table.over:
        for seat in sorted(match.table.waiting):
            seen = match.view(seat)
            if seen.table.task is Task.DRAW and seen.table.turn % every == 0:
                found.append(seen)
            match.play(planned(seen, chance))
    return found


@pytest.mark.parametrize(("preset", "seats"), [("polish_base", 1), ("polish_heroes", 2), ("everything", 2)])
def test_values_on_ints_are_those_of_machine_code(preset: str, seats: int) -> None:
    for seen in views(preset, seats, 3):
        compiled, plain = judge.values_of(seen, Random(1), 0.0, None), planner_python.values_of(seen)
        assert plain.keys() <= compiled.keys()  # which knows drawings with skills
        assert [compiled[drawing] for drawing in plain] == pytest.approx([*plain.values()], abs=1e-6)


def test_reasons_on_ints_are_those_of_machine_code() -> None:
    for seen in views("polish_heroes", 1, 4):
        assert seen.seat is not None
        after = seat_after(seen.table, seen.seat, judged(seen, Random(1), is_quick=True)[0].drawing)
        assert planner_python.parts_of(seen, after) == pytest.approx(explain.parts_of(seen, after), abs=1e-6)


def test_in_company_quick_bots_do_not_all_draw_one_map() -> None:
    match = Match(replace(PRESETS["polish_base"], seats=2), "1")
    first = quick.choose(match.view(0), Random(0))
    assert any(quick.choose(match.view(0), Random(seed)) != first for seed in range(1, 20))
