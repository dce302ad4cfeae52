"""How the value of a sheet is counted quickly: what is remembered is what would be counted anew."""

from random import Random

import pytest

from boards import SHEET_A
from cartographers.bots.uniform import choose
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.scoring import SCORERS
from cartographers.value.features.common import FEATURE_FUNCTIONS
from cartographers.value.features.every import (
    TERRAIN_PLACES,
    write_ambushes,
    write_land,
    write_purse,
    write_terrains,
)
from cartographers.value.plans import thoughts, valuing
from cartographers.value.remembering import remembering
from cartographers.value.sizes import COMMON, FEATURES
from matches import sheets_of_games


@pytest.mark.parametrize("card", FEATURE_FUNCTIONS)
def test_functions_that_remember_say_what_they_say_without(card: str) -> None:
    for sheet in sheets_of_games():
        plain, quick = [0.0] * FEATURES, [0.0] * FEATURES
        FEATURE_FUNCTIONS[card](sheet, plain)
        remembering(FEATURE_FUNCTIONS[card])(sheet, quick)
        assert plain == quick
        assert remembering(SCORERS[card])(sheet) == SCORERS[card](sheet)


def test_the_common_features_have_a_place_each() -> None:
    written: list[int] = []

    class Places:
        def __getitem__(self, place: int) -> float:
            raise AssertionError("nothing is added up")

        def __setitem__(self, place: int, number: float) -> None:
            written.append(place)

    write_purse(3, 0, Places())
    write_terrains(SHEET_A, Places())
    assert tuple(written[3:]) == TERRAIN_PLACES
    write_land(SHEET_A, Places())
    write_ambushes(SHEET_A, 0, 0, 0, 0, Places())
    assert sorted(written) == [*range(COMMON)]


@pytest.mark.parametrize("preset", ["polish_base", "polish_heroes", "everything"])
def test_about_what_a_sheet_is_worth_is_no_more_off_than_rounding(preset: str) -> None:
    match = Match(PRESETS[preset], "about")
    while not match.over:
        valued = valuing(match.table, 0)
        for _, sheet, coins, paid in thoughts(match.table, 0) if match.table.task == "draw" else ():
            assert valued.about(sheet, coins, paid) == pytest.approx(valued.worth(sheet, coins, paid), abs=1e-10)
        match.play(choose(match.view(0), Random(match.table.turn)))
