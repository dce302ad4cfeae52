"""Records of games on paper, counted again by the program."""

import json
from pathlib import Path

from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.paper.counting import counted
from cartographers.paper.record import record
from cli.program import assert_refused, run
from matches import played
from paper.painted import painted

GAME = painted(played(Options(), "terminal"), 0)[0]


def test_a_paper_record_is_counted_again(tmp_path: Path) -> None:
    file = tmp_path / "paper.txt"
    found = counted(GAME)
    file.write_text(record(found), encoding="utf-8")
    shown = run("replay", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert f"{found.stars} stars, rating {found.rating}" in shown.stdout
    assert "Spring" in shown.stdout
    told = json.loads(run("replay", str(file), "--json").stdout)
    assert (told["stars"], told["lost"], told["title"]) == (found.stars, found.lost, found.title)
    assert [season["total"] for season in told["seasons"]] == [each.score.total for each in found.seasons if each]


def test_what_cannot_be_is_said_below(tmp_path: Path) -> None:
    spring = GAME.seasons[0]
    assert spring is not None
    file = tmp_path / "odd.txt"
    file.write_text(record(counted(replace(GAME, seasons=(replace(spring, coins=14),)))), encoding="utf-8")
    assert "Spring: Too many coins: 14, " in run("replay", str(file)).stdout


def test_a_wrong_sum_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    text = record(counted(GAME)).replace("\nscores: ", "\nscores: 1", 1)
    line = next(number for number, each in enumerate(text.splitlines(), 1) if each.startswith("scores: "))
    file.write_text(text, encoding="utf-8")
    ended = run("replay", str(file))
    assert ended.stderr.startswith(f"Line {line} of the record is wrong")
    assert_refused(ended, ended.stderr.strip())
