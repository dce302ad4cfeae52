"""Thinking without processes: bots answer here, one thought at a time, and between two of them everybody is served."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from cartographers.bots.trial import NOTHING, Trial, Trying
from cartographers.game.commands import Command
from cartographers.server.limits.fair_semaphore import Closed, FairSemaphore
from cartographers.server.thinking.answering import answered
from cartographers.server.thinking.hints import Hinted, Looked, review
from cartographers.server.thinking.questions import READY, Advise, Choose, Foresee, Look, Review, Thought, Try
from cartographers.server.wire.counts import Gains
from cartographers.server.wire.protocol import Analysis

NOW, LATER = 0, 1
"""Whose turn comes first: a player who waits, then a review."""

STRETCH, BREATH = 0.05, 0.02
"""Seconds that a trial plays on, and then pauses: the page is heard in the pause, and not between two moves."""


class ThinkingHere:
    """Thinks in this process."""

    def __init__(self) -> None:
        self.preparing = READY
        self._turns = FairSemaphore()
        self._reviews = FairSemaphore()

    def look(self) -> bool:
        return False

    async def ready(self) -> None:
        """There is nothing to wait for."""

    async def commands(self, choices: list[Choose], person: str = "") -> list[Command]:
        return [await self._answer(choice, person, NOW) for choice in choices]

    async def choice(self, choice: Choose, person: str = "") -> Command:
        chosen: Command = await self._answer(choice, person, LATER)
        return chosen

    async def gains(self, question: Foresee, person: str = "") -> Gains:
        gains: Gains = await self._answer(question, person, NOW)
        return gains

    async def hints(self, question: Advise, person: str = "") -> Hinted:
        hints: Hinted = await self._answer(question, person, NOW)
        return hints

    def reviewing(self, person: str) -> AbstractAsyncContextManager[None]:
        return self._reviews.turn(person)

    async def trial(self, question: Try, person: str = "") -> Trial:
        clock, tried = asyncio.get_running_loop().time, NOTHING
        paused = clock()
        for deal in range(question.first, question.end):
            game = Trying(question.sheet, deal)
            while not game.over:  # move by move: whoever plays waits for no whole game
                if clock() - paused > STRETCH:
                    await asyncio.sleep(BREATH)
                    paused = clock()
                game.play(await self._answer(Choose(question.bot, game.view, game.seed), person, LATER))
            tried = tried.and_more(game.trial())
        return tried

    async def analysis(self, question: Review, person: Callable[[], str] = str) -> Analysis:
        looked: list[Looked | None] = []
        for moment, seed in zip(question.asked, question.seeds, strict=True):
            looked.append(await self._answer(Look(moment, seed), person(), LATER))
        return review(question.seat, [each for each in looked if each], question.end)

    async def _answer(self, thought: Thought, person: str, rank: int) -> Any:
        over = await self._turns.take(person, rank)
        try:
            await asyncio.sleep(0)  # what came meanwhile is heard first
            if self._turns.is_closed:
                raise Closed
            return answered(thought, lambda _: True)
        finally:
            over()

    async def close(self) -> None:
        self._turns.close()
        self._reviews.close()
