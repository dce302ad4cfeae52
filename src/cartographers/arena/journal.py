"""Finished games in a file, a line of JSON each, so that an arena that was stopped goes on where it was.

The first line says what was asked; only the number of deals may differ from run to run. A line that was torn when the
machine stopped is dropped, and its game played again.
"""

import os
import sys
import time
from errno import ENOTSUP
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers import value
from cartographers.arena.finished import Finished
from cartographers.arena.question import Question, Unplayable
from cartographers.bots import BOTS
from cartographers.bots.own import file_of as file_of_bot
from cartographers.bots.own import is_own
from cartographers.cards.printed import CONTENT
from cartographers.game.events import RULES
from cartographers.system.lock import take

NAME = "games.jsonl"
"""The file's name where only a folder is given."""

_SYNCED_EVERY = 1.0


class Heading(Struct, frozen=True, tag="arena"):
    """What all games of a file have in common."""

    question: Question
    rules: int = RULES
    cards: str = CONTENT
    weights: str = ""  # by which strong bots value a sheet


class Journal:
    """The file of an arena; nobody else may write to it meanwhile."""

    def __init__(self, path: Path, question: Question) -> None:
        self.path = file_of(path)
        self.games: list[Finished] = []
        self._synced = time.monotonic()
        if self.path.exists() and not self.path.is_file():
            raise OSError(ENOTSUP, os.strerror(ENOTSUP), str(self.path))
        self._file = self.path.open("a+b", buffering=0)
        try:
            # Windows would keep everybody from reading it too.
            if sys.platform != "win32" and not take(self._file.fileno()):
                raise Unplayable("kept-in-use", file=str(self.path))
            self._read(Heading(replace(question, deals=0, weights=""), weights=_weights(question)))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        try:
            os.fsync(self._file.fileno())
        finally:
            self._file.close()

    def add(self, game: Finished) -> None:
        """Keeps one more game: in the file at once, on the disk within a second or so.

        Where there is no room for it, OSError is raised and the file holds the games before it.
        """
        self._append(msgspec.json.encode(game) + b"\n")
        self.games.append(game)
        if time.monotonic() - self._synced > _SYNCED_EVERY:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def _append(self, line: bytes) -> None:
        """Writes a line whole or not at all."""
        file = self._file.fileno()
        before = os.fstat(file).st_size
        rest = line
        try:
            while rest:
                rest = rest[os.write(file, rest) :]
        except BaseException:
            self._file.truncate(before)
            raise

    def _read(self, heading: Heading) -> None:
        """Reads what is there; begins the file where nothing is."""
        begin = msgspec.json.encode(heading) + b"\n"
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            if not begin.startswith(data):
                raise Unplayable("not-kept-games", file=str(self.path))
            self._file.truncate(0)
            self._append(begin)
            return
        first, *lines = whole.splitlines(keepends=True)
        if self._heading(first) != heading:
            raise Unplayable("other-question", file=str(self.path))
        self.games = [self._game(line, number) for number, line in enumerate(lines, start=2)]
        self._file.truncate(len(whole))

    def _heading(self, line: bytes) -> Heading:
        try:
            return msgspec.json.decode(line, type=Heading)
        except msgspec.DecodeError as error:
            raise Unplayable("not-kept-games", file=str(self.path)) from error

    def _game(self, line: bytes, number: int) -> Finished:
        try:
            return msgspec.json.decode(line, type=Finished)
        except msgspec.DecodeError as error:
            raise Unplayable("bad-kept-line", file=str(self.path), line=number) from error


def file_of(path: Path) -> Path:
    """Where games are kept that are to go into a file or a folder."""
    return path / NAME if path.is_dir() else path


def _weights(question: Question) -> str:
    """A fingerprint of what the bots of a question have learned or are written in; nothing where that is rules only."""
    named = sorted({*question.bots, question.against} - {*BOTS, ""})
    sources = [file_of_bot(name).read_bytes() for name in named if is_own(name)]
    if len(sources) < len(named):
        shipped = files(value) / "data" / "weights.npz"
        sources.append(Path(question.weights).read_bytes() if question.weights else shipped.read_bytes())
    return " ".join(sha256(source).hexdigest()[:12] for source in sources)
