"""Links the row of a match with machine code: the addresses of its scorers and features, and the shipped weights."""

from collections.abc import Sequence
from functools import lru_cache

from cartographers.game.options import Options, possible_edicts
from cartographers.game.state import Table
from cartographers.native.aot.pieces import for_bots
from cartographers.native.aot.prepare import prepare
from cartographers.native.engine import tables
from cartographers.native.engine.rows import Rows, Values
from cartographers.native.registry import feature_kernel_of, kernel_of
from cartographers.native.value.weights import weights_of
from cartographers.scoring import SCORERS
from cartographers.value.features.common import FEATURE_FUNCTIONS
from cartographers.value.reading import layers_read


def cards_of(options: Options, edicts: Sequence[str] | None = None) -> Rows:
    """The options and the printed cards for machine code, with the scorers of some edicts or of all that may come."""
    cards = tables.setup(options).reshape(1)
    kernels = cards[0]["kernels"]
    for card in possible_edicts(options) if edicts is None else edicts:
        kernels[tables.EDICT[card]] = kernel_of(card)
    kernels[tables.MOUNTAINS], kernels[tables.MONSTERS] = kernel_of("mountains"), kernel_of("monsters")
    return cards[0]


def add_weights(
    cards: Rows, options: Options, policy: str, weights: Values | None = None, edicts: Sequence[str] | None = None
) -> None:
    """Adds what a policy needs to know: a planner, the features of sheets for edicts and their weights."""
    if policy == "planner":
        for card in possible_edicts(options) if edicts is None else edicts:
            cards["feature_kernels"][tables.EDICT[card]] = feature_kernel_of(card)
            cards["read_of"][tables.EDICT[card]] = layers_read(FEATURE_FUNCTIONS.get(card, SCORERS[card]))
        cards["worths"] = weights_of(options) if weights is None else weights


@lru_cache(maxsize=16)
def cards_with_weights(options: Options, edicts: tuple[str, ...] | None = None) -> Rows:
    """The options and the printed cards for machine code, with what a planner needs; for some edicts or all."""
    cards = cards_of(options, edicts)
    add_weights(cards, options, "planner", edicts=edicts)
    return cards


def cards_seen(table: Table) -> Rows:
    """The same for one who sits at a table and sees its edicts; the first time it may have to be made ready."""
    prepare(for_bots(table.edicts))
    return cards_with_weights(table.options, table.edicts)
