"""Runs the real program, as a person or a script would."""

import os
import subprocess
import tempfile
from pathlib import Path

import prepared
from prepared import QUIET, begun, is_prepared

PROGRAM = prepared.PROGRAM
PATIENCE = 120


def run(*arguments: str, text: str = "", cwd: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """What a process of the program says; one that is loaded already, where nothing speaks against it."""
    environment = {**os.environ, **QUIET, "COLUMNS": "120", **variables}
    if not is_prepared(environment):
        return _run([str(PROGRAM), *arguments], text, cwd, variables)
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as complained:
        given.write(text.encode())
        given.seek(0)
        streams = (given.fileno(), said.fileno(), complained.fileno())
        code = begun(list(arguments), streams, cwd, environment).wait(PATIENCE)
        for file in (said, complained):
            file.seek(0)
        out, err = (file.read().decode(errors="replace").replace("\r\n", "\n") for file in (said, complained))
    return subprocess.CompletedProcess([str(PROGRAM), *arguments], code, out, err)


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
        timeout=PATIENCE,
        cwd=cwd,
        env={**os.environ, **QUIET, "COLUMNS": "120", **variables},
    )


def assert_refused(ended: subprocess.CompletedProcess[str], sentence: str) -> None:
    """One clear sentence on stderr, exit code 2, and no traceback."""
    assert ended.returncode == 2, ended
    assert ended.stderr.rstrip("\n") == sentence
