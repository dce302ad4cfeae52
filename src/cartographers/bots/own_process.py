"""The process in which a bot of one's own thinks: views come in by a pipe, commands go out."""

import importlib.util
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Thread

import msgspec

from cartographers.game.commands import Command

READY, FAILED, ANSWERED = "ready", "failed", "answered"


def serve(pipe: Connection, file: str, function: str, is_quiet: bool) -> None:
    """Loads a function and asks it until nobody wants to know any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted ends this process too
    Thread(target=_end_with_parent, daemon=True).start()
    if is_quiet:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    os.dup2(2, 1)  # what the bot prints is not part of a report
    try:
        choose = loaded(file, function)
    except BaseException as error:
        pipe.send((FAILED, described(error, file)))
        return
    pipe.send((READY, ""))
    while True:
        try:
            view, seed = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answered: tuple[str, object] = (ANSWERED, checked(choose(view, Random(seed))))
        except BaseException as error:
            answered = (FAILED, described(error, file))
        pipe.send(answered)


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


def _end_with_parent() -> None:
    """A bot that thinks for ever does not outlive who asked it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
