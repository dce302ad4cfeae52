"""`/healthz` tells the truth in time: on a full disk, and while the database hangs."""

import asyncio
import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

import postgres
from cartographers.server.edge import health
from cartographers.store.log import Unavailable
from cartographers.store.memory import MemoryStore
from serving import StartServer, served, started

pytestmark = pytest.mark.anyio
SOON = 60.0


async def until(address: str, status: int) -> httpx.Response:
    """Asks until this is the answer."""
    async with asyncio.timeout(SOON), httpx.AsyncClient(trust_env=False, timeout=SOON) as http:
        while (answer := await http.get(f"{address}/healthz")).status_code != status:
            await asyncio.sleep(0.1)
    return answer


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to fill a disk for one process only")
async def test_a_full_disk_is_told_until_there_is_room_again(start_server: StartServer) -> None:
    server = start_server()
    await until(server.address, 200)
    server.limit_files(1)
    assert (await until(server.address, 503)).json()["status"] == "store unavailable"
    server.limit_files(resource.RLIM_INFINITY)
    await until(server.address, 200)


@contextmanager
def stopped(server: postgres.Server, database: str) -> Iterator[None]:
    """The database and all connections to it hang meanwhile."""
    with psycopg.connect(database) as connection:
        served = [pid for (pid,) in connection.execute("SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL")]
        served.remove(connection.info.backend_pid)
    (main, *_) = (server.data / "postmaster.pid").read_text().split()
    processes = [int(main), *served]
    try:
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def test_a_database_that_hangs_is_told_in_time(tmp_path: Path) -> None:
    with postgres.own_server() as postgresql:
        database = postgresql.fresh_database()
        with started(tmp_path, database=database) as server:
            await until(server.address, 200)
            with stopped(postgresql, database):
                answer = await until(server.address, 503)
                assert answer.elapsed.total_seconds() < 4 * health.PATIENCE
            await until(server.address, 200)


class Asked(MemoryStore):
    """Answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.well = True

    async def check(self) -> None:
        await self.let.wait()
        if not self.well:
            raise Unavailable("full")


async def all_at(address: str, times: int) -> list[int]:
    async with httpx.AsyncClient(trust_env=False, timeout=SOON) as http:
        answers = await asyncio.gather(*(http.get(f"{address}/healthz") for _ in range(times)))
    return [answer.status_code for answer in answers]


async def test_many_who_ask_are_one_question_to_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "LASTS", float("inf"))
    asked, ask = [], health.Health._ask

    async def counted(self: health.Health) -> bool:
        asked.append(self)
        return await ask(self)

    monkeypatch.setattr(health.Health, "_ask", counted)  # others use the store as well, now and then
    store = Asked()
    async with served(store) as address:
        assert set(await all_at(address, 20)) == {503}  # it hangs
        assert set(await all_at(address, 20)) == {503}
        store.let.set()
        await until(address, 200)
        assert set(await all_at(address, 20)) == {200}
        assert len(asked) == 1


async def test_an_answer_is_good_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LASTS", 0.0)
    store = Asked()
    store.let.set()
    async with served(store) as address:
        assert await all_at(address, 1) == [200]
        store.well = False
        assert await all_at(address, 1) == [503]
        store.well = True
        assert await all_at(address, 1) == [200]
