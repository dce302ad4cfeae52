"""Runs a notebook's cells in their order and writes the notebook with what they show: `python notebook.py FILE`."""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


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


if __name__ == "__main__":
    shown = run_again(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    sys.stdout.write(json.dumps(shown, indent=1, ensure_ascii=False) + "\n")
