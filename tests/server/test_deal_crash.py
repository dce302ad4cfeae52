"""The map of a day at two servers on one PostgreSQL, one killed while people draw: nothing ranked is lost."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import postgres
from client import Person
from server.test_event_evening import LOST
from server.test_processes import two_servers
from serving import Server

pytestmark = pytest.mark.anyio
PEOPLE = 6
KILLED_AFTER = 40
"""Drawings of all."""


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Server]:
    with postgres.shared_server(tmp_path_factory) as server:
        yield server


@pytest.fixture
def pair(tmp_path: Path, postgresql: postgres.Server) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield two_servers(stack, tmp_path, postgresql.fresh_database())


class Drawer:
    """Somebody at two devices, each at another server."""

    def __init__(self, here: Person, there: Person) -> None:
        self.name = here.name
        self.sides = [here, there]
        there.http.cookies = here.http.cookies

    async def begin(self) -> str:
        """From both devices at once: there is one try."""
        begun = await asyncio.gather(*(side.post("/api/deals/today") for side in self.sides))
        (match,) = {each["match"] for each in begun}
        return str(match)

    async def draw(self, match: str, drawn: list[str], dying: Server) -> None:
        chance = Random(self.name)
        while True:
            try:
                async with self.sides[0].at(match) as socket:
                    while not socket.over:
                        await socket.answer(chance)
                        drawn.append(self.name)
                        if len(drawn) == KILLED_AFTER:
                            await asyncio.to_thread(dying.kill)
                    return
            except LOST:
                self.sides.reverse()


async def told(person: Person) -> tuple[Any, Any]:
    shown = await person.get("/api/deals/today")
    rows = (await person.get("/api/deals/today/ranking/0"))["rows"]
    return (shown["seal"], shown["tries"], shown["own"]), [(row["place"], row["name"], row["rating"]) for row in rows]


async def test_a_killed_server_loses_no_try_and_both_agree(pair: list[Server]) -> None:
    first, second = (server.address for server in pair)
    async with AsyncExitStack() as stack:
        drawers = []
        for number in range(PEOPLE):
            home, other = (first, second) if number % 2 else (second, first)
            here = await stack.enter_async_context(Person(home, f"Drawer {number}"))
            drawers.append(Drawer(here, await stack.enter_async_context(Person(other))))
        seals = {(await side.get("/api/deals/today"))["seal"] for side in drawers[0].sides}
        assert len(seals) == 1
        matches = await asyncio.gather(*(drawer.begin() for drawer in drawers))
        assert len(set(matches)) == PEOPLE
        drawn: list[str] = []
        await asyncio.gather(
            *(drawer.draw(match, drawn, pair[0]) for drawer, match in zip(drawers, matches, strict=True))
        )
        assert len(drawn) > KILLED_AFTER
        pair[0].start()
        for drawer, match in zip(drawers, matches, strict=True):
            answers = [await told(side) for side in drawer.sides]
            assert answers[0] == answers[1]
            (_, tries, own), rows = answers[0]
            assert (tries, own["match"], own["is_over"], own["ranks"]) == (PEOPLE, match, True, True)
            assert {name for _, name, _ in rows} == {each.name for each in drawers}
            assert next(rating for _, name, rating in rows if name == drawer.name) == own["result"]["rating"]
