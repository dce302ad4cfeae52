"""Single keys from a terminal, each by its name: "up", "enter", "escape", or the character itself."""

import os
import re
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType

RESIZED = "resized"
SUSPENDED = "suspended"

_NAMES = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x0c": RESIZED,  # Ctrl-L asks for a fresh screen
    "\x1a": SUSPENDED,
}
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left", "Z": "back tab"}
_SEQUENCE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*([@-~])|O(.))")
_UNFINISHED = re.compile(rb"(?:\x1b(?:\[[0-?]*|O)?|[\xc0-\xff][\x80-\xbf]{0,2})$")
_REST_OF_SEQUENCE = 0.05
"""Seconds in which the rest of an arrow follows its escape; an escape alone is a key of its own."""


def decoded(data: bytes) -> list[str]:
    """The names of the keys that a terminal tells by `data`; keys we have no name for are left out."""
    text = data.decode("utf-8", errors="ignore")
    keys: list[str] = []
    while text:
        sequence = _SEQUENCE.match(text)
        if sequence:
            keys.append(_ARROWS.get(sequence[1] or sequence[2], ""))
            text = text[sequence.end() :]
            continue
        first, text = text[0], text[1:]
        keys.append("escape" if first == "\x1b" else _NAMES.get(first, first if first.isprintable() else ""))
    return [key for key in keys if key]


if sys.platform == "win32":
    import msvcrt

    _ARROW_CODES = {"H": "up", "P": "down", "M": "right", "K": "left"}

    class Keyboard:
        """Reads single keys of the console."""

        @contextmanager
        def held(self) -> Iterator[None]:
            """The console gives its keys one by one anyway."""
            yield

        def read(self) -> str:
            """Waits for the next key."""
            while True:
                key = msvcrt.getwch()
                if key == "\x03":
                    raise KeyboardInterrupt
                if key in "\x00\xe0":
                    name = _ARROW_CODES.get(msvcrt.getwch(), "")
                    if name:
                        return name
                elif found := decoded(key.encode("utf-8", errors="ignore")):
                    return found[0]

        def forget(self) -> None:
            """Drops what was typed ahead."""
            while msvcrt.kbhit():
                msvcrt.getwch()

    def suspend() -> None:
        """There is no suspending here."""

else:
    import select
    import termios
    import tty

    class Keyboard:
        """Reads single keys of a terminal; only while it is held does the terminal give them one by one."""

        def __init__(self) -> None:
            self._terminal = sys.stdin.fileno()
            self._pending: deque[str] = deque()
            self._woken = -1

        @contextmanager
        def held(self) -> Iterator[None]:
            """Takes the terminal out of its line by line ways, and puts it back however the block is left."""
            before = termios.tcgetattr(self._terminal)
            with ExitStack() as undo:
                undo.callback(_put_back, self._terminal, before)
                tty.setcbreak(self._terminal, termios.TCSANOW)
                self._keep_suspend_key()
                for number in (signal.SIGTERM, signal.SIGHUP):
                    undo.enter_context(_on(number, _end))
                undo.enter_context(_on(signal.SIGWINCH, _note))
                self._woken = undo.enter_context(_wakes())
                yield

        def read(self) -> str:
            """Waits for the next key; `RESIZED` when the window changed, EOFError when the terminal is gone."""
            while not self._pending:
                ready, _, _ = select.select([self._terminal, self._woken], [], [])
                if self._woken in ready:
                    os.read(self._woken, 512)
                    return RESIZED
                self._pending.extend(decoded(self._bytes()))
            return self._pending.popleft()

        def forget(self) -> None:
            """Drops what was typed ahead."""
            self._pending.clear()
            termios.tcflush(self._terminal, termios.TCIFLUSH)

        def _bytes(self) -> bytes:
            data = b""
            while True:
                try:
                    more = os.read(self._terminal, 1024)
                except OSError as error:
                    raise EOFError from error
                if not more:
                    raise EOFError
                data += more
                if not _UNFINISHED.search(data):
                    return data
                if not select.select([self._terminal], [], [], _REST_OF_SEQUENCE)[0]:
                    return data

        def _keep_suspend_key(self) -> None:
            """Ctrl-Z becomes a key, so that the screen can be put back before the program stops."""
            attributes = termios.tcgetattr(self._terminal)
            attributes[6][termios.VSUSP] = bytes([os.fpathconf(self._terminal, "PC_VDISABLE") & 0xFF])
            termios.tcsetattr(self._terminal, termios.TCSANOW, attributes)

    def suspend() -> None:
        """Stops this program and those started with it, as Ctrl-Z does, until it is called back."""
        os.kill(0, signal.SIGTSTP)

    def _put_back(terminal: int, attributes: list[int | list[bytes | int]]) -> None:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(terminal, termios.TCSADRAIN, attributes)

    @contextmanager
    def _wakes() -> Iterator[int]:
        """A descriptor that becomes readable when a signal has come."""
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        before = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        try:
            yield reader
        finally:
            signal.set_wakeup_fd(before)
            os.close(reader)
            os.close(writer)

    @contextmanager
    def _on(number: int, action: Callable[[int, FrameType | None], None]) -> Iterator[None]:
        before = signal.signal(number, action)
        try:
            yield
        finally:
            signal.signal(number, before)

    def _end(number: int, _frame: FrameType | None) -> None:
        sys.exit(128 + number)

    def _note(_number: int, _frame: FrameType | None) -> None:
        """The wake-up tells the reader."""
