"""A board as two 64-bit words, and its algebra for numba: what the rules ask of an int, machine code asks of a pair.

Numba is given the methods of `Pair` for the operators; == and != of tuples it knows already.
"""

import operator
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import overload, overload_method, register_jitable

from cartographers.board.grid import Board

Words: TypeAlias = npt.NDArray[np.uint64]

_0 = np.uint64(0)
_1 = np.uint64(1)
_63 = np.uint64(63)
_64 = np.uint64(64)


class Pair(NamedTuple):
    """A set of spaces: bits 0 to 63 of the board, and the bits from 64."""

    low: np.uint64
    high: np.uint64

    def __and__(self, other: "Pair") -> "Pair":
        return Pair(self.low & other.low, self.high & other.high)

    def __or__(self, other: "Pair") -> "Pair":
        return Pair(self.low | other.low, self.high | other.high)

    def __xor__(self, other: "Pair") -> "Pair":
        return Pair(self.low ^ other.low, self.high ^ other.high)

    def __lshift__(self, other: int) -> "Pair":
        steps = np.uint64(other)
        if steps >= _64:
            return Pair(_0, self.low << (steps - _64))
        # In two parts, because a word shifted by all of its 64 bits is undefined.
        return Pair(self.low << steps, (self.high << steps) | ((self.low >> _1) >> (_63 - steps)))

    def __rshift__(self, other: int) -> "Pair":
        steps = np.uint64(other)
        if steps >= _64:
            return Pair(self.high >> (steps - _64), _0)
        return Pair((self.low >> steps) | ((self.high << _1) << (_63 - steps)), self.high >> steps)

    def __invert__(self) -> "Pair":
        return Pair(~self.low, ~self.high)

    def __neg__(self) -> "Pair":
        return Pair(~self.low + _1, ~self.high + np.uint64(self.low == _0))

    def bit_count(self) -> np.int64:
        return _ones(self.low) + _ones(self.high)


def _ones(word: np.uint64) -> np.int64:
    """How many bits are set, in the form that compilers know to be one instruction."""
    twos = word - ((word >> _1) & np.uint64(0x5555555555555555))
    fours = (twos & np.uint64(0x3333333333333333)) + ((twos >> np.uint64(2)) & np.uint64(0x3333333333333333))
    eights = (fours + (fours >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((eights * np.uint64(0x0101010101010101)) >> np.uint64(56))


def pair(board: Board) -> Pair:
    """The two words of a board."""
    return Pair(np.uint64(board & 0xFFFFFFFFFFFFFFFF), np.uint64(board >> 64))


def words(boards: Iterable[Board]) -> Words:
    """Many boards in memory, two words each."""
    return np.frombuffer(b"".join([board.to_bytes(16, "little") for board in boards]), np.uint64)


def board_at(words: Words, place: int) -> Board:
    """The board that is number `place` among `words`: an int here, a pair in machine code."""
    return int(words[2 * place]) | int(words[2 * place + 1]) << 64


def _pair_at(words: Words, place: int) -> Pair:
    return Pair(words[2 * place], words[2 * place + 1])


def _is_pair(kind: object) -> bool:
    return isinstance(kind, types.NamedUniTuple) and kind.instance_class is Pair


def _alone(meaning: Callable[[Pair], object]) -> Callable[..., object]:
    return lambda self: meaning if _is_pair(self) else None


def _with_pair(meaning: Callable[[Pair, Pair], object]) -> Callable[..., object]:
    return lambda self, other: meaning if _is_pair(self) and _is_pair(other) else None


def _with_number(meaning: Callable[[Pair, int], object]) -> Callable[..., object]:
    return lambda self, other: meaning if _is_pair(self) and isinstance(other, types.Integer) else None


def _in_words(meaning: Callable[[Words, int], object]) -> Callable[..., object]:
    return lambda words, place: meaning if isinstance(words, types.Array) and isinstance(place, types.Integer) else None


_MEANINGS: dict[Callable[..., object], Callable[..., object]] = {
    operator.and_: _with_pair(Pair.__and__),
    operator.or_: _with_pair(Pair.__or__),
    operator.xor: _with_pair(Pair.__xor__),
    operator.lshift: _with_number(Pair.__lshift__),
    operator.rshift: _with_number(Pair.__rshift__),
    operator.invert: _alone(Pair.__invert__),
    operator.neg: _alone(Pair.__neg__),
    board_at: _in_words(_pair_at),
}

for operation, meaning in _MEANINGS.items():
    overload(operation, strict=False)(meaning)  # annotations may differ
overload_method(types.NamedUniTuple, "bit_count")(_alone(Pair.bit_count))
register_jitable(_ones)
