"""Processes that share tasks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from answering import arithmetic
from cartographers.system.crew import shared
from cartographers.system.worker import Died, Worker


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> list[Worker[str, object]]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    return [Worker(arithmetic) for _ in range(2)]


def doubled(worker: Worker[str, object], number: int) -> Iterator[object]:
    """Asks twice for each task."""
    yield worker.ask(f"{number} * 2")
    yield worker.ask(f"{number} * 2 + 1")


def test_every_task_is_done_once(crew: list[Worker[str, object]]) -> None:
    assert sorted(map(str, shared(crew, range(10), doubled))) == sorted(map(str, range(20)))


def test_a_long_task_holds_nobody_else_up(crew: list[Worker[str, object]]) -> None:
    """One worker waits until it is ended; the other does all the rest."""
    results = shared(crew, ["time.sleep(600)", *map(str, range(10))], lambda worker, task: [worker.ask(task)])
    assert [next(results) for _ in range(10)] == list(range(10))
    results.close()


def test_workers_end_with_whoever_wants_no_more(crew: list[Worker[str, object]]) -> None:
    results = shared(crew, range(1000), doubled)
    next(results)
    assert all(worker.end.alive for worker in crew)
    results.close()
    assert not any(worker.end.alive for worker in crew)


def test_a_worker_that_dies_is_told_and_the_others_end(crew: list[Worker[str, object]]) -> None:
    with pytest.raises(Died):
        list(shared(crew, ["1", "os._exit(3)", "2"], lambda worker, task: [worker.ask(task)]))
    assert not any(worker.end.alive for worker in crew)
