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
from cartographers.game.chance import seal, shuffled
from cartographers.game.commands import Command, TakeBack
from cartographers.game.decide import decide
from cartographers.game.events import (
    AnswerConfirmed,
    AnswerTakenBack,
    CardRevealed,
    Event,
    MatchStarted,
    SeasonStarted,
)
from cartographers.game.match import Match, folded
from cartographers.game.moments import moments
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.view import view
from cartographers.server.hosting.hosted import MARKS, LogEvent, apply, awaited, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed
from cartographers.server.match.ledger import Ledger, news_of, story_of
from cartographers.server.match.room import Room
from cartographers.server.thinking.client import Advise, Choose, Review, Thinking
from cartographers.server.thinking.hints import Hinted
from cartographers.server.wire import views
from cartographers.server.wire.protocol import Analysis
from cartographers.store.log import Entry, Line
from cartographers.store.memory import MemoryStore
from matches import any_options, played

SEED, OTHER_SEED = "a-seed-of-32-letters-that-decides", "another-seed-as-long-that-decides"
INVITE, OTHER_INVITE = "an-invite-to-sit-down", "another-invite-to-sit"
WATCHER = "the-person-who-looks-on"
TIME = re.compile(r'"now":[0-9.]+,')


def person(seat: int) -> str:
    return f"the-person-in-seat-{seat}"


def played_some(options: Options, turns: int, then_seats: int, chance: Random) -> list[Event]:
    """A match after some turns, in the middle of one, with some drawings that were taken back."""
    match = Match(options, SEED + str(chance.random()))
    while match.table.turn <= turns and not match.over:
        for seat in sorted(match.table.waiting):
            answer(match, seat, chance)
    for seat in chance.sample(sorted(match.table.waiting), min(then_seats, max(0, len(match.table.waiting) - 1))):
        answer(match, seat, chance)
    return match.events


def answer(match: Match, seat: int, chance: Random) -> None:
    if len(match.table.waiting) > 1 and chance.random() < 0.1:
        match.play(choose(match.view(seat), chance))
        match.play(TakeBack(seat, match.table.turn))
    match.play(choose(match.view(seat), chance))


def with_people(events: list[Event], seed: str, invite: str, published: str, bot: str = "") -> list[LogEvent]:
    """The whole log of the match, with a person in every seat, for whom a bot may play."""
    assert isinstance(events[0], MatchStarted)
    options = events[0].options
    chairs = tuple(Chair(person(seat), f"Seat {seat}", bot) for seat in range(options.seats))
    opened = MatchOpened(person(0), options, House(), chairs, published, seed, invite)
    return [opened, SeatingClosed(chairs), *events]


def with_other_secrets(events: list[Event], reader: int | None, chance: Random) -> list[Event]:
    """The same open facts; other decks, other answers of others that nobody has seen yet, or never will."""
    started = events[0]
    assert isinstance(started, MatchStarted)
    shown = [event.card for event in events if isinstance(event, CardRevealed)]
    swapped = {**exchanged(started.ambushes, shown, chance), **exchanged(started.heroes, shown, chance)}
    asked = 0  # where the table began to wait for what it waits for
    changed: list[Event] = []
    for number, event in enumerate(events):
        match event:
            case MatchStarted():
                mixed = shuffled(OTHER_SEED, "ambushes", event.ambushes), shuffled(OTHER_SEED, "h", event.heroes)
                changed.append(replace(event, seed=OTHER_SEED, ambushes=mixed[0], heroes=mixed[1]))
            case SeasonStarted():
                drawn = cards_drawn(events[number + 1 :])
                hidden = [swapped.get(card, card) for card in event.deck[drawn:]]
                chance.shuffle(hidden)
                changed.append(replace(event, deck=(*event.deck[:drawn], *hidden)))
            case AnswerConfirmed() if is_secret(events[number:], reader):
                state = folded(events[:asked])
                (other, *_) = decide(state, choose(view(state, event.seat), chance))
                changed.append(other)
            case _:
                changed.append(event)
        if not isinstance(event, MARKS):
            asked = number + 1
    return changed


def exchanged(cards: tuple[str, ...], shown: list[str], chance: Random) -> dict[str, str]:
    """Cards that nobody has seen, each for another one of them."""
    hidden = [card for card in cards if card not in shown]
    return dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))


def cards_drawn(events: list[Event]) -> int:
    """How many cards were revealed until the next season."""
    number = 0
    for event in events:
        if isinstance(event, SeasonStarted):
            break
        number += isinstance(event, CardRevealed)
    return number


def is_secret(events: list[Event], reader: int | None) -> bool:
    """Whether the first of the events is an answer that the reader must not know: not revealed, or taken back."""
    confirmed = events[0]
    assert isinstance(confirmed, AnswerConfirmed)
    for event in events[1:]:
        if isinstance(event, AnswerTakenBack) and event.seat == confirmed.seat:
            return True
        if not isinstance(event, MARKS):
            return False
    return confirmed.seat != reader


async def room_of(log: list[LogEvent], thinking: Thinking) -> Room:
    store = MemoryStore()
    await store.append(
        Line("oak", "playing", False, (), ""),
        [Entry(seq, 1.5 * seq, encoded(event)) for seq, event in enumerate(log, 1)],
    )
    room = Room("oak", store, thinking)
    await room.catch_up()
    return room


class Overheard(Thinking):
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
    room = await room_of(log, Thinking())
    hosted = room.hosted
    name = WATCHER if reader is None else person(reader)
    changes = await changes_told(log, name, since)
    told: list[object] = [replace(room.news(name, at), now=0.0) for at in (0, since, room.seq)]
    told += [room.marks(), room.here(), room.yours(name), room.is_changed(reader, since), *changes]
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
            yield replace(news_of(hosted, seq, story_of(event)), now=0.0)


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
    room = asyncio.run(room_of(with_people(match.events, "1", INVITE, seal("1")), Thinking()))
    asked = [moment.seen.table for moment in moments(match.events, 0)]
    assert len({table.turn for table in asked}) < len(asked)
    assert len({room._chance(0, table) for table in asked}) == len(asked)


def test_the_analysis_of_a_turn_sees_what_its_hints_saw() -> None:
    match = played(Options(seats=2, ambushes=()), "1")
    log = with_people(match.events, "1", INVITE, seal("1"))
    starts = [number for number, event in enumerate(log, 1) if isinstance(event, CardRevealed)]

    async def seeds() -> tuple[list[str], list[str]]:
        hints, review = Overheard(), Overheard()
        for number in starts:
            room = await room_of(log[:number], hints)
            if 0 in awaited(room.hosted):
                await room.hints(0)
        await (await room_of(log, review)).analysis(0, "")
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
