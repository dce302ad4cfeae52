"""Who may ask now: decided by the address of a connection, before anything of a request is read."""

from collections.abc import Callable

from cartographers.server.limits.token_bucket import WRITING, Addresses
from cartographers.server.limits.turns import Turns


class Door:
    """For whom a proxy asks, only its headers tell: proxies are let in."""

    def __init__(self, addresses: Addresses, is_proxy: Callable[[str], bool]) -> None:
        self._addresses = addresses
        self._is_proxy = is_proxy
        self._turns = Turns()

    def is_poor(self, address: str) -> bool:
        """Whether whoever connects has no credits left."""
        return not self._is_proxy(address) and not self._addresses.of(address).has(WRITING)

    def take_turn(self, address: str, begin: Callable[[], object]) -> None:
        """Begins one request of an address in each round of the loop, however many come at once."""
        if self._is_proxy(address):
            begin()
        else:
            self._turns.take(address, begin)
