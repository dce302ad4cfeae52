"""Servers for tests: one that most share, and others to be stopped, killed and restarted."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import postgres
from server.pairs import two_servers
from serving import Server, StartServer, started


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with started(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """A server that other tests use too, with people and matches of their own."""
    yield shared
    assert shared.failures() == []


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server for this test alone; takes arguments of the program."""
    with ExitStack() as stack:

        def start(*arguments: str, database: str = "") -> Server:
            return stack.enter_context(started(tmp_path, *arguments, database=database))

        yield start


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Server]:
    with postgres.shared_server(tmp_path_factory) as server:
        yield server


@pytest.fixture
def pair(tmp_path: Path, postgresql: postgres.Server) -> Iterator[list[Server]]:
    """Two servers on one PostgreSQL."""
    with ExitStack() as stack:
        yield two_servers(stack, tmp_path, postgresql.fresh_database())
