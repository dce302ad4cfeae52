"""A real terminal in which the program runs: somebody types, and reads what it writes."""

import os
import pty
import signal
import termios
from contextlib import suppress
from pathlib import Path

import pexpect
from pexpect.fdpexpect import fdspawn

from cli.program import PROGRAM
from prepared import QUIET, is_prepared, loaded

COLOURFUL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


class Terminal(fdspawn):  # type: ignore[misc]
    """A part of what `pexpect.spawn` is, for a program that is loaded already."""

    def __init__(self, arguments: list[str], cwd: Path | None, size: tuple[int, int], env: dict[str, str]) -> None:
        typing, running = pty.openpty()
        termios.tcsetwinsize(running, size)
        self._run = loaded(arguments, (running, running, running), cwd, env)
        os.close(running)
        super().__init__(typing, timeout=60, encoding="utf-8", codec_errors="replace")
        self.pid = self._run.pid
        self.exitstatus = 0

    def setwinsize(self, rows: int, columns: int) -> None:
        termios.tcsetwinsize(self.child_fd, (rows, columns))

    def sendintr(self) -> None:
        self.send("\x03")

    def kill(self, number: int) -> None:
        self._run.send_signal(number)

    def close(self) -> None:
        """The terminal is gone, and the program has ended."""
        super().close()
        self.exitstatus = self._run.wait(self.timeout)

    def __del__(self) -> None:
        with suppress(OSError, ValueError):  # when all is over, nobody tells how it ended
            self.kill(signal.SIGKILL)
            self.close()


def typing(
    *arguments: str, cwd: Path | None = None, size: tuple[int, int] = (50, 250), **variables: str
) -> "pexpect.spawn | Terminal":
    """A terminal of `size` rows and columns, in which the program begins; one that is loaded already, where it can."""
    colours = {name: value for name, value in {**os.environ, **QUIET}.items() if name != "NO_COLOR"}
    env = {**colours, **COLOURFUL, **variables}
    if is_prepared(env):
        return Terminal([*arguments], cwd, size, env)
    letters = {"encoding": "utf-8", "codec_errors": "replace"}
    return pexpect.spawn(str(PROGRAM), [*arguments], timeout=60, cwd=cwd, env=env, dimensions=size, **letters)
