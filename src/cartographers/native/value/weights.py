"""The shipped weights of the value of sheets: one set for each kind of game, with the story of their making."""

import io
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.native.engine.sizes import BASIS, COLUMNS_OF_EDICTS, COLUMNS_OF_SLOT, FEATURES, WEIGHTS, Values

KINDS_OF_GAME = ("base", "heroes", "both")
"""Whose explore and scoring cards: the base game's, those of Heroes, or any."""


CARDS = "cards"
"""Where a file tells its scoring cards in order; those of the first files are known."""
FIRST_CARDS = (
    "sentinel_wood",
    "greenbough",
    "treetower",
    "stoneside_forest",
    "canal_lake",
    "mages_valley",
    "the_golden_granary",
    "shoreside_expanse",
    "wildholds",
    "great_city",
    "greengold_plains",
    "shieldgate",
    "borderlands",
    "lost_barony",
    "the_broken_road",
    "the_cauldrons",
    "faunlost_thicket",
    "deepwood",
    "heart_of_the_forest",
    "sleepy_valley",
    "craylund",
    "ulems_wallow",
    "clawsgrave_peaks",
    "jorekburg",
    "traylo_monastery",
    "outer_enclave",
    "gnomish_colony",
    "caravansary",
    "dwarvenholds",
    "silos",
    "banded_hills",
    "starlit_sigil",
)


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
    if tuple(SCORING) != FIRST_CARDS:
        provenance = {**provenance, CARDS: list(SCORING)}
    told = np.frombuffer(json.dumps(provenance, indent=1).encode(), np.uint8)
    np.savez_compressed(into, allow_pickle=False, provenance=told, **sets)
    return into.getvalue()


def unpacked(packed: bytes) -> tuple[dict[str, Values], dict[str, Any]]:
    """Weights by the kind of game, and how they were made."""
    with np.load(io.BytesIO(packed), allow_pickle=False) as held:
        provenance: dict[str, Any] = json.loads(held["provenance"].tobytes())
        sets = {kind: held[kind].astype(np.float64) for kind in held.files if kind != "provenance"}
    cards = tuple(provenance.get(CARDS, FIRST_CARDS))
    return {kind: _for_our_cards(weights, cards) for kind, weights in sets.items()}, provenance


def _for_our_cards(weights: Values, cards: Sequence[str]) -> Values:
    """Weights that were learned for some scoring cards, at the places of ours: zero for a card that is new."""
    columns = len(cards) * FEATURES
    if weights.shape != (4, BASIS, COLUMNS_OF_EDICTS + 4 * columns):
        raise ValueError(f"weights of shape {weights.shape} are of another version")
    ours = np.zeros((4, BASIS, WEIGHTS))
    ours[..., :COLUMNS_OF_EDICTS] = weights[..., :COLUMNS_OF_EDICTS]
    for slot in range(4):
        for place, card in enumerate(SCORING):
            if card in cards:
                to = COLUMNS_OF_EDICTS + slot * COLUMNS_OF_SLOT + place * FEATURES
                came = COLUMNS_OF_EDICTS + slot * columns + cards.index(card) * FEATURES
                ours[..., to : to + FEATURES] = weights[..., came : came + FEATURES]
    return ours


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
