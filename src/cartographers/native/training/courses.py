"""What the shipped weights are learned from: a course for each kind of game."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from cartographers.cards.printed import CONTENT
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native.engine.rows import Values
from cartographers.native.training.fit import Course, learned

VERSION = 2
_HEROES, _BOTH = PRESETS["polish_heroes"], PRESETS["everything"]
TABLES: dict[str, tuple[Options, ...]] = {
    "base": (Options(),),
    "heroes": (_HEROES, replace(_HEROES, sheet="D")),
    "both": (
        _BOTH,
        replace(_BOTH, sheet="A", explore="heroes", skills=()),
        replace(_BOTH, sheet="B", heroes=(), skills=()),
        replace(_HEROES, sheet="C", scoring="both", seats=2),
    ),
}
FULL: dict[str, Course] = {
    "base": Course(games=12_000, rounds=8, last=48_000, compared=6000, portions=120),
    "heroes": Course(games=8000, rounds=4, last=24_000, compared=5000, portions=50),
    "both": Course(games=8000, rounds=5, last=32_000, compared=5000, portions=40),
}
SHORT = Course(games=80, rounds=1, last=80, compared=4, portions=1, portion=80, portion_compared=4)


class Lesson(NamedTuple):
    """Weights on their way: after how many of how many fits."""

    kind: str
    fits: int
    of: int
    weights: Values


def lessons(kind: str, seed: str, short: bool) -> Iterator[Lesson]:
    """The weights of a kind of game after each fit."""
    course = SHORT if short else FULL[kind]
    for number, weights in enumerate(learned(TABLES[kind], course, f"{seed}/{kind}"), start=1):
        yield Lesson(kind, number, course.fits, weights)


def provenance(kinds: list[str], seed: str, short: bool) -> dict[str, Any]:
    """How weights were made, to be kept with them."""
    courses = {kind: SHORT if short else FULL[kind] for kind in kinds}
    return {
        "version": VERSION,
        "content": CONTENT,
        "seed": seed,
        "games": sum(course.all_games for course in courses.values()),
        "courses": {kind: course._asdict() for kind, course in courses.items()},
        "command": f"cartographers train --seed {seed}" + (" --short" if short else ""),
    }
