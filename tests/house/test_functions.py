"""Functions fit a screen and take few arguments, but for some with a reason."""

import ast
from pathlib import Path

import cartographers

HOUSE = Path(cartographers.__file__).parent
MOST_LINES, MOST_ARGUMENTS = 50, 8

_COMMAND = "a command: typer makes an option of each argument, with a line or more of help"
_ROWS = "machine code: numba takes 80 µs longer to accept the same arrays in named tuples, at every call from Python"
_CHANGE = "what a drawing is made of, handed on in machine code, where a tuple of it would be built for each drawing"
REASONS = {
    "cli/args/choices.py chosen": _COMMAND,
    "cli/commands/arena.py arena": _COMMAND,
    "cli/commands/hint.py hint": _COMMAND,
    "cli/commands/play.py play": _COMMAND,
    "cli/commands/serve.py serve": _COMMAND,
    "cli/hosting/server.py run": "the options of a command, one by one",
    "game/effects.py effect": "the fields of a `Drawn`; made twice, it would slow down every drawing of every game",
    "native/batch/loops.py play_games": _ROWS,
    "native/policies/planner.py put_after": _CHANGE,
    "native/policies/planner.py judge_each": _ROWS,
    "native/steps/loop.py begin_game": _ROWS,
    "native/steps/loop.py step_game": _ROWS,
    "native/steps/loop.py go_on_some": _ROWS,
    "native/steps/loop.py see_game": _ROWS,
    "native/steps/stages.py offer_drawings": _ROWS,
    "native/steps/stages.py keep_finished": _ROWS,
    "native/training/sampling.py sample_games": _ROWS,
    "server/app.py application": "puts the server together: what it makes is shared by the small functions within",
}


def large_functions() -> set[str]:
    found = set()
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                given = node.args
                names = {each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)} - {"self", "cls"}
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno >= MOST_LINES or len(names) > MOST_ARGUMENTS:
                    found.add(f"{path.relative_to(HOUSE).as_posix()} {node.name}")
    return found


def test_large_functions_have_a_reason_and_no_other_has_one() -> None:
    assert large_functions() == set(REASONS)
