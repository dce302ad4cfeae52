"""Somebody has others thought for without end: what do hints and bots of an honest player take meanwhile?

Two attacks beside a quiet run, each on a server of its own: waves of a hundred analyses, each by another guest, hung up
after a second; and one person's twenty tables of masters that play by themselves.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from benchmarks.attacks.strangers import Heard, stranger
from benchmarks.load.many import MANY
from benchmarks.load.player import Person
from benchmarks.load.serving import percentile, served

ANALYSES = 100
HUNG_UP_AFTER = 1.0
FINISHED, SEATS = 10, 10
"""Matches that can be analysed, and their seats."""
TABLES, MASTERS = 20, 6
PLAIN = {"ambushes": [], "ruins": False}


class Felt(NamedTuple):
    """Seconds that an honest player waited."""

    hints: list[float]
    bots: list[float]


class Player(Person):
    """Somebody who plays one match after the other at tables of their own."""

    async def sit_down(self, http: httpx.AsyncClient, bots: list[str], is_hinted: bool = False) -> None:
        body = {
            "options": {**PLAIN, "seats": 1 + len(bots)},
            "house": {"hints": is_hinted},
            "bots": bots,
            "begin": True,
        }
        opened = (await self._post(http, "/api/matches", body)).json()
        await self.connect(opened["match"])
        self.news = await self._news()

    async def _news(self) -> Any:
        while (message := await self.hear()).type != "news":
            pass
        return message

    async def drawn(self) -> None:
        """Draws, and hears of the next card."""
        turn = self.turn
        await self.draw()
        while self.turn == turn and not self.over:
            await self.hear()

    async def hinted(self) -> float:
        """Asks for hints; how long they take. Those who are refused ask again."""
        began = time.perf_counter()
        told = ""
        while told != "hints":
            if told == "refusal":
                await asyncio.sleep(0.2)
            await self.connection.send(f'{{"type":"ask_hints","id":"hints","turn":{self.turn}}}')
            while (told := (await self.hear()).type) not in ("hints", "refusal"):
                pass
        return time.perf_counter() - began


async def wants_hints(address: str, http: httpx.AsyncClient, felt: Felt, until: float) -> None:
    """Somebody alone who asks for hints in every turn."""
    player = Player(address, "Ada", "127.0.2.1")
    await player.enter(http)
    while time.perf_counter() < until:
        await player.sit_down(http, [], is_hinted=True)
        while not player.over and time.perf_counter() < until:
            felt.hints.append(await player.hinted())
            await player.drawn()
        await player.connection.close()


async def plays_a_master(address: str, http: httpx.AsyncClient, felt: Felt, until: float) -> None:
    """Somebody who plays against one master, and draws at once."""
    player = Player(address, "Bob", "127.0.2.2")
    await player.enter(http)
    while time.perf_counter() < until:
        await player.sit_down(http, ["master"])
        while not player.over and time.perf_counter() < until:
            began = time.perf_counter()
            await player.drawn()
            felt.bots.append(time.perf_counter() - began)
        await player.connection.close()


Attack = Callable[[str, httpx.AsyncClient], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def quiet(_: str, __: httpx.AsyncClient) -> AsyncIterator[None]:
    yield


async def hung_up(address: str, cookie: str, match: str, seat: int, after: float, heard: Heard | None = None) -> None:
    """An analysis that somebody asks for and soon does not wait for any more."""
    async with stranger(address, heard or Heard(), patience=after) as alone:
        with suppress(httpx.TimeoutException):
            await alone.get(f"/api/matches/{match}/analysis/{seat}", headers={"Cookie": cookie})


@asynccontextmanager
async def analyses(address: str, http: httpx.AsyncClient) -> AsyncIterator[None]:
    """Waves of analyses that nobody waits for."""
    guests = [Person(address, f"guest {number}", "127.0.3.1") for number in range(ANALYSES)]
    for guest in guests:
        await guest.enter(http)
    matches = [await _finished(guests[number], http) for number in range(FINISHED)]

    async def waves() -> None:
        while True:
            asked = ((guest.cookie, matches[at // SEATS], at % SEATS) for at, guest in enumerate(guests))
            await asyncio.gather(*(hung_up(address, *each, HUNG_UP_AFTER) for each in asked))

    attack = asyncio.create_task(waves())
    try:
        yield
    finally:
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack


async def _finished(person: Person, http: httpx.AsyncClient) -> str:
    """A match that simple bots have played to its end."""
    match = await _by_themselves(person, http, ["random"] * SEATS)
    while True:
        told = await http.get(f"{person.address}/api/matches/{match}")
        if told.json()["gathering"]["status"] == "over":
            return match
        await asyncio.sleep(0.2)


async def _by_themselves(person: Person, http: httpx.AsyncClient, bots: list[str]) -> str:
    body = {"options": {**PLAIN, "seats": len(bots)}, "bots": bots, "sit": False, "begin": True}
    match: str = (await person._post(http, "/api/matches", body)).json()["match"]
    return match


@asynccontextmanager
async def masters(address: str, http: httpx.AsyncClient) -> AsyncIterator[None]:
    """One person's tables of masters."""
    mallory = Person(address, "Mallory", "127.0.3.1")
    await mallory.enter(http)
    for _ in range(TABLES):
        await _by_themselves(mallory, http, ["master"] * MASTERS)
    yield


async def felt_during(attack: Attack, address: str, seconds: float) -> Felt:
    felt = Felt([], [])
    async with httpx.AsyncClient(timeout=60, trust_env=False, verify=False) as http, attack(address, http):
        warm = time.perf_counter() + 3.0  # the processes that think have begun
        await asyncio.gather(*(play(address, http, Felt([], []), warm) for play in (wants_hints, plays_a_master)))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(address, http, felt, until) for play in (wants_hints, plays_a_master)))
    return felt


def told(times: list[float]) -> str:
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    return f"p50 {p50:.2f} s, p99 {p99:.2f} s, worst {max(times):.2f} s ({len(times)} times)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each of the three is measured")
    asked = parser.parse_args()
    attacks: dict[str, Attack] = {
        "quiet": quiet,
        f"{ANALYSES} analyses at a time, hung up after {HUNG_UP_AFTER:g} s": analyses,
        f"{TABLES} tables of {MASTERS} masters of one person": masters,
    }
    for name, attack in attacks.items():
        with tempfile.TemporaryDirectory() as folder, served(Path(folder), "", *MANY) as server:
            felt = asyncio.run(felt_during(attack, server.address, asked.seconds))
        print(f"{name}:\n  hints {told(felt.hints)}\n  the turn of a master {told(felt.bots)}", flush=True)


if __name__ == "__main__":
    main()
