"""The house: which room may import which, and what the core never touches."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cartographers

HOUSE = Path(cartographers.__file__).parent
CORE = ("board", "cards", "scoring", "game")
MAY_IMPORT: dict[str, set[str]] = {
    "board": set(),
    "cards": {"board"},
    "scoring": {"board"},
    "game": {"board", "cards", "scoring"},
    "native": {*CORE, "locales"},
    "bots": {*CORE, "native"},
    "envs": {*CORE, "native", "picture"},
    "arena": {*CORE, "bots", "native"},
    "picture": {"board"},
    "locales": set(),
    "telling": {*CORE, "locales"},
    "store": set(),
    "server": {*CORE, "native", "bots", "store"},
    "cli": {*CORE, "native", "bots", "arena", "envs", "picture", "locales", "telling", "store", "server"},
}
# No clock, no global random, no logging, no network, no screen.
NEVER_IN_CORE = {"asyncio", "datetime", "logging", "os", "random", "rich", "secrets", "socket", "sys", "time", "typer"}
SOURCES = sorted(HOUSE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module
            yield node.module
            if node.module == "cartographers":
                yield from (f"cartographers.{alias.name}" for alias in node.names)


def room_of(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0]


def test_every_room_is_in_the_table() -> None:
    assert {room_of(path) for path in SOURCES if path.parent != HOUSE} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    if path.parent == HOUSE:
        return
    room = room_of(path)
    rooms = {parts[1] for name in imported(path) if (parts := name.split("."))[0] == "cartographers" and len(parts) > 1}
    assert rooms - {"__version__"} <= MAY_IMPORT[room] | {room}


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if room_of(path) in CORE], ids=lambda path: str(path.relative_to(HOUSE))
)
def test_the_core_touches_no_world(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)}.isdisjoint(NEVER_IN_CORE)


def test_numba_is_imported_only_by_native() -> None:
    users = {room_of(path) for path in SOURCES for name in imported(path) if name.split(".")[0] in {"numba", "numpy"}}
    assert users <= {"native", "envs"}
    compilers = {room_of(path) for path in SOURCES for name in imported(path) if name.split(".")[0] == "numba"}
    assert compilers <= {"native"}
