"""Games a second through the Python API, side by side in one run, each beside a yardstick (cartographers.bench)."""

import argparse
import json
import platform
import resource
import sys
from functools import partial

from cartographers import __version__
from cartographers.arena.games import played
from cartographers.bench.games import games_one_by_one
from cartographers.bench.yardstick import Speed, compared
from cartographers.bots import BOTS, fast_bots
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native import available

ROUNDS = 5


def shown(speed: Speed) -> dict[str, float]:
    return {
        "games_per_second": round(speed.a_second, 1),
        "best_round": round(speed.best_round, 1),
        "per_million_yards": round(speed.per_yard * 1e6, 2),
    }


def growth(games: int) -> tuple[int, int]:
    """Peak memory in kB after a tenth of the games, and after all of them."""
    peaks = []
    for game in range(games):
        played(Options(), f"memory/{game}", [BOTS["random"]])
        if game + 1 in (games // 10, games):
            peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return peaks[0], peaks[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure and round")
    parser.add_argument("--memory", type=int, default=0, metavar="GAMES", help="also watch memory over so many games")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    base, heroes = PRESETS["polish_base"], PRESETS["polish_heroes"]
    players = {
        "random base": (base, BOTS["random"]),
        "random Heroes": (heroes, BOTS["random"]),
        "greedy base on ints": (base, BOTS["greedy"]),
    }
    if available():
        fast = fast_bots()["greedy"]
        players |= {"greedy base compiled": (base, fast), "greedy Heroes compiled": (heroes, fast)}
    report: dict[str, object] = {
        "version": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.machine()} {platform.system()}",
    }
    for name, (options, bot) in players.items():
        if name.endswith("compiled"):
            for game in range(60):  # so that every card is compiled before the clock runs
                played(options, f"warm/{game}", [bot])
        measure = partial(games_one_by_one, options, bot, iter(range(sys.maxsize)), chosen.seconds)
        report[name] = shown(compared(measure, ROUNDS))
    if chosen.memory:
        early, late = growth(chosen.memory)
        report["memory"] = {"games": chosen.memory, "peak_kb_after_a_tenth": early, "peak_kb": late}
    print(json.dumps(report, indent=None if chosen.json else 2))


if __name__ == "__main__":
    main()
