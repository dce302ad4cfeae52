"""Events over several rounds: everybody at once, told to nobody before the close, counted once."""

import asyncio
import csv
import io
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cartographers.game.chance import seal
from cartographers.game.record import replayed
from cartographers.server.hosting import seating
from cartographers.server.hosting.events import Event
from cartographers.server.match import rooms
from cartographers.server.service import event_store
from cartographers.server.service.event_store import EVENTS
from cartographers.store.log import Document
from cartographers.store.memory import Shared
from client import Person, met, refused
from server.test_deals import Dated
from serving import served

pytestmark = pytest.mark.anyio
MINUTE = 60.0
GENTLE = {"ambushes": [], "ruins": False}


@asynccontextmanager
async def club(store: Dated, *names: str) -> AsyncIterator[list[Person]]:
    async with served(store) as address, met(address, *names) as people:
        yield people


async def opened(host: Person, rounds: int = 2, **more: Any) -> str:
    body = {"name": "Winter Cup", "club": "Prague Map Club", "rounds": [GENTLE] * rounds, **more}
    return str((await host.post("/api/events", body))["event"])


async def shown(person: Person, event: str) -> Any:
    return (await person.get(f"/api/events/{event}"))["shown"]


async def joined(event: str, *people: Person) -> None:
    for person in people:
        await person.post(f"/api/events/{event}/join")


async def drawn(person: Person, event: str, chance: int = 1) -> str:
    match = str((await person.post(f"/api/events/{event}/draw"))["match"])
    async with person.at(match) as socket:
        await socket.play(Random(chance))
    return match


def lines(told: Any) -> list[tuple[int, str, int, list[tuple[str, Any]]]]:
    return [
        (row["place"], row["name"], row["total"], [(cell["drawing"], cell["stars"]) for cell in row["cells"]])
        for row in told["rows"]
    ]


async def test_an_event_from_its_opening_to_its_end() -> None:
    """Latecomers may begin a round that is open, absentees stay, what is finished late does not count."""
    store = Dated()
    async with club(store, "Host", "Ada", "Bob", "Eve") as (host, ada, bob, eve):
        event = await opened(host, opens=store.time + 10 * MINUTE, length=30 * MINUTE, pause=5 * MINUTE)
        await joined(event, ada, bob)
        with refused("no_round_open"):
            await ada.post(f"/api/events/{event}/draw")
        store.time += 11 * MINUTE
        mine = await drawn(ada, event)
        late = str((await bob.post(f"/api/events/{event}/draw"))["match"])
        with refused("not_taking_part", 403):
            await eve.post(f"/api/events/{event}/draw")
        await joined(event, eve)  # late, and in time
        with refused("round_drawn"):
            await ada.post(f"/api/events/{event}/draw")
        news = await ada.get(f"/api/events/{event}")
        own = news["you"]["stars"]
        assert (news["you"]["match"], news["you"]["is_host"]) == (mine, False)
        assert own == (await ada.look(mine))["table"]["standings"][0]["stars"]
        assert lines(news["shown"]) == [
            (1, "Ada", 0, [("drawn", None), ("missing", None)]),
            (1, "Bob", 0, [("drawing", None), ("missing", None)]),
            (1, "Eve", 0, [("missing", None), ("missing", None)]),
        ]
        assert [(each["stage"], each["drawn"], each["drawing"]) for each in news["shown"]["rounds"]] == [
            ("open", 1, 1),
            ("coming", 0, 0),
        ]
        store.time += 30 * MINUTE
        async with bob.at(late) as socket:
            await socket.play(Random(2))
        told = await shown(eve, event)
        (bobs,) = [row for row in told["rows"] if row["name"] == "Bob"]
        assert (bobs["cells"][0]["drawing"], bobs["total"], bobs["place"]) == ("late", 0, 2)
        assert [line[:3] for line in lines(told)] == [(1, "Ada", own), (2, "Bob", 0), (2, "Eve", 0)]
        best = told["rounds"][0]["best"]
        assert (best["names"], best["stars"]) == (["Ada"], own)
        assert best["map"] == (await ada.look(mine))["table"]["sheets"][0]["map"]
        assert seal(told["rounds"][0]["seed"]) == told["rounds"][0]["seal"]
        assert told["rounds"][1]["seed"] == ""
        with refused("no_round_open"):
            await eve.post(f"/api/events/{event}/draw")
        store.time += 5 * MINUTE
        await drawn(eve, event, chance=3)
        store.time += 40 * MINUTE
        told = await shown(host, event)
        assert [each["stage"] for each in told["rounds"]] == ["closed", "closed"]
        with refused("event_over"):
            await host.post(f"/api/events/{event}/join")
        with refused("event_over"):
            await host.post(f"/api/events/{event}/start")


async def test_a_host_starts_prolongs_and_closes_rounds() -> None:
    store = Dated()
    async with club(store, "Host", "Ada") as (host, ada):
        event = await opened(host, length=10 * MINUTE)
        with refused("nobody_takes_part"):
            await host.post(f"/api/events/{event}/start")
        await joined(event, ada)
        asked: dict[str, dict[str, Any]] = {
            "start": {},
            "close": {},
            "prolong": {"seconds": 60},
            "remove": {"who": "x"},
        }
        for act, body in asked.items():
            with refused("host_only", 403):
                await ada.post(f"/api/events/{event}/{act}", body)
        told = (await host.post(f"/api/events/{event}/start"))["shown"]
        closes = told["rounds"][0]["closes"]
        assert told["rounds"][0]["stage"] == "open"
        with refused("round_open"):
            await host.post(f"/api/events/{event}/start")
        told = (await host.post(f"/api/events/{event}/prolong", {"seconds": 300}))["shown"]
        assert told["rounds"][0]["closes"] == closes + 300
        with refused("too_long_round"):
            await host.post(f"/api/events/{event}/prolong", {"seconds": 3600})
        told = (await host.post(f"/api/events/{event}/close"))["shown"]
        assert told["rounds"][0]["stage"] == "closed"
        with refused("no_round_open"):
            await host.post(f"/api/events/{event}/close")
        told = (await host.post(f"/api/events/{event}/start"))["shown"]
        assert [each["stage"] for each in told["rounds"]] == ["closed", "open"]


async def test_whom_the_host_removes_is_out_until_let_in_again() -> None:
    store = Dated()
    async with club(store, "Host", "Ada", "Bob") as (host, ada, bob):
        event = await opened(host)
        await joined(event, ada, bob)
        (who,) = [row["who"] for row in (await shown(host, event))["rows"] if row["name"] == "Ada"]
        with refused("unknown_entrant", 404):
            await host.post(f"/api/events/{event}/remove", {"who": "nobody"})
        news = await host.post(f"/api/events/{event}/remove", {"who": who})
        assert ([row["name"] for row in news["shown"]["rows"]], news["you"]["out"]) == (
            ["Bob"],
            [{"who": who, "name": "Ada"}],
        )
        await host.post(f"/api/events/{event}/start")
        assert (await ada.get(f"/api/events/{event}"))["you"]["is_out"]
        assert (await bob.get(f"/api/events/{event}"))["you"]["out"] == []
        for act in ("join", "draw"):
            with refused("event_removed", 403):
                await ada.post(f"/api/events/{event}/{act}")
        await host.post(f"/api/events/{event}/remove", {"who": who, "is_out": False})
        await drawn(ada, event)


async def test_a_round_is_begun_once_from_however_many_devices() -> None:
    async with club(Dated(), "Host", "Ada") as (host, ada):
        event = await opened(host, clock=600)
        await asyncio.gather(*(ada.post(f"/api/events/{event}/join") for _ in range(4)))
        assert len((await shown(host, event))["rows"]) == 1
        await host.post(f"/api/events/{event}/start")
        begun = await asyncio.gather(*(ada.post(f"/api/events/{event}/draw") for _ in range(6)))
        assert len({each["match"] for each in begun}) == 1
        news = await ada.look(begun[0]["match"])
        house = news["gathering"]["house"]
        assert (house["clock"], house["ranks"], house["watchers"], house["hints"]) == (600, True, False, False)
        assert (house["deal"], house["title"]) == (f"event-{event}-1", "Winter Cup · 1")
        assert (await ada.get("/api/me/matches"))["matches"][0]["title"] == "Winter Cup · 1"
        assert news["table"]["due"] is not None


async def test_when_the_clock_of_a_turn_runs_out_a_bot_draws_that_turn_and_the_map_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating, "SHORTEST_CLOCK", 1)
    monkeypatch.setattr(rooms, "TICK", 0.05)
    async with club(Dated(), "Host", "Ada") as (host, ada):
        event = await opened(host, rounds=1, clock=1)
        await joined(event, ada)
        await host.post(f"/api/events/{event}/start")
        match = str((await ada.post(f"/api/events/{event}/draw"))["match"])
        async with ada.at(match) as socket:
            await socket.reach_turn(2)  # she draws nothing, and is not waited for
            assert socket.news["gathering"]["chairs"][0]["bot"] == ""  # the map is still hers
            await socket.play(Random(1))
        (row,) = (await shown(host, event))["rows"]
        assert (row["name"], row["cells"][0]["drawing"]) == ("Ada", "drawn")


async def test_bad_asking_is_refused() -> None:
    store = Dated()
    async with club(store, "Host", "") as (host, stranger):
        with refused("stranger", 401):
            await stranger.post("/api/events", {"name": "Cup", "rounds": [GENTLE]})
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"rounds": []}, "wrong_rounds"),
            ({"rounds": [GENTLE] * 21}, "wrong_rounds"),
            ({"rounds": [{"seats": 2}]}, "deal_for_one"),
            ({"rounds": [{"sheet": "Z"}]}, "unknown_choice"),
            ({"name": "x" * 41}, "bad_name"),
            ({"name": "  "}, "bad_name"),
            ({"club": "x" * 41}, "bad_name"),
            ({"name": "x" * 400}, "bad_message"),
            ({"opens": store.time - 60}, "wrong_event_start"),
            ({"opens": 1e300}, "wrong_event_start"),
            ({"length": 1}, "wrong_round_length"),
            ({"clock": 1}, "wrong_clock"),
            ({"opens": "tomorrow"}, "bad_message"),
            ({"colour": "red"}, "bad_message"),
        ]
        for more, code in wrong:
            with refused(code):
                await host.post("/api/events", {"name": "Cup", "rounds": [GENTLE], **more})
        for path in ("", "/since/x", "/records"):
            with refused("unknown_event", 404):
                await host.get(f"/api/events/nowhere{path}")
        for act in ("join", "draw", "start", "close"):
            with refused("unknown_event", 404):
                await host.post(f"/api/events/nowhere/{act}")
        event = await opened(host)
        with refused("stranger", 401):
            await stranger.post(f"/api/events/{event}/join")
        with refused("unknown_deal", 404):
            await host.post(f"/api/deals/event-{event}-1")
        assert (await stranger.get(f"/api/events/{event}"))["you"]["who"] == ""
        for _ in range(19):
            await opened(host)
        with refused("too_many_events"):
            await opened(host)


async def test_an_event_that_is_full_takes_nobody_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_store, "MOST_PEOPLE", 1)
    async with club(Dated(), "Host", "Ada") as (host, ada):
        event = await opened(host)
        await joined(event, ada, ada)
        with refused("event_full"):
            await joined(event, host)


async def test_who_knows_the_newest_is_told_so_and_no_more() -> None:
    store = Dated()
    async with club(store, "Host", "Ada") as (host, ada):
        event = await opened(host)
        first = await ada.get(f"/api/events/{event}")
        again = await ada.get(f"/api/events/{event}/since/{first['tag']}")
        assert (again["shown"], again["tag"]) == (None, first["tag"])
        await joined(event, ada)
        news = await ada.get(f"/api/events/{event}/since/{first['tag']}")
        assert news["shown"]["rows"][0]["name"] == "Ada"
        assert news["tag"] != first["tag"]


async def test_one_finds_the_events_that_one_hosts_or_takes_part_in() -> None:
    store = Dated()
    async with club(store, "Host", "Ada") as (host, ada):
        event = await opened(host, opens=store.time + MINUTE)
        assert (await ada.get("/api/events"))["events"] == []
        await joined(event, ada)
        (line,) = (await ada.get("/api/events"))["events"]
        assert (line["event"], line["name"], line["is_host"], line["round"], line["stage"]) == (
            event,
            "Winter Cup",
            False,
            1,
            "coming",
        )
        store.time += 2 * MINUTE
        (line,) = (await host.get("/api/events"))["events"]
        assert (line["is_host"], line["round"], line["stage"]) == (True, 1, "open")
        store.time += 1000 * MINUTE
        assert (await host.get("/api/events"))["events"][0]["round"] == 0


# Told to nobody before the close


async def test_what_anybody_is_sent_does_not_depend_on_what_others_drew_in_an_open_round() -> None:
    """Neither who has not drawn, nor the host, nor the projector, nor the file of records."""
    seeds, told = Shared(), list[Any]()
    async with club(Dated(seeds), "Host") as (before,):
        event = await opened(before)
        cookies = before.http.cookies
    for chance in (1, 2):
        world = Shared()
        world.documents = {**seeds.documents}
        async with club(Dated(world), "Ada", "Bob", "", "") as (ada, bob, wall, host):
            host.http.cookies = cookies
            await joined(event, ada, bob)
            await host.post(f"/api/events/{event}/start")
            others = await drawn(bob, event, chance)
            match = (await ada.post(f"/api/events/{event}/draw"))["match"]
            news = [_timeless(await each.get(f"/api/events/{event}")) for each in (ada, wall, host)]
            files = [(await each.http.get(f"/api/events/{event}/records")).content for each in (ada, host)]
            told.append([news, files, (await ada.look(match))["table"] | {"asked": 0}])
            for each in (ada, wall, host):
                with refused("no_watchers", 403):
                    await each.look(others)
    assert told[0] == told[1]
    assert [cell["drawing"] for row in told[0][0][0]["shown"]["rows"] for cell in row["cells"][:1]] == [
        "drawing",
        "drawn",
    ]
    assert told[0][0][2]["you"]["is_host"]


async def test_what_anybody_is_sent_does_not_depend_on_decks_that_are_not_drawn_yet() -> None:
    """But for the seals, which tell nothing."""
    told: list[Any] = []
    for seed in ("a", "b"):
        world = Shared()
        store = Dated(world)
        async with club(store, "Host", "Ada") as (host, ada):
            event = await opened(host)
            _change(world, event, lambda kept, seed=seed: replace(kept, rounds=_seeded(kept, seed)))
            await joined(event, ada)
            await host.post(f"/api/events/{event}/start")
            await ada.post(f"/api/events/{event}/draw")
            news = [await each.get(f"/api/events/{event}") for each in (host, ada)]
            told.append([*map(_timeless, news)])
    assert told[0] == told[1]


def _seeded(kept: Event, seed: str) -> Any:
    return tuple(replace(each, seed=f"{seed} {number}") for number, each in enumerate(kept.rounds))


def _change(world: Shared, event: str, change: Any) -> None:
    before = world.documents["", EVENTS + event]
    kept = change(msgspec.json.decode(before.body, type=Event))
    body = msgspec.json.encode(kept).decode()
    world.documents["", EVENTS + event] = Document("", EVENTS + event, body, before.version + 1)


def _timeless(news: Any) -> Any:
    """Without what depends on when it was asked, on codes that are drawn by lot, and on the seals."""
    you = {**news["you"], "who": "", "match": bool(news["you"]["match"])}
    rounds = [{**each, "seal": "", "opens": 0, "closes": 0, "latest": 0} for each in news["shown"]["rounds"]]
    rows = [{**row, "who": ""} for row in news["shown"]["rows"]]
    return {
        **news,
        "now": 0,
        "tag": "",
        "you": you,
        "shown": {**news["shown"], "event": "", "rounds": rounds, "rows": rows},
    }


# In one file


async def test_one_file_has_the_standings_and_the_records_of_closed_rounds() -> None:
    store = Dated()
    async with club(store, "Host", "Ada", "Bob", "=Eve") as (host, ada, bob, eve):
        event = await opened(host)
        await joined(event, ada, bob, eve)
        with refused("not_taking_part", 403):
            async with met(str(ada.http.base_url), "Zoe") as (zoe,):
                await zoe.get(f"/api/events/{event}/records")
        await host.post(f"/api/events/{event}/start")
        await drawn(ada, event, 1)
        await drawn(bob, event, 2)
        assert [*(await filed(host, event))] == ["standings.csv"]
        told = (await host.post(f"/api/events/{event}/close"))["shown"]
        files = await filed(bob, event)
        records = {name: replayed(text) for name, text in files.items() if name.endswith(".txt")}
        assert sorted(records) == [
            f"round-1/00{place} {row['name']}.txt" for place, row in enumerate(told["rows"][:2], 1)
        ]
        for name, record in records.items():
            (row,) = [row for row in told["rows"] if row["name"] in name]
            assert record.state.table.seats[0].stars == row["cells"][0]["stars"]
            assert record.state.seed == told["rounds"][0]["seed"]
        rows = [*csv.DictReader(io.StringIO(files["standings.csv"]))]
        assert [(row["name"], row["round_1"]) for row in rows][-1] == ("'=Eve", "")
        assert [(int(row["place"]), int(row["total"])) for row in rows] == [
            (row["place"], row["total"]) for row in told["rows"]
        ]


async def filed(person: Person, event: str) -> dict[str, str]:
    answer = await person.http.get(f"/api/events/{event}/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as zipped:
        return {name: zipped.read(name).decode() for name in zipped.namelist()}


async def test_who_is_forgotten_is_in_no_event_any_more() -> None:
    store = Dated()
    async with club(store, "Host", "Ada", "Bob") as (host, ada, bob):
        event = await opened(host)
        await joined(event, ada, bob)
        await host.post(f"/api/events/{event}/start")
        await drawn(ada, event)
        await host.post(f"/api/events/{event}/close")
        await ada.post("/api/me/forget")
        told = await shown(bob, event)
        assert [row["name"] for row in told["rows"]] == ["Bob"]
        await host.post("/api/me/forget")
        told = await shown(bob, event)
        assert told["by"] == ""
        assert not any(
            name in document.body for document in store.shared.documents.values() for name in ("Ada", "Host")
        )


# Several servers


async def test_servers_agree_on_rounds_and_standings() -> None:
    shared = Shared()
    stores = Dated(shared), Dated(shared)
    async with club(stores[0], "Host", "Ada") as (host, ada), club(stores[1], "Bob") as (bob,):
        event = await opened(host)
        await joined(event, ada, bob)
        starts = await asyncio.gather(
            *(host.post(f"/api/events/{event}/start") for _ in range(3)), return_exceptions=True
        )
        stores[1].time = stores[0].time
        assert sum(not isinstance(each, Exception) for each in starts) >= 1
        assert [each["stage"] for each in (await shown(bob, event))["rounds"]] == ["open", "coming"]
        await asyncio.gather(drawn(ada, event, 1), drawn(bob, event, 2))
        await host.post(f"/api/events/{event}/close")
        stores[1].time = stores[0].time
        assert lines(await shown(ada, event)) == lines(await shown(bob, event))
