"""One table of a hundred: how long from the last confirmation until the last player has the next card?"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from benchmarks.load.player import Person
from benchmarks.load.serving import percentile, served

ALLOWED = 0.05


async def play(address: str, seats: int, turns: int) -> list[float]:
    people = [Person(address, f"player {seat}", f"127.0.1.{seat + 1}") for seat in range(seats)]
    async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
        for person in people:
            await person.enter(http)
        match = await people[0].open(http, seats)
        for person in people[1:]:
            await person.sit(http, match)
        await asyncio.gather(*(person.connect(match["match"]) for person in people))
        await people[0].begin(http, match)
    times: list[float] = []
    last = time.perf_counter()
    chance = Random(1)
    at_first = sum(person.connection.received for person in people)
    while len(times) <= turns and not people[0].over:
        await asyncio.gather(*(_next_card(person) for person in people))
        times.append(max(person.heard_at for person in people) - last)
        asked = [person for person in people if person.is_asked]
        if not asked:
            break
        last = await _drawn(asked, chance)
    await asyncio.gather(*(person.connection.close() for person in people))
    sent = sum(person.connection.received for person in people) - at_first
    print(
        f"{sent / len(times) / seats:,.0f} bytes a turn and player, {sent / len(times) / 1e6:.2f} MB a turn", flush=True
    )
    return times[1:]  # the first one is the beginning of the match


async def _next_card(person: Person) -> None:
    """Hears until the table asks again."""
    turn = person.turn
    while not person.over and person.turn <= turn:
        await person.hear()


async def _drawn(asked: list[Person], chance: Random) -> float:
    """Everybody draws within a second, in any order; the time at which the last one confirms."""
    chance.shuffle(asked)
    *others, last = asked
    for person in others:
        await person.draw()
        await asyncio.sleep(1 / len(asked))
    await asyncio.sleep(0.2)
    at = time.perf_counter()
    await last.draw()
    return at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--turns", type=int, default=60, help="at most so many turns")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database) as server:
        for _ in range(asked.games):
            times += asyncio.run(play(server.address, asked.seats, asked.turns))
    p99 = percentile(times, 0.99)
    print(
        f"{asked.seats} players, {len(times)} turns: from the last confirmation to the last player "
        f"p50 {1000 * percentile(times, 0.5):.0f} ms, p99 {1000 * p99:.0f} ms, worst {1000 * max(times):.0f} ms "
        f"({p99 / ALLOWED:.2f} × the {1000 * ALLOWED:.0f} ms allowed)"
    )


if __name__ == "__main__":
    main()
