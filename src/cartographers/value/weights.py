"""The shipped weights of the value of sheets: one set for each kind of game, with the story of their making.

They lie in a file as numpy writes it (.npz): an archive of arrays, each with a line that tells its type and shape.
"""

import json
import re
import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from math import prod
from typing import Any, TypeAlias
from zipfile import ZipFile

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.value.sizes import (
    BASIS,
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMPANY,
    COMPANY_OF_SLOT,
    FEATURES,
    WEIGHTS,
)

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
    width = shape[-1] if shape else 0
    moves = [move for move in _moves(cards) if sum(move[1:]) <= width]
    if shape != (4, BASIS, width) or width not in (_width(cards, 0), _width(cards, COLUMNS_OF_EDICTS)):
        raise ValueError(f"weights of shape {shape} are of another version")
    ours = array("d", bytes(8 * 4 * BASIS * WEIGHTS))
    for row in range(4 * BASIS):
        for to, came, number in moves:
            if to >= 0:
                first, known = row * WEIGHTS + to, row * width + came
                ours[first : first + number] = array("d", numbers[known : known + number])
    return ours


def _width(cards: Sequence[str], company: int) -> int:
    """How many weights a season has; the first files had none for edicts in company."""
    return COLUMNS_OF_EDICTS + 4 * len(cards) * (FEATURES + company)


def _moves(cards: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """Which columns of ours hold which of those that were learned, and how many; -1 for a card that is no longer."""
    yield 0, 0, COLUMNS_OF_EDICTS
    came, known = COLUMNS_OF_EDICTS, list(SCORING)
    own = [(COLUMNS_OF_EDICTS + slot * COLUMNS_OF_SLOT, FEATURES) for slot in range(4)]
    company = [(COMPANY + slot * COMPANY_OF_SLOT, COLUMNS_OF_EDICTS) for slot in range(4)]
    for first, number in (*own, *company):
        for card in cards:
            yield first + known.index(card) * number if card in SCORING else -1, came, number
            came += number


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
