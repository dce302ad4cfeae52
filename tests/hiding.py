"""Matches of which only the secrets are exchanged: seeds, decks, invites and answers that nobody has seen."""

from random import Random

from msgspec.structs import replace

from cartographers.bots.uniform import choose
from cartographers.game.chance import shuffled
from cartographers.game.commands import TakeBack
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
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.server.hosting.hosted import MARKS, LogEvent
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed

SEED, OTHER_SEED = "a-seed-of-32-letters-that-decides", "another-seed-as-long-that-decides"
INVITE, OTHER_INVITE = "an-invite-to-sit-down", "another-invite-to-sit"


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


def with_people(
    events: list[Event], seed: str, invite: str, published: str, bot: str = "", house: House | None = None
) -> list[LogEvent]:
    """The whole log of the match, with a person in every seat, for whom a bot may play."""
    assert isinstance(events[0], MatchStarted)
    options = events[0].options
    chairs = tuple(Chair(person(seat), f"Seat {seat}", bot) for seat in range(options.seats))
    opened = MatchOpened(person(0), options, house or House(), chairs, published, seed, invite)
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
