"""Chance for machine code: streams of 64-bit lots, each following from a seed, a game and a purpose (splitmix64).

A stream is one word that counts on by a constant; its lots are hashes of the count. So streams need not be kept in
step with each other, and game k of a batch is the same whoever plays it and in whatever order.
"""

from hashlib import blake2b

import numpy as np

from cartographers.native.compiler.int128 import Words

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_16, _27, _30, _31, _48 = np.uint64(16), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(48)

DEAL_STREAM = 0  # of a game; its seats have those after it
REDEAL_STREAM = 1000  # beyond those of any seats


def mixed(word: np.uint64) -> np.uint64:
    """A word whose every bit depends on every bit of `word`."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


def stream(seed: np.uint64, game: int, purpose: int) -> np.uint64:
    """Where the stream of a game for a purpose begins."""
    return mixed(mixed(seed + np.uint64(game) * _STEP) + np.uint64(purpose + 1) * _STEP)


def random_below(chance: Words, number: int) -> int:
    """The next lot of a stream below `number`, which is less than 2**16; any is as likely, to 32 bits and more."""
    chance[0] += _STEP
    return int(((mixed(chance[0]) >> _16) * np.uint64(number)) >> _48)


def seed_word(seed: str) -> np.uint64:
    """The seed of the streams of lots that a text stands for."""
    return np.uint64(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest()))
