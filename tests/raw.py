"""Bytes on a wire: what no browser and no library would send."""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

PATIENCE = 30.0
SMALL = 4096  # bytes
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Frame(NamedTuple):
    kind: int
    data: bytes

    @property
    def end(self) -> tuple[int, str]:
        """The code and the reason of a closing frame."""
        return int.from_bytes(self.data[:2], "big"), self.data[2:].decode()


def frame(kind: int, data: bytes = b"", is_last: bool = True) -> bytes:
    """A frame as a client sends it."""
    mask = os.urandom(4)
    head = bytes([kind | (0x80 if is_last else 0)])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    else:
        head += bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def said(**message: Any) -> bytes:
    """A message in one frame."""
    return frame(TEXT, json.dumps(message).encode())


class Wire:
    """A connection of bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Sends as much as the other side takes; raises ConnectionError where it has hung up."""
        self.writer.write(data)
        async with asyncio.timeout(PATIENCE):
            await self.writer.drain()

    async def head(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """All that comes until the other side hangs up."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while more := await self.reader.read(65536):
                    found += more
            except ConnectionError:
                pass
        return found

    async def frame(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            kind, length = await self.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), "big")
            return Frame(kind & 15, await self.reader.readexactly(length))

    async def frames(self) -> list[Frame]:
        """All frames until the other side hangs up."""
        found: list[Frame] = []
        try:
            while True:
                found.append(await self.frame())
        except (ConnectionError, asyncio.IncompleteReadError):
            return found

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            heard = await self.frame()
            if heard.kind == TEXT and (message := json.loads(heard.data))["type"] == kind:
                assert isinstance(message, dict)
                return message


@asynccontextmanager
async def wired(address: str) -> AsyncIterator[Wire]:
    """A connection to a server."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    family, kind, protocol, _, at = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)[0]
    connection = socket.socket(family, kind, protocol)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)  # the system must not read for those who do not
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, at)
    reader, writer = await asyncio.open_connection(sock=connection, limit=SMALL)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def upgraded(address: str, match: str) -> AsyncIterator[Wire]:
    """A socket to a match, of somebody without a cookie."""
    async with wired(address) as wire:
        await wire.send(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert (await wire.head()).startswith(b"HTTP/1.1 101 ")
        yield wire
