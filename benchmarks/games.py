"""Our own speeds, side by side in one run: whole games, and scoring on ints beside scoring compiled.

Machines differ and are shared, so every figure stands beside a yardstick that is measured in turns with it: how often a
second plain Python finds the neighbours of a set of spaces. The ratio says more than the figure.
"""

import argparse
import json
import platform
import resource
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from cartographers import __version__
from cartographers.arena.games import played
from cartographers.board.grid import ALL, beside
from cartographers.bots import BOTS, Bot, fast_bots
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native import available

ROUNDS = 5


def yardstick(seconds: float = 0.2) -> float:
    """Sets of spaces a second whose neighbours plain Python finds."""
    board, done = ALL // 7, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(1000):
            board = beside(board) ^ 5
        done += 1000
    return done / (time.process_time() - started)


def games_a_second(options: Options, bot: Bot, games: Iterator[int], seconds: float) -> float:
    """Whole solo games a second on one core: every offer made, every drawing judged, every season scored."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        played(options, f"bench/{next(games)}", [bot])
        done += 1
    return done / (time.process_time() - started)


def compared(measure: Callable[[], float]) -> dict[str, float]:
    """The median and the best figure of some rounds, and the median ratio to the yardstick before and after each."""
    figures, ratios = [], []
    before = yardstick()
    for _ in range(ROUNDS):
        figure = measure()
        after = yardstick()
        figures.append(figure)
        ratios.append(figure / ((before + after) / 2))
        before = after
    return {
        "games_per_second": round(median(figures), 1),
        "best_round": round(max(figures), 1),
        "per_million_yards": round(median(ratios) * 1e6, 2),
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
        report[name] = compared(partial(games_a_second, options, bot, iter(range(sys.maxsize)), chosen.seconds))
    if chosen.memory:
        early, late = growth(chosen.memory)
        report["memory"] = {"games": chosen.memory, "peak_kb_after_a_tenth": early, "peak_kb": late}
    print(json.dumps(report, indent=None if chosen.json else 2))


if __name__ == "__main__":
    main()
