"""The process in which a bot of one's own thinks: views come in by a pipe, commands go out."""

import importlib.util
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from cartographers.game.commands import Command
from cartographers.game.view import View


class Load(NamedTuple):
    """Asks a process, first of all, whether it can load a function of a file; the answer is why not, or empty."""

    file: str
    function: str
    is_quiet: bool


class Think(NamedTuple):
    """Asks for the bot's command, or in words why there is none."""

    view: View
    seed: int


class OwnProcess:
    """Loads a function, then asks it."""

    def __call__(self, asked: Load | Think) -> Command | str:
        try:
            return self._load(asked) if isinstance(asked, Load) else self._think(asked)
        except BaseException as error:
            return described(error, self._file)

    def _load(self, asked: Load) -> str:
        self._file = asked.file
        if asked.is_quiet:
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        self._choose = loaded(asked.file, asked.function)
        return ""

    def _think(self, asked: Think) -> Command:
        return checked(self._choose(asked.view, Random(asked.seed)))


def loaded(file: str, function: str) -> Callable[..., object]:
    """A function of a file; modules beside it can be imported."""
    path = Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, function)
    if not callable(found):
        raise TypeError(f"{function} is no function")
    chosen: Callable[..., object] = found
    return chosen


def checked(answer: object) -> Command:
    """An answer, if it is a command whose parts are what they should be."""
    if not isinstance(answer, Command):
        raise TypeError(f"a command is expected, not {answer!r:.60}")
    return msgspec.convert(msgspec.to_builtins(answer), type(answer))


def described(error: BaseException, file: str) -> str:
    """An error in one line, with the line of the file where it happened."""
    told = traceback.format_exception_only(error)[-1].strip()
    name = Path(file).name
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).name == name]
    return f"{told} ({name}, line {lines[-1]})" if lines else told
