"""Games in which the best few drawings are compared: each is tried by rollouts over the same decks."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.native.batch import loops
from cartographers.native.compiler.int128 import Words
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import DRAW, Numbers, Rows, Values
from cartographers.native.linking import add_weights, cards_of
from cartographers.native.policies import planner
from cartographers.native.registry import entry
from cartographers.native.search import lookahead
from cartographers.native.search.halving import empty_workspace, find_replies
from cartographers.native.search.lookahead import MARGIN, Workspace
from cartographers.native.training import sampling
from cartographers.native.training.sampling import PLACE, SAMPLE, Samples

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
    workspace, lots = empty_workspace(cards), np.zeros(1, np.uint64)
    tables, seats = workspace.tables[:1], workspace.seats[:1]
    found: list[Comparisons] = []
    for game in range(games):
        number, chance = np.array([game], np.int32), Random(f"{seed}/{game}")
        entry(loops.deal_each)(cards, tables, lots, seed_word(seed), number)
        entry(loops.begin_each)(cards, tables, seats, seed_word(seed), number)
        while not tables["over"][0]:
            lots[0] = chance.getrandbits(64)
            plans = entry(lookahead.find_plans)(workspace, COMPARED, lots)
            if tables["task"][0] == DRAW and chance.random() < OFTEN:
                found.append(_compared(workspace, plans, lots, chance, len(found)))
            drawn = chance.randrange(min(3, plans)) if chance.random() < ERRING else 0
            entry(planner.take)(seats[0, 0], workspace.plans, drawn)
            entry(loops.answer_each)(cards, tables, seats)
    return Comparisons(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _compared(workspace: Workspace, plans: int, lots: Words, chance: Random, number: int) -> Comparisons:
    """The best plans, without those that use a skill."""
    held: Any = workspace.plans
    scratch: Any = workspace.scratch
    samples, places = np.zeros((plans, SAMPLE), np.float32), np.zeros((plans, PLACE), np.int32)
    expected, kept = np.zeros(plans), np.zeros(plans, np.bool_)
    for plan in range(plans):
        if held["best_worths"][plan] > held["best_worths"][0] - MARGIN:
            entry(planner.take)(workspace.seats[0, 0], workspace.plans, plan)
            sample = samples[plan], places[plan], number
            kept[plan] = entry(sampling.sample)(
                workspace.cards, workspace.tables[0], workspace.seats[0], 0, workspace.scratch, *sample
            )
            expected[plan] = scratch["worths"][0]
    find_replies(workspace)
    stars = np.zeros(plans)
    for _ in range(DEALS):
        dealt = np.uint64(chance.getrandbits(64))
        for plan in np.flatnonzero(kept).tolist():
            stars[plan] += entry(lookahead.roll_out)(workspace, plan, lots, dealt, TURNS) / DEALS
    return Comparisons(samples[kept], places[kept], (stars - expected)[kept])
