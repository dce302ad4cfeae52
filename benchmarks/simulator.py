"""The compiled simulator's speeds on one core, each beside the yardstick of arena.speeds."""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from functools import partial

import numba

from cartographers import __version__
from cartographers.arena.speeds import Speed, compared
from cartographers.game.presets import PRESETS
from cartographers.native import speeds
from cartographers.scoring import SCORERS


def calls_on_ints(seconds: float) -> float:
    """Scoring calls a second through the same functions on Python's ints."""
    sheets, scorers = speeds.sheets(), [SCORERS[card] for card in speeds.CARDS]

    def once() -> int:
        for sheet in sheets:
            for score in scorers:
                score(sheet)
        return len(sheets) * len(scorers)

    return speeds.a_second(once, seconds)


def shown(speed: Speed) -> dict[str, float]:
    return {
        "a_second": round(speed.a_second),
        "best_round": round(speed.best_round),
        "per_yard": round(speed.per_yard, 5),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="on one line")
    chosen = parser.parse_args()
    base, heroes, combined = (PRESETS[name] for name in ("polish_base", "polish_heroes", "combined"))
    measures: dict[str, Callable[..., float]] = {
        "scoring calls": speeds.scoring_calls,
        "scoring calls on ints": calls_on_ints,
        "random games, base": partial(speeds.games, base, "random"),
        "random games, Heroes": partial(speeds.games, heroes, "random"),
        "random games, combined": partial(speeds.games, combined, "random"),
        "greedy games, base": partial(speeds.games, base, "greedy"),
        "greedy games, Heroes": partial(speeds.games, heroes, "greedy"),
        "draws in batches, base": partial(speeds.draws, base),
        "actions with masks, base": partial(speeds.masked_actions, base),
    }
    started = time.perf_counter()
    report: dict[str, object] = {
        "version": __version__,
        "python": platform.python_version(),
        "numba": numba.__version__,
        "machine": f"{platform.machine()} {platform.system()}",
    }
    for name, measure in measures.items():
        report[name] = shown(compared(partial(measure, seconds=chosen.seconds), chosen.rounds))
        print(f"{name}: {report[name]}", file=sys.stderr)
    report["minutes"] = round((time.perf_counter() - started) / 60, 1)
    print(json.dumps(report, indent=None if chosen.json else 2))


if __name__ == "__main__":
    main()
