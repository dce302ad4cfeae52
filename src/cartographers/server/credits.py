"""Credits against floods: everybody has some, each message costs one, and they grow back."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

MOST_ADDRESSES = 20_000

# What a request costs an address, by the work that it makes: a credit is some 2.5 ms of the server's time.
READING, WRITING = 0.2, 1.0
OPENING = 1.0  # of a match that nobody has looked at for a while
AN_ENTRY = 1 / 50  # of a log that has to be read
A_MAP = 1 / 50  # of a past moment
A_LINE = 1 / 100  # of the lobby

# Of a socket: a message costs one, and so does every frame that is not a whole message.
SOCKET_CREDITS = (60, 15)
SOCKET_PURSE = "cartographers.socket"


class Credits:
    """So many messages at once, so many a second in the long run."""

    __slots__ = ("_at", "_left", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Takes credits if there are enough; where something costs more than anybody ever has, all have to be there."""
        self._grow()
        if self._left < min(cost, self.most):
            return False
        self._left -= cost
        return True

    def owe(self, cost: float) -> None:
        """Takes credits for what is being done already, even those that have yet to grow."""
        self._grow()
        self._left -= cost

    def _grow(self) -> None:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.per_second)
        self._at = now


def socket_credits(scope: Mapping[str, Any]) -> Credits:
    """The credits of a socket, which its frames are paid from already."""
    purse = scope.get(SOCKET_PURSE)
    return purse if isinstance(purse, Credits) else Credits(*SOCKET_CREDITS)


class Addresses:
    """Credits of every address that was heard of lately."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._credits: OrderedDict[str, Credits] = OrderedDict()

    def of(self, address: str) -> Credits:
        key = network(address)
        if key not in self._credits:
            self._credits[key] = Credits(self._most, self._per_second)
            if len(self._credits) > MOST_ADDRESSES:
                self._credits.popitem(last=False)
        self._credits.move_to_end(key)
        return self._credits[key]


def network(address: str) -> str:
    """The address, or for IPv6 the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network(f"{address}/64", strict=False)) if parsed.version == 6 else address
