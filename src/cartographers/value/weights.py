"""The shipped weights of the value of sheets: one set for each kind of game, with the story of their making.

They lie in a file as numpy writes it (.npz): an archive of arrays, each with a line that tells its type and shape.
"""

import json
import re
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from math import prod
from typing import Any, TypeAlias
from zipfile import ZipFile

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.value.sizes import BASIS, COLUMNS_OF_EDICTS, COLUMNS_OF_SLOT, FEATURES, WEIGHTS

Weights: TypeAlias = "array[float]"
"""For four seasons, for each of the basis, all weights: one row after the other."""

KINDS_OF_GAME = ("base", "heroes", "both")
"""Whose explore and scoring cards: the base game's, those of Heroes, or any."""
PROVENANCE = "provenance"
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
_HEADER = re.compile(
    rb"\x93NUMPY\x01\x00..\{'descr': '([^']+)', 'fortran_order': False, 'shape': \(([\d, ]*)\), \} *\n", re.DOTALL
)


def kind_of(options: Options) -> str:
    """The kind of game that options are nearest to."""
    edicts = {SCORING[card].set for card in options.edicts} or {options.scoring}
    for kind in ("base", "heroes"):
        if options.explore == kind and edicts == {kind} and bool(options.heroes) == (kind == "heroes"):
            return kind
    return "both"


def unpacked(packed: bytes) -> tuple[dict[str, Weights], dict[str, Any]]:
    """Weights by the kind of game, and how they were made."""
    with ZipFile(BytesIO(packed)) as archive:
        held = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    provenance: dict[str, Any] = json.loads(_told(held.pop(PROVENANCE)))
    cards = tuple(provenance.get(CARDS, FIRST_CARDS))
    return {kind: _for_our_cards(_numbers(member), cards) for kind, member in held.items()}, provenance


def _told(member: bytes) -> bytes:
    return member[_header(member, "|u1").end() :]


def _numbers(member: bytes) -> tuple[Weights, tuple[int, ...]]:
    """The numbers of an array in a file, and its shape."""
    header = _header(member, "<f4")
    shape = tuple(int(size) for size in header[2].split(b",") if size.strip())
    numbers = array("f")
    numbers.frombytes(member[header.end() :])
    if len(numbers) != prod(shape):
        raise ValueError(f"{len(numbers)} numbers of shape {shape}")
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers, shape


def _header(member: bytes, kind: str) -> re.Match[bytes]:
    found = _HEADER.match(member)
    if found is None or found[1].decode() != kind:
        raise ValueError(f"no array of {kind}")
    return found


def _for_our_cards(learned: tuple[Weights, tuple[int, ...]], cards: Sequence[str]) -> Weights:
    """Weights that were learned for some scoring cards, at the places of ours: zero for a card that is new."""
    numbers, shape = learned
    columns = len(cards) * FEATURES
    width = COLUMNS_OF_EDICTS + 4 * columns
    if shape != (4, BASIS, width):
        raise ValueError(f"weights of shape {shape} are of another version")
    ours = array("d", bytes(8 * 4 * BASIS * WEIGHTS))
    for row in range(4 * BASIS):
        to, came = row * WEIGHTS, row * width
        ours[to : to + COLUMNS_OF_EDICTS] = array("d", numbers[came : came + COLUMNS_OF_EDICTS])
        for slot in range(4):
            to, came = row * WEIGHTS + COLUMNS_OF_EDICTS, row * width + COLUMNS_OF_EDICTS
            to, came = to + slot * COLUMNS_OF_SLOT, came + slot * columns
            for place, card in enumerate(SCORING):
                if card in cards:
                    first, known = to + place * FEATURES, came + cards.index(card) * FEATURES
                    ours[first : first + FEATURES] = array("d", numbers[known : known + FEATURES])
    return ours


@cache
def shipped() -> tuple[dict[str, Weights], dict[str, Any]]:
    """The weights that come with the package."""
    return unpacked((files("cartographers.value") / "data" / "weights.npz").read_bytes())


_chosen: dict[str, Weights] = {}


def use(packed: bytes) -> None:
    """Has planner and master of this process value sheets by other weights; to be called before they first think."""
    sets, _ = unpacked(packed)
    if set(KINDS_OF_GAME) - set(sets):
        raise ValueError("weights for some kinds of games are missing")
    _chosen.update(sets)


def weights_of(options: Options) -> Weights:
    """The weights for a game."""
    return (_chosen or shipped()[0])[kind_of(options)]
