"""What is particular to databases: migrations, outages, full disks, killed processes, passwords."""

import asyncio
import signal
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from sqlalchemy import Connection, inspect, text

from cartographers.store import failures
from cartographers.store.log import Conflict, Entry, Line, Store, Unavailable
from cartographers.store.opening import opened
from cartographers.store.schema import metadata
from cartographers.store.sql import SqlStore
from cartographers.store.sqlite import SqliteDesk
from cartographers.store.threads import Threads
from listening import SOON, Ear
from postgres import PASSWORD, USER, Server, own_server, shared_server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with shared_server(tmp_path_factory) as server:
        yield server


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'log.db'}"


@pytest.fixture
def postgresql(server: Server) -> str:
    return server.fresh_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[SqlStore]:
    store = await opened(url)
    assert isinstance(store, SqlStore)
    try:
        yield store
    finally:
        await store.close()


def threads(store: SqlStore) -> tuple[Threads, Threads]:
    """Those of SQLite that read, and the one that writes."""
    assert isinstance(store._desk, SqliteDesk)
    return store._desk.reading, store._desk.writing


async def append(store: Store, seq: int = 1, match: str = "oak", body: str = "drawn") -> None:
    await store.append(Line(match, "open", True, ("ada",), "a table"), [Entry(seq, 1.0, body)])


async def seqs(store: Store, match: str = "oak") -> list[int]:
    return [entry.seq for entry in await store.entries(match)]


async def refusal(url: str) -> str:
    with pytest.raises(Unavailable) as refused:
        await opened(url)
    return str(refused.value)


# Migrations


def tables(connection: Connection) -> dict[str, object]:
    """Everything that a database knows of its tables, but Alembic's own."""
    seen = inspect(connection)
    if connection.dialect.name == "sqlite":
        made = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%'"))
        return {name: " ".join(str(sql).split()) for name, sql in made}
    made = connection.execute(text("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"))
    indexes = {name: sql for name, sql in made if "alembic" not in name}
    names = [name for name in seen.get_table_names() if name != "alembic_version"]
    columns = {name: [(c["name"], str(c["type"]), c["nullable"]) for c in seen.get_columns(name)] for name in names}
    return {**indexes, **columns, "keys": [seen.get_foreign_keys(name) for name in sorted(names)]}


async def test_migrations_lead_from_nothing_to_the_tables_of_the_schema(url: str) -> None:
    async with open_store(url) as store:
        migrated = await store._desk.read(tables)
        await store._desk.change(metadata.drop_all)
        await store._desk.change(metadata.create_all)
        created = await store._desk.read(tables)
    assert migrated == created
    assert {"entries", "matches", "people", "documents", "tries", "entries_wish"} <= migrated.keys()


async def test_a_database_that_is_opened_again_keeps_what_it_had(url: str) -> None:
    for seq in (1, 2, 3):
        async with open_store(url) as store:
            await append(store, seq)
    async with open_store(url) as store:
        assert await seqs(store) == [1, 2, 3]


async def test_processes_that_start_at_once_on_an_empty_database_do_not_collide(postgresql: str) -> None:
    stores = await asyncio.gather(*(opened(postgresql) for _ in range(5)))
    await append(stores[0])
    assert await seqs(stores[4]) == [1]
    for store in stores:
        await store.close()


async def test_a_database_from_before_documents_gets_them(url: str) -> None:
    async with open_store(url) as store:
        await append(store)
        for drop in (text("DROP TABLE documents"), text("DROP TABLE tries")):
            await store._desk.change(partial(Connection.execute, statement=drop))
        before = text("UPDATE alembic_version SET version_num = '0002'")
        await store._desk.change(lambda connection: connection.execute(before))
    async with open_store(url) as store:
        await store.write_document("ada", "puzzles", "one", 0)
        assert await seqs(store) == [1]
        assert len(await store.documents("ada")) == 1


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    async with open_store(url) as store:
        await store._desk.change(lambda connection: connection.execute(newer))
    assert await refusal(url) == "the database belongs to a newer version of this program"


# Writing


async def append_many(store: Store) -> None:
    await asyncio.gather(*(append(store, match=f"m{number}") for number in range(200)))


async def test_appends_that_wait_share_a_transaction_of_sqlite(sqlite: str) -> None:
    statements: list[str] = []
    async with open_store(sqlite) as store:
        _, writing = threads(store)
        await writing.driven(lambda connection: connection.set_trace_callback(statements.append))
        await append_many(store)
    assert statements.count("COMMIT") == 1


async def test_appends_that_wait_share_a_transaction_of_postgresql(postgresql: str) -> None:
    async with open_store(postgresql) as store:
        await append_many(store)
    with psycopg.connect(postgresql) as connection:
        assert connection.execute("SELECT count(DISTINCT xmin::text), count(*) FROM entries").fetchone() == (1, 200)


async def test_a_conflict_costs_no_transaction(postgresql: str) -> None:
    """The group is written at once, with what was decided again and without what was refused."""

    def again(missed: Sequence[Entry]) -> tuple[Line, list[Entry]]:
        return Line("late", "open", True, ("ada",), "a table"), [Entry(missed[-1].seq + 1, 1.0, "again")]

    async with open_store(postgresql) as store:
        await append(store, match="late")
        await append(store, match="lost")
        appends = [append(store, match=f"m{number}") for number in range(50)]
        late = store.append(Line("late", "open", True, ("ada",), "a table"), [Entry(1, 1.0, "")], again)
        answers = await asyncio.gather(append(store, match="lost"), *appends, late, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict, *[type(None)] * 51]
    with psycopg.connect(postgresql) as connection:
        group = "SELECT count(DISTINCT xmin::text), count(*) FROM entries WHERE match LIKE 'm%' OR seq > 1"
        assert connection.execute(group).fetchone() == (1, 51)


async def test_who_waited_for_another_process_sees_what_it_wrote(postgresql: str) -> None:
    """Of PostgreSQL's statements each sees what was there when it began, which may be before its lock was free."""
    told: list[int] = []

    def again(missed: Sequence[Entry]) -> tuple[Line, list[Entry]]:
        told.extend(entry.seq for entry in missed)
        return Line("oak", "open", True, ("ada",), "a table"), [Entry(missed[-1].seq + 1, 1.0, "again")]

    async with open_store(postgresql) as store:
        await append(store)
        with psycopg.connect(postgresql) as other:
            other.execute("SELECT FROM matches WHERE match = 'oak' FOR UPDATE")
            late = store.append(Line("oak", "open", True, ("ada",), "a table"), [Entry(2, 1.0, "late")], again)
            writing = asyncio.ensure_future(late)
            await waiting(postgresql, 1)
            other.execute("INSERT INTO entries VALUES ('oak', 2, 0, 'first', ''), ('oak', 3, 0, '', '')")
        await writing
        assert told == [2, 3]
        assert [entry.body for entry in await store.entries("oak", after=1)] == ["first", "", "again"]


async def test_sqlite_is_safe_against_a_power_cut(sqlite: str) -> None:
    async with open_store(sqlite) as store:
        for each in threads(store):
            assert await each.read(pragmas) == [2, "wal", 1, 5000]


def pragmas(connection: Connection) -> list[object]:
    names = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
    return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]


async def test_a_full_disk_is_unavailable_until_there_is_space_again(sqlite: str) -> None:
    async with open_store(sqlite) as store:
        await append(store)
        await _limit_pages(store, 1)  # no more than there are
        with pytest.raises(Unavailable, match="full"):
            await append(store, 2, body="x" * 100_000)
        assert await seqs(store) == [1]
        await _limit_pages(store, 1_000_000)
        await append(store, 2, body="x" * 100_000)
        assert await seqs(store) == [1, 2]


async def _limit_pages(store: SqlStore, pages: int) -> None:
    """SQLite's own limit, which it meets as a full disk. It belongs to a connection, and the writer has only one."""
    _, writing = threads(store)
    await writing.driven(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").close())


async def test_a_database_that_does_not_answer_is_unavailable(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(postgresql) as store:
        await append(store)
        with psycopg.connect(postgresql) as other:
            other.execute("LOCK TABLE entries, matches")
            monkeypatch.setattr(failures, "PATIENCE", 0.2)
            with pytest.raises(Unavailable, match="does not answer"):
                await append(store, 2)
            with pytest.raises(Unavailable, match="does not answer"):
                await store.entries("oak")
        monkeypatch.undo()
        assert await seqs(store) == [1]
        await append(store, 2)
        assert await seqs(store) == [1, 2]


async def waiting(url: str, expected: int) -> list[int]:
    """The connections of a database that wait for a lock, as soon as there are so many."""
    query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with asyncio.timeout(SOON), await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        while True:
            found = [pid for (pid,) in await (await connection.execute(query)).fetchall()]
            if len(found) == expected:
                return found


async def test_processes_that_write_the_same_matches_never_wait_in_a_circle(postgresql: str) -> None:
    async with open_store(postgresql) as store, open_store(postgresql) as other:
        with psycopg.connect(postgresql) as blocker:
            blocker.execute("INSERT INTO entries VALUES ('m', 1, 0, '', '')")
            there = asyncio.gather(*(append(store, match=match) for match in "amz"), return_exceptions=True)
            back = asyncio.gather(*(append(other, match=match) for match in "zma"), return_exceptions=True)
            await waiting(postgresql, 2)
            blocker.rollback()
        answers = [*await there, *await back]
    assert sum(answer is None for answer in answers) == 3
    assert sum(isinstance(answer, Conflict) for answer in answers) == 3


async def test_all_who_share_a_transaction_that_is_cut_off_are_told_so(postgresql: str) -> None:
    async with open_store(postgresql) as store:
        await append(store)
        with psycopg.connect(postgresql) as blocker:
            blocker.execute("LOCK TABLE entries")
            appends = asyncio.gather(append(store, 2), append(store, match="elm"), return_exceptions=True)
            for connection in await waiting(postgresql, 1):
                blocker.execute("SELECT pg_terminate_backend(%s)", [connection])
            assert [type(answer) for answer in await appends] == [Unavailable, Unavailable]
        await append(store, 2)
        assert await seqs(store) == [1, 2]


async def test_an_outage_of_postgresql_is_survived() -> None:
    with own_server() as server:
        url = server.fresh_database()
        async with open_store(url) as store, open_store(url) as other:
            ear = Ear(other)
            await append(store)
            assert await ear.news() == ("oak", 1)
            await asyncio.to_thread(server.stop)
            for asking in (append(store, 2), store.entries("oak"), store.whisper("oak", ""), store.check()):
                with pytest.raises(Unavailable):
                    await asking
            await asyncio.to_thread(server.start)
            assert await seqs(store) == [1]
            await append(store, 2)
            assert await ear.news() == ("", 0)  # anything may have been missed
            await store.whisper("oak", "back")
            assert await ear.whisper() == ("oak", "back")
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await append(store, 3)  # nobody has noticed yet, and nothing fails
            assert await seqs(other) == [1, 2, 3]


async def test_a_store_closes_while_postgresql_is_away() -> None:
    with own_server() as server:
        async with open_store(server.fresh_database()) as store:
            await append(store)
            await asyncio.to_thread(server.stop)


# Processes

WRITER = """
import asyncio, sys
from cartographers.store.log import Entry, Line, Unavailable
from cartographers.store.opening import opened

async def main(url):
    store = await opened(url)
    print("open", flush=True)
    for seq in range(1, 100_000):
        await store.append(Line("oak", "open", True, (), ""), [Entry(seq, 1.0, "drawn")])
        print(seq, flush=True)

try:
    asyncio.run(main(sys.argv[1]))
except Unavailable as refused:
    print(refused)
"""


def writer(url: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True)


async def test_what_was_acknowledged_before_the_process_was_killed_is_there(url: str) -> None:
    with writer(url) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        while process.stdout.readline() != "50\n":
            pass
        process.send_signal(signal.SIGKILL)
        acknowledged = max([50, *(int(number) for number in process.stdout.read().split())])
    async with open_store(url) as store:
        found = await seqs(store)
    assert found in (list(range(1, acknowledged + 1)), list(range(1, acknowledged + 2)))


async def test_a_second_process_on_one_sqlite_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    refused = f"{tmp_path / 'log.db.lock'}: another process uses this database"
    async with open_store(sqlite):
        assert await refusal(sqlite) == refused
        with writer(sqlite) as process:
            assert process.communicate()[0] == f"{refused}\n"


# Opening


@pytest.mark.parametrize("url", ["", "log.db", "sqlite:", "sqlite:///", "sqlite:///:memory:", "mysql://u:secret@h/d"])
async def test_a_url_of_no_store_is_refused(url: str) -> None:
    assert await refusal(url) == "the URL of a store is memory:, sqlite:///path or postgresql://…"


async def test_a_sqlite_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but longer than nothing" * 100)
    (tmp_path / "folder").mkdir()
    assert "Not a directory" in await refusal(f"sqlite:///{tmp_path}/file/log.db")
    assert "No such file or directory" in await refusal(f"sqlite:///{tmp_path}/missing/log.db")
    assert "unable to open database file" in await refusal(f"sqlite:///{tmp_path}/folder")
    assert "file is not a database" in await refusal(f"sqlite:///{tmp_path}/file")


SECRET = "horsebattery"


@pytest.mark.parametrize(
    "place",
    [
        f"{USER}:{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET}@127.0.0.1:1/postgres",
        f"{USER}:{SECRET}@127.0.0.1:PORT,127.0.0.1:1/postgres",
        f"{SECRET}:{quote(PASSWORD, safe='')}@127.0.0.1:PORT/missing".replace(SECRET, USER),
        f"{USER}:{SECRET}@{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET}/{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:12/{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET}%zz@127.0.0.1:PORT/postgres",
        f"{USER}:[{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET} {SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET}?{SECRET}@127.0.0.1:PORT/postgres",
        f"{USER}:{SECRET}@127.0.0.1:PORT/postgres?unheard=of",
        f"127.0.0.1:PORT/postgres?user={USER}&password={SECRET}",
    ],
)
async def test_a_postgresql_that_lets_nobody_in_is_refused_without_telling_the_password(
    place: str, server: Server
) -> None:
    with pytest.raises(Unavailable) as refused:
        await opened(f"postgresql://{place.replace('PORT', str(server.port))}")
    assert len(str(refused.value).splitlines()) == 1
    told = "".join(traceback.format_exception(refused.value))
    assert SECRET not in told
    assert PASSWORD not in told


async def test_all_parameters_of_postgresql_urls_work(server: Server, postgresql: str) -> None:
    name = postgresql.rpartition("/")[2]
    over_socket = f"user={USER}&password={quote(PASSWORD, safe='')}&host={server.folder}&port={server.port}"
    options = "options=-c%20statement_timeout%3D54321&application_name=oak"
    for start in (f"postgresql:///{name}?{over_socket}", f"{postgresql.replace('postgresql:', 'postgres:')}?"):
        async with open_store(f"{start}&{options}".replace("?&", "?")) as store:
            assert await store._desk.read(settings) == ["54321ms", "oak"]


def settings(connection: Connection) -> list[object]:
    return [connection.execute(text(f"SHOW {name}")).scalar() for name in ("statement_timeout", "application_name")]


async def test_nobody_else_may_read_the_file(tmp_path: Path, sqlite: str) -> None:
    async with open_store(sqlite) as store:
        await append(store)
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("log.db", "log.db-wal", "log.db-shm", "log.db.lock"), 0)
