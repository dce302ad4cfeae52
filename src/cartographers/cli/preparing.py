"""How a terminal shows that machine code is being made: a bar; where nobody looks on, one line."""

import sys
import time
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bars

from cartographers.locales import texts
from cartographers.native.aot import prepare
from cartographers.native.aot.build import Progress

MOMENT = 0.5
"""Seconds that are not worth a bar."""


def show_preparing() -> None:
    """Has this process tell of machine code by a bar, where standard error is a terminal."""
    if sys.stderr.isatty():
        prepare.tell_by(show)


def show(steps: Iterator[Progress]) -> None:
    """Waits, with a bar that says how long it takes and how far it is."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    started = time.monotonic()
    with Bars(*columns, console=Console(stderr=True), transient=True, disable=False) as bars:
        bar = None
        for progress in steps:
            if bar is None and time.monotonic() - started > MOMENT:
                bar = bars.add_task("", total=1.0)
            if bar is not None:
                told = texts()("cli-preparing-bar", seconds=progress.seconds)
                bars.update(bar, completed=progress.share, description=told)
