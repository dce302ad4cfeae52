"""Bots on the same deals, from the outside: reports, refusals, and arenas that are stopped midway."""

import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.program import assert_refused, run, run_in_shell, talking
from cli.terminal import typing
from processes import assert_gone, children, told_of_children
from serving import LOOK

TWO = ("arena", "random", "greedy")
ONE = ("arena", "random", "--workers", "1")


def told(*arguments: str) -> dict[str, Any]:
    ended = run(*arguments, "--json")
    assert ended.returncode == 0, ended.stderr
    report: dict[str, Any] = json.loads(ended.stdout)
    return report


def games_in(file: Path) -> list[dict[str, Any]]:
    """The finished games of a file; a line that is not whole does not count."""
    whole = file.read_bytes().rpartition(b"\n")[0].splitlines() if file.exists() else []
    return [json.loads(line) for line in whole[1:]]


def test_the_json_report() -> None:
    report = told(*TWO, "--deals", "6", "--workers", "1")
    assert (report["played"], report["planned"]) == (12, 12)
    assert [entrant["bot"] for entrant in report["entrants"]] == ["greedy", "random"]
    [difference] = report["differences"]
    assert (difference["first"], difference["second"], difference["stars"]["number"]) == ("greedy", "random", 6)
    assert difference["stars"]["mean"] > difference["stars"]["margin"] > 0
    for entrant in report["entrants"]:
        assert entrant["times"]["p50"] <= entrant["times"]["p95"] <= entrant["times"]["worst"]


def test_the_luck_of_the_cards_is_told_apart(tmp_path: Path) -> None:
    asked = (*TWO, "clairvoyant:2", "--deals", "10", "--workers", "1", "--luck", "--into", str(tmp_path))
    report = told(*asked)
    by_name = {entrant["bot"]: entrant for entrant in report["entrants"]}
    assert by_name["clairvoyant:2"]["without_luck"] is None
    for bot in ("random", "greedy"):
        assert by_name[bot]["without_luck"]["margin"] > 0
    compared = {(found["first"], found["second"]): found["without_luck"] for found in report["differences"]}
    assert compared["greedy", "random"]["number"] == 10
    assert compared["clairvoyant:2", "greedy"] is None
    shown = run(*asked).stdout
    assert re.search(r"^Bot +Deals +Rating +without luck +median", shown, re.MULTILINE)
    assert re.search(r"^greedy − random +10( +\+\d+\.\d ± \d+\.\d){2} +yes$", shown, re.MULTILINE)
    assert "“Without luck” leaves out" in shown
    assert "without luck" not in run(*TWO, "--deals", "2", "--workers", "1").stdout


def test_luck_is_told_of_solo_games_only() -> None:
    assert_refused(run(*TWO, "--players", "2", "--luck"), "The luck of the cards is told apart in solo games only.")


def test_the_tables_for_people() -> None:
    shown = run(*TWO, "--deals", "4", "--workers", "1").stdout
    for heading in ("Standings", "Stars ahead on the same deals", "Titles", "Stars a game by edict", "Time a move"):
        assert heading in shown
    assert re.search(r"greedy − random +4 +\+\d+\.\d ± \d+\.\d +yes", shown)


@pytest.mark.parametrize("columns", ["", "40"])
def test_names_and_numbers_are_never_cut(columns: str) -> None:
    bots = ("random", "greedy", "clairvoyant:3", "clairvoyant:4", "clairvoyant:5")
    shown = run("arena", *bots, "--deals", "2", "--workers", "1", COLUMNS=columns).stdout
    assert "…" not in shown
    assert re.search(r"^ +(clairvoyant:\d +){3}greedy +random$", shown, re.MULTILINE)
    assert re.search(
        r"^random +2 +−\d+\.\d ± \d+\.\d +−\d+\.\d +\d+\.\d +0% +−?\d+\.\d ± \d+\.\d$", shown, re.MULTILINE
    )
    assert not re.search(r"-\d", shown)


def test_median_and_spread_stand_beside_what_they_are_of() -> None:
    alone, together = (run(*TWO, "--deals", "2", "--workers", "1", "--players", seats).stdout for seats in "12")
    assert re.search(r"^Bot +Deals +Rating +median +spread +Legendary +Stars$", alone, re.MULTILINE)
    assert re.search(r"^Bot +Deals +Won +Place +Stars +median +spread$", together, re.MULTILINE)


def test_who_sees_the_deck_is_told_apart() -> None:
    shown = " ".join(run("arena", "greedy", "clairvoyant:5", "--deals", "2", "--workers", "1").stdout.split())
    assert "clairvoyant:5 sees the deck." in shown
    assert "at least this good" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "3", "--against", "greedy"],
        ["--players", "2"],
        ["--set", "heroes", "--players", "4", "--ambush", "walk"],
        ["--preset", "everything"],
    ],
)
def test_every_table(arguments: list[str]) -> None:
    report = told(*TWO, "--deals", "2", "--workers", "1", *arguments)
    assert report["played"] == report["planned"]
    assert {entrant["bot"] for entrant in report["entrants"]} == {"random", "greedy"}
    assert all((entrant["wins"] is None) == (arguments[1] == "everything") for entrant in report["entrants"])


def test_a_page_is_written(tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    assert run(*TWO, "--deals", "2", "--workers", "1", "--page", str(file), "--language", "pl").returncode == 0
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="pl">')
    assert list(tmp_path.iterdir()) == [file]


def test_a_page_goes_into_a_pipe_and_the_pipe_stays(tmp_path: Path) -> None:
    pipe, file = tmp_path / "pipe", tmp_path / "read"
    os.mkfifo(pipe)
    reading = f'cat {pipe} > {file} & "$@"; wait'
    assert run_in_shell(reading, *ONE, "--deals", "1", "--page", str(pipe)).returncode == 0
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert pipe.is_fifo()


def test_a_page_is_not_written_over_the_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for into, page in ((file, tmp_path / "." / "games.jsonl"), (tmp_path, file)):
        told(*ONE, "--deals", "1", "--into", str(into))
        before = file.read_bytes()
        assert_refused(
            run(*ONE, "--deals", "2", "--into", str(into), "--page", str(page)),
            f"The file {page} cannot hold both the games (--into) and the page (--page): choose two.",
        )
        assert file.read_bytes() == before


def test_games_are_not_kept_in_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ended = run(*ONE, "--deals", "1", "--into", str(pipe))
    assert_refused(ended, f"The file {pipe} cannot be written: Operation not supported.")
    assert pipe.is_fifo()


def test_a_page_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "arena.html"
    ended = run(*TWO, "--deals", "1000000", "--page", str(file))
    assert_refused(ended, f"The file {file} cannot be written: No such file or directory.")


@told_of_children
def test_a_killed_arena_leaves_nobody_and_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games"
    arguments = [*TWO, "--deals", "60", "--workers", "2", "--into", str(file)]
    with talking(*arguments) as program:
        deadline = time.monotonic() + 60
        while len(games_in(file)) < 10:
            assert time.monotonic() < deadline
            time.sleep(LOOK)
        crew = children(program.process.pid)
        assert len(crew) == 2, "it was done too soon"
        program.process.send_signal(signal.SIGKILL)
    assert_gone(crew)
    before = games_in(file)
    assert 10 <= len(before) < 120
    report = told(*TWO, "--deals", "60", "--workers", "1", "--into", str(file))
    after = games_in(file)
    assert after[: len(before)] == before
    played = [(game["deal"], game["seats"][0]["bot"]) for game in after]
    assert len(played) == len(set(played)) == report["played"] == 120


@told_of_children
def test_ctrl_c_ends_all_who_play_keeps_finished_games_and_tells_of_them(tmp_path: Path) -> None:
    file = tmp_path / "games"
    arguments = [*TWO, "--deals", "100000", "--workers", "2", "--into", str(file)]
    program = typing(*arguments)
    program.expect("Playing")
    while len(games_in(file)) < 4:
        time.sleep(LOOK)
    crew = children(program.pid)
    assert len(crew) == 2
    program.sendintr()
    program.expect("Standings")
    program.expect(rf"Stopped after (\d+) of 200,000 games; they are kept in {file}")
    assert program.match is not None
    assert int(program.match[1]) == len(games_in(file)) >= 4, "all that is told of is kept"
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130
    assert_gone(crew)


def test_a_full_disk_ends_in_a_sentence_after_the_report_and_the_games_stay(tmp_path: Path) -> None:
    file = tmp_path / "games"
    arguments = (*ONE, "--deals", "60", "--into", str(file))
    ended = run_in_shell('ulimit -f 8; "$@"', *arguments)
    assert_refused(ended, f"The file {file} cannot be written: File too large.")
    assert "Standings" in ended.stdout
    assert file.read_bytes().endswith(b"\n")
    before = games_in(file)
    assert 0 < len(before) < 60
    assert told(*arguments)["played"] == 60
    assert games_in(file)[: len(before)] == before


def test_an_arena_that_is_done_is_only_told_again(tmp_path: Path) -> None:
    arguments = (*ONE, "--deals", "3", "--into", str(tmp_path))
    first = told(*arguments)
    data = (tmp_path / "games.jsonl").read_bytes()
    assert told(*arguments) == first
    assert (tmp_path / "games.jsonl").read_bytes() == data


def test_more_deals_play_only_the_new_ones(tmp_path: Path) -> None:
    arguments = (*ONE, "--into", str(tmp_path), "--deals")
    told(*arguments, "2")
    assert told(*arguments, "3")["played"] == 3
    assert told(*arguments, "1")["played"] == 1


def test_another_arena_in_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    told(*ONE, "--deals", "1", "--into", str(file))
    assert_refused(
        run(*ONE, "--deals", "1", "--seed", "2", "--into", str(file)),
        f"The file {file} holds games of another arena: other bots, options or seed, or made with other "
        "rules or weights of the bots.",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["oracle"], "There is no bot “oracle”; there are random, greedy, planner, master, clairvoyant."),
        (["greedy", "greedy"], "The bot “greedy” is named twice."),
        (["master", "master:100"], "The bot “master:100” is named twice."),
        (
            ["master:0"],
            "“master:0” is no bot with a budget: only master takes one, 1 to 60,000 milliseconds, such as master:30, "
            "or master:30x2 with two threads, at most 64.",
        ),
        (["greedy", "--against", "random"], "Nobody plays against random alone: choose two or more players."),
        (["clairvoyant", "--players", "2"], "The clairvoyant plays alone."),
        (["greedy", "--seed", ""], "A seed is 1 to 128 printable characters without spaces around them."),
        (["greedy", "--sheet", "Q"], "The option sheet is one of A B C D, not “Q”."),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    assert_refused(run("arena", *arguments), sentence)


@pytest.mark.parametrize(
    "arguments", [[], ["greedy", "--deals", "0"], ["greedy", "--on", "moon"], ["greedy", "--workers", "0"]]
)
def test_bad_options_are_one_sentence(arguments: list[str]) -> None:
    ended = run("arena", *arguments)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
