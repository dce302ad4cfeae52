"""A question that many ask is asked for all of them together."""

import asyncio

import pytest

from cartographers.server.limits.coalesce import Coalesced

pytestmark = pytest.mark.anyio


class Looker:
    """Counts how often it has begun to look; may be told to fail."""

    def __init__(self) -> None:
        self.begun = 0
        self.at_once = 0
        self.fails = False

    async def __call__(self) -> int:
        self.begun += 1
        self.at_once += 1
        assert self.at_once == 1
        began = self.begun
        await asyncio.sleep(0.005)
        self.at_once -= 1
        if self.fails:
            raise ConnectionError
        return began


async def test_many_who_ask_at_once_are_answered_together() -> None:
    look = Looker()
    coalesced = Coalesced(look)
    assert await asyncio.gather(*(coalesced.answer() for _ in range(100))) == [1] * 100
    assert await coalesced.answer() == 2


async def test_no_answer_is_older_than_its_question() -> None:
    look = Looker()
    coalesced = Coalesced(look)
    first = asyncio.create_task(coalesced.answer())
    while not look.begun:
        await asyncio.sleep(0)
    later = [asyncio.create_task(coalesced.answer()) for _ in range(10)]
    assert await first == 1
    assert await asyncio.gather(*later) == [2] * 10


async def test_a_failure_is_told_to_all_who_asked_and_the_next_is_asked_anew() -> None:
    look = Looker()
    coalesced = Coalesced(look)
    look.fails = True
    told = await asyncio.gather(*(coalesced.answer() for _ in range(3)), return_exceptions=True)
    assert [type(each) for each in told] == [ConnectionError] * 3
    look.fails = False
    assert await coalesced.answer() == 2


async def test_who_stops_waiting_takes_the_answer_from_nobody() -> None:
    coalesced = Coalesced(Looker())
    impatient, patient = asyncio.create_task(coalesced.answer()), asyncio.create_task(coalesced.answer())
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == 1
