"""Players made of code: from a view, a command. They see what a person in their seat would see."""

from collections.abc import Callable
from random import Random

from cartographers.bots import greedy, uniform
from cartographers.game.commands import Command
from cartographers.game.view import View

Bot = Callable[[View, Random], Command]
"""A player made of code: from what its seat may know, and a source of chance, to a command.

All chance comes from that source, so that the same seed gives the same game. `view.answers()` lists what is legal,
`view.after(drawing)` is the map after a drawing, `view.reply(answer)` the command to return.
"""

BOTS: dict[str, Bot] = {"random": uniform.choose, "greedy": greedy.choose}


def fast_bots() -> dict[str, Bot]:
    """The same bots with compiled rules: the same choices, sooner, once the machine code is there. Needs numba."""
    from cartographers.native.value.gains import stars_after

    def fast_greedy(view: View, chance: Random) -> Command:
        return greedy.choose(view, chance, stars_after)

    return {**BOTS, "greedy": fast_greedy}
