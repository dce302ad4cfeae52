"""Files that are read and written whole, or not at all."""

import os
import sys
from pathlib import Path

from cartographers.cli.errors import fail_with


def read_text(file: Path) -> str:
    """The text of a file, `-` for standard input; ends the command where it cannot be read."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")
    except UnicodeDecodeError:
        fail_with("cli-not-text", file=str(file))


def write_whole(file: Path, text: str) -> None:
    """Writes a file so that nobody ever finds half of it."""
    whole = file.resolve()
    part = whole.with_name(f".{whole.name}.{os.getpid()}")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as writing:
            writing.write(text)
            writing.flush()
            os.fsync(writing.fileno())
        part.replace(whole)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
