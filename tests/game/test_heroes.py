"""Heroes and their attack marks (R29, R30), and the seasons of their game."""

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing, full, named
from cartographers.board.notation import names, sheet_of
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import HEROES, SEASONS
from cartographers.game.commands import Reply
from cartographers.game.events import CardRevealed, SeasonStarted
from cartographers.game.offers import choices, hero_offer, number
from cartographers.game.presets import ALL_HEROES, HEROES_GAME, PRESETS
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, State
from cartographers.scoring import SCORERS
from matches import at_table, draw, play_on, played


def hero(state: State, space: str, marks: str, seat: int = 0) -> Reply:
    return Reply(seat, state.table.turn, Drawing(Terrain.HERO, named(space), named(marks)))


def attacked(card: str, space: str) -> set[str]:
    """The different attacks of a hero from a space, each as named spaces."""
    number_of_space = named(space).bit_length() - 1
    return {" ".join(names(marks)) for marks in HEROES[card].attacks.marks[number_of_space]}


@pytest.mark.parametrize(
    ("card", "attacks"),
    [
        ("dobrik", {"E6 F5 F7 G6"}),
        ("dal", {"E5 E7 G5 G7"}),
        ("freyla", {"F7 F8 F9", "G6 H6 I6", "F3 F4 F5", "C6 D6 E6"}),
        ("wren", {"E8 F8 G8", "H5 H6 H7", "E4 F4 G4", "D5 D6 D7"}),
    ],
)
def test_r29_the_pattern_is_turned_at_will(card: str, attacks: set[str]) -> None:
    assert attacked(card, "F6") == attacks


def test_r29_marks_off_the_sheet_are_lost() -> None:
    assert attacked("freyla", "A1") == {"A2 A3 A4", "B1 C1 D1", ""}
    assert attacked("dobrik", "A1") == {"A2 B1"}


def test_r29_a_hero_stands_on_any_empty_space() -> None:
    state = at_table("dobrik hamlet")
    after = play_on(state, hero(state, "A1", "A2 B1"))
    sheet = after.table.seats[0].sheet
    assert (sheet.hero, sheet.marks) == (named("A1"), named("A2 B1"))


def test_r29_marks_fill_nothing() -> None:
    state = at_table("dobrik hamlet")
    after = play_on(state, hero(state, "A1", "A2 B1"))
    assert after.table.seats[0].sheet.filled == SHEET_A.filled | named("A1")


def test_r29_marks_may_lie_on_filled_spaces() -> None:
    state = at_table("dobrik", SHEET_A)
    assert play_on(state, hero(state, "B5", "A5 B4 B6 C5"))  # B4 is a mountain


@pytest.mark.parametrize(
    ("space", "marks", "code"),
    [
        ("B4", "A4 B3 B5 C4", "spaces_taken"),
        ("A1", "A2", "marks_not_offered"),
        ("A1", "", "marks_not_offered"),
        ("A1 A2", "A3 B1", "shape_not_offered"),
    ],
)
def test_r29_other_heroes_are_refused(space: str, marks: str, code: str) -> None:
    state = at_table("dobrik")
    with pytest.raises(Refused) as refused:
        play_on(state, hero(state, space, marks))
    assert refused.value.code == code


def test_r29_a_hero_is_no_other_terrain() -> None:
    state = at_table("dobrik")
    with pytest.raises(Refused) as refused:
        play_on(state, Reply(0, state.table.turn, Drawing(Terrain.FOREST, named("A1"), named("A2 B1"))))
    assert refused.value.code == "terrain_not_offered"


def test_marks_come_with_heroes_only() -> None:
    state = at_table("hamlet")
    with pytest.raises(Refused) as refused:
        play_on(state, Reply(0, state.table.turn, Drawing(Terrain.VILLAGE, named("A1 B1 B2"), named("A2"))))
    assert refused.value.code == "marks_not_offered"


@pytest.mark.parametrize(("card", "count"), [("dobrik", 121), ("dal", 121), ("freyla", 484 - 4), ("wren", 484 - 16)])
def test_perft_of_heroes_on_an_empty_sheet(card: str, count: int) -> None:
    """Four turns a space, but for symmetric patterns; near a corner two of them lie off the sheet and are the same."""
    assert number(hero_offer(HEROES[card], Sheet())) == len(set(choices(hero_offer(HEROES[card], Sheet())))) == count


def test_r18_no_hero_on_a_full_sheet() -> None:
    state = at_table("dobrik", SHEET_A, full("F"))
    assert state.table.waiting == frozenset({0})


def test_r30_a_monster_under_a_mark_is_destroyed_when_the_hero_comes() -> None:
    state = at_table("dobrik", drawing("BB.", at="E5"))
    after = play_on(state, hero(state, "E4", "D4 E3 E5 F4"))
    sheet = after.table.seats[0].sheet
    assert (sheet.monster, sheet.destroyed) == (named("E6"), named("E5"))


def test_r30_a_monster_drawn_under_a_mark_is_destroyed() -> None:
    marked = SHEET_A._replace(marks=named("A1 C2"))
    state = at_table("gnoll_raid hamlet", marked)
    sheet = state.table.seats[0].sheet
    assert (sheet.monster, sheet.destroyed) == (named("A2 B1 C1"), named("A1 C2"))


def test_r30_a_monster_of_the_own_draw_too() -> None:
    state = at_table("rift_lands", SHEET_A._replace(marks=named("A1")))
    sheet = play_on(state, draw(state, "monster", "A1")).table.seats[0].sheet
    assert (sheet.monster, sheet.destroyed) == (0, named("A1"))


def test_r30_other_terrains_under_marks_stay() -> None:
    state = at_table("dobrik", drawing("FVAW", at="E5"))
    after = play_on(state, hero(state, "E4", "D4 E3 E5 F4"))
    assert after.table.seats[0].sheet.forest == named("E5")


def test_r2_a_destroyed_monster_costs_nothing() -> None:
    state = at_table("homestead", drawing("X", at="E5"), time=6)
    after = play_on(state, draw(state, "village", "A1 B1 C1 B2"))
    assert after.table.seats[0].scores[0].monsters == 0


def test_r14_the_last_neighbour_destroyed_pays() -> None:
    around = drawing("""
        .F.
        FM.
        .F.
    """)._replace(marks=named("B3"))
    state = at_table("rift_lands", around)
    assert play_on(state, draw(state, "monster", "B3")).table.seats[0].coins == 1


def test_r16_a_hero_after_ruins_is_drawn_as_always_and_the_obligation_waits() -> None:
    state = at_table("temple_ruins dobrik hamlet")
    after = play_on(state, hero(state, "A1", "A2 B1"))
    assert (after.table.card, after.table.ruins) == ("hamlet", True)


def test_r17_a_hero_costs_no_time() -> None:
    state = at_table("dobrik hamlet", time=7)
    assert play_on(state, hero(state, "A1", "A2 B1")).table.season == 0


def test_r7_one_hero_is_shuffled_in_each_season() -> None:
    left = 0
    for event in played(HEROES_GAME, "heroes").events:
        if isinstance(event, SeasonStarted):
            left += 1
            assert sum(card in HEROES for card in event.deck) == left
        if isinstance(event, CardRevealed) and event.card in HEROES:
            left -= 1


def test_r9_seasons_of_heroes() -> None:
    assert [season.time for season in SEASONS["heroes"]] == [8, 7, 7, 6]


def test_r35_heroes_alone_has_no_ruins_cards() -> None:
    decks = [event.deck for event in played(HEROES_GAME, "1").events if isinstance(event, SeasonStarted)]
    assert not any("temple_ruins" in deck for deck in decks)


def test_r36_ruins_join_the_heroes_explore_cards() -> None:
    mixed = replace(HEROES_GAME, ruins=True)
    deck = next(event.deck for event in played(mixed, "1").events if isinstance(event, SeasonStarted))
    assert {"temple_ruins", "outpost_ruins", "kethras_gates"} <= set(deck)
    assert "rift_lands" not in deck


def test_r36_heroes_join_a_base_game() -> None:
    match = played(replace(PRESETS["german"], heroes=ALL_HEROES), "1")
    assert any(isinstance(event, CardRevealed) and event.card in HEROES for event in match.events)


def test_r36_hero_terrain_counts_for_base_cards() -> None:
    assert SCORERS["greengold_plains"](sheet_of([".H.........", "FVM........", *["..........."] * 9])).stars == 3


def test_r20_the_gap_of_pasture_may_be_filled() -> None:
    state = at_table("pasture", drawing(".F.", at="E5"), options=HEROES_GAME)
    assert play_on(state, draw(state, "farm", "E5 E7")).table.seats[0].coins == 1
