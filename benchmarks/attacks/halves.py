"""Strangers open many connections and never finish what they ask: heads and bodies that trickle in, or nothing."""

import argparse
import asyncio
import resource
import time
from functools import partial
from itertools import cycle

from benchmarks.attacks.felt import Attack, compare
from benchmarks.load.serving import Served

_POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
BEGUN = (
    b"",
    b"GET / HTTP/1.1\r\nX: ",
    _POST + b"Content-Length: 16000\r\n\r\n",
    _POST + b"Transfer-Encoding: chunked\r\n\r\n4000\r\n",
)
EVERY = 1.0  # seconds from one byte to the next


async def trickle(address: str, connections: int, seconds: float) -> str:
    """So many connections at once; whoever is hung up on comes again."""
    host, _, port = address.removeprefix("http://").partition(":")
    until = time.perf_counter() + seconds
    kept: list[float] = []
    halves = cycle(BEGUN)

    async def one() -> None:
        while time.perf_counter() < until:
            began = time.perf_counter()
            try:
                reader, writer = await asyncio.open_connection(host, int(port))
            except OSError:
                await asyncio.sleep(EVERY)
                continue
            half = next(halves)
            writer.write(half)
            while time.perf_counter() < until and not (reader.at_eof() or writer.is_closing()):
                await asyncio.sleep(EVERY)
                if half:
                    writer.write(b" ")
            if time.perf_counter() < until:
                kept.append(time.perf_counter() - began)
            writer.transport.abort()

    await asyncio.gather(*(one() for _ in range(connections)))
    longest = f"{max(kept):.0f} s at most" if kept else f"{seconds:.0f} s and longer"
    return f"{connections} connections at once, {len(kept)} were hung up on, after {longest}"


def attack(address: str, connections: int, seconds: float) -> str:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return asyncio.run(trickle(address, connections, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--nice", type=int, default=0, help="of the attackers: 19 leaves the processors to the others")
    asked = parser.parse_args()

    async def prepare(server: Served) -> Attack:
        return partial(attack, server.address, asked.connections, asked.seconds)

    compare(prepare, min(10.0, asked.seconds), nice=asked.nice)


if __name__ == "__main__":
    main()
