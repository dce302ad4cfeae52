"""A club's evening: real clients at two servers on one PostgreSQL, one of which dies in the middle."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from cartographers.game.record import replayed
from cartographers.game.scores import standings
from client import Person, Socket
from server.pairs import Twofold, twofold
from server.test_events import GENTLE, filed
from serving import Server

pytestmark = pytest.mark.anyio
KILLED_IN = 1


class Evening:
    """What happens beside the drawing: in the middle of a round the first server dies."""

    def __init__(self, dying: Server, after: int) -> None:
        self._dying = dying
        self._after = after  # so many drawings of the round
        self.drawn: Counter[int] = Counter()
        self.has_died = False

    async def note(self, number: int) -> None:
        self.drawn[number] += 1
        if number == KILLED_IN and not self.has_died and self.drawn[number] >= self._after:
            self.has_died = True
            await asyncio.to_thread(self._dying.kill)


async def draw(guest: Twofold, event: str, number: int, evening: Evening) -> None:
    """Draws a round to its end, whatever happens to servers meanwhile."""
    chance = Random(f"{guest.name} {number}")

    async def begun() -> str:
        return str((await guest.ask(f"/api/events/{event}/draw"))["match"])

    async def act(socket: Socket) -> None:
        while not socket.over:
            await socket.answer(chance)
            await evening.note(number)

    await guest.stay(begun, act)


async def hold(pair: list[Server], people: int, rounds: int) -> dict[str, float]:
    """Holds an event; its standings are complete at both servers, and what the records come to."""
    evening, began = Evening(pair[0], after=people * 6), time.monotonic()
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Person(pair[1].address, "Host"))
        body = {"name": "Winter Cup", "rounds": [GENTLE] * rounds, "length": 3600}
        event = (await host.post("/api/events", body))["event"]
        guests = await twofold(stack, pair, [f"Guest {number:02}" for number in range(people)])
        late = guests[-1]
        await asyncio.gather(*(guest.ask(f"/api/events/{event}/join") for guest in guests[:-1]))
        for number in range(rounds):
            await host.post(f"/api/events/{event}/start")
            if number == KILLED_IN:
                await late.ask(f"/api/events/{event}/join")
            there = [guest for guest in guests if _is_there(guest, number, late)]
            await asyncio.gather(*(draw(guest, event, number, evening) for guest in there))
            await host.post(f"/api/events/{event}/close")
            if number == KILLED_IN:
                assert evening.has_died
                await asyncio.to_thread(pair[0].start)
        took = time.monotonic() - began
        told = [(await side.get(f"/api/events/{event}"))["shown"] for side in (host, late.sides[0], late.sides[1])]
        assert told[0] == told[1] == told[2]
        _check(told[0], await filed(host, event), rounds, guests, late)
    return {"people": people, "rounds": rounds, "drawings": evening.drawn.total(), "seconds": took}


def _is_there(guest: Twofold, number: int, late: Twofold) -> bool:
    """Some stay away from a round; one comes late."""
    return (guest.number + number) % 7 != 3 and (guest is not late or number >= KILLED_IN)


def _check(told: Any, files: dict[str, str], rounds: int, guests: list[Twofold], late: Twofold) -> None:
    """Counts everything anew from the records, by R26."""
    counted: dict[str, list[tuple[int, int] | None]] = {guest.name: [None] * rounds for guest in guests}
    for name, text in files.items():
        if not name.endswith(".txt"):
            continue
        round_, _, who = name.partition("/")
        (standing,) = standings(replayed(text).state.table)
        counted[who[4:-4]][int(round_.removeprefix("round-")) - 1] = standing.stars, standing.lost
    for guest in guests:  # complete: who drew is there, who stayed away is not
        there = [_is_there(guest, number, late) for number in range(rounds)]
        assert [made is not None for made in counted[guest.name]] == there
    totals = {
        name: (sum(made[0] for made in maps if made), sum(made[1] for made in maps if made))
        for name, maps in counted.items()
    }
    keys = sorted((-stars, lost) for stars, lost in totals.values())
    assert {row["name"]: (row["place"], row["total"], row["lost"]) for row in told["rows"]} == {
        name: (keys.index((-stars, lost)) + 1, stars, lost) for name, (stars, lost) in totals.items()
    }
    assert [(-row["total"], row["lost"]) for row in told["rows"]] == keys
    for row in told["rows"]:
        assert [cell["stars"] for cell in row["cells"]] == [made and made[0] for made in counted[row["name"]]]
    for number, each in enumerate(told["rounds"]):
        made = {name: maps[number] for name, maps in counted.items() if maps[number]}
        best = max((stars, -lost) for stars, lost in filter(None, made.values()))
        winners = {name for name, drawn in made.items() if drawn and (drawn[0], -drawn[1]) == best}
        assert {*each["best"]["names"]} == winners


async def test_an_evening_outlives_a_server(pair: list[Server]) -> None:
    await hold(pair, people=6, rounds=2)


@pytest.mark.deep
async def test_forty_people_and_five_rounds_outlive_a_server(
    pair: list[Server], record_property: Callable[[str, object], None]
) -> None:
    told = await hold(pair, people=40, rounds=5)
    record_property("told", f"an event: {told}")
