"""The weights of the value of sheets as arrays, and how a file of them is written."""

import io
import json
from typing import Any

import numpy as np

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.native.engine.rows import Values
from cartographers.value import weights
from cartographers.value.sizes import BASIS, WEIGHTS
from cartographers.value.weights import CARDS, FIRST_CARDS, Weights


def packed(sets: dict[str, Values], provenance: dict[str, Any]) -> bytes:
    """A file of weights by the kind of game, and how they were made."""
    into = io.BytesIO()
    if tuple(SCORING) != FIRST_CARDS:
        provenance = {**provenance, CARDS: list(SCORING)}
    told = np.frombuffer(json.dumps(provenance, indent=1).encode(), np.uint8)
    singles = {kind: held.astype(np.float32) for kind, held in sets.items()}
    np.savez_compressed(into, allow_pickle=False, provenance=told, **singles)
    return into.getvalue()


def as_array(held: Weights) -> Values:
    """Weights by season, basis and column."""
    return np.array(held).reshape(4, BASIS, WEIGHTS)


def weights_of(options: Options) -> Values:
    """The weights for a game."""
    return as_array(weights.weights_of(options))
