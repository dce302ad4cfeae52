"""Games with a name: the editions as they come out of the box, and all of them together (R36, R37)."""

from msgspec.structs import astuple, replace

from cartographers.cards.printed import HEROES, SKILLS, Power
from cartographers.game.options import FIRST_EDICTS, Options

ALL_HEROES = tuple(HEROES)
ALL_SKILLS = tuple(SKILLS)
HEROES_AMBUSHES = tuple(power.value for power in Power)

BASE = Options()
HEROES_GAME = Options(
    sheet="C",
    explore="heroes",
    seasons="heroes",
    scoring="heroes",
    ambushes=HEROES_AMBUSHES,
    heroes=ALL_HEROES,
    ruins=False,  # R35
)

COMBINED = Options(
    sheet="D",
    explore="base",
    seasons="heroes",
    scoring="both",
    ambushes=("dragon", "zombie", "gnoll_raid", "bugbear_assault"),
    heroes=ALL_HEROES,
)

PRESETS: dict[str, Options] = {
    "english": Options(fallback_terrain="card"),
    "polish_base": BASE,
    "polish_heroes": HEROES_GAME,
    "czech": Options(fallback_terrain="card"),
    "german": Options(reading="free"),
    "german_first_game": Options(
        reading="free", edicts=FIRST_EDICTS["base"], edict_order="random", ambushes=(), ruins=False
    ),
    "hungarian": BASE,
    "combined": COMBINED,
    "everything": replace(COMBINED, skills=ALL_SKILLS),
}

SETS = {"base": "polish_base", "heroes": "polish_heroes", "both": "combined"}
"""The preset of the cards of one game, or of both, for scripts: the same in every language."""

EDITIONS = {"en": "english", "pl": "polish_base", "cs": "czech", "de": "german", "hu": "hungarian"}
"""The preset that people begin with, by their language: the base game of their own edition."""


def nearest(options: Options) -> str:
    """The first of the games with a name that differ least from some options, however many seats they have."""

    def differences(name: str) -> int:
        preset = replace(PRESETS[name], seats=options.seats)
        return sum(one != other for one, other in zip(astuple(preset), astuple(options), strict=True))

    return min((*SETS.values(), *PRESETS), key=differences)
