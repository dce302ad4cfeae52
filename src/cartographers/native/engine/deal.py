"""Deals by lots: edicts, skills, the order of ambushes and heroes, and the decks of the four seasons (R6-R8)."""

import numpy as np

from cartographers.native.compiler.int128 import Words
from cartographers.native.engine.rng import DEAL_STREAM, random_below, stream
from cartographers.native.engine.rows import LONGEST_DECK, NO_CARD, Rows, Small, TableRow
from cartographers.native.engine.tables import AMBUSHES, HERO, SetupRow


def deal_game(cards: SetupRow, table: TableRow, seats: Rows, chance: Words, seed: np.uint64, game: int) -> None:
    """Deals a match by lots that follow from a seed and its number, and gives the seats theirs."""
    chance[0] = stream(seed, game, DEAL_STREAM)
    deal(cards, table, chance)
    for number in range(len(seats)):
        seats[number].chance[0] = stream(seed, game, number + 1)


def deal(cards: SetupRow, table: TableRow, chance: Words) -> None:
    """Deals a match. What anybody draws changes no deck, so all four seasons are dealt at once."""
    deal_edicts(cards, table, chance)
    for place in range(3):
        table.skills[place] = NO_CARD
    take_some(cards.skills, cards.skill_number, min(3, cards.skill_number), table.skills, chance)
    take_some(cards.ambushes, cards.ambush_number, cards.ambush_number, table.ambushes, chance)
    take_some(cards.heroes, cards.hero_number, cards.hero_number, table.heroes, chance)
    seen = 0
    for season in range(4):
        seen = deal_season(cards, table, chance, season, seen)


def deal_edicts(cards: SetupRow, table: TableRow, chance: Words) -> None:
    """One scoring card of each category, in random order, unless they are chosen (R6)."""
    for place in range(4):
        if cards.edicts[0] != NO_CARD:
            table.edicts[place] = cards.edicts[place]
        else:
            table.edicts[place] = cards.pool[place, random_below(chance, cards.pool_number[place])]
    if cards.edicts[0] == NO_CARD:
        for place in range(3):
            swap(table.edicts, place, place + random_below(chance, 4 - place))


def swap(cards: Small, one: int, other: int) -> None:
    held = cards[one]
    cards[one] = cards[other]
    cards[other] = held


def take_some(pool: Small, number: int, some: int, taken: Small, chance: Words) -> None:
    """Some different cards of a pool in random order: each joins at a random place, if that is among the first."""
    for card in range(number):
        place = random_below(chance, card + 1)
        if card < some:
            taken[card] = taken[place]
            taken[place] = pool[card]
        elif place < some:
            taken[place] = pool[card]


def deal_season(cards: SetupRow, table: TableRow, chance: Words, season: int, seen: int) -> int:
    """A season's deck: all explore cards anew, ambushes and heroes not yet revealed, and one more of each (R7, R8).

    It is shuffled as far as the season's time will go. `seen` cards of the deck before were revealed; how many of this
    one will be is returned.
    """
    deck = table.decks[season]
    number = 0
    if season > 0:
        before = table.decks[season - 1]
        for place in range(seen, table.deck_number[season - 1]):
            kind = cards.kind[before[place]]
            if kind == AMBUSHES or kind == HERO:
                deck[number] = before[place]
                number += 1
    if cards.ambush_number > 0:
        deck[number] = table.ambushes[season]
        number += 1
    if cards.hero_number > 0:
        deck[number] = table.heroes[season]
        number += 1
    for place in range(cards.always_number):
        deck[number] = cards.always[place]
        number += 1
    table.deck_number[season] = number
    time = 0
    revealed = 0
    while time < cards.season_time[season]:
        swap(deck, revealed, revealed + random_below(chance, number - revealed))
        time += cards.card_time[deck[revealed]]
        revealed += 1
    return revealed


def redeal(cards: SetupRow, table: TableRow, chance: Words) -> None:
    """Deals anew what nobody can know: the rest of this season's deck, and which ambushes and heroes come when.

    What was dealt before leaves no trace: where the same is seen, the same lots deal the same.
    """
    season = table.season
    deck = table.decks[season]
    put_in_order(deck[table.drawn : table.deck_number[season]])
    if cards.ambush_number > 0:
        mix(cards, table, AMBUSHES, table.ambushes, chance)
    if cards.hero_number > 0:
        mix(cards, table, HERO, table.heroes, chance)
    for place in range(table.drawn, table.deck_number[season]):
        swap(deck, place, place + random_below(chance, table.deck_number[season] - place))
    time = table.time
    seen = table.drawn
    while time < cards.season_time[season]:
        time += cards.card_time[deck[seen]]
        seen += 1
    for later in range(season + 1, 4):
        seen = deal_season(cards, table, chance, later, seen)
    wipe_past(cards, table)


def wipe_past(cards: SetupRow, table: TableRow) -> None:
    """Wipes what is left of how a match was dealt: unseen cards of seasons past, and what joined the decks so far."""
    for season in range(table.season):
        time = 0
        for place in range(table.deck_number[season]):
            if time >= cards.season_time[season]:
                table.decks[season, place] = NO_CARD
            else:
                time += cards.card_time[table.decks[season, place]]
    for season in range(4):
        for place in range(table.deck_number[season], LONGEST_DECK):
            table.decks[season, place] = NO_CARD
    for place in range(table.season + 1):
        table.ambushes[place] = NO_CARD
        table.heroes[place] = NO_CARD


def put_in_order(cards: Small) -> None:
    """Sorts cards by their numbers."""
    for last in range(1, len(cards)):
        place = last
        while place > 0 and cards[place] < cards[place - 1]:
            swap(cards, place, place - 1)
            place -= 1


def mix(cards: SetupRow, table: TableRow, kind: int, order: Small, chance: Words) -> None:
    """Shuffles the unseen cards of a kind, those in the deck and those that will join it, among their places."""
    deck = table.decks[table.season]
    number = table.deck_number[table.season]
    unseen = np.empty(len(order), np.int8)
    held = 0
    for place in range(table.drawn, number):
        if cards.kind[deck[place]] == kind:
            unseen[held] = deck[place]
            held += 1
    for later in range(table.season + 1, len(order)):
        unseen[held] = order[later]
        held += 1
    put_in_order(unseen[:held])
    for place in range(held):
        swap(unseen, place, place + random_below(chance, held - place))
    for place in range(table.drawn, number):
        if cards.kind[deck[place]] == kind:
            held -= 1
            deck[place] = unseen[held]
    for later in range(table.season + 1, len(order)):
        held -= 1
        order[later] = unseen[held]
