"""The luck of the cards in a game for one: how much more they brought than could be expected of them.

At every turn, the best that is left once the next cards are known is compared with its mean over decks in which all
that a player cannot know is dealt anew. Whoever answers by what can be known cannot make that difference anything but
zero in the long run, so stars without luck have the same mean as stars, and less spread (a martingale control variate).
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import TypeAlias

import numpy as np

from cartographers.cards.printed import SCORING
from cartographers.game.commands import Command, Reply
from cartographers.game.decide import start
from cartographers.game.options import Options
from cartographers.game.scores import rating
from cartographers.game.state import Table
from cartographers.game.view import View, view
from cartographers.native.engine.convert import put_answer
from cartographers.native.engine.from_view import rows_of
from cartographers.native.linking import cards_with_weights
from cartographers.native.registry import entry
from cartographers.native.search import redealing
from cartographers.native.search.halving import empty_workspace

REDEALS = 48
"""How many decks are dealt anew at every turn."""

Turn: TypeAlias = tuple[View, Command]
"""What a bot saw, and what it answered."""


def luck_of(options: Options, seed: str, turns: Sequence[Turn], end: Table) -> float:
    """The points (R24) that the cards brought over what could be expected of them, from the deal to the end."""
    thinking = Thinking(options, Random(f"{seed}/luck"))
    hoped = fmean(thinking.points(first_seen(options, f"{seed}/luck/{deal}")) for deal in range(REDEALS))
    luck = 0.0
    for turn in turns:
        seen, _ = turn
        luck += thinking.points(seen) - hoped
        hoped = fmean(thinking.points_after(turn, REDEALS))
    return luck + rating(end) - hoped


def first_seen(options: Options, seed: str) -> View:
    """What is seen before the first drawing of a deal."""
    _, state = start(options, seed)
    return view(state, 0)


class Thinking:
    """What is best in a game for one, in points, by the value of sheets."""

    def __init__(self, options: Options, chance: Random) -> None:
        self._workspace = empty_workspace(cards_with_weights(options))
        self._chance, self._lots = chance, np.zeros(1, np.uint64)
        self._lots[0] = chance.getrandbits(64)

    def points(self, seen: View) -> float:
        """The points to expect at the end, after the best answer."""
        self._see(seen)
        return float(entry(redealing.best_in)(self._workspace, 0)) - _solo(seen)

    def points_after(self, turn: Turn, redeals: int) -> list[float]:
        """The same once a question was answered: for the next cards of as many decks, dealt anew."""
        seen, command = turn
        assert isinstance(command, Reply)
        self._see(seen)
        put_answer(self._workspace.seats[0, 0], command.answer)
        found = np.zeros(redeals)
        entry(redealing.best_after)(self._workspace, self._lots, found)
        return [best - _solo(seen) for best in found.tolist()]

    def _see(self, seen: View) -> None:
        table, seats = rows_of(seen, self._chance)
        self._workspace.tables[0], self._workspace.seats[0, 0] = table[0], seats[0, 0]


def _solo(seen: View) -> int:
    return sum(SCORING[card].solo for card in seen.table.edicts)
