"""Lessons: games on a fixed deal, and what a learner does in them, step by step. Pure."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.notation import board_of
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Edict
from cartographers.game.commands import Reply
from cartographers.game.options import FIRST_EDICTS, Options
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing

Kind = Literal["draw", "free", "destroy", "count", "edict", "read", "review"]
"""Draw what is wanted, draw anything, destroy a space, count a season, press an edict, read what something means, hear
what the analysis says."""


class LessonStep(Struct, frozen=True):
    """One thing to do, with one sentence about it."""

    name: str  # of its sentence
    kind: Kind
    turn: int  # of the table at which it is due; a counting, at which it is over
    terrain: Terrain | None = None
    spaces: tuple[str, ...] = ()  # what is wanted; what is drawn or destroyed for whoever skips a step that is free
    marks: tuple[str, ...] = ()  # the attack of a hero that is wanted
    edict: Edict | None = None  # that it is about
    about: str = ""  # what is read: a card, or rating


class Lesson(Struct, frozen=True):
    """What is played, and how it is taught."""

    options: Options
    seed: str
    steps: tuple[LessonStep, ...]
    before: tuple[Reply, ...] = ()  # what is drawn already when it begins


def _draw(name: str, turn: int, terrain: Terrain, spaces: str, edict: Edict | None = None) -> LessonStep:
    return LessonStep(name, "draw", turn, terrain, tuple(spaces.split()), edict=edict)


def _drawn(lines: str) -> tuple[Reply, ...]:
    """Drawings, one a line: its turn, the terrain, the spaces."""
    words = [line.split() for line in lines.strip().splitlines()]
    return tuple(Reply(0, int(turn), Drawing(Terrain(terrain), board_of(names))) for turn, terrain, *names in words)


# The seeds were searched for: tests/server/test_lessons.py plays the lessons and holds what each step needs.

# Small cards first, ruins and an ambush late in spring; in summer ruins at once, and no ruins space is free by then.
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

# It begins in winter, on the map of a bot that looks one turn ahead: an ambush after the first drawing, then two more.
SOLO = Lesson(
    replace(PRESETS["english"], edicts=("sentinel_wood", "canal_lake", "great_city", "borderlands")),
    "learn alone 134",
    (
        _draw("winter", 19, Terrain.WATER, "H8 H9 H10 H11"),
        LessonStep("walk", "read", 21, about="gnoll_raid"),
        _draw("fence", 21, Terrain.FOREST, "D3 E1 E2 E3"),
        LessonStep("last", "free", 22, Terrain.FARM, ("I7", "J6", "J7", "K7")),
        LessonStep("count", "count", 22),
        LessonStep("number", "read", 22, about="sentinel_wood"),
        LessonStep("title", "read", 22, about="rating"),
    ),
    _drawn("""
        1 water D8 E8 F8
        2 farm B5 B6 B7 C7 D7
        4 farm E9 F9
        5 forest F1 G1 H1 H2 I2
        6 forest J3 K2
        7 water C4 C5 C6 D5 E5
        8 village E4 F4 G4 H4
        9 farm D6 E6
        10 forest A2 A3 A4 B3 C3
        11 farm C10 D9 D10 E10
        12 forest J11 K9 K10 K11
        13 forest A8 B8 B9 B10 C8
        14 forest H3 I4
        15 village H5 H6 H7 I6
        16 water I8 I9 I10
        17 forest A1
        18 forest A10 A11 B11 C11
    """),
)

# It begins late in spring: a dragon has come, a hero comes, one drawing shuts the dragon in; a gorgon opens summer.
HEROES = Lesson(
    replace(PRESETS["polish_heroes"], edicts=FIRST_EDICTS["heroes"]),
    "learn heroes 26615",
    (
        LessonStep("power", "read", 6, about="dragon"),
        LessonStep("hero", "draw", 6, Terrain.HERO, ("J5",), marks=("J2", "J3", "J4")),
        _draw("shut", 7, Terrain.FARM, "J4 K2 K3"),
        LessonStep("count", "count", 8),
        LessonStep("gorgon", "destroy", 8, spaces=("J10",)),
        LessonStep("alone", "free", 9, Terrain.WATER, ("I9", "J8")),
    ),
    _drawn("""
        1 village A11 B9 B10 B11 C11
        2 village C9 C10
        4 farm H1 H2 I1 I2
        5 forest G4 H3 H4 H5 I4
    """),
)

LESSONS: dict[str, Lesson] = {"first": FIRST, "solo": SOLO, "heroes": HEROES}


def lesson_of(name: str) -> Lesson:
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Refused("unknown_lesson", lesson=name[:20], known=" ".join(LESSONS))
    return lesson
