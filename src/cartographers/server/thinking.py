"""Asks the processes in which bots think and stars are foreseen (thinker), so that no table waits for them."""

import asyncio
import logging
import pickle
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from random import Random
from typing import Any, NamedTuple

from cartographers.bots import BOTS
from cartographers.bots.ladder import budget_of
from cartographers.bots.warming import is_warm, warmth
from cartographers.game.commands import Command
from cartographers.game.moments import Moment
from cartographers.game.state import Table
from cartographers.game.view import View
from cartographers.native.making import makers
from cartographers.native.pieces import for_bots
from cartographers.server.advising import Hinted, Looked, review
from cartographers.server.counting import Gains
from cartographers.server.protocol import Analysis, Preparing

log = logging.getLogger("cartographers.thinking")


class Choose(NamedTuple):
    """What would this bot do?"""

    bot: str
    view: View
    seed: str  # of its chance


class Foresee(NamedTuple):
    """What would each drawing of the offer change?"""

    view: View
    skill: str


class Advise(NamedTuple):
    """Which drawings would be best?"""

    view: View
    seed: str


class Look(NamedTuple):
    """What was drawn at a moment, and what would have been best?"""

    moment: Moment
    seed: str


class Review(NamedTuple):
    """What was drawn by a seat in a whole match, and what would have been best?"""

    seat: int
    asked: list[Moment]
    end: Table
    seeds: list[str]  # of each moment


Thought = Choose | Foresee | Advise | Look

LENGTH = struct.Struct(">I")
TABLE_HAS = 2000
"""Milliseconds that the bots of a table which think by the clock have together for a turn."""
AT_ONCE = 10
"""How many bots that do not think by the clock are asked together."""
AT_LAST = "greedy"
"""Chooses for a bot that cannot."""
READY = Preparing(100, 0)
LOOK_EVERY = 0.2


class Thinking:
    """Asks three processes, so that nobody who is answered at once waits for those who think."""

    def __init__(self) -> None:
        self.quick = Mind()  # random and greedy bots, and what drawings change
        self.bots = Mind()  # bots that think
        self.advice = Mind()  # hints and reviews
        self.preparing = READY  # how far the machine code of strong bots is
        self._waking: asyncio.Task[None] | None = None
        self._makers = ExitStack()
        self._making: list[subprocess.Popen[bytes]] = []

    async def wake(self) -> None:
        """Has machine code made ready, where it is not, before somebody asks a strong bot; by processes of its own.

        Until it is, those who think do without. They are started first, for that takes a moment too.
        """
        if is_warm():
            return
        self.look()
        log.info("strong bots are being prepared, once", extra={"seconds": self.preparing.seconds})
        self._waking = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        with suppress(ConnectionError):  # whoever asks will start them anew
            for mind in (self.advice, self.bots):
                await mind.answer([])
        self._making = self._makers.enter_context(makers(for_bots(), gently=True))

    def look(self) -> bool:
        """Looks how far machine code is; whether there is something new to tell."""
        before, far = self.preparing, warmth()
        self.preparing = READY if is_warm() else Preparing(min(99, int(100 * far.share)), max(1, far.seconds))
        if before != READY and self.preparing == READY:
            log.info("strong bots are ready")
        return self.preparing != before

    async def _ready(self) -> None:
        """Waits until machine code is there, or nobody makes it any more."""
        if self._waking is not None:
            await asyncio.shield(self._waking)
        while self.preparing != READY and any(process.poll() is None for process in self._making):
            await asyncio.sleep(LOOK_EVERY)

    async def commands(self, choices: list[Choose]) -> list[Command]:
        """What the bots of a table choose.

        They are asked a few at a time, so that the bots of other tables get their turn.
        """
        chosen: list[Command] = []
        for few in few_at_a_time(choices):
            chosen += await self._chosen(few)
        return chosen

    async def _chosen(self, few: list[Choose]) -> list[Command]:
        mind = self.quick if few[0].bot in BOTS else self.bots
        try:
            commands: list[Command] = await mind.answer(few)
        except ConnectionError:
            return [await _chosen_alone(mind, choice) for choice in few]
        return commands

    async def gains(self, question: Foresee) -> Gains:
        """What each drawing of an offer would change."""
        (foreseen,) = await self.quick.answer([question])
        gains: Gains = foreseen
        return gains

    async def hints(self, question: Advise) -> Hinted:
        """The best few drawings."""
        (advised,) = await self.advice.answer([question])
        hints: Hinted = advised
        return hints

    async def analysis(self, question: Review) -> Analysis:
        """A finished match of a seat; each turn is asked for alone, so that nobody's hints wait for all of them."""
        await self._ready()
        found: list[Looked | None] = []
        for moment, seed in zip(question.asked, question.seeds, strict=True):
            found += await self.advice.answer([Look(moment, seed)])
        return review(question.seat, [looked for looked in found if looked], question.end)

    async def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            with suppress(asyncio.CancelledError):
                await self._waking
        for mind in (self.quick, self.bots, self.advice):
            await mind.close()
        self._makers.close()


async def _chosen_alone(mind: "Mind", choice: Choose) -> Command:
    """What a bot chooses when it is asked again; where its process dies once more, what a simpler one would."""
    try:
        (command,) = await mind.answer([choice])
    except ConnectionError:
        log.error("a bot could not choose", extra={"bot": choice.bot, "seed": choice.seed})
        return await asyncio.to_thread(BOTS[AT_LAST], choice.view, Random(choice.seed))
    chosen: Command = command
    return chosen


def few_at_a_time(choices: list[Choose]) -> Iterator[list[Choose]]:
    """Those who think by the clock each alone, with less time where they are many; before, the others some together."""
    budgets = [(choice, budget_of(choice.bot)) for choice in choices]
    others = [choice for choice, budget in budgets if budget is None]
    for alike in ([each for each in others if (each.bot in BOTS) is is_quick] for is_quick in (True, False)):
        for start in range(0, len(alike), AT_ONCE):
            yield alike[start : start + AT_ONCE]
    for choice, budget in budgets:
        if budget is not None:
            yield [choice._replace(bot=f"master:{min(budget, TABLE_HAS // (len(choices) - len(others)))}")]


class Mind:
    """Asks one process; starts it when it is needed first, and anew when it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def answer(self, thoughts: Sequence[Thought]) -> Any:
        """The answer to each thought; raises ConnectionError where the process died over it."""
        async with self._one_at_a_time:
            try:
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                asked = pickle.dumps(thoughts)
                process.stdin.write(LENGTH.pack(len(asked)) + asked)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return pickle.loads(await process.stdout.readexactly(length))
            except (asyncio.IncompleteReadError, OSError) as error:
                await self._end()
                raise ConnectionError("the bots' process has died") from error
            except asyncio.CancelledError:
                await self._end()  # its answer would be taken for that of the next question
                raise

    async def close(self) -> None:
        async with self._one_at_a_time:
            await self._end()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cartographers.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()  # it ends when it has nothing left to read, also when the server is killed
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
