"""How a match flows: revealing, drawing at the same time, ruins, seasons."""

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing, full
from cartographers.board.notation import board_of
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, RUINS, SCORING, SEASONS, AmbushCard, Category
from cartographers.game.commands import Command, TakeBack
from cartographers.game.decide import decide, play, start
from cartographers.game.events import (
    AnswerConfirmed,
    AnswerTakenBack,
    CardRevealed,
    Event,
    MatchEnded,
    MatchStarted,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.options import BASE_AMBUSHES, Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, State
from matches import at_table, draw, play_on, played

ONE_SPACE = drawing(".FFFFFFFFFF" + "\nFFFFFFFFFFF" * 10)
FULL = full("F")


def refusal(state: State, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        decide(state, command)
    return refused.value.code


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_r6_one_scoring_card_of_each_category() -> None:
    for seed in range(50):
        _, state = start(Options(), str(seed))
        assert sorted(SCORING[card].category for card in state.table.edicts) == sorted(Category)


def test_r6_every_category_comes_to_every_edict() -> None:
    dealt = [start(Options(), str(seed))[1].table.edicts for seed in range(400)]
    for position in range(4):
        assert {edicts[position] for edicts in dealt} == {card.id for card in SCORING.values() if card.set == "base"}


def test_r7_one_ambush_is_shuffled_in_each_season() -> None:
    match = played(Options(), "1")
    left = 0
    for event in match.events:
        if isinstance(event, SeasonStarted):
            left += 1
            assert sum(card in AMBUSH for card in event.deck) == left
        if isinstance(event, CardRevealed) and event.card in AMBUSH:
            left -= 1


def test_r7_every_ambush_is_shuffled_in_over_the_year() -> None:
    match = played(Options(), "2")
    assert {
        card for event in match.events if isinstance(event, SeasonStarted) for card in event.deck if card in AMBUSH
    } == set(BASE_AMBUSHES)


def test_r8_every_season_has_all_explore_cards_anew() -> None:
    match = played(Options(), "3")
    for event in match.events:
        if isinstance(event, SeasonStarted):
            explore = {card.id for card in EXPLORE.values() if card.set == "base"}
            assert {card for card in event.deck if card not in AMBUSH} == {*explore, *RUINS}


@pytest.mark.parametrize(("season", "edicts"), [(0, "AB"), (1, "BC"), (2, "CD"), (3, "DA")])
def test_r9_edicts_of_the_seasons(season: int, edicts: str) -> None:
    assert "".join(SEASONS["base"][season].edicts) == edicts


def test_r9_times_of_the_seasons() -> None:
    assert [card.time for card in SEASONS["base"]] == [8, 8, 7, 6]


def test_r10_ruins_are_followed_by_the_next_card_at_once() -> None:
    state = at_table("temple_ruins outpost_ruins hamlet")
    assert (state.table.revealed, state.table.card, state.table.ruins) == (
        ("temple_ruins", "outpost_ruins", "hamlet"),
        "hamlet",
        True,
    )


def test_r15_two_ruins_cards_are_one_obligation() -> None:
    state = at_table("temple_ruins outpost_ruins hamlet homestead")
    assert not play_on(state, draw(state, "village", "B6 C6 C7")).table.ruins


def test_r16_the_obligation_waits_while_an_ambush_is_resolved() -> None:
    state = at_table("temple_ruins goblin_attack hamlet")
    assert (state.table.card, state.table.ruins) == ("hamlet", True)


def test_r16_an_ambush_after_ruins_is_drawn_as_always() -> None:
    state = at_table("temple_ruins goblin_attack hamlet")
    assert state.table.seats[0].sheet.monster == board_of(["K11", "J10", "I9"])


def test_r16_an_ambush_by_neighbours_after_ruins_covers_no_ruins() -> None:
    state = at_table("temple_ruins goblin_attack hamlet", SHEET_A, SHEET_A)
    after = play_on(state, draw(state, "monster", "A1 B2 C3", 0), draw(state, "monster", "A1 B2 C3", 1))
    assert (after.table.card, after.table.ruins) == ("hamlet", True)


def test_r17_a_season_ends_when_its_time_is_reached() -> None:
    state = at_table("homestead", time=6)
    events = decide(state, draw(state, "village", "A1 B1 C1 B2"))
    assert kinds(events)[:4] == ["AnswerConfirmed", "TurnDrawn", "SeasonScored", "SeasonStarted"]


def test_r17_a_season_goes_on_below_its_time() -> None:
    state = at_table("homestead hamlet", time=5)
    events = decide(state, draw(state, "village", "A1 B1 C1 B2"))
    assert kinds(events) == ["AnswerConfirmed", "TurnDrawn", "CardRevealed"]


def test_r17_rift_lands_costs_no_time() -> None:
    state = at_table("rift_lands hamlet", time=7)
    assert play_on(state, draw(state, "village", "A1")).table.season == 0


def test_r17_an_ambush_costs_no_time() -> None:
    assert at_table("gnoll_raid hamlet").table.time == 1


def test_r18_a_full_sheet_draws_nothing() -> None:
    state = at_table("hamlet", SHEET_A, FULL)
    assert state.table.waiting == frozenset({0})
    assert refusal(state, draw(state, "village", "A1", 1)) == "nothing_to_draw"


def test_r18_when_all_sheets_are_full_the_game_goes_on_alone() -> None:
    state = at_table("hamlet", FULL)
    assert state.table.over


def test_the_match_ends_after_winter() -> None:
    state = at_table("homestead", season=3, time=4)
    seats = tuple(replace(seat, scores=played(Options(), "1").table.seats[0].scores[:3]) for seat in state.table.seats)
    state = replace(state, table=replace(state.table, seats=seats))
    events, after = play(state, draw(state, "village", "A1 B1 C1 B2"))
    assert kinds(events)[-2:] == ["SeasonScored", "MatchEnded"]
    assert after.table.over


def test_a_turn_is_revealed_when_everybody_has_drawn() -> None:
    state = at_table("hamlet homestead", SHEET_A, SHEET_A)
    first, state = play(state, draw(state, "village", "A1 B1 B2", 1))
    assert kinds(first) == ["AnswerConfirmed"]
    assert state.table.seats[1].sheet == SHEET_A
    second, state = play(state, draw(state, "village", "K1 K2 J1", 0))
    assert kinds(second) == ["AnswerConfirmed", "TurnDrawn", "CardRevealed"]
    assert state.table.seats[1].sheet.village == board_of(["A1", "B1", "B2"])


def test_a_drawing_may_be_taken_back_while_others_draw() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    before = state
    _, state = play(state, draw(state, "village", "A1 B1 B2"))
    events, state = play(state, TakeBack(0, state.table.turn))
    assert events == [AnswerTakenBack(0)]
    assert state == before


def test_what_was_not_drawn_cannot_be_taken_back() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    assert refusal(state, TakeBack(0, state.table.turn)) == "nothing_to_take_back"


def test_nobody_draws_twice() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    command = draw(state, "village", "A1 B1 B2")
    assert refusal(play_on(state, command), command) == "already_drawn"


def test_a_command_for_a_past_turn_is_refused() -> None:
    state = at_table("hamlet homestead")
    command = draw(state, "village", "A1 B1 B2")
    assert refusal(play_on(state, command), command) == "turn_over"


@pytest.mark.parametrize("seat", [-1, 1, 100])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    state = at_table("hamlet")
    assert refusal(state, draw(state, "village", "A1 B1 B2", seat)) == "unknown_seat"


def test_nothing_is_drawn_after_the_end() -> None:
    match = played(Options(), "1")
    assert refusal(match.state, draw(match.state, "village", "A1")) == "match_over"


def test_the_order_of_drawing_does_not_matter() -> None:
    state = at_table("hamlet homestead", SHEET_A, SHEET_A, SHEET_A)
    commands = [
        draw(state, "village", spaces, seat) for seat, spaces in enumerate(("A1 B1 B2", "D1 E1 E2", "G1 H1 H2"))
    ]
    assert play_on(state, *commands) == play_on(state, *reversed(commands))


def test_a_match_begins_with_its_first_card() -> None:
    events, state = start(Options(), "1")
    assert isinstance(events[0], MatchStarted)
    assert isinstance(events[1], SeasonStarted)
    assert all(isinstance(event, CardRevealed | TurnDrawn) for event in events[2:])
    assert state.table.waiting == frozenset({0})


def test_a_whole_match_has_four_seasons() -> None:
    events = played(Options(), "1").events
    assert [type(event) for event in events if isinstance(event, SeasonStarted | SeasonScored | MatchEnded)] == [
        SeasonStarted,
        SeasonScored,
    ] * 4 + [MatchEnded]


def test_r37_without_ruins() -> None:
    match = played(Options(ruins=False), "1")
    assert not any(card in RUINS for event in match.events if isinstance(event, SeasonStarted) for card in event.deck)


def test_r37_without_ambushes() -> None:
    match = played(Options(ambushes=()), "1")
    assert not any(
        isinstance(DECK[event.card], AmbushCard) for event in match.events if isinstance(event, CardRevealed)
    )


def test_r37_recommended_first_edicts_can_be_chosen() -> None:
    edicts = ("sentinel_wood", "mages_valley", "wildholds", "borderlands")
    assert start(Options(edicts=edicts), "1")[1].table.edicts == edicts


def test_promo_ambushes_can_be_chosen() -> None:
    promo = ("flayer_incursion", "insectoid_invasion", "ratman_strike", "ogre_charge")
    match = played(Options(ambushes=promo), "1")
    assert {event.card for event in match.events if isinstance(event, CardRevealed)}.isdisjoint(BASE_AMBUSHES)
    assert any(isinstance(event, CardRevealed) and event.card in promo for event in match.events)


def test_confirming_tells_the_drawing_to_the_log() -> None:
    state = at_table("hamlet", SHEET_A, SHEET_A)
    (event,) = decide(state, draw(state, "village", "A1 B1 B2"))
    assert isinstance(event, AnswerConfirmed)
    assert isinstance(event.answer, Drawing)
    assert event.answer.spaces == board_of(["A1", "B1", "B2"])
