"""Two servers short of CPU at one PostgreSQL: what do players wait for where a table is spread over both?

Both ways in one run, by turns: gathered (all players of a table at one server) and spread (two of them at each).
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from benchmarks.load.many import MANY, SEATS, Watch, play
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile, served

TESTS = Path(__file__).parents[2] / "tests"
CONFLICTS = re.compile(r"^cartographers_conflicts_total (\S+)$", re.MULTILINE)


class Felt(NamedTuple):
    """What players felt in one run, and what it cost."""

    answers: list[float]
    conflicts: list[int]  # by server
    cores: float  # that both servers used
    late: float  # how late the clients themselves were
    lost: int


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that compute for nothing meanwhile, which leaves the servers little of the machine."""
    hogs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()


@contextmanager
def database(given: str) -> Iterator[str]:
    """The database that was asked for, or one in a PostgreSQL of our own, which is gone afterwards."""
    if given:
        yield given
        return
    sys.path.append(str(TESTS))
    from postgres import own_server

    with own_server() as server:
        yield server.fresh_database()


async def seated(addresses: Sequence[str], http: httpx.AsyncClient, name: str, number: int) -> list[Person]:
    """People at a table, each connected to a server of their own; the match has begun."""
    local = [f"127.{1 + number // 200}.{1 + number % 200}.{seat + 1}" for seat in range(SEATS)]
    people = [Person(address, f"{name} {number}/{seat}", local[seat]) for seat, address in enumerate(addresses)]
    for person in people:
        await person.enter(http)
    match = await people[0].open(http, SEATS)
    for person in people[1:]:
        await person.sit(http, match)
    for person in people:
        await person.connect(match["match"])
    await people[0].begin(http, match)
    return people


def placed(servers: Sequence[Served], number: int, spread: bool) -> list[str]:
    """Where the players of a table are connected."""
    return [servers[(seat if spread else number) % len(servers)].address for seat in range(SEATS)]


async def run(servers: Sequence[Served], asked: argparse.Namespace, name: str, hogs: int) -> Felt:
    """Tables that play for a while, and what their players felt once all of them were seated."""
    watch = Watch()
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        tables = [
            await seated(placed(servers, number, name == "spread"), http, name, number)
            for number in range(asked.tables)
        ]
        with busy(hogs):
            until = time.perf_counter() + 1.5 * asked.think + asked.seconds
            people = [person for table in tables for person in table]
            playing = [asyncio.create_task(play(person, watch, asked.think, until)) for person in people]
            await asyncio.sleep(1.5 * asked.think)
            watch.measuring = True
            watch.late.clear()
            conflicts, used, began = await conflicts_of(servers, http), seconds_of(servers), time.perf_counter()
            await asyncio.sleep(asked.seconds)
            watch.measuring = False
            cores = (seconds_of(servers) - used) / (time.perf_counter() - began)
            # Whoever still waits has waited at least this long; without them the worst would be left out.
            ended, _ = await asyncio.wait(playing, timeout=asked.longest)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            since = await conflicts_of(servers, http)
    await asyncio.gather(*(person.connection.close() for person in people))
    answers = watch.answers + [asked.longest] * (len(playing) - len(ended))
    lost = watch.lost
    return Felt(
        answers, [b - a for a, b in zip(conflicts, since, strict=True)], cores, percentile(watch.late, 0.99), lost
    )


async def conflicts_of(servers: Sequence[Served], http: httpx.AsyncClient) -> list[int]:
    found = [CONFLICTS.search((await http.get(f"{server.address}/metrics")).text) for server in servers]
    return [int(float(each.group(1))) if each else 0 for each in found]


def seconds_of(servers: Sequence[Served]) -> float:
    return sum(server.processor_seconds() for server in servers)


def told(name: str, felt: Felt, seconds: float) -> str:
    p50, p99 = (1000 * percentile(felt.answers, share) for share in (0.5, 0.99))
    return (
        f"{name:8} {len(felt.answers) / seconds:5.1f} drawings a second: answer p50 {p50:.0f} ms, p99 {p99:.0f} ms, "
        f"worst {1000 * max(felt.answers):.0f} ms; conflicts by server {felt.conflicts}; "
        f"servers {felt.cores:.2f} cores; lost {felt.lost}; clients' own delay p99 {1000 * felt.late:.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a player thinks, on average")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to measure, each time")
    parser.add_argument("--rounds", type=int, default=2, help="how often each way is measured")
    parser.add_argument("--busy", type=int, default=6, help="processes that compute for nothing meanwhile")
    parser.add_argument("--longest", type=float, default=30.0, help="seconds that an answer is waited for")
    parser.add_argument("--database", default="", help="a PostgreSQL; else one of its own")
    asked = parser.parse_args()
    felt: dict[str, list[Felt]] = {"gathered": [], "spread": []}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(database(asked.database))
        servers = [stack.enter_context(served(folder, url, *MANY)) for _ in range(2)]
        for _ in range(asked.rounds):
            for name, runs in felt.items():
                runs.append(asyncio.run(run(servers, asked, name, asked.busy)))
                print(told(name, runs[-1], asked.seconds), flush=True)
    tails = {name: percentile([each for one in runs for each in one.answers], 0.99) for name, runs in felt.items()}
    print(f"p99 spread is {tails['spread'] / tails['gathered']:.1f} × p99 gathered, {asked.busy} busy processes")


if __name__ == "__main__":
    main()
