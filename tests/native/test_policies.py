"""Compiled policies choose as the bots do: the random one uniformly, the greedy one what is worth most."""

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from cartographers.board.grid import count
from cartographers.board.sheet import LAYER, drawn, ravaged
from cartographers.bots import uniform
from cartographers.bots.gains import GAINS
from cartographers.bots.greedy import weights_now, worth
from cartographers.cards.printed import DECK, HeroCard
from cartographers.game import powers, skills
from cartographers.game.offers import choices, has_coin, offer, sheet_drawn_on
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Answer, Dodging, Drawing, Table, Target, Task
from cartographers.native.batch.batch import Batch
from cartographers.native.engine.convert import answer_of
from cartographers.native.policies.uniform import SKILL_LOTS
from matches import DIFFERENT_PRESETS

COPIES = 6000
GAMES = {
    **DIFFERENT_PRESETS,
    "free walk": Options(reading="free"),
    "neighbours": replace(PRESETS["polish_heroes"], seats=2),
}


def chosen(batch: Batch, game: int) -> Answer:
    return answer_of(batch.tables[game], batch.seats[game, 0])


def asked(batch: Batch) -> list[int]:
    """The games in which seat 0 is asked."""
    return [int(game) for game in np.flatnonzero(batch.seats["waiting"][:, 0])]


def expected(table: Table) -> list[Answer]:
    """All answers of seat 0 without a skill."""
    if table.task is Task.DODGE:
        return [Dodging(False), Dodging(True)]
    if table.task is Task.DESTROY:
        targets = powers.targets(table, table.card, 0)
        return [Target(1 << space) for space in range(121) if targets >> space & 1]
    return [*choices(offer(table, 0))]


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_comes_up_as_often(name: str) -> None:
    """One game is copied many times and every copy chooses by lots of its own, at all turns with few answers."""
    options = GAMES[name]
    one, copies = Batch(options, 1), Batch(options, COPIES)
    one.start(name)
    copies.start(name)
    tested = 0
    while not one.over[0] and tested < 5:
        answers = expected(one.table(0))
        if len(answers) < 150 and 0 in one.table(0).waiting:
            chances = copies.seats["chance"].copy()
            copies.tables[:], copies.seats[:] = one.tables, one.seats
            copies.seats["chance"] = chances
            copies.choose("random")
            drawn_as = [chosen(copies, game) for game in range(COPIES)]
            plain = Counter(answer for answer in drawn_as if not isinstance(answer, Drawing) or not answer.skill)
            assert set(plain) == set(answers)
            fair = plain.total() / len(answers)
            assert all(abs(times - fair) < 5.5 * fair**0.5 for times in plain.values())
            tested += 1
        one.choose("random")
        one.answer()
    assert tested


def test_skills_are_tried_as_often() -> None:
    assert SKILL_LOTS == 1 / uniform.SKILL_CHANCE


def test_skills_are_used_as_the_bot_uses_them() -> None:
    """Over many games every skill is used, and none where the core would refuse it (the law of batches holds that)."""
    batch = Batch(PRESETS["everything"], 400)
    batch.start("skills")
    used: Counter[str] = Counter()
    while not batch.over.all():
        batch.choose("random")
        for game in asked(batch):
            answer = chosen(batch, game)
            used[answer.skill if isinstance(answer, Drawing) else ""] += 1
        batch.answer()
    assert set(used) == {"", *skills.REPLACING, *skills.ADDING}


def value(table: Table, answer: Answer) -> tuple[int, int]:
    """What an answer of seat 0 without a skill is worth to it, and how far a hero reaches."""
    seat = 0
    if isinstance(answer, Target):
        owner = powers.sheet_destroyed_on(table.options, table.card, seat)
        sign = 1 if owner == seat else -1
        return sign * worth(table, ravaged(table.seats[owner].sheet, answer.space, 0)), 0
    assert isinstance(answer, Drawing)
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    sheet = table.seats[owner].sheet
    weights = weights_now(table)
    after = worth(table, drawn(sheet, LAYER[answer.terrain], answer.spaces))
    after += has_coin(table.card, answer.spaces) * weights["mountains"]
    if isinstance(DECK[table.card], HeroCard):
        struck = sheet.monster & answer.marks
        loss = GAINS["monsters"](sheet).stars
        after += weights["monsters"] * (GAINS["monsters"](ravaged(sheet, struck, 0)).stars - loss)
        return after, count(answer.marks & ~sheet.filled & ~answer.spaces)
    return (after if owner == seat else -after), 0


@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_policy_takes_what_is_worth_most(name: str) -> None:
    batch = Batch(replace(GAMES[name], skills=()), 2)
    batch.start(name)
    while not batch.over.all():
        batch.choose("greedy")
        for game in asked(batch):
            table = batch.table(game)
            if len(answers := expected(table)) < 250 or table.turn % 6 == 0:
                assert value(table, chosen(batch, game)) == max(value(table, answer) for answer in answers)
        batch.answer()


def test_greedy_uses_a_skill_where_it_pays() -> None:
    batch = Batch(PRESETS["everything"], 30)
    batch.start("pays")
    used = 0
    while not batch.over.all():
        batch.choose("greedy")
        for game in asked(batch):
            table, answer = batch.table(game), chosen(batch, game)
            if isinstance(answer, Drawing) and answer.skill and not isinstance(DECK[table.card], HeroCard):
                used += 1
                skills.check(table, 0, answer)
        batch.answer()
    assert used > 30
