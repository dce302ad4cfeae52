"""The shipped weights of the value of sheets: one set for each kind of game, with the story of their making."""

import io
import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.native.engine.sizes import BASIS, WEIGHTS, Values

KINDS_OF_GAME = ("base", "heroes", "both")
"""Whose explore and scoring cards: the base game's, those of Heroes, or any."""


def kind_of(options: Options) -> str:
    """The kind of game that options are nearest to."""
    edicts = {SCORING[card].set for card in options.edicts} or {options.scoring}
    for kind in ("base", "heroes"):
        if options.explore == kind and edicts == {kind} and bool(options.heroes) == (kind == "heroes"):
            return kind
    return "both"


def packed(weights: dict[str, Values], provenance: dict[str, Any]) -> bytes:
    """A file of weights by the kind of game, and how they were made."""
    into = io.BytesIO()
    sets = {kind: held.astype(np.float32) for kind, held in weights.items()}
    told = np.frombuffer(json.dumps(provenance, indent=1).encode(), np.uint8)
    np.savez_compressed(into, allow_pickle=False, provenance=told, **sets)
    return into.getvalue()


def unpacked(packed: bytes) -> tuple[dict[str, Values], dict[str, Any]]:
    """Weights by the kind of game, and how they were made."""
    with np.load(io.BytesIO(packed), allow_pickle=False) as held:
        provenance: dict[str, Any] = json.loads(held["provenance"].tobytes())
        sets = {kind: held[kind].astype(np.float64) for kind in held.files if kind != "provenance"}
    for weights in sets.values():
        if weights.shape != (4, BASIS, WEIGHTS):
            raise ValueError(f"weights of shape {weights.shape} are of another version")
    return sets, provenance


@cache
def shipped() -> tuple[dict[str, Values], dict[str, Any]]:
    """The weights that come with the package."""
    return unpacked((files("cartographers.native") / "data" / "weights.npz").read_bytes())


_chosen: dict[str, Values] = {}


def use(packed: bytes) -> None:
    """Has planner and master of this process value sheets by other weights; to be called before they first think."""
    sets, _ = unpacked(packed)
    if set(KINDS_OF_GAME) - set(sets):
        raise ValueError("weights for some kinds of games are missing")
    _chosen.update(sets)


def weights_of(options: Options) -> Values:
    """The weights for a game."""
    return (_chosen or shipped()[0])[kind_of(options)]
