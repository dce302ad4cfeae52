"""How bots are asked: no table waits for another's, and many at one table share its time."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.bots import BOTS, ladder, quick
from cartographers.bots.ladder import budget_of
from cartographers.game.decide import start
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.native.hands import cores
from cartographers.server import thinker
from cartographers.server.thinking import (
    AT_ONCE,
    LENGTH,
    TABLE_HAS,
    Advise,
    Choose,
    Mind,
    Thinking,
    Thought,
    few_at_a_time,
)
from client import met
from serving import StartServer

_, STATE = start(Options(seats=100), "1")


def asked(bots: list[str]) -> list[list[str]]:
    """Who is asked together when some bots of a table choose."""
    choices = [Choose(bot, view(STATE, seat), str(seat)) for seat, bot in enumerate(bots)]
    return [[choice.bot for choice in few] for few in few_at_a_time(choices)]


def test_quick_bots_are_asked_some_at_a_time() -> None:
    groups = asked(["greedy"] * 99)
    assert sum(map(len, groups)) == 99
    assert max(map(len, groups)) == AT_ONCE


def test_a_master_is_asked_alone_and_has_its_usual_time() -> None:
    assert asked(["master", "planner", "greedy", "random"]) == [["greedy", "random"], ["planner"], ["master:100"]]


def test_many_masters_share_the_time_of_their_table() -> None:
    groups = asked(["master"] * 50)
    assert {len(group) for group in groups} == {1}
    assert sum(budget_of(bot) or 0 for [bot] in groups) == TABLE_HAS


@pytest.mark.anyio
async def test_quick_bots_do_not_wait_for_those_who_think() -> None:
    thinking = Thinking()
    choice = Choose("greedy", view(STATE, 0), "1")
    async with thinking.bots._one_at_a_time, thinking.advice._one_at_a_time, asyncio.timeout(20):
        assert await thinking.commands([choice]) == [BOTS["greedy"](choice.view, Random("1"))]
    assert thinking.bots._process is None, "nobody has asked who thinks"
    await thinking.close()


def answered(*thoughts: Thought) -> Any:
    """What the process of bots answers."""
    question, told = pickle.dumps(thoughts), BytesIO()
    thinker.think(BytesIO(LENGTH.pack(len(question)) + question), told)
    return pickle.loads(told.getvalue()[LENGTH.size :])


def test_quick_bots_do_not_wait_for_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "is_warm", lambda _: False)
    monkeypatch.setattr(ladder, "fast_bots", lambda: pytest.fail("machine code is not ready"))
    seen = view(STATE, 0)
    chosen = answered(*(Choose(bot, seen, "1") for bot in BOTS))
    assert chosen == [bot(seen, Random("1")) for bot in BOTS.values()]


def test_nor_do_strong_bots_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "is_warm", lambda _: False)
    monkeypatch.setattr(ladder, "bot", lambda _: pytest.fail("machine code is not ready"))
    seen = view(STATE, 0)
    command, hinted = answered(Choose("master", seen, "1"), Advise(seen, "1"))
    assert command == quick.choose(seen, Random("1"))
    assert hinted.is_quick
    assert 1 <= len(hinted.hints) <= 3


@pytest.mark.anyio
async def test_where_a_bot_fails_twice_a_simpler_one_draws(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def fails(_: Mind, thoughts: Sequence[Thought]) -> Any:
        tried.append(len(thoughts))
        raise ConnectionError

    monkeypatch.setattr(Mind, "answer", fails)
    choices = [Choose("planner", view(STATE, seat), "1") for seat in (0, 1)]
    assert await Thinking().commands(choices) == [BOTS["greedy"](choice.view, Random("1")) for choice in choices]
    assert tried == [2, 1, 1]
    assert [record.message for record in caplog.records if record.levelno == logging.ERROR] == [
        "a bot could not choose"
    ] * 2


def children(pid: int) -> dict[int, str]:
    """The processes that a process has started, with their command lines."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return {int(child): Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8") for child in found}


@pytest.mark.anyio
@pytest.mark.skipif(sys.platform != "linux", reason="looks for a process where only Linux tells of it")
async def test_a_server_that_is_killed_while_machine_code_is_made_is_gone_at_once(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = start_server()
    async with met(server.address, "Ada") as (ada,):
        await ada.open()
        warming: list[int] = []
        async with asyncio.timeout(20):
            while len(warming) < cores():
                await asyncio.sleep(0.05)
                warming = [pid for pid, line in children(server.pid).items() if "--gently" in line]
        server.kill()  # waits for the end of its output, which nobody else may hold
        for pid in warming:
            os.kill(pid, signal.SIGKILL)
