"""Games in which the best few drawings are compared: each is played on with, over the same decks dealt anew."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.native.batch import add_weights, cards_of, seed_word
from cartographers.native.features import Values
from cartographers.native.machine import entry
from cartographers.native.pondering import empty_desk, find_replies
from cartographers.native.rows import DRAW, Numbers, Rows
from cartographers.native.sampling import PLACE, SAMPLE, Samples
from cartographers.native.search import MARGIN, Desk
from cartographers.native.wide import Words

COMPARED = 8
"""How many drawings are compared at most."""
OFTEN, ERRING = 0.25, 0.15
"""How often drawings are compared, and how often one of the best three is drawn instead of the best."""
DEALS, TURNS = 4, 10
"""With how many decks each is played on, and for how many turns."""


class Comparisons(NamedTuple):
    """Samples of drawings, and how much more came after each than was expected.

    Those for the same card on the same sheet are compared; they have a number in common, in place of that of a game.
    """

    samples: Samples
    places: Numbers
    gains: Values


def taught(options: Options, weights: Values) -> Rows:
    """The options and the printed cards of games that are learned from, by some weights.

    Lone heroes (R12) are left out of them: they are too rare to teach much, and the shipped weights know none.
    """
    cards = cards_of(options)
    add_weights(cards, options, "planner", weights)
    cards["lone_heroes"] = False
    return cards


def compared(options: Options, weights: Values, games: int, seed: str) -> Comparisons:
    """The comparisons of some games in which one seat draws by some weights."""
    alone = replace(options, seats=1)
    cards = taught(alone, weights)
    desk, lots = empty_desk(cards), np.zeros(1, np.uint64)
    tables, seats = desk.tables[:1], desk.seats[:1]
    found: list[Comparisons] = []
    for game in range(games):
        number, chance = np.array([game], np.int32), Random(f"{seed}/{game}")
        entry("deal_each")(cards, tables, lots, seed_word(seed), number)
        entry("begin_each")(cards, tables, seats, seed_word(seed), number)
        while not tables["over"][0]:
            lots[0] = chance.getrandbits(64)
            plans = entry("find_plans")(desk, COMPARED, lots)
            if tables["task"][0] == DRAW and chance.random() < OFTEN:
                found.append(_compared(desk, plans, lots, chance, len(found)))
            drawn = chance.randrange(min(3, plans)) if chance.random() < ERRING else 0
            entry("take")(seats[0, 0], desk.plans, drawn)
            entry("answer_each")(cards, tables, seats)
    return Comparisons(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _compared(desk: Desk, plans: int, lots: Words, chance: Random, number: int) -> Comparisons:
    """The best plans, without those that use a skill."""
    held: Any = desk.plans
    bench: Any = desk.bench
    samples, places = np.zeros((plans, SAMPLE), np.float32), np.zeros((plans, PLACE), np.int32)
    expected, kept = np.zeros(plans), np.zeros(plans, np.bool_)
    for plan in range(plans):
        if held["best_worths"][plan] > held["best_worths"][0] - MARGIN:
            entry("take")(desk.seats[0, 0], desk.plans, plan)
            sample = samples[plan], places[plan], number
            kept[plan] = entry("sample")(desk.cards, desk.tables[0], desk.seats[0], 0, desk.bench, *sample)
            expected[plan] = bench["worths"][0]
    find_replies(desk)
    stars = np.zeros(plans)
    for _ in range(DEALS):
        dealt = np.uint64(chance.getrandbits(64))
        for plan in np.flatnonzero(kept).tolist():
            stars[plan] += entry("play_on")(desk, plan, lots, dealt, TURNS) / DEALS
    return Comparisons(samples[kept], places[kept], (stars - expected)[kept])
