"""A law: who tries a deal is sent the same whatever is undrawn, in the middle and at the end."""

import asyncio
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW
from cartographers.game.events import MatchEnded, MatchStarted
from cartographers.game.match import folded
from cartographers.game.options import Options
from cartographers.server.hosting.seating import House
from hiding import INVITE, OTHER_INVITE, OTHER_SEED, played_some, with_other_secrets, with_people
from laws.test_secrets import everything_told
from matches import any_options

TRY = House(watchers=False, deal="2026-11-17", ranks=True, sealed=4e9)
WHOLE = 200  # turns: more than any match has


@given(
    options=any_options(1),
    turns=st.one_of(st.just(WHOLE), st.integers(0, 30)),
    since=st.integers(0, 200),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=40)
def test_no_byte_of_a_try_changes_when_only_what_is_undrawn_changes(
    options: Options, turns: int, since: int, chance: Random
) -> None:
    events = played_some(options, turns, 0, chance)
    started = events[0]
    assert isinstance(started, MatchStarted)
    assert folded(events).table.over or turns != WHOLE
    others = [
        MatchEnded(OTHER_SEED) if isinstance(event, MatchEnded) else event
        for event in with_other_secrets(events, 0, chance)
    ]
    log = with_people(events, started.seed, INVITE, started.seal, house=TRY)
    other = with_people(others, OTHER_SEED, OTHER_INVITE, started.seal, house=TRY)
    assert log != other
    told = asyncio.run(everything_told(log, 0, since))
    assert asyncio.run(everything_told(other, 0, since)) == told
    assert not any(started.seed.encode() in message for message in told)


def test_the_law_sees_a_seed_that_is_told() -> None:
    """Of a match that is no try, the end tells it."""
    events = played_some(Options(), WHOLE, 0, Random(1))
    started = events[0]
    assert isinstance(started, MatchStarted)
    told = {
        sealed: asyncio.run(
            everything_told(
                with_people(events, started.seed, INVITE, started.seal, house=replace(TRY, sealed=sealed)), 0, 0
            )
        )
        for sealed in (0.0, 4e9)
    }
    assert [any(started.seed.encode() in message for message in told[sealed]) for sealed in (0.0, 4e9)] == [True, False]
