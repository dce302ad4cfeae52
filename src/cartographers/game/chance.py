"""Chance as a value: every shuffle follows from the seed of the match and the name of what is shuffled.

Nothing here depends on Python's own generators, so a deck can be proved again anywhere, in any year.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256


def shuffled(seed: str, purpose: str, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the order that `seed` gives them for `purpose`, whatever order they come in."""
    order = sorted(cards)
    # 512 bits read as a number in mixed radix give each order of up to 40 cards a chance equal to within 2^-350.
    number = int.from_bytes(blake2b(f"{seed}\n{purpose}".encode()).digest())
    for last in range(len(order) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def seal(seed: str) -> str:
    """What may be published before the match to prove afterwards that the seed was fixed."""
    return sha256(f"cartographers\n{seed}".encode()).hexdigest()
