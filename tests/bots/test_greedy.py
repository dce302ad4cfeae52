"""The greedy bot takes what is worth most at once."""

from random import Random

from boards import SHEET_A, drawing
from cartographers.board.notation import board_of, names, sheet_of
from cartographers.board.sheet import Terrain
from cartographers.bots import greedy
from cartographers.bots.greedy import weights_now
from cartographers.game.commands import Reply
from cartographers.game.state import Drawing
from cartographers.game.view import View, view
from matches import at_table

EDICTS = ("wildholds", "canal_lake", "sentinel_wood", "borderlands")


def choose(shown: View, chance: Random) -> Drawing:
    command = greedy.choose(shown, chance)
    assert isinstance(command, Reply)
    assert isinstance(command.answer, Drawing)
    return command.answer


def test_edicts_count_as_often_as_they_will_be_scored() -> None:
    seasons = [weights_now(at_table("hamlet", season=season, edicts=EDICTS).table) for season in range(4)]
    assert seasons[0] == {
        "wildholds": 2, "canal_lake": 2, "sentinel_wood": 2, "borderlands": 2, "mountains": 4, "monsters": 4,
    }  # fmt: skip
    assert seasons[3] == {"wildholds": 1, "borderlands": 1, "mountains": 1, "monsters": 1}


def test_it_completes_what_pays() -> None:
    state = at_table("fishing_village", drawing("VVV.......", at="E1"), edicts=EDICTS)
    drawn = choose(view(state, 0), Random(1))
    joined = drawn.spaces | state.table.seats[0].sheet.village
    assert drawn.terrain is Terrain.VILLAGE
    assert len(names(joined)) == 7  # a cluster of seven: eight stars, and it beats anything in the water


def test_it_closes_in_its_monsters() -> None:
    corner = sheet_of(["BB.........", "BB.........", *["..........."] * 9])
    state = at_table("rift_lands", corner, edicts=("wildholds", "mages_valley", "treetower", "borderlands"))
    assert choose(view(state, 0), Random(1)).spaces & board_of(["A3", "B3", "C1", "C2"])


def test_it_takes_the_coin_when_nothing_else_pays() -> None:
    state = at_table("farmland", SHEET_A, edicts=("wildholds", "mages_valley", "treetower", "borderlands"))
    # Two farms beside mountains pay two stars twice; with the coin, four more.
    assert len(names(choose(view(state, 0), Random(1)).spaces)) == 2


def test_it_draws_an_ambush_where_it_hurts() -> None:
    walled = sheet_of(["..FFFFFFFFF", ".FFFFFFFFFF", *["FFFFFFFFFFF"] * 7, "FFFFFFF....", "FFFFFFF...."])
    state = at_table("ratman_strike", SHEET_A, walled, edicts=("wildholds", "mages_valley", "treetower", "borderlands"))
    drawn = choose(view(state, 0), Random(1))
    assert names(drawn.spaces) in (
        ["J8", "J9", "J10"],
        ["J9", "J10", "J11"],
        ["K8", "K9", "K10"],
        ["K9", "K10", "K11"],
    )
