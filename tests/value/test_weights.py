"""Weights without numpy are those that numpy reads."""

import io
from importlib.resources import files

import numpy as np
import pytest

from cartographers.native.value.weights import as_array, packed
from cartographers.value.sizes import BASIS, WEIGHTS
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
