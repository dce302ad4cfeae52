"""How a command ends when it cannot go on: one clear sentence on stderr and an exit code."""

import sys
from collections.abc import Container
from functools import cache
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
    details = {key: _named(key, value) for key, value in refused.details.items()}
    if isinstance(refused.__cause__, Refused | BadNotation):
        details["reason"] = sentence(refused.__cause__)
    return texts().refusal(refused.code, **details)


def _named(key: str, value: str | int) -> str | int:
    """What a detail is called in the language of the reader, where it is something that has a name."""
    return texts().name(key, str(value)) if value in _things().get(key, ()) else value


@cache
def _things() -> dict[str, Container[object]]:
    """What has a name, by the key of a detail. The cards are read only where something is refused."""
    from cartographers.board.sheet import Terrain
    from cartographers.cards.printed import DECK, SCORING, SKILLS

    sets = {card.set for card in SCORING.values()}
    return {"card": {*DECK, *SCORING}, "set": sets, "skill": SKILLS, "terrain": set(Terrain)}


def fail_with(text: str, **details: str | int) -> NoReturn:
    """Ends the command with the sentence `text` of the locale."""
    fail(texts()(text, **details))
