"""The commands for scripts: a JSON object a line in, one out."""

import json
from typing import Any

import pytest

from boards import SHEET_A, SHEET_B
from cartographers.board.notation import lines_of
from cli.program import run, talking

A = lines_of(SHEET_A)
B = lines_of(SHEET_B)
EMPTY = ["..........."] * 11
FULL = ["FFFFFFFFFFF"] * 11


def asked(command: str, *questions: Any) -> list[Any]:
    ended = run(command, text="".join(json.dumps(question) + "\n" for question in questions))
    return [json.loads(line) for line in ended.stdout.splitlines()]


def test_score_says_stars_and_spaces() -> None:
    assert asked("score", {"card": "sentinel_wood", "map": ["F..........", *EMPTY[1:]]}) == [
        {"stars": 1, "spaces": ["A1"]}
    ]


@pytest.mark.parametrize("name", ["the_golden_granary", "The Golden Granary", "the golden granary"])
def test_cards_by_id_or_english_name(name: str) -> None:
    assert asked("score", {"card": name, "map": ["WV,........", ".,a........", *EMPTY[2:]]}) == [
        {"stars": 3, "spaces": ["B3"]}
    ]


def test_score_of_monsters_is_the_loss() -> None:
    assert asked("score", {"card": "monsters", "map": ["B..........", *EMPTY[1:]]}) == [
        {"stars": -2, "spaces": ["A2", "B1"]}
    ]


def test_a_bad_line_is_answered_and_the_rest_go_on() -> None:
    good = {"card": "borderlands", "map": FULL}
    bad: list[Any] = [
        {"card": "atlantis", "map": A},
        {"card": "borderlands", "map": A[:10]},
        {"card": "borderlands", "map": [*A[:10], "..........?"]},
        {"card": "borderlands", "map": [*A[:10], ".........."]},
        {"card": "borderlands"},
        {"card": 7, "map": A},
        [],
        None,
    ]
    answers = asked("score", good, *bad, good)
    assert [sorted(answer) for answer in answers] == [["spaces", "stars"], *[["error"]] * 8, ["spaces", "stars"]]


def test_bad_lines_end_in_one_sentence_and_exit_code_2() -> None:
    ended = run("score", text=json.dumps({"card": "atlantis", "map": A}) + "\nnonsense\n")
    assert (ended.returncode, ended.stderr) == (2, "2 lines of 2 could not be answered.\n")
    assert "atlantis" in json.loads(ended.stdout.splitlines()[0])["error"]


def test_bytes_that_are_no_text_are_answered() -> None:
    ended = run("score", text='\udcff\udcfe{"card"\n')
    assert (ended.returncode, list(json.loads(ended.stdout))) == (2, ["error"])


def test_empty_lines_are_passed_over() -> None:
    ended = run("score", text="\n\n")
    assert (ended.returncode, ended.stdout) == (0, "")


def test_lines_from_a_file(tmp_path: Any) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_text(json.dumps({"card": "borderlands", "map": FULL}))
    assert json.loads(run("score", str(file)).stdout)["stars"] == 22 * 6


def test_a_file_that_is_not_there() -> None:
    ended = run("score", "nowhere.jsonl")
    assert (ended.returncode, ended.stderr) == (
        2,
        "The file nowhere.jsonl cannot be read: No such file or directory.\n",
    )


def test_placements_are_counted() -> None:
    assert asked(
        "placements",
        {"card": "hamlet", "map": A, "ruins": False},
        {"card": "Hamlet", "map": A, "ruins": True},
        {"card": "hamlet", "map": B},
        {"card": "rift_lands", "map": A, "ruins": True},
        {"card": "gnoll_raid", "map": A},
        {"card": "Dobrik of Lorkheim", "map": EMPTY},
        {"card": "freyla", "map": EMPTY},
        {"card": "lagoon", "map": EMPTY},
        {"card": "hamlet", "map": FULL},
        {"card": "hamlet", "map": [*FULL[:10], "FFFFFFFFFF."]},
        {"card": "hamlet", "map": [*FULL[:10], "FFFFFFFFFF."], "fallback_terrain": "card"},
        {"card": "hamlet", "map": [*FULL[:10], "FFFFFFFFFF."], "fallback_terrain": "card", "ruins": True},
        {"card": "hamlet", "map": [*FULL[:10], "FFFFFFFFFF."], "heroes": True},
        {"card": "lagoon", "map": [*FULL[:10], "FFFFFFFFFF."]},
    ) == [
        {"count": 872, "fallback": False},
        {"count": 216, "fallback": False},
        {"count": 714, "fallback": False},
        {"count": 30, "fallback": False},
        {"count": 268, "fallback": False},
        {"count": 121, "fallback": False},
        {"count": 480, "fallback": False},
        {"count": 560, "fallback": False},
        {"count": 0, "fallback": False},
        {"count": 5, "fallback": True},
        {"count": 1, "fallback": True},
        {"count": 5, "fallback": True},
        {"count": 6, "fallback": True},
        {"count": 6, "fallback": True},
    ]


def test_there_is_nothing_to_draw_on_a_ruins_card() -> None:
    (answer,) = asked("placements", {"card": "Temple Ruins", "map": A})
    assert "Temple Ruins" in answer["error"]


def test_the_walk_is_drawn_on_the_map() -> None:
    (answer,) = asked("ambush", {"card": "gnoll_raid", "map": A, "reading": "fixed"})
    assert answer["map"][:4] == ["BB.........", "B..M.,.....", "Bb......M,.", "..........."]


def test_the_walk_of_a_lettered_ambush() -> None:
    fixed, marked = asked(
        "ambush",
        {"card": "Dragon Inferno", "map": EMPTY},
        {"card": "dragon", "map": [*EMPTY, "marks: J1 J2"]},
    )
    assert fixed["map"][8:] == ["..D........", "DDD........", "D.........."]
    assert marked["map"][8:] == ["..D........", "XXD........", "D..........", "marks: J1 J2"]


def test_the_walk_may_be_ignored() -> None:
    assert asked("ambush", {"card": "gnoll_raid", "map": FULL}) == [{"ignored": True}]


def test_the_free_walk_gives_choices() -> None:
    assert asked(
        "ambush",
        {"card": "ratman_strike", "map": EMPTY, "reading": "free"},
        {"card": "ratman_strike", "map": FULL, "reading": "free"},
    ) == [{"choices": [["K9", "K10", "K11"], ["I11", "J11", "K11"]]}, {"choices": []}]


def test_a_season_is_summed_up() -> None:
    board = ["FFFFFFFFFFF", "B..........", *EMPTY[2:]]
    assert asked(
        "season",
        {"map": board, "edicts": ["sentinel_wood", "Borderlands"], "coins": 3},
        {"map": [*board, "coins: 5"], "edicts": ["sentinel_wood", "Borderlands"]},
    ) == [
        {"edicts": [11, 6], "coins": 3, "monsters": -2, "total": 18},
        {"edicts": [11, 6], "coins": 5, "monsters": -2, "total": 20},
    ]


@pytest.mark.parametrize("coins", [-1, 15])
def test_coins_out_of_range(coins: int) -> None:
    (answer,) = asked("season", {"map": A, "edicts": ["sentinel_wood", "Borderlands"], "coins": coins})
    assert "0 to 14" in answer["error"]


def test_a_season_has_two_edicts() -> None:
    cards = ["sentinel_wood", "borderlands", "wildholds", "mages_valley"]
    for number in (0, 1, 3, 4):
        (answer,) = asked("season", {"map": A, "edicts": cards[:number]})
        assert answer == {"error": f"A season scores two edicts, not {number}."}
    (answer,) = asked("season", {"map": A, "edicts": ["sentinel_wood", "monsters"]})
    assert answer == {"error": "There is no card “monsters” that fits here."}


def test_answers_come_at_once() -> None:
    """A script may ask, read the answer, and ask again."""
    question = json.dumps({"card": "borderlands", "map": FULL}) + "\n"
    with talking("score") as program:
        for _ in range(3):
            program.stdin.write(question)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["stars"] == 132
        program.stdin.close()
        assert program.process.wait(timeout=30) == 0


def test_a_broken_pipe_is_one_sentence() -> None:
    question = (json.dumps({"card": "borderlands", "map": FULL}) + "\n") * 2000
    with talking("score") as program:
        program.stdout.close()
        try:
            program.stdin.write(question)
            program.stdin.close()
        except BrokenPipeError:
            pass
        assert program.stderr.read() == "Nobody reads the output any more.\n"
        assert program.process.wait(timeout=30) == 2
