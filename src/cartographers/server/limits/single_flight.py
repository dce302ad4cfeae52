"""Single flight: an answer that takes a while is made once for all who ask meanwhile, and kept."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextlib import suppress
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class SingleFlight(Generic[Answer]):
    """The answers to some questions. One that failed, or that all have stopped waiting for, may be asked again."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, asyncio.Task[Answer]] = {}
        self._waiting: dict[Hashable, list[str]] = {}  # who, in the order of their coming

    async def answer(
        self, question: Hashable, think: Callable[[], Coroutine[Any, Any, Answer]], person: str = ""
    ) -> Answer:
        """The same answer each time; whoever stops waiting for it does not take it from the others."""
        task = self._answers.get(question)
        if task is None:
            task = self._answers[question] = asyncio.create_task(think())
            self._waiting[question] = []
        waiting = self._waiting[question]
        waiting.append(person)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if (task.done() or len(waiting) == 1) and self._answers.get(question) is task:
                del self._answers[question], self._waiting[question]
            raise
        finally:
            waiting.remove(person)
            if not waiting:
                task.cancel()  # where it is not thought to its end

    def first(self, question: Hashable) -> str:
        """Who has waited longest for an answer that is thought about."""
        return next(iter(self._waiting.get(question, ())), "")

    def keep(self, wanted: Callable[[Any], bool]) -> None:
        """Forgets the answers to all other questions; who waits for one still gets it."""
        self._answers = {question: task for question, task in self._answers.items() if wanted(question)}
        self._waiting = {question: self._waiting[question] for question in self._answers}

    @property
    def is_thinking(self) -> bool:
        return any(not task.done() for task in self._answers.values())

    async def close(self) -> None:
        """Stops thinking."""
        for task in self._answers.values():
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
