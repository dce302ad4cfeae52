"""The house: which room may import which, and what the core never touches."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cartographers

HOUSE = Path(cartographers.__file__).parent
CORE = ("board", "cards", "scoring", "game")
MAY_IMPORT: dict[str, set[str]] = {
    "system": set(),
    "board": set(),
    "cards": {"board"},
    "scoring": {"board"},
    "game": {"board", "cards", "scoring"},
    "value": set(CORE),
    "native": {*CORE, "value", "locales", "system"},
    "bots": {*CORE, "value", "native", "system"},
    "envs": {*CORE, "native", "picture"},
    "arena": {*CORE, "value", "bots", "native", "system"},
    "bench": {*CORE, "bots", "native", "envs", "arena"},
    "picture": {"board"},
    "printing": {"board", "cards", "picture"},
    "locales": set(),
    "telling": {*CORE, "locales"},
    "puzzles": {*CORE, "value", "bots"},
    "paper": set(CORE),
    "store": {"system"},
    "server": {*CORE, "value", "native", "bots", "picture", "paper", "printing", "puzzles", "store", "system"},
    "local": {*CORE, "bots", "store", "server"},
    "cli": {
        *CORE,
        "native",
        "bots",
        "arena",
        "bench",
        "envs",
        "picture",
        "printing",
        "locales",
        "telling",
        "paper",
        "puzzles",
        "store",
        "server",
    },
}
# Layers inside rooms: which package may import which. `registry` collects all that is compiled; whatever calls machine
# code from Python asks it, so it and `linking` stand beside the layers.
_ASKS = {"registry", "linking", "aot"}
MAY_IMPORT_INSIDE: dict[str, dict[str, set[str]]] = {
    "native": {
        "compiler": set(),
        "parallel": {"compiler"},
        "engine": {"compiler"},
        "value": {"compiler", "engine", *_ASKS},
        "policies": {"compiler", "engine", "value"},
        "batch": {"compiler", "engine", "policies", *_ASKS},
        "steps": {"compiler", "parallel", "engine", *_ASKS},
        "search": {"compiler", "engine", "policies", "batch", *_ASKS},
        "training": {"compiler", "engine", "value", "policies", "batch", "search", *_ASKS},
        "aot": {"compiler", "parallel", "registry", "signatures"},
    },
    "server": {
        "limits": set(),
        "hosting": set(),
        "wire": {"hosting", "metrics"},
        "thinking": {"limits", "wire"},
        "match": {"limits", "hosting", "wire", "thinking", "metrics"},
        "service": {"limits", "hosting", "wire", "thinking", "match", "metrics"},
        "edge": {"limits", "wire", "service", "metrics"},
    },
    "cli": {
        "args": set(),
        "report": set(),
        "hosting": {"args"},
        "table": {"args"},
        "commands": {"args", "report", "hosting", "table", "preparing"},
    },
}
# No clock, no global random, no logging, no network, no screen.
NEVER_IN_CORE = {"asyncio", "datetime", "logging", "os", "random", "rich", "secrets", "socket", "sys", "time", "typer"}
SOURCES = sorted(HOUSE.rglob("*.py"))


# A notebook asks a thing for its picture by this method; it may fetch what draws it, but only when it is asked.
SHOWS_ITSELF = "_repr_svg_"


@cache
def imported(path: Path) -> tuple[str, ...]:
    """All that a file imports, but for what draws things that show themselves."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == SHOWS_ITSELF:
            node.body = []
    return tuple(imported_in(tree))


def imported_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module
            yield node.module
            if node.module.split(".")[0] == "cartographers" and node.module.count(".") < 2:
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


SHOWN = [path for path in SOURCES if f"def {SHOWS_ITSELF}" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(HOUSE)))
def test_what_shows_itself_fetches_nothing_but_pictures(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == SHOWS_ITSELF:
            assert {".".join(name.split(".")[:2]) for name in imported_in(node)} <= {"cartographers.picture"}


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


def packages_of(room: str) -> list[Path]:
    return [path for path in (HOUSE / room).iterdir() if path.is_dir() and (path / "__init__.py").exists()]


@pytest.mark.parametrize("room", MAY_IMPORT_INSIDE)
def test_every_package_of_a_room_is_in_the_table(room: str) -> None:
    assert {path.name for path in packages_of(room)} == set(MAY_IMPORT_INSIDE[room])


@pytest.mark.parametrize("room", MAY_IMPORT_INSIDE)
def test_a_package_imports_only_layers_below(room: str) -> None:
    for package in packages_of(room):
        for path in package.rglob("*.py"):
            parts = [name.split(".") for name in imported(path) if name.startswith(f"cartographers.{room}.")]
            others = {name[2] for name in parts} - {package.name, "available"}
            assert others <= MAY_IMPORT_INSIDE[room][package.name], path


@pytest.mark.parametrize("room", MAY_IMPORT_INSIDE)
def test_a_room_of_packages_tells_its_layers(room: str) -> None:
    told = (HOUSE / room / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in packages_of(room) if f"`{path.name}/`" not in told] == []


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if room_of(path) in CORE], ids=lambda path: str(path.relative_to(HOUSE))
)
def test_the_core_touches_no_world(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)}.isdisjoint(NEVER_IN_CORE)


def test_numba_is_imported_only_by_native() -> None:
    users = {room_of(path) for path in SOURCES for name in imported(path) if name.split(".")[0] in {"numba", "numpy"}}
    assert users <= {"native", "envs", "bench"}
    compilers = {room_of(path) for path in SOURCES for name in imported(path) if name.split(".")[0] == "numba"}
    assert compilers <= {"native"}
