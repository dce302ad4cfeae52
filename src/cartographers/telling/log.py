"""The log of a match: a few sentences for every event that everybody may know."""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import NamedTuple

from msgspec import Struct, json

from cartographers.board.notation import names
from cartographers.cards.printed import DECK, Edict, RuinsCard
from cartographers.game import events
from cartographers.game.apply import apply, opened
from cartographers.game.events import Event
from cartographers.game.options import year
from cartographers.game.state import Table
from cartographers.locales import Texts

Fact = str | int


class _Sentence(Struct, frozen=True, forbid_unknown_fields=True):
    """Said with these facts where all of `when` are there and none of `unless`."""

    text: str
    details: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()


_SENTENCES = json.decode(
    (files("cartographers.telling") / "sentences.json").read_bytes(), type=dict[str, tuple[_Sentence, ...]]
)


class Said(NamedTuple):
    """A sentence by its id and what it is about: things by their ids, people by their seats."""

    text: str
    details: dict[str, Fact]


def log(happened: Iterable[Event], text: Texts) -> Iterator[str]:
    """All that happened in a match, sentence by sentence."""
    remaining = iter(happened)
    started = next(remaining)
    assert isinstance(started, events.MatchStarted)
    state = opened(started)
    yield from told(started, state.table, text)
    for event in remaining:
        yield from told(event, state.table, text)
        state = apply(state, event)


def told(event: Event, before: Table, text: Texts) -> Iterator[str]:
    """One event in words; nothing for what is not everybody's to know. Seats are counted from 1."""
    for each in said(event, before):
        yield text(each.text, **{name: _worded(name, fact, text) for name, fact in each.details.items()})


def said(event: Event, before: Table) -> Iterator[Said]:
    """The sentences of one event by their ids; sentences.json decides which, for the page too."""
    for kind, facts in _facts(event, before):
        for sentence in _SENTENCES[kind]:
            if all(facts[name] for name in sentence.when) and not any(facts[name] for name in sentence.unless):
                yield Said(sentence.text, {name: facts[name] for name in sentence.details})


def _worded(name: str, fact: Fact, text: Texts) -> str | int:
    """A fact as sentences have it: things by their names, people by what stands for theirs, which no event tells."""
    if name in ("who", "owner"):
        return text("log-seat", seat=int(fact) + 1)
    if name == "skills":
        return ", ".join(text.name("skill", skill) for skill in str(fact).split())
    kind = "terrain" if name == "also" else name
    return text.name(kind, str(fact)) if kind in ("card", "season", "skill", "terrain") else fact


def _facts(event: Event, before: Table) -> Iterator[tuple[str, dict[str, Fact]]]:
    """What an event tells, piece by piece, in the order in which it is told."""
    match event:
        case events.MatchStarted():
            for edict, card in zip(Edict, event.edicts, strict=True):
                yield "edict", {"edict": edict.value, "card": card}
            yield "skills", {"skills": " ".join(event.skills)}
        case events.SeasonStarted():
            yield "season_started", {"season": year(before.options)[event.season].id}
        case events.CardRevealed():
            is_ruins = isinstance(DECK[event.card], RuinsCard)
            yield "card_revealed", {"card": event.card, "turn": before.turn + 1, "ruins": is_ruins}
        case events.AmbushMet():
            for seat in sorted(event.dodgers):
                yield "dodged", {"who": seat}
        case events.TurnDrawn():
            yield "turn_drawn", {"drawings": len(event.drawings)}
            yield from _changes(event.drawings)
        case events.DestructionAsked():
            yield "destruction_asked", {"card": event.card}
        case events.PowerResolved():
            yield "power_resolved", {"card": event.card, "drawings": len(event.drawings)}
            yield from _changes(event.drawings)
        case events.SeasonScored():
            for seat, score in enumerate(event.scores):
                first, second = score.edicts
                parts = {"first": first, "second": second, "coins": score.coins, "monsters": score.monsters}
                yield "scored", {"who": seat, "total": score.total, **parts}
        case events.MatchEnded():
            yield "match_ended", {}
        case _:
            pass


def _changes(changes: Iterable[events.Drawn]) -> Iterator[tuple[str, dict[str, Fact]]]:
    for change in changes:
        people: dict[str, Fact] = {"who": change.seat, "owner": change.sheet}
        terrain, also = (each.value if each else "" for each in (change.terrain, change.also))
        drawn: dict[str, Fact] = {
            "terrain": terrain,
            "also": also,
            "skill": change.skill,
            "own": change.seat == change.sheet,
        }
        yield "drawn", {**people, **drawn, "spaces": " ".join(names(change.spaces))}
        yield "marked", {**people, "spaces": " ".join(names(change.marks))}
        yield "destroyed", {**people, "spaces": " ".join(names(change.destroyed))}
        yield "gained", {**people, "coins": change.coins}
