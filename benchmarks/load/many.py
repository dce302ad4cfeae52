"""Many tables of four at a human pace: how long does a player wait for the answer to a drawing?"""

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path

import httpx
from benchmarks.load.player import Person
from benchmarks.load.serving import Served, percentile, processor_seconds, served

ALLOWED = 0.05
SEATS = 4
MANY = (
    "--address-credits",
    "1000000",
    "100000",
    "--address-tables",
    "1000000",
    "1000000",
)  # all of them are seated from one address


class Watch:
    """What is measured, once everybody sits."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.news = 0
        self.lost = 0
        self.late: list[float] = []  # how much later than planned the clients themselves are
        self.measuring = False
        self.seating = 0.0  # seconds
        self.cores = 0.0  # that the server used
        self.own_cores = 0.0  # that the clients used
        self.milliseconds = 0.0  # of the server's core, a drawing
        self.bytes = 0.0  # sent, a drawing


async def seated(address: str, http: httpx.AsyncClient, number: int) -> tuple[list[Person], str]:
    """Four people at a table, connected; the match has begun."""
    local = [f"127.{1 + number // 200}.{1 + number % 200}.{seat + 1}" for seat in range(SEATS)]
    people = [Person(address, f"{number}/{seat}", local[seat]) for seat in range(SEATS)]
    for person in people:
        await person.enter(http)
    match = await people[0].open(http, SEATS)
    for person in people[1:]:
        await person.sit(http, match)
    for person in people:
        await person.connect(match["match"])
    await people[0].begin(http, match)
    return people, match["match"]


async def play(person: Person, watch: Watch, think: float, until: float) -> None:
    """Thinks as long as a person would, draws, waits for the others."""
    drawn = 0  # the last turn that it drew for
    try:
        while time.perf_counter() < until:
            while not (person.is_asked and person.turn > drawn):
                if person.over:
                    return
                await person.hear()
                watch.news += 1
            rest = person.chance.uniform(0.3, 1.7) * think
            due = time.perf_counter() + rest
            await asyncio.sleep(rest)
            started = time.perf_counter()
            watch.late.append(started - due)
            drawn = person.turn
            await person.draw()
            while (await person.hear()).type != "done":
                watch.news += 1
            if watch.measuring:
                watch.answers.append(time.perf_counter() - started)
    except Exception:
        watch.lost += 1
        raise


async def run(server: Served, tables: int, think: float, seconds: float) -> Watch:
    watch = Watch()
    began = time.perf_counter()
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(timeout=60, trust_env=False, limits=limits) as http:
        places: list[tuple[list[Person], str]] = []
        for start in range(0, tables, 16):
            numbers = range(start, min(start + 16, tables))
            places += await asyncio.gather(*(seated(server.address, http, number) for number in numbers))
    watch.seating = time.perf_counter() - began
    until = time.perf_counter() + 1.5 * think + seconds
    playing = [asyncio.create_task(play(person, watch, think, until)) for people, _ in places for person in people]
    await asyncio.sleep(1.5 * think)
    watch.measuring = True
    watch.late.clear()
    spent, served_before, began = processor_seconds(), server.processor_seconds(), time.perf_counter()
    everybody = [person for people, _ in places for person in people]
    at_first = sum(person.connection.received for person in everybody)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    clients, serving = processor_seconds() - spent, server.processor_seconds() - served_before
    watch.measuring = False
    drawings, sent = len(watch.answers), sum(person.connection.received for person in everybody) - at_first
    watch.cores, watch.own_cores = serving / took, clients / took
    watch.milliseconds, watch.bytes = 1000 * serving / drawings, sent / drawings
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(person.connection.close() for people, _ in places for person in people))
    return watch


def told(watch: Watch, players: int, seconds: float) -> str:
    """What was measured, in words."""
    answers = watch.answers
    p99 = percentile(answers, 0.99)
    return (
        f"{players} players, seated in {watch.seating:.0f} s, {len(answers) / seconds:.0f} drawings a second: answer "
        f"p50 {1000 * percentile(answers, 0.5):.1f} ms, p99 {1000 * p99:.1f} ms, "
        f"worst {1000 * max(answers):.0f} ms ({p99 / ALLOWED:.2f} × the {1000 * ALLOWED:.0f} ms allowed); "
        f"lost {watch.lost}; the clients' own delay p99 {1000 * percentile(watch.late, 0.99):.1f} ms\n"
        f"  server {100 * watch.cores:.0f} %, clients {100 * watch.own_cores:.0f} % of a core; "
        f"a drawing: {watch.milliseconds:.2f} ms of the server's core, {watch.bytes:,.0f} bytes"
    )


def lift_limits() -> None:
    """Lets this process, and the server that it starts, have as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--think", type=float, default=10.0, help="seconds that a player thinks, on average")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    lift_limits()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database, *MANY) as server:
        watch = asyncio.run(run(server, asked.tables, asked.think, asked.seconds))
    print(told(watch, SEATS * asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
