"""Which layers of a sheet functions read."""

import pytest

from cartographers.board.sheet import Sheet
from cartographers.scoring import SCORERS, monsters
from cartographers.value.features.common import FEATURE_FUNCTIONS
from cartographers.value.features.every import write_land
from cartographers.value.reading import key_of, layers_read
from cartographers.value.sizes import COMMON
from matches import sheets_of_games


@pytest.mark.parametrize("function", [*FEATURE_FUNCTIONS.values(), write_land], ids=lambda function: function.__name__)
def test_what_a_function_does_not_read_changes_nothing(function: object) -> None:
    assert callable(function)
    read, key, (one, *others) = layers_read(function), key_of(function), sheets_of_games()
    for other in others:
        layers = enumerate(zip(one, other, strict=True))
        mixed = Sheet(*(ours if read >> place & 1 else theirs for place, (ours, theirs) in layers))
        assert key(mixed) == key(one)
        before, after = [0.0] * COMMON, [0.0] * COMMON
        function(one, before)
        function(mixed, after)
        assert before == after
        one = other


def test_monsters_read_monsters_and_what_is_filled() -> None:
    assert key_of(monsters)(Sheet(monster=3, filled=7, forest=9)) == (3, 7)
    assert layers_read(monsters) == 1 << Sheet._fields.index("monster") | 1 << Sheet._fields.index("filled")


def test_a_card_of_villages_does_not_read_water() -> None:
    """So drawings that differ in what it does not read are looked at once."""
    for function in (SCORERS["wildholds"], FEATURE_FUNCTIONS["wildholds"]):
        assert layers_read(function) >> Sheet._fields.index("village") & 1
        assert not layers_read(function) >> Sheet._fields.index("water") & 1
