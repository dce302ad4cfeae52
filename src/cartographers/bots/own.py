"""Bots of one's own: a function of a file, named `my_bot.py:choose`, from a view and a `random.Random` to a command.

Such a function may fail, answer what the rules forbid, or never answer. It is asked in a process of its own, which can
be ended; where it gives no good answer in time, a random one takes its place, and the fault is counted.
"""

from collections import Counter
from enum import StrEnum
from pathlib import Path
from random import Random

from cartographers.bots import Bot, ladder, uniform
from cartographers.bots.own_process import Load, OwnProcess, Think
from cartographers.game.commands import Command, TakeBack
from cartographers.game.decide import answer_of
from cartographers.game.refusals import Refused
from cartographers.game.view import View
from cartographers.system.worker import Died, Worker

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
        self._process: Worker[Load | Think, Command | str] | None = _loaded(name, is_quiet)

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
        if self._process is not None:
            self._process.end()
            self._process = None

    def _answer(self, view: View, seed: int) -> tuple[Command | None, Fault | None, str]:
        """The bot's answer, or what is wrong with it."""
        if self._process is None:
            try:
                self._process = _loaded(self.name, self._is_quiet)
            except Unloadable as error:  # it could be loaded before
                return None, Fault.FAILED, error.code
        try:
            answered = self._process.ask(Think(view, seed), self._limit)
        except TimeoutError:
            self.close()
            return None, Fault.LATE, f"{self._limit:g} s"
        except Died:
            self.close()
            return None, Fault.FAILED, _DIED
        if isinstance(answered, str):
            return None, Fault.FAILED, answered
        try:
            _check(view, answered)
        except Refused as refused:
            return None, Fault.ILLEGAL, refused.code
        return answered, None, ""


def _loaded(name: str, is_quiet: bool) -> Worker[Load | Think, Command | str]:
    """A process that has loaded the function of a name."""
    file, _, function = name.rpartition(":")
    if not Path(file).is_file():
        raise Unloadable("own-bot-no-file", file=file)
    process = Worker(OwnProcess)
    try:
        reason = process.ask(Load(file, function, is_quiet), LOADING_LIMIT)
    except TimeoutError:
        reason = f"{LOADING_LIMIT:g} s"
    except Died:
        reason = _DIED
    if reason:
        process.end()
        raise Unloadable("own-bot-fails", bot=name, reason=str(reason))
    return process


def _check(view: View, command: Command) -> None:
    """Refuses a command that does not answer what its seat is asked."""
    if isinstance(command, TakeBack):
        raise Refused("nothing_to_take_back")
    if command.seat != view.seat:
        raise Refused("unknown_seat", seat=command.seat)
    if command.turn != view.table.turn:
        raise Refused("turn_over", turn=command.turn)
    answer_of(view.table, command)


_DIED = "the process of the bot has ended"
