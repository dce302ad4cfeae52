"""Processes of ours that answer questions: a question goes in by a pipe, its answer comes out by another.

Both are pickled, behind their length. A function names what a process does: called there once, it gives the function
that answers. Plain Python asks by a `Worker`; asyncio starts a `program` and writes `packed` questions itself. Such a
process ends when nobody is left to ask it, also in the middle of a thought.
"""

import os
import pickle
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Generic, NoReturn, TypeVar
from weakref import finalize

Question = TypeVar("Question")
Answer = TypeVar("Answer")

LENGTH = struct.Struct(">I")


class Died(ChildProcessError):  # noqa: N818
    """A worker has ended before it answered."""


class Worker(Generic[Question, Answer]):
    """Asks a process of its own, and ends it when nobody holds this any more."""

    def __init__(self, make: Callable[[], Callable[[Question], Answer]]) -> None:
        # Ctrl-C is for this process alone, which then ends the other.
        process = subprocess.Popen(
            program(f"{make.__module__}:{make.__qualname__}"),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions = process.stdin
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=_listen, args=(process.stdout, self._answers), daemon=True).start()
        self.end = finalize(self, _end, process)

    def ask(self, question: Question, limit: float | None = None) -> Answer:
        """The answer; TimeoutError where none comes within some seconds, and Died where none ever will.

        A worker that was late is of no use any more: its answer may still come.
        """
        with suppress(OSError):  # then there is no answer either
            _write(self._questions, question)
        try:
            told = self._answers.get(timeout=limit)
        except Empty:
            raise TimeoutError from None
        if told is None:
            self._answers.put(None)  # whoever asks again is told again
            raise Died
        answer: Answer = pickle.loads(told)
        return answer


def program(make: str) -> list[str]:
    """How a process is started that answers by what a function makes, `module:function`."""
    return [sys.executable, "-m", "cartographers.system.worker", make]


def serve(make: str) -> NoReturn:
    """Answers questions until nobody is left to ask them, then ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted ends this process too
    asking, answering = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb", 0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what is printed is no answer
    questions: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(asking, questions, lambda: os._exit(0)), daemon=True).start()
    try:
        module, _, function = make.partition(":")
        answer = getattr(import_module(module), function)()
        while asked := questions.get():
            _write(answering, answer(pickle.loads(asked)))
    except BrokenPipeError:
        os._exit(0)  # nobody is left to be told
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def packed(message: object) -> bytes:
    """A question or an answer as it goes through a pipe."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def _write(pipe: IO[bytes], message: object) -> None:
    left = memoryview(packed(message))
    while left:
        left = left[pipe.write(left) :]


def _listen(pipe: IO[bytes], messages: "SimpleQueue[bytes | None]", ended: Callable[[], None] = lambda: None) -> None:
    """Takes messages out of a pipe until it is at its end; nothing is the last of them."""
    with pipe, suppress(EOFError):
        while True:
            (length,) = LENGTH.unpack(_exactly(pipe, LENGTH.size))
            messages.put(_exactly(pipe, length))
    ended()
    messages.put(None)


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    parts = []
    while count:
        part = pipe.read(count)
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    assert process.stdin is not None
    process.stdin.close()


if __name__ == "__main__":
    serve(sys.argv[1])
