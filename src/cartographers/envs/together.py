"""A game of several seats as PettingZoo environments: all seats at once, or one after the other."""

import copy
from typing import Any

import numpy as np
from gymnasium import error, spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cartographers.envs.choices import RENDER_MODES
from cartographers.envs.company import Company, Info, Observation
from cartographers.game.state import Table

_METADATA = {"render_modes": list(RENDER_MODES), "name": "cartographers_v0", "is_parallelizable": True, "render_fps": 2}


class _Seated:
    """What both environments have: a company of seats, and the spaces of their agents."""

    metadata: dict[str, Any] = _METADATA

    def __init__(
        self,
        seats: int = 2,
        preset: str | None = None,
        *,
        reward: str = "stars",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.company = Company(seats, preset, reward, render_mode, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.company.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.company.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.company.action_spaces[agent]

    @property
    def table(self) -> Table:
        """All that lies open, as the core knows it."""
        return self.company.table

    def render(self) -> Any:
        return self.company.render()


class ParallelTable(_Seated, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every step, as at a table; who is not asked, or has answered, passes."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begins the next game: the first of a seed, where there is one. There are no options."""
        self.company.begin(seed)
        self.agents = list(self.possible_agents)
        self.company.show()
        observations = self.company.observations()
        return observations, self.company.infos(observations)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """The game after one action of every seat."""
        if set(actions) != set(self.agents):
            raise error.InvalidAction(f"actions are of {', '.join(self.agents)}, not of {', '.join(actions)}")
        rewards = self.company.act(actions)
        is_over = self.company.is_over
        observations = self.company.observations()
        infos = self.company.infos(observations)
        if is_over:
            self.agents = []
        self.company.show()
        over, cut = (dict.fromkeys(self.possible_agents, flag) for flag in (is_over, False))
        return observations, rewards, over, cut, infos

    def redeterminized(self, rng: np.random.Generator, agent: str) -> "ParallelTable":
        """A copy for `agent` to plan with: what it sees is the same, all else is dealt and asked anew."""
        twin = copy.copy(self)
        twin.agents = list(self.agents)
        twin.company = copy.copy(self.company)
        twin.company.adopt(self.company.redeterminized(rng, agent))
        return twin


class SeatBySeat(_Seated, AECEnv):  # type: ignore[misc]
    """The seats that are asked act in their order; nobody sees what others answer before all have answered."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begins the next game: the first of a seed, where there is one. There are no options."""
        self.company.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: Any) -> None:
        """The game after an action of the seat that is selected."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.company.act({agent: action})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = rewards
        self._accumulate_rewards()
        if self.company.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._look()

    def _look(self) -> None:
        """What everybody sees now, and whose turn it is."""
        self._observations = self.company.observations()
        self.infos = self.company.infos(self._observations)
        self.agent_selection = next(iter(self.company.asked), self.possible_agents[0])
        self.company.show()

    def observe(self, agent: str) -> Observation:
        return self._observations[agent]


def parallel_env(seats: int = 2, preset: str | None = None, **arguments: Any) -> ParallelTable:
    """A table at which everybody acts in every step."""
    return ParallelTable(seats, preset, **arguments)


def env(seats: int = 2, preset: str | None = None, **arguments: Any) -> OrderEnforcingWrapper:
    """A table at which the seats act one after the other."""
    return OrderEnforcingWrapper(SeatBySeat(seats, preset, **arguments))
