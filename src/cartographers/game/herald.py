"""The game as the Queen's herald announces it to people who draw on paper: the deck flows, and nobody's map is known.

A herald's match is an ordinary one with a single sheet that is full. Nothing is drawn on it (R18), so nobody is waited
for, and the flow of `decide` runs by itself from the first card to the last.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.grid import ALL
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import AMBUSH, DECK, HEROES, RUINS
from cartographers.game.apply import apply
from cartographers.game.decide import following, opening, season_started
from cartographers.game.events import CardRevealed, Event, MatchEnded, PowerResolved, SeasonScored
from cartographers.game.options import Options, check
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_edicts
from cartographers.game.state import Seat, State, Table

FULL = Sheet(wasteland=ALL, filled=ALL)


class Announcement(Struct, frozen=True):
    """What the herald says at once: a card that all draw, or that a season is over."""

    season: int  # 0 spring … 3 winter
    turn: int  # counts the cards that were drawn for
    time: int  # used of the season, with this card
    hidden: int  # cards in the deck
    scored: tuple[str, str]  # the scoring cards that count at the end of this season
    card: str = ""  # nothing at the end of a season, or while ruins cards wait for one that is yet to be entered
    before: tuple[str, ...] = ()  # the ruins cards that were turned up right before it
    ruins: bool = False  # the next explore card, maybe this one, must cover ruins (R15, R16)
    powers: tuple[str, ...] = ()  # ambushes whose powers are resolved after this, in order (R31, R32)
    ends: bool = False  # the season is over and counted
    over: bool = False  # and so is the game


class Setup(Struct, frozen=True):
    """What lies open before the first card."""

    edicts: tuple[str, ...]
    skills: tuple[str, ...]
    seal: str


def setup(options: Options, seed: str) -> Setup:
    table = _laid_out(options, seed).table
    return Setup(table.edicts, table.skills, table.seal)


@lru_cache(maxsize=256)
def announcements(options: Options, seed: str) -> tuple[Announcement, ...]:
    """Everything that is announced in a game that is dealt, from the first card to the end."""
    state = _laid_out(options, seed)
    return tuple(_told(state.table, following(state)))


@lru_cache(maxsize=256)
def entered(options: Options, cards: tuple[str, ...]) -> tuple[Announcement, ...]:
    """What is announced where people turn up cards of their own and say which; refused where one cannot have come."""
    state = _laid_out(options, "")
    return tuple(_told(state.table, _followed(state, cards)))


def next_cards(options: Options, cards: Sequence[str]) -> tuple[str, ...]:
    """The cards of which one may come next where they are entered; none once the game is over."""
    state = _laid_out(options, "")
    for _, after in _followed(state, cards):
        state = after
    return () if state.table.over else tuple(sorted(_possible(state)))


def check_entering(options: Options) -> None:
    """Refuses options that leave to chance what lies on the table."""
    check(options)
    if not options.edicts or options.edict_order != "given":
        raise Refused("edicts_not_entered")


def _laid_out(options: Options, seed: str) -> State:
    """A match of its own for the herald, in spring, before its first card."""
    _, state = next(opening(options, seed))
    table = replace(state.table, options=replace(options, seats=1), seats=(Seat(FULL),))
    state = replace(state, table=table, answers=(None,))
    return apply(state, season_started(state, 0))


def _told(table: Table, happened: Iterator[tuple[Event, State]]) -> Iterator[Announcement]:
    """Announcements from events. A power belongs to what it follows: its card, or the end of the season."""
    last: Announcement | None = None
    waiting: tuple[str, ...] = ()  # ruins cards
    for event, state in happened:
        table = state.table
        match event:
            case CardRevealed(card) if card in RUINS:
                waiting = (*waiting, card)
            case CardRevealed(card):
                yield from _given(last)
                last, waiting = replace(_at(table), card=card, before=waiting, ruins=table.ruins), ()
            case SeasonScored():
                yield from _given(last)
                last = replace(_at(table), ends=True)
            case PowerResolved(card) if last:
                last = replace(last, powers=(*last.powers, card))
            case MatchEnded() if last:
                last = replace(last, over=True)
    yield from _given(last)
    if waiting:
        yield replace(_at(table), before=waiting, ruins=True)


def _given(announced: Announcement | None) -> tuple[Announcement, ...]:
    return () if announced is None else (announced,)


def _at(table: Table) -> Announcement:
    return Announcement(table.season, table.turn, table.time, table.hidden, season_edicts(table))


# Cards that are entered


def _followed(state: State, cards: Sequence[str]) -> Iterator[tuple[Event, State]]:
    """The flow with these cards, up to where another one is needed. What follows without a card follows at once."""
    left = iter(cards)
    while not state.table.over:
        event, after = next(following(state))
        if isinstance(event, CardRevealed):
            card = next(left, None)
            if card is None:
                return
            event, after = next(following(on_top(state, card)))
        state = after
        yield event, state
    for card in left:
        raise Refused("deck_is_done", card=card)


def _possible(state: State) -> set[str]:
    """Which cards may lie on top. Nobody has seen which ambush or hero joined: it may be any that never came."""
    unseen = [pool for pool in (state.ambushes, state.heroes) if _place_of(state, pool) is not None]
    return {*state.deck, *(card for pool in unseen for card in pool)}


def on_top(state: State, card: str) -> State:
    """The state with a card on top of the deck; one that never came changes places with one that did not either."""
    if card not in DECK:
        raise Refused("unknown_card", card=card[:40])
    if card not in state.deck:
        state = _exchanged(state, card)
    return replace(state, deck=(card, *(other for other in state.deck if other != card)))


def _exchanged(state: State, card: str) -> State:
    for name in ("ambushes", "heroes"):
        pool: tuple[str, ...] = getattr(state, name)
        place = _place_of(state, pool)
        if card in pool and place is not None:
            deck = (*state.deck[:place], card, *state.deck[place + 1 :])
            kept = tuple(state.deck[place] if other == card else other for other in pool)
            return replace(state, deck=deck, **{name: kept})
    table = state.table
    if card in table.revealed or card in table.gone:
        raise Refused("card_revealed_already", card=card)
    raise Refused("card_not_in_deck", card=card)


def _place_of(state: State, pool: tuple[str, ...]) -> int | None:
    """Where in the deck a card of the kind of these lies."""
    kind = AMBUSH if pool and pool[0] in AMBUSH else HEROES
    return next((place for place, card in enumerate(state.deck) if pool and card in kind), None)
