"""What may be drawn, ruling by ruling."""

import pytest

from boards import SHEET_A, SHEET_B, drawing, full
from cartographers.board.grid import NONE
from cartographers.board.notation import board_of, lines_of, names, sheet_of
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import AMBUSH, EXPLORE
from cartographers.game.commands import Reply
from cartographers.game.decide import decide
from cartographers.game.offers import ambush_offer, choices, explore_offer, number, offer, placements_of, walk_offer
from cartographers.game.options import Options
from cartographers.game.presets import ALL_HEROES, HEROES_GAME
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, State
from matches import at_table, draw, play_on

# One free space in each corner and a free domino in the middle; F6, of the domino, is a ruins space.
NARROW = drawing("""
    .FFFFFFFFF.
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFF,.FFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    .FFFFFFFFF.
""")
# The same with the ruins space drawn on: nothing but single spaces is left.
SINGLES = drawing("""
    .FFFFFFFFF.
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFf.FFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFFFFFFF
    .FFFFFFFFF.
""")


def refusal(state: State, terrain: str, spaces: str, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        play_on(state, draw(state, terrain, spaces, seat))
    return refused.value.code


# Perft: the different drawings on the printed sheets A and B, then those after ruins.
# The numbers are those of a program that tries every cell, written apart from this one.
DRAWINGS = [
    ("great_river", 406, 327, 88, 83),
    ("farmland", 258, 224, 40, 36),
    ("hamlet", 872, 714, 216, 188),
    ("forgotten_forest", 464, 390, 94, 82),
    ("hinterland_stream", 480, 366, 96, 116),
    ("homestead", 568, 460, 136, 120),
    ("orchard", 1144, 930, 240, 238),
    ("treetop_village", 952, 722, 240, 228),
    ("marshlands", 472, 362, 116, 128),
    ("fishing_village", 288, 228, 48, 46),
    ("rift_lands", 580, 545, 30, 30),
]


@pytest.mark.parametrize(("card", "on_a", "on_b", "ruins_a", "ruins_b"), DRAWINGS)
def test_number_of_drawings_on_a_fresh_sheet(card: str, on_a: int, on_b: int, ruins_a: int, ruins_b: int) -> None:
    numbers = [
        number(explore_offer(EXPLORE[card], sheet, ruins)) for ruins in (False, True) for sheet in (SHEET_A, SHEET_B)
    ]
    assert numbers == [on_a, on_b, ruins_a, ruins_b]


def test_perft_two_draws_deep() -> None:
    state = at_table("farmland fishing_village hamlet")
    first = list(choices(explore_offer(EXPLORE["farmland"], SHEET_A, ruins=False)))
    total = 0
    for chosen in first:
        after = play_on(state, draw(state, "farm", " ".join(names(chosen.spaces))))
        total += number(explore_offer(EXPLORE["fishing_village"], after.table.seats[0].sheet, ruins=False))
    assert (len(first), total) == (258, 68_832)


def test_r11_a_shape_need_not_touch_anything() -> None:
    state = at_table("hamlet", drawing("F", at="A1"))
    assert play_on(state, draw(state, "village", "K10 J11 K11"))


def test_r11_a_shape_may_be_turned_and_mirrored() -> None:
    orchard = [board_of(text.split()) for text in ("A1 A2 A3 B3", "A1 A2 A3 B1", "A1 B1 C1 C2", "A2 B2 C1 C2")]
    offered = set(placements_of(explore_offer(EXPLORE["orchard"], Sheet(), ruins=False)))
    assert offered.issuperset(orchard)


def test_r11_filled_spaces_are_taken() -> None:
    assert refusal(at_table("fishing_village"), "water", "B3 B4 B5 B6") == "spaces_taken"


def test_r11_a_shape_stays_on_the_sheet() -> None:
    # A10 A11 B1 B2 are neighbours by number only.
    assert refusal(at_table("fishing_village"), "water", "A10 A11 B1 B2") == "shape_not_offered"


def test_r11_only_the_terrains_of_the_card() -> None:
    assert refusal(at_table("fishing_village"), "farm", "A1 A2 A3 A4") == "terrain_not_offered"


def test_r11_only_the_shapes_of_the_card() -> None:
    assert refusal(at_table("fishing_village"), "water", "A1 A2 A3") == "shape_not_offered"


def test_nothing_is_no_drawing() -> None:
    assert refusal(at_table("fishing_village"), "water", "") == "off_sheet"


def test_r12_a_shape_that_fits_must_be_drawn() -> None:
    assert refusal(at_table("farmland", NARROW), "farm", "A1") == "shape_not_offered"


def test_r12_one_space_of_any_terrain_when_nothing_fits() -> None:
    offered = explore_offer(EXPLORE["hamlet"], NARROW, ruins=False)
    assert offered.fallback
    assert set(choices(offered)) == {
        Drawing(Terrain(terrain), board_of([space]))
        for terrain in ("forest", "village", "farm", "water", "monster")
        for space in ("A1", "A11", "F6", "F7", "K1", "K11")
    }


def test_r12_in_some_editions_only_the_terrain_of_the_card() -> None:
    offered = explore_offer(EXPLORE["hamlet"], NARROW, ruins=False, options=Options(fallback_terrain="card"))
    assert offered.terrains == (Terrain.VILLAGE,)


def test_r12_under_ruins_the_card_binds_in_no_edition() -> None:
    state = at_table("temple_ruins hamlet", SINGLES, options=Options(fallback_terrain="card"))
    assert offer(state.table, 0) == offer(at_table("temple_ruins hamlet", SINGLES).table, 0)
    assert play_on(state, draw(state, "water", "A1")).table.seats[0].sheet.water == board_of(["A1"])


def test_r12_the_table_chooses_the_reading() -> None:
    state = at_table("hamlet", NARROW, options=Options(fallback_terrain="card"))
    assert refusal(state, "water", "A1") == "terrain_not_offered"


def test_r12_more_than_one_space_is_refused_when_nothing_fits() -> None:
    assert refusal(at_table("hamlet", NARROW), "village", "F6 F7") == "only_one_space"


def test_r12_no_hero_in_the_single_space_where_no_hero_cards_are_in_play() -> None:
    assert refusal(at_table("hamlet", NARROW), "hero", "A1") == "terrain_not_offered"


def test_r12_a_lone_hero_where_hero_cards_are_in_play() -> None:
    state = at_table("pasture", NARROW, options=HEROES_GAME)
    sheet = play_on(state, draw(state, "hero", "A1")).table.seats[0].sheet
    assert (sheet.hero, sheet.marks) == (board_of(["A1"]), NONE)


def test_r12_a_lone_hero_attacks_nothing() -> None:
    state = at_table("pasture", NARROW, options=HEROES_GAME)
    attacking = Drawing(Terrain.HERO, board_of(["A1"]), board_of(["A2"]))
    with pytest.raises(Refused, match="marks_not_offered"):
        decide(state, Reply(0, state.table.turn, attacking))


def test_r12_no_lone_hero_where_the_card_binds_but_under_ruins() -> None:
    options = Options(fallback_terrain="card", heroes=ALL_HEROES)
    assert Terrain.HERO not in explore_offer(EXPLORE["hamlet"], SINGLES, ruins=False, options=options).terrains
    assert Terrain.HERO in explore_offer(EXPLORE["hamlet"], SINGLES, ruins=True, options=options).terrains


def test_r15_after_ruins_the_shape_covers_a_ruins_space() -> None:
    assert refusal(at_table("temple_ruins hamlet"), "village", "A1 A2 B2") == "ruins_not_covered"


def test_r15_a_ruins_space_that_is_covered_will_do() -> None:
    state = at_table("temple_ruins hamlet")
    after = play_on(state, draw(state, "village", "B6 C6 C7"))
    assert lines_of(after.table.seats[0].sheet)[1:3] == ["...M.v.....", ".,...VV.M,."]


def test_r15_no_ruins_space_left_means_one_space_anywhere() -> None:
    offered = explore_offer(EXPLORE["farmland"], SINGLES, ruins=True)
    assert (offered.fallback, number(offered)) == (True, 5 * 5)


def test_r15_shapes_that_fit_elsewhere_do_not_count() -> None:
    board = sheet_of(["....FFFFFFF", "FFFFF,FFFFF", *["FFFFFFFFFFF"] * 9])
    offered = explore_offer(EXPLORE["fishing_village"], board, ruins=True)
    assert offered.fallback
    assert not explore_offer(EXPLORE["fishing_village"], board, ruins=False).fallback


def test_r15_rift_lands_goes_on_a_ruins_space() -> None:
    assert refusal(at_table("temple_ruins rift_lands"), "farm", "A1") == "ruins_not_covered"


def test_r15_rift_lands_without_free_ruins_is_free() -> None:
    state = at_table("temple_ruins rift_lands", SINGLES)
    assert play_on(state, draw(state, "monster", "A1")).table.seats[0].sheet.monster == board_of(["A1"])


def test_r18_a_full_sheet_is_offered_nothing() -> None:
    offered = explore_offer(EXPLORE["hamlet"], full("F"), ruins=False)
    assert (number(offered), offered.fallback) == (0, False)


def test_r19_an_ambush_may_be_turned_and_mirrored() -> None:
    assert number(ambush_offer(AMBUSH["gnoll_raid"].shape, SHEET_A)) == 268


def test_r19_an_ambush_that_fits_nowhere_is_one_monster() -> None:
    offered = ambush_offer(AMBUSH["gnoll_raid"].shape, NARROW)
    assert (offered.terrains, offered.fallback, number(offered)) == ((Terrain.MONSTER,), True, 6)


def test_r20_the_gap_of_bugbear_may_be_filled() -> None:
    between = sheet_of([".F.FFFFFFFF", ".F.FFFFFFFF", *["FFFFFFFFFFF"] * 9])
    assert list(placements_of(ambush_offer(AMBUSH["bugbear_assault"].shape, between))) == [
        board_of(["A1", "A3", "B1", "B3"])
    ]


def test_r23_the_player_chooses_among_what_covers_the_first_space() -> None:
    offered = walk_offer(AMBUSH["ratman_strike"], AMBUSH["ratman_strike"].shape, sheet_of(["..........."] * 11))
    assert sorted(placements_of(offered)) == [board_of(["K9", "K10", "K11"]), board_of(["I11", "J11", "K11"])][::-1]


def test_r23_elsewhere_is_off_the_walk() -> None:
    state = at_table("ratman_strike", options=Options(reading="free"))
    assert refusal(state, "monster", "A1 A2 A3") == "off_the_walk"
