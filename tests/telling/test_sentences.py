"""Each event gets the sentences of the golden file; the page's own tests hold the page to the same file."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cartographers.cards.printed import DECK, RuinsCard
from cartographers.game.apply import apply, opened
from cartographers.game.codec import plain
from cartographers.game.events import AmbushMet, CardRevealed, Event, MatchStarted, PowerResolved, TurnDrawn
from cartographers.game.options import year
from cartographers.game.record import replayed
from cartographers.game.state import Table
from cartographers.game.view import seen
from cartographers.telling.log import Said, said

RECORDS = Path(__file__).parents[1] / "golden"
GOLDEN = RECORDS / "sentences.json"
SENTENCES = Path(__file__).parents[2] / "src" / "cartographers" / "telling" / "sentences.json"
# What happens in none of the games.
RARE = (AmbushMet(frozenset({2, 0}), frozenset({1})), TurnDrawn(()), PowerResolved("dragon_inferno", ()))


def told(events: Sequence[Event]) -> Iterator[tuple[Event, list[Said]]]:
    """Each event with its sentences."""
    started = events[0]
    assert isinstance(started, MatchStarted)
    state = opened(started)
    yield started, [*said(started, state.table)]
    for event in events[1:]:
        yield event, [*said(event, state.table)]
        state = apply(state, event)
    for event in RARE:
        yield event, [*said(event, state.table)]


def shortened(match: Sequence[tuple[Event, list[Said]]]) -> Iterator[tuple[Event, list[Said]]]:
    """Every sentence some times; and every card, since turns are counted by them."""
    known: Counter[str] = Counter()
    for event, sentences in match:
        if isinstance(event, CardRevealed) or any(known[each.text] < 3 for each in sentences):
            known.update(each.text for each in sentences)
            yield event, sentences


def written(name: str) -> dict[str, Any]:
    """A match as the golden file holds it: as everybody may see it, with the sentences in their order."""
    match = replayed((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    kept = [*shortened([*told(match.events)])]
    found: dict[str, Any] = {
        "match": name,
        "seasons": _seasons(match.table),
        "ruins": [card for card, printed in DECK.items() if isinstance(printed, RuinsCard)],
        "events": [plain(seen(event, None)) for event, _ in kept],
        "said": [each._asdict() for _, sentences in kept for each in sentences],
    }
    return found


def _seasons(table: Table) -> list[str]:
    return [season.id for season in year(table.options)]


def golden() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


def test_events_get_the_sentences_of_the_golden_file() -> None:
    for match in golden():
        assert json.loads(msgspec.json.encode(written(match["match"]))) == match


def test_the_golden_file_holds_every_sentence() -> None:
    table = json.loads(SENTENCES.read_text(encoding="utf-8"))
    every = {sentence["text"] for sentences in table.values() for sentence in sentences}
    found = {each["text"] for match in golden() for each in match["said"]}
    assert found == {text for text in every if text.startswith("log-")}


if __name__ == "__main__":
    lines = [msgspec.json.encode(written(name)).decode() for name in ("combined_three", "heroes_four")]
    GOLDEN.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
