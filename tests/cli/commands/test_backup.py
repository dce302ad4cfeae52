"""`cartographers backup` and `restore` as a person or a timer would run them."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import postgres
from cartographers.store.archive import Match
from cartographers.store.copying import restore
from cartographers.store.log import Entry, Line
from cartographers.store.opening import opened
from cli.program import assert_refused, run, run_in_shell
from client import Person
from serving import Server, started

SOON = 60.0


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Server]:
    with postgres.shared_server(tmp_path_factory) as server:
        yield server


def filled(url: str, body: str = "a table") -> None:
    asyncio.run(restore(url, [Match(Line("oak", "open", True, (), body), [Entry(1, 1.0, body)])]))


async def log(url: str, match: str) -> list[Entry]:
    store = await opened(url)
    try:
        return await store.entries(match)
    finally:
        await store.close()


async def half_played(person: Person) -> str:
    opened = await person.open({"seats": 1})
    match: str = opened["match"]
    await person.post(f"/api/matches/{match}/begin")
    async with person.at(match) as socket:
        await socket.answer(Random(1))
    return match


def test_a_match_goes_on_where_its_backup_was_restored(tmp_path: Path, postgresql: postgres.Server) -> None:
    """From a server with SQLite, while it runs, to one with PostgreSQL, and back to another file."""
    homes = [tmp_path / name for name in ("first", "second", "third")]
    for home in homes:
        home.mkdir()
    second, third = postgresql.fresh_database(), f"sqlite:///{homes[2] / 'matches.sqlite3'}"

    async def play(first: Server) -> None:
        async with Person(first.address, "Ann") as ann:
            match = await half_played(ann)
            for source, target in ((first.database, second), (second, third)):
                file = tmp_path / "backup"
                made = await asyncio.to_thread(run, "backup", str(file), "--database", source)
                assert (made.returncode, made.stdout, made.stderr) == (0, f"1 match is kept in {file}.\n", "")
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
                back = await asyncio.to_thread(run, "restore", str(file), "--database", target)
                assert (back.returncode, back.stdout, back.stderr) == (0, "1 match is restored.\n", "")
            before = await ann.get(f"/api/matches/{match}")
            for database, home in ((second, homes[1]), (third, homes[2])):
                (home / "secret.key").write_bytes(first.key.read_bytes())
                with started(home, database=database) as server:
                    ann.address = server.address
                    async with ann.at(match, server.address) as socket:
                        assert socket.seq == before["seq"]
                        await socket.answer(Random(2))
            assert (await log(second, match))[: before["seq"]] == (await log(third, match))[: before["seq"]]

    with started(homes[0]) as first:
        asyncio.run(asyncio.wait_for(play(first), SOON))


def test_an_older_file_of_that_name_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'log.db'}", tmp_path / "kept" / "backup"
    file.parent.mkdir()
    file.write_text("older")
    file.chmod(0o644)
    filled(url)
    assert run("backup", str(file), CARTOGRAPHERS_DATABASE=url).returncode == 0
    assert file.read_bytes().startswith(b"\x1f\x8b")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in file.parent.iterdir()] == ["backup"]


def test_a_full_disk_is_told_and_the_older_file_stays(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'log.db'}", tmp_path / "kept" / "backup"
    file.parent.mkdir()
    file.write_text("older")
    filled(url, os.urandom(200_000).hex())
    ended = run_in_shell('ulimit -f 64; "$@"', "backup", str(file), "--database", url)
    assert_refused(ended, f"The file {file} cannot be written: File too large.")
    assert file.read_text() == "older"
    assert [each.name for each in file.parent.iterdir()] == ["backup"]


def test_what_cannot_be_backed_up_or_restored_is_told_in_one_sentence(tmp_path: Path) -> None:
    file, missing = tmp_path / "backup", tmp_path / "missing"
    url = f"sqlite:///{tmp_path / 'log.db'}"
    filled(url)
    nothing = "No such file or directory"
    assert_refused(
        run("backup", str(file), "--database", f"sqlite:///{missing}"),
        f"The database cannot be used: {missing}: {nothing}.",
    )
    assert_refused(
        run("backup", str(missing / "file"), "--database", url),
        f"The file {missing / 'file'} cannot be written: {nothing}.",
    )
    assert_refused(run("restore", str(missing), "--database", url), f"The file {missing} cannot be read: {nothing}.")
    assert run("backup", str(file), "--database", url).returncode == 0
    assert_refused(
        run("restore", str(file), "--database", url),
        "The database already holds matches; a backup is restored to an empty one only.",
    )
    file.write_bytes(file.read_bytes()[:-20])
    fresh = tmp_path / "fresh.db"
    assert_refused(
        run("restore", str(file), "--database", f"sqlite:///{fresh}"),
        f"The file {file} is no backup, or a damaged one.",
    )
    assert not fresh.exists()
    assert_refused(
        run("backup", str(file), "--database", "memory:"),
        "The database cannot be used: the URL of a store is memory:, sqlite:///path or postgresql://….",
    )
