"""Processes that others have started: who they are, and that none is left. Only Linux tells whose children they are."""

import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from serving import LOOK

PATIENCE = 20
told_of_children = pytest.mark.skipif(
    sys.platform != "linux", reason="looks for processes where only Linux tells of them"
)


def children(pid: int) -> dict[int, str]:
    """The processes that a process has started, with their command lines."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return {int(child): _line(int(child)) for child in found}


def assert_gone(pids: Iterable[int]) -> None:
    """Waits until processes have ended."""
    deadline = time.monotonic() + PATIENCE
    for pid in pids:
        while _line(pid):
            assert time.monotonic() < deadline, f"{_line(pid)} lives on"
            time.sleep(LOOK)


def _line(pid: int) -> str:
    """The command line of a process; nothing where it has ended, be anybody told of it or not."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8").replace("\0", " ").strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""
