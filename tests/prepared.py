"""The program in processes of its own that begin where it is loaded already.

Most of a short command is Python loading modules: two seconds for a sentence. One process loads them once, and every
run of the program is a fork of it: with streams, a folder, an environment, signals and an end of its own. What is read
while modules are loaded cannot differ; who wants that starts the program itself. Workers that a run starts are forks
of it, too; a small process stands in for each (stand_in).
"""

import atexit
import fcntl
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import threading
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TypeAlias

PROGRAM = Path(sys.executable).parent / "cartographers"
QUIET = {"NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
"""How the program is run in tests, where nothing else is said."""
LATE = {
    *("COLUMNS", "LINES", "TERM", "COLORTERM", "NO_COLOR", "PYTEST_CURRENT_TEST", "CARTOGRAPHERS_DATABASE"),
    *("PYGAME_HIDE_SUPPORT_PROMPT", "SDL_AUDIODRIVER"),
}
"""Variables that are read when the program runs; or not at all, and PettingZoo sets them in whoever loads it."""
LOADED = (
    *("cartographers.server.app", "cartographers.server.edge.serving", "cartographers.store.opening"),
    *("cartographers.cli.hosting.server", "cartographers.server.edge.requests", "aiosqlite.core", "uvloop.loop"),
    *("uvicorn.lifespan.on", "uvicorn.protocols.http.httptools_impl", "encodings.idna", "markdown_it.main"),
    *("cartographers.native.batch.batch", "cartographers.native.search.bots", "cartographers.arena.cluster"),
)
"""What commands load only when they run."""
TRIED = (
    *("simulate --games 1 --json", "simulate --games 1 --bot random --json"),
    *("simulate --games 1 --bot master:5 --json", "replay nowhere"),
)
"""What loads texts and machine code."""
WORKER = "worker"
STAND_IN = Path(__file__).with_name("stand_in.py")
BEGAN = {**os.environ, **QUIET}
"""The environment of the program that is loaded: the one in which tests begin, whichever of them is the first."""
Streams: TypeAlias = tuple[int, int, int]


class Run:
    """A run of the program; a part of what `subprocess.Popen` is."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire = wire
        self._answers = wire.makefile("r", encoding="ascii")
        self.pid = int(self._answers.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, or the signal that ended it below zero, when it has ended."""
        if self.returncode is None:
            self._wire.settimeout(timeout)
            self.returncode = os.waitstatus_to_exitcode(int(self._answers.readline()))
            self.leave()
        return self.returncode

    def leave(self) -> None:
        """Waits for it no more: it is ended, unless it has ended."""
        self._answers.close()
        self._wire.close()

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)


Process: TypeAlias = subprocess.Popen[bytes] | Run


def is_prepared(environment: Mapping[str, str]) -> bool:
    """Whether an environment differs from the one of the loaded program only in what is read late.

    Where lines are counted, processes are not forked: each tells of itself when it ends.
    """
    if "COVERAGE_PROCESS_CONFIG" in environment or not hasattr(socket, "send_fds"):
        return False
    return all(BEGAN.get(name) == environment.get(name) for name in {*BEGAN, *environment} - LATE)


def begun(arguments: list[str], streams: Streams, cwd: Path | None, environment: Mapping[str, str]) -> Process:
    """The program, running, with files for what it reads, says and complains; loaded already, where it can be."""
    if is_prepared(environment):
        return loaded(arguments, streams, cwd, environment)
    return started_from_nothing(arguments, streams, cwd, environment)


def started_from_nothing(
    arguments: list[str], streams: Streams, cwd: Path | None, environment: Mapping[str, str], program: Path = PROGRAM
) -> subprocess.Popen[bytes]:
    """A program that loads itself."""
    given, said, complained = streams
    command = [str(program), *arguments]
    return subprocess.Popen(command, stdin=given, stdout=said, stderr=complained, cwd=cwd, env=environment)


def loaded(arguments: list[str], streams: Streams, cwd: Path | None, environment: Mapping[str, str]) -> Run:
    """The program in an environment that is prepared."""
    if _Loaded.only is None:
        _Loaded.only = _Loaded()
    return _Loaded.only.begun(arguments, streams, cwd, environment)


class _Loaded:
    """The process that has loaded the program, as long as this one lives."""

    only: "_Loaded | None" = None

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="cartographers-loaded-")
        self._door = str(Path(self._folder.name) / "door")
        self._process = subprocess.Popen(
            [sys.executable, __file__, self._door],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**BEGAN, "COLUMNS": "120"},
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"loaded\n"
        atexit.register(self._end)

    def begun(self, arguments: list[str], streams: Streams, cwd: Path | None, environment: Mapping[str, str]) -> Run:
        wire = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        wire.connect(self._door)
        wish = json.dumps([arguments, str(cwd or Path.cwd()), dict(environment)]).encode()
        socket.send_fds(wire, [len(wish).to_bytes(4, "big")], streams)
        wire.sendall(wish)
        return Run(wire)

    def _end(self) -> None:
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()
        self._folder.cleanup()


def _load(door: str) -> None:
    workers = import_module("cartographers.system.worker")  # before all who ask it how to start one
    workers.program = lambda make: [sys.executable, "-I", "-S", str(STAND_IN), door, WORKER, make]  # type: ignore[attr-defined]
    commands = import_module("cartographers.cli.commands")
    for name in (*commands.COMMANDS, *LOADED):
        import_module(name if "." in name else f"cartographers.cli.commands.{name}")
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        for command in TRIED:
            import_module("cartographers.cli.app").run(command.split())


def _serve(door: str) -> None:
    """Begins the program for everybody who comes, until whoever started this is gone; returns in each run, too.

    A run that nobody waits for any more is ended.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    runs: dict[int, socket.socket] = {}
    left: set[int] = set()
    ended, waking = socket.socketpair()
    waking.setblocking(False)
    signal.set_wakeup_fd(waking.fileno())
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening, ended, waking:
        listening.bind(door)
        listening.listen()
        os.write(1, b"loaded\n")
        while True:
            ready, _, _ = select.select([listening, ended, sys.stdin, *runs.values()], [], [])
            if sys.stdin in ready:
                os._exit(0)
            for child in [child for child, wire in runs.items() if wire in ready]:
                os.kill(child, signal.SIGKILL)  # whoever waited for it sends nothing, and so is gone
                runs.pop(child).close()
                left.add(child)
            if ended in ready:
                ended.recv(1 << 16)
                _tell(runs)
                left -= {child for child in left if os.waitpid(child, os.WNOHANG)[0]}
            if listening in ready:
                wire, _ = listening.accept()
                if (child := _begin(wire)) == 0:
                    break
                runs[child] = wire
    for other in (wire, *runs.values()):
        other.close()


def _tell(runs: dict[int, socket.socket]) -> None:
    """Tells how runs ended to those who wait for them."""
    for child in [*runs]:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            with runs.pop(child) as wire, suppress(OSError):  # nobody may be left to be told
                wire.sendall(b"%d\n" % status)


def _begin(wire: socket.socket) -> int:
    """Begins one run, in which it returns zero; else who it is, which is told."""
    head, streams, _, _ = socket.recv_fds(wire, 4, 3)
    with wire.makefile("rb") as wish:
        arguments, cwd, environment = json.loads(wish.read(int.from_bytes(head, "big")))
    if (child := os.fork()) == 0:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
    for stream in streams:
        os.close(stream)
    if child == 0:
        _change(arguments, cwd, environment)
    else:
        with suppress(OSError):
            wire.sendall(b"%d\n" % child)
    return child


def _change(arguments: list[str], cwd: str, environment: dict[str, str]) -> None:
    """Makes this process what the program begins in."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [str(PROGRAM), *arguments]
    for name, mode in (("stdin", "rb"), ("stdout", "wb"), ("stderr", "wb")):
        old = getattr(sys, name)
        is_at_once = name == "stderr" or os.isatty(old.fileno())
        buffer = open(old.fileno(), mode, closefd=False)  # noqa: SIM115
        new = TextIOWrapper(buffer, old.encoding, old.errors, line_buffering=is_at_once)
        setattr(sys, name, new)
        setattr(sys, f"__{name}__", new)
    if os.isatty(0):
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # whose keys are its signals


def _leave(code: int) -> None:
    """Ends a run as Python does, but does not take apart what was loaded: five times what all else of a run takes."""
    vars(threading)["_shutdown"]()
    atexit._run_exitfuncs()
    gc.collect()  # which tells what was never closed or awaited
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    _load(sys.argv[1])
    gc.collect()
    gc.freeze()
    _serve(sys.argv[1])
    if sys.argv[1:2] == [WORKER]:
        import_module("cartographers.system.worker").serve(sys.argv[2])
    try:
        import_module("cartographers.cli.app").main()
    except SystemExit as ended:
        _leave(int(ended.code or 0))
