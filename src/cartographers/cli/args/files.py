"""Files that are read and written whole, or not at all; a pipe or a device is written to, never replaced."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR
from pathlib import Path
from typing import BinaryIO

from cartographers.cli.args.errors import fail_with

_BINARY = getattr(os, "O_BINARY", 0)  # Windows


def read_text(file: Path) -> str:
    """The text of a file, `-` for standard input; ends the command where it cannot be read."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")
    except UnicodeDecodeError:
        fail_with("cli-not-text", file=str(file))


def check_writable(file: Path) -> None:
    """Ends the command where a file cannot be written, before there is anything to write; what it holds stays."""
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if _is_special(file):
            if not os.access(file, os.W_OK):
                raise PermissionError(EACCES, os.strerror(EACCES))
            return
        part = _part(file)
        part.touch(exist_ok=False)
        part.unlink()
    except OSError as error:
        fail_with("cli-unwritable", file=str(file), reason=error.strerror or "")


def write_whole(file: Path, content: str | bytes) -> None:
    """Writes a file so that nobody ever finds half of it."""
    with written_whole(file) as writing:
        writing.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def written_whole(file: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write to, which takes its place when all of it is written, and leaves nothing behind otherwise."""
    if _is_special(file):
        with file.open("wb") as writing:
            yield writing
        return
    part = _part(file)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode), "wb") as writing:
            yield writing
            writing.flush()
            os.fsync(writing.fileno())
        part.replace(file.resolve())
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_or_fail(file: Path, content: str | bytes) -> None:
    """The same; ends the command where that cannot be done."""
    try:
        write_whole(file, content)
    except OSError as error:
        fail_with("cli-unwritable", file=str(file), reason=error.strerror or "")


def _is_special(file: Path) -> bool:
    """Whether there is a pipe or a device of that name."""
    return file.exists() and not file.is_file() and not file.is_dir()


def _part(file: Path) -> Path:
    """Where a file is written before it takes its place."""
    whole = file.resolve()
    return whole.with_name(f".{whole.name}.{os.getpid()}")
