"""Runs the real program, as a person or a script would."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple, TextIO

import prepared
from prepared import QUIET, Process, begun

PROGRAM = prepared.PROGRAM
PATIENCE = 120


def run(*arguments: str, text: str = "", cwd: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """What a process of the program says; a byte of `text` that is no letter is a surrogate, as in `os.fsdecode`."""
    environment = {**os.environ, **QUIET, "COLUMNS": "120", **variables}
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as complained:
        given.write(text.encode(errors="surrogateescape"))
        given.seek(0)
        streams = (given.fileno(), said.fileno(), complained.fileno())
        code = begun(list(arguments), streams, cwd, environment).wait(PATIENCE)
        for file in (said, complained):
            file.seek(0)
        out, err = (file.read().decode(errors="replace").replace("\r\n", "\n") for file in (said, complained))
    return subprocess.CompletedProcess([str(PROGRAM), *arguments], code, out, err)


class Talk(NamedTuple):
    """A process of the program that runs, and the ends of its pipes."""

    process: Process
    stdin: TextIO
    stdout: TextIO
    stderr: TextIO


@contextmanager
def talking(*arguments: str) -> Iterator[Talk]:
    """Somebody who asks, reads, and asks again; the program has ended at the end."""
    with ExitStack() as stack:
        asked, ask = _pipe(stack)
        told, tell = _pipe(stack)
        heard, complain = _pipe(stack)
        streams = (asked.fileno(), tell.fileno(), complain.fileno())
        process = begun(list(arguments), streams, None, {**os.environ, **QUIET})
        for ours in (asked, tell, complain):
            ours.close()
        yield Talk(process, ask, told, heard)
        ask.close()
        process.wait(PATIENCE)


def _pipe(stack: ExitStack) -> tuple[TextIO, TextIO]:
    reading, writing = os.pipe()
    return stack.enter_context(os.fdopen(reading, "r")), stack.enter_context(os.fdopen(writing, "w"))


def run_in_shell(
    line: str, *arguments: str, text: str = "", cwd: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """A line of a shell, in which `"$@"` is the program with its arguments."""
    return subprocess.run(
        ["bash", "-c", line, "bash", str(PROGRAM), *arguments],
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
