"""Many games side by side are the same games as one by one, in all three ways to begin anew."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from cartographers.envs.solo import SoloEnv
from cartographers.envs.vector import SoloVectorEnv
from cartographers.native.steps.stages import PASS
from cartographers.native.steps.stepper import GAMES_A_THREAD
from matches import DIFFERENT_PRESETS

NUMBER = 3
every_mode = pytest.mark.parametrize("mode", AutoresetMode, ids=lambda mode: mode.value)


def same(ours: object, theirs: object) -> bool:
    return data_equivalence(ours, theirs, exact=True)


def begun_again(envs: Any, over: Any) -> tuple[Any, Any]:
    """What the games that were over see after a reset of theirs, and what is told of them."""
    observation, infos = envs.reset(options={"reset_mask": over.copy()})
    assert (infos["_action_mask"] == over).all()
    return observation, infos["action_mask"][over]


@every_mode
@pytest.mark.parametrize("preset", ["polish_base", "everything"])
@pytest.mark.parametrize("reward", ["stars", "rating"])
def test_a_vector_is_its_games_one_by_one(mode: AutoresetMode, preset: str, reward: str) -> None:
    ours = SoloVectorEnv(NUMBER, preset, reward=reward, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: SoloEnv(preset, reward=reward)] * NUMBER, autoreset_mode=mode)
    ours.action_space.seed(1)
    assert same(ours.reset(seed=10), theirs.reset(seed=10))
    ends = 0
    for _ in range(90):
        actions = ours.action_space.sample()
        result, expected = ours.step(actions), theirs.step(actions)
        assert same(result, expected)
        over = result[2]
        ends += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            assert same(begun_again(ours, over), begun_again(theirs, over))
    assert ends >= 2 * NUMBER


@every_mode
def test_a_vector_told_to_begin_anew_goes_on_like_its_games(mode: AutoresetMode) -> None:
    ours = SoloVectorEnv(NUMBER, autoreset_mode=mode)
    theirs = SyncVectorEnv([SoloEnv] * NUMBER, autoreset_mode=mode)
    for seed in (5, [7, None, 9], None):
        assert same(ours.reset(seed=seed), theirs.reset(seed=seed))
        for _ in range(4):
            actions = ours.action_space.sample()
            assert same(ours.step(actions), theirs.step(actions))


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec("cartographers/Solo-v0", num_envs=4, preset="german", autoreset_mode="SameStep")
    assert isinstance(envs, SoloVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    envs = gymnasium.make_vec("cartographers/Solo-v0", num_envs=2, vectorization_mode="sync")
    assert isinstance(envs, SyncVectorEnv)
    envs.reset(seed=1)
    envs = gymnasium.make_vec("cartographers/Solo-v0", num_envs=4, vectorization_mode="vector_entry_point")
    observation, _ = envs.reset(seed=1)
    assert observation in envs.observation_space
    assert envs.single_action_space == SoloEnv().action_space
    envs.close()


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_company_changes_no_game(preset: str) -> None:
    many, few = SoloVectorEnv(100, preset), SoloVectorEnv(3, preset)
    observations = many.reset(seed=50)[0], few.reset(seed=50)[0]
    for _ in range(30):
        for name, values in observations[1].items():
            assert (observations[0][name][:3] == values).all()
        actions = many.action_space.sample()
        observations = many.step(actions)[0], few.step(actions[:3])[0]


@every_mode
def test_threads_change_nothing(mode: AutoresetMode) -> None:
    """Whatever is told by one thread, two and three tell too."""
    vectors = [SoloVectorEnv(3 * GAMES_A_THREAD + 1, autoreset_mode=mode, threads=number) for number in (1, 2, 3)]
    told: list[Any] = [envs.reset(seed=50) for envs in vectors]
    for envs in vectors:
        envs.action_space.seed(1)
    for _ in range(30):
        assert same(told[0], told[1])
        assert same(told[0], told[2])
        told = [envs.step(envs.action_space.sample()) for envs in vectors]
    for envs in vectors:
        envs.close()


def test_what_was_returned_does_not_change() -> None:
    envs = SoloVectorEnv(40)
    kept, copies = [], []
    observation, infos = envs.reset(seed=1)
    for _ in range(12):
        kept.append({**observation, **infos})
        copies.append({name: values.copy() for name, values in kept[-1].items()})
        del observation, infos
        observation, _, _, _, infos = envs.step(envs.action_space.sample())
    assert same(observation, {name: infos.get(name, values) for name, values in observation.items()})
    assert same(kept, copies)


def test_room_that_nobody_holds_is_used_again() -> None:
    envs = SoloVectorEnv(40)
    envs.reset(seed=1)
    addresses = set()
    for _ in range(30):
        observation, *_ = envs.step(envs.action_space.sample())
        addresses.add(observation["map"].__array_interface__["data"][0])
    assert len(addresses) <= 4


def test_samples_of_the_space_obey_masks() -> None:
    envs = SoloVectorEnv(4, "everything")
    _, infos = envs.reset(seed=1)
    for _ in range(40):
        masked = envs.action_space.sample(mask=tuple(infos["action_mask"]))
        assert infos["action_mask"][np.arange(4), masked].all()
        drawn = envs.action_space.sample()
        assert infos["action_mask"][np.arange(4), drawn].all()
        assert (envs.action_masks() == infos["action_mask"]).all()
        *_, infos = envs.step(masked)


def test_samples_come_from_the_seed_of_the_space() -> None:
    envs = SoloVectorEnv(50)
    envs.reset(seed=1)
    envs.action_space.seed(3)
    first = envs.action_space.sample()
    assert (envs.action_space.sample() != first).any()
    envs.action_space.seed(3)
    assert (envs.action_space.sample() == first).all()


def test_a_finished_game_can_only_pass() -> None:
    envs = SoloVectorEnv(2, autoreset_mode="Disabled")
    _, infos = envs.reset(seed=1)
    over = np.zeros(2, np.bool_)
    while not over.all():
        _, rewards, over, _, infos = envs.step(envs.action_space.sample())
    assert infos["action_mask"].sum(axis=1).tolist() == [1, 1]
    _, rewards, over, _, infos = envs.step(np.array([PASS, PASS]))
    assert over.all()
    assert not rewards.any()
    assert "stars" not in infos
    with pytest.raises(error.InvalidAction, match="game 0"):
        envs.step(np.array([0, PASS]))


def test_statistics_of_gymnasium_count_stars() -> None:
    envs = RecordEpisodeStatistics(SoloVectorEnv(3))
    envs.reset(seed=1)
    counted = 0
    for _ in range(60):
        *_, infos = envs.step(envs.action_space.sample())
        if "episode" in infos:
            ended = infos["_episode"]
            assert (infos["episode"]["r"][ended] == infos["stars"][ended]).all()
            counted += int(ended.sum())
    assert counted >= 3


def test_a_vector_of_none_is_an_error() -> None:
    for number in (0, -1):
        with pytest.raises(error.Error, match="at least one environment"):
            gymnasium.make_vec("cartographers/Solo-v0", num_envs=number, vectorization_mode="vector_entry_point")


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([0, 0], "3 whole numbers"),
        ([0.5, 0.5, 0.5], "whole numbers"),
        ([PASS, PASS, PASS], "not offered in game 0"),
        ([-1, 0, 0], "not offered in game 0"),
        ([10**6, 0, 0], "not offered in game 0"),
    ],
)
def test_actions_outside_the_masks_are_errors(actions: list[float], told: str) -> None:
    envs = SoloVectorEnv(3)
    observation, _ = envs.reset(seed=1)
    with pytest.raises(error.InvalidAction, match=told):
        envs.step(np.array(actions))
    assert (envs.action_masks() == observation["action_mask"]).all()


@pytest.mark.parametrize(
    ("mask", "told"),
    [([True, False], "array of 2 bools"), (np.array([True]), "2 bools"), (np.zeros(2, np.bool_), "nothing to reset")],
)
def test_a_reset_mask_fits(mask: Any, told: str) -> None:
    envs = SoloVectorEnv(2)
    with pytest.raises(error.Error, match=told):
        envs.reset(options={"reset_mask": mask})


def test_other_bad_input_is_a_clear_error() -> None:
    with pytest.raises(error.Error, match="no autoreset mode 'Sometimes'; there are NextStep"):
        SoloVectorEnv(2, autoreset_mode="Sometimes")
    with pytest.raises(error.Error, match="2 environments and 3 seeds"):
        SoloVectorEnv(2).reset(seed=[1, 2, 3])
    with pytest.raises(error.ResetNeeded):
        SoloVectorEnv(2).step(np.array([0, 0]))
    with pytest.raises(error.Error, match="there is no preset 'klingon'"):
        gymnasium.make_vec("cartographers/Solo-v0", num_envs=2, preset="klingon")


def test_maps_are_drawn() -> None:
    envs = SoloVectorEnv(3, render_mode="ansi")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert [frame.count("seat: 0") for frame in frames] == [1, 1, 1]
    assert SoloVectorEnv(1).render() is None
