"""What one person, and all at one address, may hold at once; and what becomes of tables that nobody plays at."""

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from cartographers.server.app import Settings
from cartographers.server.limits.quotas import Limits
from cartographers.server.match import ledger, rooms
from cartographers.store.log import Entry, Line
from cartographers.store.memory import MemoryStore, Shared
from client import ConnectionClosed, Person, Refusal, Socket, gathered, met, refused
from serving import SECRET, StartServer, served

pytestmark = pytest.mark.anyio
FAST = (1e6, 1e6)
PUBLIC = {"public": True}


def limited(keep: float = 0.0, **limits: Any) -> Settings:
    return Settings(SECRET, address_credits=FAST, limits=Limits(**limits), keep=keep)


def elsewhere(person: Person, address: str = "203.0.113.7") -> None:
    """Lets somebody come from another address, through a proxy on this machine."""
    person.http.headers["X-Forwarded-For"] = address


async def opened(person: Person, number: int, seats: int = 1) -> list[str]:
    """Opens so many tables at once: those that it got."""
    tries = [person.open({"seats": seats}) for _ in range(number)]
    ended = await asyncio.gather(*tries, return_exceptions=True)
    assert all(isinstance(end, dict | Refusal) for end in ended)
    return [end["match"] for end in ended if isinstance(end, dict)]


# Tables


async def test_one_person_opens_so_many_tables_however_fast() -> None:
    async with (
        served(MemoryStore(), limited(person_tables=(3, 99))) as address,
        met(address, "Ann", "Bob") as (ann, bob),
    ):
        got = await opened(ann, 20)
        got += await opened(ann, 3 - len(got))  # who comes all at once may get less at first
        assert len(got) == 3
        with refused("too_many_tables", 409):
            await ann.open()
        await bob.open()
        await ann.do(got[0], "close")
        await ann.open()


async def test_what_is_over_is_not_counted_and_what_runs_is() -> None:
    async with served(MemoryStore(), limited(person_tables=(1, 99))) as address, met(address, "Ann") as (ann,):
        match = (await ann.open(begin=True))["match"]
        with refused("too_many_tables"):
            await ann.open()
        await ann.do(match, "end")
        assert (await ann.do(match, "rematch"))["match"]
        with refused("too_many_tables"):
            await ann.open()


async def test_the_seats_at_them_are_counted_too_also_when_a_table_grows() -> None:
    async with served(MemoryStore(), limited(person_tables=(9, 20))) as address, met(address, "Ann") as (ann,):
        match = (await ann.open({"seats": 10}))["match"]
        with refused("too_many_chairs", 409):
            await ann.open({"seats": 11})
        with refused("too_many_chairs"):
            await ann.do(match, "arrange", options={"seats": 21}, house={})
        await ann.do(match, "arrange", options={"seats": 20}, house={})
        await ann.do(match, "arrange", options={"seats": 1}, house={})
        await ann.open({"seats": 19})


async def test_all_at_one_address_are_counted_together_and_others_are_not() -> None:
    settings = limited(address_tables=(4, 30))
    async with served(MemoryStore(), settings) as address, met(address, *"ABCDE", "Far") as (*near, far):
        elsewhere(far)
        for person in near[:3]:
            await person.open({"seats": 10})
        with refused("too_many_at_address", 409):
            await near[3].open()
        await near[0].do((await near[0].get("/api/me/matches"))["matches"][0]["match"], "close")
        await near[3].open()
        await near[4].open()
        with refused("too_many_at_address"):
            await near[4].open()
        await far.open({"seats": 30})


async def test_several_servers_count_together() -> None:
    shared, settings = Shared(), limited(person_tables=(3, 99))
    async with (
        served(MemoryStore(shared), settings) as first,
        served(MemoryStore(shared), settings) as second,
        met(first, "Ann") as (ann,),
        Person(second) as same,
    ):
        same.http.cookies.update(ann.http.cookies)
        for person in (ann, same, ann):
            await person.open()
        for person in (ann, same):
            with refused("too_many_tables"):
                await person.open()


async def test_nobody_sits_everywhere() -> None:
    settings = limited(person_tables=(2, 99))
    async with served(MemoryStore(), settings) as address, met(address, "Ann", "Bob", "Cyd") as (*hosts, cyd):
        tables = [(await host.open({"seats": 2}, house=PUBLIC))["match"] for host in hosts for _ in range(2)]
        for table in tables[:2]:
            await cyd.sit(table)
        with refused("too_many_tables", 409):
            await cyd.sit(tables[2])
        await cyd.sit(tables[0])  # where one sits already
        await cyd.do(tables[0], "leave")
        await cyd.sit(tables[2])


async def test_the_store_knows_no_address() -> None:
    shared = Shared()
    async with served(MemoryStore(shared), limited()) as address, met(address, "Ann", "Bob") as (ann, bob):
        elsewhere(bob)
        matches = [(await person.open())["match"] for person in (ann, bob)]
    places = [shared.lines[match].place for match in matches]
    assert len(set(places)) == 2
    assert all(len(place) == 32 for place in places)
    written = "".join(entry.body for log in shared.logs.values() for entry in log)
    assert not any(address in written for address in ("127.0.0.1", "203.0.113"))


async def test_the_options_of_the_program_set_the_limits(start_server: StartServer) -> None:
    server = start_server("--person-tables", "2", "9", "--keep", "30")
    async with met(server.address, "Ann") as (ann,):
        await ann.open()
        with refused("too_many_chairs"):
            await ann.open({"seats": 9})
        await ann.open()
        with refused("too_many_tables"):
            await ann.open()


async def test_a_club_of_a_hundred_behind_one_address_meets_no_limit() -> None:
    names = [f"Member {number}" for number in range(100)]
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(MemoryStore(), Settings(SECRET)))
        club = await stack.enter_async_context(met(address, *names))
        match = await gathered(club)
        sockets = await asyncio.gather(*(stack.enter_async_context(member.at(match)) for member in club))
        assert len(sockets) == 100
        for member in club:
            await member.open({"seats": 4}, house=PUBLIC)
        assert len((await club[0].get("/api/matches"))["matches"]) == 100


# The lobby


async def test_nobody_floods_the_lobby() -> None:
    async with served(MemoryStore(), limited()) as address, met(address, "Flood", "Ann", "Bob") as (flood, ann, bob):
        elsewhere(flood)
        honest = (await ann.open({"seats": 2}, house=PUBLIC))["match"]
        for _ in range(10):
            await flood.open({"seats": 2}, house=PUBLIC)
        listed = [line["match"] for line in (await bob.get("/api/matches"))["matches"]]
        assert len(listed) == 4
        assert listed.index(honest) == 1  # after the newest of each address, the second ones


class Counting(MemoryStore):
    """Counts how often the lobby was looked up."""

    looked = 0

    async def public(self, limit: int, each: int = 1_000_000) -> list[Line]:
        self.looked += 1
        return await super().public(limit, each)


async def test_many_who_look_into_the_lobby_at_once_are_answered_together() -> None:
    store = Counting()
    async with served(store, limited()) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = (await ann.open({"seats": 2}, house=PUBLIC))["match"]
        told = await asyncio.gather(*(bob.get("/api/matches") for _ in range(60)))
        assert all([line["match"] for line in each["matches"]] == [match] for each in told)
        assert store.looked < 60


# Sockets


async def connected(socket: Socket, stack: AsyncExitStack, **headers: str) -> str:
    """Why a socket is turned away, or nothing."""
    await socket.connect(**headers)
    stack.push_async_callback(socket.connection.close)
    try:
        await socket.hello()
    except ConnectionClosed:
        return (await socket.ended())[1]
    return ""


async def test_one_person_opens_so_many_sockets() -> None:
    settings = limited(person_sockets=(3, 2))
    async with (
        served(MemoryStore(), settings) as address,
        met(address, "Ann", "Wim") as (ann, wim),
        AsyncExitStack() as stack,
    ):
        match = (await ann.open({"seats": 2}))["match"]
        assert [await connected(ann.at(match), stack) for _ in range(4)] == ["", "", "", "too_many_sockets"]
        watching = [wim.at(match) for _ in range(3)]
        assert [await connected(each, stack) for each in watching] == ["", "", "too_many_sockets"]
        await watching[0].connection.close()
        while await connected(wim.at(match), stack):  # until the server has noticed
            pass


async def test_watchers_of_an_address_leave_room_for_players_and_others() -> None:
    settings = limited(address_sockets=(4, 2))
    async with (
        served(MemoryStore(), settings) as address,
        met(address, "Ann", "Bob") as (ann, bob),
        AsyncExitStack() as stack,
    ):
        match = await gathered([ann, bob])
        strangers = [Socket(address, match) for _ in range(3)]
        turned_away = "too_many_sockets_at_address"
        assert [await connected(each, stack) for each in strangers] == ["", "", turned_away]
        assert [await connected(ann.at(match), stack) for _ in range(3)] == ["", "", turned_away]
        assert await connected(bob.at(match), stack) == ""  # whoever sits there gets in
        far = {"X-Forwarded-For": "203.0.113.7"}
        assert await connected(Socket(address, match), stack, **far) == ""


# Tables that nobody plays at


@pytest.fixture
def _ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TICK", 0.02)
    monkeypatch.setattr(rooms, "FORGET_EVERY", 0.0)


async def until_refused(person: Person, match: str, code: str) -> None:
    with refused(code):
        async with asyncio.timeout(30):
            while await person.look(match):
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("_ticking")
async def test_a_table_that_nobody_begins_is_closed_and_later_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", 0.0)
    shared = Shared()
    async with served(MemoryStore(shared), limited()) as address, met(address, "Ann") as (ann,):
        played = (await ann.open(begin=True))["match"]
        match = (await ann.open({"seats": 2}))["match"]
        assert 86_000 < (shared.lines[match].due or 0.0) - time.time() <= 86_400
        monkeypatch.setattr(ledger, "OPEN_FOR", 0.0)
        await ann.do(match, "arrange", options={"seats": 3}, house={})
        async with asyncio.timeout(30):
            while shared.lines[match].status != "over":
                await asyncio.sleep(0.01)
        assert (await ann.look(match))["gathering"]["status"] == "closed"
        monkeypatch.setattr(ledger, "CLOSED_FOR", 0.0)
        shared.lines[match] = ledger_line(shared.lines[match], due=time.time())
        await until_refused(ann, match, "unknown_match")
        assert match not in shared.logs
        assert (await ann.look(played))["gathering"]["status"] == "playing"


def ledger_line(line: Line, due: float) -> Line:
    return Line(line.match, line.status, line.public, line.people, line.body, due, line.updated)


@pytest.mark.usefixtures("_ticking")
async def test_matches_are_kept_as_long_as_the_host_wants() -> None:
    shared, week = Shared(), 7 * 86_400.0
    old, new = time.time() - week - 60, time.time() - week + 600
    for match, at in (("old", old), ("new", new)):
        await MemoryStore(shared).append(Line(match, "over", False, ("ann",), "{}", None, at), [Entry(1, at, "{}")])
    async with served(MemoryStore(shared), limited()):
        await asyncio.sleep(0.1)  # where nothing is to happen, there is nothing to wait for
        assert set(shared.lines) == {"old", "new"}
    async with served(MemoryStore(shared), limited(keep=week)):
        async with asyncio.timeout(30):
            while "old" in shared.lines:
                await asyncio.sleep(0.01)
        assert set(shared.logs) == {"new"}
