"""A player for load tests: real HTTP, a real socket, and any drawing that is offered."""

import time
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

ROWS = "ABCDEFGHIJK"


class Fit(Struct):
    cells: list[tuple[int, int]]
    at: list[str]


class Offer(Struct):
    terrains: list[str]
    fits: list[Fit]


class You(Struct):
    seat: int | None
    offer: Offer | None


class Table(Struct):
    """Of a patch, what has changed."""

    turn: int | None = None
    over: bool | None = None


class Patch(Struct):
    table: Table | None = None


class Message(Struct):
    """What is read of a message; all else is skipped, so that the clients leave time to the server."""

    type: str
    table: Table | None = None
    patch: Patch | None = None
    waiting: list[int] | None = None
    you: You | None = None


_MESSAGE = msgspec.json.Decoder(Message)


class Counted(ClientConnection):
    """Counts the bytes that come, as they go over the network."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Person:
    """Somebody with a cookie and, later, a socket. Times are of this machine's monotonic clock."""

    def __init__(self, address: str, name: str, local: str) -> None:
        self.address = address
        self.name = name
        self.local = local  # the loopback address that it comes from, so that credits are counted as for many homes
        self.cookie = ""
        self.chance = Random(name)
        self.turn = 0
        self.over = False
        self.waiting: list[int] = []
        self.you: You | None = None
        self.heard_at = 0.0
        self.connection: Counted
        self._count = 0

    async def enter(self, http: httpx.AsyncClient) -> None:
        response = await self._post(http, "/api/me", {"name": self.name})
        self.cookie = response.headers["set-cookie"].partition(";")[0]

    async def open(self, http: httpx.AsyncClient, seats: int) -> dict[str, str]:
        body = {"options": {"seats": seats}}
        opened: dict[str, str] = (await self._post(http, "/api/matches", body)).json()
        return opened

    async def sit(self, http: httpx.AsyncClient, match: dict[str, str]) -> None:
        await self._post(http, f"/api/matches/{match['match']}/sit", {"invite": match["invite"]})

    async def begin(self, http: httpx.AsyncClient, match: dict[str, str]) -> None:
        await self._post(http, f"/api/matches/{match['match']}/begin", {})

    async def _post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> httpx.Response:
        response = await http.post(f"{self.address}{path}", json=body, headers={"Cookie": self.cookie})
        return response.raise_for_status()

    async def connect(self, match: str) -> None:
        connection = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket",
            additional_headers={"Cookie": self.cookie},
            compression="deflate",
            max_size=None,
            proxy=None,
            local_addr=(self.local, 0),
            ping_interval=None,
            open_timeout=60,
            create_connection=Counted,
        )
        assert isinstance(connection, Counted)
        self.connection = connection
        await self.connection.send('{"type":"hello"}')

    async def hear(self) -> Message:
        """The next message; where the match stands is kept, with the time at which all of it was known."""
        text = await self.connection.recv(decode=False)
        at = time.perf_counter()
        message = _MESSAGE.decode(text)
        self.waiting = self.waiting if message.waiting is None else message.waiting
        table = message.patch.table if message.patch else message.table
        if table:
            self.turn = self.turn if table.turn is None else table.turn
            self.over = self.over if table.over is None else table.over
        if message.you:
            self.you = message.you
            self.heard_at = at
        elif message.type == "changes":
            await self.hear()  # what concerns the reader alone comes next
        return message

    @property
    def is_asked(self) -> bool:
        return self.you is not None and self.you.seat in self.waiting

    async def draw(self) -> None:
        """Sends any drawing that is offered."""
        assert self.you
        assert self.you.offer
        self._count += 1
        offer = self.you.offer
        fit = self.chance.choice(offer.fits)
        first = self.chance.choice(fit.at)
        row, column = ROWS.index(first[0]), int(first[1:])
        wish = {
            "type": "draw",
            "id": f"d{self._count}",
            "turn": self.turn,
            "terrain": self.chance.choice(offer.terrains),
            "spaces": [f"{ROWS[row + down]}{column + right}" for down, right in fit.cells],
        }
        await self.connection.send(msgspec.json.encode(wish).decode())
