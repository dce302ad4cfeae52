"""A match together with the people at it: what its whole log folds into. Pure."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from math import ceil, inf
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers.game import decide as flow
from cartographers.game.apply import apply as apply_to_state
from cartographers.game.apply import opened as match_opened
from cartographers.game.codec import plain, valued
from cartographers.game.commands import Command, TakeBack
from cartographers.game.events import (
    AmbushMet,
    AnswerConfirmed,
    AnswerTakenBack,
    CardRevealed,
    DestructionAsked,
    Event,
    MatchEnded,
    MatchStarted,
)
from cartographers.game.refusals import Refused
from cartographers.game.state import State
from cartographers.server.hosting import gathering, staying
from cartographers.server.hosting import seating as seats
from cartographers.server.hosting.gathering import Begin, GatheringWish
from cartographers.server.hosting.seating import (
    ChairTaken,
    ClockRanOut,
    MatchAbandoned,
    MatchArranged,
    MatchOpened,
    RematchOpened,
    Seating,
    SeatingClosed,
    SeatingEvent,
)
from cartographers.server.hosting.staying import Return, StayingWish

LogEvent = Event | SeatingEvent
_Outcome = list[tuple[LogEvent, State | None]]
"""Events, each with the game's state after it where it is one of the game: known already, it is not computed again."""
_EVENT: Any = LogEvent
# What only the seat itself or the server needs; everybody else gets marks.
MARKS = (AnswerConfirmed, AnswerTakenBack)
TOLD = (*get_args(Event), ClockRanOut, MatchAbandoned)
NOTICE = 10.0
"""Seconds that others who sit have to see that the host has made the clock shorter."""


class Hosted(Struct, frozen=True):
    """Where a match stands."""

    seating: Seating
    state: State | None = None  # once it has begun
    asked: float = 0.0  # when the table began to wait for what it waits for
    came: dict[str, float] = {}  # when each person sat down, or took the own seat again
    by_bots: frozenset[int] = frozenset()  # the seats whose answer in this turn a bot has given
    hurried: float = 0.0  # when the host made the clock shorter for others who sat already


class Play(Struct, frozen=True):
    """What a seat does in the game; the seat is the person's own."""

    command: Command


class BotsPlay(Struct, frozen=True):
    """What bots do in seats that are theirs, or in all that the clock has run out for."""

    commands: tuple[Command, ...]
    clock: bool = False


class OpenRematch(Struct, frozen=True):
    """The match that follows this one has been opened."""

    match: str


Wish = GatheringWish | StayingWish | Play | BotsPlay | OpenRematch


def encoded(event: LogEvent) -> str:
    """An event as the log keeps it."""
    return msgspec.json.encode(plain(event)).decode()


class _Kind(Struct):
    """What an entry of the log tells, whatever it says of it."""

    type: str


_KIND = msgspec.json.Decoder(_Kind)
_MARK_KINDS = {str(mark.__struct_config__.tag) for mark in MARKS}


def is_mark(body: str) -> bool:
    """Whether an entry is a mere mark, which is known before all of it is decoded."""
    return _KIND.decode(body).type in _MARK_KINDS


def decoded(body: str) -> LogEvent:
    event: LogEvent = valued(msgspec.json.decode(body), _EVENT)
    return event


def apply(hosted: Hosted | None, event: LogEvent, at: float) -> Hosted:
    """Where the match stands after a further event."""
    if isinstance(event, MatchOpened):
        seated = [chair.person for chair in event.chairs if chair.person]
        return Hosted(seats.opened(event), came=dict.fromkeys([event.host, *seated], at))
    assert hosted is not None
    if isinstance(event, SeatingEvent):
        return _seated(hosted, event, at)
    if isinstance(event, MatchStarted):
        return _played(hosted, event, match_opened(event), at)
    assert hosted.state is not None
    return _played(hosted, event, apply_to_state(hosted.state, event), at)


def _seated(hosted: Hosted, event: SeatingEvent, at: float) -> Hosted:
    came = hosted.came
    if isinstance(event, ChairTaken) and event.chair.person and not event.chair.bot:
        came = {**came, event.chair.person: at}
    hurried = at if isinstance(event, MatchArranged) and _hurries(hosted.seating, event) else hosted.hurried
    return replace(hosted, seating=seats.apply(hosted.seating, event), came=came, hurried=hurried)


def _played(hosted: Hosted, event: Event, state: State, at: float) -> Hosted:
    """Where the match stands after an event of the game, whose state after it is known."""
    if isinstance(event, MatchStarted):
        return replace(hosted, state=state, asked=at)
    if isinstance(event, MatchEnded):
        return replace(hosted, seating=replace(hosted.seating, status="over"), state=state, asked=at)
    if isinstance(event, CardRevealed | AmbushMet | DestructionAsked):
        return replace(hosted, state=state, asked=at, by_bots=frozenset())
    if isinstance(event, AnswerConfirmed) and hosted.seating.chairs[event.seat].bot:
        return replace(hosted, state=state, by_bots=hosted.by_bots | {event.seat})
    if isinstance(event, MARKS) and event.seat in hosted.by_bots:
        return replace(hosted, state=state, by_bots=hosted.by_bots - {event.seat})
    return replace(hosted, state=state)


def _hurries(seating: Seating, event: MatchArranged) -> bool:
    others = any(chair.person not in ("", seating.host) for chair in seating.chairs)
    return others and (event.house.clock or inf) < (seating.house.clock or inf)


def decide(hosted: Hosted, person: str, wish: Wish) -> list[LogEvent]:
    """What a wish brings about. `person` is who wishes; bots and the server itself are nobody."""
    return [event for event, _ in _outcome(hosted, person, wish)]


def carry_out(hosted: Hosted, person: str, wish: Wish, at: float) -> Iterator[tuple[LogEvent, Hosted]]:
    """What a wish brings about, each event with where the match stands after it."""
    for event, state in _outcome(hosted, person, wish):
        hosted = _played(hosted, event, state, at) if isinstance(event, Event) and state else apply(hosted, event, at)
        yield event, hosted


def _outcome(hosted: Hosted, person: str, wish: Wish) -> _Outcome:
    if isinstance(wish, Play):
        return _play(hosted, person, wish.command)
    if isinstance(wish, BotsPlay):
        return _bots_play(hosted, wish)
    if isinstance(wish, OpenRematch):
        if hosted.seating.rematch:
            raise Refused("rematch_open", match=hosted.seating.rematch)
        return _of_people([RematchOpened(wish.match)])
    if isinstance(wish, Return):
        return _return(hosted, person)
    if isinstance(wish, StayingWish):
        return _of_people(staying.decide(hosted.seating, person, wish))
    events = gathering.decide(hosted.seating, person, wish)
    if isinstance(wish, Begin) and wish.at < hosted.hurried + NOTICE:
        raise Refused("clock_changed", seconds=ceil(hosted.hurried + NOTICE - wish.at))
    if events and isinstance(events[-1], SeatingClosed):
        options = replace(hosted.seating.options, seats=len(events[-1].chairs))
        return [*_of_people(events), *flow.opening(options, hosted.seating.seed)]
    return _of_people(events)


def _of_people(events: Iterable[SeatingEvent]) -> _Outcome:
    """Events that leave the game as it is."""
    return [(event, None) for event in events]


def _play(hosted: Hosted, person: str, command: Command) -> _Outcome:
    seat = seats.own_seat(hosted.seating, person)
    seats.check_playing(hosted.seating)
    assert hosted.state is not None
    assert command.seat == seat
    returned = _return(hosted, person)
    taken_back = returned[-1][1] if returned else None
    if isinstance(command, TakeBack) and taken_back and command.turn == taken_back.table.turn:
        return returned  # it is taken back already
    return [*returned, *flow.outcome(taken_back or hosted.state, command)]


def _return(hosted: Hosted, person: str) -> _Outcome:
    """The owner plays again, and answers anew what a bot has answered in this turn: it is not revealed yet."""
    returned = _of_people(staying.decide(hosted.seating, person, Return()))
    seat, state = hosted.seating.seat_of(person), hosted.state
    if seat in hosted.by_bots and state and hosted.seating.status == "playing":
        returned += flow.outcome(state, TakeBack(seat, state.table.turn))
    return returned


def _bots_play(hosted: Hosted, wish: BotsPlay) -> _Outcome:
    """Those of the bots' commands that still answer what is asked."""
    state = hosted.state
    if state is None or hosted.seating.status != "playing":
        return []
    happened: _Outcome = []
    if wish.clock:
        late = tuple(command.seat for command in wish.commands if is_awaited(state, command))
        happened += _of_people([ClockRanOut(late)]) if late else []
    for command in wish.commands:
        if not is_awaited(state, command) or not (wish.clock or hosted.seating.chairs[command.seat].bot):
            continue
        with suppress(Refused):  # the table asks something else by now
            played = [*flow.outcome(state, command)]
            happened += played
            state = played[-1][1]
    return happened


def is_awaited(state: State, command: Command) -> bool:
    """Whether the table still waits for the seat's answer in this turn."""
    return command.turn == state.table.turn and command.seat in state.table.waiting


def awaited(hosted: Hosted) -> tuple[int, ...]:
    """The seats that the table waits for."""
    if hosted.state is None or hosted.seating.status != "playing":
        return ()
    return tuple(sorted(hosted.state.table.waiting))


def bots_awaited(hosted: Hosted) -> tuple[int, ...]:
    """The seats that the table waits for and bots play."""
    return tuple(seat for seat in awaited(hosted) if hosted.seating.chairs[seat].bot)


def clock_ends(hosted: Hosted) -> float | None:
    """When the clock of the turn runs out, if there is one and somebody is awaited."""
    if not hosted.seating.house.clock or not awaited(hosted):
        return None
    return hosted.asked + hosted.seating.house.clock
