"""Lessons: games on a fixed deal, and what a learner does in them, step by step. Pure."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Edict
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused

Kind = Literal["draw", "free", "count", "edict", "review"]
"""Draw what is wanted, draw anything, count a season, read an edict, hear what the analysis says."""


class LessonStep(Struct, frozen=True):
    """One thing to do, with one sentence about it."""

    name: str  # of its sentence
    kind: Kind
    turn: int  # of the table at which it is due; a counting, at which it is over
    terrain: Terrain | None = None  # what is wanted: of a step that is free, what is drawn for whoever skips it
    spaces: tuple[str, ...] = ()
    edict: Edict | None = None  # that it is about


class Lesson(Struct, frozen=True):
    """What is played, and how it is taught."""

    options: Options
    seed: str
    steps: tuple[LessonStep, ...]


def _draw(name: str, turn: int, terrain: Terrain, spaces: str, edict: Edict | None = None) -> LessonStep:
    return LessonStep(name, "draw", turn, terrain, tuple(spaces.split()), edict)


# The seed was searched for: small cards first, ruins and an ambush late in spring, in summer ruins at once, where every
# ruins space is drawn on by then. tests/server/test_lessons.py plays it and holds what each step needs.
FIRST = Lesson(
    replace(PRESETS["english"], edicts=("sentinel_wood", "great_city", "mages_valley", "borderlands")),
    "learn to play 1083320",
    (
        _draw("draw", 1, Terrain.FOREST, "I4 J4 J5 J6 K4"),
        _draw("turn", 2, Terrain.FOREST, "A6 B6 C5 C6 D5"),
        _draw("coin", 3, Terrain.FOREST, "I2 J3"),
        _draw("edict", 4, Terrain.VILLAGE, "C2 C3 D2 D3 E3", Edict.B),
        _draw("mountain", 5, Terrain.WATER, "H3"),
        _draw("ruins", 6, Terrain.FARM, "H10 I10"),
        _draw("fence", 8, Terrain.WATER, "A10 B10 C10 D10"),
        LessonStep("count", "count", 9),
        LessonStep("next", "edict", 9, edict=Edict.C),
        LessonStep("single", "free", 9, Terrain.WATER, ("C11",)),
        LessonStep("alone", "free", 10, Terrain.WATER, ("C8", "D8", "E8", "E9", "E10")),
        LessonStep("review", "review", 11),
    ),
)

LESSONS: dict[str, Lesson] = {"first": FIRST}


def lesson_of(name: str) -> Lesson:
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Refused("unknown_lesson", lesson=name[:20], known=" ".join(LESSONS))
    return lesson
