"""What a player needs of puzzles runs anywhere: without machine code, bots, numpy or a screen."""

import ast
import subprocess
import sys
from pathlib import Path

from cartographers import puzzles

ROOM = Path(puzzles.__file__).parent
MAKING = {"making.py", "growing.py", "checking.py"}
HEAVY = {"numba", "numpy", "statistics", "rich", "typer"}
PLAYER = """
import sys
from datetime import date
from cartographers import puzzles
puzzle = puzzles.of_the_day(date(2030, 1, 1))
assert puzzles.judge(puzzle, puzzle.best).is_solved
sys.stdout.write(" ".join(sys.modules))
"""


def test_solving_needs_only_the_core() -> None:
    ended = subprocess.run([sys.executable, "-c", PLAYER], capture_output=True, text=True, check=True, timeout=60)
    found = set(ended.stdout.split())
    assert found.isdisjoint(HEAVY)
    rooms = {name.split(".")[1] for name in found if name.startswith("cartographers.")}
    assert rooms == {"board", "cards", "scoring", "game", "puzzles"}


def test_only_making_and_checking_ask_bots() -> None:
    for path in ROOM.glob("*.py"):
        nodes = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)
        ]
        asks = {str(node.module).split(".")[1] for node in nodes if str(node.module).startswith("cartographers.")}
        assert (path.name in MAKING) == bool(
            asks & {"bots", "value"} or any("making" in str(node.module) for node in nodes)
        )
