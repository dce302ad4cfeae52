"""The options of a game as arguments of an environment; what makes no game is an error of Gymnasium's own kind."""

from collections.abc import Iterable
from typing import Any

import msgspec
from gymnasium import error

from cartographers.game import options as game_options
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS, SETS
from cartographers.game.refusals import Refused

REWARDS = ("stars", "rating")
RENDER_MODES = ("human", "ansi", "rgb_array", "svg")


def chosen(seats: int, preset: str | None = None, /, **changes: Any) -> Options:
    """The options of a preset, or of a set of cards, and what is to be different."""
    card_set = changes.pop("set", None)
    if preset is not None and card_set is not None:
        raise error.Error("either a preset or a set can be chosen, not both")
    named = one_of("preset", preset or SETS[one_of("set", card_set or "base", SETS)], PRESETS)
    for name in changes:
        one_of("option", name, [field for field in Options.__struct_fields__ if field != "seats"])
    try:
        options = msgspec.convert({**msgspec.to_builtins(PRESETS[named]), **changes, "seats": seats}, Options)
        game_options.check(options)
    except (msgspec.ValidationError, Refused) as refused:
        raise error.Error(f"no game can be played with these options: {_reason(refused)}") from refused
    return options if "ruins" in changes else game_options.with_ruins(PRESETS[named], options)


def one_of(kind: str, choice: str, known: Iterable[str]) -> str:
    """The choice, if it is known."""
    if choice not in list(known):
        raise error.Error(f"there is no {kind} {choice!r}; there are {', '.join(known)}")
    return choice


def _reason(refused: Exception) -> str:
    if isinstance(refused, Refused):
        details = ", ".join(f"{name} {value}" for name, value in refused.details.items())
        return f"{refused.code.replace('_', ' ')} ({details})" if details else refused.code.replace("_", " ")
    return str(refused)
