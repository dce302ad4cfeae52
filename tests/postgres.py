"""A real PostgreSQL of the tests' own: no password of yours, no database of yours, gone when the tests are."""

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

USER = "tester"
PASSWORD = "p@ss/w:rd"
# The tests' data may be lost in a power cut; ours are not the tests of PostgreSQL.
SETTINGS = ("fsync=off", "full_page_writes=off")
_numbers = count(1)


class Server:
    """A server in a folder of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = port

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{quote(PASSWORD, safe='')}@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return self.url(name)

    def start(self) -> None:
        settings = (f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}")
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, *settings))
        log = f"--log={self.folder / 'log'}"
        _run("pg_ctl", "start", "--wait", "--silent", f"--pgdata={self.data}", log, f"--options={options}")

    def stop(self) -> None:
        """Without a farewell, as in an outage."""
        _run("pg_ctl", "stop", "--wait", "--silent", f"--pgdata={self.data}", "--mode=immediate")


@contextmanager
def own_server() -> Iterator[Server]:
    """A running server for one test alone."""
    server = _made()
    try:
        server.start()
        yield server
    finally:
        _remove(server)


@contextmanager
def shared_server(factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that all workers of pytest share. Who comes first starts it, who goes last stops it."""
    base = factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    note = folder / "postgresql"
    with (folder / "postgresql.door").open("w") as door, (folder / "postgresql.users").open("w") as users:
        with _locked(door.fileno()):
            fcntl.flock(users, fcntl.LOCK_SH)
            server = _noted(note) if note.exists() else _started(note)
        try:
            yield server
        finally:
            with _locked(door.fileno()):
                if _is_last(users.fileno()):
                    note.unlink()
                    _remove(server)


def _started(note: Path) -> Server:
    server = _made()
    try:
        server.start()
    except BaseException:
        _remove(server)
        raise
    note.write_text(f"{server.port}\n{server.folder}", encoding="utf-8")
    return server


def _noted(note: Path) -> Server:
    port, folder = note.read_text(encoding="utf-8").split("\n")
    return Server(Path(folder), int(port))


def _made() -> Server:
    """A server that does not run yet. Its folder is not in pytest's, which is closed to the user that it runs as."""
    _binaries()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        server = Server(Path(tempfile.mkdtemp(prefix="cartographers-postgresql-")), free.getsockname()[1])
    password = server.folder / "password"
    password.write_text(PASSWORD, encoding="utf-8")
    if (user := _user()) is not None:
        os.chown(server.folder, user.pw_uid, user.pw_gid)
        os.chown(password, user.pw_uid, user.pw_gid)
    identity = (f"--username={USER}", f"--pwfile={password}", "--auth=scram-sha-256")
    try:
        _run("initdb", f"--pgdata={server.data}", *identity, "--encoding=UTF8", "--locale=C", "--no-sync")
    except BaseException:
        _remove(server)
        raise
    return server


def _remove(server: Server) -> None:
    if (server.data / "postmaster.pid").exists():
        server.stop()
    shutil.rmtree(server.folder)


def _run(program: str, *arguments: str) -> None:
    user = _user()
    # Output goes to a file: a pipe would stay open as long as the server that pg_ctl leaves behind.
    with tempfile.TemporaryFile("w+") as output:
        ended = subprocess.run(
            [_binaries() / program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd="/",
            user=user and user.pw_uid,
            group=user and user.pw_gid,
            extra_groups=user and [],
        )
        output.seek(0)
        assert ended.returncode == 0, output.read()


def _binaries() -> Path:
    found = shutil.which("pg_ctl")
    folders = [*Path("/usr/lib/postgresql").glob("*/bin"), *([Path(found).resolve().parent] if found else [])]
    for folder in sorted(folders, reverse=True):
        if (folder / "initdb").exists():
            return folder
    if os.environ.get("CARTOGRAPHERS_WITHOUT_POSTGRESQL") == "1":
        pytest.skip("without PostgreSQL, as CARTOGRAPHERS_WITHOUT_POSTGRESQL=1 says")
    pytest.fail(
        "These tests need PostgreSQL's programs (Debian: apt-get install postgresql); "
        "CARTOGRAPHERS_WITHOUT_POSTGRESQL=1 leaves them out."
    )


def _user() -> pwd.struct_passwd | None:
    """Whom the server runs as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get("postgres") or users["nobody"]


@contextmanager
def _locked(file: int) -> Iterator[None]:
    fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)


def _is_last(users: int) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
