"""The address at which friends reach this server."""

import socket
from collections.abc import Callable
from ipaddress import ip_address

from msgspec import Struct

# Only the way to them is asked for, nothing is sent: one far away, and one in each usual home network.
_ELSEWHERE = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
_ANY_PORT = 9


class Listening(Struct, frozen=True):
    """Where a server listens, and the addresses of its page that it was told."""

    host: str = "127.0.0.1"
    port: int = 0
    origins: tuple[str, ...] = ()

    @property
    def is_only_here(self) -> bool:
        """Whether no other machine can come."""
        return not self.origins and ip_address(self.host).is_loopback

    @property
    def is_everywhere(self) -> bool:
        return ip_address(self.host).is_unspecified


def own_address() -> str:
    """This machine's address in its network; empty where it is in none."""
    for other in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((other, _ANY_PORT))
            except OSError:
                continue
            found = str(asking.getsockname()[0])
        if not ip_address(found).is_loopback:
            return found
    return ""


def friends_address(listening: Listening, own: Callable[[], str] = own_address) -> str:
    """What friends open: the address that the host gave, or that of this machine in its network; empty for none."""
    if listening.origins:
        return listening.origins[0].rstrip("/")
    if listening.is_only_here:
        return ""
    host = own() if listening.is_everywhere else listening.host
    return address_of(host, listening.port) if host else ""


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
