"""How a command ends when it cannot go on: one clear sentence on stderr and an exit code."""

import sys
from typing import NoReturn

import typer

from cartographers.board.notation import BadNotation
from cartographers.game.refusals import Refused
from cartographers.locales import texts

BAD_INPUT = 2
INTERRUPTED = 130


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Ends the command with a sentence."""
    sys.stdout.flush()
    print(message, file=sys.stderr)  # noqa: T201
    raise typer.Exit(code)


def sentence(refused: Refused | BadNotation) -> str:
    """What a refusal says to a person; a reason behind it is told in its own sentence."""
    details = dict(refused.details)
    if isinstance(refused.__cause__, Refused | BadNotation):
        details["reason"] = sentence(refused.__cause__)
    return texts().refusal(refused.code, **details)


def fail_with(text: str, **details: str | int) -> NoReturn:
    """Ends the command with the sentence `text` of the locale."""
    fail(texts()(text, **details))
