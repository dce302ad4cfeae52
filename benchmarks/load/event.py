"""A club's event: how long do pages wait that follow it, all from one address, quietly and while people draw?

Every page asks every four seconds, as a browser does, and names the tag of what it knows.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
from benchmarks.load.many import lift_limits
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile, served

EVERY = 4.0
HALL = "127.0.0.1"
GENTLE = {"ambushes": [], "ruins": False}


class Page:
    """Somebody's page, or a projector's."""

    def __init__(self, server: Served, name: str, event: str = "") -> None:
        self.person = Person(server.address, name, HALL)
        # A new connection each time: the server lets go of one that rests, and only browsers ask again then.
        transport = httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(max_keepalive_connections=0))
        self.http = httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False, transport=transport)
        self.event = event
        self.took: list[float] = []
        self.refused = 0
        self._tag = ""

    async def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = await self.http.post(path, json=body or {}, headers={"Cookie": self.person.cookie})
        told: dict[str, Any] = answer.raise_for_status().json()
        return told

    async def follow(self, until: float) -> None:
        chance = Random(self.person.name)
        await asyncio.sleep(chance.random() * EVERY)
        while time.monotonic() < until:
            await self._ask(f"/api/events/{self.event}" + (f"/since/{self._tag}" if self._tag else ""))
            await asyncio.sleep(EVERY * (0.8 + 0.4 * chance.random()))

    async def _ask(self, path: str) -> None:
        began = time.perf_counter()
        answer = await self.http.get(path, headers={"Cookie": self.person.cookie})
        if answer.status_code == 429:
            self.refused += 1
            return
        self.took.append(time.perf_counter() - began)
        self._tag = answer.raise_for_status().json()["tag"]

    async def draw(self) -> None:
        """A whole map, as fast as it can be drawn."""
        await self.person.connect((await self.post(f"/api/events/{self.event}/draw"))["match"])
        drawn = 0
        while not self.person.over:
            if self.person.is_asked and self.person.turn > drawn:
                drawn = self.person.turn
                await self.person.draw()
            await self.person.hear()
        await self.person.connection.close()


async def together(pages: list[Page], path: str) -> float:
    """Seconds until all have been answered who ask at once."""
    began = time.perf_counter()
    await asyncio.gather(*(page.post(path) for page in pages))
    return time.perf_counter() - began


async def watched(server: Served, pages: list[Page], seconds: float, *beside: Coroutine[Any, Any, None]) -> str:
    """What pages feel while something happens beside."""
    for page in pages:
        page.took, page.refused = [], 0
    began, spent = time.monotonic(), server.processor_seconds()
    await asyncio.gather(*(page.follow(began + seconds) for page in pages), *beside)
    lasted, spent = time.monotonic() - began, server.processor_seconds() - spent
    took = [each for page in pages for each in page.took]
    times = " / ".join(f"{1000 * percentile(took, share):.0f}" for share in (0.5, 0.99, 1.0))
    refused = sum(page.refused for page in pages)
    return f"{len(took) / lasted:.0f} answers a second, {times} ms, {spent / lasted:.2f} of a core, {refused} refused"


async def run(server: Served, people: int, drawing: int, seconds: float) -> None:
    host = Page(server, "host")
    await host.person.enter(host.http)
    body = {"name": "Cup", "rounds": [GENTLE] * 5, "length": 3600}
    event = (await host.post("/api/events", body))["event"]
    pages = [Page(server, f"guest {number:03}", event) for number in range(people)]
    for page in pages:
        await page.person.enter(page.http)
        await asyncio.sleep(0.02)
    print(f"{people} join at once: {await together(pages, f'/api/events/{event}/join'):.2f} s")
    await host.post(f"/api/events/{event}/start")
    walls = [Page(server, f"wall {number}", event) for number in range(2)]
    print(f"p50 / p99 / worst, quiet: {await watched(server, [*pages, *walls], seconds)}")
    print(f"{people} begin at once: {await together(pages, f'/api/events/{event}/draw'):.2f} s")
    told = await watched(server, [*pages, *walls], seconds, *(page.draw() for page in pages[:drawing]))
    print(f"while {drawing} of them draw a map each: {told}")
    for page in [host, *pages, *walls]:
        await page.http.aclose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--drawing", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    lift_limits()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database) as server:
        asyncio.run(run(server, asked.people, asked.drawing, asked.seconds))


if __name__ == "__main__":
    main()
