"""All attacks at once, in waves: replays, frames, halves, reviews and floods, at a server that may die meanwhile."""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Sequence
from functools import partial

import httpx
from benchmarks.attacks import flood, frames, halves, replays, reviews
from benchmarks.attacks.felt import Attack, compare
from benchmarks.attacks.strangers import Heard, name
from benchmarks.load.player import Person
from benchmarks.load.serving import Served
from websockets.exceptions import WebSocketException

GONE = (OSError, EOFError, httpx.TransportError, WebSocketException)
"""What befalls those who talk to a server that dies."""
SEATS = 6
GUESTS = 4
FRAMES, TABLES, SOCKETS, HALVES, REPLAYS = 20_000, 6, 8, 16, 4  # of one wave, at most


class Aim:
    """What strangers need for an attack: a match that is over, a match to look at, and guests with names."""

    def __init__(self, finished: str, watched: str, guests: Sequence[Person]) -> None:
        self.finished = finished
        self.watched = watched
        self.guests = guests

    @classmethod
    async def taken(cls, address: str) -> "Aim":
        finished = await replays.finished(address, SEATS)
        guests = [Person(address, name(), "127.0.0.1") for _ in range(GUESTS)]
        async with httpx.AsyncClient(timeout=60, trust_env=False, verify=False) as http:
            for guest in guests:
                await guest.enter(http)
            watched = (await guests[0].open(http, 1))["match"]
        return cls(finished, watched, guests)


async def wave(address: str, aim: Aim, seconds: float, heard: Heard) -> bool:
    """A bit of every attack at once, about so long; whether the server was there all the time."""
    tables = flood.Flood(address, time.perf_counter() + seconds, TABLES, SOCKETS, heard)
    each_kind = FRAMES // len(frames.KINDS)
    attacks: list[Awaitable[object]] = [
        replays.ask(address, aim.finished, REPLAYS, seconds, REPLAYS, heard),
        *(frames.flood(address, aim.watched, kind, each_kind, 1, seconds) for kind in frames.KINDS),
        halves.trickle(address, HALVES, seconds),
        *(
            reviews.hung_up(address, guest.cookie, aim.finished, seat % SEATS, seconds / 2, heard)
            for seat, guest in enumerate(aim.guests)
        ),
        tables.run(aim.watched),
    ]
    ends = await asyncio.gather(*attacks, return_exceptions=True)
    await tables.close()
    errors = [end for end in ends if isinstance(end, BaseException)]
    for error in errors:
        if not isinstance(error, GONE):
            raise error
    return not errors


async def waves(address: str, aim: Aim, seconds: float) -> str:
    heard, until, number = Heard(), time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        await wave(address, aim, 1.0, heard)
        number += 1
    told = ", ".join(f"{count} × {status}" for status, count in sorted(heard.statuses.items()))
    return f"{number} waves of all attacks, answered {told}"


def attack(address: str, aim: Aim, seconds: float) -> str:
    return asyncio.run(waves(address, aim, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nice", type=int, default=0, help="of the attackers: 19 leaves the processors to the others")
    asked = parser.parse_args()

    async def prepare(server: Served) -> Attack:
        return partial(attack, server.address, await Aim.taken(server.address), asked.seconds)

    compare(prepare, asked.seconds, nice=asked.nice)


if __name__ == "__main__":
    main()
