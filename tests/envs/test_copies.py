"""Environments that are copied, pickled, taken into another process or closed: each has its own game and goes on."""

import copy
import multiprocessing
import pickle
import threading
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import data_equivalence

from cartographers.envs import env, parallel_env
from cartographers.envs.vector import SoloVectorEnv
from cartographers.native.steps.stepper import GAMES_A_THREAD

PATIENCE = 20
"""Seconds after which a process is taken for one that hangs."""


def future(played: Any, steps: int = 12) -> list[Any]:
    """What an environment tells in its next steps, by lots of its own spaces."""
    told: list[Any] = []
    for _ in range(steps):
        if hasattr(played, "agent_selection"):
            agent = played.agent_selection
            action = played.action_space(agent).sample()
            told.append((action, played.last()))
            played.step(action)
        elif hasattr(played, "agents"):
            actions = {agent: played.action_space(agent).sample() for agent in played.agents}
            told.append((actions, played.step(actions)))
        else:
            actions = played.action_space.sample()
            told.append((actions, played.step(actions)))
    return told


def begun(make: Callable[[], Any]) -> Any:
    """An environment in the middle of its games."""
    made = make()
    made.reset(seed=1)
    future(made, 5)
    return made


def vector() -> SoloVectorEnv:
    return SoloVectorEnv(2 * GAMES_A_THREAD, threads=2)


every_kind = pytest.mark.parametrize(
    "make",
    [
        lambda: gymnasium.make("cartographers/Solo-v0", preset="everything"),
        vector,
        lambda: SoloVectorEnv(3, "everything"),
        lambda: SoloVectorEnv(3, autoreset_mode="SameStep"),
        lambda: parallel_env(3, "everything"),
        lambda: env(3, "everything"),
    ],
    ids=["solo", "vector in threads", "vector", "vector same step", "parallel", "seat by seat"],
)
every_way = pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)


@every_way
@every_kind
def test_a_copy_has_the_same_future_and_lots(make: Callable[[], Any], copied: Callable[[Any], Any]) -> None:
    """Spaces and all; a sample that were not legal would be an error."""
    made = begun(make)
    twin, second = copied(made), copied(made)
    ahead = future(twin)
    assert data_equivalence(ahead, future(made), exact=True)
    assert data_equivalence(ahead, future(second), exact=True)


@every_way
def test_a_copy_of_a_closed_vector_is_closed(copied: Callable[[Any], Any]) -> None:
    envs = begun(vector)
    envs.close()
    with pytest.raises(error.ClosedEnvironmentError):
        copied(envs).reset()


def in_a_child(work: Callable[[], None]) -> int | None:
    """How a forked child ends; it is an error if it does not end at all."""
    child = multiprocessing.get_context("fork").Process(target=work)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python 3.12 warns of forks where there are threads
        child.start()
    child.join(PATIENCE)
    if child.is_alive():
        child.kill()
        child.join()
        pytest.fail("a forked child hangs")
    return child.exitcode


@every_kind
def test_a_forked_child_goes_on_and_so_does_its_parent(make: Callable[[], Any]) -> None:
    made = begun(make)
    expected = future(copy.deepcopy(made))

    def go_on() -> None:
        assert data_equivalence(future(made), expected, exact=True)
        if isinstance(made, SoloVectorEnv):
            made.close()

    assert in_a_child(go_on) == 0
    assert data_equivalence(future(made), expected, exact=True)


def test_a_closed_vector_is_an_error() -> None:
    envs = SoloVectorEnv(3, render_mode="ansi")
    envs.reset(seed=1)
    actions = envs.action_space.sample()
    envs.close()
    envs.close()
    for use in (envs.reset, lambda: envs.step(actions), envs.render, envs.action_masks):
        with pytest.raises(error.ClosedEnvironmentError, match="closed"):
            use()


def test_no_thread_outlives_its_vector() -> None:
    before = {*threading.enumerate()}
    closed, forgotten = begun(vector), begun(vector)
    assert len({*threading.enumerate()} - before) == 2
    closed.close()
    del forgotten
    for thread in {*threading.enumerate()} - before:
        thread.join(PATIENCE)
    assert {*threading.enumerate()} <= before


def test_a_single_space_knows_no_game() -> None:
    envs = SoloVectorEnv(3)
    envs.reset(seed=1)
    assert envs.single_action_space.sample() in envs.single_action_space
