"""How the value of a sheet is counted quickly: what is remembered is what would be counted anew."""

from random import Random

import pytest
from msgspec.structs import replace

from boards import SHEET_A
from cartographers.board.sheet import Sheet
from cartographers.bots.uniform import choose
from cartographers.game.match import Match
from cartographers.game.presets import PRESETS
from cartographers.scoring import SCORERS, monsters
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
from cartographers.value.worth import key_of
from matches import DIFFERENT_PRESETS, play_some


def sheets() -> list[Sheet]:
    """Sheets in all stages of random games of every preset."""
    chance, found = Random(2), [SHEET_A]
    for name, options in DIFFERENT_PRESETS.items():
        match = play_some(replace(options, seats=2), name, chance.randrange(1, 40))
        found += [seat.sheet for seat in match.table.seats]
    return found


@pytest.mark.parametrize("card", FEATURE_FUNCTIONS)
def test_functions_that_remember_say_what_they_say_without(card: str) -> None:
    for sheet in sheets():
        plain, quick = [0.0] * FEATURES, [0.0] * FEATURES
        FEATURE_FUNCTIONS[card](sheet, plain)
        remembering(FEATURE_FUNCTIONS[card])(sheet, quick)
        assert plain == quick
        assert remembering(SCORERS[card])(sheet) == SCORERS[card](sheet)


@pytest.mark.parametrize("function", [*FEATURE_FUNCTIONS.values(), write_land], ids=lambda function: function.__name__)
def test_what_a_function_does_not_read_changes_nothing(function: object) -> None:
    assert callable(function)
    key, (one, *others) = key_of(function), sheets()
    for other in others:
        mixed = Sheet(*(theirs if key(_only(place)) == key(Sheet()) else ours
                        for place, (ours, theirs) in enumerate(zip(one, other, strict=True))))  # fmt: skip
        assert key(mixed) == key(one)
        before, after = [0.0] * COMMON, [0.0] * COMMON
        function(one, before)
        function(mixed, after)
        assert before == after
        one = other


def _only(place: int) -> Sheet:
    """A sheet with a space of one layer."""
    return Sheet(*(int(layer == place) for layer in range(len(Sheet._fields))))


def test_monsters_read_monsters_and_what_is_filled() -> None:
    assert key_of(monsters)(Sheet(monster=3, filled=7, forest=9)) == (7, 3)


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
