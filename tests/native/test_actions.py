"""Actions as numbers: exactly what is offered has one, and the mask says so."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cartographers.game.offers import offer
from cartographers.game.options import Options
from cartographers.game.presets import ALL_HEROES, PRESETS
from cartographers.game.state import Answer, Task
from cartographers.native.batch.batch import Batch
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.actions import ACTIONS
from cartographers.native.engine.convert import answer_of
from cartographers.native.engine.tables import CARD
from game.test_offers import SINGLES
from matches import DIFFERENT_PRESETS
from native.test_policies import expected

OPTIONS = {
    **DIFFERENT_PRESETS,
    "free walk": replace(PRESETS["everything"], reading="free"),
    "two": replace(PRESETS["everything"], seats=2),
}


def acted(batch: Batch, action: int) -> Answer:
    """What an action of seat 0 of the first game stands for."""
    actions = batch.masks().argmax(axis=2).astype(np.int64)
    actions[0, 0] = action
    batch.act(actions)
    return answer_of(batch.tables[0], batch.seats[0, 0])


@pytest.mark.parametrize("name", OPTIONS)
def test_actions_are_exactly_what_is_offered(name: str) -> None:
    batch = Batch(OPTIONS[name], 1)
    batch.start(name)
    chance = np.random.default_rng(1)
    asked = set()
    while not batch.over[0]:
        batch.offer()
        mask = batch.masks()
        table = batch.table(0)
        asked.add(table.task)
        if 0 in table.waiting:
            legal = [int(action) for action in np.flatnonzero(mask[0, 0])]
            if len(legal) < 400 or table.turn % 5 == 0:
                answers = [acted(batch, action) for action in legal]
                assert len(set(answers)) == len(answers)
                assert set(answers) == set(expected(table))
        batch.act(np.array([[chance.choice(np.flatnonzero(seat)) if seat.any() else 0 for seat in mask[0]]]))
        batch.answer()
    assert Task.DRAW in asked


@pytest.mark.parametrize("terrain", ["any", "card"])
@pytest.mark.parametrize("heroes", [(), ALL_HEROES], ids=["no heroes", "heroes"])
@pytest.mark.parametrize("ruins", [False, True])
def test_the_single_space_has_the_terrains_of_the_edition(terrain: Any, heroes: tuple[str, ...], ruins: bool) -> None:
    """R12, R15: where nothing fits, in every edition, with and without hero cards."""
    batch = Batch(Options(fallback_terrain=terrain, heroes=heroes), 1)
    batch.start("single")
    batch.tables["card"], batch.tables["ruins"] = CARD["homestead"], ruins
    batch.seats["sheet"] = words(SINGLES)
    batch.offer()
    legal = [int(action) for action in np.flatnonzero(batch.masks()[0, 0])]
    answers = [acted(batch, action) for action in legal]
    assert len(set(answers)) == len(answers) == 5 * len(offer(batch.table(0), 0).terrains)
    assert set(answers) == set(expected(batch.table(0)))
    batch.answer()
    assert not batch.table(0).seats[0].sheet.marks


def test_an_action_that_is_not_offered_is_refused() -> None:
    batch = Batch(Options(), 3)
    batch.start("1")
    batch.offer()
    mask = batch.masks()
    actions = mask.argmax(axis=2).astype(np.int64)
    actions[2, 0] = np.flatnonzero(mask[2, 0] == 0)[0]
    before = batch.seats.copy()
    with pytest.raises(ValueError, match="is not offered to seat 0 of game 2"):
        batch.act(actions)
    assert (batch.seats == before).all()
    for wrong in (-1, ACTIONS):
        actions[2, 0] = wrong
        with pytest.raises(ValueError, match="is not offered"):
            batch.act(actions)


def test_actions_and_masks_have_the_shape_of_the_batch() -> None:
    batch = Batch(Options(), 3)
    batch.start("1")
    batch.offer()
    with pytest.raises(ValueError, match="games × seats"):
        batch.act(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="bytes"):
        batch.masks(np.zeros((3, 1, ACTIONS - 1), np.uint8))
    with pytest.raises(ValueError, match="there is no policy 'oracle'; there are random, greedy"):
        batch.choose("oracle")


def test_any_kind_of_numbers_are_actions() -> None:
    batch, other = Batch(Options(), 3), Batch(Options(), 3)
    for each, kind in ((batch, np.int32), (other, np.int64)):
        each.start("1")
        each.offer()
        each.act(each.masks().argmax(axis=2).astype(kind))
        each.answer()
    assert (batch.tables == other.tables).all()
