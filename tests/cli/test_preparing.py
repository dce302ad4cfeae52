"""A terminal shows how far machine code is, and how long it takes."""

import sys
import time
from io import StringIO

import pytest

from cartographers.cli.preparing import show
from cartographers.native.aot.build import Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_says_how_long_and_how_far(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, terminal = iter(range(1000)), Terminal()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    show(iter([Progress(0, 80), Progress(48, 80)]))
    assert "Preparing machine code, once" in terminal.getvalue()
    assert "60%" in terminal.getvalue()
