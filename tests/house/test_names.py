"""Names in Markdown that cannot rot: every file, module, function and field that a document mentions in code exists."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cartographers"
PLACES = ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md", "benchmarks/**/*.md", "examples/**/*.md")
DOCUMENTS = [document for place in (*PLACES, ".github/**/*.md") for document in sorted(ROOT.glob(place))]

A_FILE = re.compile(
    r"(?![/~]|\.venv/)[\w.*-]+(/[\w.*-]+)*(/|\.(md|py|txt|toml|yml|json|npz|key|html|sqlite3|ts|svelte|svg|ftl|ipynb))"
)
A_PATH = re.compile(r"(?:tests|docs|src|web|examples|benchmarks|\.github|\.ci)/[\w./*-]+")
A_NAME = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(\(.*)?")

READERS_OWN = {"FILE.html", "game.txt", "map.svg", "matches.sqlite3", "my_bot.py", "secret.key", "weights.npz"}
"""Files that a reader is told to make."""
FOREIGN = {"copy", "gymnasium", "numpy", "random"}
VARIABLES = {"action_space", "env", "H", "house", "table", "x", "you"}
"""What examples, drawings and messages of the protocol call a thing; its fields are not judged."""
BUILT = {"site/", "site-docs/", "dist/", "node_modules/", "src/cartographers/web/"}
"""What only stands in a checkout after it was built."""


def members(node: ast.ClassDef | ast.Module) -> set[str]:
    """What a class or a module defines or imports."""
    found: set[str] = set()
    for part in node.body:
        match part:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(part.name)
            case ast.Assign():
                found |= {name.id for target in part.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            case ast.AnnAssign(target=ast.Name(name)):
                found.add(name)
            case ast.Import() | ast.ImportFrom():
                found |= {alias.asname or alias.name for alias in part.names}
            case ast.If():  # what the front door tells type checkers
                found |= members(ast.Module(part.body, []))
    return found


def own_attributes(node: ast.ClassDef) -> set[str]:
    """What the methods of a class set on themselves."""
    targets = [part for part in ast.walk(node) if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store)]
    return {part.attr for part in targets if isinstance(part.value, ast.Name) and part.value.id == "self"}


@cache
def index() -> dict[str, set[str]]:
    """By dotted name of a module, short name of a module and name of a class: what it holds."""
    holds: dict[str, set[str]] = defaultdict(set)
    for room in ("src/cartographers", "benchmarks", "tests"):
        base = ROOT / "src" if room.startswith("src") else ROOT
        for file in (ROOT / room).rglob("*.py"):
            parts = file.relative_to(base).with_suffix("").parts
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            tree = ast.parse(file.read_text(encoding="utf-8"))
            holds[".".join(parts)] |= members(tree)
            for depth in range(1, len(parts)):
                holds[".".join(parts[:depth])].add(parts[depth])
            if room != "src/cartographers":
                continue
            for start in range(1, len(parts)):
                holds[".".join(parts[start:])] |= members(tree)  # a room's name, or the module's own
                holds[".".join(parts[start:-1])].add(parts[-1])
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    holds[node.name] |= members(node) | own_attributes(node)
    return holds


def is_there(name: str) -> bool:
    """Whether a dotted name leads somewhere; other people's modules are not judged."""
    first, *rest = name.split(".")
    if first in FOREIGN | VARIABLES:
        return True
    holds = index()
    for depth in range(len(rest), 0, -1):
        head, tail = ".".join([first, *rest[:depth]]), rest[depth:]
        if head in holds:
            return not tail or is_held(head, tail)
    return is_held(first, rest) or is_held(first.capitalize(), rest)


def is_held(holder: str, names: list[str]) -> bool:
    """Whether the first name is of the holder, and the second, if any, of the class that the first one is."""
    if names[0] not in index().get(holder, set()):
        return False
    return len(names) == 1 or names[0] not in index() or is_held(names[0], names[1:])


def words(document: Path) -> list[str]:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [word for code in re.findall(r"`([^`]+)`", text) for word in code.split()]


def relative(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=relative)
def test_every_file_that_is_mentioned_is_there(document: Path) -> None:
    folders = (ROOT, PACKAGE, document.parent)
    files = {word for word in words(document) if A_FILE.fullmatch(word) or A_PATH.fullmatch(word)} - READERS_OWN - BUILT
    assert sorted(file for file in files if not any(any(folder.glob(file)) for folder in folders)) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=relative)
def test_every_dotted_name_that_is_mentioned_is_there(document: Path) -> None:
    found = [A_NAME.fullmatch(word) for word in words(document) if not A_FILE.fullmatch(word)]
    assert sorted({match[1] for match in found if match and not is_there(match[1])}) == []


@pytest.mark.parametrize(
    "name",
    [
        "native.seen.FACTS",
        "cartographers.native.nothing",
        "decide.nothing",
        "View.nothing",
        "cartographers.View.nothing",
    ],
)
def test_a_name_that_is_gone_is_found(name: str) -> None:
    assert not is_there(name)


@pytest.mark.parametrize(
    "name", ["native.steps.observation.KNOWN", "cartographers.View.after", "decide.play", "Table.task", "numpy.int8"]
)
def test_a_name_that_is_there_is_not(name: str) -> None:
    assert is_there(name)
