"""Real servers of the tests' own: the program in a process, or its application in this one."""

import asyncio
import os
import re
import resource
import select
import signal
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

import prepared
from cartographers.server.app import Settings, application
from cartographers.server.edge.serving import configured
from cartographers.store.log import Store
from cartographers.store.opening import opened
from prepared import PROGRAM, QUIET, Process

UNLIMITED = ("--address-credits", "1000000", "1000000", "--address-tables", "1000000", "1000000")
SECRET = "a key that only tests of the server know"
# Nothing that a client does may make the server write one of these.
_FAILURE = re.compile(
    r'^(error|critical)\b.*|^.*(Traceback|"level":"(?:error|critical)"|never retrieved|never awaited).*', re.MULTILINE
)
PATIENCE = 30.0
LOOK = 0.01
"""Seconds from one look to the next of whoever waits for another process: who only looks takes its processor."""


class Server:
    """The program in a process of its own, with a folder for its database, its key and its log."""

    def __init__(self, folder: Path, *arguments: str, database: str = "", program: Path = PROGRAM) -> None:
        self.folder = folder
        self.program = program
        self.key = folder / "secret.key"
        self.database = database or f"sqlite:///{folder / 'matches.sqlite3'}"
        self.address = ""
        self._arguments = arguments
        self._log = folder / "log"
        self._read = 0
        self._process: Process | None = None

    def start(self) -> None:
        """Starts it, at its old port where it had one."""
        port = self.address.rpartition(":")[2] or "0"
        arguments = ["serve", "--port", port, "--database", self.database, "--secret-file", str(self.key)]
        reading, writing = os.pipe()
        self._said = open(reading, encoding="utf-8")  # noqa: PTH123, SIM115
        with self._log.open("a") as log, open(writing, "wb") as saying:  # noqa: PTH123
            self._process = self._begun([*arguments, *self._arguments], saying.fileno(), log.fileno())
        told = self._said.readline()
        assert "http://" in told, self.log()
        self.address = told.split()[-1].rstrip("/")
        self._wait_for_the_door()

    def _begun(self, arguments: list[str], said: int, log: int) -> Process:
        """The process: of a program that is loaded already, where it is ours and nothing speaks against it."""
        environment = {**os.environ, **QUIET}
        with Path(os.devnull).open() as nothing:
            streams = (nothing.fileno(), said, log)
            if self.program == PROGRAM:
                return prepared.begun(arguments, streams, None, environment)
            return prepared.started_from_nothing(arguments, streams, None, environment, self.program)

    def _wait_for_the_door(self) -> None:
        """Until the port, which is told before it is open, takes connections."""
        host, _, port = self.address.removeprefix("http://").rpartition(":")
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection((host.strip("[]"), int(port))).close()
            except ConnectionRefusedError:
                assert time.monotonic() < until, self.log()
                time.sleep(LOOK)
            else:
                return

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to end, and waits; its exit code, which is the signal's for whom nobody waits to see it."""
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(by)
        with self._said:
            code = process.wait(PATIENCE)
            self._hear_out()
        return code

    def _hear_out(self) -> None:
        """Until the end of its output, which nobody else may hold."""
        while select.select([self._said], [], [], PATIENCE)[0]:
            if not os.read(self._said.fileno(), 1 << 16):
                return
        raise TimeoutError("somebody holds the output of a server that has ended")

    def kill(self) -> None:
        """Without a farewell, as in a power cut."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def limit_files(self, size: int) -> None:
        """Lets no file of the process grow beyond a size, as on a full disk."""
        assert self._process is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def failures(self) -> list[str]:
        """What the log tells since the last call that it should not."""
        told = self.log()
        new, self._read = told[self._read :], len(told)
        return [found.group() for found in _FAILURE.finditer(new)]


StartServer = Callable[..., Server]


@contextmanager
def started(folder: Path, *arguments: str, database: str = "", program: Path = PROGRAM) -> Iterator[Server]:
    """A running server, which is stopped at the end and must not have failed."""
    server = Server(folder, *(arguments or UNLIMITED), database=database, program=program)
    try:
        server.start()
        yield server
    finally:
        server.stop()
    assert server.failures() == []


@asynccontextmanager
async def served(store: Store, settings: Settings | None = None, **more: Any) -> AsyncIterator[str]:
    """The address of the application on a store, served by this process; `more` is for uvicorn."""
    settings = settings or Settings(SECRET, address_credits=(1e6, 1e6))
    async with hosted(application(store, settings), **more) as address:
        yield address


@asynccontextmanager
async def hosted(application: Starlette, **more: Any) -> AsyncIterator[str]:
    """The address of an application that this process serves."""
    server = uvicorn.Server(configured(application, **more))
    # With the protocol named, as the program does: else asyncio leaves Nagle's algorithm on, and an answer takes 40 ms.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


@contextmanager
def served_aside(folder: Path) -> Iterator[Server]:
    """The application in a thread of this process, so that a test can change what it is made of."""
    server = Server(folder)
    (folder / "secret.key").write_text(SECRET)
    ready, done = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with served(await opened(server.database)) as server.address:
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield server
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(PATIENCE)
        loop.close()
