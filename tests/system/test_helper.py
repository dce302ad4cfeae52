"""Processes that help: however their starter ends, they end with it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers.system.helper import helpers
from processes import assert_gone, children, told_of_children
from serving import LOOK

HELPER = "from cartographers.system.helper import end_with_starter as begin; begin(); import time; time.sleep(600)"
STARTER = f"""
import sys
from cartographers.system.helper import helpers
with helpers([sys.executable, "-c", {HELPER!r}], 2) as running:
    print(*[each.pid for each in running], flush=True)
    running[0].wait()
"""
pytestmark = told_of_children


@pytest.fixture
def starter() -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-c", STARTER],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_they_end_with_a_starter_that_is_killed(starter: "subprocess.Popen[str]", end: signal.Signals) -> None:
    assert starter.stdout is not None
    started = [int(pid) for pid in starter.stdout.readline().split()]
    assert sorted(children(starter.pid)) == sorted(started)
    starter.send_signal(end)
    starter.wait()
    assert_gone(started)


def test_ctrl_c_ends_them_by_their_starter_and_they_say_nothing(starter: "subprocess.Popen[str]") -> None:
    assert starter.stdout is not None
    assert starter.stderr is not None
    started = [int(pid) for pid in starter.stdout.readline().split()]
    while any(not _ignores_ctrl_c(pid) for pid in started):
        time.sleep(LOOK)
    os.killpg(starter.pid, signal.SIGINT)
    starter.wait()
    assert_gone(started)
    assert starter.stderr.read().count("Traceback") == 1, "the starter's own"


def test_they_are_ended_with_the_block() -> None:
    with helpers([sys.executable, "-c", HELPER], 2) as running:
        assert [each.poll() for each in running] == [None, None]
    assert [each.returncode for each in running] == [-signal.SIGKILL] * 2


def _ignores_ctrl_c(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    ignored = next(line for line in status if line.startswith("SigIgn:"))
    return bool(int(ignored.split()[1], 16) >> (signal.SIGINT - 1) & 1)
