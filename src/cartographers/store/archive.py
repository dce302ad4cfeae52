"""A backup as a file: lines of JSON, compressed by gzip, that no database needs to be there to read.

The first line says what it is, each line after it is a match with its whole log, a try or a document, and the last one
counts them and seals all lines before it, so that half a file is never taken for a whole one.
"""

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Literal

from msgspec import MsgspecError, Struct, json

from cartographers.store.limits import check_document, check_storable, check_try
from cartographers.store.log import Document, Entry, Line, Try

FORMAT = 3  # how the lines are written; a reader refuses a higher one than it knows


class Head(Struct, frozen=True, kw_only=True):
    cartographers_backup: int  # the format
    version: str = ""  # of the program that wrote it
    made: float = 0.0  # seconds since 1970
    person: str = ""  # whose it is, where it holds what is kept of one person only
    name: str = ""


class Match(Struct, frozen=True):
    """One match, whole."""

    line: Line
    entries: list[Entry]
    record: str = ""  # the game as text, where the file is for a person; whoever reads it in goes by the entries


Kept = Match | Try | Document


class End(Struct, frozen=True, kw_only=True):
    matches: int
    entries: int
    documents: int = 0  # there were none in the first format
    tries: int = 0  # nor in the second
    sha256: str  # of all lines before this one


class BadBackup(Exception):  # noqa: N818
    """A file that cannot be restored: it is `damaged`, or of a `newer` version."""

    def __init__(self, code: Literal["damaged", "newer"]) -> None:
        super().__init__(code)
        self.code = code


async def write_archive(file: BinaryIO, kept: AsyncIterator[Kept], head: Head) -> End:
    """Writes a backup; its last line, which says how much it holds."""
    seal = sha256()
    counted = _Counted()
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:

        def write(line: Head | _Row | End) -> None:
            data = json.encode(line) + b"\n"
            seal.update(data)
            packed.write(data)

        write(head)
        async for each in kept:
            write(_row(each))
            counted.add(each)
        end = counted.end(seal.hexdigest())
        write(end)
    return end


def kept_in(file: Path | BinaryIO) -> Iterator[Kept]:
    """What a backup holds, checked one by one; at the end, whether all of it was there. Raises BadBackup."""
    try:
        with gzip.open(file, "rb") as lines:
            yield from _read(lines)
    except (gzip.BadGzipFile, EOFError, zlib.error, MsgspecError, ValueError) as error:
        raise BadBackup("damaged") from error


def head_of(file: BinaryIO) -> Head:
    """What a backup says of itself. Raises BadBackup."""
    try:
        with gzip.open(file, "rb") as lines:
            return json.decode(next(iter(lines), b""), type=Head)
    except (gzip.BadGzipFile, EOFError, zlib.error, MsgspecError, ValueError) as error:
        raise BadBackup("damaged") from error


def _read(lines: Iterator[bytes]) -> Iterator[Kept]:
    seal = sha256()
    counted = _Counted()
    before: bytes | None = None
    _check_head(first := next(lines, b""))
    seal.update(first)
    for data in lines:
        if before is not None:  # the last line is the end
            seal.update(before)
            each = _checked(json.decode(before, type=_Row))
            counted.add(each)
            yield each
        before = data
    if json.decode(before or b"", type=End) != counted.end(seal.hexdigest()):
        raise BadBackup("damaged")


def _check_head(line: bytes) -> None:
    if json.decode(line, type=Head).cartographers_backup > FORMAT:
        raise BadBackup("newer")


def _checked(row: "_Row") -> Kept:
    if row.document is not None:
        check_document(row.document.owner, row.document.name, row.document.body)
        if row.document.version < 1:
            raise BadBackup("damaged")
        return row.document
    if row.tried is not None:
        check_try(row.tried)
        return row.tried
    if row.line is None or [entry.seq for entry in row.entries] != list(range(1, len(row.entries) + 1)):
        raise BadBackup("damaged")
    check_storable(row.line, row.entries)
    return Match(row.line, row.entries, row.record)


class _Row(Struct, frozen=True, omit_defaults=True):
    """A line of the file: a match, a try, or a document."""

    line: Line | None = None
    entries: list[Entry] = []
    record: str = ""
    document: Document | None = None
    tried: Try | None = None


def _row(kept: Kept) -> _Row:
    if isinstance(kept, Match):
        return _Row(kept.line, kept.entries, kept.record)
    return _Row(document=kept) if isinstance(kept, Document) else _Row(tried=kept)


class _Counted:
    """How much went by."""

    def __init__(self) -> None:
        self._matches = self._entries = self._documents = self._tries = 0

    def add(self, kept: Kept) -> None:
        if isinstance(kept, Match):
            self._matches += 1
            self._entries += len(kept.entries)
        elif isinstance(kept, Document):
            self._documents += 1
        else:
            self._tries += 1

    def end(self, seal: str) -> End:
        return End(
            matches=self._matches, entries=self._entries, documents=self._documents, tries=self._tries, sha256=seal
        )
