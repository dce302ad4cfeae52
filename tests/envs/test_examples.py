"""Examples run, each in a process of its own, and the notebook shows what its cells give (`make notebook`)."""

import json
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
NOTEBOOK = EXAMPLES / "draw_a_game.ipynb"
RUNNER = Path(__file__).parent / "notebook.py"


def output(*program: str | Path) -> str:
    """What a program prints that nothing was imported for, as for somebody who begins with it."""
    command = (sys.executable, "-W", "error", *program)
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_random_rollout_runs() -> None:
    lines = output(EXAMPLES / "random_rollout.py").splitlines()
    assert len(lines) == 4
    assert lines[3].endswith("steps a second")


def test_the_example_that_learns_is_a_program() -> None:
    compile((EXAMPLES / "maskable_ppo.py").read_text(encoding="utf-8"), "maskable_ppo.py", "exec")


def test_the_notebook_shows_what_its_cells_give() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert json.loads(output(RUNNER, NOTEBOOK)) == notebook
    kinds = [kind for cell in notebook["cells"] for each in cell.get("outputs", []) for kind in each.get("data", {})]
    assert kinds == ["image/svg+xml"] * 2
