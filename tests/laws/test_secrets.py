"""A law: when only secrets change, not one byte changes of what anybody is sent."""

import asyncio
import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW
from cartographers.bots.uniform import choose
from cartographers.game.chance import seal
from cartographers.game.commands import Command
from cartographers.game.decide import decide
from cartographers.game.events import (
    CardRevealed,
    Event,
    MatchStarted,
)
from cartographers.game.match import Match, folded
from cartographers.game.moments import moments
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.view import view
from cartographers.server.hosting.hosted import MARKS, LogEvent, apply, awaited, encoded
from cartographers.server.match.ledger import Ledger, news_of, story_of
from cartographers.server.match.room import Room
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.server.thinking.hints import Hinted
from cartographers.server.thinking.questions import Advise, Choose, Review, Thinking
from cartographers.server.wire import views
from cartographers.server.wire.protocol import Analysis
from cartographers.store.log import Entry, Line
from cartographers.store.memory import MemoryStore
from hiding import INVITE, OTHER_INVITE, OTHER_SEED, SEED, person, played_some, with_other_secrets, with_people
from matches import any_options, played

WATCHER = "the-person-who-looks-on"
TIME = re.compile(r'"now":[0-9.]+,')


async def room_of(log: list[LogEvent], thinking: Thinking) -> Room:
    store = MemoryStore()
    await store.append(
        Line("oak", "playing", False, (), ""),
        [Entry(seq, 1.5 * seq, encoded(event)) for seq, event in enumerate(log, 1)],
    )
    room = Room("oak", store, thinking)
    await room.catch_up()
    return room


class Overheard(ThinkingProcesses):
    """Keeps what bots are told instead of asking them."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: list[Choose] = []
        self.seeds: list[str] = []  # of hints and reviews

    async def commands(self, choices: list[Choose], *_: object) -> list[Command]:
        self.choices = choices
        raise ConnectionError

    async def hints(self, question: Advise, *_: object) -> Hinted:
        self.seeds.append(question.seed)
        return Hinted((), is_quick=True)

    async def analysis(self, question: Review, *_: object) -> Analysis:
        self.seeds += question.seeds
        return Analysis(question.seat, (), 0.0, 0.0, 0.0, 0.0, ())


async def told_to_bots(log: list[LogEvent]) -> list[Choose]:
    """What the bots that the table waits for are told to choose by."""
    thinking = Overheard()
    room = await room_of(log, thinking)
    await room._think()
    return thinking.choices


async def everything_told(log: list[LogEvent], reader: int | None, since: int) -> list[bytes]:
    """All that the server can be made to send to a reader, but for the time of day."""
    room = await room_of(log, ThinkingProcesses())
    hosted = room.hosted
    name = WATCHER if reader is None else person(reader)
    changes = await changes_told(log, name, since)
    told: list[object] = [replace(room.news(name, at), now=0.0) for at in (0, since, room.seq)]
    told += [room.marks(), room.company.here(), room.yours(name), room.is_changed(reader, since), *changes]
    told += [views.gathering(hosted.seating), views.lobby_line("oak", hosted, 0.0)]
    told += replays(log)
    return [msgspec.json.encode(each) for each in told]


async def changes_told(log: list[LogEvent], name: str, since: int) -> list[object]:
    """What a reader is told who hears of everything as it comes, from some entry on."""
    ledger, told = Ledger(), []
    for seq, event in enumerate(log, 1):
        before = ledger.told
        ledger.read([Entry(seq, 1.5 * seq, encoded(event))])
        if seq > since and (changes := ledger.changes(name, before)):
            told += [(changes.seq, [TIME.sub("", text) for text in changes.texts])]
        ledger.news(name, seq)
    return [*told]


def replays(log: list[LogEvent]) -> Iterator[object]:
    hosted = None
    for seq, event in enumerate(log, 1):
        hosted = apply(hosted, event, 1.5 * seq)
        if isinstance(event, Event) and not isinstance(event, MARKS):
            yield replace(news_of(hosted, seq, story_of(event, hosted)), now=0.0)


@given(
    options=any_options(4),
    turns=st.integers(0, 30),
    then_seats=st.integers(0, 3),
    since=st.integers(0, 200),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=200)
def test_no_byte_changes_when_only_secrets_change(
    options: Options, turns: int, then_seats: int, since: int, chance: Random
) -> None:
    check(options, turns, then_seats, since, chance)


@pytest.mark.deep
@given(
    options=any_options(6),
    turns=st.integers(0, 30),
    then_seats=st.integers(0, 5),
    since=st.integers(0, 300),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=5_000)
def test_no_byte_changes_in_many_more_matches(
    options: Options, turns: int, then_seats: int, since: int, chance: Random
) -> None:
    check(options, turns, then_seats, since, chance)


def check(options: Options, turns: int, then_seats: int, since: int, chance: Random) -> None:
    events = played_some(options, turns, then_seats, chance)
    started = events[0]
    assert isinstance(started, MatchStarted)
    if folded(events).table.over:
        return  # nothing is secret any more
    reader = chance.choice([None, *range(options.seats)])
    log = with_people(events, started.seed, INVITE, started.seal)
    other = with_people(with_other_secrets(events, reader, chance), OTHER_SEED, OTHER_INVITE, started.seal)
    assert log != other
    told = asyncio.run(everything_told(log, reader, since))
    assert asyncio.run(everything_told(other, reader, since)) == told
    secrets = [started.seed, INVITE, WATCHER, *(person(seat) for seat in range(options.seats))]
    assert [secret for secret in secrets if any(secret.encode() in message for message in told)] == []


@given(
    options=any_options(4),
    turns=st.integers(0, 30),
    then_seats=st.integers(0, 3),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=50)
def test_what_bots_choose_by_cannot_be_known_from_open_facts_and_tells_no_secret(
    options: Options, turns: int, then_seats: int, chance: Random
) -> None:
    events = played_some(options, turns, then_seats, chance)
    started = events[0]
    assert isinstance(started, MatchStarted)
    if folded(events).table.over:
        return
    other = with_other_secrets(events, None, chance)
    logs = [
        with_people(each, seed, INVITE, started.seal, "random")
        for each, seed in ((events, started.seed), (other, OTHER_SEED))
    ]
    told, told_other = (asyncio.run(told_to_bots(log)) for log in logs)
    assert {choice.view.seat for choice in told} == folded(events).table.waiting
    assert [choice.view for choice in told] == [choice.view for choice in told_other]
    assert len({choice.seed for choice in (*told, *told_other)}) == len(told) + len(told_other)
    assert [choice.seed for choice in told if started.seed in choice.seed] == []


def test_no_answer_of_a_bot_tells_its_next_one() -> None:
    """In one turn a seat may draw and then destroy, more than once: each has a chance of its own."""
    match = played(replace(PRESETS["polish_heroes"], seats=2), "1")
    room = asyncio.run(room_of(with_people(match.events, "1", INVITE, seal("1")), ThinkingProcesses()))
    asked = [moment.seen.table for moment in moments(match.events, 0)]
    assert len({table.turn for table in asked}) < len(asked)
    assert len({room.thoughts.chance(0, table) for table in asked}) == len(asked)


def test_the_analysis_of_a_turn_sees_what_its_hints_saw() -> None:
    match = played(Options(seats=2, ambushes=()), "1")
    log = with_people(match.events, "1", INVITE, seal("1"))
    starts = [number for number, event in enumerate(log, 1) if isinstance(event, CardRevealed)]

    async def seeds() -> tuple[list[str], list[str]]:
        hints, review = Overheard(), Overheard()
        for number in starts:
            room = await room_of(log[:number], hints)
            if 0 in awaited(room.hosted):
                await room.thoughts.hints(0)
        await (await room_of(log, review)).thoughts.analysis(0, "")
        return hints.seeds, review.seeds

    hinted, reviewed = asyncio.run(seeds())
    assert len(reviewed) > 20
    assert hinted == reviewed


def test_the_law_sees_what_is_no_secret() -> None:
    """Another drawing that was revealed is told, or the law would prove nothing."""
    chance = Random(1)
    match = Match(Options(seats=2, ambushes=(), ruins=False), SEED)
    for seat in (0, 1):
        match.play(choose(match.view(seat), chance))
    other = Match(Options(seats=2, ambushes=(), ruins=False), SEED)
    for seat in (0, 1):
        other.play(choose(other.view(seat), chance))
    told = [
        asyncio.run(everything_told(with_people(each.events, SEED, INVITE, seal(SEED)), None, 0))
        for each in (match, other)
    ]
    assert told[0] != told[1]


def test_the_law_sees_the_readers_own_answer() -> None:
    events = Match(Options(seats=2, ambushes=(), ruins=False), SEED).events
    state = folded(events)
    logs = [[*events, *decide(state, choose(view(state, 0), Random(number)))] for number in (1, 2)]
    told = {
        reader: [asyncio.run(everything_told(with_people(each, SEED, INVITE, seal(SEED)), reader, 0)) for each in logs]
        for reader in (None, 0, 1)
    }
    assert told[0][0] != told[0][1]
    assert told[1][0] == told[1][1]
    assert told[None][0] == told[None][1]
