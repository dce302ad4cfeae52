"""Sheets and posters from the outside."""

from pathlib import Path

import pytest

from cartographers.board.ground import code_of
from cartographers.board.notation import lines_of
from cartographers.cards.printed import SHEETS
from cli.program import assert_refused, run
from printing.opened import opened

GOLDEN = Path(__file__).parents[2] / "golden"


def test_sheets_are_written_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "own.pdf"
    link = ("--link", "https://table.example/score")
    ended = run("print", "a", "C", "--paper", "letter", "--language", "pl", "--out", str(file), *link)
    assert (ended.returncode, ended.stdout) == (0, f"{file}: 2 strony\n")
    first, second = opened(file.read_bytes())
    assert {"Pustkowia", "Imię", "Dzień", "Wiosna"} <= {*first.texts}
    assert "Pustkowia (C)" in second.texts
    assert first.parts("code")


def test_without_a_name_the_file_says_what_it_holds(tmp_path: Path) -> None:
    assert run("print", cwd=tmp_path).stdout == "sheets.pdf: 1 page\n"
    record = str(GOLDEN / "pair.txt")
    assert run("print", "--poster", record, "--seat", "2", cwd=tmp_path).stdout == "poster.pdf: 1 page\n"
    [page] = opened((tmp_path / "poster.pdf").read_bytes())
    assert page.texts[0] == "Seat 2"


def test_an_own_sheet_from_a_file_and_by_its_code(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("name: Žofiin ráj\n" + "\n".join(lines_of(SHEETS["C"])), encoding="utf-8")
    assert run("print", str(file), code_of(SHEETS["D"], "Łąka"), cwd=tmp_path).stdout == "sheets.pdf: 2 pages\n"
    first, second = opened((tmp_path / "sheets.pdf").read_bytes())
    assert (first.texts[0], second.texts[0]) == ("Žofiin ráj", "Łąka")
    file.write_text("...", encoding="utf-8")
    assert_refused(run("print", str(file)), "A map has 11 rows, not 1.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Q"], "There is no sheet “Q”; there are A, B, C, D."),
        (["--paper", "a3"], "There is no paper “a3”; there are a4, letter."),
        (["A", "--poster", "x.txt"], "Print sheets or a poster, not both."),
        (["--link", "x" * 200], "A link of more than 106 letters makes a code that no printer gets sharp."),
        (["--poster", str(GOLDEN / "pair.txt"), "--seat", "3"], "There is no seat 3; the table has 2 seats."),
        (["--out", "no/x.pdf"], "The file no/x.pdf cannot be written: No such file or directory."),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert_refused(run("print", *arguments, cwd=tmp_path), sentence)
    assert not [*tmp_path.iterdir()]
