"""The best answer that needs no machine code: the planner's value of every drawing, on ints.

Where numba is not installed, it is greedy's.
"""

from random import Random

from cartographers.bots import greedy
from cartographers.bots.judging import judged
from cartographers.game.commands import Command
from cartographers.game.state import Task
from cartographers.game.view import View

ALIKE = 0.3
"""How many stars between two drawings are not minded in company, so that not everybody draws one map."""


def choose(view: View, chance: Random) -> Command:
    """The drawing after which the sheet is worth most; what is not drawn, greedily."""
    table = view.table
    if table.task is not Task.DRAW:
        return greedy.choose(view, chance)
    best, *others = judged(view, chance, is_quick=True)
    if table.options.seats > 1:
        best = chance.choice([best, *(other for other in others if other.value > best.value - ALIKE)])
    return view.reply(best.drawing)
