"""The simulator's speeds can be measured, and are measured on what they say."""

import numpy as np

from cartographers.bench import machine_code
from cartographers.game.options import Options
from cartographers.native.compiler import kernels
from cartographers.native.registry import entry, kernel_of
from cartographers.scoring import SCORERS


def test_every_measure_measures() -> None:
    measured = [
        machine_code.scoring_calls(0.01),
        machine_code.scoring_calls_on_ints(0.01),
        machine_code.games(Options(), "random", 0.01),
        machine_code.games(Options(), "greedy", 0.01, 2),
        machine_code.draws(Options(), 0.01, 10),
    ]
    assert all(figure > 0 for figure in measured)


def test_the_fixed_maps_are_scored_as_on_ints() -> None:
    assert len(machine_code.CARDS) == 16
    words, sheets = machine_code.boards(), machine_code.sheets()
    for card in machine_code.CARDS:
        stars = np.zeros(machine_code.BOARDS, np.int64)
        entry(kernels.score_rounds)(np.array([kernel_of(card)]), words, 1, stars)
        assert stars.tolist() == [SCORERS[card](sheet).stars for sheet in sheets]
