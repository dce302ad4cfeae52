"""The planner on ints answers what machine code answers."""

import subprocess
import sys
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from cartographers.bots import planner, uniform
from cartographers.game.commands import Command, Reply
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Task
from cartographers.native.search.bots import planned
from matches import DIFFERENT_PRESETS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_it_chooses_what_machine_code_chooses(preset: str, seats: int) -> None:
    """Every answer of a game in which its own and random drawings lie side by side, lots and all."""
    match = Match(replace(PRESETS[preset], seats=seats), f"{preset}/{seats}")
    chance, others = [Random(seat) for seat in range(seats)], Random(preset)
    while not match.over:
        for seat in sorted(match.table.waiting):
            seen, same = match.view(seat), Random()
            same.setstate(chance[seat].getstate())
            command = planned(seen, chance[seat])
            assert planner.choose(seen, same) == command, seen
            assert same.getstate() == chance[seat].getstate()
            match.play(command if others.random() < 0.7 else uniform.choose(seen, others))


def skill_of(command: Command) -> str:
    if isinstance(command, Reply) and isinstance(command.answer, Drawing):
        return command.answer.skill
    return ""


def test_it_meets_everything_that_may_be_asked() -> None:
    asked: set[Task | str] = set()
    everything = {Task.DRAW, Task.DESTROY, Task.DODGE, "", "heal", "stealth"}
    powers = replace(PRESETS["polish_heroes"], seats=2)
    skilled = replace(PRESETS["everything"], seats=2, skills=("acrobatics", "heal", "stealth"))
    for options, seed in product((powers, skilled), "abcdefgh"):  # whatever the weights, a few will do
        if everything <= asked or (options is powers and Task.DESTROY in asked):
            continue
        match, chance = Match(options, seed), Random(1)
        while not match.over:
            for seat in sorted(match.table.waiting):
                command = planner.choose(match.view(seat), chance)
                asked |= {match.table.task, skill_of(command)}
                match.play(command)
    assert everything <= asked


def test_in_company_planners_do_not_all_draw_one_map() -> None:
    match = Match(replace(PRESETS["polish_base"], seats=2), "1")
    assert len({str(planner.choose(match.view(0), Random(seed))) for seed in range(20)}) > 1


def test_it_needs_neither_numpy_nor_numba_nor_the_weights_before_it_plays() -> None:
    code = """
import sys
import cartographers.bots.planner
from cartographers.value.weights import shipped
print(sorted({"numpy", "numba", "llvmlite"} & set(sys.modules)), shipped.cache_info().currsize)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout == "[] 0\n"
