"""Answers action by action: exactly what the core allows can be reached, with and without skills."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cartographers.game import skills
from cartographers.game.decide import play, start
from cartographers.game.offers import choices
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Answer, Drawing, Table, Task
from cartographers.native import registry
from cartographers.native.batch.batch import Batch
from cartographers.native.engine.convert import answer_of, command_of
from cartographers.native.engine.tables import SKILL
from cartographers.native.registry import entry
from cartographers.native.steps import stages
from cartographers.native.steps.stages import ANSWER_ASKED, FIRST_PART, FIRST_SKILL, NOTHING_ASKED, PASS
from cartographers.native.steps.stepper import GAMES_A_THREAD, SAMPLES_A_STEP, Stepper
from matches import DIFFERENT_PRESETS
from native.test_batch import comparable, dealt
from native.test_policies import expected

OPTIONS = {
    **DIFFERENT_PRESETS,
    "free walk": replace(PRESETS["everything"], reading="free"),
    "two": replace(PRESETS["everything"], seats=2),
    "heroes with skills": replace(PRESETS["polish_heroes"], skills=PRESETS["everything"].skills, skill_limit="game"),
}
SKILLED = [name for name, options in OPTIONS.items() if options.skills]


def begun(options: Options, seed: str, games: int = 1) -> Stepper:
    stepper = Stepper(options, games)
    for game in range(games):
        stepper.seed(game, f"{seed}/{game}")
    stepper.begin()
    return stepper


def copied(stepper: Stepper) -> Stepper:
    twin = Stepper(stepper.options, len(stepper.tables))
    for name in ("tables", "seats", "steps", "offers"):
        getattr(twin, name)[:] = getattr(stepper, name)
    return twin


def legal(stepper: Stepper, seat: int = 0) -> list[int]:
    return [int(action) for action in np.flatnonzero(stepper.sight().masks[0, seat])]


def do(stepper: Stepper, action: int) -> None:
    """Seat 0 of the first game acts; the others wait."""
    actions = np.full(stepper.seats.shape, PASS)
    actions[0, 0] = action
    stepper.step(actions)


def answer(stepper: Stepper, *path: int) -> Answer:
    """What seat 0 answers by some actions, the last of which ends its answer."""
    twin = copied(stepper)
    for action in path[:-1]:
        do(twin, action)
    accept = entry(stages.accept_with_skills if twin.options.skills else stages.accept)
    accept(twin.cards, twin.tables[0], twin.seats[0], 0, twin.steps[0, 0], twin.offers[0, 0], path[-1])
    assert twin.steps[0, 0]["stage"] == NOTHING_ASKED
    return answer_of(twin.tables[0], twin.seats[0, 0])


def main_drawings(table: Table, skill: str) -> set[Drawing]:
    """The drawings with a skill that can be finished."""
    mains = choices(skills.main_offer(table, 0, skill))
    return {
        main for main in mains if skill in skills.REPLACING or [*choices(skills.extra_offer(table, 0, skill, main))]
    }


def draw(main: Drawing, skill: str, extra: Drawing | None = None) -> Drawing:
    drawing = replace(main, skill=skill)
    if extra is None:
        return drawing
    other = None if skill == "diplomacy" else extra.terrain
    return replace(drawing, extra=extra.spaces, extra_terrain=other)


def main_of(answer: Answer) -> Drawing:
    assert isinstance(answer, Drawing)
    return Drawing(answer.terrain, answer.spaces, answer.marks)


def assert_same_answers(stepper: Stepper, chance: np.random.Generator) -> Counter[str]:
    """What seat 0 may do is what the core allows; which skills could be used."""
    table = stepper.table(0)
    actions = legal(stepper)
    plain = [action for action in actions if action < PASS]
    answers = [answer(stepper, action) for action in plain]
    assert len(set(answers)) == len(answers)
    assert set(answers) == set(expected(table))
    usable = skills.usable(table, 0) if table.task is Task.DRAW else []
    possible = [skill for skill in usable if main_drawings(table, skill)]
    assert {action - FIRST_SKILL for action in actions if action > PASS} == {SKILL[skill] for skill in possible}
    for skill in possible:
        assert_same_drawings(stepper, table, skill, chance)
    return Counter(possible)


def assert_same_drawings(stepper: Stepper, table: Table, skill: str, chance: np.random.Generator) -> None:
    twin = copied(stepper)
    do(twin, FIRST_SKILL + SKILL[skill])
    actions = legal(twin)
    mains = main_drawings(table, skill)
    assert len(actions) == len(mains)
    if skill in skills.REPLACING:
        answers = {answer(twin, action) for action in actions}
        assert answers == {draw(main, skill) for main in mains}
        return
    for action in chance.choice(actions, min(3, len(actions)), replace=False):
        third = copied(twin)
        do(third, int(action))
        answers = {answer(third, each) for each in legal(third)}
        [main] = {main_of(each) for each in answers}
        assert main in mains
        extras = choices(skills.extra_offer(table, 0, skill, main))
        assert answers == {draw(main, skill, extra) for extra in extras}


def turns(stepper: Stepper, seed: int) -> Any:
    """Plays a game by lots, and stops wherever seat 0 is asked a question."""
    chances = np.arange(stepper.seats.size, dtype=np.uint64) + np.uint64(1000 * seed)
    while not stepper.over[0]:
        if stepper.steps[0, 0]["stage"] == ANSWER_ASKED:
            yield
        stepper.step(stepper.any_actions(chances))


@pytest.mark.parametrize("name", OPTIONS)
def test_actions_are_exactly_what_is_allowed(name: str) -> None:
    stepper, chance = begun(OPTIONS[name], name), np.random.default_rng(1)
    asked, possible = set(), Counter[str]()
    for _ in turns(stepper, 1):
        asked.add(stepper.tables[0]["task"])
        if stepper.tables[0]["turn"] % 4 == 0:
            possible += assert_same_answers(stepper, chance)
    assert asked
    assert bool(possible) == (name in SKILLED)


def test_every_skill_can_be_used_by_actions() -> None:
    stepper, chance = begun(OPTIONS["two"], "all"), np.random.default_rng(1)
    met: set[str] = set()
    for game in range(40):
        stepper.seed(0, str(game))
        stepper.begin()
        for _ in turns(stepper, game):
            if any(
                int(stepper.steps[0, 0]["skills"]) >> number & 1 for skill, number in SKILL.items() if skill not in met
            ):
                met |= set(assert_same_answers(stepper, chance))
    assert met == {*skills.REPLACING, *skills.ADDING}


@pytest.mark.parametrize("name", OPTIONS)
def test_the_core_follows_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The batch's law, action by action: whatever the actions say, the core plays the same game."""
    options = OPTIONS[name]
    stepper = begun(options, name)
    chances = np.arange(options.seats, dtype=np.uint64)
    accept = entry(stages.accept_with_skills if options.skills else stages.accept)
    dealt(monkeypatch, stepper.tables[0])
    state = start(options, "any")[1]
    while not state.table.over:
        assert stepper.table(0) == comparable(state.table)
        actions = stepper.any_actions(chances)
        twin = copied(stepper)
        for seat in range(options.seats):
            rows = twin.tables[0], twin.seats[0], seat, twin.steps[0, seat], twin.offers[0, seat]
            if twin.asked[0, seat]:
                accept(twin.cards, *rows, actions[0, seat])
                if not twin.asked[0, seat]:
                    _, state = play(state, command_of(twin.tables[0], twin.seats[0, seat], seat))
        stepper.step(actions)
    assert stepper.table(0) == comparable(state.table)


def test_a_game_is_that_of_a_batch_with_the_same_seed_and_number() -> None:
    stepper, batch = begun(PRESETS["everything"], "1", 3), Batch(PRESETS["everything"], 3)
    for game in range(3):
        batch.start(f"1/{game}", [0, 0, 0], np.arange(3) == game)
    assert (batch.tables == stepper.tables).all()
    assert (batch.seats["chance"] == stepper.seats["chance"]).all()
    assert [batch.table(game) for game in range(3)] == [stepper.table(game) for game in range(3)]


@pytest.mark.parametrize("name", ["polish_base", "everything", "two"])
def test_every_action_comes_up_as_often(name: str) -> None:
    """One game is copied many times, and each copy takes an action by lots of its own."""
    stepper = begun(OPTIONS[name], name)
    copies = Stepper(OPTIONS[name], 6000)
    chances = np.random.default_rng(1).integers(0, 2**63, copies.seats.shape).astype(np.uint64)
    tested = 0
    for _ in turns(stepper, 2):
        allowed = legal(stepper)
        if 1 < len(allowed) < 150:
            copies.steps[:], copies.offers[:] = stepper.steps, stepper.offers
            taken = Counter(copies.any_actions(chances)[:, 0].tolist())
            assert set(taken) == set(allowed)
            fair = 6000 / len(allowed)
            assert all(abs(times - fair) < 5.5 * fair**0.5 for times in taken.values())
            tested += 1
    assert tested


def test_lots_reach_skills_and_parts_of_shapes() -> None:
    stepper = begun(PRESETS["everything"], "lots", 300)
    chances = np.arange(300, dtype=np.uint64)
    taken = Counter[str]()
    while not stepper.over.all():
        actions = stepper.any_actions(chances)
        taken["part"] += int((actions >= FIRST_PART).sum())
        taken["skill"] += int(((actions >= FIRST_SKILL) & (actions < FIRST_PART)).sum())
        assert stepper.wrong(actions) is None
        stepper.step(actions)
    assert taken["part"] > 0
    assert taken["skill"] > 0


def test_whoever_is_not_asked_can_only_pass() -> None:
    stepper = begun(OPTIONS["two"], "pass")
    chances = np.arange(2, dtype=np.uint64)
    waited = 0
    while not stepper.over[0]:
        masks = stepper.sight().masks[0]
        for seat in range(2):
            assert masks[seat].any()
            assert bool(masks[seat, PASS]) != bool(stepper.asked[0, seat])
            if not stepper.asked[0, seat]:
                waited += 1
                assert masks[seat].sum() == 1
        stepper.step(stepper.any_actions(chances))
    assert waited
    assert stepper.sight().masks[0].argmax(axis=1).tolist() == [PASS, PASS]


def test_masks_and_lots_agree_with_what_is_offered() -> None:
    for name in ("polish_heroes", "everything"):
        stepper = begun(OPTIONS[name], "mask", 4)
        chances = np.arange(4, dtype=np.uint64)
        for _ in range(30):
            masks = stepper.sight().masks
            for action in range(masks.shape[2]):
                wrong = stepper.wrong(np.full((4, 1), action), np.array([True, False, False, False]))
                assert (wrong is None) == bool(masks[0, 0, action])
            stepper.step(stepper.any_actions(chances))


def test_the_stars_gained_sum_up_to_those_of_the_game() -> None:
    stepper = begun(OPTIONS["two"], "gains", 20)
    chances, gained = np.arange(40, dtype=np.uint64), np.zeros((20, 2), np.int32)
    while not stepper.over.all():
        gained += stepper.step(stepper.any_actions(chances))
    assert (gained == stepper.stars).all()
    assert stepper.stars.any()


def test_threads_change_no_game() -> None:
    ends = []
    for threads in (1, 2, 3):
        stepper = Stepper(PRESETS["everything"], 3 * GAMES_A_THREAD, threads)
        for game in range(3 * GAMES_A_THREAD):
            stepper.seed(game, str(game))
        stepper.begin()
        chances = np.arange(3 * GAMES_A_THREAD, dtype=np.uint64)
        for _ in range(20):
            stepper.step(stepper.any_actions(chances))
        ends.append((stepper.tables.tobytes(), stepper.sight().masks.tobytes(), stepper.sight().maps.tobytes()))
        stepper.close()
    assert ends[0] == ends[1] == ends[2]


def test_threads_change_no_lot() -> None:
    games = 2 * GAMES_A_THREAD * SAMPLES_A_STEP
    drawn = []
    for threads in (1, 2):
        stepper, chances = Stepper(PRESETS["polish_base"], games, threads), np.arange(games, dtype=np.uint64)
        stepper.begin()
        drawn.append([stepper.any_actions(chances).tolist() for _ in range(3)])
        stepper.close()
    assert drawn[0] == drawn[1]


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Stepper(Options(), 0)


def test_only_what_a_game_needs_is_compiled() -> None:
    stepper = Stepper(Options(), 1)
    stepper.seed(0, "1")
    stepper.begin()
    assert np.count_nonzero(stepper.cards["kernels"]) == 4 + 2  # its edicts, mountains, monsters
    assert stepper.copy().cards["kernels"].tolist() == stepper.cards["kernels"].tolist()
    named = registry.named_by(registry.MACHINE["play_games"].py_func, registry.MACHINE)
    assert "follow_apart" in named
    assert "rank_apart" not in named  # the planner's, by far the longest to compile
