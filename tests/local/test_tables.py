"""Tables without a server answer as a server does."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import pytest

from cartographers.game.record import replayed
from cartographers.local.table import PREFIX, Answered, LocalTables
from cartographers.server.service.people import Person
from cartographers.store.log import Document, Entry, Line, Try
from cartographers.store.memory import MemoryShelf, Shared
from client import PATIENCE, drawing

pytestmark = pytest.mark.anyio
ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")
SOLO = {"options": {}, "begin": True}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def shared() -> Shared:
    return Shared()


@pytest.fixture
async def tables(shared: Shared) -> AsyncIterator[LocalTables]:
    tables = LocalTables(MemoryShelf(shared))
    tables.start()
    yield tables
    await tables.close()


async def asked(tables: LocalTables, verb: str, path: str, person: Person | None = ADA, body: object = None) -> Any:
    answer = await tables.request(verb, path, person, json.dumps(body or {}).encode())
    assert answer.status < 300, answer
    return json.loads(answer.body)


class Page:
    """A page that reads a match."""

    def __init__(self, tables: LocalTables, match: str, person: str) -> None:
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: list[tuple[int, str]] = []
        self._line = tables.connect(match, person, self._hear, lambda code, why: self.closed.append((code, why)))
        self.say({"type": "hello", "since": 0})

    def _hear(self, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    def say(self, message: object) -> None:
        self._line.hear(json.dumps(message))

    def hang_up(self) -> None:
        self._line.hang_up()

    async def until(self, kind: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.told.get())["type"] != kind:
                assert kind == "refusal" or message["type"] != "refusal", message
        return message


async def test_a_match_is_opened_and_found_again(tables: LocalTables) -> None:
    opened = await asked(tables, "POST", "/api/matches", body=SOLO)
    assert opened["match"].startswith(PREFIX)
    mine = await asked(tables, "GET", "/api/me/matches")
    assert [line["match"] for line in mine["matches"]] == [opened["match"]]
    assert (await asked(tables, "GET", "/api/me/matches", BOB))["matches"] == []


async def test_somebody_gets_a_name_and_keeps_the_id(tables: LocalTables) -> None:
    first = await tables.request("POST", "/api/me", None, b'{"name": " Ada  L. "}')
    assert first.person is not None
    assert first.person.name == "Ada L."
    then = await tables.request("POST", "/api/me", first.person, b'{"name": "Countess"}')
    assert then.person == Person(first.person.id, "Countess")


async def test_what_is_not_there_is_refused_as_by_a_server(tables: LocalTables) -> None:
    async def code(verb: str, path: str, person: Person | None = ADA, body: bytes = b"{}") -> tuple[int, str]:
        answer = await tables.request(verb, path, person, body)
        return answer.status, json.loads(answer.body)["refused"]

    assert await code("GET", "/api/nothing") == (404, "unknown_page")
    assert await code("GET", "/api/matches/none") == (404, "unknown_match")
    assert await code("POST", "/api/matches", None) == (401, "stranger")
    assert await code("POST", "/api/matches", body=b"no") == (400, "bad_message")
    assert await code("POST", "/api/me", body=b'{"name": ""}') == (400, "bad_name")


async def test_todays_map_is_the_same_on_every_device_and_kept(tables: LocalTables, shared: Shared) -> None:
    other = LocalTables(MemoryShelf(Shared()))
    shown = [await asked(each, "GET", "/api/deals/today") for each in (tables, other)]
    assert (shown[0]["seal"], shown[0]["ranked"]) == (shown[1]["seal"], False)
    match = (await asked(tables, "POST", "/api/deals/today"))["match"]
    await moved_on(tables, match, ADA, 1000)
    then = await asked(tables, "GET", "/api/deals/today")
    assert (then["own"]["match"], then["own"]["is_over"], then["streak"]["now"]) == (match, True, 1)
    archive = await tables.request("GET", "/api/archive", ADA)
    await other.request("POST", "/api/archive", ADA, archive.body)
    assert (await asked(other, "GET", "/api/deals/today"))["own"] == then["own"]
    assert [each.match for each in shared.tries.values()] == [match]
    listed = (await asked(tables, "GET", "/api/deals"))["deals"]
    assert (listed[0]["deal"], listed[0]["result"]["rating"]) == (then["deal"], then["own"]["result"]["rating"])
    past = (await asked(tables, "POST", f"/api/deals/{listed[3]['deal']}"))["match"]
    assert not (await asked(tables, "GET", f"/api/matches/{past}"))["gathering"]["house"]["ranks"]
    await other.close()


async def test_cards_are_told(tables: LocalTables) -> None:
    assert "explore" in await asked(tables, "GET", "/api/cards")


async def test_a_reader_is_turned_away_from_nothing(tables: LocalTables) -> None:
    page = Page(tables, "here-none", "ada")
    async with asyncio.timeout(30):
        while not page.closed:
            await asyncio.sleep(0)
    assert page.closed == [(1008, "unknown_match")]


async def moved_on(tables: LocalTables, match: str, person: Person, turns: int) -> Any:
    """Somebody draws anything for some turns; where the match stands then."""
    page = Page(tables, match, person.id)
    news = await page.until("news")
    chance = Random(1)
    for _ in range(turns):
        if news["table"]["over"]:
            break
        wish = drawing(news["you"]["offer"], chance)
        page.say({"type": "draw", "id": f"w{news['seq']}", "turn": news["table"]["turn"], **wish})
        await page.until("done")
        page.say({"type": "hello", "since": 0})
        news = await page.until("news")
    page.hang_up()
    return news


async def opened(tables: LocalTables, person: Person = ADA) -> str:
    return str((await asked(tables, "POST", "/api/matches", person, SOLO))["match"])


async def test_a_match_goes_on_where_the_last_tab_left_it(shared: Shared) -> None:
    first = LocalTables(MemoryShelf(shared))
    match = await opened(first)
    news = await moved_on(first, match, ADA, 3)
    await first.close()
    second = LocalTables(MemoryShelf(shared))
    again = await asked(second, "GET", f"/api/matches/{match}")
    assert again["table"] == news["table"]
    await second.close()


async def test_two_tabs_show_one_match(shared: Shared) -> None:
    tabs = [LocalTables(MemoryShelf(shared)) for _ in range(2)]
    match = await opened(tabs[0])
    other = Page(tabs[1], match, "ada")
    before = await other.until("news")
    news = await moved_on(tabs[0], match, ADA, 1)
    assert (await other.until("changes"))["seq"] > before["seq"]
    further = await moved_on(tabs[1], match, ADA, 1)
    assert further["table"]["turn"] > news["table"]["turn"]
    for tab in tabs:
        await tab.close()


class Full(MemoryShelf):
    """A device without room."""

    is_full = False

    async def append(self, line: Line, entries: Sequence[Entry], tried: Try | None) -> bool:
        if self.is_full:
            raise OSError("the quota is used up")
        return await super().append(line, entries, tried)


async def test_what_cannot_be_kept_is_told_and_can_be_tried_again(shared: Shared) -> None:
    shelf = Full(shared)
    tables = LocalTables(shelf)
    match = await opened(tables)
    page = Page(tables, match, "ada")
    news = await page.until("news")
    wish = {"type": "draw", "turn": news["table"]["turn"], **drawing(news["you"]["offer"], Random(1))}
    shelf.is_full = True
    page.say({**wish, "id": "1"})
    assert (await page.until("refusal"))["code"] == "not_saved"
    refused = await tables.request("POST", "/api/matches", ADA, json.dumps(SOLO).encode())
    assert (refused.status, json.loads(refused.body)["refused"]) == (503, "not_saved")
    shelf.is_full = False
    page.say({**wish, "id": "2"})
    assert (await page.until("done"))["id"] == "2"
    await tables.close()


# Files


async def exported(tables: LocalTables) -> Answered:
    return await tables.request("GET", "/api/archive", ADA)


async def test_all_tables_go_into_a_file_and_come_out_of_it(tables: LocalTables) -> None:
    matches = [await opened(tables) for _ in range(3)]
    news = await moved_on(tables, matches[0], ADA, 4)
    file = await exported(tables)
    assert file.file.endswith(".backup")
    elsewhere = LocalTables(MemoryShelf(Shared()))
    taken = await elsewhere.request("POST", "/api/archive", ADA, file.body)
    assert json.loads(taken.body) == {"new": 3, "longer": 0, "known": 0}
    assert (await asked(elsewhere, "GET", f"/api/matches/{matches[0]}"))["table"] == news["table"]
    again = await elsewhere.request("POST", "/api/archive", ADA, file.body)
    assert json.loads(again.body) == {"new": 0, "longer": 0, "known": 3}
    await elsewhere.close()


async def test_a_file_brings_a_match_further_never_back(tables: LocalTables) -> None:
    match = await opened(tables)
    before = await exported(tables)
    elsewhere = LocalTables(MemoryShelf(Shared()))
    await elsewhere.request("POST", "/api/archive", ADA, before.body)
    news = await moved_on(tables, match, ADA, 2)
    after = await exported(tables)
    assert json.loads((await elsewhere.request("POST", "/api/archive", ADA, after.body)).body)["longer"] == 1
    assert json.loads((await elsewhere.request("POST", "/api/archive", ADA, before.body)).body)["known"] == 1
    assert (await asked(elsewhere, "GET", f"/api/matches/{match}"))["table"] == news["table"]
    await elsewhere.close()


async def test_documents_go_into_the_file_too_and_replace_none(tables: LocalTables, shared: Shared) -> None:
    for name in ("mine", "both"):
        await MemoryShelf(shared).write(Document("ada", name, "here", 1))
    file, there = await exported(tables), Shared()
    await MemoryShelf(there).write(Document("ada", "both", "there", 1))
    elsewhere = LocalTables(MemoryShelf(there))
    await elsewhere.request("POST", "/api/archive", ADA, file.body)
    await elsewhere.close()
    assert {name: found.body for (_, name), found in there.documents.items()} == {"mine": "here", "both": "there"}


@pytest.mark.parametrize("file", [b"", b"no backup", gzip.compress(b'{"cartographers_backup": 1}\n', mtime=0)])
async def test_what_is_no_backup_is_refused_and_nothing_is_taken(tables: LocalTables, file: bytes) -> None:
    answer = await tables.request("POST", "/api/archive", ADA, file)
    assert (answer.status, json.loads(answer.body)["refused"]) == (400, "damaged_backup")


async def test_half_a_backup_is_refused(tables: LocalTables) -> None:
    await opened(tables)
    file = (await exported(tables)).body
    answer = await tables.request("POST", "/api/archive", ADA, file[:-30])
    assert json.loads(answer.body)["refused"] == "damaged_backup"


async def test_a_newer_backup_is_told(tables: LocalTables) -> None:
    answer = await tables.request("POST", "/api/archive", ADA, gzip.compress(b'{"cartographers_backup": 99}\n'))
    assert json.loads(answer.body) == {"refused": "newer_backup", "details": {}}


async def test_a_record_becomes_a_match_to_look_at(tables: LocalTables) -> None:
    match = await opened(tables)
    await moved_on(tables, match, ADA, 1_000)
    record = (await tables.request("GET", f"/api/matches/{match}/record", ADA)).body
    assert replayed(record.decode()).over
    brought = json.loads((await tables.request("POST", "/api/records", BOB, record)).body)["match"]
    assert (await tables.request("GET", f"/api/matches/{brought}/record", BOB)).body == record
    lines = (await asked(tables, "GET", "/api/me/matches", BOB))["matches"]
    assert [line["match"] for line in lines] == [brought]


@pytest.mark.parametrize("text", ["", "no record", "cartographers record 1\n", "\x00"])
async def test_what_is_no_record_is_refused(tables: LocalTables, text: str) -> None:
    answer = await tables.request("POST", "/api/records", ADA, text.encode())
    assert answer.status in (400, 409)
    assert json.loads(answer.body)["refused"]


async def test_one_device_goes_round_on_a_sheet_of_ones_own(tables: LocalTables) -> None:
    sheet = "Plain=1W9-5M5-11-2R8-11-11-11-11-11-11-11"
    opened = await asked(tables, "POST", "/api/matches", body={"options": {"seats": 2, "sheet": sheet}})
    match = opened["match"]
    await asked(tables, "POST", f"/api/matches/{match}/sit", BOB, {"invite": opened["invite"]})
    await asked(tables, "POST", f"/api/matches/{match}/begin")
    for person in (ADA, BOB):
        news = await asked(tables, "GET", f"/api/matches/{match}", person)
        assert [each["map"][1] for each in news["table"]["sheets"]] == [".....M....."] * 2
    wrong = json.dumps({"options": {"sheet": sheet.replace("5M5", "5M6")}}).encode()
    answer = await tables.request("POST", "/api/matches", ADA, wrong)
    assert (answer.status, json.loads(answer.body)["refused"]) == (409, "wrong_columns")
