"""One suite for every store: what is kept of a person can be taken along, and deleted without a trace."""

import io
import json
from collections.abc import Sequence
from typing import Any

import pytest

from cartographers.game.refusals import Refused
from cartographers.local.table import LocalTables
from cartographers.server.hosting.former import is_stand_in
from cartographers.server.hosting.hosted import Hosted, apply, decoded
from cartographers.server.limits.token_bucket import Purse
from cartographers.server.match.ledger import line_of
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.calls import Answer, Call
from cartographers.server.service.oneself import Oneself
from cartographers.server.service.people import Person
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.store.archive import Match, head_of, kept_in
from cartographers.store.log import Document, Entry, Line, Store, Unavailable
from cartographers.store.memory import MemoryShelf, MemoryStore, Shared
from contract.test_stores import *  # noqa: F403  its places, not its tests
from contract.test_stores import Place
from fifty import ADA, FRIENDS, fifty, log_of

pytestmark = pytest.mark.anyio
FRIEND = f"friend {FRIENDS[0]}"
SHARED = "shared a-token"

for _name in [name for name in globals() if name.startswith("test_")]:
    del globals()[_name]


def call(person: Person) -> Call:
    async def nothing() -> bytes:
        return b"{}"

    async def never() -> None:
        raise AssertionError

    return Call(person, {}, nothing, never, Purse())


def played(number: int, turns: int = 0) -> Match:
    """A game of the fifty, or its beginning: so many entries of its log."""
    match = log_of(fifty()[number - 1], ADA)
    entries = match.entries[:turns] if turns else match.entries
    hosted: Hosted | None = None
    for entry in entries:
        hosted = apply(hosted, decoded(entry.body), entry.at)
    assert hosted is not None
    return Match(line_of(match.line.match, hosted, match.line.updated), entries)


ALONE, AMONG_BOTS, WITH_A_FRIEND = 1, 5, 7


async def fill(store: Store) -> None:
    """A game alone, one among bots, one with a friend, one with friends that still runs, one that gathers; papers."""
    for match in (played(ALONE), played(AMONG_BOTS), played(WITH_A_FRIEND), played(24, 40), played(31, 1)):
        wished = [
            Entry(each.seq, each.at, each.body, f"{ADA.id}/{each.seq}" if each.seq % 2 else "")
            for each in match.entries
        ]
        await store.append(match.line, wished)
    await store.write_document(ADA.id, "puzzles", '{"given":{}}', 0)
    await store.write_document(ADA.id, "analysis/fifty01", '{"luck":1}', 0)
    await store.write_document(ADA.id, "sharing", '{"token":"a-token"}', 0)
    await store.write_document(SHARED, "whose", '{"id":"ada-has-no-cookie","name":"Ada"}', 0)
    await store.write_document(FRIEND, "puzzles", "hers", 0)


async def forget(store: Store) -> Answer:
    rooms = Rooms(store, ThinkingProcesses())
    try:
        return await Oneself(rooms).forget(call(ADA))
    finally:
        await rooms.close()


async def remains(store: Store) -> dict[str, Any]:
    """All that a store tells of these people."""
    matches = [f"fifty{number:02}" for number in (ALONE, AMONG_BOTS, WITH_A_FRIEND, 24, 31)]
    logs = {match: [(entry.seq, entry.body, entry.wish) for entry in await store.entries(match)] for match in matches}
    lines = {line.match: (line.people, line.host, line.status) for line in await store.of(FRIEND, 9)}
    papers = [await store.documents(owner) for owner in (ADA.id, SHARED, FRIEND)]
    return {"logs": logs, "lines": lines, "papers": papers, "own": await store.of(ADA.id, 9)}


async def test_nothing_tells_of_a_person_who_is_forgotten_and_others_keep_their_games(
    place: Place, store: Store
) -> None:
    await fill(store)
    before = await store.of(FRIEND, 9)
    answer = await forget(store)
    assert answer.is_farewell
    other = await place.open_other()
    left = await remains(other)
    assert (left["own"], left["papers"]) == ([], [[], [], [Document(FRIEND, "puzzles", "hers", 1)]])
    assert not any(trace in str(left) for trace in (ADA.id, '"Ada"'))
    assert (left["logs"]["fifty01"], left["logs"]["fifty05"]) == ([], [])
    after = {line.match: line for line in await other.of(FRIEND, 9)}
    assert {line.match for line in before} == {*after}
    over = after["fifty07"]
    assert (over.status, over.updated) == ("over", next(line.updated for line in before if line.match == over.match))
    assert [is_stand_in(person) for person in over.people] == [True, False]
    assert '"names":["","Łucja"]' in over.body
    assert after["fifty31"].people == (FRIEND,)  # a chair at a table that gathers is free again
    assert after["fifty31"].host == FRIEND


async def test_what_others_keep_can_still_be_played_and_replayed(store: Store) -> None:
    await store.append((running := log_of(fifty()[23], ADA)).line, running.entries[:60])
    await forget(store)
    hosted: Hosted | None = None
    for entry in await store.entries("fifty24"):
        hosted = apply(hosted, decoded(entry.body), entry.at)
    assert hosted is not None
    chair = hosted.seating.chairs[0]
    assert (is_stand_in(chair.person), chair.name, chair.bot) == (True, "", "greedy")
    assert hosted.seating.host == f"friend {FRIENDS[1]}"
    assert hosted.seating.status == "playing"


async def test_deleting_twice_is_deleting_once(store: Store) -> None:
    await fill(store)
    await forget(store)
    once = await remains(store)
    await forget(store)
    assert await remains(store) == once


class Failing(MemoryStore):
    """Does so much and then nothing more, as in a power cut."""

    def __init__(self, shared: Shared, writes: int) -> None:
        super().__init__(shared)
        self._left = writes

    def _write(self) -> None:
        if not self._left:
            raise Unavailable("no power")
        self._left -= 1

    async def append(self, line: Line, entries: Sequence[Entry], again: Any = None) -> None:
        self._write()
        await super().append(line, entries, again)

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        self._write()
        await super().rewrite(match, entries)

    async def remove(self, match: str) -> None:
        self._write()
        await super().remove(match)

    async def remove_owned(self, owner: str) -> None:
        self._write()
        await super().remove_owned(owner)


async def test_whatever_stops_a_deletion_half_way_the_next_one_ends_it() -> None:
    whole = MemoryStore()
    await fill(whole)
    await forget(whole)
    expected = await remains(whole)
    stopped = 0
    while True:
        shared = Shared()
        await fill(MemoryStore(shared))
        try:
            await forget(Failing(shared, stopped))
        except Unavailable:
            await forget(again := MemoryStore(shared))
            assert await remains(again) == expected, f"after {stopped} writes"
            stopped += 1
        else:
            break
    assert stopped == 10  # two matches deleted, three retold and said farewell to, two heaps of documents


async def test_what_is_taken_along_gives_the_same_games_at_another_place(store: Store) -> None:
    await fill(store)
    rooms = Rooms(store, ThinkingProcesses())
    file = (await Oneself(rooms).exported(call(ADA))).value
    await rooms.close()
    assert isinstance(file, bytes)
    head, kept = head_of(io.BytesIO(file)), [*kept_in(io.BytesIO(file))]
    assert (head.person, head.name) == (ADA.id, ADA.name)
    assert {each.line.match for each in kept if isinstance(each, Match)} == {"fifty01", "fifty05", "fifty07"}
    assert [each.record for each in kept if isinstance(each, Match) and each.line.match == "fifty01"] == [
        fifty()[0].record
    ]
    assert {each.name for each in kept if isinstance(each, Document)} == {"puzzles", "analysis/fifty01"}
    assert FRIEND not in str(kept)
    assert FRIENDS[0] in str(kept)


async def games(tables: LocalTables, person: Person) -> list[Any]:
    answer = await tables.request("GET", "/api/me/games", person, b"")
    assert answer.status == 200, answer
    told: list[Any] = json.loads(answer.body)["matches"]
    return told


async def test_export_delete_and_import_on_a_device_give_the_same_games() -> None:
    shared = Shared()
    store = MemoryStore(shared)
    for number in (ALONE, AMONG_BOTS, WITH_A_FRIEND):
        match = played(number)
        await store.append(match.line, match.entries)
    await store.write_document(ADA.id, "analysis/fifty01", '{"judge":"master","rules":"1","luck":1,"lost":2}', 0)
    tables = LocalTables(MemoryShelf(shared))
    try:
        before = await games(tables, ADA)
        file = (await tables.request("GET", "/api/me/export", ADA)).body
        assert (await tables.request("POST", "/api/me/forget", ADA, b"{}")).status == 200
        assert await games(tables, ADA) == []
        taken = await tables.request("POST", "/api/archive", None, file)
        assert taken.person == ADA
        assert await games(tables, ADA) == [{**line, "match": f"here-{line['match']}"} for line in before]
        assert [each.name for each in await store.documents(ADA.id)] == ["analysis/here-fifty01"]
        eve = Person("eve", "Eve")
        again = await tables.request("POST", "/api/archive", eve, file)
        assert (again.status, again.person) == (200, eve)
        assert await games(tables, eve) == []  # they are here already, and stay Ada's
    finally:
        await tables.close()


async def test_what_is_taken_along_becomes_the_games_of_whoever_takes_it_in() -> None:
    store = MemoryStore()
    match = played(WITH_A_FRIEND)
    await store.append(match.line, match.entries)
    rooms = Rooms(store, ThinkingProcesses())
    file = (await Oneself(rooms).exported(call(ADA))).value
    assert isinstance(file, bytes)
    bob, tables = Person("bob", "Bob"), LocalTables(MemoryShelf(Shared()))
    try:
        await tables.request("POST", "/api/archive", bob, file)
        (line,) = await games(tables, bob)
        assert (line["yours"], line["names"]) == (True, ["Ada", FRIENDS[0]])
        half = await tables.request("POST", "/api/archive", bob, file[: len(file) // 2])
        assert b"damaged_backup" in half.body
    finally:
        await tables.close()
        await rooms.close()


async def test_a_log_that_others_never_stop_writing_to_is_left_alone_with_a_refusal() -> None:
    class Busy(MemoryStore):
        async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
            return (await super().entries(match, after, most))[:-1]

    shared = Shared()
    match = played(WITH_A_FRIEND)
    await MemoryStore(shared).append(match.line, match.entries)
    with pytest.raises(Refused, match="not_saved"):
        await forget(Busy(shared))
