"""How a match is to be played: everything that is settled before the first card."""

from typing import Literal

from msgspec import Struct

from cartographers.cards.printed import AMBUSH, EXPLORE, SCORING, SEASONS, SHEETS, Category, SeasonCard
from cartographers.game.refusals import Refused

MOST_SEATS = 100

BASE_AMBUSHES = tuple(card.id for card in AMBUSH.values() if card.set == "base")
# R37, German rulebook.
FIRST_EDICTS = ("sentinel_wood", "mages_valley", "wildholds", "borderlands")


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The choices of a table. Alone, ambushes always follow the solo walk."""

    seats: int = 1
    sheet: str = "A"
    explore: str = "base"  # the set of the explore cards
    seasons: str = "base"  # the set of the season cards
    edicts: tuple[str, ...] = ()  # for A, B, C, D; none: dealt (R6)
    ambushes: tuple[str, ...] = BASE_AMBUSHES  # four, or none (R37)
    ruins: bool = True  # R37
    ambush: Literal["neighbours", "walk"] = "neighbours"  # R19, R22
    reading: Literal["fixed", "free"] = "fixed"  # R22, R23
    fallback_terrain: Literal["any", "card"] = "any"  # R12

    @property
    def walks(self) -> bool:
        """Whether ambushes follow the solo walk instead of being drawn by neighbours."""
        return self.seats == 1 or self.ambush == "walk"


def year(options: Options) -> tuple[SeasonCard, ...]:
    """The four season cards in play."""
    return SEASONS[options.seasons]


def check(options: Options) -> None:
    """Refuses options that no game can be played with."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise Refused("wrong_seats", seats=options.seats, most=MOST_SEATS)
    for name, choices in (
        ("sheet", tuple(SHEETS)),
        ("explore", tuple(dict.fromkeys(card.set for card in EXPLORE.values()))),
        ("seasons", tuple(SEASONS)),
        ("ambush", ("neighbours", "walk")),
        ("reading", ("fixed", "free")),
        ("fallback_terrain", ("any", "card")),
    ):
        if getattr(options, name) not in choices:
            raise Refused("unknown_choice", option=name, choice=getattr(options, name), known=" ".join(choices))
    _check_edicts(options.edicts)
    _check_ambushes(options.ambushes)


def _check_edicts(edicts: tuple[str, ...]) -> None:
    if not edicts:
        return
    for card in edicts:
        if card not in SCORING:
            raise Refused("unknown_edict", card=card)
    if sorted(SCORING[card].category for card in edicts) != sorted(Category):
        raise Refused("wrong_edicts")


def _check_ambushes(ambushes: tuple[str, ...]) -> None:
    for card in ambushes:
        if card not in AMBUSH:
            raise Refused("unknown_ambush", card=card)
    if len(ambushes) not in (0, 4) or len(set(ambushes)) != len(ambushes):
        raise Refused("wrong_ambushes")
