"""A game of several seats: what they see, may do and gain. What the PettingZoo environments have in common."""

import operator
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import error, spaces

from cartographers.envs.choices import RENDER_MODES, chosen, one_of
from cartographers.envs.drawing import drawn
from cartographers.envs.spaces import LegalActions, SampledAction, map_space, mask_space, others_space, table_space
from cartographers.game.options import Options
from cartographers.game.scores import rating, standings, title
from cartographers.game.state import Table
from cartographers.native.steps.stages import PASS
from cartographers.native.steps.stepper import Stepper

Observation: TypeAlias = dict[str, Any]
Info: TypeAlias = dict[str, Any]

REWARDS = ("stars", "rating", "place")
FEWEST_SEATS = 2


def _seen_space(options: Options) -> spaces.Dict:
    """What one of several players sees."""
    seen = spaces.Dict({"maps": map_space(options), "table": table_space(), "others": others_space(options)})
    return spaces.Dict({"observation": seen, "action_mask": mask_space(options)})


class Company:
    """One game after the other at a table with several seats, called `seat_0`, `seat_1`, …"""

    def __init__(
        self, seats: int, preset: str | None, reward: str, render_mode: str | None, options: Mapping[str, Any]
    ) -> None:
        if seats < FEWEST_SEATS:
            raise error.Error(f"a table has at least {FEWEST_SEATS} seats, not {seats}; alone, cartographers/Solo-v0")
        self.options = chosen(seats, preset, **options)
        self.reward = one_of("reward", reward, REWARDS)
        self.render_mode = render_mode if render_mode is None else one_of("render mode", render_mode, RENDER_MODES)
        self.names = [f"seat_{number}" for number in range(seats)]
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.observation_spaces = {name: _seen_space(self.options) for name in self.names}
        self._is_begun = False
        self.adopt(Stepper(self.options, 1))

    def adopt(self, stepper: Stepper) -> None:
        """Goes on with the game of a stepper."""
        self.stepper = stepper
        self.action_spaces = {name: LegalActions(stepper, number) for number, name in enumerate(self.names)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for space in self.action_spaces.values():
            space.adopt(self.stepper)

    @property
    def table(self) -> Table:
        """All that lies open, as the core knows it."""
        return self.stepper.table(0)

    @property
    def is_over(self) -> bool:
        return bool(self.stepper.over[0])

    @property
    def asked(self) -> list[str]:
        """Who is asked for an action, in the order of the seats."""
        return [name for name, is_asked in zip(self.names, self.stepper.asked[0], strict=True) if is_asked]

    def begin(self, seed: int | None) -> None:
        """Begins the next game: the first of a seed, where there is one."""
        if seed is not None:
            self.stepper.seed(0, str(seed))
        elif not self._is_begun:
            self.stepper.seed(0, str(np.random.default_rng().integers(2**63)))
        self._is_begun = True
        self.stepper.begin()

    def act(self, actions: Mapping[str, Any]) -> dict[str, float]:
        """The game after the actions of some seats, and what every seat gained by it."""
        if not self._is_begun:
            raise error.ResetNeeded("a game begins with reset()")
        given = np.full((1, len(self.names)), PASS)
        for name, action in actions.items():
            given[0, self.number_of[name]] = self._legal(name, action)
        gains = self.stepper.step(given)[0]
        if self.reward == "stars":
            return {name: float(gain) for name, gain in zip(self.names, gains, strict=True)}
        if not self.is_over:
            return dict.fromkeys(self.names, 0.0)
        table = self.table
        if self.reward == "rating":
            return {name: float(rating(table, number)) for number, name in enumerate(self.names)}
        return self._beaten(table)

    def _beaten(self, table: Table) -> dict[str, float]:
        """How many others a seat beat less by how many it was beaten, in parts of all others (R26)."""
        placed = {standing.seat: standing.place for standing in standings(table)}
        number = len(self.names)
        return {
            self.names[seat]: (
                sum(place < other for other in placed.values()) - sum(place > other for other in placed.values())
            )
            / (number - 1)
            for seat, place in placed.items()
        }

    def _legal(self, name: str, action: Any) -> int:
        seat = self.number_of[name]
        try:
            number = operator.index(action)
        except TypeError as wrong:
            raise error.InvalidAction(f"an action is a number, not {action!r}") from wrong
        mask = self.stepper.sight().masks[0, seat]
        if 0 <= number < len(mask) and mask[number]:
            return number
        if isinstance(action, SampledAction):
            return (number + int(np.roll(mask, -number).argmax())) % len(mask)
        raise error.InvalidAction(f"action {number} is not offered to {name} now; its action mask has what is")

    def observations(self) -> dict[str, Observation]:
        """What every seat sees: nothing of what others have answered in this turn."""
        sight = self.stepper.sight()
        return {
            name: {
                "observation": {
                    "maps": sight.maps[0, number],
                    "table": sight.facts[0, number],
                    "others": sight.others[0, number],
                },
                "action_mask": sight.masks[0, number],
            }
            for number, name in enumerate(self.names)
        }

    def infos(self, observations: Mapping[str, Observation]) -> dict[str, Info]:
        """The mask of every seat, and at the end of the game how it went."""
        infos: dict[str, Info] = {name: {"action_mask": seen["action_mask"]} for name, seen in observations.items()}
        if self.is_over:
            table = self.table
            for standing in standings(table):
                rated = rating(table, standing.seat)
                result = {"stars": standing.stars, "rating": rated, "title": title(rated), "place": standing.place}
                infos[self.names[standing.seat]] |= result
        return infos

    def redeterminized(self, rng: np.random.Generator, agent: str) -> Stepper:
        """The game as `agent` may plan with: what it sees is the same, what it does not see is dealt and asked anew."""
        stepper = self.stepper.copy()
        stepper.redeal(str(rng.integers(2**63)))
        stepper.ask_others_anew(0, self.number_of[agent])
        return stepper

    def render(self) -> Any:
        """The table in the render mode that was chosen."""
        return drawn(self.table, self.render_mode)

    def show(self) -> None:
        """Shows the table to people who watch."""
        if self.render_mode == "human":
            self.render()
