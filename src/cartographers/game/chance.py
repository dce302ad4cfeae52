"""Chance as a value: every shuffle follows from the seed of the match and the name of what is shuffled.

Nothing here depends on Python's own generators, so a deck can be proved again anywhere, in any year.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256
from struct import unpack


def shuffled(seed: str, purpose: str, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the order that `seed` gives them for `purpose`, whatever order they come in."""
    known = sorted(cards)
    if not known:
        return ()
    # Eight lots of 64 bits come from one digest.
    digests = [blake2b(f"{seed}\n{purpose}\n{block}".encode()).digest() for block in range((len(known) + 7) // 8)]
    lots = dict(zip(known, unpack(f">{8 * len(digests)}Q", b"".join(digests)), strict=False))
    return tuple(sorted(known, key=lots.__getitem__))


def seal(seed: str) -> str:
    """What may be published before the match to prove afterwards that the seed was fixed."""
    return sha256(f"cartographers\n{seed}".encode()).hexdigest()
