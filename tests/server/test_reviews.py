"""Reviews of finished matches: for those who may look, a few at a time, and only while somebody waits."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from cartographers.game.options import Options
from cartographers.server import app
from cartographers.server.hosting.seating import House
from cartographers.server.limits.fair_semaphore import FairSemaphore
from cartographers.server.thinking.client import REVIEWS_AT_ONCE, Mind, ThinkingProcesses
from cartographers.server.thinking.questions import Look, Thought
from cartographers.store.memory import MemoryStore
from client import Person, refused
from serving import SECRET, served
from staging import Stage

pytestmark = pytest.mark.anyio


class Paused(Mind):
    """Looks at nothing until it may; then finds nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: list[int | None] = []  # at the moments of these seats
        self.asked = asyncio.Event()
        self.may = asyncio.Event()

    async def wake(self) -> None:
        """Nothing is to be made ready."""

    async def _asked(self, thoughts: Sequence[Thought]) -> Any:
        (look,) = thoughts
        assert isinstance(look, Look)
        self.looks.append(look.moment.seen.seat)
        self.asked.set()
        await self.may.wait()
        return [None]


class Told(FairSemaphore):
    """Tells whose turn came, one after the other."""

    def __init__(self, at_once: int) -> None:
        super().__init__(at_once)
        self.turns: list[str] = []

    async def take(self, person: str = "", rank: int = 0) -> Callable[[], None]:
        over = await super().take(person, rank)
        self.turns.append(person)
        return over


class Reviewed:
    """A server with finished matches, where looks wait for a word."""

    def __init__(self, address: str, reviews: Told, mind: Paused) -> None:
        self.address = address
        self.mind = mind
        self.reviews = reviews

    def person(self, stage: Stage, seat: int = 0) -> Person:
        person = Person(self.address)
        cookie = stage.cookie(seat, SECRET)
        person.http.cookies.set(cookie["name"], cookie["value"])
        return person

    async def until(self, made: int, waiting: int = 0) -> None:
        """Until so many reviews are being made, and so many wait for these."""
        async with asyncio.timeout(20):
            while (REVIEWS_AT_ONCE - self.reviews._free, len(self.reviews._waiting)) != (made, waiting):
                await asyncio.sleep(0.01)


def finished(number: int, house: House | None = None, names: Sequence[str] = ("Ada", "Bob", "Cyd")) -> Stage:
    stage = Stage(f"m{number}", Options(ambushes=(), ruins=False), str(number), [*names], house)
    stage.begin()
    stage.play(100, bot="random")
    return stage


@asynccontextmanager
async def reviewed(monkeypatch: pytest.MonkeyPatch, *stages: Stage) -> AsyncIterator[Reviewed]:
    store, thinking, mind = MemoryStore(), ThinkingProcesses(), Paused()
    thinking.advice = mind
    thinking._reviews = reviews = Told(REVIEWS_AT_ONCE)
    monkeypatch.setattr(app, "ThinkingProcesses", lambda: thinking)
    monkeypatch.setattr(thinking, "wake", mind.wake)
    for stage in stages:
        await store.append(*stage._written())
    async with served(store) as address:
        yield Reviewed(address, reviews, mind)
        mind.may.set()


async def test_a_review_is_for_people_with_a_name_who_may_look(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen, seen = finished(1, House(watchers=False)), finished(2)
    async with reviewed(monkeypatch, unseen, seen) as at:
        at.mind.may.set()
        async with Person(at.address) as stranger:
            for match in ("m1", "m2"):
                with refused("stranger", 401):
                    await stranger.get(f"/api/matches/{match}/analysis/0")
        async with Person(at.address, "Dan") as watcher:
            with refused("no_watchers", 403):
                await watcher.get("/api/matches/m1/analysis/0")
            assert (await watcher.get("/api/matches/m2/analysis/1"))["seat"] == 1
        async with at.person(unseen) as ada:
            assert (await ada.get("/api/matches/m1/analysis/2"))["seat"] == 2


async def test_a_person_waits_for_two_reviews_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewed(monkeypatch, stage := finished(1)) as at, at.person(stage) as ada:
        asked = [asyncio.create_task(ada.get(f"/api/matches/m1/analysis/{seat}")) for seat in (0, 1)]
        await at.until(made=2)
        with refused("reviews_waiting", 429):
            await ada.get("/api/matches/m1/analysis/2")
        at.mind.may.set()
        await asyncio.gather(*asked)
        assert (await ada.get("/api/matches/m1/analysis/2"))["seat"] == 2


async def test_a_review_that_nobody_waits_for_any_more_is_dropped_in_the_middle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with reviewed(monkeypatch, stage := finished(1)) as at:
        for seat in range(3):
            person = at.person(stage, seat)
            asked = asyncio.create_task(person.get("/api/matches/m1/analysis/0"))
            await at.until(made=1)
            await at.mind.asked.wait()
            asked.cancel()
            await person.http.aclose()
            await at.until(made=0)
        assert len(at.mind.looks) == 1, "one was begun; all others wait for it"
        at.mind.may.set()
        async with at.person(stage) as ada:
            assert (await ada.get("/api/matches/m1/analysis/0"))["seat"] == 0


async def test_who_hangs_up_takes_a_review_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewed(monkeypatch, stage := finished(1)) as at, at.person(stage, 1) as bob:
        ada = at.person(stage)
        first = asyncio.create_task(ada.get("/api/matches/m1/analysis/0"))
        await at.mind.asked.wait()
        second = asyncio.create_task(bob.get("/api/matches/m1/analysis/0"))
        elsewhere = asyncio.create_task(bob.get("/api/matches/m1/analysis/1"))
        await at.until(made=2)  # by now the server has read both of Bob's questions
        first.cancel()
        await ada.http.aclose()
        at.mind.may.set()
        assert [answer["seat"] for answer in await asyncio.gather(second, elsewhere)] == [0, 1]


async def test_a_few_reviews_are_made_at_a_time_and_people_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = finished(1, names=[f"Seat {seat}" for seat in range(8)])
    async with reviewed(monkeypatch, stage) as at, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(at.person(stage, seat)) for seat in range(4)]
        asked = []
        for number in range(8):  # the first two people ask for two before others come
            person = people[(0, 0, 1, 1, 2, 2, 3, 3)[number]]
            asked.append(asyncio.create_task(person.get(f"/api/matches/m1/analysis/{number}")))
            await at.until(made=min(number + 1, REVIEWS_AT_ONCE), waiting=max(0, number + 1 - REVIEWS_AT_ONCE))
        at.mind.may.set()
        assert [answer["seat"] for answer in await asyncio.gather(*asked)] == [*range(8)]
        first, second, third, fourth = (stage.hosted.seating.chairs[seat].person for seat in range(4))
        assert at.reviews.turns[:3] == [first, first, second], "nobody else was there"
        later = [person for person in at.reviews.turns if person in (third, fourth)]
        assert later[:2] == [third, fourth], "nobody has a second one before everybody has had one"
