"""The Gymnasium environment: its own checker passes, masks are legality, nothing unseen is seen."""

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env, data_equivalence

import cartographers.envs
from cartographers.board.notation import lines_of
from cartographers.cards.printed import SCORING
from cartographers.envs.solo import SoloEnv
from cartographers.game.presets import PRESETS
from cartographers.game.scores import rating, title
from cartographers.native.batch.batch import Batch
from cartographers.native.engine.tables import CARDS, EDICTS, SKILL_NAMES
from cartographers.native.steps.observation import KNOWN, PLANE_NAMES
from cartographers.native.steps.stages import PASS
from matches import DIFFERENT_PRESETS

every_preset = pytest.mark.parametrize("preset", DIFFERENT_PRESETS)


def played(env: Any, seed: int, turns: int = 10**6) -> tuple[float, dict[str, Any]]:
    """A game by lots, or some turns of it: all rewards, and what was told last."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    rewards, is_over = 0.0, False
    while not is_over and turns > 0:
        _, reward, is_over, is_cut, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards += reward
        turns -= 1
        assert not is_cut
    return rewards, info


@every_preset
def test_the_checker_of_gymnasium_passes(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("cartographers/Solo-v0", preset=preset).unwrapped)


def test_a_sheet_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("cartographers/Solo-v0", sheet="Plain=1W9-5M5-11-2R8-11-11-11-11-11-11-11").unwrapped
    check_env(env)
    assert isinstance(env, SoloEnv)
    assert lines_of(env.table.seats[0].sheet)[3] == "..,........"
    with pytest.raises(error.Error, match=r"no game can be played with these options: wrong rows \(rows 2\)"):
        gymnasium.make("cartographers/Solo-v0", sheet="11-11")


def test_it_can_be_made_by_its_module_too() -> None:
    env = gymnasium.make("cartographers.envs:cartographers/Solo-v0")
    assert isinstance(env.unwrapped, SoloEnv)
    assert cartographers.envs.SOLO in gymnasium.registry


@every_preset
def test_rewards_sum_up_to_the_stars(preset: str) -> None:
    env = SoloEnv(preset)
    for seed in range(3):
        rewards, info = played(env, seed)
        table = env.table
        assert table.over
        assert rewards == info["stars"] == table.seats[0].stars
        assert info["rating"] == rating(table)
        assert info["title"] == title(info["rating"])


def test_the_rating_as_reward_comes_at_the_end() -> None:
    env = SoloEnv(reward="rating")
    rewards, info = played(env, 1)
    assert rewards == info["rating"] == info["stars"] - sum(SCORING[card].solo for card in env.table.edicts)


def test_the_games_are_those_of_a_batch_with_the_same_seed() -> None:
    env, batch = SoloEnv("everything"), Batch(PRESETS["everything"], 3)
    batch.start("77")
    for game in range(3):
        env.reset(seed=77 if game == 0 else None)
        assert env.table == batch.table(game)


def test_the_observation_is_what_lies_open() -> None:
    env = SoloEnv("everything")
    chance = np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    is_over = False
    while not is_over:
        table, seat = env.table, env.table.seats[0]
        assert observation in env.observation_space
        assert observation["action_mask"] is info["action_mask"]
        assert (observation["action_mask"] == env.action_masks()).all()
        for plane, layer in enumerate(seat.sheet._fields):
            spaces = sum(1 << space for space in np.flatnonzero(observation["map"][plane]).tolist())
            assert spaces == getattr(seat.sheet, layer), layer
        facts = {name: observation["table"][places] for name, places in KNOWN.items()}
        assert facts["season"].argmax() == table.season
        assert facts["time"][0] == table.time
        assert [EDICTS[number % len(EDICTS)] for number in np.flatnonzero(facts["edicts"])] == list(table.edicts)
        assert [CARDS[number] for number in np.flatnonzero(facts["card"])] == ([table.card] if table.card else [])
        assert {*table.revealed} <= {CARDS[number] for number in np.flatnonzero(facts["revealed"])}
        assert facts["hidden"][0] == table.hidden
        assert (facts["coins"][0], facts["paid"][0], facts["stars"][0]) == (seat.coins, seat.paid, seat.stars)
        assert {SKILL_NAMES[number] for number in np.flatnonzero(facts["skills"])} == {*table.skills}
        assert facts["ruins"][0] == table.ruins
        observation, _, is_over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))


def test_a_drawing_waits_for_what_a_skill_adds() -> None:
    """The plane `drawing` shows it, and the map is as it was."""
    env = SoloEnv("everything")
    shown = 0
    for seed in range(10):
        env.action_space.seed(seed)
        observation, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            drawing = observation["map"][PLANE_NAMES.index("drawing")]
            chosen = observation["table"][KNOWN["chosen_skill"]]
            if drawing.any():
                shown += 1
                assert chosen.sum() == 1
                assert observation["table"][KNOWN["drawing_terrain"]].sum() == 1
                assert not (drawing & observation["map"][PLANE_NAMES.index("filled")]).any()
            observation, _, is_over, _, _ = env.step(env.action_space.sample())
    assert shown


@every_preset
def test_only_undrawn_cards_differ_and_no_byte_is_seen(preset: str) -> None:
    env = SoloEnv(preset)
    rng = np.random.default_rng(3)
    differ = 0
    for turns in (0, 3, 7, 11, 15, 19):
        _, info = played(env, turns, turns)
        if "stars" in info:
            continue
        before = seen(env)
        twin = env.redeterminized(rng)
        differ += twin._stepper.tables["decks"].tobytes() != env._stepper.tables["decks"].tobytes()
        assert seen(twin) == before
        assert seen(env) == before
    assert differ > 2


def seen(env: SoloEnv) -> list[bytes]:
    observation, info = env._seen()
    return [value.tobytes() for value in (*observation.values(), *info.values(), env.action_masks())]


def test_a_copy_to_plan_with_keeps_nothing_of_the_deal() -> None:
    """Two games that differ in what is unseen only have the same copies by the same lots."""
    env = SoloEnv("everything")
    played(env, 4, 14)
    twin = env.redeterminized(np.random.default_rng(1))
    copies = [each.redeterminized(np.random.default_rng(2))._stepper for each in (env, twin)]
    assert not np.array_equal(env._stepper.tables, twin._stepper.tables)
    assert int(copies[0].tables[0]["season"]) > 0
    assert np.array_equal(copies[0].tables, copies[1].tables)  # bytes between fields are no values
    assert copies[0].seeds.tolist() == copies[1].seeds.tolist()
    assert (copies[0].seats["chance"] == copies[1].seats["chance"]).all()


def test_a_copy_goes_on_by_itself() -> None:
    env = SoloEnv("everything")
    played(env, 4, 5)
    before = seen(env)
    twin = env.redeterminized(np.random.default_rng(1))
    is_over = False
    while not is_over:
        *_, is_over, _, _ = twin.step(twin.action_space.sample())
    assert seen(env) == before


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_has_the_same_future(copied: Any) -> None:
    env = SoloEnv("everything")
    played(env, 4, 5)
    twin = copied(env)
    for each in (env, twin):
        each.action_space.seed(9)
    is_over = False
    while not is_over:
        action = env.action_space.sample()
        assert twin.action_space.sample() == action
        ours, theirs = env.step(action), twin.step(action)
        assert data_equivalence(ours, theirs, exact=True)
        is_over = ours[2]


def test_seeds_give_the_same_games() -> None:
    games = [[played(env, seed) for seed in (1, 2, 1)] for env in (SoloEnv(), SoloEnv())]
    assert data_equivalence(games[0], games[1], exact=True)
    assert data_equivalence(games[0][0], games[0][2], exact=True)
    assert not data_equivalence(games[0][0], games[0][1], exact=True)


def test_a_sample_without_a_mask_is_legal() -> None:
    env = SoloEnv("everything")
    env.action_space.seed(1)
    for _ in range(5):
        env.reset()
        is_over = False
        while not is_over:
            action = env.action_space.sample()
            assert env.action_masks()[action]
            *_, is_over, _, _ = env.step(action)


def test_a_sample_of_another_game_stands_for_the_next_legal_action() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    for _ in range(200):
        action = env.action_space.sample()
        env.reset()
        env.step(action)


@pytest.mark.parametrize("action", [-1, PASS, PASS + 1, "hamlet", 1.5, None])
def test_an_action_outside_the_mask_is_an_error(action: Any) -> None:
    env = SoloEnv()
    env.reset(seed=1)
    before = seen(env)
    with pytest.raises(error.InvalidAction, match="action"):
        env.step(action)
    assert seen(env) == before


def test_every_action_is_taken_or_refused_as_the_mask_says() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    mask = env.action_masks()
    for action in range(len(mask)):
        env.reset(seed=1)
        if mask[action]:
            env.step(action)
        else:
            with pytest.raises(error.InvalidAction):
                env.step(action)


def test_after_the_end_there_is_nothing_to_do() -> None:
    env = SoloEnv()
    _, info = played(env, 1)
    assert np.flatnonzero(info["action_mask"]).tolist() == [PASS]
    with pytest.raises(error.InvalidAction):
        env.step(0)


def test_a_game_begins_with_reset() -> None:
    with pytest.raises(error.ResetNeeded):
        SoloEnv().step(0)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"preset": "klingon"}, "there is no preset 'klingon'; there are english"),
        ({"set": "klingon"}, "there is no set 'klingon'; there are base"),
        ({"preset": "german", "set": "base"}, "either a preset or a set"),
        ({"sheet": "E"}, "unknown choice"),
        ({"skills": ["acrobatics"]}, "wrong skills"),
        ({"colour": "red"}, "there is no option 'colour'; there are sheet"),
        ({"seats": 2}, "there is no option 'seats'"),
        ({"sheet": 1}, "no game can be played with these options"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are stars, rating"),
        ({"render_mode": "opera"}, "there is no render mode 'opera'"),
    ],
)
def test_what_makes_no_game_is_a_clear_error(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(error.Error, match=told):
        SoloEnv(**arguments)


def test_any_option_may_be_different() -> None:
    env = SoloEnv(set="heroes", sheet="D", skills=["lore", "heal", "search"], skill_limit="game")
    env.reset(seed=1)
    assert sorted(env.table.skills) == ["heal", "lore", "search"]
    assert env.table.options.sheet == "D"


def test_ruins_join_where_games_are_mixed_unless_they_are_left_out() -> None:
    assert not SoloEnv(set="heroes", sheet="D").options.ruins
    assert SoloEnv(set="heroes", sheet="A").options.ruins
    assert not SoloEnv(set="heroes", sheet="A", ruins=False).options.ruins


def test_the_map_is_drawn() -> None:
    frames: dict[str, Any] = {}
    for mode in ("ansi", "rgb_array", "svg"):
        env = SoloEnv("everything", render_mode=mode)
        played(env, 2, 12)
        frames[mode] = env.render()
    lines = lines_of(env.table.seats[0].sheet)
    assert "\n".join(lines) in frames["ansi"]
    assert frames["rgb_array"].dtype == np.uint8
    assert frames["rgb_array"].ndim == 3
    assert len({tuple(pixel) for pixel in frames["rgb_array"].reshape(-1, 3).tolist()}) > 8
    assert ElementTree.fromstring(frames["svg"]).tag.endswith("svg")


def test_people_see_the_map_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    assert capsys.readouterr().out.count("edicts:") == 2


def test_without_a_render_mode_there_is_a_warning() -> None:
    env = SoloEnv()
    env.reset()
    with pytest.warns(UserWarning, match="no render mode"):
        env.render()
