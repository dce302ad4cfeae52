"""A server in this process: its key, its port, its store, until somebody stops it."""

import asyncio
import gc
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import platformdirs
import typer
import uvicorn

from cartographers.bots.warming import is_warm, warmth
from cartographers.cli.args.errors import fail_with
from cartographers.locales import texts
from cartographers.server.app import Settings, application
from cartographers.server.edge.reach import Listening, address_of, friends_address
from cartographers.server.edge.serving import configured
from cartographers.server.limits.quotas import Limits
from cartographers.server.logs import start_logging
from cartographers.store.log import Unavailable
from cartographers.store.opening import opened

__all__ = ["run", "start_logging"]

GRACE = 10
HURRY = 1.0
"""Seconds after which an end waits no longer for those who do not finish asking, or do not read."""
BACKLOG = 2048
SWITCH_EVERY = 0.0005
"""Seconds after which the loop lets a thread go on that has an answer of the database: Python's own 5 ms, five or six
times in a transaction, are what players would wait for."""
LEAST_SECRET = 32
EVERYWHERE = "0.0.0.0"
DAY = 24 * 3600


def run(
    host: str,
    port: int,
    database: str,
    secret_file: Path | None,
    origins: tuple[str, ...],
    proxy: str,
    address_credits: tuple[float, float],
    open_metrics: bool,
    open_browser: bool,
    limits: tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]],
    keep: float,
) -> None:
    """Serves until it is stopped."""
    secret = _secret(secret_file or data_folder() / "secret.key")
    url = database_url(database)
    listening = _listening(host, port)
    where = _where(listening, origins)
    settings = Settings(secret, origins, address_credits, open_metrics, where, Limits(*limits), keep * DAY)
    _raise_file_limit()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(listening, url, settings, proxy, open_browser))
    except Unavailable as error:
        fail_with("cli-database", reason=str(error))
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything by now


async def _serve(listening: socket.socket, url: str, settings: Settings, proxy: str, open_browser: bool) -> None:
    store = await opened(url)
    served = application(store, settings)
    config = configured(
        served,
        proxy,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )
    for line in announced(settings.listening, friends_address(settings.listening)):
        typer.echo(line)
    if not is_warm():
        typer.echo(texts()("cli-serving-preparing", seconds=warmth().seconds))
    sys.stdout.flush()
    if open_browser:  # it connects once the server runs: the port is open already
        await asyncio.to_thread(webbrowser.open, _here(settings.listening))
    sys.setswitchinterval(SWITCH_EVERY)
    gc.freeze()  # else all that was imported is looked through again and again, 50 ms each time
    await _Server(config, served.state.stop_thinking).serve(sockets=[listening])


class _Server(uvicorn.Server):
    """Ends at once, whatever is being thought and whoever does not listen."""

    def __init__(self, config: uvicorn.Config, stop_thinking: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._stop_thinking = stop_thinking

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hurry = asyncio.get_running_loop().call_later(HURRY, self._hang_up)
        await self._stop_thinking()  # whoever waits for a thought is answered, not waited for
        await super().shutdown(sockets)
        hurry.cancel()

    def _hang_up(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def announced(listening: Listening, friends: str) -> list[str]:
    """Where the table is open: for whoever starts it, then for friends."""
    told = [texts()("cli-serving", address=_here(listening))]
    if listening.is_only_here:
        told.append(texts()("cli-serving-only-here", command=f"cartographers serve --host {EVERYWHERE}"))
    elif friends and f"{friends}/" != _here(listening):
        told.append(texts()("cli-serving-friends", address=f"{friends}/"))
    return told


def _here(listening: Listening) -> str:
    """The address that this machine opens."""
    host = listening.host
    if listening.is_everywhere:
        host = "::1" if ":" in host else "127.0.0.1"
    return f"{address_of(host, listening.port)}/"


def _where(listening: socket.socket, origins: tuple[str, ...]) -> Listening:
    host, port = listening.getsockname()[:2]
    return Listening(host, port, origins)


def _listening(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)  # whoever reads the address may connect at once
    except OSError as error:
        fail_with("cli-cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))
    return listening


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop where it is installed (it is not made for Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _raise_file_limit() -> None:
    """Every socket is an open file; the usual limit of 1,024 is too low for a club."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _secret(file: Path) -> str:
    """The key that signs cookies; made on the first start, for nobody else to read, and where it is empty."""
    try:
        secret = _read(file)
        if not secret:
            was_there = file.exists()
            _make_secret(file)
            secret = _read(file)  # another server may have been faster
            if was_there:
                typer.echo(texts()("cli-empty-secret", file=str(file)), err=True)
    except (OSError, UnicodeDecodeError) as error:
        fail_with("cli-unreadable", file=str(file), reason=getattr(error, "strerror", "") or "?")
    if len(secret) < LEAST_SECRET:
        fail_with("cli-short-secret", file=str(file), least=LEAST_SECRET)
    return secret


def _read(file: Path) -> str:
    """The key in a file; none where it is not there yet, or a crash or a full disk has left it empty."""
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""


def _make_secret(file: Path) -> None:
    """Puts a new key there in one step: nobody ever finds half a key, and none that is there is lost."""
    new = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as writing:
            writing.write(f"{secrets.token_urlsafe(48)}\n")
            writing.flush()
            os.fsync(writing.fileno())
        try:
            os.link(new, file)
        except OSError:  # an empty one is there, or the disk knows no links
            if not _read(file):
                new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def database_url(given: str) -> str:
    """The database that is asked for, or the file in the user's folder."""
    return given or f"sqlite:///{data_folder() / 'matches.sqlite3'}"


def data_folder() -> Path:
    """The user's folder for what is kept."""
    folder = platformdirs.user_data_path("cartographers", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail_with("cli-unwritable", file=str(folder), reason=error.strerror or "")
    return folder
