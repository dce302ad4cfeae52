"""Sheets as the command line names them: a letter, a code, a file."""

from pathlib import Path

import pytest

from cartographers.board.notation import lines_of
from cartographers.cards.sheets import ground
from cartographers.cli.args.sheets import sheet_named
from cli.program import assert_refused, run

OWN = "The Long Scar=9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"


@pytest.mark.parametrize("text", ["A", "E", OWN, "nothing", "n" * 10_000, "\0"])
def test_what_is_no_file_is_left_to_the_options(text: str) -> None:
    assert sheet_named(text) == text


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "scar"
    file.write_text("\n".join([*lines_of(ground(OWN)), "name: The Long Scar"]), encoding="utf-8")
    assert sheet_named(str(file)) == OWN


def test_a_file_that_is_no_sheet_is_refused_with_its_row(tmp_path: Path) -> None:
    lines = lines_of(ground("A"))
    file = tmp_path / "short.txt"
    file.write_text("\n".join([*lines[:2], lines[2][:-1], *lines[3:]]), encoding="utf-8")
    row_c = "Row C of the map has 10 spaces, not 11."
    row_e = "Row E of the sheet has “X”. The code of a sheet has numbers and the letters M, R and W."
    gone = "The file gone.txt cannot be read: No such file or directory."
    for sheet, sentence in {str(file): row_c, OWN.replace("-5WW4-", "-5WX4-"): row_e, "gone.txt": gone}.items():
        assert_refused(run("simulate", "--bot", "random", "--games", "1", "--sheet", sheet), sentence)
