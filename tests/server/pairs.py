"""Two servers that share a database, and people who turn to the other one when theirs is gone."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from client import Person, Socket
from serving import SECRET, Server, started

LOST = (httpx.TransportError, ConnectionClosed, InvalidMessage, OSError)
"""What one hears of a server that was killed."""


def two_servers(stack: ExitStack, folder: Path, database: str) -> list[Server]:
    """Two servers that share a database and a key."""
    servers = []
    for name in ("first", "second"):
        own = folder / name
        own.mkdir()
        (own / "secret.key").write_text(SECRET)
        servers.append(stack.enter_context(started(own, database=database)))
    return servers


class Twofold:
    """Somebody with two devices, each at another server."""

    def __init__(self, number: int, here: Person, there: Person) -> None:
        self.number = number
        self.name = here.name
        self.sides = [here, there]
        there.http.cookies = here.http.cookies

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Asks the server that is there."""
        for side in [*self.sides]:
            try:
                return await side.post(path, body)
            except LOST:
                self.sides.reverse()
        raise AssertionError("both servers are gone")

    async def stay(self, match: Callable[[], Awaitable[str]], act: Callable[[Socket], Awaitable[None]]) -> None:
        """Does something at a match until it is done, whatever happens to servers meanwhile."""
        while True:
            try:
                async with self.sides[0].at(await match()) as socket:
                    return await act(socket)
            except LOST:
                self.sides.reverse()


async def twofold(stack: AsyncExitStack, pair: list[Server], names: list[str]) -> list[Twofold]:
    """People with these names; every other one begins at the other server."""
    people = []
    for number, name in enumerate(names):
        home, other = (pair[0], pair[1]) if number % 2 else (pair[1], pair[0])
        here = await stack.enter_async_context(Person(home.address, name))
        people.append(Twofold(number, here, await stack.enter_async_context(Person(other.address))))
    return people
