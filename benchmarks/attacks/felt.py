"""What honest players feel while others attack: how long a drawing takes to be confirmed, beside a quiet run."""

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import httpx
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile, served

SEATS = 2
HOME = "127.9.0."  # where the honest players come from
THINK = 0.02

Attack = Callable[[], str]
"""Attacks for a while, in a process of its own, and tells in words what came of it."""
Prepare = Callable[[Served], Awaitable[Attack]]
"""Makes at a server what an attack needs."""


async def drawings(address: str, times: list[float]) -> None:
    """Two people play one match after the other until they are stopped; the times of their confirmations."""
    while True:
        await _match(address, times)


async def _match(address: str, times: list[float]) -> None:
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=f"{HOME}1")
    async with httpx.AsyncClient(timeout=60, trust_env=False, transport=transport) as http:
        people = [Person(address, f"honest {seat}", f"{HOME}{seat + 1}") for seat in range(SEATS)]
        for person in people:
            await person.enter(http)
        match = await people[0].open(http, SEATS)
        await people[1].sit(http, match)
        for person in people:
            await person.connect(match["match"])
        await people[0].begin(http, match)
    await asyncio.gather(*(_play(person, times) for person in people))


async def _play(person: Person, times: list[float]) -> None:
    drawn = 0
    while True:
        while not (person.is_asked and person.turn > drawn):
            if person.over:
                await person.connection.close()
                return
            await person.hear()
        await asyncio.sleep(THINK)
        drawn = person.turn
        began = time.perf_counter()
        await person.draw()
        while (await person.hear()).type != "done":
            pass
        times.append(time.perf_counter() - began)


async def _felt(server: Served, meanwhile: Callable[[], Awaitable[str]]) -> str:
    """What honest players feel while something else goes on, in words."""
    times: list[float] = []
    playing = asyncio.create_task(drawings(server.address, times))
    while not times:
        await asyncio.sleep(0.1)
    times.clear()
    began, before = time.perf_counter(), server.processor_seconds()
    told = await meanwhile()
    took, spent = time.perf_counter() - began, server.processor_seconds() - before
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    server_took = f"the server took {100 * spent / took:.0f} % of a core and holds {server.megabytes():.0f} MB"
    return f"{_figures(times)}; {server_took}; {told}"


async def _quiet(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "nobody attacks"


async def _attacked(attack: Attack, nice: int) -> str:
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (nice,)) as apart:
        return await asyncio.get_running_loop().run_in_executor(apart, attack)


async def _compared(server: Served, prepare: Prepare, seconds: float, nice: int) -> None:
    attack = await prepare(server)
    phases: tuple[tuple[str, Callable[[], Awaitable[str]]], ...] = (
        ("quiet", lambda: _quiet(seconds)),
        ("attacked", lambda: _attacked(attack, nice)),
        ("afterwards", lambda: _quiet(seconds)),
    )
    for name, phase in phases:
        print(f"{name}: {await _felt(server, phase)}", flush=True)


def _figures(times: list[float]) -> str:
    if not times:
        return "no drawing was confirmed"
    p50, p99, worst = (1000 * percentile(times, share) for share in (0.5, 0.99, 1.0))
    return f"{len(times)} drawings confirmed, p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms"


def compare(prepare: Prepare, seconds: float, *arguments: str, nice: int = 0) -> None:
    """Prints what honest players feel on a server of its own: before, during and after an attack.

    Where attackers are `nice` (19), they take only what others leave of this machine's processors, as if they had their
    own: what is felt then is what they make the server do.
    """
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), "", *arguments) as server:
        asyncio.run(_compared(server, prepare, seconds, nice))
