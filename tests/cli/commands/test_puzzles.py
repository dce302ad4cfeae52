"""Puzzles in the terminal."""

from pathlib import Path

import msgspec
import pytest

from cartographers.cli.table.parse import said
from cartographers.cli.table.puzzling import session_of, theme_name
from cartographers.locales import LANGUAGES, speak
from cartographers.puzzles import Solver, next_for, shipped
from cartographers.puzzles.puzzle import drawing_of
from cli.program import assert_refused, run


def test_one_puzzle_is_shown_without_its_answer() -> None:
    puzzle = shipped().all[0]
    ended = run("puzzles", "show", puzzle.id)
    assert ended.returncode == 0, ended.stderr
    assert f"Puzzle {puzzle.id}: where would you draw this?" in ended.stdout
    assert "Best:" not in ended.stdout
    assert "Best:" in run("puzzles", "show", puzzle.id, "--answer").stdout


def test_a_puzzle_for_scripts() -> None:
    puzzle = shipped().all[0]
    assert (
        msgspec.json.decode(run("puzzles", "show", puzzle.id, "--json").stdout)["drawings"][0][0]
        == puzzle.drawings[0][0]
    )


def test_without_an_id_it_is_the_puzzle_of_the_day() -> None:
    shown = msgspec.json.decode(run("puzzles", "show", "--json").stdout)
    assert shown["id"] in {puzzle.id for puzzle in shipped()}


def test_answers_are_judged_one_after_the_other() -> None:
    puzzle = next_for(Solver(), shipped())
    best, second = (said(session_of(puzzle), drawing_of(drawing)) for drawing, _ in puzzle.drawings[:2])
    solved = run("puzzles", "play", text=f"{best}\nquit\n")
    assert "Solved." in solved.stdout
    assert "In a row: 1." in solved.stdout
    missed = run("puzzles", "play", text=f"{second}\nquit\n")
    assert f"Not solved. The best drawing is {puzzle.lead} stars better." in missed.stdout
    assert "In a row: 0." in missed.stdout


def test_what_is_not_legal_is_refused_and_asked_again() -> None:
    ended = run("puzzles", "play", text="hello\nforest Z1\nforest A1 K11\nlegal\nskip\nquit\n")
    assert ended.returncode == 0, ended.stderr
    assert "There is no space “Z1”" in ended.stdout
    assert ended.stdout.count("where would you draw this?") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show", "nothing"), "There is no puzzle “nothing”."),
        (
            ("make", "--seeds", "5", "--out", "x"),
            "Seeds are two whole numbers, the smaller one first: 1:500 is 1 to 499.",
        ),
        (
            ("make", "--seeds", "5:5", "--out", "x"),
            "Seeds are two whole numbers, the smaller one first: 1:500 is 1 to 499.",
        ),
    ],
)
def test_bad_input(arguments: tuple[str, ...], sentence: str) -> None:
    assert_refused(run("puzzles", *arguments), sentence)


def test_a_theme_that_does_not_exist() -> None:
    ended = run("puzzles", "play", "--theme", "dragons")
    assert ended.returncode == 2
    assert ended.stderr.startswith(
        "There are no puzzles about “dragons”. The themes are: ambush, heroes, ruins, season:"
    )


def test_files_that_hold_no_puzzles(tmp_path: Path) -> None:
    missing, letter = tmp_path / "missing.jsonl", tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n", encoding="utf-8")
    assert_refused(
        run("puzzles", "check", str(missing)), f"The file {missing} cannot be read: No such file or directory."
    )
    assert_refused(run("puzzles", "check", str(letter)), "This is not a file of puzzles.")
    assert_refused(run("puzzles", "make", "--seeds", "1:2", "--out", str(letter)), "This is not a file of puzzles.")
    assert letter.read_text(encoding="utf-8") == "Dear Ada,\n"


def test_a_check_tells_the_share_and_its_interval(tmp_path: Path) -> None:
    told = msgspec.json.decode(run("puzzles", "check", "--sample", "1", "--budget", "1", "--json").stdout)
    assert told["checked"] == 1
    assert 0 <= told["low"] <= told["share"] <= told["high"] <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name(language: str) -> None:
    speak(language)
    try:
        assert all(theme_name(theme) for theme in shipped().themes())
    finally:
        speak("en")
