"""Long work goes on in slices, by turns, and everybody else is served in between."""

import asyncio
from collections.abc import Generator
from itertools import pairwise

import pytest

from cartographers.server.limits.slices import Pace

pytestmark = pytest.mark.anyio


def counting(name: str, pieces: int, log: list[str]) -> Generator[None, None, str]:
    """Work of which each piece is a slice of its own."""
    for _ in range(pieces):
        log.append(name)
        yield
    return name.upper()


@pytest.fixture(autouse=True)
def long_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cartographers.server.limits.slices.SLICE", 0.0)


async def test_works_take_turns() -> None:
    pace, log = Pace(), list[str]()
    works = [pace.result(counting(name, 3, log)) for name in "abc"]
    assert await asyncio.gather(*works) == ["A", "B", "C"]
    assert log == [*"abcabcabc"]


async def test_the_loop_goes_round_between_any_two_slices() -> None:
    pace, log = Pace(), list[str]()
    rounds = asyncio.create_task(going_round(log))
    await asyncio.gather(
        *(pace.result(counting("slice", 2, log)) for _ in range(5)), pace.call(lambda: log.append("slice"))
    )
    rounds.cancel()
    assert log.count("slice") == 11
    assert not any(pair == ("slice", "slice") for pair in pairwise(log))


async def going_round(log: list[str]) -> None:
    while True:
        log.append("round")
        await asyncio.sleep(0)


async def test_small_pieces_share_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cartographers.server.limits.slices.SLICE", 60.0)
    pace, log = Pace(), list[str]()
    rounds = asyncio.create_task(going_round(log))
    await pace.result(counting("slice", 100, log))
    rounds.cancel()
    assert log.count("round") < 5


async def test_a_work_that_fails_leaves_the_way_free() -> None:
    pace = Pace()
    with pytest.raises(ZeroDivisionError):
        await pace.call(lambda: 1 // 0)
    assert await pace.call(lambda: 7) == 7


async def test_who_stops_waiting_leaves_the_way_free() -> None:
    pace, log = Pace(), list[str]()
    waiting = [asyncio.create_task(pace.result(counting(name, 1000, log))) for name in "ab"]
    await asyncio.sleep(0)
    for task in waiting:
        task.cancel()
    assert await pace.call(lambda: 7) == 7
    assert len(log) < 10
