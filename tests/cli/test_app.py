"""The program on streams that are closed, full or poor in letters."""

import json
from pathlib import Path

import pytest

from cli.program import assert_refused, run, run_in_shell

SOLO = Path(__file__).parents[1] / "golden" / "solo.txt"
GAME = ("simulate", "--games", "3", "--bot", "random")
QUESTION = json.dumps({"card": "monsters", "map": ["." * 11] * 11}) + "\n"


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_letters_that_the_output_does_not_have_lose_nothing_else(encoding: str) -> None:
    ended = run("replay", str(SOLO), PYTHONIOENCODING=encoding)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "B  A  A  W  ?  W  ?  F" in ended.stdout, "a mountain and ruins"
    assert "Legendary Cartographer" in ended.stdout


def test_a_sentence_in_letters_that_stderr_does_not_have() -> None:
    sentence = "The file nowhere? cannot be read: No such file or directory."
    assert_refused(run("score", "nowhere★", PYTHONIOENCODING="ascii"), sentence)


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&-"])
def test_a_closed_stream_is_no_fault(closed: str) -> None:
    ended = run_in_shell(f'"$@" {closed}', "score", text=QUESTION)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == ('{"stars":0,"spaces":[]}\n' if closed == "2>&-" else "")


@pytest.mark.parametrize("arguments", [GAME, ("--version",), ("--help",)])
def test_every_command_runs_without_any_stream(arguments: tuple[str, ...]) -> None:
    assert run_in_shell('"$@" <&- >&- 2>&-', *arguments).returncode == 0


def test_a_refusal_without_stderr() -> None:
    assert run_in_shell('"$@" 2>&-', "score", "nowhere").returncode == 2


@pytest.mark.parametrize("arguments", [GAME, (*GAME, "--json"), ("score",), ("--version",), ("--help",)])
def test_an_output_without_room_is_one_sentence(arguments: tuple[str, ...]) -> None:
    ended = run_in_shell('"$@" > /dev/full', *arguments, text=QUESTION)
    assert_refused(ended, "The output cannot be written: No space left on device.")


def test_nowhere_to_tell_what_is_wrong() -> None:
    ended = run_in_shell('"$@" 2> /dev/full', "score", "nowhere")
    assert (ended.returncode, ended.stdout) == (2, "")
