"""The plug is pulled, again and again: nothing acknowledged is lost, and every game is finished."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from attacking import attacked
from cartographers.game.record import replayed
from cartographers.store.opening import opened
from client import ConnectionClosed, Person, Socket
from serving import Server, StartServer

TABLES = 4
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, EOFError)


class Stubborn:
    """Plays a seat through every crash: comes back, and sends again what was not answered."""

    def __init__(self, person: Person, name: str) -> None:
        self._person = person
        self._chance = Random(name)
        self._name = name
        self._count = 0
        self.acknowledged: set[str] = set()

    async def play(self, match: str) -> None:
        """Plays a match to its end."""
        since = 0
        pending: dict[str, Any] | None = None
        drawn: tuple[Any, ...] | None = None
        while True:
            socket = self._person.at(match)
            try:
                await socket.open(since)
                while not socket.over:
                    question = tuple(socket.table[key] for key in ("turn", "task", "card"))
                    if pending is None and socket.asked and question != drawn:
                        self._count += 1
                        pending = {**socket.choice(self._chance), "id": f"{self._name}-{self._count}"}
                        drawn = question
                    if pending is not None:
                        pending = await self._told(socket, pending)
                    else:
                        await socket.hear()
                    since = socket.seq
                await socket.connection.close()
                return
            except GONE:
                await asyncio.sleep(0.02)

    async def _told(self, socket: Socket, wish: dict[str, Any]) -> dict[str, Any] | None:
        """Sends a wish and waits for its answer; what is still to be answered."""
        await socket.send(wish)
        answer = await socket.until(lambda message: message.get("id") == wish["id"])
        if answer["type"] == "refusal":
            raise AssertionError(answer)
        self.acknowledged.add(wish["id"])
        return None


async def patiently(act: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
    """Does something over HTTP that may be done twice, until the server is there."""
    while True:
        try:
            return await act(*arguments)
        except GONE:
            await asyncio.sleep(0.05)


async def keep_playing(server: Server, number: int, stop: asyncio.Event) -> tuple[list[str], set[str]]:
    """Two people and a bot play match after match; the matches, and what was acknowledged in them."""
    matches: list[str] = []
    acknowledged: set[str] = set()
    async with Person(server.address) as first, Person(server.address) as second:
        await patiently(first.post, "/api/me", {"name": f"first {number}"})
        await patiently(second.post, "/api/me", {"name": f"second {number}"})
        while not stop.is_set():
            match = await patiently(first.open, {"seats": 3})
            await patiently(second.sit, match["match"], match["invite"])
            await patiently(first.post, f"/api/matches/{match['match']}/bot", {"seat": 2, "bot": "random"})
            await _begun(first, match["match"])
            players = [Stubborn(first, f"a{len(matches)}"), Stubborn(second, f"b{len(matches)}")]
            await asyncio.gather(*(player.play(match["match"]) for player in players))
            matches.append(match["match"])
            acknowledged |= {f"{match['match']}/{wish}" for player in players for wish in player.acknowledged}
    return matches, acknowledged


async def _begun(host: Person, match: str) -> None:
    while (await patiently(host.get, f"/api/matches/{match}"))["table"] is None:
        try:
            await host.post(f"/api/matches/{match}/begin")
        except GONE:
            await asyncio.sleep(0.05)


async def pull_the_plug(server: Server, times: int, chance: Random) -> None:
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.02, 0.35))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def play_through(server: Server, times: int, tables: int) -> list[tuple[list[str], set[str]]]:
    """What was played and acknowledged at some tables while the plug was pulled."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(keep_playing(server, number, stop)) for number in range(tables)]
    await pull_the_plug(server, times, Random(times))
    stop.set()
    async with asyncio.timeout(120):
        return await asyncio.gather(*playing)


async def survive(
    server: Server, times: int, tables: int = TABLES, meanwhile: AbstractContextManager[object] | None = None
) -> None:
    with meanwhile or nullcontext():
        done = await play_through(server, times, tables)
    matches = [match for played, _ in done for match in played]
    async with Person(server.address) as anybody:
        for match in matches:
            assert replayed(await anybody.get(f"/api/matches/{match}/record")).over
    await asyncio.to_thread(server.stop)
    logged = await wishes_in_log(server.database, matches)
    acknowledged = {wish for _, wishes in done for wish in wishes}
    assert len(acknowledged) > 12 * tables
    assert acknowledged <= logged


async def wishes_in_log(database: str, matches: list[str]) -> set[str]:
    """Every command that the log holds, once each."""
    store = await opened(database)
    try:
        entries = [(match, entry) for match in matches for entry in await store.entries(match)]
    finally:
        await store.close()
    wishes = [f"{match}/{entry.wish.partition('/')[2]}" for match, entry in entries if entry.wish]
    assert len(wishes) == len(set(wishes))
    return set(wishes)


@pytest.mark.parametrize("times", [12, pytest.param(500, marks=pytest.mark.deep)])
def test_crashes_lose_nothing(start_server: StartServer, times: int) -> None:
    asyncio.run(survive(start_server("--address-credits", "1000000", "1000000"), times))


def test_crashes_under_attack_lose_nothing(start_server: StartServer) -> None:
    server = start_server()
    asyncio.run(survive(server, 2, tables=1, meanwhile=attacked(server.address)))
