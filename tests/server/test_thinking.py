"""How bots are asked: no table waits for another's, and many at one table share its time."""

import asyncio
import logging
import os
import pickle
import signal
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.bots import BOTS, ladder, planner
from cartographers.bots.ladder import budget_of
from cartographers.game.commands import Command
from cartographers.game.decide import start
from cartographers.game.moments import Moment
from cartographers.game.options import Options
from cartographers.game.view import view
from cartographers.native.parallel.pool import cores
from cartographers.server.limits.fair_semaphore import Closed, FairSemaphore
from cartographers.server.thinking import client as thinking_module
from cartographers.server.thinking import process
from cartographers.server.thinking.client import (
    AT_ONCE,
    TABLE_HAS,
    Mind,
    ThinkingProcesses,
    few_at_a_time,
    in_time,
)
from cartographers.server.thinking.questions import Advise, Choose, Foresee, Look, Thought, Try
from client import met
from processes import assert_gone, children, told_of_children
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
    thinking = ThinkingProcesses()
    choice = Choose("greedy", view(STATE, 0), "1")
    async with thinking.bots.turns.turn(), thinking.advice.turns.turn(), asyncio.timeout(20):
        assert await thinking.commands([choice]) == [BOTS["greedy"](choice.view, Random("1"))]
    assert thinking.bots._process is None, "nobody has asked who thinks"
    await thinking.close()


def answered(*thoughts: Thought) -> Any:
    """What the process of bots answers."""
    return pickle.loads(pickle.dumps(process.think(thoughts, process.Ready())))


def test_quick_bots_do_not_wait_for_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "is_warm", lambda _: False)
    monkeypatch.setattr(ladder, "fast_bots", lambda: pytest.fail("machine code is not ready"))
    seen = view(STATE, 0)
    chosen = answered(*(Choose(bot, seen, "1") for bot in BOTS))
    assert chosen == [bot(seen, Random("1")) for bot in BOTS.values()]


def test_nor_do_strong_bots_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "is_warm", lambda _: False)
    monkeypatch.setattr(ladder, "bot", lambda _: pytest.fail("machine code is not ready"))
    seen = view(STATE, 0)
    command, hinted = answered(Choose("master", seen, "1"), Advise(seen, "1"))
    assert command == planner.choose(seen, Random("1"))
    assert hinted.is_quick
    assert 1 <= len(hinted.hints) <= 3


@pytest.mark.anyio
async def test_where_a_bot_fails_twice_a_simpler_one_draws(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def fails(_: Mind, thoughts: Callable[[], Sequence[Thought]], *__: object) -> Any:
        tried.append(len(thoughts()))
        raise ConnectionError

    monkeypatch.setattr(Mind, "answer", fails)
    choices = [Choose("planner", view(STATE, seat), "1") for seat in (0, 1)]
    assert await ThinkingProcesses().commands(choices) == [
        BOTS["greedy"](choice.view, Random("1")) for choice in choices
    ]
    assert tried == [2, 1, 1]
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.message for record in told] == ["a bot could not choose"] * 2
    assert not any("seed" in vars(record) for record in told), "it would tell what the bot draws"


# Whose turn it is


class Slow(Mind):
    """Answers at a word, each time one question, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = FairSemaphore(clock=count().__next__)  # each takes as long
        self.asked: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def _asked(self, thoughts: Sequence[Thought]) -> Any:
        self.asked.append(" ".join(thought.seed for thought in thoughts if not isinstance(thought, Foresee | Try)))
        await self.go_on.acquire()
        return [*thoughts]

    async def answer_all(self, *asking: asyncio.Task[Any]) -> list[str]:
        """What was asked, in its order, once all is answered."""
        while not all(task.done() for task in asking):
            self.go_on.release()
            await asyncio.sleep(0)
        return self.asked


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def masters(thinking: ThinkingProcesses, person: str, tables: int, seats: int = 1) -> list[asyncio.Task[Any]]:
    """A person's tables, with masters in some seats of each."""

    async def chosen(name: str) -> list[Command]:
        choices = [Choose("master", view(STATE, seat), name) for seat in range(seats)]
        return await thinking.commands(choices, person)

    return [asyncio.create_task(chosen(f"{person}{table}")) for table in range(tables)]


@pytest.mark.anyio
async def test_one_persons_hundred_tables_of_masters_do_not_delay_anothers_only_one() -> None:
    thinking = ThinkingProcesses()
    thinking.bots = slow = Slow()
    many = masters(thinking, "mallory", 100)
    await settled()
    one = masters(thinking, "ada", 1, seats=3)
    await settled()
    order = await slow.answer_all(*many, *one)
    assert len(order) == 103
    assert order[:7].count("ada0") == 3
    assert [each for each in order if each != "ada0"] == [f"mallory{table}" for table in range(100)]


@pytest.mark.anyio
async def test_bots_whose_turn_comes_late_do_not_think_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = [Choose(bot, view(STATE, 0), "1") for bot in ("master:20", "planner", "greedy")]
    assert in_time(choices, time.monotonic() + 60) == choices
    assert [choice.bot for choice in in_time(choices, time.monotonic())] == ["planner", "planner", "greedy"]
    monkeypatch.setattr(thinking_module, "LATE", 0.0)
    thinking = ThinkingProcesses()
    thinking.bots = slow = Slow()
    asked = masters(thinking, "ada", 1, seats=2)
    await slow.answer_all(*asked)
    assert {choice.bot for choice in asked[0].result()} == {"planner"}


@pytest.mark.anyio
async def test_hints_come_before_reviews_and_people_take_turns() -> None:
    thinking = ThinkingProcesses()
    thinking.advice = slow = Slow()
    seen = view(STATE, 0)

    async def look(name: str, person: str) -> None:
        await thinking._looked(Look(Moment(seen, None), name), person)

    async def hint(name: str, person: str) -> None:
        await thinking.hints(Advise(seen, name), person)

    looks = [asyncio.create_task(look(f"look{number}", "mallory")) for number in range(3)]
    await settled()
    looks.append(asyncio.create_task(look("bobs look", "bob")))
    hints = [asyncio.create_task(hint(f"hint{number}", "mallory")) for number in range(3)]
    hints.append(asyncio.create_task(hint("adas hint", "ada")))
    await settled()
    order = await slow.answer_all(*looks, *hints)
    assert order[0] == "look0", "it was begun"
    assert set(order[1:5]) == {"hint0", "hint1", "hint2", "adas hint"}
    assert "adas hint" in order[1:3]
    assert order[5] == "bobs look", "somebody else has been looked at already"


@pytest.mark.anyio
async def test_a_question_that_is_given_up_leaves_the_process_to_others() -> None:
    mind = Mind()
    greedy = [Choose("greedy", view(STATE, seat), "1") for seat in range(AT_ONCE)]
    assert await mind.answer(list) == []
    process = mind._process
    first = asyncio.create_task(mind.answer(lambda: greedy))
    await settled()
    waiting = asyncio.create_task(mind.answer(lambda: greedy))
    await settled()
    for task in (waiting, first):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    (command,) = await mind.answer(lambda: greedy[:1])
    assert command == BOTS["greedy"](greedy[0].view, Random("1")), "no answer is taken for that of another question"
    assert mind._process is process
    await mind.close()


@pytest.mark.anyio
async def test_whoever_waits_when_it_ends_is_told_so_at_once() -> None:
    mind = Mind()
    await mind.answer(list)
    assert mind._process is not None
    os.kill(mind._process.pid, signal.SIGSTOP)  # it would never answer
    asked = [asyncio.create_task(mind.answer(list)) for _ in range(3)]
    await settled()
    await mind.close()
    for each in asked:
        with pytest.raises(Closed):
            await each
    with pytest.raises(Closed):
        await mind.answer(list)


@pytest.mark.anyio
async def test_at_the_end_no_simpler_bot_draws(caplog: pytest.LogCaptureFixture) -> None:
    thinking = ThinkingProcesses()
    thinking.bots = Slow()
    (asked,) = masters(thinking, "ada", 1, seats=3)
    await settled()
    await thinking.close()
    with pytest.raises(Closed):
        await asked
    assert caplog.records == []


@pytest.mark.anyio
@told_of_children
async def test_a_server_that_is_killed_while_machine_code_is_made_is_gone_at_once_with_all_who_make_it(
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
        assert_gone(warming)
