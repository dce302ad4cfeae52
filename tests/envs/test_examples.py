"""Examples run, and a notebook shows what its cells give. Run this file to write the notebook's outputs anew."""

import ast
import contextlib
import io
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
NOTEBOOK = EXAMPLES / "draw_a_game.ipynb"


def test_the_random_rollout_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "random_rollout.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[3].endswith("steps a second")


def test_the_example_that_learns_is_a_program() -> None:
    compile((EXAMPLES / "maskable_ppo.py").read_text(encoding="utf-8"), "maskable_ppo.py", "exec")


def outputs(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell shows: what it prints, and its last expression as a picture or as text."""
    *body, last = ast.parse(source).body
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        else:
            exec(compile(ast.Module([last], []), "cell", "exec"), names)
            value = None
    shown: list[dict[str, Any]] = []
    if printed.getvalue():
        shown.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)})
    if hasattr(value, "_repr_svg_"):
        data = {"image/svg+xml": value._repr_svg_().splitlines(keepends=True)}
        shown.append({"data": data, "metadata": {}, "output_type": "display_data"})
    return shown


def run_again(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells show when they are run in their order."""
    names: dict[str, Any] = {}
    cells = [
        {**cell, "outputs": outputs("".join(cell["source"]), names)} if cell["cell_type"] == "code" else cell
        for cell in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


def test_the_notebook_shows_what_its_cells_give() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert run_again(notebook) == notebook
    kinds = [kind for cell in notebook["cells"] for each in cell.get("outputs", []) for kind in each.get("data", {})]
    assert kinds == ["image/svg+xml"] * 2


if __name__ == "__main__":
    shown = run_again(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    NOTEBOOK.write_text(json.dumps(shown, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
