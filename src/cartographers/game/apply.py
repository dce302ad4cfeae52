"""Events become state. Trusts every fact: no checks, no chance."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from cartographers.board.grid import NONE
from cartographers.board.sheet import LAYER, drawn, lettered, ravaged
from cartographers.cards.printed import (
    AMBUSH,
    DECK,
    DODGING,
    HEROES,
    SKILLS,
    AmbushCard,
    ExploreCard,
    Power,
    RuinsCard,
)
from cartographers.cards.sheets import ground
from cartographers.game.events import (
    AmbushMet,
    AnswerConfirmed,
    AnswerTakenBack,
    CardRevealed,
    DestructionAsked,
    Drawn,
    Event,
    MatchEnded,
    MatchStarted,
    PowerResolved,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.powers import AFTER_SEASON
from cartographers.game.state import Answer, Seat, State, Table, Task

_NOTHING = Task.NOTHING


def opened(event: MatchStarted) -> State:
    """The state after the first event of a match."""
    seats = (Seat(ground(event.options.sheet)),) * event.options.seats
    table = Table(event.options, event.edicts, event.seal, seats, event.skills)
    return State(table, event.seed, event.ambushes, event.heroes, (), (None,) * event.options.seats)


def apply(state: State, event: Event) -> State:
    """The state after a further event."""
    return _APPLY[type(event)](state, event)


def changed(seat: Seat, change: Drawn) -> Seat:
    """A seat after a change of its sheet."""
    sheet = seat.sheet
    if change.terrain is not None:
        sheet = drawn(sheet, LAYER[change.terrain], change.spaces)
    if change.also is not None:
        sheet = drawn(sheet, LAYER[change.also], change.spaces)
    if change.letter is not None:
        letters = {power: change.spaces if power is change.letter else NONE for power in Power}
        sheet = lettered(sheet, **{power.value: spaces for power, spaces in letters.items()})
    if change.destroyed or change.marks:
        sheet = ravaged(sheet, change.destroyed, change.marks)
    if not change.skill:
        return replace(seat, sheet=sheet, coins=seat.coins + change.coins)
    return replace(_paying(seat, change.skill), sheet=sheet, coins=seat.coins + change.coins - change.paid)


def _paying(seat: Seat, skill: str) -> Seat:
    """A seat that has used a skill, before its coins are taken."""
    return replace(seat, paid=seat.paid + SKILLS[skill].cost, skills=(*seat.skills, skill))


def _season_started(state: State, event: SeasonStarted) -> State:
    before = state.table
    gone = before.gone | {card for card in before.revealed if card in AMBUSH or card in HEROES}
    table = replace(before, season=event.season, hidden=event.hidden, revealed=(), gone=gone, time=0)
    shuffled_in = set(event.deck)
    return replace(
        state,
        table=table,
        deck=event.deck,
        ambushes=tuple(card for card in state.ambushes if card not in shuffled_in),
        heroes=tuple(card for card in state.heroes if card not in shuffled_in),
    )


def _card_revealed(state: State, event: CardRevealed) -> State:
    before = state.table
    card = DECK[event.card]
    revealed = (*before.revealed, event.card)
    if isinstance(card, RuinsCard):
        table = replace(before, revealed=revealed, hidden=before.hidden - 1, ruins=True)
        return replace(state, table=table, deck=state.deck[1:])
    table = replace(
        before,
        revealed=revealed,
        hidden=before.hidden - 1,
        time=before.time + card.time if isinstance(card, ExploreCard) else before.time,
        turn=before.turn + 1,
        card=event.card,
        task=event.task,
        waiting=event.waiting,
    )
    if isinstance(card, AmbushCard) and card.power is not None:
        table = replace(table, powers=(*table.powers, event.card))
    return replace(state, table=table, deck=state.deck[1:])


def _with_answer(state: State, seat: int, answer: Answer | None, waiting: frozenset[int]) -> State:
    answers = (*state.answers[:seat], answer, *state.answers[seat + 1 :])
    return replace(state, table=replace(state.table, waiting=waiting), answers=answers)


def _answer_confirmed(state: State, event: AnswerConfirmed) -> State:
    return _with_answer(state, event.seat, event.answer, state.table.waiting - {event.seat})


def _answer_taken_back(state: State, event: AnswerTakenBack) -> State:
    return _with_answer(state, event.seat, None, state.table.waiting | {event.seat})


def _ambush_met(state: State, event: AmbushMet) -> State:
    before = state.table
    seats = tuple(
        replace(_paying(seat, DODGING.id), coins=seat.coins - DODGING.cost, skill_season=before.season)
        if number in event.dodgers
        else seat
        for number, seat in enumerate(before.seats)
    )
    table = replace(before, seats=seats, task=Task.DRAW, waiting=event.waiting, dodgers=event.dodgers)
    return replace(state, table=table, answers=(None,) * len(seats))


def _seats_after(table: Table, changes: Iterable[Drawn]) -> tuple[Seat, ...]:
    seats = list(table.seats)
    for change in changes:
        seat = changed(seats[change.sheet], change)
        seats[change.sheet] = replace(seat, skill_season=table.season) if change.skill else seat
    return tuple(seats)


def _turn_drawn(state: State, event: TurnDrawn) -> State:
    before = state.table
    card = DECK[before.card]
    gazes = isinstance(card, AmbushCard) and card.power is Power.GORGON
    table = replace(
        before,
        seats=_seats_after(before, event.drawings),
        card="",
        task=_NOTHING,
        ruins=before.ruins and not isinstance(card, ExploreCard),  # R16
        due=(before.card,) if gazes else before.due,
        dodgers=frozenset(),
    )
    return replace(state, table=table, answers=(None,) * len(state.answers))


def _destruction_asked(state: State, event: DestructionAsked) -> State:
    table = replace(state.table, card=event.card, task=Task.DESTROY, waiting=event.waiting)
    return replace(state, table=table)


def _power_resolved(state: State, event: PowerResolved) -> State:
    seats = _seats_after(state.table, event.drawings)
    table = replace(state.table, seats=seats, card="", task=_NOTHING, due=state.table.due[1:])
    return replace(state, table=table, answers=(None,) * len(seats))


def _season_scored(state: State, event: SeasonScored) -> State:
    seats = tuple(
        replace(seat, scores=(*seat.scores, score)) for seat, score in zip(state.table.seats, event.scores, strict=True)
    )
    due = tuple(card for card in state.table.powers if AMBUSH[card].power in AFTER_SEASON)
    return replace(state, table=replace(state.table, seats=seats, due=due))


def _match_ended(state: State, event: MatchEnded) -> State:
    return replace(state, table=replace(state.table, over=True), seed=event.seed)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    SeasonStarted: _season_started,
    CardRevealed: _card_revealed,
    AnswerConfirmed: _answer_confirmed,
    AnswerTakenBack: _answer_taken_back,
    AmbushMet: _ambush_met,
    TurnDrawn: _turn_drawn,
    DestructionAsked: _destruction_asked,
    PowerResolved: _power_resolved,
    SeasonScored: _season_scored,
    MatchEnded: _match_ended,
}
