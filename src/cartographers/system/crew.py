"""Several processes that share a list of tasks."""

from collections.abc import Callable, Generator, Iterable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

from cartographers.system.worker import Worker

Question = TypeVar("Question")
Answer = TypeVar("Answer")
Task = TypeVar("Task")
Result = TypeVar("Result")


def shared(
    crew: list[Worker[Question, Answer]],
    tasks: Iterable[Task],
    done: Callable[[Worker[Question, Answer], Task], Iterable[Result]],
) -> Generator[Result, None, None]:
    """The results of all tasks, in whatever order they come, from workers that end with them.

    A worker takes the next task when it has done one: `done` asks it as often as the task needs.
    """
    left, one_at_a_time = iter(tasks), Lock()
    results: SimpleQueue[Result | BaseException | None] = SimpleQueue()

    def work(worker: Worker[Question, Answer]) -> None:
        try:
            while True:
                with one_at_a_time:
                    task = next(left, None)
                if task is None:
                    break
                for result in done(worker, task):
                    results.put(result)
        except BaseException as error:
            results.put(error)
        else:
            results.put(None)

    try:
        for worker in crew:
            Thread(target=work, args=(worker,), daemon=True).start()
        working = len(crew)
        while working:
            result = results.get()
            if isinstance(result, BaseException):
                raise result
            if result is None:
                working -= 1
            else:
                yield result
    finally:
        for worker in crew:
            worker.end()
