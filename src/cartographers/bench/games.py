"""How many games a second go through the Python API, as people use it."""

import time
from collections.abc import Iterator

from cartographers.arena.games import played
from cartographers.bots import Bot
from cartographers.game.options import Options


def games_one_by_one(options: Options, bot: Bot, games: Iterator[int], seconds: float) -> float:
    """Whole games a second on one core: every offer made, every drawing judged, every season scored."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        played(options, f"bench/{next(games)}", [bot] * options.seats)
        done += 1
    return done / (time.process_time() - started)
