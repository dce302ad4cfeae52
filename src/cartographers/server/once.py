"""Answers that take a while: thought about once, shared by all who ask meanwhile, and kept."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextlib import suppress
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Once(Generic[Answer]):
    """The answers to some questions. One that failed may be asked again."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, asyncio.Task[Answer]] = {}

    async def answer(self, question: Hashable, think: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The same answer each time; whoever stops waiting for it does not take it from the others."""
        task = self._answers.get(question)
        if task is None:
            task = self._answers[question] = asyncio.create_task(think())
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._answers.get(question) is task:
                del self._answers[question]
            raise

    def keep(self, wanted: Callable[[Any], bool]) -> None:
        """Forgets the answers to all other questions; who waits for one still gets it."""
        self._answers = {question: task for question, task in self._answers.items() if wanted(question)}

    @property
    def is_thinking(self) -> bool:
        return any(not task.done() for task in self._answers.values())

    async def close(self) -> None:
        """Stops thinking."""
        for task in self._answers.values():
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
