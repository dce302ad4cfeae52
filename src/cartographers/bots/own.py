"""Bots of one's own: a function of a file, named `my_bot.py:choose`, from a view and a `random.Random` to a command.

Such a function may fail, answer what the rules forbid, or never answer. It is asked in a process of its own, which can
be ended; where it gives no good answer in time, a random one takes its place, and the fault is counted.
"""

from collections import Counter
from enum import StrEnum
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from cartographers.bots import Bot, ladder, uniform
from cartographers.bots.own_process import FAILED, READY, serve
from cartographers.game.commands import Command, TakeBack
from cartographers.game.decide import answer_of
from cartographers.game.refusals import Refused
from cartographers.game.view import View

MOVE_LIMIT = 10.0
"""Seconds of the clock on the wall that a bot may take for an answer, unless told otherwise."""
LOADING_LIMIT = 60.0


class Fault(StrEnum):
    """Why an answer was replaced."""

    FAILED = "failed"
    ILLEGAL = "illegal"
    LATE = "late"


class Unloadable(ValueError):  # noqa: N818
    """There is no such bot; `code` says why, `details` what exactly."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def is_own(name: str) -> bool:
    """Whether a name means a function of a file."""
    return file_of(name).suffix == ".py"


def file_of(name: str) -> Path:
    return Path(name.rpartition(":")[0])


def bot_of(name: str, limit: float = MOVE_LIMIT, is_quiet: bool = False) -> Bot:
    """The bot of a name: one of the ladder, or one's own; nobody sees what a quiet one prints."""
    return OwnBot(name, limit, is_quiet) if is_own(name) else ladder.bot(name)


class OwnBot:
    """Asks a function of a file; whatever it does, the answer is legal and not much later than the limit."""

    def __init__(self, name: str, limit: float = MOVE_LIMIT, is_quiet: bool = False) -> None:
        self.name = name
        self.faults: Counter[Fault] = Counter()
        self.last: Fault | None = None
        """What was wrong with the last answer."""
        self.trouble = ""
        """What was wrong with the first bad answer, in the words of Python or the code of a refusal."""
        self._limit, self._is_quiet = limit, is_quiet
        self._asked: _Asked | None = _Asked(name, is_quiet)

    def __call__(self, view: View, chance: Random) -> Command:
        command, self.last, trouble = self._answer(view, chance.getrandbits(64))
        if self.last is None and command is not None:
            return command
        assert self.last is not None
        self.faults[self.last] += 1
        self.trouble = self.trouble or trouble
        return uniform.choose(view, chance)

    def close(self) -> None:
        """Ends the process of the bot."""
        if self._asked is not None:
            self._asked.end()
            self._asked = None

    def _answer(self, view: View, seed: int) -> tuple[Command | None, Fault | None, str]:
        """The bot's answer, or what is wrong with it."""
        if self._asked is None:
            try:
                self._asked = _Asked(self.name, self._is_quiet)
            except Unloadable as error:  # it could be loaded before
                return None, Fault.FAILED, error.code
        answered = self._asked.ask(view, seed, self._limit)
        if answered is None:
            self.close()
            return None, Fault.LATE, f"{self._limit:g} s"
        if isinstance(answered, str):
            if not self._asked.is_alive():
                self.close()
            return None, Fault.FAILED, answered
        try:
            _check(view, answered)
        except Refused as refused:
            return None, Fault.ILLEGAL, refused.code
        return answered, None, ""


def _check(view: View, command: Command) -> None:
    """Refuses a command that does not answer what its seat is asked."""
    if isinstance(command, TakeBack):
        raise Refused("nothing_to_take_back")
    if command.seat != view.seat:
        raise Refused("unknown_seat", seat=command.seat)
    if command.turn != view.table.turn:
        raise Refused("turn_over", turn=command.turn)
    answer_of(view.table, command)


class _Asked:
    """A process that runs the function. It ends with this one."""

    def __init__(self, name: str, is_quiet: bool) -> None:
        file, _, function = name.rpartition(":")
        if not Path(file).is_file():
            raise Unloadable("own-bot-no-file", file=file)
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._pipe: Connection = ours
        self._process: BaseProcess = context.Process(target=serve, args=(theirs, file, function, is_quiet), daemon=True)
        self._process.start()
        theirs.close()
        told = self._received(LOADING_LIMIT)
        if told != (READY, ""):
            self.end()
            raise Unloadable("own-bot-fails", bot=name, reason=str(told[1]) if told else f"{LOADING_LIMIT:g} s")

    def ask(self, view: View, seed: int, limit: float) -> Command | str | None:
        """A command, or in words why there is none; nothing where none came in time."""
        try:
            self._pipe.send((view, seed))
        except OSError:
            return _DIED
        received = self._received(limit)
        return None if received is None else received[1]

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _received(self, limit: float) -> tuple[str, Command | str] | None:
        try:
            if not self._pipe.poll(limit):
                return None
            received: tuple[str, Command | str] = self._pipe.recv()
        except (EOFError, OSError):
            self._process.join(1.0)
            return FAILED, _DIED
        return received


_DIED = "the process of the bot has ended"
