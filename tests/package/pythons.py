"""The Pythons of this machine that the package is for."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

OLDEST = (3, 11)
_TELL = "import ensurepip, sys, venv; print(sys.version_info.releaselevel, *sys.version_info[:3])"

Version = tuple[int, ...]


@cache
def pythons() -> dict[Version, Path]:
    """Those that run, can make an environment and are no preview, from the oldest to the newest."""
    found = {version: path for path in _candidates() if (version := _version(path)) >= OLDEST}
    return dict(sorted(found.items()))


def _candidates() -> Iterator[Path]:
    for minor in range(OLDEST[1], 100):
        if on_path := shutil.which(f"python3.{minor}"):
            yield Path(on_path)
    home = Path.home()
    yield from Path(os.environ.get("PYENV_ROOT", home / ".pyenv"), "versions").glob("3.*/bin/python")
    yield from (home / ".local" / "share" / "uv" / "python").glob("cpython-3.*/bin/python3")
    yield Path(sys.executable)


def _version(python: Path) -> Version:
    """Nothing for one that does not run: on the path may lie a shim of a version that is not chosen."""
    try:
        told = subprocess.run([python, "-I", "-c", _TELL], capture_output=True, text=True, check=True).stdout.split()
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(map(int, told[1:])) if told[0] == "final" else ()
