"""So many at a time; who stops waiting, or is called as they leave, takes nothing from the others."""

import asyncio
from collections.abc import Callable

import pytest

from cartographers.server.limits.fair_semaphore import Closed, FairSemaphore

pytestmark = pytest.mark.anyio


async def settled() -> None:
    """Until everybody who can go on has."""
    for _ in range(5):
        await asyncio.sleep(0)


def waiting(turns: FairSemaphore, person: str = "", rank: int = 0) -> asyncio.Task[Callable[[], None]]:
    return asyncio.create_task(turns.take(person, rank))


async def test_so_many_at_a_time() -> None:
    turns = FairSemaphore(2)
    asked = [waiting(turns, person) for person in "abc"]
    await settled()
    assert [each.done() for each in asked] == [True, True, False]
    asked[0].result()()
    await settled()
    assert asked[2].done()


async def test_people_take_turns() -> None:
    turns, order = FairSemaphore(), list[str]()

    async def take(person: str) -> None:
        async with turns.turn(person):
            order.append(person)

    async with turns.turn("ada"):
        asked = [asyncio.create_task(take(person)) for person in ("ada", "ada", "ada", "bob", "cyd")]
        await settled()
    await asyncio.gather(*asked)
    assert sorted(order[:3]) == ["ada", "bob", "cyd"]


async def test_who_stops_waiting_is_not_waited_for() -> None:
    turns = FairSemaphore()
    first, second, third = (waiting(turns) for _ in range(3))
    await settled()
    second.cancel()
    await settled()
    first.result()()
    await settled()
    assert third.done()


async def test_who_leaves_when_it_is_called_passes_its_turn_on() -> None:
    turns = FairSemaphore()
    first, second, third = (waiting(turns) for _ in range(3))
    await settled()
    first.result()()
    second.cancel()
    await settled()
    assert second.cancelled()
    assert third.done()


async def test_who_is_called_as_it_closes_is_told_so() -> None:
    turns = FairSemaphore()
    held, asked = waiting(turns), waiting(turns)
    await settled()
    held.result()()
    turns.close()
    with pytest.raises(Closed):
        await asked


async def test_who_waits_when_it_closes_is_told_so() -> None:
    turns = FairSemaphore()
    held, asked, gone = (waiting(turns) for _ in range(3))
    await settled()
    gone.cancel()
    turns.close()
    for each in (asked, waiting(turns)):
        with pytest.raises(Closed):
            await each
    held.result()()
