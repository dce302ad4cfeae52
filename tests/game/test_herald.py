"""What the herald announces is what the engine deals, whoever draws whatever."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from boards import LAW
from cartographers.cards.printed import DECK, RUINS
from cartographers.game.events import (
    CardRevealed,
    Event,
    MatchEnded,
    MatchStarted,
    PowerResolved,
    SeasonScored,
    SeasonStarted,
)
from cartographers.game.herald import Announcement, announcements, check_entering, entered, next_cards, setup
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused
from matches import DIFFERENT_PRESETS, any_options, played

GAMES = 100
"""In each preset; those that are played alike are tried once."""


def dealt(match: Match) -> list[tuple[object, ...]]:
    """What lay open to everybody in a match that was really played, without what anybody drew."""
    told: list[tuple[object, ...]] = []
    season = hidden = 0
    for event in match.events:
        match event:
            case SeasonStarted(season, hidden):
                pass
            case CardRevealed(card):
                hidden -= 1
                told.append(("card", season, card, hidden))
            case SeasonScored():
                told.append(("ends", season))
            case PowerResolved(card):
                told.append(("power", season, card))
            case MatchEnded():
                told.append(("over", season))
    return told


def retold(announced: Iterable[Announcement]) -> list[tuple[object, ...]]:
    told: list[tuple[object, ...]] = []
    for each in announced:
        cards = [*each.before, *([each.card] if each.card else [])]
        told += [("card", each.season, card, each.hidden + len(cards) - 1 - n) for n, card in enumerate(cards)]
        told += [("ends", each.season)] if each.ends else []
        told += [("power", each.season, card) for card in each.powers]
        told += [("over", each.season)] if each.over else []
    return told


def opened(match: Match) -> MatchStarted:
    started = match.events[0]
    assert isinstance(started, MatchStarted)
    return started


def compare(options: Options, seed: str) -> None:
    match = played(options, seed)
    started = opened(match)
    laid_out = setup(options, seed)
    assert (laid_out.edicts, laid_out.skills, laid_out.seal) == (started.edicts, started.skills, started.seal)
    told = announcements(options, seed)
    assert retold(told) == dealt(match)
    assert told[-1].turn == match.table.turn
    assert [each.over for each in told] == [False] * (len(told) - 1) + [True]


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_a_hundred_games_of_a_preset_are_announced_as_they_are_dealt(preset: str) -> None:
    for number in range(GAMES):
        compare(replace(PRESETS[preset], seats=1 + (number % 10 == 0)), f"{preset} {number}")


@given(options=any_options(), seed=st.text(max_size=8))
@settings(LAW, max_examples=60)
def test_any_game_is_announced_as_it_is_dealt(options: Options, seed: str) -> None:
    compare(options, seed)


@given(options=any_options(), seed=st.text(max_size=8))
@settings(LAW, max_examples=40)
def test_turn_by_turn_the_table_stands_where_the_herald_says(options: Options, seed: str) -> None:
    """Time, ruins that wait and the edicts of the season, beside a match that somebody draws in."""
    told = {each.turn: each for each in announcements(options, seed) if each.card}
    match = Match(options, seed)
    states = {match.table.turn: match.table}
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.answer(seat, match.answers(seat)[0])
        if match.table.card:
            states.setdefault(match.table.turn, match.table)
    for turn, table in states.items():
        if table.card == told[turn].card:  # not where its power is being resolved
            each = told[turn]
            assert (each.season, each.time, each.ruins) == (table.season, table.time, table.ruins)
            assert each.scored == (table.edicts[table.season], table.edicts[(table.season + 1) % 4])


def cards_of(announced: Iterable[Announcement]) -> tuple[str, ...]:
    return tuple(card for each in announced for card in (*each.before, each.card) if card)


@given(options=any_options(), seed=st.text(max_size=8))
@settings(LAW, max_examples=25)
def test_cards_that_are_entered_announce_the_same_and_none_else_is_asked_for(options: Options, seed: str) -> None:
    told = announcements(options, seed)
    cards = cards_of(told)
    laid_out = setup(options, seed)
    by_hand = replace(options, edicts=laid_out.edicts, edict_order="given", scoring="both")
    assert entered(by_hand, cards) == told
    for number, card in enumerate(cards):
        possible = next_cards(by_hand, cards[:number])
        assert card in possible
        assert possible == tuple(other for other in sorted(DECK) if is_taken(by_hand, (*cards[:number], other)))
    assert next_cards(by_hand, cards) == ()


def is_taken(options: Options, cards: tuple[str, ...]) -> bool:
    try:
        entered(options, cards)
    except Refused:
        return False
    return True


BY_HAND = replace(PRESETS["polish_base"], edicts=PRESETS["german_first_game"].edicts)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("hamlet", "hamlet"), "card_revealed_already"),
        (("gnoll_raid", "hamlet", "gnoll_raid"), "card_revealed_already"),
        (("gnoll_raid", "bugbear_assault"), "card_not_in_deck"),  # only one has joined in spring
        (("pasture",), "card_not_in_deck"),  # of the other box
        (("dobrik",), "card_not_in_deck"),
        (("gnoll raid",), "unknown_card"),
        (("x" * 10_000,), "unknown_card"),
    ],
)
def test_a_card_that_cannot_have_come_is_refused(cards: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        entered(BY_HAND, cards)
    assert refused.value.code == code
    assert len(str(refused.value.details)) < 100


def test_a_card_after_the_end_is_refused() -> None:
    told = announcements(BY_HAND, "1")
    with pytest.raises(Refused, match="deck_is_done"):
        entered(BY_HAND, (*cards_of(told), "hamlet"))


def test_ruins_wait_for_the_card_that_is_entered_next() -> None:
    ruins, other = RUINS
    (waiting,) = entered(BY_HAND, (ruins,))
    assert (waiting.card, waiting.before, waiting.ruins) == ("", (ruins,), True)
    (card,) = entered(BY_HAND, (ruins, other, "hamlet"))
    assert (card.card, card.before, card.ruins) == ("hamlet", (ruins, other), True)


def test_edicts_have_to_be_said_where_cards_are_entered() -> None:
    with pytest.raises(Refused, match="edicts_not_entered"):
        check_entering(PRESETS["polish_base"])
    with pytest.raises(Refused, match="edicts_not_entered"):
        check_entering(PRESETS["german_first_game"])  # by chance
    check_entering(BY_HAND)


def test_the_law_sees_a_card_that_is_left_out() -> None:
    events: list[Event] = [event for event in played(BY_HAND, "1").events if isinstance(event, CardRevealed)]
    assert len(events) == len(cards_of(announcements(BY_HAND, "1")))
    assert retold(announcements(BY_HAND, "1")[1:]) != dealt(played(BY_HAND, "1"))
