"""A backup as a file: lines of JSON, compressed by gzip, that no database needs to be there to read.

The first line says what it is, each line after it is a match with its whole log, and the last one counts them and
seals all lines before it, so that half a file is never taken for a whole one.
"""

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Literal

from msgspec import MsgspecError, Struct, json

from cartographers.store.limits import check_storable
from cartographers.store.log import Entry, Line

FORMAT = 1  # how the lines are written; a reader refuses a higher one than it knows


class Head(Struct, frozen=True, kw_only=True):
    cartographers_backup: int  # the format
    version: str = ""  # of the program that wrote it
    made: float = 0.0  # seconds since 1970


class Match(Struct, frozen=True):
    """One match, whole."""

    line: Line
    entries: list[Entry]


class End(Struct, frozen=True, kw_only=True):
    matches: int
    entries: int
    sha256: str  # of all lines before this one


class BadBackup(Exception):  # noqa: N818
    """A file that cannot be restored: it is `damaged`, or of a `newer` version."""

    def __init__(self, code: Literal["damaged", "newer"]) -> None:
        super().__init__(code)
        self.code = code


async def write_archive(file: BinaryIO, matches: AsyncIterator[Match], head: Head) -> End:
    """Writes a backup; its last line, which says how much it holds."""
    seal = sha256()
    counted = [0, 0]
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:

        def write(line: Head | Match | End) -> None:
            data = json.encode(line) + b"\n"
            seal.update(data)
            packed.write(data)

        write(head)
        async for match in matches:
            write(match)
            counted[0] += 1
            counted[1] += len(match.entries)
        end = End(matches=counted[0], entries=counted[1], sha256=seal.hexdigest())
        write(end)
    return end


def matches_of(file: Path | BinaryIO) -> Iterator[Match]:
    """The matches of a backup, checked one by one; at the end, whether all of them were there. Raises BadBackup."""
    try:
        with gzip.open(file, "rb") as lines:
            yield from _read(lines)
    except (gzip.BadGzipFile, EOFError, zlib.error, MsgspecError, ValueError) as error:
        raise BadBackup("damaged") from error


def _read(lines: Iterator[bytes]) -> Iterator[Match]:
    seal = sha256()
    counted = [0, 0]
    before: bytes | None = None
    _check_head(first := next(lines, b""))
    seal.update(first)
    for data in lines:
        if before is not None:  # the last line is no match
            seal.update(before)
            match = _checked(json.decode(before, type=Match))
            counted[0] += 1
            counted[1] += len(match.entries)
            yield match
        before = data
    if json.decode(before or b"", type=End) != End(matches=counted[0], entries=counted[1], sha256=seal.hexdigest()):
        raise BadBackup("damaged")


def _check_head(line: bytes) -> None:
    if json.decode(line, type=Head).cartographers_backup > FORMAT:
        raise BadBackup("newer")


def _checked(match: Match) -> Match:
    check_storable(match.line, match.entries)
    if [entry.seq for entry in match.entries] != list(range(1, len(match.entries) + 1)):
        raise BadBackup("damaged")
    return match
