"""A sheet of one's own at every command that names a sheet or reads a record; what is none is refused there too.

`sheet` itself has its own file, and so has `print`.
"""

import json
from pathlib import Path
from random import Random

import pytest

from cartographers.board.notation import lines_of
from cartographers.bots import BOTS
from cartographers.cards.sheets import ground
from cartographers.game.codec import plain
from cartographers.game.herald import announcements
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.record import record, replayed
from cli.program import assert_refused, run

OWN = "The Long Scar=9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"
MAP = lines_of(ground(OWN))
EDICTS = "borderlands,mages_valley,wildholds,sentinel_wood"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The sheet as a file."""
    path = tmp_path / "scar.txt"
    path.write_text("\n".join(["name: The Long Scar", *MAP]), encoding="utf-8")
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of the first season of a game on the sheet."""
    match, chance = Match(Options(sheet=OWN), "1"), Random(1)
    while not match.table.season:
        match.play(BOTS["random"](match.view(0), chance))
    path = tmp_path / "game.txt"
    path.write_text(record(match), encoding="utf-8")
    return path


def test_play_and_go_on(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    ended = run("play", "--plain", "--seed", "1", "--sheet", str(file), "--save", str(kept), text="")
    assert "  D  .  .  ,  .  #  #  .  .  .  ,  ." in ended.stdout.splitlines()
    assert replayed(kept.read_text(encoding="utf-8")).table.options.sheet == OWN
    again = run("play", "--plain", "--resume", str(kept), text="")
    assert "  D  .  .  ,  .  #  #  .  .  .  ,  ." in again.stdout.splitlines()


def test_replay(game: Path) -> None:
    told = json.loads(run("replay", str(game), "--json").stdout)
    fixed = [sign for was, sign in zip("".join(MAP), "".join(told["seats"][0]["map"]), strict=False) if was in "M#"]
    assert "".join(fixed) == "".join(MAP).translate({ord(","): None, ord("."): None})


def test_hint_of_a_record_and_of_a_map(game: Path, tmp_path: Path) -> None:
    told = json.loads(run("hint", str(game), "--turn", "1", "--best", "1", "--json").stdout)
    assert len(told["hints"]) == 1
    drawing = tmp_path / "map.txt"
    drawing.write_text("\n".join(MAP), encoding="utf-8")
    told = json.loads(
        run("hint", str(drawing), "--card", "great_river", "--edicts", EDICTS, "--best", "1", "--json").stdout
    )
    assert not {"A10", "B11", "B2"} & {*told["hints"][0]["drawing"]["spaces"]}, "wasteland and mountains are filled"


def test_analyse(game: Path) -> None:
    found = json.loads(run("analyse", str(game), "--json").stdout)
    assert found["turns"]
    assert found["start"] + found["luck"] - found["given"] == pytest.approx(found["stars"])


def test_herald(file: Path) -> None:
    ended = run("herald", "--sheet", str(file), "--seed", "7", "--players", "3", "--json")
    told = [json.loads(line) for line in ended.stdout.splitlines()][1:]
    assert told == plain(announcements(Options(sheet=OWN, seats=3), "7"))


def test_arena_and_its_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    asked = ("arena", "random", "greedy", "--deals", "2", "--workers", "1", "--json")
    here = json.loads(run(*asked, "--sheet", str(file), "--page", str(page)).stdout)
    elsewhere = json.loads(run(*asked, "--sheet", "A").stdout)
    assert (here["question"]["options"]["sheet"], here["played"]) == (OWN, 4)
    assert here["entrants"] != elsewhere["entrants"]
    assert "sheet The Long Scar, cartographers" in page.read_text(encoding="utf-8")


SHORT = [*MAP[:5], MAP[5][:-1], *MAP[6:]]
NAMES = "The name of a sheet has 1 to 40 letters, digits, spaces and signs such as ’ and -."
MALFORMED = {
    "a row": (SHORT, "Row F of the map has 10 spaces, not 11."),
    "a letter": ([*MAP[:3], MAP[3].replace("##", "#q"), *MAP[4:]], "The letter “q” at D6 is not in the map notation."),
    "two": ([*MAP, "", *MAP], "A map has 11 rows, not 22."),
    "a name": (["name: " + "n" * 10_000, *MAP], NAMES),
    "names": (["name: One", "name: Two", *MAP], "A sheet has one name, not 2."),
    "drawn": (
        [MAP[0].replace(".", "F", 1), *MAP[1:]],
        "A1 has “F”. A fresh sheet has mountains, ruins and wasteland, nothing else.",
    ),
}
COMMANDS = {
    "play": ("play", "--plain", "--sheet"),
    "herald": ("herald", "--json", "--sheet"),
    "arena": ("arena", "random", "--sheet"),
    "simulate": ("simulate", "--games", "1", "--bot", "random", "--sheet"),
    "sheet": ("sheet",),
    "print": ("print",),
}


@pytest.mark.parametrize(("command", "what"), [*zip(COMMANDS, MALFORMED, strict=True)])
def test_a_file_that_is_no_sheet_is_refused_with_its_row(tmp_path: Path, command: str, what: str) -> None:
    lines, sentence = MALFORMED[what]
    file = tmp_path / "sheet.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert_refused(run(*COMMANDS[command], str(file)), sentence)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_code_that_is_no_sheet_is_refused_with_its_row(command: str) -> None:
    row_e = "Row E of the sheet has “X”. The code of a sheet has numbers and the letters M, R and W."
    assert_refused(run(*COMMANDS[command], OWN.replace("-5WW4-", "-5WX4-")), row_e)


READ = (("replay",), ("analyse",), ("hint", "--turn", "1"), ("print", "--poster"))


@pytest.mark.parametrize("command", READ)
def test_a_record_with_a_sheet_that_is_none_is_refused_with_its_row(game: Path, command: tuple[str, ...]) -> None:
    game.write_text(game.read_text(encoding="utf-8").replace("-5WW4-", "-5WW5-"), encoding="utf-8")
    row_e = "The record's options make no game: Row E of the map has 12 spaces, not 11."
    assert_refused(run(*command, str(game)), row_e)
    assert_refused(run("play", "--plain", "--resume", str(game)), f"{game}: {row_e}")
