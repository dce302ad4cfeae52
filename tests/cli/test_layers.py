"""The rooms inside the program, and which of them may import which."""

import ast
from pathlib import Path

import pytest

from cartographers import cli

HOME = Path(cli.__path__[0])
MAY_IMPORT: dict[str, set[str]] = {
    "args": set(),
    "table": {"args"},
    "report": set(),
    "hosting": {"args"},
    "commands": {"args", "table", "report", "hosting", "preparing"},
}


def rooms_of(path: Path) -> set[str]:
    """The rooms of the program that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cartographers.cli"):
            parts = (node.module or "").split(".")
            found |= {parts[2]} if len(parts) > 2 else {alias.name for alias in node.names}
    return found


def test_every_room_is_in_the_table() -> None:
    assert {path.parent.name for path in HOME.glob("*/__init__.py")} == set(MAY_IMPORT)


@pytest.mark.parametrize(
    "path", sorted(HOME.glob("*/**/*.py")), ids=lambda path: str(path.relative_to(HOME)).replace("/", " ")
)
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    room = path.relative_to(HOME).parts[0]
    assert rooms_of(path) <= {room, *MAY_IMPORT[room]}
