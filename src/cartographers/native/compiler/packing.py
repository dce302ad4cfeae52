"""Sets of spaces as one byte a space, for those who learn from them: eight at a time."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.board.grid import SPACES
from cartographers.native.compiler.int128 import put_word

Octets: TypeAlias = npt.NDArray[np.uint8]

_ONE, _EIGHT, _OCTET = np.uint64(1), np.uint64(8), np.uint64(255)
_LAST = np.uint64(SPACES - 1 - 64)

SPREAD = np.array([sum((octet >> bit & 1) << 8 * bit for bit in range(8)) for octet in range(256)], np.uint64)
"""By the value of a byte: a word whose bytes are its bits."""


def write_board(low: np.uint64, high: np.uint64, octets: Octets, place: int) -> None:
    """Writes the 121 spaces of a board from `place` on, and seven zeros after them: the next board is written later."""
    for _ in range(8):
        put_word(octets, place, SPREAD[low & _OCTET])
        low = low >> _EIGHT
        place += 8
    for _ in range(8):
        put_word(octets, place, SPREAD[high & _OCTET])
        high = high >> _EIGHT
        place += 8


def end_board(low: np.uint64, high: np.uint64, octets: Octets, place: int) -> None:
    """Writes the 121 spaces of a board from `place` on, and nothing after them."""
    for _ in range(8):
        put_word(octets, place, SPREAD[low & _OCTET])
        low = low >> _EIGHT
        place += 8
    last = (high >> _LAST) & _ONE
    for _ in range(7):
        put_word(octets, place, SPREAD[high & _OCTET])
        high = high >> _EIGHT
        place += 8
    octets[place] = last
