"""A server that is told to end does so at once, whatever is being thought and whoever has not finished asking."""

import asyncio
import os
import signal
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cartographers.game.options import Options
from client import Person, playing
from serving import Server, StartServer
from staging import Stage

pytestmark = pytest.mark.anyio

AT_ONCE = 2.0
BUSY = 3.0
"""So much slower a machine that tests may be; without care an end takes all of its ten seconds' grace."""


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def finished(server: Server) -> Person:
    """Somebody who has finished a match, which is called `done`."""
    stage = Stage("done", Options(ambushes=()), "1", ["Cyd", "Dan"])
    stage.begin()
    stage.play(100, bot="random")
    stage.put(Path(server.database.removeprefix("sqlite:///")))
    person = Person(server.address)
    cookie = stage.cookie(0, server.key.read_text(encoding="ascii").strip())
    person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def half_asked(server: Server, words: str) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    connection = socket.create_connection((host, int(port)))
    connection.sendall(words.replace("\n", "\r\n").encode())
    return connection


UNFINISHED = (
    "GET /api/matches HTTP/1.1\nHost: a\n",
    "POST /api/me HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: 100\n\n{",
    "POST /api/me HTTP/1.1\nHost: a\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n1\n{\n",
)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes where only Linux tells of them")
@pytest.mark.parametrize("is_fresh", [False, True], ids=["ready", "while machine code is made"])
async def test_it_ends_at_once_whatever_is_thought_and_whoever_has_not_finished(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_fresh: bool
) -> None:
    if is_fresh:
        monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = start_server()
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Person(server.address, "Ada"))
        for _ in range(3):
            await ada.open({"seats": 20}, sit=False, bots=["master"] * 20, begin=True)
        (bob,) = await stack.enter_async_context(playing(server.address, 1, {"ambushes": []}, house={"hints": True}))
        await bob.ask({"type": "ask_hints", "turn": 1})  # its process runs
        cyd = await stack.enter_async_context(finished(server))
        reviews = [asyncio.create_task(cyd.http.get(f"/api/matches/done/analysis/{seat}")) for seat in (0, 1)]
        hanging = [half_asked(server, words) for words in UNFINISHED]
        await ada.look("done")  # all of these were heard
        await bob.send({"type": "ask_hints", "id": "last", "turn": 1})
        thinkers = children(server.pid)
        assert thinkers
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        assert time.monotonic() - began < BUSY * AT_ONCE
        assert [pid for pid in thinkers if is_running(pid)] == []
        assert (await bob.ended())[0] == 1012
        for review in reviews:
            told = (await asyncio.gather(review, return_exceptions=True))[0]
            assert isinstance(told, BaseException) or told.json()["refused"] == "not_now"
        for connection in hanging:
            connection.close()
    assert "Traceback" not in server.log()
    assert "Cancel " not in server.log()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
