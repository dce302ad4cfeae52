"""`cartographers sheet` from a shell: files, codes, oddities, bots. Other commands: `test_own_sheets.py`."""

import json
from pathlib import Path

import pexpect

from cartographers.board.notation import lines_of
from cartographers.cards.sheets import ground
from cli.program import assert_refused, run
from cli.terminal import typing

OWN = "The Long Scar=9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"
MAP = "\n".join(lines_of(ground(OWN)))


def test_a_file_is_shown_with_its_code_and_what_is_odd(tmp_path: Path) -> None:
    file = tmp_path / "scar.txt"
    file.write_text(f"{MAP}\nname: The Long Scar\n", encoding="utf-8")
    ended = run("sheet", str(file))
    assert ended.stdout.splitlines() == [
        "The Long Scar",
        *MAP.splitlines(),
        OWN,
        "- A11 is shut in. No shape of two spaces fits there.",
    ]
    assert "Nichts fällt auf." in run("sheet", "A", LC_ALL="de_DE.UTF-8").stdout
    short = MAP.replace(".M....#....", ".M....#...")
    assert_refused(run("sheet", "-", text=short), "Row F of the map has 10 spaces, not 11.")


def test_bots_try_it_beside_sheet_a() -> None:
    told = json.loads(run("sheet", OWN, "--games", "3", "--bot", "random", "--json").stdout)
    assert (told["sheet"], told["map"], told["games"]) == (OWN, MAP.splitlines(), 3)
    assert told["oddities"] == [{"odd": "shut_in", "grave": True, "count": 1, "spaces": ["A11"]}]
    ended = json.loads(run("simulate", "--bot", "random", "--games", "3", "--json", "--sheet", OWN).stdout)
    assert ended["rating"]["mean"] == told["bots"]["random"]["rating"]


def test_it_is_shown_at_once_and_ctrl_c_ends_the_bots_with_what_is_known() -> None:
    program = typing("sheet", OWN, "--games", "19999", "--bot", "random", size=(50, 120))
    program.expect("- A11 is shut in.")
    program.expect("Playing [^\r\n]* [1-9][0-9]*%")
    program.sendintr()
    program.expect("Mean rating alone")
    program.expect(r"random, (\d+) games +−\d+\.\d +−\d+\.\d")
    assert program.match is not None
    played = int(program.match[1])
    program.expect(r"Stopped after (\d+) of 39,998 games\.")
    assert program.match is not None
    assert 2 * played <= int(program.match[1]) <= 2 * played + 1
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130
