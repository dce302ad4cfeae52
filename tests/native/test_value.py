"""What sheets promise, and what they are worth."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from boards import SHEET_A
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.scratch import MOST_AFTER
from cartographers.native.registry import entry, feature_kernel_of
from cartographers.native.value import model
from cartographers.scoring import SCORERS
from cartographers.value.features.common import FEATURE_FUNCTIONS
from cartographers.value.sizes import FEATURES
from matches import DIFFERENT_PRESETS, play_some


def sheets() -> list[Sheet]:
    """Sheets in all stages of random games of every preset."""
    chance = Random(1)
    found = [SHEET_A]
    for name, options in DIFFERENT_PRESETS.items():
        for game in range(4):
            match = play_some(replace(options, seats=2), f"{name}/{game}", chance.randrange(1, 40))
            found += [seat.sheet for seat in match.table.seats]
    return found


def test_every_scoring_card_has_features_of_its_own() -> None:
    assert set(FEATURE_FUNCTIONS) == set(SCORING)


@pytest.mark.parametrize("card", SCORING)
def test_features_begin_with_the_stars_and_compiles_to_the_same(card: str) -> None:
    boards = sheets()
    columns = np.zeros(FEATURES * MOST_AFTER)
    entry(model.features_by)(
        feature_kernel_of(card), words(layer for sheet in boards for layer in sheet), len(boards), columns
    )
    for place, sheet in enumerate(boards):
        plain = np.zeros(FEATURES)
        FEATURE_FUNCTIONS[card](sheet, plain)
        assert plain[0] == SCORERS[card](sheet).stars
        assert columns[place::MOST_AFTER][:FEATURES].tolist() == plain.tolist()


def test_weights_are_small_and_say_where_they_come_from() -> None:
    from cartographers.native.value.weights import as_array, packed
    from cartographers.value.weights import KINDS_OF_GAME, kind_of, shipped, unpacked

    sets, provenance = shipped()
    assert set(sets) == set(KINDS_OF_GAME) == {kind_of(options) for options in PRESETS.values()}
    assert {"version", "seed", "games"} <= set(provenance)
    file = packed({kind: as_array(held) for kind, held in sets.items()}, provenance)
    assert len(file) < 2_000_000
    again, told = unpacked(file)
    assert told == provenance
    assert again == sets


def test_weights_of_another_version_are_refused() -> None:
    from cartographers.native.value.weights import packed
    from cartographers.value.weights import unpacked

    with pytest.raises(ValueError, match="another version"):
        unpacked(packed({"base": np.zeros((4, 2, 7))}, {}))


@pytest.mark.parametrize("options", [Options(), PRESETS["everything"]], ids=["base", "everything"])
def test_a_planner_beats_greedy(options: Options) -> None:
    from cartographers.native.batch.batch import played

    stars = {}
    for policy in ("greedy", "planner"):
        (chunk,) = played(options, policy, 150, "stronger", 1)
        stars[policy] = chunk.stars.mean()
    assert stars["planner"] > stars["greedy"] + 5
