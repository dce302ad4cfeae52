"""Many games between bots."""

import json

import pexpect
import pytest

from cli.program import assert_refused, run
from cli.terminal import typing


def test_the_json_report() -> None:
    ended = run("simulate", "--players", "1", "--bot", "random", "--games", "40", "--seed", "1", "--json")
    report = json.loads(ended.stdout)
    assert list(report) == ["games", "seconds", "games_per_second", "stars", "rating", "titles"]
    assert list(report["stars"]) == list(report["rating"]) == ["mean", "median", "sd"]
    assert (report["games"], sum(report["titles"].values())) == (40, 40)
    assert report["rating"]["mean"] < report["stars"]["mean"]


def test_the_same_seed_gives_the_same_games() -> None:
    arguments = ("simulate", "--bot", "random", "--games", "20", "--sheet", "B", "--json")
    first, second, other = (json.loads(run(*arguments, "--seed", seed).stdout)["stars"] for seed in ("7", "7", "8"))
    assert first == second != other


def test_ratings_are_for_one() -> None:
    report = json.loads(run("simulate", "--players", "3", "--bot", "random", "--games", "5", "--json").stdout)
    assert (report["rating"], report["titles"]) == (None, {})


def test_the_table_for_people() -> None:
    ended = run("simulate", "--bot", "random", "--games", "1")
    assert ended.returncode == 0
    assert "One game" in ended.stdout
    assert "Games a second" in ended.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bot", "oracle"], "There is no bot “oracle”; there are random, greedy, planner, master."),
        (["--sheet", "Q"], "The option sheet is one of A B C D, not “Q”."),
        (
            ["--bot", "master:0"],
            "“master:0” is no bot with a budget: only master takes one, 1 to 60,000 milliseconds, such as master:30, "
            "or master:30x2 with two threads, at most 64.",
        ),
        (["--set", "dragons"], "There is no set “dragons”; there are base, heroes, both."),
        (
            ["--preset", "dragons"],
            "There is no preset “dragons”; there are english, polish_base, polish_heroes, czech, german, "
            "german_first_game, hungarian, combined, everything.",
        ),
        (["--preset", "german", "--set", "base"], "Choose a set or a preset, not both."),
        (
            ["--edicts", "deepwood,wildholds,borderlands,canal_lake"],
            "The scoring card “Deepwood” is of the set “Heroes”, which is not chosen.",
        ),
        (["--ambush", "neighbours"], "Alone there are no neighbours to draw ambushes."),
        (["--skill-limit", "game"], "A limit for skills needs skills in play."),
        (["--skills", "juggling"], "There is no skill “juggling”."),
        (["--heroes", "dal"], "A game has four different hero cards or none."),
        (["--skills", "lore"], "A game has at least three different skills or none."),
        (["--language", "klingon"], "There is no language “klingon”; there are en, pl, cs, de, hu."),
        (["--seed", ""], "A seed is 1 to 128 printable characters without spaces around them."),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    assert_refused(run("simulate", *arguments), sentence)


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--players", "101"], ["--games", "many"], ["--colour"]])
def test_bad_options_are_one_sentence(arguments: list[str]) -> None:
    ended = run("simulate", *arguments)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)


def test_an_unknown_command_is_one_sentence() -> None:
    ended = run("simulat")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)


def test_ctrl_c_ends_with_130() -> None:
    program = typing("simulate", "--bot", "random", "--games", "100000")
    program.expect("Playing")
    program.sendintr()
    program.expect("Interrupted.")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130


@pytest.mark.parametrize(
    "arguments",
    [
        ["--ambushes", "promo", "--ambush", "walk", "--players", "3"],
        ["--ambushes", "Gnoll Raid,ogre_charge,Ratman Strike,goblin_attack", "--reading", "free"],
        ["--ambushes", "none", "--no-ruins", "--edicts", "first"],
        ["--edicts", "Wildholds, canal_lake, Greenbough, the_cauldrons", "--fallback-terrain", "card", "--sheet", "B"],
    ],
)
def test_every_option_of_a_table(arguments: list[str]) -> None:
    assert json.loads(run("simulate", "--bot", "random", "--games", "3", "--json", *arguments).stdout)["games"] == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--edicts", "Atlantis"], "There is no card “Atlantis” that fits here."),
        (["--edicts", "wildholds,shieldgate,greenbough,borderlands"],
         "The edicts are four scoring cards, one of each category."),
        (["--ambushes", "gnoll_raid"], "A game has four different ambush cards or none."),
    ],
)  # fmt: skip
def test_options_that_make_no_game(arguments: list[str], sentence: str) -> None:
    assert_refused(run("simulate", *arguments), sentence)
