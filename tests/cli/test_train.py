"""Learning anew."""

from pathlib import Path

import pytest

from cartographers.native.weights import KINDS_OF_GAME, unpacked
from cli.program import assert_refused, run


@pytest.mark.deep
def test_a_short_run_writes_weights_and_the_same_ones_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for file in files:
        ended = run("train", "--short", "--seed", "7", "--out", str(file))
        assert (ended.returncode, str(file) in ended.stdout.replace("\n", "")) == (0, True)
    sets, provenance = unpacked(files[0].read_bytes())
    assert set(sets) == set(KINDS_OF_GAME)
    assert provenance["command"] == "cartographers train --seed 7 --short"
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder.npz"
    sentence = f"The file {file} cannot be written: No such file or directory."
    assert_refused(run("train", "--short", "--out", str(file)), sentence)
