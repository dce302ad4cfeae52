"""What is to come in a match, seen from a table: which edicts still count, how much time is left, which cards may come.

An outlook is the same for all drawings that a seat compares; with it come the weights that turn features into stars.
Only what a player can know goes in: which cards are unseen, never their order. Machine code looks ahead over rows
(native.value.outlook); a law holds that both see the same, to the last bit.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cartographers.board.sheet import LAYER, Terrain
from cartographers.cards.printed import (
    AMBUSH,
    DECK,
    EXPLORE,
    RUINS,
    SCORING,
    AmbushCard,
    Category,
    Edict,
    ExploreCard,
    Power,
)
from cartographers.game.options import Options, year
from cartographers.game.state import Table
from cartographers.value.sizes import (
    BASIS,
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMMON,
    COMPANY,
    COMPANY_OF_SLOT,
    FACTS,
    FEATURES,
    WEIGHTS,
)
from cartographers.value.weights import Weights, weights_of

LAST_SEASON = 3
LONGEST_SEASON = 8.0
BASIC = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER)
"""The terrains whose cards are counted, at the places of their layers among the facts."""
NO_TIME, OF_RUINS, OF_HEROES, OF_EXPLORE, OF_AMBUSHES, AMBUSHES_SQUARED, UNDER_RUINS = range(4, 11)
"""The other facts: unseen explore cards that take no time, ruins cards, heroes, explore cards, ambushes."""


class Unseen(NamedTuple):
    """The cards that no one has seen: those that are surely in this season's deck, and those that come now or later."""

    explore: tuple[str, ...]  # with ruins
    ambushes: tuple[str, ...]
    ambushes_now: int  # how many of them are in the deck
    heroes: tuple[str, ...]
    heroes_now: int


def unseen(table: Table) -> Unseen:
    """What may still come, as a player can know it."""
    left = tuple(card for card in every_season(table.options) if card not in table.revealed)
    ambushes, heroes = (_not_met(cards, table) for cards in (table.options.ambushes, table.options.heroes))
    return Unseen(left, ambushes, _in_deck(ambushes, table), heroes, _in_deck(heroes, table))


def every_season(options: Options) -> tuple[str, ...]:
    """The cards that are in the deck of every season."""
    explore = [card.id for card in EXPLORE.values() if card.set == options.explore]
    return (*explore, *(RUINS if options.ruins else ()))


def _not_met(cards: Iterable[str], table: Table) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in table.gone and card not in table.revealed)


def _in_deck(cards: Sequence[str], table: Table) -> int:
    """How many of those that have not come are in the deck: all but those that join in later seasons (R7, R8)."""
    return max(0, len(cards) - (LAST_SEASON - table.season))


class Counted(NamedTuple):
    """An edict that still counts."""

    place: int  # among the four
    card: str
    weights: tuple[float, ...]  # of its features


class Outlook(NamedTuple):
    """What is to come after a drawing."""

    ends: bool  # whether a season ends with the drawing
    last: bool  # whether the match does
    scored: tuple[int, int]  # the places of the edicts that are scored then
    spreads: bool  # whether zombies spread before the next card
    ambushes: tuple[AmbushCard, ...]  # that may come, and have not
    in_deck: int  # how many of them are in the deck
    base: float = 0.0  # what is worth the same for every sheet
    weights: tuple[float, ...] = ()  # of the features that every sheet has
    counted: tuple[Counted, ...] = ()


def look_ahead(table: Table) -> Outlook:
    """What is to come after the drawing that is asked for."""
    seasons, season = year(table.options), table.season
    left = seasons[season].time - table.time
    is_done = left <= 0
    ends = is_done and len(table.seats[0].scores) <= season
    after = season + 1 if is_done else season
    coming = unseen(table)
    scored = tuple(list(Edict).index(edict) for edict in seasons[season].edicts)
    spreads = ends and any(AMBUSH[card].power is Power.ZOMBIE for card in table.powers)
    ambushes = tuple(AMBUSH[card] for card in coming.ambushes)
    in_deck = coming.ambushes_now
    if after > LAST_SEASON:
        return Outlook(ends, True, (scored[0], scored[1]), spreads, ambushes, in_deck)
    if is_done:
        in_deck += 1 if table.options.ambushes else 0
        heroes = 1 + coming.heroes_now if table.options.heroes else 0
        facts = _facts(every_season(table.options), heroes, in_deck)
        left = seasons[after].time
    else:
        facts = _facts(coming.explore, coming.heroes_now, in_deck)
        facts[UNDER_RUINS] = 1.0 if table.ruins and not isinstance(DECK.get(table.card), ExploreCard) else 0.0
    base, weights, counted = _weighed(table, after, left / LONGEST_SEASON, facts)
    return Outlook(ends, False, (scored[0], scored[1]), spreads, ambushes, in_deck, base, weights, counted)


def _facts(cards: Iterable[str], heroes: int, ambushes: int) -> list[float]:
    """The numbers that describe what may come."""
    facts = [0.0] * FACTS
    for name in cards:
        card = DECK[name]
        if not isinstance(card, ExploreCard):
            facts[OF_RUINS] += 1
            continue
        facts[OF_EXPLORE] += 1
        facts[NO_TIME] += card.time == 0
        for terrain in card.terrains:
            if terrain in BASIC:
                facts[LAYER[terrain]] += 1
    facts[OF_HEROES] = heroes
    facts[OF_AMBUSHES] = ambushes
    facts[AMBUSHES_SQUARED] = ambushes * ambushes
    return facts


def _weighed(
    table: Table, season: int, time: float, facts: Sequence[float]
) -> tuple[float, tuple[float, ...], tuple[Counted, ...]]:
    """What the facts are worth, and the weights of a season, time and deck."""
    first, second, third = _known(weights_of(table.options), season)
    common = [first[column] + time * (second[column] + time * third[column]) for column in range(COLUMNS_OF_EDICTS)]
    cards, left = list(SCORING), []
    seasons = year(table.options)[season:]
    for place, (edict, card) in enumerate(zip(Edict, table.edicts, strict=True)):
        if any(edict in later.edicts for later in seasons):
            left.append((place, card))
    for place, card in left:
        company = COMPANY + COMPANY_OF_SLOT * _slot(season, place) + COLUMNS_OF_EDICTS * cards.index(card)
        for column in range(COLUMNS_OF_EDICTS):
            common[column] += first[company + column]
    base = 0.0
    for weight, fact in zip(common[COMMON:], facts, strict=True):
        base += weight * fact
    counted = []
    for place, card in left:
        share = time * _share(SCORING[card].category, time, facts)
        column = COLUMNS_OF_EDICTS + COLUMNS_OF_SLOT * _slot(season, place) + FEATURES * cards.index(card)
        weights = [
            first[feature] + time * second[feature] + share * third[feature]
            for feature in range(column, column + FEATURES)
        ]
        counted.append(Counted(place, card, tuple(weights)))
    return base, tuple(common[:COMMON]), tuple(counted)


def _slot(season: int, place: int) -> int:
    """Edicts A and D count alike in winter."""
    return 0 if season == LAST_SEASON else place


def _known(weights: Weights, season: int) -> list[Weights]:
    """The weights of a season, for each of the basis."""
    rows = range(BASIS * season, BASIS * (season + 1))
    return [weights[row * WEIGHTS : (row + 1) * WEIGHTS] for row in rows]


def _share(category: Category, time: float, facts: Sequence[float]) -> float:
    """The share of unseen explore cards that show a terrain of a category; for spatial ones, what time is left."""
    if category is Category.SPATIAL:
        return time
    number = max(1.0, facts[OF_EXPLORE])
    if category is Category.WATER_FARM:
        return (facts[LAYER[Terrain.FARM]] + facts[LAYER[Terrain.WATER]]) / number
    return facts[LAYER[Terrain.VILLAGE if category is Category.VILLAGE else Terrain.FOREST]] / number
