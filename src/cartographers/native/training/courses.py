"""What the shipped weights are learned from: a course for each kind of game."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from cartographers.cards.printed import CONTENT
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.native.engine.rows import Values
from cartographers.native.training.fit import Course, learned
from cartographers.system.crew import shared
from cartographers.system.worker import Worker

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
    "base": Course(games=12_000, rounds=8, last=48_000, compared=6000, portions=240),
    "heroes": Course(games=8000, rounds=4, last=24_000, compared=5000, portions=50),
    "both": Course(games=8000, rounds=5, last=32_000, compared=5000, portions=80),
}
SHORT = Course(games=80, rounds=1, last=80, compared=4, portions=1, portion=80, portion_compared=4)


class Lesson(NamedTuple):
    """Weights on their way: after one of so many steps."""

    kind: str
    of: int
    weights: Values


class Subject(NamedTuple):
    """What is to be learned, from which games."""

    kind: str
    seed: str
    short: bool


def lessons(seed: str, short: bool, workers: int) -> Iterator[Lesson]:
    """The weights of each kind of game after each step; several workers learn kinds side by side."""
    subjects = [Subject(kind, seed, short) for kind in TABLES]
    if workers == 1:
        return (lesson for subject in subjects for lesson in _learned(subject))
    return shared([Worker(learner) for _ in range(min(workers, len(subjects)))], subjects, _asked)


def _learned(subject: Subject) -> Iterator[Lesson]:
    kind, seed, short = subject
    course = SHORT if short else FULL[kind]
    for weights in learned(TABLES[kind], course, f"{seed}/{kind}"):
        yield Lesson(kind, course.steps, weights)


def learner() -> Callable[[Subject], Lesson | None]:
    """What a worker does: each time it is asked, it tells the next lesson; after the last one, nothing."""
    begun: dict[Subject, Iterator[Lesson]] = {}
    return lambda subject: next(begun.setdefault(subject, _learned(subject)), None)


def _asked(worker: Worker[Subject, Lesson | None], subject: Subject) -> Iterator[Lesson]:
    while lesson := worker.ask(subject):
        yield lesson


def provenance(seed: str, short: bool) -> dict[str, Any]:
    """How weights were made, to be kept with them."""
    courses = {kind: SHORT if short else FULL[kind] for kind in TABLES}
    return {
        "version": VERSION,
        "content": CONTENT,
        "seed": seed,
        "games": sum(course.all_games for course in courses.values()),
        "courses": {kind: course._asdict() for kind, course in courses.items()},
        "command": f"cartographers train --seed {seed}" + (" --short" if short else ""),
    }
