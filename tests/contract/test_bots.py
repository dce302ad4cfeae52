"""One suite for every bot: legal for any view, the same for the same seed, blind to secrets."""

import time
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cartographers.bots import BOTS, Bot, fast_bots
from cartographers.bots.ladder import bot as bot_of
from cartographers.game.chance import shuffled
from cartographers.game.decide import play
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.native.search.bots import mastered
from matches import any_options, play_some

ALL_BOTS: dict[str, Bot] = {
    **BOTS,
    **{f"fast {name}": bot for name, bot in fast_bots().items()},
    "planner": bot_of("planner"),
    "master": partial(mastered, games=2),  # by the clock it would not be the same twice
}
every_bot = pytest.mark.parametrize("bot", ALL_BOTS.values(), ids=list(ALL_BOTS))
positions = given(options=any_options(3), seed=st.text("abcdef", min_size=1, max_size=6), turns=st.integers(0, 24))
few = settings(deadline=None, max_examples=25)


@every_bot
@positions
@few
def test_always_a_legal_command(bot: Bot, options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    for seat in match.table.waiting:
        play(match.state, bot(match.view(seat), Random(seed)))


@every_bot
@positions
@few
def test_the_same_for_the_same_chance(bot: Bot, options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    for seat in match.table.waiting:
        assert bot(match.view(seat), Random(seed)) == bot(match.view(seat), Random(seed))


@every_bot
@positions
@few
def test_no_difference_when_only_secrets_change(bot: Bot, options: Options, seed: str, turns: int) -> None:
    state = play_some(options, seed, turns).state
    other = replace(state, seed="other", deck=shuffled("other", "deck", state.deck), ambushes=state.ambushes[::-1])
    for seat in state.table.waiting:
        assert bot(view(state, seat), Random(seed)) == bot(view(other, seat), Random(seed))


@positions
@few
def test_fast_bots_choose_as_the_others(options: Options, seed: str, turns: int) -> None:
    match = play_some(options, seed, turns)
    for name, fast in fast_bots().items():
        for seat in match.table.waiting:
            assert fast(match.view(seat), Random(seed)) == BOTS[name](match.view(seat), Random(seed))


def test_a_master_keeps_its_budget() -> None:
    """A quarter of its moves is asked for, because the machine may be busy with something else most of the time."""
    master = bot_of("master:30")
    match = Match(Options(), "budget")
    spent = []
    while not match.over:
        started = time.perf_counter()
        command = master(match.view(0), Random(1))
        spent.append(time.perf_counter() - started)
        match.play(command)
    spent = sorted(spent[1:])  # the first one compiles
    assert spent[len(spent) // 4] < 0.036
    assert spent[-1] > 0.015
