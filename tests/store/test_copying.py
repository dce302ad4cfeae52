"""Backups: a database as it was at one moment, in a file, and the same in another database."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import aclosing, asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import pytest

from cartographers.store import copying
from cartographers.store.archive import FORMAT, BadBackup, End, Head, Kept, Match, kept_in, write_archive
from cartographers.store.copying import NotEmpty, kept_at, restore
from cartographers.store.log import Document, Entry, Line, Store, Try, Unavailable
from cartographers.store.opening import opened
from postgres import Server, shared_server

pytestmark = pytest.mark.anyio
MakeUrl = Callable[[str], str]
KINDS = ("sqlite", "postgresql")
ODD = "Zażółć gęślą jaźń 🗺️ \\ ' \" %s :name $1 \n\t\u2028 {}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with shared_server(tmp_path_factory) as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path, request: pytest.FixtureRequest) -> MakeUrl:
    """Makes URLs of empty databases."""
    numbers = count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'{next(numbers)} %20.db'}"
        server: Server = request.getfixturevalue("server")
        return server.fresh_database()

    return make


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    store = await opened(url)
    try:
        yield store
    finally:
        await store.close()


def match(name: str, entries: int = 3, due: float | None = None) -> Match:
    line = Line(name, "playing", True, ("eve", f"ada {ODD}"), f"{name} {ODD}", due, 1763248012.1234567)
    return Match(
        line,
        [Entry(seq, seq + 0.1234567, f"{seq} {ODD}", f"w{seq}" if seq % 2 else "") for seq in range(1, entries + 1)],
    )


async def put(store: Store, *matches: Match) -> None:
    await asyncio.gather(*(store.append(each.line, each.entries) for each in matches))


async def back_up(url: str, file: Path) -> End:
    with file.open("wb") as writing:
        async with aclosing(kept_at(url)) as kept:
            return await write_archive(writing, kept, Head(cartographers_backup=FORMAT))


async def held(url: str) -> list[Kept]:
    return [each async for each in kept_at(url)]


def logs(kept: Iterable[Kept]) -> list[list[Entry]]:
    return [each.entries for each in kept if isinstance(each, Match)]


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_a_backup_of_any_database_is_restored_to_any(
    fresh: MakeUrl, here: str, there: str, tmp_path: Path
) -> None:
    source, target, file = fresh(here), fresh(there), tmp_path / "backup"
    kept = [match(f"m{number:03}", number % 5 + 1, number * 1.5 if number % 2 else None) for number in range(250)]
    async with open_store(source) as store:
        await put(store, *kept)
        end = await back_up(source, file)  # while it is open
    assert (end.matches, end.entries) == (250, sum(len(each.entries) for each in kept))
    await restore(target, kept_in(file))
    assert await held(target) == kept
    async with open_store(source) as store, open_store(target) as other:
        assert await other.public(999) == await store.public(999)
        assert await other.of(f"ada {ODD}", 999) == await store.of(f"ada {ODD}", 999)
        assert await other.due(9e9, 999) == await store.due(9e9, 999)
        await other.append(kept[0].line, [Entry(2, 1.0, "goes on")])


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_documents_are_in_a_backup_too(fresh: MakeUrl, here: str, there: str, tmp_path: Path) -> None:
    source, target, file = fresh(here), fresh(there), tmp_path / "backup"
    names = [f"{number:03} {ODD}" for number in range(210)]
    async with open_store(source) as store:
        await put(store, match("oak"))
        for name in names:
            await store.write_document("" if name < "1" else "ada", name, ODD, 0)
        await store.write_document("ada", names[-1], "twice", 1)
        end = await back_up(source, file)
        kept = [*await store.documents(""), *await store.documents("ada")]
    assert (end.matches, end.documents) == (1, 210)
    await restore(target, kept_in(file))
    assert await held(target) == await held(source)
    async with open_store(target) as store:
        assert [*await store.documents(""), *await store.documents("ada")] == kept
        await store.write_document("ada", names[-1], "goes on", 2)


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_tries_are_in_a_backup_too(fresh: MakeUrl, here: str, there: str, tmp_path: Path) -> None:
    source, target, file = fresh(here), fresh(there), tmp_path / "backup"
    async with open_store(source) as store:
        for number, score in enumerate([None, *range(104)]):
            name = f"{number:03} {ODD}"
            tried = Try(f"day {number % 2}", name, name, 4e9, ODD, score, number % 3)
            await store.append(Line(name, "playing", False, (name,), "", tried=tried), [Entry(1, 1.0, "begun")])
        end = await back_up(source, file)
        kept = await store.ranking("day 1", 0, 200)
    assert (end.matches, end.tries, len(kept)) == (105, 105, 52)
    await restore(target, kept_in(file))
    assert await held(target) == await held(source)
    async with open_store(target) as store:
        assert await store.ranking("day 1", 0, 200) == kept
    with pytest.raises(NotEmpty):
        await restore(target, kept_in(file))


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_holds_documents_is_not_touched(fresh: MakeUrl, kind: str) -> None:
    url = fresh(kind)
    async with open_store(url) as store:
        await store.write_document("ada", "mine", "", 0)
    with pytest.raises(NotEmpty):
        await restore(url, [match("other")])
    assert await held(url) == [Document("ada", "mine", "", 1)]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_shows_one_moment(fresh: MakeUrl, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "LINES", copying.LINES.limit(1))
    url = fresh(kind)
    async with open_store(url) as store, aclosing(kept_at(url)) as kept:
        await put(store, *map(match, "abc"))
        seen = [await anext(kept)]
        await store.append(match("c").line, [Entry(4, 1.0, "later")])
        await put(store, match("d"))
        seen += [each async for each in kept]
        assert seen == [*map(match, "abc")]
        assert [*map(len, logs(await held(url)))] == [3, 3, 4, 3]


@pytest.mark.parametrize("kind", KINDS)
async def test_every_backup_under_writes_holds_whole_logs(fresh: MakeUrl, kind: str, tmp_path: Path) -> None:
    url, written = fresh(kind), dict.fromkeys("abcdefgh", 0)

    async def write(store: Store, name: str) -> None:
        while True:
            seq = written[name] + 1
            await store.append(match(name).line, [Entry(seq, 1.0, f"{name} {seq}"), Entry(seq + 1, 1.0, "")])
            written[name] = seq + 1

    async with open_store(url) as store:
        writing = [asyncio.create_task(write(store, name)) for name in written]
        for number in range(5):
            before = dict(written)
            await back_up(url, tmp_path / str(number))
            for each in kept_in(tmp_path / str(number)):  # which checks that no number is missing
                assert isinstance(each, Match)
                assert len(each.entries) % 2 == 0
                assert len(each.entries) >= before[each.line.match]
        for task in writing:
            task.cancel()
        await asyncio.gather(*writing, return_exceptions=True)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_holds_matches_is_not_touched(fresh: MakeUrl, kind: str) -> None:
    url = fresh(kind)
    async with open_store(url) as store:
        await put(store, match("mine"))
    with pytest.raises(NotEmpty):
        await restore(url, [match("other")])
    assert await held(url) == [match("mine")]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_restore_that_breaks_off_leaves_nothing_and_can_be_repeated(fresh: MakeUrl, kind: str) -> None:
    def broken() -> Iterator[Match]:
        for number in range(250):
            yield match(f"m{number}")
        raise BadBackup("damaged")

    url = fresh(kind)
    with pytest.raises(BadBackup):
        await restore(url, broken())
    assert await held(url) == []
    await restore(url, [match("whole")])
    assert await held(url) == [match("whole")]


async def test_the_file_of_a_running_server_is_not_restored_to(fresh: MakeUrl) -> None:
    url = fresh("sqlite")
    async with open_store(url):
        with pytest.raises(Unavailable, match="another process uses this database"):
            await restore(url, [match("a")])


@pytest.mark.parametrize("kind", KINDS)
async def test_there_is_no_backup_of_a_database_without_tables(fresh: MakeUrl, kind: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await held(fresh(kind))
    assert not list(tmp_path.iterdir())


@pytest.fixture
async def file(fresh: MakeUrl, tmp_path: Path) -> Path:
    """A backup."""
    url = fresh("sqlite")
    async with open_store(url) as store:
        await put(store, *map(match, "abc"))
    await back_up(url, tmp_path / "backup")
    return tmp_path / "backup"


def packed(file: Path, lines: list[bytes]) -> None:
    file.write_bytes(gzip.compress(b"".join(lines)))


async def test_half_a_file_is_damaged(file: Path) -> None:
    data = file.read_bytes()
    for length in (0, 1, 10, len(data) // 2, len(data) - 9, len(data) - 1):
        file.write_bytes(data[:length])
        with pytest.raises(BadBackup, match="damaged"):
            list(kept_in(file))


async def test_a_changed_file_is_damaged(file: Path) -> None:
    data = file.read_bytes()
    chance = Random(1)
    for _ in range(50):
        place = chance.randrange(10, len(data))
        file.write_bytes(data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :])
        with pytest.raises(BadBackup, match="damaged"):
            list(kept_in(file))


async def test_lines_that_are_missing_doubled_or_changed_are_damage(file: Path) -> None:
    head, a, b, c, end = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for lines in (
        [head, a, b, c],
        [head, a, b, end],
        [head, a, b, b, end],
        [head, a, c, b, end],
        [head, a, b.replace(b"playing", b"over   "), c, end],
        [head],
        [end],
        [a, b, c, end],
        [head, a, b, c, end, end],
    ):
        packed(file, lines)
        with pytest.raises(BadBackup, match="damaged"):
            list(kept_in(file))
    packed(file, [head, a, b, c, end])
    assert [*kept_in(file)] == [*map(match, "abc")]


async def test_a_file_of_the_first_format_is_read(file: Path) -> None:
    _, *rest, end = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    head = b'{"cartographers_backup":1,"version":"0.1.0","made":1.5}\n'
    first = {**json.loads(end), "sha256": sha256(b"".join([head, *rest])).hexdigest()}
    del first["documents"], first["tries"]
    packed(file, [head, *rest, json.dumps(first).encode()])
    assert [*kept_in(file)] == [*map(match, "abc")]


async def test_a_file_of_a_newer_version_is_told_apart(file: Path) -> None:
    head, *rest = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    newer = {**json.loads(head), "cartographers_backup": FORMAT + 1, "unheard": "of"}
    packed(file, [json.dumps(newer).encode() + b"\n", *rest])
    with pytest.raises(BadBackup, match="newer"):
        list(kept_in(file))


async def test_what_is_no_backup_at_all_is_damaged(tmp_path: Path) -> None:
    for data in (b"hello", gzip.compress(b"hello"), gzip.compress(b""), gzip.compress(b"{}\n{}\n")):
        (tmp_path / "file").write_bytes(data)
        with pytest.raises(BadBackup, match="damaged"):
            list(kept_in(tmp_path / "file"))
