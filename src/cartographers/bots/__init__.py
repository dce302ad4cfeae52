"""Players made of code: from a view, a command. They see what a person in their seat would see."""

from collections.abc import Callable
from random import Random

from cartographers.bots import greedy, uniform
from cartographers.game.commands import Draw
from cartographers.game.view import View

Bot = Callable[[View, Random], Draw]

BOTS: dict[str, Bot] = {"random": uniform.choose, "greedy": greedy.choose}
