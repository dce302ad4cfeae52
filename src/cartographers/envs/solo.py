"""A game alone as a Gymnasium environment."""

import operator
from typing import Any, SupportsFloat, SupportsInt, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import error, spaces

from cartographers.envs.choices import RENDER_MODES, REWARDS, chosen, one_of
from cartographers.envs.drawing import drawn
from cartographers.envs.spaces import LegalActions, Mask, SampledAction, map_space, mask_space, table_space
from cartographers.game.options import Options
from cartographers.game.scores import title
from cartographers.game.state import Table
from cartographers.native.steps.stepper import Stepper

Observation: TypeAlias = dict[str, Any]  # arrays, by name
Info: TypeAlias = dict[str, Any]


def observation_space(options: Options) -> spaces.Space[Observation]:
    """What a player alone sees."""
    return spaces.Dict(
        {"map": map_space(options), "table": table_space(), "action_mask": mask_space(options)},
    )


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One game alone after the other: draw the map that earns most stars."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self, preset: str | None = None, *, reward: str = "stars", render_mode: str | None = None, **options: Any
    ) -> None:
        self.options = chosen(1, preset, **options)
        self.reward = one_of("reward", reward, REWARDS)
        self.render_mode = render_mode if render_mode is None else one_of("render mode", render_mode, RENDER_MODES)
        self.observation_space = observation_space(self.options)
        self._adopt(Stepper(self.options, 1))
        self._is_begun = False

    def _adopt(self, stepper: Stepper) -> None:
        self._stepper = stepper
        self.action_space = self._actions = LegalActions(stepper)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._actions.adopt(self._stepper)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begins the next game: the first of a seed, where there is one. There are no options."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._is_begun:
            self._stepper.seed(0, str(self.np_random_seed))
        self._is_begun = True
        self._stepper.begin()
        observation, info = self._seen()
        self._show()
        return observation, info

    def step(self, action: SupportsInt) -> tuple[Observation, SupportsFloat, bool, bool, Info]:
        """The game after an action that its mask allows."""
        if not self._is_begun:
            raise error.ResetNeeded("a game begins with reset()")
        gains = self._stepper.step(np.array([[self._legal(action)]]))
        is_over = bool(self._stepper.over[0])
        observation, info = self._seen()
        reward = float(gains[0, 0])
        if is_over:
            stars, rating = int(self._stepper.stars[0, 0]), int(self._stepper.ratings[0, 0])
            info |= {"stars": stars, "rating": rating, "title": title(rating)}
        if self.reward == "rating":
            reward = float(self._stepper.ratings[0, 0]) if is_over else 0.0
        self._show()
        return observation, reward, is_over, False, info

    @property
    def table(self) -> Table:
        """All that lies open, as the core knows it."""
        return self._stepper.table(0)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, for those who ask the environment (sb3-contrib)."""
        mask: Mask = self._stepper.sight().masks[0, 0]
        return mask.astype(np.bool_)

    def redeterminized(self, rng: np.random.Generator) -> "SoloEnv":
        """A copy to plan with: all that is seen is the same, all that is unseen is dealt anew."""
        twin = SoloEnv.__new__(SoloEnv)
        stepper = self._stepper.copy()
        stepper.redeal(str(rng.integers(2**63)))
        twin.__dict__.update(self.__dict__)
        twin._adopt(stepper)
        twin.np_random = np.random.default_rng(rng.integers(2**63))
        return twin

    def render(self) -> Any:
        """The map in the render mode that was chosen."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render mode was chosen: make(..., render_mode='ansi')")
            return None
        return drawn(self.table, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Observation, Info]:
        sight = self._stepper.sight()
        mask: Mask = sight.masks[0, 0]
        return {"map": sight.maps[0, 0], "table": sight.facts[0, 0], "action_mask": mask}, {"action_mask": mask}

    def _legal(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError as wrong:
            raise error.InvalidAction(f"an action is a number, not {action!r}") from wrong
        if self._stepper.wrong(np.array([[number]])) is None:
            return number
        if isinstance(action, SampledAction):
            later = np.roll(self._stepper.sight().masks[0, 0], -number)
            return (number + int(later.argmax())) % len(later)
        raise error.InvalidAction(f"action {number} is not offered now; info['action_mask'] has what is")
