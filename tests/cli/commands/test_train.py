"""Learning anew."""

from pathlib import Path

import pytest

from cartographers.cli.args.files import check_writable
from cartographers.value.weights import KINDS_OF_GAME, unpacked
from cli.program import assert_refused, run


@pytest.mark.deep
def test_a_short_run_writes_weights_and_several_workers_the_same_ones_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for workers, file in enumerate(files, start=1):
        ended = run("train", "--short", "--seed", "7", "--workers", str(workers), "--out", str(file))
        assert (ended.returncode, str(file) in ended.stdout.replace("\n", "")) == (0, True)
    sets, provenance = unpacked(files[0].read_bytes())
    assert set(sets) == set(KINDS_OF_GAME)
    assert provenance["command"] == "cartographers train --seed 7 --short"
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder.npz"
    sentence = f"The file {file} cannot be written: No such file or directory."
    assert_refused(run("train", "--short", "--out", str(file)), sentence)


def test_weights_that_are_there_stay_until_there_are_new_ones(tmp_path: Path) -> None:
    """It takes long, and may be stopped."""
    file = tmp_path / "weights.npz"
    file.write_bytes(b"an hour's work")
    check_writable(file)
    assert [(found.name, found.read_bytes()) for found in tmp_path.iterdir()] == [("weights.npz", b"an hour's work")]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert_refused(
        run("train", "--short", "--out", str(tmp_path)), f"The file {tmp_path} cannot be written: Is a directory."
    )
