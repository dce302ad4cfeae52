"""Games with a name can all be played."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.bots import BOTS
from cartographers.game.decide import play, start
from cartographers.game.options import FIRST_EDICTS, Options, check, ruins_join, with_ruins
from cartographers.game.presets import ALL_HEROES, ALL_SKILLS, EDITIONS, HEROES_GAME, PRESETS, SETS, nearest
from cartographers.game.view import view
from cartographers.locales import LANGUAGES
from matches import DIFFERENT_PRESETS, played


@pytest.mark.parametrize("name", DIFFERENT_PRESETS)
def test_a_preset_is_a_game(name: str) -> None:
    check(PRESETS[name])
    for seats in (1, 2, 5):
        assert played(replace(PRESETS[name], seats=seats), name).over


@pytest.mark.parametrize("name", DIFFERENT_PRESETS)
def test_greedy_bots_play_it_to_the_end(name: str) -> None:
    _, state = start(replace(PRESETS[name], seats=2), name)
    chance = Random(name)
    while not state.table.over:
        for seat in state.table.waiting:
            _, state = play(state, BOTS["greedy"](view(state, seat), chance))
    assert all(len(seat.scores) == 4 for seat in state.table.seats)


def test_german_alone_is_free() -> None:
    assert PRESETS["german"].reading == "free"


def test_r12_the_single_space_is_as_the_books_have_it() -> None:
    bound = {name for name, options in PRESETS.items() if options.fallback_terrain == "card"}
    assert bound == {"english", "czech"}


def test_r36_skills_join_only_where_they_are_asked_for() -> None:
    assert {name for name, options in PRESETS.items() if options.skills} == {"everything"}
    assert replace(PRESETS["everything"], skills=()) == PRESETS["combined"]


def test_r36_ruins_are_in_every_preset_that_mixes_games() -> None:
    assert PRESETS["combined"].ruins
    settled = {name for name, options in PRESETS.items() if options.ruins != ruins_join(options)}
    assert settled == {"german_first_game"}  # R37: on purpose


@pytest.mark.parametrize(
    "changes",
    [
        {"sheet": "A"},
        {"explore": "base"},
        {"seasons": "base"},
        {"scoring": "both"},
        {"scoring": "base"},
        {"edicts": ("deepwood", "canal_lake", "caravansary", "silos"), "scoring": "both"},
        {"ambushes": ("dragon", "zombie", "gorgon", "gnoll_raid")},
    ],
    ids=str,
)
def test_r36_ruins_join_as_soon_as_anything_of_both_games_is_mixed(changes: dict[str, Any]) -> None:
    assert with_ruins(HEROES_GAME, replace(HEROES_GAME, **changes)).ruins


@pytest.mark.parametrize(
    "changes",
    [
        {"sheet": "D"},
        {"heroes": ()},
        {"ambushes": ("dragon", "zombie", "gorgon", "ogre_charge")},
        {"skills": ALL_SKILLS},
    ],
    ids=str,
)
def test_r35_heroes_alone_has_no_ruins_whatever_is_changed_in_it(changes: dict[str, Any]) -> None:
    assert not with_ruins(HEROES_GAME, replace(HEROES_GAME, **changes)).ruins


def test_r37_ruins_that_were_left_out_stay_out() -> None:
    first = PRESETS["german_first_game"]
    assert not with_ruins(first, replace(first, heroes=ALL_HEROES)).ruins


def test_r37_the_german_first_game_deals_its_edicts_in_random_order() -> None:
    orders = [start(PRESETS["german_first_game"], str(seed))[1].table.edicts for seed in range(40)]
    assert {frozenset(edicts) for edicts in orders} == {frozenset(FIRST_EDICTS["base"])}
    assert {edicts[0] for edicts in orders} == set(FIRST_EDICTS["base"])


def test_r37_chosen_edicts_come_as_they_are_given() -> None:
    edicts = FIRST_EDICTS["heroes"]
    assert start(replace(HEROES_GAME, edicts=edicts), "1")[1].table.edicts == edicts


def test_everybody_begins_with_the_own_edition_and_scripts_with_the_same_game() -> None:
    assert EDITIONS.keys() == set(LANGUAGES)
    assert {PRESETS[name].scoring for name in EDITIONS.values()} == {"base"}
    assert PRESETS[SETS["base"]] == Options()


@pytest.mark.deep
@pytest.mark.parametrize("name", DIFFERENT_PRESETS)
def test_ten_thousand_games_of_a_preset_end(name: str) -> None:
    for game in range(10_000):
        assert played(replace(PRESETS[name], seats=1 + game % 3), f"{name}/{game}").over


def test_the_preset_that_options_are_nearest_to() -> None:
    for name, preset in PRESETS.items():
        found = nearest(replace(preset, seats=3))
        assert PRESETS[found] == preset, name
    assert nearest(replace(PRESETS["combined"], sheet="B")) == "combined"
