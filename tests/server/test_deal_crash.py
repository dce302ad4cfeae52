"""The map of a day at two servers on one PostgreSQL, one killed while people draw: nothing ranked is lost."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from client import Person, Socket
from server.pairs import Twofold, twofold
from serving import Server

pytestmark = pytest.mark.anyio
PEOPLE = 6
KILLED_AFTER = 40
"""Drawings of all."""


async def begin(person: Twofold) -> str:
    """From both devices at once: there is one try."""
    begun = await asyncio.gather(*(side.post("/api/deals/today") for side in person.sides))
    (match,) = {each["match"] for each in begun}
    return str(match)


async def draw(person: Twofold, match: str, drawn: list[str], dying: Server) -> None:
    """Draws to the end; in the middle of all a server dies."""
    chance = Random(person.name)

    async def known() -> str:
        return match

    async def act(socket: Socket) -> None:
        while not socket.over:
            await socket.answer(chance)
            drawn.append(person.name)
            if len(drawn) == KILLED_AFTER:
                await asyncio.to_thread(dying.kill)

    await person.stay(known, act)


async def told(person: Person) -> tuple[Any, Any]:
    shown = await person.get("/api/deals/today")
    rows = (await person.get("/api/deals/today/ranking/0"))["rows"]
    return (shown["seal"], shown["tries"], shown["own"]), [(row["place"], row["name"], row["rating"]) for row in rows]


async def test_a_killed_server_loses_no_try_and_both_agree(pair: list[Server]) -> None:
    async with AsyncExitStack() as stack:
        drawers = await twofold(stack, pair, [f"Drawer {number}" for number in range(PEOPLE)])
        seals = {(await side.get("/api/deals/today"))["seal"] for side in drawers[0].sides}
        assert len(seals) == 1
        matches = await asyncio.gather(*map(begin, drawers))
        assert len(set(matches)) == PEOPLE
        drawn: list[str] = []
        await asyncio.gather(
            *(draw(drawer, match, drawn, pair[0]) for drawer, match in zip(drawers, matches, strict=True))
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
