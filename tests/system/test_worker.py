"""Processes that answer questions."""

import gc
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from answering import arithmetic
from cartographers.system.worker import LENGTH, Died, Worker, packed, program


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker[str, object]]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    worker = Worker(arithmetic)
    yield worker
    worker.end()


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_each_question_has_its_answer(asked: Worker[str, object]) -> None:
    assert [asked.ask(question) for question in ("1 + 1", "'a' * 200_000", "sys.version")] == [
        2,
        "a" * 200_000,
        __import__("sys").version,
    ]


def test_what_is_printed_is_no_answer_and_nobody_types(asked: Worker[str, object]) -> None:
    assert asked.ask("print('hello') or sys.stdin.read()") == ""


def test_an_answer_may_come_too_late(asked: Worker[str, object]) -> None:
    assert asked.ask("1") == 1
    with pytest.raises(TimeoutError):
        asked.ask("time.sleep(600)", 0.01)


@pytest.mark.parametrize("question", ["os._exit(3)", "sys.exit()", "os.kill(os.getpid(), 9)"])
def test_a_process_that_dies_is_told(asked: Worker[str, object], question: str) -> None:
    for _ in range(2):
        with pytest.raises(Died):
            asked.ask(question)


def test_whoever_is_held_by_nobody_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    worker = Worker(arithmetic)
    process = worker.ask("os.getpid()")
    assert isinstance(process, int)
    assert is_there(process)
    del worker
    gc.collect()
    assert not is_there(process)


def test_it_ends_in_the_middle_of_a_thought_when_nobody_is_left_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    make = f"{arithmetic.__module__}:{arithmetic.__qualname__}"
    with subprocess.Popen(program(make), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packed("1") + packed("time.sleep(600)"))
        process.stdin.flush()
        assert process.stdout.read(LENGTH.size)
        process.stdin.close()
        assert process.wait() == 0
