"""Many games alone, side by side as machine code: Gymnasium's VectorEnv."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cartographers.envs.choices import RENDER_MODES, REWARDS, chosen, one_of
from cartographers.envs.drawing import drawn
from cartographers.envs.solo import Info, Observation, observation_space
from cartographers.envs.spaces import LegalActionsOfMany
from cartographers.game.scores import title
from cartographers.native.steps.loop import Flags
from cartographers.native.steps.stepper import Results, Sight, Stepper, action_number

Rewards = npt.NDArray[np.float64]


class SoloVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Game k is the game of a `SoloEnv` with the same seed and actions, step by step."""

    def __init__(
        self,
        num_envs: int = 1,
        preset: str | None = None,
        *,
        reward: str = "stars",
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise error.Error(f"a vector has at least one environment, not {num_envs}")
        self.options = chosen(1, preset, **options)
        self.reward = one_of("reward", reward, REWARDS)
        self.render_mode = render_mode if render_mode is None else one_of("render mode", render_mode, RENDER_MODES)
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self._stepper = Stepper(self.options, num_envs, threads)
        self.single_observation_space = observation_space(self.options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(action_number(self.options))
        self.action_space = self._actions = LegalActionsOfMany(self._stepper)
        self._ended: Flags = np.zeros(num_envs, np.bool_)
        self._none: Flags = np.zeros(num_envs, np.bool_)
        self._is_begun = False

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._actions.adopt(self._stepper)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begins the next game of all, or of those in `options["reset_mask"]`; of the seeds, where there are any."""
        self._check_open()
        chosen = self._to_reset(options)
        seeds = self._seeds(seed)
        for game, (is_chosen, given) in enumerate(zip(chosen, seeds, strict=True)):
            if is_chosen and given is not None:
                self._stepper.seed(game, str(given))
        self._is_begun = True
        self._stepper.begin(chosen)
        self._ended &= ~chosen
        sight = self._stepper.sight()
        return _observed(sight), {"action_mask": sight.masks[:, 0], "_action_mask": chosen}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observation, Rewards, Flags, Flags, Info]:
        """All games after one action each; what ended is begun anew as the mode of this vector says."""
        self._check_open()
        given = self._given(actions)
        anew = self._ended if self.autoreset_mode is AutoresetMode.NEXT_STEP else self._none
        self._check(given, ~anew)
        gains, over, results, sight = self._stepper.step_or_begin(given, anew)
        ended = over > self._ended
        stars, ratings = results[:, :, 0] * ended
        rewards = (gains[:, 0] if self.reward == "stars" else ratings).astype(np.float64)
        infos = self._results(ended, stars, ratings) if ended.any() else {}
        self._ended = over.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            infos = self._final(sight, over, infos)
            self._stepper.begin_into(over, sight)
            self._ended[:] = False
        infos |= {"action_mask": sight.masks[:, 0], "_action_mask": np.ones(self.num_envs, np.bool_)}
        return _observed(sight), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now in each game."""
        self._check_open()
        return self._stepper.sight().masks[:, 0].astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """All maps in the render mode that was chosen."""
        self._check_open()
        if self.render_mode is None:
            return None
        return tuple(drawn(self._stepper.table(game), self.render_mode) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """Ends the threads."""
        self._stepper.close()

    def _check_open(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("these environments are closed; make others")

    def _to_reset(self, options: dict[str, Any] | None) -> Flags:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._stepper.all.copy()
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise error.Error(f"options['reset_mask'] is an array of {self.num_envs} bools, not {mask!r}")
        if not mask.any():
            raise error.Error("options['reset_mask'] has nothing to reset")
        return mask.copy()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """A seed for each game, or none where it is to go on with its own."""
        if seed is None:
            if self._is_begun:
                return [None] * self.num_envs
            return [int(word) for word in self.np_random.integers(2**63, size=self.num_envs)]
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            return [int(seed) + game for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise error.Error(f"there are {self.num_envs} environments and {len(seed)} seeds")
        return seed

    def _given(self, actions: Any) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise error.InvalidAction(f"actions are {self.num_envs} whole numbers, not {actions!r}")
        if not self._is_begun:
            raise error.ResetNeeded("games begin with reset()")
        return given.astype(np.int64).reshape(-1, 1)

    def _check(self, actions: npt.NDArray[np.int64], where: Flags) -> None:
        wrong = self._stepper.wrong(actions, where)
        if wrong is not None:
            game = wrong[0]
            raise error.InvalidAction(
                f"action {actions[game, 0]} is not offered in game {game} now; infos['action_mask'] has what is"
            )

    def _results(self, ended: Flags, stars: Results, ratings: Results) -> Info:
        """Stars, rating and title of the games that ended now."""
        titles = np.empty(self.num_envs, object)  # of nothing
        titles[ended] = [_title(rating) for rating in ratings[ended].tolist()]
        results = {"stars": stars, "rating": ratings, "title": titles}
        return {**results, **{f"_{name}": ended.copy() for name in results}}

    def _final(self, sight: Sight, ended: Flags, results: Info) -> Info:
        """The last sights of games that ended, before others are begun in their places."""
        last = np.full(self.num_envs, None, dtype=object)
        masks = np.zeros(sight.masks[:, 0].shape, np.int8)
        for game in np.flatnonzero(ended):
            last[game] = {name: values[game].copy() for name, values in _observed(sight).items()}
            masks[game] = sight.masks[game, 0]
        info = {**results, "action_mask": masks, "_action_mask": ended.copy()}
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}


_title = cache(title)


def _mode(mode: str | AutoresetMode) -> AutoresetMode:
    try:
        return mode if isinstance(mode, AutoresetMode) else AutoresetMode(mode)
    except ValueError as wrong:
        known = ", ".join(each.value for each in AutoresetMode)
        raise error.Error(f"there is no autoreset mode {mode!r}; there are {known}") from wrong


def _observed(sight: Sight) -> Observation:
    return {"map": sight.maps[:, 0], "table": sight.facts[:, 0], "action_mask": sight.masks[:, 0]}
