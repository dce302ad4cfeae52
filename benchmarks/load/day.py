"""A day's map begins: how long do people wait who come within a minute, beside people who come one by one?

Everybody is new: gets a name, looks at the map of the day, begins it, opens its table and draws once.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from benchmarks.load.many import MANY, lift_limits
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile, served

STEPS = ("name", "look", "begin", "table", "draw")


class Watch:
    """How long each step of each person took, in seconds."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {step: [] for step in STEPS}
        self.matches: set[str] = set()
        self.seals: set[str] = set()
        self.late: list[float] = []
        self.lost = 0

    def told(self, step: str) -> str:
        took = self.took[step]
        return f"{step} {1000 * percentile(took, 0.5):.1f} / {1000 * percentile(took, 0.99):.1f}"


class Homes:
    """Connections from many addresses, since a server takes one request of each at a time."""

    def __init__(self) -> None:
        self._clients: dict[str, httpx.AsyncClient] = {}

    def at(self, local: str) -> httpx.AsyncClient:
        if local not in self._clients:
            transport = httpx.AsyncHTTPTransport(
                local_address=local, verify=False, limits=httpx.Limits(max_keepalive_connections=0)
            )
            self._clients[local] = httpx.AsyncClient(timeout=60, trust_env=False, transport=transport)
        return self._clients[local]

    async def close(self) -> None:
        for client in self._clients.values():
            await client.aclose()


async def come(server: Served, homes: Homes, number: int, watch: Watch) -> None:
    """One person, from the first visit to the first drawing."""
    local = f"127.1.{1 + number % 200}.1"
    person, http = Person(server.address, f"day {number}", local), homes.at(local)
    started = time.perf_counter()

    def took(step: str) -> None:
        nonlocal started
        watch.took[step].append(time.perf_counter() - started)
        started = time.perf_counter()

    await person.enter(http)
    took("name")
    told = await http.get(f"{server.address}/api/deals/today", headers={"Cookie": person.cookie})
    watch.seals.add(told.raise_for_status().json()["seal"])
    took("look")
    headers = {"Cookie": person.cookie}
    begun = await http.post(f"{server.address}/api/deals/today", json={}, headers=headers)
    match = begun.raise_for_status().json()["match"]
    watch.matches.add(match)
    took("begin")
    await person.connect(match)
    while not person.is_asked:
        await person.hear()
    took("table")
    await person.draw()
    while (await person.hear()).type != "done":
        pass
    took("draw")
    await person.connection.close()


async def run(server: Served, people: int, seconds: float) -> tuple[Watch, Watch, float]:
    """First some who come one by one, then many within so many seconds; the server's processor time for these."""
    quiet, crowd = Watch(), Watch()
    chance, homes = Random(1), Homes()
    for number in range(200):
        homes.at(f"127.1.{1 + number}.1")
    for number in range(60):
        await come(server, homes, number, quiet)
    began, spent = time.perf_counter(), server.processor_seconds()

    async def comes_at(moment: float, number: int) -> None:
        due = began + moment
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        crowd.late.append(time.perf_counter() - due)
        try:
            await come(server, homes, number, crowd)
        except (httpx.HTTPError, OSError):  # the machine has no time for them; told at the end
            crowd.lost += 1

    moments = sorted(chance.uniform(0, seconds) for _ in range(people))
    await asyncio.gather(*(comes_at(moment, 100 + number) for number, moment in enumerate(moments)))
    spent = server.processor_seconds() - spent
    await homes.close()
    return quiet, crowd, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60.0, help="within how many seconds they come")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    lift_limits()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database, *MANY) as server:
        quiet, crowd, spent = asyncio.run(run(server, asked.people, asked.seconds))
    assert len(crowd.matches) == len(crowd.took["begin"])
    assert len(quiet.seals | crowd.seals) == 1
    print(f"{asked.people} people within {asked.seconds:.0f} s, beside 60 one by one; p50 / p99 in ms:")
    for name, watch in (("quiet", quiet), ("crowd", crowd)):
        print(f"  {name}: {', '.join(map(watch.told, STEPS))}")
    each, late = 1000 * spent / asked.people, 1000 * percentile(crowd.late, 0.99)
    print(f"  {each:.1f} ms of the server's core a person; the clients' own delay p99 {late:.0f} ms; lost {crowd.lost}")


if __name__ == "__main__":
    main()
