"""What is measured, by name, and which figures are divided by which."""

import os
from functools import partial
from importlib.util import find_spec
from itertools import count

from cartographers.bench import peers
from cartographers.bench.games import games_one_by_one
from cartographers.bench.peers import PEERS, Measure
from cartographers.bench.yardstick import Speed
from cartographers.bots import BOTS
from cartographers.game.presets import PRESETS

RATIOS = (
    ("scoring_calls", "scoring_calls_on_ints"),
    ("random_games", "random_games_one_by_one"),
    ("environment_steps_on_all_cores", "environment_steps"),
)
"""Of our own figures: the first divided by the second."""


def all_of(seed: int) -> dict[str, Measure]:
    """All that can be measured here, by name."""
    return {**own(seed), **{f"{peer}_{game}": made for (peer, game), made in peers.measures(seed).items()}}


def own(seed: int) -> dict[str, Measure]:
    """What can be measured of ours; environments only where what they need is installed."""
    from cartographers.bench import machine_code

    def games(preset: str, policy: str) -> Measure:
        return lambda seconds: machine_code.games(PRESETS[preset], policy, seconds, seed=seed)

    found: dict[str, Measure] = {
        "scoring_calls": machine_code.scoring_calls,
        "scoring_calls_on_ints": machine_code.scoring_calls_on_ints,
        "random_games": games("polish_base", "random"),
        "random_games_heroes": games("polish_heroes", "random"),
        "random_games_combined": games("everything", "random"),
        "random_games_one_by_one": partial(games_one_by_one, PRESETS["polish_base"], BOTS["random"], count(seed)),
        "greedy_games": games("polish_base", "greedy"),
        "greedy_games_heroes": games("polish_heroes", "greedy"),
        "draws": lambda seconds: machine_code.draws(PRESETS["polish_base"], seconds, seed=seed),
    }
    if not find_spec("gymnasium"):
        return found
    from cartographers.bench.environment import steps

    return found | {
        "environment_steps": lambda seconds: steps("polish_base", seconds, seed),
        "environment_steps_heroes": lambda seconds: steps("polish_heroes", seconds, seed),
        "environment_steps_combined": lambda seconds: steps("everything", seconds, seed),
        "environment_steps_on_all_cores": lambda seconds: steps("polish_base", seconds, seed, threads=cores()),
    }


def cores() -> int:
    return os.cpu_count() or 1


def ratios(speeds: dict[str, Speed]) -> dict[tuple[str, str], float]:
    """How many times as fast one is as another, both measured in this run and put beside the yardstick.

    Peers' moves stand against our own random drawings, and against the steps of our environment.
    """
    others = [name for name in speeds if name.startswith(PEERS)]
    pairs = [*RATIOS, *((own, name) for own in ("draws", "environment_steps") for name in others)]
    measured = [pair for pair in pairs if {*pair} <= {*speeds}]
    return {(one, other): speeds[one].per_yard / speeds[other].per_yard for one, other in measured}
