"""Plays on a real terminal, as a person would: presses keys and reads the screen."""

import re
import termios
from pathlib import Path

import pexpect

from cli.terminal import typing

KEYS = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "enter": "\r", "escape": "\x1b"}
_PIECE = re.compile(r"\x1b\[([0-9;?]*)([a-zA-Z])|\x1b[^\x5b]|[^\x1b]")
_UNFINISHED = re.compile(r"\x1b(?:\[[0-9;?]*)?$")
_ALTERNATE_SCREEN_LEFT = "\x1b[?1049l"
_CURSOR_SHOWN = "\x1b[?25h"


class Person:
    """Someone at a terminal of `width` × `height` in which a game runs."""

    def __init__(
        self, *arguments: str, cwd: Path, width: int = 80, height: int = 24, command: str = "play", **env: str
    ) -> None:
        self.written = ""
        self._rest = ""
        self._clear(width, height)
        self._child = typing(command, *arguments, cwd=cwd, size=(height, width), **env)
        self._child.delaybeforesend = None
        self._await_frame()

    @property
    def screen(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self._lines)

    def press(self, *keys: str) -> str:
        """Presses keys one after another, each when the screen has answered the one before."""
        for key in keys:
            self._child.send(KEYS.get(key, key))
            self._await_frame()
        return self.screen

    def resize(self, width: int, height: int) -> str:
        self._clear(width, height)
        self._child.setwinsize(height, width)
        self._await_frame()
        return self.screen

    def leave(self, key: str) -> tuple[int, str]:
        """Presses a key that ends the program: its exit code, and what it says after the screen is gone."""
        self._child.send(KEYS.get(key, key))
        return self._ended()

    def kill(self, signal: int) -> tuple[int, str]:
        self._child.kill(signal)
        return self._ended()

    def _ended(self) -> tuple[int, str]:
        self._child.expect(pexpect.EOF)
        self.written += self._child.before
        local = termios.tcgetattr(self._child.child_fd)[3]
        self._child.close()
        assert local & termios.ECHO, "the terminal shows again what is typed"
        assert local & termios.ICANON, "the terminal gives whole lines again"
        before, left, said = self.written.rpartition(_ALTERNATE_SCREEN_LEFT)
        assert left, "the screen of before the game is back"
        assert _CURSOR_SHOWN in said
        assert _ALTERNATE_SCREEN_LEFT not in before
        return self._child.exitstatus, said.replace(_CURSOR_SHOWN, "").replace("\r\n", "\n").strip()

    def _clear(self, width: int, height: int) -> None:
        self._lines = [[" "] * width for _ in range(height)]
        self._row = self._column = 0

    def _await_frame(self) -> None:
        """Reads until the screen is written to its end, and is not the one that only tells that bots are drawing."""
        is_whole = False
        while not is_whole or "Drawn …" in self.screen:
            data = self._child.read_nonblocking(1 << 16, timeout=30)
            self.written += data
            is_whole = self._write(self._rest + data)

    def _write(self, data: str) -> bool:
        """Writes on the screen; says whether its last line was written to its end."""
        unfinished = _UNFINISHED.search(data)
        self._rest = unfinished[0] if unfinished else ""
        is_whole = False
        for piece in _PIECE.finditer(data.removesuffix(self._rest)):
            if piece[2] == "H":
                row, _, column = (piece[1] or "1;1").partition(";")
                self._row, self._column = int(row) - 1, int(column) - 1
            elif not piece[0].startswith("\x1b"):
                is_whole = self._put(piece[0])
        return is_whole

    def _put(self, sign: str) -> bool:
        if self._row >= len(self._lines) or self._column >= len(self._lines[0]):
            return False
        self._lines[self._row][self._column] = sign
        self._column += 1
        return self._row == len(self._lines) - 1 and self._column == len(self._lines[0])
