"""What is to come in a match, seen from a table: which edicts still count, how much time is left, which cards may come.

An outlook is the same for all drawings that a seat compares; with it come the weights that turn features into stars.
Only what a player can know goes in: which cards are unseen, never their order.
"""

from cartographers.board.grid import NONE, Board
from cartographers.board.walk import walked
from cartographers.cards.printed import SCORING, Category
from cartographers.native.compiler.int128 import board_at, put_board
from cartographers.native.engine.flow import ZOMBIE, pose_at
from cartographers.native.engine.rows import TableRow
from cartographers.native.engine.scratch import OutlookRow
from cartographers.native.engine.tables import AMBUSHES, EXPLORES, HERO, RUIN, SetupRow
from cartographers.value.sizes import (
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMMON,
    COMPANY,
    COMPANY_OF_SLOT,
    FACTS,
    FEATURES,
)

CATEGORY_OF = tuple(list(Category).index(card.category) for card in SCORING.values())
SPATIAL = list(Category).index(Category.SPATIAL)
WATER_FARM = list(Category).index(Category.WATER_FARM)
VILLAGES = list(Category).index(Category.VILLAGE)
LONGEST_SEASON = 8.0


def slot_of(season: int, slot: int) -> int:
    """Edicts A and D count alike in winter."""
    return 0 if season == 3 else slot


def company_of(slot: int, card: int) -> int:
    """The first column of what a card in a slot changes of the weights that every sheet has."""
    return COMPANY + COMPANY_OF_SLOT * slot + COLUMNS_OF_EDICTS * card


def look_ahead(cards: SetupRow, table: TableRow, outlook: OutlookRow) -> None:
    """Writes what is to come after the drawing that is asked for."""
    season = table.season
    left = cards.season_time[season] - table.time
    outlook.ends = 1 if left <= 0 and table.scored <= season else 0
    outlook.season = season + 1 if left <= 0 else season
    outlook.last = 1 if outlook.season > 3 else 0
    see_ambushes(cards, table, outlook)
    if outlook.last:
        return
    if left <= 0:
        left = cards.season_time[season + 1]
        expect_all(cards, table, outlook)
    else:
        expect_rest(cards, table, outlook)
    outlook.time[0] = left / LONGEST_SEASON
    weigh_facts(cards, table, outlook)


def see_ambushes(cards: SetupRow, table: TableRow, outlook: OutlookRow) -> None:
    """Which ambushes may still come, which of them lie in the deck is not known; and whether zombies spread."""
    season = table.season
    outlook.ambush_number = 0
    outlook.in_deck = 0
    for place in range(table.drawn, table.deck_number[season]):
        card = table.decks[season, place]
        if cards.kind[card] == AMBUSHES:
            outlook.ambushes[outlook.ambush_number] = card
            outlook.ambush_number += 1
    outlook.in_deck = outlook.ambush_number
    if cards.ambush_number > 0:
        for later in range(season + 1, 4):
            outlook.ambushes[outlook.ambush_number] = table.ambushes[later]
            outlook.ambush_number += 1
    outlook.spreads = 0
    for place in range(table.power_number):
        if cards.power[table.powers[place]] == ZOMBIE:
            outlook.spreads = outlook.ends


def clear_facts(outlook: OutlookRow) -> None:
    for place in range(FACTS):
        outlook.facts[place] = 0.0


def expect(cards: SetupRow, card: int, outlook: OutlookRow) -> None:
    """Counts an unseen card."""
    kind = cards.kind[card]
    if kind == RUIN:
        outlook.facts[5] += 1
    elif kind == HERO:
        outlook.facts[6] += 1
    elif kind == EXPLORES:
        outlook.facts[7] += 1
        if cards.card_time[card] == 0:
            outlook.facts[4] += 1
        for place in range(cards.terrain_number[card]):
            if cards.terrains[card, place] < 4:
                outlook.facts[cards.terrains[card, place]] += 1


def expect_rest(cards: SetupRow, table: TableRow, outlook: OutlookRow) -> None:
    """Counts what is unseen of this season's deck."""
    clear_facts(outlook)
    for place in range(table.drawn, table.deck_number[table.season]):
        expect(cards, table.decks[table.season, place], outlook)
    outlook.facts[8] = outlook.in_deck
    outlook.facts[9] = outlook.in_deck * outlook.in_deck
    outlook.facts[10] = 1.0 if table.ruins and cards.kind[table.card] != EXPLORES else 0.0


def expect_all(cards: SetupRow, table: TableRow, outlook: OutlookRow) -> None:
    """Counts the deck of the next season."""
    clear_facts(outlook)
    for place in range(cards.always_number):
        expect(cards, cards.always[place], outlook)
    if cards.hero_number > 0:
        outlook.facts[6] = 1
        for place in range(table.drawn, table.deck_number[table.season]):
            if cards.kind[table.decks[table.season, place]] == HERO:
                outlook.facts[6] += 1
    if cards.ambush_number > 0:
        outlook.in_deck += 1
    outlook.facts[8] = outlook.in_deck
    outlook.facts[9] = outlook.in_deck * outlook.in_deck


def weigh_facts(cards: SetupRow, table: TableRow, outlook: OutlookRow) -> None:
    """Brings together the weights of this season, time and deck."""
    season, time = outlook.season, outlook.time[0]
    known = cards.worths[season]
    outlook.base[0] = 0.0
    for column in range(COLUMNS_OF_EDICTS):
        weight = known[0, column] + time * (known[1, column] + time * known[2, column])
        for slot in range(4):
            if cards.left[season, slot]:
                weight += known[0, company_of(slot_of(season, slot), table.edicts[slot]) + column]
        if column < COMMON:
            outlook.weights[column] = weight
        else:
            outlook.base[0] += weight * outlook.facts[column - COMMON]
    outlook.slot_number = 0
    for slot in range(4):
        outlook.shares[slot] = time * share_of(outlook, CATEGORY_OF[table.edicts[slot]])
        if cards.left[season, slot] == 0:
            continue
        first = COLUMNS_OF_EDICTS + COLUMNS_OF_SLOT * slot_of(season, slot) + FEATURES * table.edicts[slot]
        active = COMMON + FEATURES * outlook.slot_number
        for feature in range(FEATURES):
            column = first + feature
            outlook.weights[active + feature] = (
                known[0, column] + time * known[1, column] + outlook.shares[slot] * known[2, column]
            )
        outlook.slots[outlook.slot_number] = slot
        outlook.slot_number += 1


def share_of(outlook: OutlookRow, category: int) -> float:
    """The share of unseen explore cards that show a terrain of a category; for spatial ones, what time is left."""
    if category == SPATIAL:
        return float(outlook.time[0])
    unseen = max(1.0, outlook.facts[7])
    if category == WATER_FARM:
        return float((outlook.facts[2] + outlook.facts[3]) / unseen)
    return float(outlook.facts[1 if category == VILLAGES else 0] / unseen)


def foresee_walks(cards: SetupRow, outlook: OutlookRow, free: Board) -> None:
    """Writes where each ambush that may come would go if it came now."""
    for place in range(outlook.ambush_number):
        card = outlook.ambushes[place]
        spaces = NONE
        if cards.walks:
            spaces = walked(pose_at(cards, cards.pose_from[card]), cards.steps[card], free)
        put_board(outlook.walks, place, spaces)


def walk_now(cards: SetupRow, outlook: OutlookRow, place: int, filled: Board, free: Board) -> Board:
    """Where an ambush would go after a drawing: where it would before, unless something lies there now."""
    spaces = board_at(outlook.walks, place)
    if spaces & filled == NONE:
        return spaces
    card = outlook.ambushes[place]
    return walked(pose_at(cards, cards.pose_from[card]), cards.steps[card], free)
