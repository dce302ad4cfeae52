"""Games with a name: the editions as they come out of the box, and all of them together (R36, R37)."""

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

PRESETS: dict[str, Options] = {
    "polish_base": BASE,
    "polish_heroes": HEROES_GAME,
    "czech": BASE,
    "german": Options(reading="free"),
    "german_first_game": Options(reading="free", edicts=FIRST_EDICTS["base"], ambushes=(), ruins=False),
    "hungarian": BASE,
    "combined": Options(
        sheet="D",
        explore="base",
        seasons="heroes",
        scoring="both",
        ambushes=("dragon", "zombie", "gnoll_raid", "bugbear_assault"),
        heroes=ALL_HEROES,
        skills=ALL_SKILLS,
    ),
}

SETS = {"base": "polish_base", "heroes": "polish_heroes", "both": "combined"}
"""The preset of the cards of one game, or of both."""
