"""Hints from the outside: for a map, for a turn of a record, line by line."""

import json
import re
from pathlib import Path

import pytest

from cli.program import assert_refused, run, talking

GOLDEN = Path(__file__).parents[2] / "golden"
SOLO = GOLDEN / "solo.txt"
GAP = ["FFFFFFF...F", *["..........."] * 10]
EDICTS = ["borderlands", "mages_valley", "wildholds", "sentinel_wood"]
LATE = ["--card", "Great River", "--edicts", ",".join(EDICTS), "--season", "winter", "--time", "5"]


def test_the_best_drawings_for_a_map(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("\n".join([*GAP, "coins: 3"]) + "\n")
    shown = run("hint", str(file), *LATE, "--best", "2").stdout
    assert "1. Farm A8 A9 A10" in shown or "1. Water A8 A9 A10" in shown
    assert re.search(r"A Borderlands +\+6 +\+6\.0 +6 +1×", shown)
    assert re.search(r"B Mages Valley +0\.?0? +0\.0 +0 +0×", shown)
    assert shown.count("stars expected") == 2
    assert "F  F  F  F  F  F  F [" in shown


def test_the_map_from_standard_input() -> None:
    told = json.loads(run("hint", *LATE, "--json", text="\n".join(GAP)).stdout)
    assert told["hints"][0]["drawing"]["spaces"] == ["A8", "A9", "A10"]


def test_blank_lines_after_a_map_and_a_mark_of_its_encoding_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("\ufeff" + "\r\n".join([*GAP, "coins: 3", "", " ", ""]), encoding="utf-8")
    told = json.loads(run("hint", str(file), *LATE, "--best", "1", "--json").stdout)
    assert told["hints"][0]["drawing"]["spaces"] == ["A8", "A9", "A10"]


def test_a_map_needs_a_card(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("\n".join(GAP))
    sentence = "A map needs the card to draw and the edicts: add --card and --edicts."
    assert_refused(run("hint", str(file)), sentence)
    assert_refused(run("hint", text="\n".join(GAP)), sentence)


def test_a_record_from_standard_input() -> None:
    assert run("hint", "--turn", "10", text=SOLO.read_text()).stdout.startswith("Turn 10: Hamlet\n")


def test_lines_are_answered_as_they_come() -> None:
    with talking("hint") as asking:
        for _ in range(2):
            asking.stdin.write('{"card": "Atlantis"}\n')
            asking.stdin.flush()
            assert "error" in json.loads(asking.stdout.readline())
        asking.stdin.close()
        assert asking.process.wait(timeout=30) == 2


def test_line_by_line() -> None:
    good = {"card": "great_river", "map": GAP, "edicts": EDICTS, "season": "winter", "time": 5, "best": 1}
    questions = [
        good,
        {**good, "map": GAP[:5]},
        {**good, "edicts": EDICTS[:2]},
        {**good, "budget": 0},
        {**good, "card": "temple_ruins"},
        {**good, "seen": ["hamlet", "Atlantis"]},
        {**good, "coins": 3, "seen": ["hamlet"]},
    ]
    ended = run("hint", text="".join(json.dumps(question) + "\n" for question in questions))
    first, rows, edicts, budget, ruins, unknown, last = map(json.loads, ended.stdout.splitlines())
    assert first["hints"][0]["edicts"][0] == {
        "card": "borderlands",
        "stars": 6,
        "change": 6,
        "left": 1,
        "expected": 6.0,
    }
    assert rows == {"error": "A map has 11 rows, not 5."}
    assert edicts == {"error": "The edicts are four scoring cards, one of each category."}
    assert "budget" in budget["error"]
    assert "error" in ruins
    assert unknown == {"error": "There is no card “Atlantis” that fits here."}
    assert last["hints"][0]["value"] == first["hints"][0]["value"] + 3
    assert (ended.returncode, ended.stderr) == (2, "5 lines of 7 could not be answered.\n")


def test_a_turn_of_a_record() -> None:
    shown = run("hint", str(SOLO), "--turn", "10").stdout
    assert shown.startswith("Turn 10: Hamlet\n")
    told = json.loads(run("hint", str(SOLO), "--turn", "10", "--best", "50", "--json").stdout)
    assert (told["turn"], told["card"], len(told["hints"])) == (10, "hamlet", 50)
    assert told["stars"] == 25


def test_a_seat_of_a_record() -> None:
    told = json.loads(run("hint", str(GOLDEN / "pair.txt"), "--turn", "3", "--seat", "2", "--json").stdout)
    assert (told["seat"], told["turn"]) == (1, 3)


def test_a_record_that_breaks_off_has_a_last_turn(tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    file.write_text(SOLO.read_text().partition("10 hamlet")[0])
    assert run("hint", str(file)).stdout.startswith("Turn 10: Hamlet\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--turn", "99"], "Seat 1 has nothing to draw in turn 99 of this record."),
        (["--turn", "15"], "Seat 1 has nothing to draw in turn 15 of this record."),  # the walk draws that ambush
        (["--seat", "2"], "There is no seat 2; the table has one seat."),
    ],
)
def test_a_turn_without_a_choice(arguments: list[str], sentence: str) -> None:
    assert_refused(run("hint", str(SOLO), *arguments), sentence)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--card", "Atlantis"], "There is no card “Atlantis” that fits here."),
        (["--edicts", "wildholds"], "The edicts are four scoring cards, one of each category."),
        (["--coins", "15"], "A coin track holds 0 to 14 coins, not 15."),
        (["--seen", "hamlet, hamlet"], "The card “Hamlet” is named twice among those seen before."),
        (["--time", "6"], "The season is over at 6: before a card, 6 cannot have passed."),
        (["--card", "gnoll_raid"], "There is nothing for you to draw this turn."),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    assert_refused(run("hint", *LATE, *arguments, text="\n".join(GAP)), sentence)


@pytest.mark.parametrize(
    "arguments", [["--budget", "0"], ["--best", "0"], ["--season", "monsoon"], ["--budget", "soon"]]
)
def test_bad_options_are_one_sentence(arguments: list[str]) -> None:
    ended = run("hint", str(SOLO), *arguments)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)


def test_a_full_map_leaves_nothing_to_draw() -> None:
    ended = run("hint", *LATE, text="\n".join(["F" * 11] * 11))
    assert_refused(ended, "There is nothing for you to draw this turn.")
