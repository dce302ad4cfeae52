"""Rate limits by token buckets: everybody has some credits, each message costs one, and they grow back."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

MOST_ADDRESSES = 20_000
HOUSEHOLDS = 4
"""How many times the credits of a household (a /64 of IPv6) all of a /48 have together."""

# What a request costs an address, by the work that it makes: a credit is some 2.5 ms of the server's time.
READING, WRITING = 0.2, 1.0
OPENING = 1.0  # of a match that nobody has looked at for a while
AN_ENTRY = 1 / 50  # of a log that has to be read
A_MAP = 1 / 50  # of a past moment
A_LINE = 1 / 100  # of the lobby, or a rating of a puzzle
A_POSITION = 1.0  # of a puzzle, which is played up to there
A_SEASON = 1 / 2  # of a game on paper, counted and looked at for what cannot be
A_BYTE = 1 / 50_000  # of news that somebody asks for with a hello

# Of a socket: a message costs one, and so does every frame that is not a whole message.
SOCKET_CREDITS = (60, 15)
SOCKET_PURSE = "cartographers.socket"


class TokenBucket:
    """So many messages at once, so many a second in the long run."""

    __slots__ = ("_at", "_left", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Takes credits if there are enough; where something costs more than anybody ever has, all have to be there."""
        if not self.has(cost):
            return False
        self._left -= cost
        return True

    def has(self, cost: float) -> bool:
        self._grow()
        return self._left >= min(cost, self.most)

    def owe(self, cost: float) -> None:
        """Takes credits for what is being done already, even those that have yet to grow."""
        self._grow()
        self._left -= cost

    def _grow(self) -> None:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.per_second)
        self._at = now


def socket_bucket(scope: Mapping[str, Any]) -> TokenBucket:
    """The credits of a socket, which its frames are paid from already."""
    purse = scope.get(SOCKET_PURSE)
    return purse if isinstance(purse, TokenBucket) else TokenBucket(*SOCKET_CREDITS)


class Purse:
    """What somebody pays from: the own credits, and those shared with others."""

    __slots__ = ("_parts",)

    def __init__(self, *parts: TokenBucket) -> None:
        self._parts = parts

    def take(self, cost: float = 1.0) -> bool:
        """Takes credits if there are enough in every part."""
        if not self.has(cost):
            return False
        self.owe(cost)
        return True

    def has(self, cost: float) -> bool:
        return all(part.has(cost) for part in self._parts)

    def owe(self, cost: float) -> None:
        for part in self._parts:
            part.owe(cost)


class Addresses:
    """Credits of every address that was heard of lately; for IPv6, of every household and of its neighbourhood."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._credits: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> Purse:
        own, *others = networks(address)
        return Purse(self._of(own, 1), *(self._of(other, HOUSEHOLDS) for other in others))

    def _of(self, network: str, times: float) -> TokenBucket:
        if network not in self._credits:
            self._credits[network] = TokenBucket(times * self._most, times * self._per_second)
            if len(self._credits) > MOST_ADDRESSES:
                self._credits.popitem(last=False)
        self._credits.move_to_end(network)
        return self._credits[network]


def plain_address(address: str) -> str:
    """The address of IPv4 that stands in one of IPv6, as it does where a server listens to both; others as they are."""
    if ":" not in address:
        return address
    try:
        mapped = ipaddress.IPv6Address(address).ipv4_mapped
    except ValueError:
        return address
    return address if mapped is None else str(mapped)


@lru_cache(maxsize=1000)
def networks(address: str) -> tuple[str, ...]:
    """The address; for IPv6 the network that one household has, and the one that anybody can rent."""
    plain = plain_address(address)
    try:
        parsed = ipaddress.ip_address(plain)
    except ValueError:
        return (plain,)
    if parsed.version == 4:
        return (plain,)
    return tuple(str(ipaddress.ip_network(f"{plain}/{length}", strict=False)) for length in (64, 48))
