"""Makes the machine code of the strong bots before somebody waits for it: `python -m cartographers.bots.warming`."""

import os
import sys
from random import Random

from msgspec.structs import replace

from cartographers.bots.explaining import explained
from cartographers.bots.judging import judged
from cartographers.bots.ladder import bot
from cartographers.game.decide import play, start
from cartographers.game.presets import PRESETS
from cartographers.game.state import Task
from cartographers.game.view import view
from cartographers.native import available
from cartographers.native.shelf import shelf

TURNS = 8
THOUGHT = 50
"""Milliseconds for a look ahead: enough for every part of it to be used."""
DONE = "warm"
GENTLY = "--gently"
"""Given where people play meanwhile."""


def is_warm() -> bool:
    """Whether the strong bots can play at once, or never will."""
    place = shelf()
    return not available() or place is None or (place / DONE).exists()


def warm() -> None:
    """Has them play a little, alone and in company, so that all of their machine code lies on disk."""
    master = bot(f"master:{THOUGHT}")
    for options in (PRESETS["polish_base"], replace(PRESETS["everything"], seats=2)):
        chance = Random(1)
        _, state = start(options, "1")
        while state.table.turn < TURNS and not state.table.over:
            for seat in sorted(state.table.waiting):
                seen = view(state, seat)
                if state.table.task is Task.DRAW:
                    best, *_, worst = judged(seen, chance)
                    judged(seen, chance, THOUGHT, worst.drawing)
                    explained(seen.table, seat, best)
                _, state = play(state, master(seen, chance))
    place = shelf()
    assert place is not None
    (place / DONE).touch()


if __name__ == "__main__" and not is_warm():
    if GENTLY in sys.argv and sys.platform != "win32":
        os.nice(10)
    warm()
