"""Runs of the program that begin where it is loaded already."""

import os
import time
from pathlib import Path

from prepared import QUIET, loaded
from serving import LOOK, PATIENCE


def test_a_run_that_nobody_waits_for_any_more_is_ended(tmp_path: Path) -> None:
    serving = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'matches.sqlite3'}"]
    with Path(os.devnull).open("r+b") as nothing:
        streams = (nothing.fileno(), nothing.fileno(), nothing.fileno())
        run = loaded([*serving, "--secret-file", str(tmp_path / "key")], streams, tmp_path, {**os.environ, **QUIET})
    assert is_there(run.pid)
    run.leave()
    until = time.monotonic() + PATIENCE
    while is_there(run.pid):
        assert time.monotonic() < until
        time.sleep(LOOK)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
