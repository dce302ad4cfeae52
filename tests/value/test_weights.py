"""Weights without numpy are those that numpy reads."""

import io
from importlib.resources import files

import numpy as np
import pytest

from cartographers.cards.printed import SCORING
from cartographers.native.value.weights import as_array, packed
from cartographers.value.sizes import (
    BASIS,
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMPANY,
    COMPANY_OF_SLOT,
    FEATURES,
    WEIGHTS,
)
from cartographers.value.weights import shipped, unpacked


def test_they_are_those_of_the_file() -> None:
    file = (files("cartographers.value") / "data" / "weights.npz").read_bytes()
    with np.load(io.BytesIO(file)) as held:
        for kind, weights in shipped()[0].items():
            assert (as_array(weights) == held[kind]).all()


def test_a_card_that_is_new_weighs_nothing() -> None:
    one = np.ones((4, BASIS, WEIGHTS))
    [weights] = unpacked(packed({"base": one}, {}))[0].values()
    assert set(weights) == {1.0}
    first = one[..., : 48 + 4 * 8]
    [weights] = unpacked(packed({"base": first}, {"cards": ["deepwood"]}))[0].values()
    assert sum(weights) == first.sum()


def test_a_card_brings_what_it_changes_in_company() -> None:
    """Cards may lie in another order in a file; those that are unknown here are left out."""
    width = COLUMNS_OF_EDICTS + 4 * 2 * (FEATURES + COLUMNS_OF_EDICTS)
    held = np.arange(4.0 * BASIS * width).reshape(4, BASIS, width)
    [weights] = unpacked(packed({"base": held}, {"cards": ["of_tomorrow", "deepwood"]}))[0].values()
    ours, card = as_array(weights), list(SCORING).index("deepwood")
    assert (ours[..., :COLUMNS_OF_EDICTS] == held[..., :COLUMNS_OF_EDICTS]).all()
    for slot in range(4):
        came = COLUMNS_OF_EDICTS + (2 * slot + 1) * FEATURES
        to = COLUMNS_OF_EDICTS + slot * COLUMNS_OF_SLOT + card * FEATURES
        assert (ours[..., to : to + FEATURES] == held[..., came : came + FEATURES]).all()
        came = COLUMNS_OF_EDICTS + 8 * FEATURES + (2 * slot + 1) * COLUMNS_OF_EDICTS
        to = COMPANY + slot * COMPANY_OF_SLOT + card * COLUMNS_OF_EDICTS
        assert (ours[..., to : to + COLUMNS_OF_EDICTS] == held[..., came : came + COLUMNS_OF_EDICTS]).all()
    assert np.count_nonzero(ours[3]) == BASIS * (COLUMNS_OF_EDICTS + 4 * (FEATURES + COLUMNS_OF_EDICTS))


@pytest.mark.parametrize("spoil", [lambda file: file[:1000], lambda _: b"", lambda file: file[:5000] + file[5100:]])
def test_a_spoiled_file_is_refused(spoil: object, tmp_path: object) -> None:
    from pathlib import Path

    from cartographers.bots.weights import BadWeights, use_weights

    assert isinstance(tmp_path, Path)
    assert callable(spoil)
    file = tmp_path / "spoiled.npz"
    file.write_bytes(spoil((files("cartographers.value") / "data" / "weights.npz").read_bytes()))
    with pytest.raises(BadWeights):
        use_weights(file)
