"""The powers of the Heroes ambushes (R31–R34)."""

import pytest
from msgspec.structs import replace

from boards import SHEET_A, drawing, named
from cartographers.board.notation import names, sheet_of
from cartographers.board.sheet import Sheet, Terrain
from cartographers.game import powers
from cartographers.game.commands import Reply
from cartographers.game.decide import play
from cartographers.game.events import DestructionAsked, Event, PowerResolved, SeasonScored
from cartographers.game.offers import choices, offer
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, SeasonScore, State, Target, Task
from matches import at_table, draw, play_on

SINGLES = sheet_of([".F.F.F.F.F.", *["FFFFFFFFFFF"] * 10])


def destroy(state: State, space: str, seat: int = 0) -> Reply:
    return Reply(seat, state.table.turn, Target(named(space)))


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def at_season_end(deck: str, *sheets: Sheet, faces: tuple[str, ...] = ()) -> State:
    """A table whose next draw ends spring, with ambushes face up."""
    state = at_table(f"homestead {deck}", *sheets, time=6)
    return replace(state, table=replace(state.table, powers=faces))


@pytest.mark.parametrize("card", ["dragon", "zombie", "gorgon", "troll"])
def test_monsters_carry_the_letter_of_their_card(card: str) -> None:
    state = at_table(card, SHEET_A)
    sheet = state.table.seats[0].sheet
    assert getattr(sheet, card) == sheet.monster != 0


@pytest.mark.parametrize("card", ["dragon", "gorgon", "troll"])
def test_r34_the_single_monster_carries_no_letter(card: str) -> None:
    state = at_table(f"{card} hamlet", SINGLES, SHEET_A)
    somewhere = next(choices(offer(state.table, 0)))  # on the other's sheet A
    after = play_on(
        state,
        Reply(0, state.table.turn, Drawing(somewhere.terrain, somewhere.spaces)),
        draw(state, "monster", "A1", 1),
    )
    singles = after.table.seats[0].sheet
    assert (singles.monster, getattr(singles, card)) == (named("A1"), 0)


def test_r21_ambushes_with_a_power_stay_face_up() -> None:
    assert at_table("zombie goblin_attack dragon hamlet", SHEET_A).table.powers == ("zombie", "dragon")


def test_r31_whoever_drew_the_gorgon_chooses_a_space_beside_it() -> None:
    state = at_table("gorgon hamlet", SHEET_A, SHEET_A)
    state = play_on(state, draw(state, "monster", "E4 E6 F5", 0), draw(state, "monster", "E7 E9 F8", 1))
    assert (state.table.task, state.table.waiting) == (Task.DESTROY, frozenset({0, 1}))
    assert names(powers.targets(state.table, "gorgon", 1)) == ["D7", "D9", "E6", "E8", "E10", "F7", "F9", "G8"]
    after = play_on(state, destroy(state, "D4", 0), destroy(state, "E8", 1))
    assert [seat.sheet.destroyed for seat in after.table.seats] == [named("E8"), named("D4")]
    assert after.table.card == "hamlet"


def test_r31_terrain_is_destroyed_too() -> None:
    village = drawing("V", at="D4")
    state = at_table("gorgon hamlet", village, village)
    state = play_on(state, draw(state, "monster", "E4 E6 F5", 0), draw(state, "monster", "E4 E6 F5", 1))
    after = play_on(state, destroy(state, "D4", 0), destroy(state, "D4", 1))
    sheet = after.table.seats[0].sheet
    assert (sheet.village, sheet.destroyed) == (0, named("D4"))


@pytest.mark.parametrize("space", ["D4", "D6", "G5", "A1"])
def test_r31_not_mountain_wasteland_destroyed_or_elsewhere(space: str) -> None:
    hard = drawing("""
        M.#
        ...
        ...
        .X.
    """, at="D4")  # fmt: skip
    state = at_table("gorgon hamlet", hard, hard)
    state = play_on(state, draw(state, "monster", "E4 E6 F5", 0), draw(state, "monster", "E4 E6 F5", 1))
    with pytest.raises(Refused) as refused:
        play(state, destroy(state, space))
    assert refused.value.code == "target_not_offered"


def test_r31_alone_the_player_chooses() -> None:
    state = at_table("gorgon hamlet", SHEET_A)
    assert (state.table.task, state.table.waiting) == (Task.DESTROY, frozenset({0}))
    after = play_on(state, destroy(state, names(powers.targets(state.table, "gorgon", 0))[0]))
    assert after.table.card == "hamlet"


def test_r31_only_a_surviving_gorgon_strikes() -> None:
    marked = SHEET_A._replace(marks=named("J9 J11 K10"))
    state = at_table("gorgon hamlet", marked)
    assert state.table.seats[0].sheet.destroyed == named("J9 J11 K10")
    assert state.table.card == "hamlet"


def test_r31_destroying_a_hero_leaves_its_marks() -> None:
    hero = drawing("H", at="D4")._replace(marks=named("D3 D5 C4 E4"))
    state = at_table("gorgon hamlet", hero, hero)
    commands = [draw(state, "monster", "D6 E5 F6", seat) for seat in (0, 1)]
    state = play_on(state, *commands)
    after = play_on(state, destroy(state, "D5", 0), destroy(state, "D5", 1))
    assert after.table.seats[0].sheet.marks == named("D3 D5 C4 E4")


def test_r32_zombies_spread_one_step_after_the_scoring() -> None:
    plague = drawing("Z", at="E5")
    state = at_season_end("hamlet", plague, faces=("zombie",))
    events, after = play(state, draw(state, "village", "A1 B1 C1 B2"))
    assert kinds(events)[2:4] == ["SeasonScored", "PowerResolved"]
    assert after.table.seats[0].sheet.zombie == named("E5 D5 E4 E6 F5")
    scored = next(event for event in events if isinstance(event, SeasonScored))
    assert scored.scores[0].monsters == -4  # before they spread


def test_r30_zombies_that_spread_under_marks_are_destroyed() -> None:
    plague = drawing("Z", at="E5")._replace(marks=named("D5"))
    state = at_season_end("hamlet", plague, faces=("zombie",))
    sheet = play_on(state, draw(state, "village", "A1 B1 C1 B2")).table.seats[0].sheet
    assert (sheet.zombie, sheet.destroyed) == (named("E5 E4 E6 F5"), named("D5"))


def test_r32_zombies_spread_after_winter_too() -> None:
    state = at_table("homestead", drawing("Z", at="E5"), time=4, season=3)
    seats = tuple(replace(seat, scores=(SeasonScore((0, 0), 0, 0),) * 3) for seat in state.table.seats)
    state = replace(state, table=replace(state.table, powers=("zombie",), seats=seats))
    events, _ = play(state, draw(state, "village", "A1 B1 C1 B2"))
    assert kinds(events)[-3:] == ["SeasonScored", "PowerResolved", "MatchEnded"]


def test_r32_the_owner_chooses_what_the_troll_tramples() -> None:
    troll = drawing("TTT", at="E5")
    state = at_season_end("hamlet", troll, troll, faces=("troll",))
    state = play_on(state, draw(state, "village", "A1 B1 C1 B2", 0), draw(state, "village", "A1 B1 C1 B2", 1))
    assert (state.table.task, state.table.card, state.table.waiting) == (Task.DESTROY, "troll", frozenset({0, 1}))
    after = play_on(state, destroy(state, "D5", 0), destroy(state, "E8", 1))
    assert [seat.sheet.destroyed for seat in after.table.seats] == [named("D5"), named("E8")]
    assert after.table.season == 1


@pytest.mark.parametrize("space", ["A5", "F6", "G9"])
def test_r32_the_troll_tramples_empty_spaces_beside_it(space: str) -> None:
    troll = drawing("""
        TTT
        .F.
    """, at="E5")  # fmt: skip
    state = at_season_end("hamlet", troll, faces=("troll",))
    state = play_on(state, draw(state, "village", "A1 B1 C1 B2"))
    with pytest.raises(Refused):
        play(state, destroy(state, space))


def test_r32_no_space_no_effect() -> None:
    closed = drawing("""
        .F.
        FTF
        .F.
    """, at="E5")  # fmt: skip
    state = at_season_end("hamlet", closed, faces=("troll",))
    assert play_on(state, draw(state, "village", "A1 B1 C1 B2")).table.season == 1


@pytest.mark.parametrize("faces", [("zombie", "troll"), ("troll", "zombie")])
def test_r32_powers_come_in_the_order_of_their_cards(faces: tuple[str, ...]) -> None:
    both = drawing("ZT", at="E5")
    state = at_season_end("hamlet", both, faces=faces)
    events, state = play(state, draw(state, "village", "A1 B1 C1 B2"))
    more, _ = play(state, destroy(state, names(powers.targets(state.table, "troll", 0))[0]))
    told = [event.card for event in [*events, *more] if isinstance(event, PowerResolved)]
    assert tuple(told) == faces
    assert any(isinstance(event, DestructionAsked) for event in events)


DRAGON = """
    FFFF.
    F.DF.
    FDDFF
    .FFF.
"""


def test_r33_closing_in_the_dragon_gives_three_coins() -> None:
    state = at_table("rift_lands", drawing(DRAGON, at="E4"))
    assert play_on(state, draw(state, "farm", "F5")).table.seats[0].coins == 3


def test_r33_once() -> None:
    state = at_table("rift_lands hamlet", drawing(DRAGON, at="E4"))
    state = play_on(state, draw(state, "farm", "F5"))
    assert play_on(state, draw(state, "village", "A1 A2 B1")).table.seats[0].coins == 4  # and one for the shape


def test_r33_the_edge_counts_as_closed() -> None:
    corner = sheet_of(["DD.........", "FFF........", *["..........."] * 9])
    state = at_table("rift_lands", corner)
    assert play_on(state, draw(state, "farm", "A3")).table.seats[0].coins == 3


def test_r33_a_dragon_that_is_all_destroyed_pays() -> None:
    state = at_table("dobrik", drawing("D", at="E5"))
    hero = Drawing(Terrain.HERO, named("E4"), named("D4 E3 E5 F4"))
    after = play_on(state, Reply(0, state.table.turn, hero))
    assert after.table.seats[0].coins == 3


def test_r33_a_dragon_destroyed_as_it_comes_pays() -> None:
    marked = SHEET_A._replace(marks=named("I3 J1 J2 J3 K1"))
    state = at_table("dragon hamlet", marked._replace(mountain=0, filled=0))
    assert state.table.seats[0].sheet.destroyed == named("I3 J1 J2 J3 K1")
    assert state.table.seats[0].coins == 3


def test_r33_a_dragon_in_the_open_does_not() -> None:
    assert at_table("dragon hamlet", SHEET_A).table.seats[0].coins == 0


def test_r33_zombies_may_close_it_in() -> None:
    both = drawing("""
        FFF
        FDZ
        F.F
    """, at="E5")  # fmt: skip
    around = sheet_of(["FFFFFFFFFFF"] * 11)
    filled = around.filled & ~named("E5 E6 E7 F5 F6 F7 G5 G6 G7")
    sheet = both._replace(forest=both.forest | filled, filled=both.filled | filled)
    state = at_season_end("hamlet", sheet, faces=("dragon", "zombie"))
    after = play_on(state, draw(state, "village", "G6"))
    assert after.table.seats[0].coins == 3


def test_the_walk_of_several_draws_on_the_own_sheet() -> None:
    state = at_table("gorgon hamlet", SHEET_A, SHEET_A, options=Options(ambush="walk"))
    assert state.table.waiting == frozenset({0, 1})
    after = play_on(state, destroy(state, "I9", 0), destroy(state, "I11", 1))
    assert [seat.sheet.destroyed for seat in after.table.seats] == [named("I9"), named("I11")]
