"""Several seats: PettingZoo's own checkers pass, and nobody sees what others have not revealed."""

import copy
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from cartographers.envs import env, parallel_env
from cartographers.game.scores import standings
from cartographers.native.compiler.sheet_view import LAYERS
from cartographers.native.steps.observation import KNOWN, OWN_PLANES
from cartographers.native.steps.stages import PASS
from matches import DIFFERENT_PRESETS

# PettingZoo knows by name the environments whose observations may be dicts with an action mask; others it warns of.
may_be_dicts = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
every_preset = pytest.mark.parametrize("preset", DIFFERENT_PRESETS)


@may_be_dicts
@every_preset
@pytest.mark.parametrize("seats", [2, 3])
def test_the_checkers_of_pettingzoo_pass(preset: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = partial(env, seats, preset)
    made_parallel = partial(parallel_env, seats, preset)
    api_test(made(), num_cycles=100)
    parallel_api_test(made_parallel(), num_cycles=100)
    seed_test(made, num_cycles=60)
    parallel_seed_test(made_parallel)
    render_test(made)


def test_a_sheet_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(2, sheet="Plain=1W9-5M5-11-2R8-11-11-11-11-11-11-11"), num_cycles=60)


@may_be_dicts
def test_a_hundred_seats(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(100), num_cycles=5)
    parallel_api_test(parallel_env(100), num_cycles=60)


def sampled(table: Any) -> dict[str, Any]:
    return {agent: table.action_space(agent).sample() for agent in table.agents}


def played(table: Any, seed: int, steps: int = 10**6) -> tuple[dict[str, list[int]], dict[str, float], Any]:
    """A game by lots, or some steps of it: what everybody did but pass, all rewards, and what was told last."""
    _, infos = table.reset(seed=seed)
    done: dict[str, list[int]] = {agent: [] for agent in table.agents}
    totals = dict.fromkeys(table.agents, 0.0)
    while table.agents and steps > 0:
        actions = sampled(table)
        _, rewards, _, _, infos = table.step(actions)
        for agent, action in actions.items():
            totals[agent] += rewards[agent]
            if action != PASS:
                done[agent].append(int(action))
        steps -= 1
    return done, totals, infos


@every_preset
def test_both_play_the_same_game(preset: str) -> None:
    """What everybody does at once is the same as one seat after the other."""
    together, by_turns = parallel_env(3, preset), env(3, preset)
    done, totals, infos = played(together, 4)
    by_turns.reset(seed=4)
    gained = dict.fromkeys(done, 0.0)
    for agent in by_turns.agent_iter():
        _, reward, is_over, _, info = by_turns.last()
        gained[agent] += reward
        if is_over:
            assert data_equivalence(info, infos[agent], exact=True)
        by_turns.step(None if is_over else done[agent].pop(0))
    assert not any(done.values())
    assert by_turns.unwrapped.table == together.table
    assert gained == totals == {agent: infos[agent]["stars"] for agent in totals}


def test_only_seats_that_are_asked_are_selected() -> None:
    table = env(3, "everything")
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, is_over, _, _ = table.last()
        if not is_over:
            assert seen["observation"]["table"][KNOWN["asked"].start] == 1
            assert not seen["action_mask"][PASS]
        table.step(None if is_over else table.action_space(agent).sample())


def test_who_has_nothing_to_do_passes() -> None:
    table = parallel_env(2, "everything")
    observations, _ = table.reset(seed=1)
    passed = 0
    while table.agents:
        for agent, seen in observations.items():
            is_idle = agent not in table.company.asked
            assert bool(seen["action_mask"][PASS]) == is_idle
            passed += is_idle
        observations, *_ = table.step(sampled(table))
    assert passed


def test_everybody_sees_the_own_map_and_both_neighbours() -> None:
    table = parallel_env(3, "everything")
    played(table, 3, 30)
    sheets = [seat.sheet for seat in table.table.seats]
    for number, seen in enumerate(table.company.observations().values()):
        maps = seen["observation"]["maps"]
        assert boards(maps[:LAYERS]) == sheets[number]
        assert boards(maps[OWN_PLANES : OWN_PLANES + LAYERS]) == sheets[number - 1]
        assert boards(maps[OWN_PLANES + LAYERS :]) == sheets[(number + 1) % 3]
        others = [table.table.seats[(number + step) % 3] for step in (1, 2)]
        assert seen["observation"]["others"].tolist() == [[other.stars, other.coins] for other in others]


def boards(planes: Any) -> tuple[int, ...]:
    return tuple(sum(1 << space for space in np.flatnonzero(plane).tolist()) for plane in planes)


def seen_by(table: Any, agent: str) -> list[bytes]:
    seen = table.company.observations()[agent]
    return [values.tobytes() for values in (*seen["observation"].values(), seen["action_mask"])]


@every_preset
def test_nobody_sees_what_others_have_answered(preset: str) -> None:
    """Whatever the first seat does, the others see the same until all have answered."""
    table = env(3, preset).unwrapped
    compared = 0
    for seed in range(8):
        table.reset(seed=seed)
        for _ in range(3 * seed):
            table.step(table.action_space(table.agent_selection).sample())
        while table.agent_selection != "seat_0":
            table.step(table.action_space(table.agent_selection).sample())
        before = seen_by(table, "seat_1"), seen_by(table, "seat_2")
        for lots in range(3):
            twin = copy.deepcopy(table)
            twin.action_space("seat_0").seed(lots)
            turn = twin.table.turn
            while twin.agent_selection == "seat_0" and twin.table.turn == turn:
                twin.step(twin.action_space("seat_0").sample())
            if twin.table.turn == turn and twin.table.task == table.table.task:
                compared += 1
                assert (seen_by(twin, "seat_1"), seen_by(twin, "seat_2")) == before
    assert compared > 6


@every_preset
def test_a_copy_to_plan_with_holds_nothing_unseen(preset: str) -> None:
    table = parallel_env(3, preset)
    for steps in (0, 4, 9, 14):
        played(table, steps, steps)
        before = seen_by(table, "seat_1")
        twin = table.redeterminized(np.random.default_rng(1), "seat_1")
        assert seen_by(twin, "seat_1") == before
        copies = [each.redeterminized(np.random.default_rng(2), "seat_1").company.stepper for each in (table, twin)]
        assert np.array_equal(copies[0].tables, copies[1].tables)  # bytes between fields are no values
        while twin.agents:
            twin.step(sampled(twin))
        assert twin.table.over
        assert not table.table.over
        assert seen_by(table, "seat_1") == before


def test_a_copy_to_plan_with_asks_the_others_anew() -> None:
    """Also where some have answered and one still chooses what a skill adds."""
    found = 0
    for seed in range(30):
        table = parallel_env(2, "everything")
        table.reset(seed=seed)
        while table.agents and table.company.asked != ["seat_1"]:
            table.step(sampled(table))
        if not table.agents or not table.company.stepper.seats["waiting"][0, 0]:
            continue
        found += 1
        before = seen_by(table, "seat_1")
        twin = table.redeterminized(np.random.default_rng(1), "seat_1")
        assert twin.company.asked == ["seat_0", "seat_1"]
        assert not twin.company.stepper.seats["extra"][0, 0].any()
        assert seen_by(twin, "seat_1") == before
        while twin.agents:
            twin.step(sampled(twin))
    assert found


def test_places_as_rewards_are_nobodys_gain() -> None:
    for seed in range(4):
        table = parallel_env(4, reward="place")
        _, totals, infos = played(table, seed)
        assert sum(totals.values()) == pytest.approx(0)
        first = [table.possible_agents[each.seat] for each in standings(table.table) if each.place == 1]
        assert all(totals[agent] == max(totals.values()) for agent in first)
        assert {agent: info["place"] for agent, info in infos.items()} == {
            f"seat_{each.seat}": each.place for each in standings(table.table)
        }


def test_ratings_as_rewards() -> None:
    _, totals, infos = played(parallel_env(2, reward="rating"), 1)
    assert totals == {agent: info["rating"] for agent, info in infos.items()}


@pytest.mark.parametrize("action", [-1, PASS, 10**6, "oak", None])
def test_an_action_outside_the_mask_is_an_error(action: Any) -> None:
    table = parallel_env(2)
    table.reset(seed=1)
    before = [seen_by(table, agent) for agent in table.agents]
    with pytest.raises(error.InvalidAction, match="action"):
        table.step(sampled(table) | {"seat_1": action})
    by_turns = env(2)
    by_turns.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="action"):
        by_turns.step(action)
    assert [seen_by(table, agent) for agent in table.agents] == before


def test_everybody_has_an_action() -> None:
    table = parallel_env(2)
    with pytest.raises(error.InvalidAction, match="actions are of"):
        table.step({"seat_0": 0})
    table.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="actions are of seat_0, seat_1, not of seat_0"):
        table.step({"seat_0": table.action_space("seat_0").sample()})


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"seats": 1}, "at least 2 seats, not 1"),
        ({"seats": 101}, "wrong seats"),
        ({"preset": "klingon"}, "there is no preset 'klingon'"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are stars, rating, place"),
        ({"render_mode": "opera"}, "there is no render mode"),
    ],
)
def test_what_makes_no_table_is_a_clear_error(arguments: dict[str, Any], told: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(error.Error, match=told):
            make(**arguments)


def test_maps_are_drawn_side_by_side() -> None:
    frames = {}
    for mode in ("ansi", "rgb_array", "svg"):
        table = parallel_env(3, render_mode=mode)
        table.reset(seed=1)
        frames[mode] = table.render()
    assert frames["ansi"].count("coins:") == 3
    assert frames["rgb_array"].shape[0] == frames["rgb_array"].shape[1]
    assert frames["svg"].count("<defs>") == 3


def test_seeds_give_the_same_games() -> None:
    ends = []
    for _ in range(2):
        table = parallel_env(2, "everything")
        table.reset(seed=8)
        for number, agent in enumerate(table.possible_agents):
            table.action_space(agent).seed(number)
        ends.append(played(table, 8))
    assert data_equivalence(ends[0], ends[1], exact=True)
