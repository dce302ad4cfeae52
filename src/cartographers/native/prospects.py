"""What is to come in a match, seen from a table: which edicts still count, how much time is left, which cards may come.

A prospect is the same for all drawings that a seat compares; with it come the weights that turn what a sheet promises
into stars. Only what a player can know goes in: which cards are unseen, never their order.
"""

from typing import Annotated, Protocol

from cartographers.board.grid import NONE, Board
from cartographers.board.walk import walked
from cartographers.cards.printed import SCORING, Category
from cartographers.native.features import (
    ACTIVE,
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMMON,
    FACTS,
    FEATURES,
    Values,
)
from cartographers.native.flow import ZOMBIE, turn_at
from cartographers.native.rows import Small, TableRow, row
from cartographers.native.setup import AMBUSHES, EXPLORES, HERO, RUIN, SetupRow
from cartographers.native.wide import Words, board_at, put_board

CATEGORY_OF = tuple(list(Category).index(card.category) for card in SCORING.values())
SPATIAL = list(Category).index(Category.SPATIAL)
WATER_FARM = list(Category).index(Category.WATER_FARM)
VILLAGES = list(Category).index(Category.VILLAGE)
MOST_AMBUSHES = 4
LONGEST_SEASON = 8.0


class ProspectRow(Protocol):
    """What is to come after a drawing."""

    season: int  # the one whose end is next, after the drawing
    ends: int  # whether a season ends with the drawing
    last: int  # whether the match does
    spreads: int  # whether zombies spread before the next card
    time: Annotated[Values, 1]  # what is left of the season, of the longest one
    facts: Annotated[Values, FACTS]
    shares: Annotated[Values, 4]  # by edict: the share of unseen cards that can be drawn for it
    weights: Annotated[Values, ACTIVE]
    base: Annotated[Values, 1]  # what the facts are worth
    slots: Annotated[Small, 4]  # the places of the edicts that still count
    slot_number: int
    ambushes: Annotated[Small, MOST_AMBUSHES]  # not revealed yet
    ambush_number: int
    in_deck: int  # how many of them are in the deck
    walks: Annotated[Words, 2 * MOST_AMBUSHES]  # where they would go on the sheet as it lies


PROSPECT = row(ProspectRow)


def slot_of(season: int, slot: int) -> int:
    """Edicts A and D count alike in winter."""
    return 0 if season == 3 else slot


def look_ahead(cards: SetupRow, table: TableRow, prospect: ProspectRow) -> None:
    """Writes what is to come after the drawing that is asked for."""
    season = table.season
    left = cards.season_time[season] - table.time
    prospect.ends = 1 if left <= 0 and table.scored <= season else 0
    prospect.season = season + 1 if left <= 0 else season
    prospect.last = 1 if prospect.season > 3 else 0
    see_ambushes(cards, table, prospect)
    if prospect.last:
        return
    if left <= 0:
        left = cards.season_time[season + 1]
        expect_all(cards, table, prospect)
    else:
        expect_rest(cards, table, prospect)
    prospect.time[0] = left / LONGEST_SEASON
    weigh_facts(cards, table, prospect)


def see_ambushes(cards: SetupRow, table: TableRow, prospect: ProspectRow) -> None:
    """Which ambushes may still come, which of them lie in the deck is not known; and whether zombies spread."""
    season = table.season
    prospect.ambush_number = 0
    prospect.in_deck = 0
    for place in range(table.drawn, table.deck_number[season]):
        card = table.decks[season, place]
        if cards.kind[card] == AMBUSHES:
            prospect.ambushes[prospect.ambush_number] = card
            prospect.ambush_number += 1
    prospect.in_deck = prospect.ambush_number
    if cards.ambush_number > 0:
        for later in range(season + 1, 4):
            prospect.ambushes[prospect.ambush_number] = table.ambushes[later]
            prospect.ambush_number += 1
    prospect.spreads = 0
    for place in range(table.power_number):
        if cards.power[table.powers[place]] == ZOMBIE:
            prospect.spreads = prospect.ends


def clear_facts(prospect: ProspectRow) -> None:
    for place in range(FACTS):
        prospect.facts[place] = 0.0


def expect(cards: SetupRow, card: int, prospect: ProspectRow) -> None:
    """Counts an unseen card."""
    kind = cards.kind[card]
    if kind == RUIN:
        prospect.facts[5] += 1
    elif kind == HERO:
        prospect.facts[6] += 1
    elif kind == EXPLORES:
        prospect.facts[7] += 1
        if cards.card_time[card] == 0:
            prospect.facts[4] += 1
        for place in range(cards.terrain_number[card]):
            if cards.terrains[card, place] < 4:
                prospect.facts[cards.terrains[card, place]] += 1


def expect_rest(cards: SetupRow, table: TableRow, prospect: ProspectRow) -> None:
    """Counts what is unseen of this season's deck."""
    clear_facts(prospect)
    for place in range(table.drawn, table.deck_number[table.season]):
        expect(cards, table.decks[table.season, place], prospect)
    prospect.facts[8] = prospect.in_deck
    prospect.facts[9] = prospect.in_deck * prospect.in_deck
    prospect.facts[10] = 1.0 if table.ruins and cards.kind[table.card] != EXPLORES else 0.0


def expect_all(cards: SetupRow, table: TableRow, prospect: ProspectRow) -> None:
    """Counts the deck of the next season."""
    clear_facts(prospect)
    for place in range(cards.always_number):
        expect(cards, cards.always[place], prospect)
    if cards.hero_number > 0:
        prospect.facts[6] = 1
        for place in range(table.drawn, table.deck_number[table.season]):
            if cards.kind[table.decks[table.season, place]] == HERO:
                prospect.facts[6] += 1
    if cards.ambush_number > 0:
        prospect.in_deck += 1
    prospect.facts[8] = prospect.in_deck
    prospect.facts[9] = prospect.in_deck * prospect.in_deck


def weigh_facts(cards: SetupRow, table: TableRow, prospect: ProspectRow) -> None:
    """Brings together the weights of this season, time and deck."""
    season, time = prospect.season, prospect.time[0]
    known = cards.worths[season]
    prospect.base[0] = 0.0
    for place in range(FACTS):
        column = COMMON + place
        weight = known[0, column] + time * (known[1, column] + time * known[2, column])
        prospect.base[0] += weight * prospect.facts[place]
    for column in range(COMMON):
        prospect.weights[column] = known[0, column] + time * (known[1, column] + time * known[2, column])
    prospect.slot_number = 0
    for slot in range(4):
        prospect.shares[slot] = time * share_of(prospect, CATEGORY_OF[table.edicts[slot]])
        if cards.left[season, slot] == 0:
            continue
        first = COLUMNS_OF_EDICTS + COLUMNS_OF_SLOT * slot_of(season, slot) + FEATURES * table.edicts[slot]
        active = COMMON + FEATURES * prospect.slot_number
        for feature in range(FEATURES):
            column = first + feature
            prospect.weights[active + feature] = (
                known[0, column] + time * known[1, column] + prospect.shares[slot] * known[2, column]
            )
        prospect.slots[prospect.slot_number] = slot
        prospect.slot_number += 1


def share_of(prospect: ProspectRow, category: int) -> float:
    """The share of unseen explore cards that show a terrain of a category; for spatial ones, what time is left."""
    if category == SPATIAL:
        return float(prospect.time[0])
    unseen = max(1.0, prospect.facts[7])
    if category == WATER_FARM:
        return float((prospect.facts[2] + prospect.facts[3]) / unseen)
    return float(prospect.facts[1 if category == VILLAGES else 0] / unseen)


def foresee_walks(cards: SetupRow, prospect: ProspectRow, free: Board) -> None:
    """Writes where each ambush that may come would go if it came now."""
    for place in range(prospect.ambush_number):
        card = prospect.ambushes[place]
        spaces = NONE
        if cards.walks:
            spaces = walked(turn_at(cards, cards.turn_from[card]), cards.steps[card], free)
        put_board(prospect.walks, place, spaces)


def walk_now(cards: SetupRow, prospect: ProspectRow, place: int, filled: Board, free: Board) -> Board:
    """Where an ambush would go after a drawing: where it would before, unless something lies there now."""
    spaces = board_at(prospect.walks, place)
    if spaces & filled == NONE:
        return spaces
    card = prospect.ambushes[place]
    return walked(turn_at(cards, cards.turn_from[card]), cards.steps[card], free)
