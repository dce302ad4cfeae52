"""Asks the processes in which bots think and stars are foreseen (process), so that no table waits for them.

People are answered in turn, whoever asks for most; hints before reviews, of which a few are made at a time.
"""

import asyncio
import logging
import pickle
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, suppress
from random import Random
from typing import Any

from cartographers.bots import BOTS
from cartographers.bots.ladder import budget_of
from cartographers.bots.trial import Trial
from cartographers.bots.warming import is_warm, warmth
from cartographers.game.commands import Command
from cartographers.native.aot.build import makers
from cartographers.native.aot.pieces import for_bots
from cartographers.server.limits.fair_semaphore import Closed, FairSemaphore
from cartographers.server.thinking.hints import Hinted, Looked, review
from cartographers.server.thinking.questions import READY, Advise, Choose, Foresee, Look, Review, Thought, Try
from cartographers.server.wire.counts import Gains
from cartographers.server.wire.protocol import Analysis, Preparing
from cartographers.system.worker import LENGTH, packed, program

log = logging.getLogger("cartographers.thinking")


TABLE_HAS = 2000
"""Milliseconds that the bots of a table which think by the clock have together for a turn."""
AT_ONCE = 10
"""How many bots that do not think by the clock are asked together."""
LATE = 10.0
"""Seconds after which the bots of a table that still wait for their turn think by the clock no longer."""
IN_A_HURRY = "planner"
REVIEWS_AT_ONCE = 3
NOW, LATER = 0, 1
"""Whose turn comes first: somebody who plays waits for hints, a review can wait."""
AT_LAST = "greedy"
"""Chooses for a bot that cannot."""
LOOK_EVERY = 0.2
WITHOUT_THOUGHT = "random"
"""Plays as fast without machine code."""


class ThinkingProcesses:
    """Asks three processes, so that nobody who is answered at once waits for those who think."""

    def __init__(self) -> None:
        self.quick = Mind()  # random and greedy bots, and what drawings change
        self.bots = Mind()  # bots that think
        self.advice = Mind()  # hints and reviews
        self._reviews = FairSemaphore(REVIEWS_AT_ONCE)
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
                await mind.answer(list)
        self._making = self._makers.enter_context(makers(for_bots(), gently=True))

    def look(self) -> bool:
        """Looks how far machine code is; whether there is something new to tell."""
        before, far = self.preparing, warmth()
        self.preparing = READY if is_warm() else Preparing(min(99, int(100 * far.share)), max(1, far.seconds))
        if before != READY and self.preparing == READY:
            log.info("strong bots are ready")
        return self.preparing != before

    async def ready(self) -> None:
        """Waits until machine code is there, or nobody makes it any more."""
        if self._waking is not None:
            await asyncio.wait([self._waking])
        while self.preparing != READY and any(process.poll() is None for process in self._making):
            await asyncio.sleep(LOOK_EVERY)

    async def commands(self, choices: list[Choose], person: str = "") -> list[Command]:
        """What the bots of a person's table choose.

        They are asked a few at a time, so that the bots of other people's tables get their turn.
        """
        late = time.monotonic() + LATE
        chosen = await asyncio.gather(*(self._chosen(few, person, late) for few in few_at_a_time(choices)))
        return [command for few in chosen for command in few]

    async def choice(self, choice: Choose, person: str = "") -> Command:
        """What a bot itself chooses, however long that takes: nobody stands in for it. Who plays comes first."""
        ((alone,),) = few_at_a_time([choice])
        mind = self.quick if alone.bot in BOTS else self.bots
        (command,) = await mind.answer(lambda: [alone], person, LATER)
        chosen: Command = command
        return chosen

    async def _chosen(self, few: list[Choose], person: str, late: float) -> list[Command]:
        mind = self.quick if few[0].bot in BOTS else self.bots
        try:
            commands: list[Command] = await mind.answer(lambda: in_time(few, late), person)
        except Closed:
            raise
        except ConnectionError:
            return [await _chosen_alone(mind, choice, person) for choice in few]
        return commands

    async def gains(self, question: Foresee, person: str = "") -> Gains:
        """What each drawing of an offer would change."""
        (foreseen,) = await self.quick.answer(lambda: [question], person)
        gains: Gains = foreseen
        return gains

    async def hints(self, question: Advise, person: str = "") -> Hinted:
        """The best few drawings."""
        (advised,) = await self.advice.answer(lambda: [question], person, NOW)
        hints: Hinted = advised
        return hints

    def reviewing(self, person: str) -> AbstractAsyncContextManager[None]:
        """Waits until one of the few reviews that are made at a time may be the person's."""
        return self._reviews.turn(person)

    async def trial(self, question: Try, person: str = "") -> Trial:
        """Some games of a bot on a sheet; who plays, and waits for hints, comes first."""
        if question.bot != WITHOUT_THOUGHT:
            await self.ready()
        (tried,) = await self.advice.answer(lambda: [question], person, LATER)
        found: Trial = tried
        return found

    async def analysis(self, question: Review, person: Callable[[], str] = str) -> Analysis:
        """A finished match of a seat; each turn is asked for alone, so that nobody's hints wait for all of them.

        `person` is who waits for it by then.
        """
        await self.ready()
        found: list[Looked | None] = []
        for moment, seed in zip(question.asked, question.seeds, strict=True):
            found += await self._looked(Look(moment, seed), person())
        return review(question.seat, [looked for looked in found if looked], question.end)

    async def _looked(self, look: Look, person: str) -> list[Looked | None]:
        looked: list[Looked | None] = await self.advice.answer(lambda: [look], person, LATER)
        return looked

    async def close(self) -> None:
        """Thinks no further; whoever waits is told so at once."""
        self._reviews.close()
        if self._waking is not None:
            self._waking.cancel()
            with suppress(asyncio.CancelledError):
                await self._waking
        for mind in (self.quick, self.bots, self.advice):
            await mind.close()
        self._makers.close()


async def _chosen_alone(mind: "Mind", choice: Choose, person: str) -> Command:
    """What a bot chooses when it is asked again; where its process dies once more, what a simpler one would."""
    try:
        (command,) = await mind.answer(lambda: [choice], person)
    except Closed:
        raise
    except ConnectionError:
        log.error("a bot could not choose", extra={"bot": choice.bot})
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


def in_time(few: list[Choose], late: float) -> list[Choose]:
    """Bots as they were asked; once it is late, those who think by the clock do not any more."""
    if time.monotonic() < late:
        return few
    return [choice if budget_of(choice.bot) is None else choice._replace(bot=IN_A_HURRY) for choice in few]


class Mind:
    """Asks one process, people in turn; starts it when it is needed first, and anew when it has died."""

    def __init__(self) -> None:
        self.turns = FairSemaphore()
        self._process: asyncio.subprocess.Process | None = None
        self._asking: asyncio.Task[Any] | None = None

    async def answer(self, thoughts: Callable[[], Sequence[Thought]], person: str = "", rank: int = NOW) -> Any:
        """The answer to each thought that there is when its turn comes; ConnectionError where the process died over it.

        Whoever stops waiting leaves the process to the others: it ends the thought that it is at.
        """
        over = await self.turns.take(person, rank)
        asking = self._asking = asyncio.create_task(self._asked(thoughts()))

        def done(asked: asyncio.Task[Any]) -> None:
            over()
            if not asked.cancelled():
                asked.exception()  # whoever waited may be gone

        asking.add_done_callback(done)
        await asyncio.wait([asking])
        if asking.cancelled():
            raise Closed
        return asking.result()

    async def _asked(self, thoughts: Sequence[Thought]) -> Any:
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(packed(thoughts))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            return pickle.loads(await process.stdout.readexactly(length))
        except (asyncio.IncompleteReadError, OSError) as error:
            await self._end()
            raise ConnectionError("the bots' process has died") from error

    async def close(self) -> None:
        self.turns.close()
        if self._asking is not None and not self._asking.done():
            self._asking.cancel()
            await asyncio.wait([self._asking])
        await self._end()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *program("cartographers.server.thinking.process:thinker"),
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
