"""The log of a match: a few sentences for every event that everybody may know."""

from collections.abc import Iterable, Iterator

from cartographers.board.notation import names
from cartographers.cards.printed import DECK, Edict, RuinsCard
from cartographers.game.apply import apply, opened
from cartographers.game.events import (
    AmbushMet,
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
from cartographers.game.options import year
from cartographers.game.state import Table
from cartographers.locales import Texts


def log(events: Iterable[Event], text: Texts) -> Iterator[str]:
    """All that happened in a match, sentence by sentence."""
    remaining = iter(events)
    started = next(remaining)
    assert isinstance(started, MatchStarted)
    state = opened(started)
    yield from told(started, state.table, text)
    for event in remaining:
        yield from told(event, state.table, text)
        state = apply(state, event)


def told(event: Event, before: Table, text: Texts) -> Iterator[str]:
    """One event in words; nothing for what is not everybody's to know. Seats are counted from 1."""
    match event:
        case MatchStarted():
            for edict, card in zip(Edict, event.edicts, strict=True):
                yield text("log-edict", edict=edict, card=text.name("card", card))
            if event.skills:
                yield text("log-skills", skills=", ".join(text.name("skill", skill) for skill in event.skills))
        case SeasonStarted():
            yield text("log-season-started", season=text.name("season", year(before.options)[event.season].id))
        case CardRevealed():
            card = text.name("card", event.card)
            if isinstance(DECK[event.card], RuinsCard):
                yield text("log-ruins-revealed", card=card)
            else:
                yield text("log-card-revealed", turn=before.turn + 1, card=card)
        case AmbushMet():
            for seat in sorted(event.dodgers):
                yield text("log-dodged", who=_name(seat, text))
        case TurnDrawn():
            yield from _changes(event.drawings, text)
            if not event.drawings:
                yield text("log-nobody-drew")
        case DestructionAsked():
            yield text("log-destruction-asked", card=text.name("card", event.card))
        case PowerResolved():
            struck = "log-power" if event.drawings else "log-power-nothing"
            yield text(struck, card=text.name("card", event.card))
            yield from _changes(event.drawings, text)
        case SeasonScored():
            for seat, score in enumerate(event.scores):
                first, second = score.edicts
                parts = {"first": first, "second": second, "coins": score.coins, "monsters": score.monsters}
                yield text("log-scored", who=_name(seat, text), total=score.total, **parts)
        case MatchEnded():
            yield text("log-ended")
        case _:
            pass


def _name(seat: int, text: Texts) -> str:
    """What stands for a person's name, which no event tells."""
    return text("log-seat", seat=seat + 1)


def _changes(changes: Iterable[Drawn], text: Texts) -> Iterator[str]:
    for change in changes:
        yield from _change(change, text)


def _change(change: Drawn, text: Texts) -> Iterator[str]:
    who, owner = _name(change.seat, text), _name(change.sheet, text)
    if change.skill:
        yield text("log-skill", who=who, skill=text.name("skill", change.skill))
    if change.terrain is not None:
        terrain, spaces = text.name("terrain", change.terrain), " ".join(names(change.spaces))
        if change.also is not None:
            also = text.name("terrain", change.also)
            yield text("log-drawn-both", who=who, terrain=terrain, also=also, spaces=spaces)
        elif change.sheet == change.seat:
            yield text("log-drawn", who=who, terrain=terrain, spaces=spaces)
        else:
            yield text("log-drawn-on", who=who, owner=owner, terrain=terrain, spaces=spaces)
    if change.marks:
        yield text("log-marks", who=who, spaces=" ".join(names(change.marks)))
    if change.destroyed:
        yield text("log-destroyed", owner=owner, spaces=" ".join(names(change.destroyed)))
    if change.coins:
        yield text("log-coins", owner=owner, coins=change.coins)
