"""What the server does by itself: clocks, bots that were left alone, rooms that nobody uses."""

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from cartographers.server import app
from cartographers.server.hosting import seating
from cartographers.server.match import ledger, room, rooms
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.store.log import Entry, Listener, Whisper
from cartographers.store.memory import MemoryStore, Shared
from client import Socket, met, playing
from serving import served

pytestmark = pytest.mark.anyio
PLAIN: dict[str, Any] = {
    "ambushes": [],
    "ruins": False,
    "edicts": ["sentinel_wood", "mages_valley", "wildholds", "borderlands"],
}
ONE_SECOND = {"public": False, "watchers": True, "clock": 1}


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "SHORTEST_CLOCK", 1)
    monkeypatch.setattr(rooms, "TICK", 0.05)


async def test_when_the_clock_runs_out_a_bot_draws_for_who_is_late() -> None:
    house = {**ONE_SECOND, "clock": 2}
    async with served(MemoryStore()) as address, playing(address, 3, PLAIN, house=house) as (ada, bob, cyd):
        assert ada.table["due"] == ada.table["asked"] + 2
        wish = ada.choice(Random(1))
        await ada.ask(wish)
        for player in (ada, bob, cyd):
            await player.reach_turn(2)
        (drawn,) = [event["drawings"] for event in bob.events if event["type"] == "turn_drawn"]
        assert [each["seat"] for each in drawn] == [0, 1, 2]
        assert sorted(drawn[0]["spaces"]) == sorted(wish["spaces"])  # who has drawn keeps it
        assert [chair["bot"] for chair in bob.news["gathering"]["chairs"]] == ["", "", ""]
        assert bob.table["due"] > ada.table["asked"]
        await bob.answer(Random(2))  # the late may go on with the next card
        assert bob.news["waiting"] == [0, 2]


async def test_a_clock_runs_where_nobody_looks_on() -> None:
    async with served(MemoryStore()) as address:
        async with playing(address, 2, PLAIN, house=ONE_SECOND) as (ada, _):
            match = ada.match
        async with Socket(address, match) as watcher:
            await watcher.reach_turn(3)


async def test_a_clock_goes_on_after_a_restart() -> None:
    log = Shared()
    async with served(MemoryStore(log)) as address, playing(address, 1, PLAIN, house=ONE_SECOND) as (ada,):
        assert ada.table["turn"] == 1
    async with served(MemoryStore(log)) as address, Socket(address, ada.match) as watcher:
        await watcher.reach_turn(2)


async def test_a_table_without_a_clock_waits() -> None:
    async with served(MemoryStore()) as address, playing(address, 1, PLAIN) as (ada,):
        assert ada.table["due"] is None


class Deaf(MemoryStore):
    """A process that never hears of what others write, as one that is always too slow."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.reads = 0

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        pass

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        self.reads += 1
        return await super().entries(match, after, most)


async def test_a_server_that_is_behind_decides_again_without_reading_on() -> None:
    log = Shared()
    deaf = Deaf(log)
    async with (
        served(MemoryStore(log)) as address,
        served(deaf) as behind,
        playing(address, 2, PLAIN) as (ada, bob),
        Socket(behind, ada.match, ada.cookie) as late,
    ):
        deaf.reads = 0
        for turn in (1, 2, 3):
            await bob.answer(Random(turn))
            await late.answer(Random(turn))  # it does not know that this one is the last
            await late.reach_turn(turn + 1)
            await bob.reach_turn(turn + 1)
        assert late.table == bob.table
        assert deaf.reads == 0


async def test_much_that_is_heard_at_once_is_read_at_once() -> None:
    class Counting(MemoryStore):
        reads = 0
        listener: Listener

        def listen(self, listener: Listener, whispers: Whisper) -> None:
            self.listener = listener
            super().listen(listener, whispers)

        async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
            self.reads += 1
            await asyncio.sleep(0)
            return await super().entries(match, after, most)

    store = Counting()
    async with served(store) as address, playing(address, 2, PLAIN) as (ada, _):
        store.reads = 0
        for _ in range(50):
            store.listener(ada.match, 1_000_000)
        await ada.answer(Random(1))
        assert store.reads in (1, 2)


async def test_an_idle_room_is_put_away_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", 0.0)
    away = asyncio.Event()
    close = room.Room.close

    async def closing(self: room.Room) -> None:
        await close(self)
        away.set()

    monkeypatch.setattr(room.Room, "close", closing)
    async with served(MemoryStore()) as address:
        async with playing(address, 2, PLAIN) as (ada, bob):
            await ada.answer(Random(1))
        async with asyncio.timeout(10):
            await away.wait()
        await ada.open(since=ada.seq)
        assert ada.news["you"]["answer"] is not None
        await bob.open(since=bob.seq)
        await bob.answer(Random(1))
        await ada.reach_turn(2)
        await ada.connection.close()
        await bob.connection.close()


async def test_bots_whose_process_has_died_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "BOTS_HAVE", 0.1)
    thinking = ThinkingProcesses()
    monkeypatch.setattr(app, "ThinkingProcesses", lambda: thinking)
    async with served(MemoryStore()) as address, playing(address, 1, PLAIN, bots=["random"]) as (ada,):
        await ada.answer(Random(1))
        await ada.reach_turn(2)
        process = thinking.quick._process
        assert process is not None
        process.kill()
        await process.wait()
        await ada.answer(Random(1))
        await ada.reach_turn(3)


async def test_the_clock_of_a_table_does_not_wait_for_bots_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = ThinkingProcesses()
    monkeypatch.setattr(app, "ThinkingProcesses", lambda: thinking)
    async with (
        served(MemoryStore()) as address,
        thinking.bots.turns.turn(),
        playing(address, 1, PLAIN, bots=["planner"], house=ONE_SECOND) as (ada,),
        playing(address, 1, PLAIN, house=ONE_SECOND) as (bob,),
    ):
        await bob.reach_turn(3)
        assert ada.table["turn"] == 1


class StumblingStore(MemoryStore):
    """Has a bug that shows once."""

    async def due(self, now: float, limit: int) -> list[str]:
        if not hasattr(self, "stumbled"):
            self.stumbled = True
            raise RuntimeError("a bug")
        return await super().due(now, limit)


async def test_clocks_survive_a_bug(caplog: pytest.LogCaptureFixture) -> None:
    async with served(StumblingStore()) as address, playing(address, 1, PLAIN, house=ONE_SECOND) as (ada,):
        await ada.reach_turn(2)
    assert [record.exc_info is not None for record in caplog.records if record.levelno == logging.ERROR] == [True]


async def test_two_devices_of_a_person_are_one_person_there() -> None:
    async with served(MemoryStore()) as address, met(address, "Ada") as (ada,):
        match = (await ada.open(PLAIN, begin=True))["match"]
        async with ada.at(match) as first, ada.at(match), Socket(address, match):
            await first.reach(lambda: bool(first.people.get("watchers") == 1))
            assert first.people["here"] == [0]
