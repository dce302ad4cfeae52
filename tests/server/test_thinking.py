"""How bots are asked: no table waits for another's, and many at one table share its time."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from cartographers.bots.ladder import budget_of
from cartographers.game.decide import start
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.server.thinking import AT_ONCE, TABLE_HAS, Choose, few_at_a_time
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
    assert asked(["master", "greedy", "planner"]) == [["greedy", "planner"], ["master:100"]]


def test_many_masters_share_the_time_of_their_table() -> None:
    groups = asked(["master"] * 50)
    assert {len(group) for group in groups} == {1}
    assert sum(budget_of(bot) or 0 for [bot] in groups) == TABLE_HAS


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
            while not warming:
                await asyncio.sleep(0.05)
                warming = [pid for pid, line in children(server.pid).items() if "--gently" in line]
        server.kill()  # waits for the end of its output, which nobody else may hold
        for pid in warming:
            os.kill(pid, signal.SIGKILL)
