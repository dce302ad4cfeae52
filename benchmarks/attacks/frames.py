"""Strangers send frames that are no messages, as fast as they are taken, and read nothing of what comes back."""

import argparse
import asyncio
import time
from functools import partial

import httpx
from benchmarks.attacks.felt import Attack, compare
from benchmarks.load.player import Person
from benchmarks.load.serving import Served

# Masked with zeros, as a client may.
KINDS = {
    "pings": (b"", b"\x89\x80\0\0\0\0"),
    "long-pings": (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    "pongs": (b"", b"\x8a\x80\0\0\0\0"),
    "fragments": (b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0"),
}
AT_ONCE = 2000  # frames in one go


async def flood(address: str, match: str, kind: str, frames: int, sockets: int, seconds: float) -> str:
    """So many frames, or for so long; whoever is cut off comes again."""
    until = time.perf_counter() + seconds
    first, one = KINDS[kind]
    sent = connections = 0

    async def from_one_socket(share: int) -> None:
        nonlocal sent, connections
        done = 0
        while done < share and time.perf_counter() < until:
            try:
                writer = await _upgraded(address, match)
            except (ConnectionError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)
                continue
            connections += 1
            try:
                writer.write(first)
                while done < share and time.perf_counter() < until and not writer.is_closing():
                    writer.write(one * AT_ONCE)
                    async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                        await writer.drain()
                    done += AT_ONCE
                    sent += AT_ONCE
            except (ConnectionError, TimeoutError):
                pass
            writer.transport.abort()

    await asyncio.gather(*(from_one_socket(frames // sockets) for _ in range(sockets)))
    return f"{sent} {kind} were sent over {connections} connections"


async def _upgraded(address: str, match: str) -> asyncio.StreamWriter:
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
    )
    try:
        await reader.readuntil(b"\r\n\r\n")
    except BaseException:
        writer.transport.abort()
        raise
    return writer


def attack(address: str, match: str, kind: str, frames: int, sockets: int, seconds: float) -> str:
    return asyncio.run(flood(address, match, kind, frames, sockets, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=sorted(KINDS), default="pings")
    parser.add_argument("--frames", type=int, default=20_000_000, help="at most so many")
    parser.add_argument("--sockets", type=int, default=4, help="at once")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nice", type=int, default=0, help="of the attackers: 19 leaves the processors to the others")
    asked = parser.parse_args()

    async def prepare(server: Served) -> Attack:
        async with httpx.AsyncClient(timeout=60, trust_env=False, verify=False) as http:
            host = Person(server.address, "host", "127.0.0.1")
            await host.enter(http)
            match = (await host.open(http, 1))["match"]
        return partial(attack, server.address, match, asked.kind, asked.frames, asked.sockets, asked.seconds)

    compare(prepare, asked.seconds, nice=asked.nice)


if __name__ == "__main__":
    main()
