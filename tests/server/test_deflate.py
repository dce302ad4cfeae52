"""Long messages are compressed, once for all who are sent them; whoever cannot read that is sent them as they are."""

import asyncio
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from cartographers.server.edge.deflate import deflated
from cartographers.server.wire.protocol import LONG
from client import Socket, playing
from serving import Server

pytestmark = pytest.mark.anyio


class Counted(ClientConnection):
    """Counts the bytes that come, as they go over the network."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Compressed(Socket):
    """A reader who can take compressed messages, as browsers do."""

    async def connect(self, **headers: str) -> None:
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        self.connection = await connect(
            self._url, additional_headers={**cookie, **headers}, max_size=None, proxy=None, create_connection=Counted
        )


async def test_a_table_of_many_is_told_in_few_bytes(server: Server) -> None:
    options: dict[str, Any] = {"ambushes": [], "ruins": False}
    async with (
        playing(server.address, 40, options) as players,
        Compressed(server.address, players[0].match) as packed,
        Socket(server.address, players[0].match) as plain,
    ):
        assert isinstance(packed.connection, Counted)
        before = packed.connection.received
        for turn in (1, 2):
            await asyncio.gather(*(player.play_to_turn(turn + 1, Random(turn)) for player in players))
        for reader in (packed, plain):
            await reader.reach_turn(3)
        assert (packed.table, packed.events) == (plain.table, plain.events)
        assert "permessage-deflate" in str(packed.connection.response and packed.connection.response.headers)
        assert (packed.connection.received - before) * 5 < len(str(packed.stood[-2])) + len(str(packed.stood[-1]))


async def test_what_a_client_compresses_is_read(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), Compressed(server.address, ada.match, ada.cookie) as packed:
        await packed.answer(Random(1))


def test_a_text_is_compressed_once() -> None:
    text = b"forest " * LONG
    assert deflated(text, 15) is deflated(bytes(bytearray(text)), 15)
