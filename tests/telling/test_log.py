"""Every event is told, in every language."""

import pytest

from cartographers.game.events import AnswerConfirmed, CardRevealed, SeasonScored
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.locales import LANGUAGES, texts
from cartographers.telling.log import log, told
from matches import DIFFERENT_PRESETS, played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DIFFERENT_PRESETS)
def test_a_whole_match_is_told(name: str, language: str) -> None:
    lines = list(log(played(PRESETS[name], "log").events, texts(language)))
    assert len(lines) > 30
    assert all(line.strip() for line in lines)


def test_seats_are_counted_from_one() -> None:
    lines = list(log(played(Options(seats=2), "1").events, texts("en")))
    assert any(line.startswith("Seat 1 draws") for line in lines)
    assert any(line.startswith("Seat 2 draws on the map of Seat 1") for line in lines)
    assert not any("Seat 0" in line for line in lines)


def test_the_scores_are_told_seat_by_seat() -> None:
    match = played(Options(seats=3), "1")
    scored = sum(isinstance(event, SeasonScored) for event in match.events)
    lines = [line for line in log(match.events, texts("en")) if "in all." in line]
    assert len(lines) == 3 * scored == 12


def test_what_is_secret_is_not_told() -> None:
    match = played(Options(seats=2), "1")
    for event in match.events:
        if isinstance(event, AnswerConfirmed):
            assert list(told(event, match.table, texts("en"))) == []


def test_a_card_is_told_with_its_turn() -> None:
    match = played(Options(), "1")
    cards = [event for event in match.events if isinstance(event, CardRevealed)]
    lines = list(log(match.events, texts("en")))
    assert sum(line.startswith("Turn ") for line in lines) + sum("must cover" in line for line in lines) == len(cards)
