"""Strangers ask for replays of a finished table of a hundred, many at a time."""

import argparse
import asyncio
import time
from functools import partial
from itertools import cycle

import httpx
from benchmarks.attacks.felt import Attack, compare
from benchmarks.attacks.strangers import Heard, stranger
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile

KINDS = ("", "/steps", "/steps/{moment}", "/steps/2", "/record")


async def finished(address: str, seats: int) -> str:
    """A match that bots have played to its end."""
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False, verify=False) as http:
        host = Person(address, "host", "127.0.0.1")
        await host.enter(http)
        body = {"options": {"seats": seats}, "bots": ["random"] * seats, "sit": False, "begin": True}
        opened = await http.post("/api/matches", json=body, headers={"Cookie": host.cookie})
        match = str(opened.raise_for_status().json()["match"])
        while (await http.get(f"/api/matches/{match}")).json()["gathering"]["status"] != "over":
            await asyncio.sleep(1)
    return match


async def ask(
    address: str, match: str, at_once: int, seconds: float, addresses: int, heard: Heard | None = None
) -> str:
    """So many at once, again as soon as they are answered, from some addresses."""
    heard = heard or Heard()
    waits: list[float] = []
    until = time.perf_counter() + seconds
    async with stranger(address, heard) as http:
        steps = (await http.get(f"/api/matches/{match}/steps")).json().get("steps", [])
    moments = cycle([step["seq"] for step in steps] or [1])
    kinds = cycle(KINDS)

    async def one(number: int) -> None:
        async with stranger(address, heard, f"127.8.0.{number % addresses + 1}") as http:
            while time.perf_counter() < until:
                path = f"/api/matches/{match}{next(kinds).format(moment=next(moments))}"
                began = time.perf_counter()
                await http.get(path)
                waits.append(time.perf_counter() - began)

    await asyncio.gather(*(one(number) for number in range(at_once)))
    told = ", ".join(f"{count} × {status}" for status, count in sorted(heard.statuses.items()))
    return f"{at_once} strangers at once, answered {told}, p99 {1000 * percentile(waits, 0.99):.0f} ms"


def attack(address: str, match: str, at_once: int, seconds: float, addresses: int) -> str:
    return asyncio.run(ask(address, match, at_once, seconds, addresses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=60)
    parser.add_argument("--addresses", type=int, default=1, help="from which the strangers come")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nice", type=int, default=0, help="of the attackers: 19 leaves the processors to the others")
    asked = parser.parse_args()

    async def prepare(server: Served) -> Attack:
        match = await finished(server.address, asked.seats)
        return partial(attack, server.address, match, asked.at_once, asked.seconds, asked.addresses)

    compare(prepare, asked.seconds, nice=asked.nice)


if __name__ == "__main__":
    main()
