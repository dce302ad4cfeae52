"""A server of its own for a load test, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Served(NamedTuple):
    address: str
    process: int

    def processor_seconds(self) -> float:
        """The processor time that the server has used so far, where the system tells it."""
        file = Path(f"/proc/{self.process}/stat")
        if not file.exists():
            return 0.0
        fields = file.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """The memory that the server holds, where the system tells it."""
        file = Path(f"/proc/{self.process}/statm")
        return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if file.exists() else 0.0


@contextmanager
def served(folder: Path, database: str = "", *more: str) -> Iterator[Served]:
    """A server that runs meanwhile."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "cartographers", "serve", "--port", "0"),
            *("--database", database or f"sqlite:///{folder / 'matches.sqlite3'}"),
            *("--secret-file", str(folder / "secret.key"), "--log-level", "warning", *more),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield Served(process.stdout.readline().split()[-1].rstrip("/"), process.pid)
    finally:
        process.terminate()
        process.wait(30)


def processor_seconds() -> float:
    """The processor time of this process so far."""
    times = os.times()
    return times.user + times.system


def percentile(values: list[float], share: float) -> float:
    """The value that `share` of them do not exceed; no number where there are none."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
