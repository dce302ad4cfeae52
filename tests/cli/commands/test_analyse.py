"""Analyses from the outside, of records that are whole and of those that break off."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.paper.counting import counted
from cartographers.paper.record import record
from cli.program import assert_refused, run
from matches import played
from paper.painted import painted

GOLDEN = Path(__file__).parents[2] / "golden"
SOLO = GOLDEN / "solo.txt"
RANDOM = GOLDEN / "solo_wastelands_free.txt"


def test_every_turn_and_the_sum_are_told() -> None:
    shown = run("analyse", str(RANDOM)).stdout
    for season in ("Spring", "Summer", "Fall", "Winter"):
        assert season in shown
    told = " ".join(shown.split())
    assert "stars could be expected at the first card" in told
    assert "Turning point: turn" in told


def test_the_json_report_adds_up() -> None:
    found = json.loads(run("analyse", str(RANDOM), "--json").stdout)
    assert found["start"] + found["luck"] - found["given"] == pytest.approx(found["stars"])
    assert (found["is_over"], found["is_cut"]) == (True, False)
    first = found["turns"][0]
    assert first["best_value"] == pytest.approx(first["value"] + first["given"])
    assert first["drawn"]["spaces"]


def test_another_seat() -> None:
    first, second = (
        json.loads(run("analyse", str(GOLDEN / "pair.txt"), "--seat", seat, "--json").stdout) for seat in ("1", "2")
    )
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["stars"] != second["stars"]


def test_a_record_that_breaks_off_is_analysed_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    text = SOLO.read_text()
    file.write_text(text[: text.index("11 marshlands") + 20])
    told = " ".join(run("analyse", str(file)).stdout.split())
    assert told.endswith("The record breaks off; it was analysed as far as turn 10.")
    found = json.loads(run("analyse", str(file), "--json").stdout)
    assert (len(found["turns"]), found["is_over"], found["is_cut"]) == (10, False, True)


def test_a_game_that_is_not_finished(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(SOLO.read_text().partition(": water I1")[0] + "\n")
    assert run("analyse", str(file)).stdout.strip().endswith("Seat 1 has drawn nothing yet.")
    file.write_text(SOLO.read_text().partition(": village J1")[0] + "\n")
    told = " ".join(run("analyse", str(file)).stdout.split())
    assert told.endswith("The game is not finished; it was analysed as far as turn 1.")


def test_a_record_that_breaks_off_in_its_heading_is_refused() -> None:
    heading = SOLO.read_text().partition("ruins: yes")[0]
    assert_refused(run("analyse", "-", text=heading), "The record does not say “ruins”.")


def test_a_record_that_is_wrong_is_refused_with_its_line() -> None:
    lines = SOLO.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    lines[number] = lines[number].partition(":")[0] + ": gold A1"
    sentence = f"Line {number + 1} of the record cannot be played: There is no terrain “gold”."
    assert_refused(run("analyse", "-", text="\n".join(lines) + "\n"), sentence)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "2"], "There is no seat 2; the table has one seat."),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    assert_refused(run("analyse", str(SOLO), *arguments), sentence)


@pytest.mark.parametrize("arguments", [["--budget", "0"], ["--seat", "0"], ["--budget", "long"]])
def test_bad_options_are_one_sentence(arguments: list[str]) -> None:
    ended = run("analyse", str(SOLO), *arguments)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)


# Games on paper


def test_a_paper_game_is_laid_beside_the_planner(tmp_path: Path) -> None:
    game, _ = painted(played(Options(), "terminal"), 0)
    file = tmp_path / "paper.txt"
    file.write_text(record(counted(game)), encoding="utf-8")
    shown = run("analyse", str(file)).stdout
    assert "The planner drew the same cards alone on the same sheet." in " ".join(shown.split())
    found = json.loads(run("analyse", str(file), "--json").stdout)
    total = sum(season["total"] for season in found["planner"]["seasons"])
    [sum_line] = [line for line in shown.splitlines() if line.startswith("Total")]
    assert sum_line.split()[1:3] == [str(found["stars"]), f"{total:.0f}"]


def test_of_a_paper_game_without_its_cards_means_are_told(tmp_path: Path) -> None:
    game, _ = painted(played(Options(), "terminal"), 0)
    spring = game.seasons[0]
    assert spring is not None
    file = tmp_path / "paper.txt"
    file.write_text(record(counted(replace(game, seasons=(replace(spring, cards=(), is_whole=False),)))))
    shown = " ".join(run("analyse", str(file)).stdout.split())
    assert "means of 10 games" in shown
    assert "Summer" not in shown
    file.write_text(record(counted(replace(game, seasons=()))), encoding="utf-8")
    assert_refused(run("analyse", str(file)), "Nothing is counted in this record yet.")
