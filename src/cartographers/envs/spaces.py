"""What may be seen and done, as Gymnasium's spaces."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cartographers.board.grid import SIZE
from cartographers.game.effects import COIN_TRACK
from cartographers.game.options import Options
from cartographers.native.engine.rows import LONGEST_DECK
from cartographers.native.steps.observation import FACT_NUMBER, KNOWN
from cartographers.native.steps.stepper import Stepper, action_number, map_planes

Mask = npt.NDArray[np.int8]
Masks = tuple[Mask, ...]

MOST_STARS = 1000
"""Beyond what any game can give or take."""
MOST_TIME = 16
_HIGHEST = {
    "time": MOST_TIME,
    "season_time": MOST_TIME,
    "hidden": LONGEST_DECK,
    "coins": COIN_TRACK,
    "paid": COIN_TRACK,
}


def map_space(options: Options) -> spaces.Box:
    """Planes of spaces, 1 where there is something."""
    return spaces.Box(0, 1, (map_planes(options), SIZE, SIZE), np.int8)


def table_space() -> spaces.Box:
    """The open facts, by places of native.steps.observation."""
    low, high = np.zeros(FACT_NUMBER, np.int16), np.ones(FACT_NUMBER, np.int16)
    for name, highest in _HIGHEST.items():
        high[KNOWN[name].start] = highest
    low[KNOWN["stars"].start], high[KNOWN["stars"].start] = -MOST_STARS, MOST_STARS
    return spaces.Box(low, high, dtype=np.int16)


def others_space(options: Options) -> spaces.Box:
    """Stars and coins of the other seats, from the next one on."""
    each = np.array([[MOST_STARS, COIN_TRACK]], np.int16).repeat(options.seats - 1, axis=0)
    return spaces.Box(each * np.array([-1, 0], np.int16), each, dtype=np.int16)


def mask_space(options: Options) -> spaces.Box:
    """One number an action, 1 for what may be done."""
    return spaces.Box(0, 1, (action_number(options),), np.int8)


class SampledAction(np.int64):
    """An action that was drawn by lot from what a seat could do then.

    Checkers draw one, begin the game anew and play it; so in a game that went on it stands for the next legal action.
    """


class LegalActions(spaces.Discrete):
    """The actions of one seat. A sample without a mask is drawn, by machine code, from what the seat may do now."""

    def __init__(self, stepper: Stepper, seat: int = 0) -> None:
        super().__init__(action_number(stepper.options))
        self.adopt(stepper)
        self._seat = seat

    def adopt(self, stepper: Stepper | None) -> None:
        """Draws from the game of a stepper from now on, by the same stream of lots."""
        self._stepper = stepper

    def sample(self, mask: Mask | None = None, probability: npt.NDArray[Any] | None = None) -> np.int64:
        if self._stepper is None or mask is not None or probability is not None:
            return super().sample(mask, probability)
        chances = np.zeros(self._stepper.options.seats, np.uint64)
        chances[self._seat] = self.np_random.integers(2**64, dtype=np.uint64)
        return SampledAction(self._stepper.any_actions(chances)[0, self._seat])

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_stepper": None}  # a copy has no game until an environment adopts it for one


class LegalActionsOfMany(spaces.MultiDiscrete):
    """The actions of many games side by side. A sample without masks is drawn from what may be done now."""

    def __init__(self, stepper: Stepper) -> None:
        super().__init__(np.full(len(stepper.tables), action_number(stepper.options)))
        self.adopt(stepper)

    def adopt(self, stepper: Stepper | None) -> None:
        """Draws from the games of a stepper from now on, by the same stream of lots."""
        self._stepper = stepper

    def sample(self, mask: Masks | None = None, probability: Masks | None = None) -> npt.NDArray[np.int64]:
        if self._stepper is None or mask is not None or probability is not None:
            return super().sample(mask, probability)
        chances = self.np_random.bit_generator.random_raw(len(self.nvec))
        return self._stepper.any_actions(chances)[:, 0]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_stepper": None}
