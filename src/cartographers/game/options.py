"""How a match is to be played: everything that is settled before the first card."""

from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.board.ground import is_code
from cartographers.board.notation import BadNotation
from cartographers.cards.printed import (
    AMBUSH,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SEASONS,
    SHEETS,
    SKILLS,
    Category,
    SeasonCard,
)
from cartographers.cards.sheets import ground, set_of
from cartographers.game.refusals import Refused

MOST_SEATS = 100
SKILLS_IN_PLAY = 3

BASE_AMBUSHES = tuple(card.id for card in AMBUSH.values() if card.set == "base")
# R37: the German base game's recommendation, dealt in random order, and the Polish Heroes', for A to D.
FIRST_EDICTS = {
    "base": ("sentinel_wood", "mages_valley", "wildholds", "borderlands"),
    "heroes": ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds"),
}


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The choices of a table (R36). Alone, ambushes always follow the solo walk."""

    seats: int = 1
    sheet: str = "A"  # the letter of a printed one, or the code of one's own
    explore: str = "base"  # the set of the explore cards
    seasons: str = "base"  # the set of the season cards
    scoring: str = "base"  # the set of the scoring cards that edicts are dealt from, or both
    edicts: tuple[str, ...] = ()  # four; none: dealt (R6)
    ambushes: tuple[str, ...] = BASE_AMBUSHES  # four, or none (R37)
    heroes: tuple[str, ...] = ()  # four, or none
    skills: tuple[str, ...] = ()  # three are dealt from these, or none (R38)
    ruins: bool = True  # R37
    ambush: Literal["neighbours", "walk"] = "neighbours"  # R19, R22
    reading: Literal["fixed", "free"] = "fixed"  # R22, R23
    fallback_terrain: Literal["any", "card"] = "any"  # R12
    skill_limit: Literal["season", "game"] = "season"  # R38
    edict_order: Literal["given", "random"] = "given"  # how the chosen edicts come to A, B, C, D (R37)

    @property
    def walks(self) -> bool:
        """Whether ambushes follow the solo walk instead of being drawn by neighbours."""
        return self.seats == 1 or self.ambush == "walk"


def year(options: Options) -> tuple[SeasonCard, ...]:
    """The four season cards in play."""
    return SEASONS[options.seasons]


def possible_edicts(options: Options) -> tuple[str, ...]:
    """The scoring cards that may become edicts: those that were chosen, or all that edicts are dealt from."""
    return options.edicts or _pool(options.scoring)


@cache
def _pool(scoring: str) -> tuple[str, ...]:
    return tuple(card.id for card in SCORING.values() if scoring in ("both", card.set))


def ruins_join(options: Options) -> bool:
    """Whether ruins cards come with what is played: as soon as anything of their game is in play (R35, R36)."""
    edicts = {SCORING[card].set for card in options.edicts} or {options.scoring}
    joining = {*(AMBUSH[card].set for card in options.ambushes), *(HEROES[card].set for card in options.heroes)}
    sets = {set_of(options.sheet), options.explore, options.seasons, *edicts, *joining}
    return "both" in sets or any(card.set in sets for card in RUINS.values())


def with_ruins(before: Options, after: Options) -> Options:
    """Options that were changed, with ruins cards where they join, unless they were left out on purpose (R36, R37)."""
    return replace(after, ruins=ruins_join(after)) if before.ruins == ruins_join(before) else after


CHOICES: dict[str, tuple[str, ...]] = {
    "sheet": tuple(SHEETS),
    "explore": tuple(dict.fromkeys(card.set for card in EXPLORE.values())),
    "seasons": tuple(SEASONS),
    "scoring": (*dict.fromkeys(card.set for card in SCORING.values()), "both"),
    "ambush": ("neighbours", "walk"),
    "reading": ("fixed", "free"),
    "fallback_terrain": ("any", "card"),
    "skill_limit": ("season", "game"),
    "edict_order": ("given", "random"),
}
"""What may be chosen, by option; besides the printed sheets, one's own."""


def check(options: Options) -> None:
    """Refuses options that no game can be played with."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise Refused("wrong_seats", seats=options.seats, most=MOST_SEATS)
    check_sheet(options.sheet)
    for name in [option for option in CHOICES if option != "sheet"]:
        _check_choice(name, getattr(options, name))
    _check_edicts(options)
    for card in options.ambushes:
        if card not in AMBUSH:
            raise Refused("unknown_ambush", card=card)
    for card in options.heroes:
        if card not in HEROES:
            raise Refused("unknown_hero", card=card)
    if not _is_none_or_four(options.ambushes):
        raise Refused("wrong_ambushes")
    if not _is_none_or_four(options.heroes):
        raise Refused("wrong_heroes")
    _check_skills(options)


def check_sheet(sheet: str) -> None:
    """Refuses what is neither the letter of a printed sheet nor the code of one's own."""
    if not is_code(sheet):
        _check_choice("sheet", sheet)
        return
    try:
        ground(sheet)
    except BadNotation as bad:
        raise Refused(bad.code, **bad.details) from None


def _check_choice(name: str, choice: str) -> None:
    if choice not in CHOICES[name]:
        raise Refused("unknown_choice", option=name, choice=choice, known=" ".join(CHOICES[name]))


def _check_edicts(options: Options) -> None:
    if not options.edicts:
        return
    for card in options.edicts:
        if card not in SCORING:
            raise Refused("unknown_edict", card=card)
        if options.scoring not in ("both", SCORING[card].set):
            raise Refused("edict_of_other_set", card=card, set=SCORING[card].set)
    if sorted(SCORING[card].category for card in options.edicts) != sorted(Category):
        raise Refused("wrong_edicts")


def _is_none_or_four(cards: tuple[str, ...]) -> bool:
    return len(cards) in (0, 4) and len(set(cards)) == len(cards)


def _check_skills(options: Options) -> None:
    for skill in options.skills:
        if skill not in SKILLS:
            raise Refused("unknown_skill", skill=skill)
    if options.skills and (len(options.skills) < SKILLS_IN_PLAY or len(set(options.skills)) != len(options.skills)):
        raise Refused("wrong_skills")
