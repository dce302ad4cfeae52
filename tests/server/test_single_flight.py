"""An answer that takes a while is thought about once."""

import asyncio

import pytest

from cartographers.server.limits.single_flight import SingleFlight

pytestmark = pytest.mark.anyio


class Thinker:
    """Counts its thoughts; may be told to fail."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.ended = 0
        self.fails = False

    async def __call__(self) -> int:
        self.thoughts += 1
        number = self.thoughts
        await asyncio.sleep(0.01)
        if self.fails:
            raise ConnectionError
        self.ended += 1
        return number


async def test_whoever_asks_meanwhile_or_later_gets_the_same_answer() -> None:
    once, think = SingleFlight[int](), Thinker()
    assert await asyncio.gather(*(once.answer("a", think) for _ in range(3))) == [1, 1, 1]
    assert await once.answer("a", think) == 1
    assert await once.answer("b", think) == 2
    assert not once.is_thinking


async def test_who_stops_waiting_does_not_take_the_answer_from_others() -> None:
    once, think = SingleFlight[int](), Thinker()
    first, second = (asyncio.create_task(once.answer("a", think, person)) for person in ("ada", "bob"))
    await asyncio.sleep(0)
    assert once.first("a") == "ada"
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert once.first("a") == "bob"
    assert await second == await once.answer("a", think) == 1


async def test_what_nobody_waits_for_any_more_is_thought_no_further() -> None:
    once, think = SingleFlight[int](), Thinker()
    for _ in range(2):
        waiting = asyncio.create_task(once.answer("a", think))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not once.is_thinking
    assert think.thoughts == 2
    assert think.ended == 0
    assert await once.answer("a", think) == 3, "it is asked for anew"
    assert think.ended == 1


async def test_whoever_comes_just_when_the_last_one_goes_is_answered() -> None:
    once, think = SingleFlight[int](), Thinker()
    first = asyncio.create_task(once.answer("a", think))
    await asyncio.sleep(0)
    first.cancel()
    assert await once.answer("a", think) in (1, 2)


async def test_what_is_forgotten_while_somebody_waits_ends_with_them() -> None:
    once, think = SingleFlight[int](), Thinker()
    first, second = (asyncio.create_task(once.answer(question, think)) for question in "ab")
    await asyncio.sleep(0)
    once.keep(lambda question: question == "b")
    first.cancel()
    assert await second == 2
    await asyncio.gather(first, return_exceptions=True)
    assert think.ended == 1


async def test_what_failed_may_be_asked_again() -> None:
    once, think = SingleFlight[int](), Thinker()
    think.fails = True
    with pytest.raises(ConnectionError):
        await once.answer("a", think)
    think.fails = False
    assert await once.answer("a", think) == 2


async def test_what_is_not_wanted_any_more_is_forgotten() -> None:
    once, think = SingleFlight[int](), Thinker()
    for question in "ab":
        await once.answer(question, think)
    once.keep(lambda question: question == "b")
    assert [await once.answer(question, think) for question in "ba"] == [2, 3]


async def test_a_thought_ends_with_its_room() -> None:
    once, think = SingleFlight[int](), Thinker()
    waiting = asyncio.create_task(once.answer("a", think))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await once.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
