"""Game k of a batch is the core's game with the same deal and the same choices, turn by turn."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cartographers.bots.uniform import choose
from cartographers.cards.printed import AMBUSH, HEROES
from cartographers.game import decide
from cartographers.game.commands import Reply
from cartographers.game.decide import play, start
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating
from cartographers.game.state import State, Table
from cartographers.game.view import view
from cartographers.native.batch.batch import POLICIES, Batch, played
from cartographers.native.engine.convert import command_of, deals, put_answer
from cartographers.native.engine.tables import CARDS, EDICTS, SKILL, SKILL_NAMES
from matches import DIFFERENT_PRESETS, any_options

every_preset = pytest.mark.parametrize("options", DIFFERENT_PRESETS.values(), ids=list(DIFFERENT_PRESETS))


def comparable(table: Table) -> Table:
    """A table without what a batch does not keep: the seal, in which order and how often skills were used."""
    seats = [replace(seat, skills=tuple(sorted(set(seat.skills), key=SKILL.__getitem__))) for seat in table.seats]
    return replace(table, seal="", seats=tuple(seats))


def assert_same(batch: Batch, states: Iterable[State]) -> None:
    for game, state in enumerate(states):
        assert batch.table(game) == comparable(state.table), game


def assert_core_leads(options: Options, seeds: list[str]) -> None:
    """The core plays, the batch follows."""
    batch = Batch(options, len(seeds))
    batch.start_with(deals(options, seeds))
    states = [start(options, seed)[1] for seed in seeds]
    chances = [Random(seed) for seed in seeds]
    assert_same(batch, states)
    while not all(state.table.over for state in states):
        for game, state in enumerate(states):
            for seat in sorted(state.table.waiting):
                command = choose(view(states[game], seat), chances[game])
                assert isinstance(command, Reply)
                put_answer(batch.seats[game, seat], command.answer)
                _, states[game] = play(states[game], command)
        batch.answer()
        assert_same(batch, states)


@every_preset
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_batch_follows_the_core(options: Options, seats: int) -> None:
    assert_core_leads(replace(options, seats=seats), [f"{seats}/{game}" for game in range(3)])


@given(options=any_options(4), seed=st.text("abcdef", min_size=1, max_size=6))
@settings(deadline=None, max_examples=60)
def test_a_batch_follows_the_core_whatever_is_chosen(options: Options, seed: str) -> None:
    assert_core_leads(options, [seed])


def test_a_hundred_seats() -> None:
    assert_core_leads(Options(seats=100), ["hundred"])


def named(numbers: Any, names: tuple[str, ...] = CARDS) -> tuple[str, ...]:
    return tuple(names[number] for number in numbers)


def dealt(monkeypatch: pytest.MonkeyPatch, row: Any) -> None:
    """Makes the core deal what lies in a row of a batch."""

    def shuffled(_seed: str, purpose: str, cards: Iterable[str]) -> tuple[str, ...]:
        known = list(cards)
        if purpose in ("scoring", "edicts"):
            return named(row["edicts"], EDICTS)
        if purpose == "skills":
            return named(row["skills"], SKILL_NAMES) if known else ()
        if purpose in ("ambushes", "heroes"):
            order = named(row[purpose]) if known else ()
        else:
            season = int(purpose.removeprefix("season "))
            order = named(row["decks"][season][: row["deck_number"][season]])
        assert sorted(order) == sorted(known), purpose
        return order

    monkeypatch.setattr(decide, "shuffled", shuffled)


def redealt(state: State, row: Any) -> State:
    """The core's state with what nobody can know as it lies in a row."""
    season, drawn = int(row["season"]), int(row["drawn"])
    deck = named(row["decks"][season][drawn : row["deck_number"][season]])
    ambushes = named(row["ambushes"][season + 1 :]) if state.table.options.ambushes else ()
    heroes = named(row["heroes"][season + 1 :]) if state.table.options.heroes else ()
    unseen = [*state.deck, *state.ambushes, *state.heroes]
    assert sorted((*deck, *ambushes, *heroes)) == sorted(unseen)
    return replace(state, deck=deck, ambushes=ambushes, heroes=heroes)


def assert_batch_leads(
    options: Options, policy: str, seed: str, games: int, monkeypatch: pytest.MonkeyPatch, redeals: bool = False
) -> None:
    """The batch deals by its own lots and chooses, the core follows."""
    batch = Batch(options, games)
    batch.start(seed)
    states = []
    for game in range(games):
        dealt(monkeypatch, batch.tables[game])
        states.append(start(options, seed)[1])
    assert_same(batch, states)
    while not all(state.table.over for state in states):
        batch.choose(policy)
        for game, state in enumerate(states):
            dealt(monkeypatch, batch.tables[game])
            for seat in sorted(state.table.waiting):
                command = command_of(batch.tables[game], batch.seats[game, seat], seat)
                _, states[game] = play(states[game], command)
        batch.answer()
        assert_same(batch, states)
        if redeals:
            batch.redeal(f"{seed}/{states[0].table.turn}")
            assert_same(batch, states)
            states = [redealt(state, row) for state, row in zip(states, batch.tables, strict=True)]


@every_preset
def test_what_nobody_can_know_may_be_dealt_anew_at_any_time(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_batch_leads(options, "random", "redealt", 3, monkeypatch, redeals=True)


def test_every_unseen_card_may_come_next() -> None:
    batch = Batch(PRESETS["everything"], 6000)
    batch.start("next", games=[0] * 6000)
    batch.redeal("anew")
    row = batch.tables[0]
    drawn, number = int(row["drawn"]), int(row["deck_number"][0])
    coming = Counter(named(batch.tables["decks"][:, 0, drawn]))
    hidden = named(row["decks"][0][drawn:number])
    monsters = [card for card in hidden if card in AMBUSH]
    likely = {card: 1.0 for card in hidden if card not in (*AMBUSH, *HEROES)}
    likely |= dict.fromkeys(PRESETS["everything"].ambushes, 1 / 4) if monsters else {}
    likely |= dict.fromkeys(PRESETS["everything"].heroes, 1 / 4) if set(hidden) & set(HEROES) else {}
    assert set(coming) == set(likely)
    for card, times in coming.items():
        fair = 6000 * likely[card] / len(hidden)
        assert abs(times - fair) < 5 * fair**0.5, card


@every_preset
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("policy", POLICIES)
def test_the_core_follows_a_batch(options: Options, policy: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_batch_leads(replace(options, seats=seats), policy, "law", 3, monkeypatch)


def test_whole_games_are_those_played_turn_by_turn() -> None:
    for options, policy in ((PRESETS["polish_base"], "random"), (replace(PRESETS["everything"], seats=2), "greedy")):
        batch = Batch(options, 5)
        batch.start("1")
        while not batch.over.all():
            batch.choose(policy)
            batch.answer()
        [whole] = played(options, policy, 5, "1")
        assert (whole.scores == batch.seats["scores"]).all()
        assert (whole.edicts == batch.tables["edicts"]).all()
        assert (whole.stars == batch.stars).all()
        for game in range(5):
            table = batch.table(game)
            assert whole.ratings[game].tolist() == [rating(table, seat) for seat in range(options.seats)]


def test_threads_and_numbers_of_games_change_no_game() -> None:
    def stars(games: int, threads: int) -> list[int]:
        chunks = played(Options(), "random", games, "threads", threads)
        return [number for chunk in chunks for number in chunk.stars[:, 0].tolist()]

    some = stars(4500, 1)
    assert len(some) == 4500
    assert stars(9000, 2)[:4500] == some


def test_games_can_be_begun_again_by_themselves() -> None:
    batch, other = Batch(Options(), 4), Batch(Options(), 4)
    batch.start("1")
    other.start("1")
    batch.choose("random")
    batch.answer()
    batch.start("1", [0, 7, 2, 9], np.array([True, False, True, False]))
    assert [batch.table(game) == other.table(game) for game in range(4)] == [True, False, True, False]


def test_a_batch_has_a_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch(Options(), 0)


def test_a_batch_needs_options_that_make_a_game() -> None:
    with pytest.raises(Refused):
        Batch(Options(seats=0), 1)
