"""Records from the outside."""

import json
from pathlib import Path
from xml.etree import ElementTree

from cli.program import assert_refused, run

GOLDEN = Path(__file__).parents[2] / "golden"
SOLO = GOLDEN / "solo.txt"


def test_sheets_and_scores_are_shown() -> None:
    ended = run("replay", str(SOLO))
    assert ended.returncode == 0
    assert "Spring" in ended.stdout
    assert "rating" in ended.stdout


def test_the_json_report_agrees_with_the_record() -> None:
    report = json.loads(run("replay", str(GOLDEN / "pair.txt"), "--json").stdout)
    told = next(line for line in (GOLDEN / "pair.txt").read_text().splitlines() if line.startswith("stars:"))
    assert told == "stars: " + " | ".join(str(seat["stars"]) for seat in report["seats"])
    assert report["finished"] is True
    assert sorted(seat["place"] for seat in report["seats"]) == [1, 2]


def test_a_record_from_standard_input() -> None:
    assert run("replay", "-", text=SOLO.read_text()).returncode == 0


def test_a_hundred_seats_show_a_few_maps_and_the_ranking() -> None:
    shown = run("replay", str(GOLDEN / "hundred.txt")).stdout
    assert "96 more maps" in shown
    assert shown.count("lost to monsters") == 100


def test_one_seat_of_many() -> None:
    assert "Seat 77" in run("replay", str(GOLDEN / "hundred.txt"), "--seat", "77").stdout


def test_a_seat_that_is_not_there() -> None:
    assert_refused(run("replay", str(SOLO), "--seat", "2"), "There is no seat 2; the table has one seat.")


def test_a_picture_is_written(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    assert run("replay", str(SOLO), "--picture", str(file)).returncode == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert list(tmp_path.iterdir()) == [file]


def test_a_picture_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "map.svg"
    assert_refused(
        run("replay", str(SOLO), "--picture", str(file)),
        f"The file {file} cannot be written: No such file or directory.",
    )
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_record() -> None:
    assert_refused(
        run("replay", "-", text="hello"),
        "This is not a game record: its first line is not “cartographers record 1”.",
    )


def test_a_record_that_does_not_replay_names_its_line_and_reason() -> None:
    lines = SOLO.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    lines[number] = lines[number].partition(":")[0] + ": gold A1"
    assert_refused(
        run("replay", "-", text="\n".join(lines)),
        f"Line {number + 1} of the record cannot be played: There is no terrain “gold”.",
    )


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert_refused(run("replay", str(file)), f"The file {file} is not text.")


def line_of(key: str) -> str:
    return next(line for line in SOLO.read_text().splitlines() if line.startswith(f"{key}: ")).partition(" ")[2]


def test_verifying_names_the_seal_and_the_seed() -> None:
    told = " ".join(run("replay", str(SOLO), "--verify", "--seal", line_of("seal")).stdout.split())
    assert f"Verified: the seal {line_of('seal')} is that of the seed {line_of('seed')}" in told
    assert "all 4 decks follow from it" in told


def test_another_seal_is_another_game() -> None:
    ended = run("replay", str(SOLO), "--verify", "--seal", "0" * 64)
    assert_refused(ended, f"This is not the game that was announced: the seal of the record is {line_of('seal')}.")


def test_a_deck_that_was_changed_is_found_out(tmp_path: Path) -> None:
    told = SOLO.read_text().splitlines()
    deck = next(number for number, line in enumerate(told) if line.startswith("deck: "))
    cards = told[deck].removeprefix("deck: ").split()
    told[deck] = "deck: " + " ".join([*cards[:-2], cards[-1], cards[-2]])  # two cards that nobody has seen
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(told) + "\n")
    assert f"Line {deck + 1} of the record is wrong" in run("replay", str(forged), "--verify").stderr
