"""Runs the real program, as a person or a script would."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "cartographers"


def run(*arguments: str, text: str = "", cwd: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    return _run([str(PROGRAM), *arguments], text, cwd, variables)


def run_in_shell(
    line: str, *arguments: str, text: str = "", cwd: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """A line of a shell, in which `"$@"` is the program with its arguments."""
    return _run(["bash", "-c", line, "bash", str(PROGRAM), *arguments], text, cwd, variables)


def _run(
    command: list[str], text: str, cwd: Path | None, variables: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=120,
        cwd=cwd,
        env={**os.environ, "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "120", **variables},
    )


def assert_refused(ended: subprocess.CompletedProcess[str], sentence: str) -> None:
    """One clear sentence on stderr, exit code 2, and no traceback."""
    assert ended.returncode == 2, ended
    assert ended.stderr.rstrip("\n") == sentence
