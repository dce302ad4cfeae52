"""Room to work in for policies: sheets that are only thought of, and what they are worth."""

from typing import Annotated, Protocol

from cartographers.board.grid import SPACES
from cartographers.native.compiler.int128 import Stars, Words
from cartographers.native.compiler.sheet_view import WORDS
from cartographers.native.engine.rows import Numbers, Small, Values, row
from cartographers.value.sizes import ACTIVE, FACTS, FEATURES

MOST_AFTER = 128
"""How many sheets are valued at once; no turn of a shape has more placements."""
MOST_PLACEMENTS = 1 << 12
"""No card has more."""
MOST_BEST = 24
"""How many of the best drawings can be kept."""


MOST_AMBUSHES = 4


class OutlookRow(Protocol):
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


OUTLOOK = row(OutlookRow)


class ScratchRow(Protocol):
    """Room to work in: sheets that are only thought of, and what they are worth."""

    before: Annotated[Words, WORDS]  # a sheet as it really is
    after: Annotated[Words, WORDS * MOST_AFTER]  # after each placement of a turn
    values: Annotated[Stars, SPACES]
    saved: Annotated[Stars, 1]
    worth: int  # of the best drawing found so far
    reach: int  # of a hero's attack, where drawings are worth the same
    ties: int  # how many drawings are as good
    layer: int  # the best drawing
    spaces: Annotated[Words, 2]
    marks: Annotated[Words, 2]

    number: int  # of sheets in `after` that are to be valued
    layers: Annotated[Small, MOST_AFTER]  # what was drawn on each
    placed: Annotated[Words, 2 * MOST_AFTER]
    marked: Annotated[Words, 2 * MOST_AFTER]
    twins: Annotated[Small, MOST_AFTER]  # whether it differs from the one before in the terrain of its drawing alone
    alike: Annotated[Small, MOST_AFTER]  # whether it does not differ for what is looked at now
    order: int  # of the next one: of two that are worth the same, the lower counts
    orders: Annotated[Numbers, MOST_AFTER]
    purse: Annotated[Stars, MOST_AFTER]  # the coins that go with each
    stars: Annotated[Stars, MOST_AFTER]
    worths: Annotated[Values, MOST_AFTER]
    found: Annotated[Values, FEATURES]
    columns: Annotated[Values, ACTIVE * MOST_AFTER]  # feature by feature
    kept: Annotated[Words, WORDS]  # a sheet that is put back later
    sign: int  # -1 to find what hurts most
    errs: int  # whether this answer is to err, as those of a planner that explores sometimes do
    skill: int  # the one that is being thought of, with the drawing it adds to
    main_layer: int
    main_spaces: Annotated[Words, 2]
    main_marks: Annotated[Words, 2]

    best_most: int  # how many are to be kept
    best_number: int  # how many are
    best_worths: Annotated[Values, MOST_BEST]  # from the best to the worst
    best_order: Annotated[Small, MOST_BEST]  # where each of them lies
    best_orders: Annotated[Numbers, MOST_BEST]
    best_layers: Annotated[Small, MOST_BEST]
    best_spaces: Annotated[Words, 2 * MOST_BEST]
    best_marks: Annotated[Words, 2 * MOST_BEST]
    best_skills: Annotated[Small, MOST_BEST]
    best_extras: Annotated[Words, 2 * MOST_BEST]
    best_extra_layers: Annotated[Small, MOST_BEST]

    outlook: OutlookRow


SCRATCH = row(ScratchRow)
