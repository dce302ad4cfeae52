"""One suite for every store: nothing acknowledged is lost, nothing is written twice, everything in order."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import BrowserContext

from cartographers.store.log import Conflict, Document, Entry, Line, Standing, Store, Try, Unavailable
from cartographers.store.memory import MemoryStore, Shared
from cartographers.store.opening import opened
from contract.tabs import Tabs, tab
from listening import Ear
from postgres import Server, shared_server

pytestmark = pytest.mark.anyio
for_processes = pytest.mark.parametrize("kind", ["memory", "postgresql", "browser"])  # SQLite is for one process


class Place:
    """Where logs are kept. Each store that is opened here stands for a process, and is closed after the test."""

    def __init__(self, kind: str, url: str, tabs: Tabs) -> None:
        self.kind = kind
        self.url = url
        self.tabs = tabs
        self.shared = Shared()
        self.context: BrowserContext | None = None
        self.stores: list[Store] = []

    async def open(self) -> Store:
        self.stores.append(await self._opened())
        return self.stores[-1]

    async def _opened(self) -> Store:
        if self.kind == "memory":
            return MemoryStore(self.shared)
        if self.kind == "browser":
            self.context = self.context or await self.tabs.context()
            return await tab(self.context)
        return await opened(self.url)

    async def open_other(self) -> Store:
        """A second process; of SQLite the first once more."""
        return self.stores[0] if self.kind == "sqlite" else await self.open()


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def tabs(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tabs]:
    tabs = Tabs(tmp_path_factory.mktemp("tabs"))
    yield tabs
    await tabs.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with shared_server(tmp_path_factory) as server:
        yield server


@pytest.fixture(params=["memory", "sqlite", "postgresql", "browser"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if kind == "postgresql":
        server: Server = request.getfixturevalue("server")
        return server.fresh_database()
    return f"sqlite:///{tmp_path / 'log.db'}"


@pytest.fixture
async def place(kind: str, url: str, tabs: Tabs) -> AsyncIterator[Place]:
    place = Place(kind, url, tabs)
    yield place
    for store in place.stores:
        await store.close()
    if place.context:
        await place.context.close()


@pytest.fixture
async def store(place: Place) -> Store:
    return await place.open()


def line(match: str = "oak", status: str = "open", updated: float = 1.0, **more: object) -> Line:
    values = {"public": True, "people": ("ada", "bob"), "body": "a table", **more}
    return Line(match, status, updated=updated, **values)  # type: ignore[arg-type]


def log(*seqs: int, wish: str = "", body: str = "drawn") -> list[Entry]:
    """Entries of which the first answers a wish."""
    return [Entry(seq, seq + 0.123456, f"{body} {seq}", wish if seq == seqs[0] else "") for seq in seqs]


async def test_entries_come_back_as_they_were_in_order(store: Store) -> None:
    await store.append(line(), log(1, 2, wish="ada/1"))
    await store.append(line(), log(3))
    assert await store.entries("oak") == [*log(1, 2, wish="ada/1"), *log(3)]
    assert await store.entries("oak", after=2) == log(3)
    assert await store.entries("oak", after=3) == []
    assert await store.entries("oak", after=1, most=1) == log(2)
    assert await store.entries("oak", after=1, most=5) == log(2, 3)
    assert await store.entries("elm") == []


async def test_times_keep_their_last_digit(store: Store) -> None:
    at = 1763248012.1234567
    await store.append(line(due=at, updated=at), [Entry(1, at, "")])
    assert [entry.at for entry in await store.entries("oak")] == [at]
    assert [(line.due, line.updated) for line in await store.public(1)] == [(at, at)]


async def test_whole_seconds_are_times_too(store: Store) -> None:
    await store.append(line(due=3), [Entry(1, 1.5, ""), Entry(2, 2, "")])
    assert [entry.at for entry in await store.entries("oak")] == [1.5, 2]


async def test_a_number_that_is_taken_or_leaves_a_gap_is_a_conflict(store: Store) -> None:
    await store.append(line(), log(1, 2))
    for seqs in ((2,), (2, 3), (1, 2, 3), (4,), (3, 5), (4, 3), (0,)):
        with pytest.raises(Conflict):
            await store.append(line(status="over", people=("eve",)), log(*seqs, body="late"))
    assert await store.entries("oak") == log(1, 2)
    assert await store.public(9) == [line()]
    assert await store.of("eve", 9) == []


async def test_a_log_begins_with_one(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(line(), log(2))
    assert await store.entries("oak") == []


async def test_a_wish_is_written_once(store: Store) -> None:
    await store.append(line(), log(1, 2, wish="ada/1"))
    with pytest.raises(Conflict):
        await store.append(line(), log(3, 4, wish="ada/1"))
    await store.append(line(), log(3, 4, wish="ada/2"))
    await store.append(line("elm"), log(1, wish="ada/1"))
    assert [entry.wish for entry in await store.entries("oak")] == ["ada/1", "", "ada/2", ""]


async def test_a_wish_is_written_once_in_one_append_too(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(line(), [Entry(1, 1.0, "", "ada/1"), Entry(2, 2.0, "", "ada/1")])
    assert await store.entries("oak") == []


async def test_appends_handed_over_at_once_are_written_in_that_order(store: Store) -> None:
    await asyncio.gather(*(store.append(line(updated=seq), log(seq, seq + 1)) for seq in range(1, 41, 2)))
    assert await store.entries("oak") == log(*range(1, 41))
    assert [line.updated for line in await store.public(9)] == [39]


async def test_of_many_at_once_only_the_guilty_fail(store: Store) -> None:
    await store.append(line("m3"), log(1))
    appends = [store.append(line(f"m{number}"), log(1)) for number in range(7)]
    answers = await asyncio.gather(*appends, store.append(line("gap"), log(2)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [*[type(None)] * 3, Conflict, *[type(None)] * 3, Conflict]
    for number in range(7):
        assert await store.entries(f"m{number}") == log(1)
    assert await store.entries("gap") == []


async def test_hundreds_at_once(store: Store) -> None:
    names = [f"m{number}" for number in range(600)]
    await asyncio.gather(*(store.append(line(name, body=name), log(1, 2, wish="w")) for name in names))
    assert sorted(line.body for line in await store.public(1000)) == sorted(names)
    assert await store.entries("m599") == log(1, 2, wish="w")


class Late:
    """Somebody who decides too early each time, and decides again when told what others wrote first."""

    def __init__(self, body: str) -> None:
        self.body = body
        self.told: list[Sequence[Entry]] = []

    def again(self, missed: Sequence[Entry]) -> tuple[Line, list[Entry]]:
        self.told.append(missed)
        newest = missed[-1].seq
        return line(updated=newest), [Entry(newest + 1, 1.0, self.body, self.body), Entry(newest + 2, 1.0, "")]


async def test_who_is_late_decides_again_and_the_others_of_the_group_notice_nothing(store: Store) -> None:
    late = Late("late")
    await store.append(line(), log(1, 2, 3))
    appends = [store.append(line(name), log(1)) for name in ("elm", "fir", "yew")]
    answers = await asyncio.gather(*appends[:2], store.append(line(), log(2), late.again), appends[2])
    assert answers == [None] * 4
    assert late.told == [log(2, 3)]
    assert [entry.body for entry in await store.entries("oak", after=3)] == ["late", ""]
    for name in ("elm", "fir", "yew"):
        assert await store.entries(name) == log(1)


async def test_who_is_late_decides_again_in_the_thread_that_asked(store: Store) -> None:
    threads: list[int] = []

    def again(_: Sequence[Entry]) -> None:
        threads.append(threading.get_ident())

    await store.append(line(), log(1, 2))
    await store.append(line(), log(2), again)
    assert threads == [threading.get_ident()]


async def test_appends_of_one_match_that_are_late_together_follow_each_other(store: Store) -> None:
    first, second = Late("first"), Late("second")
    await store.append(line(), log(1, 2))
    await asyncio.gather(store.append(line(), log(2), first.again), store.append(line(), log(3), second.again))
    assert [entry.body for entry in await store.entries("oak", after=2)] == ["first", "", "second", ""]
    assert first.told == [log(2)]
    assert [entry.body for entry in second.told[0]] == ["first", ""]


async def test_who_has_nothing_to_write_any_more_writes_nothing(store: Store) -> None:
    await store.append(line(), log(1, 2))
    await store.append(line(status="over"), log(2), lambda _: None)
    assert await store.entries("oak") == log(1, 2)
    assert await store.public(9) == [line()]


async def test_who_cannot_decide_again_fails_alone(store: Store) -> None:
    def broken(missed: Sequence[Entry]) -> tuple[Line, list[Entry]]:
        raise ZeroDivisionError

    for name in ("elm", "oak", "yew"):
        await store.append(line(name), log(1, 2))
    answers = await asyncio.gather(
        store.append(line("elm"), log(2), broken),
        store.append(line("fir"), log(1)),
        store.append(line("oak"), log(2), lambda _: (line("oak"), log(7))),
        store.append(line("yew"), log(9), Late("gap").again),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [ZeroDivisionError, type(None), Conflict, Conflict]
    assert await store.entries("fir") == log(1)
    for name in ("elm", "oak", "yew"):
        assert await store.entries(name) == log(1, 2)


async def test_processes_that_race_for_a_match_get_their_turn_at_once_however_late_they_are(
    place: Place, store: Store
) -> None:
    """Each append follows an entry that is old by then, as from a process that is always behind."""
    other = await place.open_other()
    await store.append(line(), log(1))
    racers = [(store, Late(f"a{number}")) for number in range(12)] + [
        (other, Late(f"b{number}")) for number in range(12)
    ]
    await asyncio.gather(*(racer.append(line(), [Entry(2, 1.0, "")], late.again) for racer, late in racers))
    entries = await store.entries("oak", after=1)
    assert [entry.seq for entry in entries] == list(range(2, len(entries) + 2))
    bodies = [entry.body for entry in entries if entry.body]
    assert len(bodies) == len(set(bodies)) >= 23  # the first of all is not late
    others = 12 if place.kind == "browser" else 0  # a tab cannot keep the others from writing while it decides again
    assert max(len(late.told) for _, late in racers) <= 1 + others


async def write_against_others(store: Store, name: str, times: int) -> list[str]:
    """Appends after whatever is newest until it has been let through so many times."""
    written: list[str] = []
    while len(written) < times:
        newest = len(await store.entries("oak"))
        body = f"{name} {len(written)}"
        try:
            await store.append(line(), [Entry(newest + 1, 1.0, body, body), Entry(newest + 2, 1.0, "")])
        except Conflict:
            continue
        written.append(body)
    return written


async def test_processes_that_race_for_a_match_leave_neither_gap_nor_double(place: Place, store: Store) -> None:
    other = await place.open_other()
    racers = [(store, "a"), (store, "b"), (other, "c"), (other, "d")]
    racing = asyncio.gather(*(write_against_others(racer, name, 12) for racer, name in racers))
    while not racing.done():
        seen = [entry.seq for entry in await other.entries("oak")]
        assert seen == list(range(1, len(seen) + 1))
        await asyncio.wait([racing], timeout=0.001)
    entries = await store.entries("oak")
    assert [entry.seq for entry in entries] == list(range(1, 97))
    assert sorted(entry.body for entry in entries if entry.body) == sorted(chain(*await racing))


@for_processes
async def test_processes_that_write_many_matches_at_once_never_block_each_other(place: Place, store: Store) -> None:
    other = await place.open()
    for group in "abc":
        names = [f"{group}{number}" for number in range(60)]
        there = (store.append(line(name), log(1)) for name in names)
        back = (other.append(line(name), log(1)) for name in reversed(names))
        answers = await asyncio.gather(*there, *back, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 60
        assert sum(isinstance(answer, Conflict) for answer in answers) == 60


async def test_public_matches_open_ones_first_then_the_newest(store: Store) -> None:
    lines = [
        line("a", "playing", 5.0),
        line("b", "open", 1.0),
        line("c", "over", 9.0),
        line("d", "open", 2.0),
        line("e", "open", 3.0, public=False),
        line("f", "playing", 4.0),
    ]
    for each in lines:
        await store.append(each, log(1))
    assert await store.public(9) == [lines[3], lines[1], lines[0], lines[5]]
    assert [line.match for line in await store.public(2)] == ["d", "b"]


async def test_nobody_crowds_others_out_of_the_public_matches(store: Store) -> None:
    flood = [line(f"f{n}", updated=10.0 + n, host=f"guest {n // 5}", place="one address") for n in range(30)]
    others = [line("a", updated=1.0, host="ada", place="home"), line("b", "playing", 2.0, host="bob", place="club")]
    for each in [*flood, *others]:
        await store.append(each, log(1))
    assert [line.match for line in await store.public(99, each=1)] == ["f29", "a", "f24", "f19", "f14", "f9", "f4", "b"]
    assert [line.match for line in await store.public(4, each=1)] == ["f29", "a", "f24", "b"]
    assert [line.match for line in await store.public(4)] == ["f29", "a", "f28", "b"]
    assert len(await store.public(99, each=2)) == 14


async def test_what_a_host_or_a_place_holds_is_counted(store: Store) -> None:
    for match, status, updated, chairs in (
        ("a", "open", 5.0, 4),
        ("b", "playing", 6.0, 100),
        ("c", "over", 7.0, 50),
        ("d", "open", 4.0, 2),
    ):
        host = "bob" if match == "d" else "ada"
        await store.append(line(match, status, updated, host=host, place="home", chairs=chairs), log(1))
    assert await store.held("host", "ada", 0.0) == (2, 104)
    assert await store.held("host", "ada", 5.5) == (1, 100)
    assert await store.held("place", "home", 0.0) == (3, 106)
    assert await store.held("place", "ada", 0.0) == (0, 0)
    await store.append(line("b", "over", 8.0, host="ada", place="home", chairs=100), log(2))
    assert await store.held("host", "ada", 0.0) == (1, 4)


async def test_where_somebody_sits_is_counted(store: Store) -> None:
    for match, status, people in (("a", "open", ("ada",)), ("b", "playing", ("bob", "ada")), ("c", "over", ("ada",))):
        await store.append(line(match, status, people=people), log(1))
    assert [await store.sitting(person, 0.0) for person in ("ada", "bob", "eve")] == [2, 1, 0]
    assert await store.sitting("ada", 2.0) == 0


async def test_a_match_is_forgotten_with_all_that_was_written(place: Place, store: Store) -> None:
    for match, status, updated in (("a", "over", 1.0), ("b", "playing", 2.0), ("c", "open", 3.0), ("d", "over", 9.0)):
        await store.append(line(match, status, updated, due=1.0), log(1, 2, wish="ada/1"))
    assert [await store.forget(5.0, 1), await store.forget(5.0, 9), await store.forget(5.0, 9)] == [1, 1, 0]
    other = await place.open_other()
    assert sorted(line.match for line in await other.of("ada", 9)) == ["c", "d"]
    assert [len(await other.entries(match)) for match in "abcd"] == [0, 0, 2, 2]
    assert sorted(await other.due(5.0, 9)) == ["c", "d"]
    await other.append(line("a", people=("eve",)), log(1, wish="ada/1"))  # nothing of it is left
    assert await store.entries("a") == log(1, wish="ada/1")
    assert [line.match for line in await store.of("eve", 9)] == ["a"]


async def test_one_match_is_removed_and_no_other(store: Store) -> None:
    for match in ("oak", "elm"):
        await store.append(line(match), log(1, 2, wish="ada/1"))
    await store.remove("oak")
    await store.remove("oak")
    assert (await store.entries("oak"), await store.entries("elm")) == ([], log(1, 2, wish="ada/1"))
    assert [line.match for line in await store.public(9)] == ["elm"]


async def test_entries_are_written_anew_where_they_are(place: Place, store: Store) -> None:
    await store.append(line(), log(1, 2, 3, wish="ada/1"))
    await store.append(line("elm"), log(1, wish="ada/1"))
    anew = [Entry(1, 5.0, "nobody", "former/1"), Entry(3, 6.0, "drawn"), Entry(4, 7.0, "never")]
    await store.rewrite("oak", anew)
    await store.rewrite("oak", anew)
    await store.rewrite("yew", anew)
    other = await place.open_other()
    assert await other.entries("oak") == [anew[0], *log(2), anew[1]]
    assert (await other.entries("elm"), await other.entries("yew")) == (log(1, wish="ada/1"), [])
    await other.append(line(), log(4, wish="ada/1"))  # the old wish is forgotten
    with pytest.raises(Conflict):
        await other.append(line(), log(5, wish="former/1"))
    with pytest.raises(ValueError, match="stored"):
        await store.rewrite("oak", [Entry(2, 1.0, "zero \0")])
    assert await store.of("ada", 9) == await other.of("ada", 9)


async def test_forgetting_hurts_nobody_who_writes(store: Store) -> None:
    for number in range(20):
        await store.append(line(f"old{number}", "over", 1.0), log(1))
    writing = [store.append(line(f"new{number}", updated=9.0), log(1)) for number in range(20)]
    forgotten, *_ = await asyncio.gather(store.forget(5.0, 99), *writing)
    assert forgotten == 20
    assert len(await store.public(99)) == 20


async def test_a_token_is_spent_once(place: Place, store: Store) -> None:
    other = await place.open_other()
    tries = [(store if number % 2 else other).spend("ticket", 100.0, 1.0) for number in range(6)]
    assert sorted(await asyncio.gather(*tries)) == [False] * 5 + [True]
    assert await store.spend("another", 100.0, 1.0)
    assert not await other.spend("ticket", 200.0, 99.0)
    assert await other.spend("ticket", 200.0, 100.0)  # nobody remembers it for ever


async def test_a_document_is_read_as_it_was_written_last(place: Place, store: Store) -> None:
    assert await store.document("ada", "puzzles") is None
    await store.write_document("ada", "puzzles", "one", 0)
    await store.write_document("ada", "puzzles", "two", 1)
    other = await place.open_other()
    assert await other.document("ada", "puzzles") == Document("ada", "puzzles", "two", 2)
    assert [await other.document(*names) for names in (("bob", "puzzles"), ("ada", "puzzle"), ("", "puzzles"))] == [
        None,
        None,
        None,
    ]


async def test_the_documents_of_an_owner_are_listed_by_name(store: Store) -> None:
    for owner, name in (
        ("ada", "b"),
        ("bob", "b"),
        ("", "days"),
        ("ada", "B"),
        ("ada", "a"),
        ("ada", "b_2"),
        ("ada", "bx2"),
    ):
        await store.write_document(owner, name, f"{owner} {name}", 0)
    assert [found.name for found in await store.documents("ada")] == ["B", "a", "b", "b_2", "bx2"]
    assert await store.documents("bob") == [Document("bob", "b", "bob b", 1)]
    assert await store.documents("") == [Document("", "days", " days", 1)]
    assert [found.name for found in await store.documents("ada", "b_")] == ["b_2"]
    assert [found.name for found in await store.documents("ada", "b")] == ["b", "b_2", "bx2"]


async def test_a_document_that_somebody_else_wrote_is_a_conflict(place: Place, store: Store) -> None:
    other = await place.open_other()
    await store.write_document("ada", "puzzles", "one", 0)
    for version in (0, 2, 7):
        with pytest.raises(Conflict):
            await other.write_document("ada", "puzzles", "late", version)
    with pytest.raises(Conflict):
        await other.write_document("ada", "unwritten", "late", 1)
    assert await store.documents("ada") == [Document("ada", "puzzles", "one", 1)]


async def test_of_those_who_write_a_document_at_once_one_is_first(place: Place, store: Store) -> None:
    other = await place.open_other()
    for version in (0, 1):
        tries = [
            (store if number % 2 else other).write_document("", "all", f"{number}", version) for number in range(8)
        ]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 7 + ["NoneType"]
        found = await store.document("", "all")
        assert found == Document("", "all", str(answers.index(None)), version + 1)


async def test_the_documents_of_an_owner_are_removed_and_no_others(store: Store) -> None:
    for owner, name in (("ada", "a"), ("ada", "b"), ("bob", "a"), ("", "a")):
        await store.write_document(owner, name, "kept", 0)
    await store.remove_owned("ada")
    await store.remove_owned("nobody")
    assert [len(await store.documents(owner)) for owner in ("ada", "bob", "")] == [0, 1, 1]
    with pytest.raises(Conflict):
        await store.write_document("ada", "a", "late", 1)
    await store.write_document("ada", "a", "new", 0)
    assert await store.documents("ada") == [Document("ada", "a", "new", 1)]


async def test_documents_hold_any_text_but_what_is_none(store: Store) -> None:
    odd = "Zażółć gęślą jaźń 🗺️ e\u0301 \\ ' \" %s :name $1 \n\t\r\u2028 {}"
    await store.write_document(f"owner {odd}", f"name {odd}", odd * 4000, 0)
    assert await store.document(f"owner {odd}", f"name {odd}") == Document(f"owner {odd}", f"name {odd}", odd * 4000, 1)
    assert len(await store.documents(f"owner {odd}", f"name {odd}")) == 1
    for bad in ("zero \0", "half \ud83d", "long" * 1000):
        for owner, name, body in ((bad, "a", ""), ("ada", bad, ""), ("ada", "a", bad)):
            if body != "long" * 1000:
                with pytest.raises(ValueError, match="no text"):
                    await store.write_document(owner, name, body, 0)
        assert (await store.document(bad, "a"), await store.document("ada", bad)) == (None, None)
        assert (await store.documents(bad), await store.documents("ada", bad)) == ([], [])
        await store.remove_owned(bad)


LATER = 4e9  # of a try that is finished in time, whenever this runs


def trying(person: str, until: float = LATER, deal: str = "day", **more: object) -> Line:
    """The line of a match that is a try."""
    tried = Try(deal, person, f"of {person} at {deal}", until, **more)  # type: ignore[arg-type]
    return line(tried.match, "playing", people=(person,), tried=tried)


async def finish(store: Store, person: str, score: int, lost: int = 0, **more: object) -> None:
    """Somebody begins a try, and finishes it."""
    await store.append(trying(person, body="begun", **more), log(1))  # type: ignore[arg-type]
    await store.append(trying(person, body=person, score=score, lost=lost, **more), log(2))  # type: ignore[arg-type]


async def test_a_try_begins_and_ends_with_its_match(place: Place, store: Store) -> None:
    before = await store.now()
    await store.append(trying("ada", body="begun"), log(1, 2))
    await store.append(trying("ada", body="going on"), log(3))
    other = await place.open_other()
    begun = await other.tried("day", "ada")
    assert begun is not None
    assert (begun.match, begun.body, begun.score, begun.finished) == ("of ada at day", "begun", None, None)
    assert before - 0.01 <= begun.begun <= await store.now() + 0.01
    assert not begun.ranks
    await store.append(trying("ada", body="a map", score=-3, lost=4), log(4))
    ended = await other.tried("day", "ada")
    assert ended is not None
    assert (ended.body, ended.score, ended.lost, ended.begun, ended.ranks) == ("a map", -3, 4, begun.begun, True)
    await store.append(trying("ada", body="forged", score=99), log(5))
    assert await other.tried("day", "ada") == ended  # a result stays
    assert [await store.tried(*names) for names in (("day", "bob"), ("night", "ada"), ("\0", "ada"))] == [None] * 3
    (listed,) = await store.of("ada", 5)
    assert listed.tried is None


async def test_nobody_tries_a_deal_twice(place: Place, store: Store) -> None:
    other = await place.open_other()
    lines = [replace(trying("ada"), match=f"m{number}") for number in range(6)]
    tries = [replace(each, tried=replace(each.tried, match=each.match)) for each in lines if each.tried]
    appends = [(store if number % 2 else other).append(each, log(1)) for number, each in enumerate(tries)]
    answers = await asyncio.gather(*appends, store.append(trying("bob"), log(1)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 5 + ["NoneType"] * 2
    kept = await store.tried("day", "ada")
    assert kept is not None
    assert kept.match == f"m{answers.index(None)}"
    assert [each.match for each in await other.of("ada", 9)] == [kept.match]  # nothing is left of the others
    await store.append(trying("ada", deal="night"), log(1))


async def test_tries_rank_by_score_then_by_what_was_lost_then_equally(place: Place, store: Store) -> None:
    for person, score, lost in (("ada", 5, 2), ("bob", 9, 7), ("eve", 5, 1), ("dan", 5, 2), ("kim", -4, 0)):
        await finish(store, person, score, lost)
    await finish(store, "late", 50, until=1.0)
    await finish(store, "elsewhere", 50, deal="night")
    await store.append(trying("begun"), log(1))
    other = await place.open_other()
    assert [each.person for each in await other.ranking("day", 0, 9)] == ["bob", "eve", "ada", "dan", "kim"]
    assert [each.body for each in await other.ranking("day", 1, 2)] == ["eve", "ada"]
    standings = {
        person: await other.standing("day", person) for person in ("bob", "ada", "dan", "kim", "late", "begun")
    }
    assert standings == {
        "bob": Standing(5, 0, 4, 0),
        "ada": Standing(5, 2, 1, 2),
        "dan": Standing(5, 2, 1, 3),
        "kim": Standing(5, 4, 0, 4),
        "late": Standing(5),
        "begun": Standing(5),
    }
    assert (await store.standing("never", "ada"), await store.ranking("never", 0, 9)) == (Standing(0), [])


async def test_the_tries_of_somebody_outlive_their_matches(store: Store) -> None:
    for deal in ("first", "second", "third"):
        await finish(store, "ada", 3, deal=deal)
    await finish(store, "bob", 3)
    await store.remove("of ada at first")
    found = await store.tries_of("ada")
    assert [(each.deal, each.score, each.body) for each in found] == [
        (f"{n}", 3, "") for n in ("third", "second", "first")
    ]
    assert await store.tries_of("nobody") == []


async def test_all_tries_of_a_deal_come_in_the_order_in_which_they_were_begun(place: Place, store: Store) -> None:
    await finish(store, "ada", 3)
    await store.append(trying("bob"), log(1))
    await finish(store, "eve", 9, until=1.0)
    await finish(store, "elsewhere", 50, deal="night")
    found = await (await place.open_other()).tries_at("day")
    assert [(each.person, each.score, each.ranks) for each in found] == [
        ("ada", 3, True),
        ("bob", None, False),
        ("eve", 9, False),
    ]
    assert (await store.tries_at("never"), await store.tries_at("a\0")) == ([], [])


async def test_the_tries_of_an_owner_are_removed_and_no_others(store: Store) -> None:
    for person in ("ada", "bob"):
        for deal in ("day", "night"):
            await finish(store, person, 3, deal=deal)
    await store.remove_owned("ada")
    assert [len(await store.tries_of(person)) for person in ("ada", "bob")] == [0, 2]
    assert [each.person for each in await store.ranking("day", 0, 9)] == ["bob"]


async def test_all_processes_have_one_clock(place: Place, store: Store) -> None:
    times = [await each.now() for each in (store, await place.open_other(), store)]
    assert times == sorted(times)
    assert times[-1] - times[0] < 60


async def test_matches_of_a_person_those_that_are_not_over_first_then_the_newest(store: Store) -> None:
    lines = [
        line("a", "over", 5.0, people=("eve", "ada")),
        line("b", "open", 1.0, people=("ada",)),
        line("c", "playing", 2.0, people=("bob", "ada"), public=False),
        line("d", "open", 9.0, people=()),
    ]
    for each in lines:
        await store.append(each, log(1))
    assert await store.of("ada", 9) == [lines[2], lines[1], lines[0]]
    assert await store.of("ada", 1) == [lines[2]]
    assert await store.of("eve", 9) == [lines[0]]
    assert await store.of("nobody", 9) == []


async def test_people_come_and_go_and_keep_their_order(store: Store) -> None:
    for seq, people in enumerate([("ada", "bob"), ("bob", "ada"), ("eve", "bob", "eve"), ()], 1):
        await store.append(line(people=people), log(seq))
        assert [line.people for line in await store.public(1)] == [people]
        for person in ("ada", "bob", "eve"):
            assert [line.match for line in await store.of(person, 9)] == ["oak"] * (person in people)


async def test_matches_are_due_the_longest_first(store: Store) -> None:
    for match, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0), ("e", 40.0)):
        await store.append(line(match, due=due), log(1))
    assert await store.due(30.0, 9) == ["b", "d", "a"]
    assert await store.due(30.0, 1) == ["b"]
    await store.append(line("b"), log(2))
    assert await store.due(30.0, 9) == ["d", "a"]


async def test_a_line_may_be_written_alone(store: Store) -> None:
    await store.append(line(), log(1))
    await store.append(line(status="playing", people=("eve",)), [])
    assert await store.public(9) == [line(status="playing", people=("eve",))]
    assert await store.entries("oak") == log(1)


async def test_any_text_of_any_length(store: Store) -> None:
    odd = "Zażółć gęślą jaźń 🗺️ e\u0301 \\ ' \" %s :name $1 \n\t\r\u2028 {}"
    long = odd * 4000
    assert len(long.encode()) > 200_000
    written = line(f"match {odd}", people=(f"person {odd}",), body=long)
    entries = [Entry(1, 1.0, long, f"wish {odd}"), Entry(2, 2.0, "")]
    await store.append(written, entries)
    assert await store.entries(f"match {odd}") == entries
    assert await store.of(f"person {odd}", 1) == [written]


@pytest.mark.parametrize("bad", ["zero \0", "half \ud83d"], ids=["zero", "surrogate"])
async def test_what_is_no_text_hurts_only_who_writes_it(store: Store, bad: str) -> None:
    appends = [
        store.append(line("a"), log(1)),
        store.append(line("b"), [Entry(1, 1.0, bad)]),
        store.append(line("c"), [Entry(1, 1.0, "", bad)]),
        store.append(line("d", people=(bad,)), log(1)),
        store.append(line("e"), [Entry(1, 1.0, "", "long" * 1000)]),
        store.append(line("f"), log(1)),
    ]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [isinstance(answer, ValueError) for answer in answers] == [False, True, True, True, True, False]
    assert sorted(line.match for line in await store.public(9)) == ["a", "f"]


async def test_what_is_no_name_names_nothing(store: Store) -> None:
    for bad in ("zero \0", "half \ud83d", "long" * 1000):
        assert await store.entries(bad) == []
        assert await store.of(bad, 9) == []


@for_processes
async def test_other_processes_hear_what_is_written(place: Place, store: Store) -> None:
    other = await place.open()
    ear, other_ear = Ear(store), Ear(other)
    await store.append(line(), log(1, 2))
    assert await other_ear.news() == ("oak", 2)
    assert await other.entries("oak") == log(1, 2)
    with pytest.raises(Conflict):
        await store.append(line(), log(9))
    await other.append(line("elm"), log(1))
    assert await ear.news() == ("elm", 1)  # and nothing of its own before
    await store.append(line(), log(3))
    assert await other_ear.news() == ("oak", 3)  # and nothing of the conflict before


@for_processes
async def test_whispers_reach_the_other_processes(place: Place, store: Store) -> None:
    other = await place.open()
    ear, other_ear = Ear(store), Ear(other)
    await store.whisper("oak", "ądä is here 🗺️")
    assert await other_ear.whisper() == ("oak", "ądä is here 🗺️")
    await other.whisper("elm", "")
    assert await ear.whisper() == ("elm", "")


async def test_a_whisper_of_any_length_breaks_nothing(store: Store) -> None:
    await store.whisper("oak", "x" * 100_000)
    await store.check()


async def test_an_append_that_nobody_waits_for_any_more_breaks_nothing(store: Store) -> None:
    waiting = [asyncio.create_task(store.append(line(f"m{number}"), log(1, 2))) for number in range(20)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    waiting[7].cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [number for number, answer in enumerate(answers) if answer is not None] in ([0, 7], [])
    await store.append(line(), log(1))
    for number in range(20):
        assert await store.entries(f"m{number}") in (log(1, 2), [] if number in (0, 7) else log(1, 2))


async def test_closing_writes_what_waits(place: Place, store: Store) -> None:
    waiting = [asyncio.create_task(store.append(line(f"m{number}"), log(1))) for number in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await place.open()
    assert len(await again.public(999)) == 300


async def test_closing_impatiently_loses_nothing(place: Place, store: Store) -> None:
    waiting = [asyncio.create_task(store.append(line(f"m{number}"), log(1))) for number in range(300)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(*waiting)
    await store.close()
    again = await place.open()
    assert len(await again.public(999)) == 300


async def test_a_closed_store_is_unavailable(store: Store) -> None:
    await store.close()
    await store.close()
    for asking in (
        store.append(line(), log(1)),
        store.entries("oak"),
        store.whisper("oak", ""),
        store.document("ada", "a"),
        store.documents("ada"),
        store.tried("day", "ada"),
        store.tries_of("ada"),
        store.tries_at("day"),
        store.ranking("day", 0, 1),
        store.standing("day", "ada"),
        store.now(),
        store.write_document("ada", "a", "", 0),
        store.remove_owned("ada"),
        store.check(),
    ):
        with pytest.raises(Unavailable):
            await asking


async def test_a_store_that_is_there_passes_its_check(store: Store) -> None:
    await store.check()
