"""Processes of ours that work and answer nothing: they end with whoever started them, even where that one is killed."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Thread

MOST_READ = 1 << 16


@contextmanager
def helpers(program: Sequence[str], number: int) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Some processes of a program that calls `end_with_starter`; they are ended here, unless they end before."""
    # Nothing is written to them. The system closes the pipe of a process that is gone, however it went.
    running = [subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) for _ in range(number)]
    try:
        yield running
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.wait()
            assert process.stdin is not None
            process.stdin.close()


def end_with_starter() -> None:
    """Ends this process when its standard input does: whoever started it holds the other end for as long as it lives.

    Ctrl-C is for the starter alone, which then ends this process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end, daemon=True).start()


def _end() -> None:
    while os.read(0, MOST_READ):
        pass
    os._exit(0)
