"""Events become state. Trusts every fact: no checks, no chance."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cartographers.board.sheet import LAYER, drawn
from cartographers.cards.printed import DECK, SHEETS, AmbushCard, ExploreCard, RuinsCard
from cartographers.game.events import (
    CardRevealed,
    DrawingConfirmed,
    DrawingTakenBack,
    Event,
    MatchEnded,
    MatchStarted,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.state import Drawing, Seat, State, Table


def opened(event: MatchStarted) -> State:
    """The state after the first event of a match."""
    seats = (Seat(SHEETS[event.options.sheet]),) * event.options.seats
    table = Table(event.options, event.edicts, event.seal, seats)
    return State(table, event.seed, event.ambushes, (), (None,) * event.options.seats)


def apply(state: State, event: Event) -> State:
    """The state after a further event."""
    return _APPLY[type(event)](state, event)


def _season_started(state: State, event: SeasonStarted) -> State:
    table = replace(
        state.table,
        season=event.season,
        hidden=event.hidden,
        revealed=(),
        time=0,
        ruins=False,
        card="",
        waiting=frozenset(),
    )
    shuffled_in = set(event.deck)
    ambushes = tuple(card for card in state.ambushes if card not in shuffled_in)
    return replace(state, table=table, deck=event.deck, ambushes=ambushes)


def _card_revealed(state: State, event: CardRevealed) -> State:
    before = state.table
    card = DECK[event.card]
    revealed = (*before.revealed, event.card)
    if isinstance(card, RuinsCard):
        table = replace(before, revealed=revealed, hidden=before.hidden - 1, ruins=True)
    else:
        table = replace(
            before,
            revealed=revealed,
            hidden=before.hidden - 1,
            time=before.time + (card.time if isinstance(card, ExploreCard) else 0),
            turn=before.turn + 1,
            card=event.card,
            waiting=event.waiting,
        )
    return replace(state, table=table, deck=state.deck[1:])


def _with_drawing(state: State, seat: int, drawing: Drawing | None, waiting: frozenset[int]) -> State:
    drawings = (*state.drawings[:seat], drawing, *state.drawings[seat + 1 :])
    return replace(state, table=replace(state.table, waiting=waiting), drawings=drawings)


def _drawing_confirmed(state: State, event: DrawingConfirmed) -> State:
    return _with_drawing(state, event.seat, event.drawing, state.table.waiting - {event.seat})


def _drawing_taken_back(state: State, event: DrawingTakenBack) -> State:
    return _with_drawing(state, event.seat, None, state.table.waiting | {event.seat})


def _turn_drawn(state: State, event: TurnDrawn) -> State:
    before = state.table
    seats = list(before.seats)
    for drawing in event.drawings:
        seat = seats[drawing.sheet]
        sheet = drawn(seat.sheet, LAYER[drawing.terrain], drawing.spaces)
        seats[drawing.sheet] = Seat(sheet, seat.coins + drawing.coins, seat.scores)
    waits = before.ruins and isinstance(DECK[before.card], AmbushCard)  # R16
    table = replace(before, seats=tuple(seats), card="", ruins=waits)
    return replace(state, table=table, drawings=(None,) * len(seats))


def _season_scored(state: State, event: SeasonScored) -> State:
    seats = tuple(
        replace(seat, scores=(*seat.scores, score)) for seat, score in zip(state.table.seats, event.scores, strict=True)
    )
    return replace(state, table=replace(state.table, seats=seats))


def _match_ended(state: State, event: MatchEnded) -> State:
    return replace(state, table=replace(state.table, over=True), seed=event.seed)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    SeasonStarted: _season_started,
    CardRevealed: _card_revealed,
    DrawingConfirmed: _drawing_confirmed,
    DrawingTakenBack: _drawing_taken_back,
    TurnDrawn: _turn_drawn,
    SeasonScored: _season_scored,
    MatchEnded: _match_ended,
}
