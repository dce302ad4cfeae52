"""A herald's table: dealt or entered, announced step by step, counted at by everybody."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cartographers.board.notation import lines_of
from cartographers.cards.printed import SHEETS
from cartographers.game.codec import plain
from cartographers.game.herald import announcements, setup
from cartographers.game.presets import PRESETS
from cartographers.game.scores import standings
from cartographers.server.hosting.heralds import Herald
from cartographers.server.service import heralds
from cartographers.server.service.heralds import MOST_ROWS, MOST_TABLES
from cartographers.store.memory import MemoryStore
from client import Person, Refusal, met, refused
from matches import played
from serving import Server, StartServer, served

pytestmark = pytest.mark.anyio
EDICTS = PRESETS["german_first_game"].edicts
ZERO = {"edicts": [0, 0], "coins": 0, "monsters": 0, "total": 0}


@pytest.fixture
async def ada(server: Server) -> AsyncIterator[Person]:
    async with met(server.address, "Ada") as (person,):
        yield person


async def opened(host: Person, preset: str = "polish_base", seats: int = 4, **more: Any) -> str:
    options = plain(replace(PRESETS[preset], seats=seats, **more.pop("options", {})))
    return str((await host.post("/api/heralds", {"options": options, **more}))["code"])


async def stepped(host: Person, code: str, step: str = "next", card: str = "") -> Any:
    at = (await host.get(f"/api/heralds/{code}"))["at"]
    return await host.post(f"/api/heralds/{code}/steps", {"step": step, "at": at, "card": card})


async def told(person: Person, code: str, **counts: Any) -> Any:
    return await person.post(f"/api/heralds/{code}/counts", {"name": person.name, "season": 0, **ZERO, **counts})


async def fails(code: str, asked: Awaitable[Any], status: int = 0) -> None:
    with refused(code, status):
        await asked


def counted(edicts: tuple[int, int], coins: int = 0, monsters: int = 0) -> dict[str, Any]:
    return {"edicts": [*edicts], "coins": coins, "monsters": monsters, "total": sum(edicts) + coins + monsters}


# Announced


@pytest.mark.parametrize("preset", ["english", "polish_heroes", "everything"])
async def test_a_whole_game_is_announced_as_its_seed_deals_it(ada: Person, preset: str) -> None:
    code = await opened(ada, preset)
    table = await ada.get(f"/api/heralds/{code}")
    assert (table["at"], table["announced"], table["host"], table["over"]) == (0, [], True, False)
    while not table["over"]:
        assert table["seed"] == ""
        table = await stepped(ada, code)
        assert table["at"] == len(table["announced"])
    options = msgspec.convert(table["options"], type(PRESETS[preset]))
    assert table["announced"] == plain(announcements(options, table["seed"]))
    laid_out = setup(options, table["seed"])
    assert (tuple(table["edicts"]), tuple(table["skills"])) == (laid_out.edicts, laid_out.skills)
    assert table["seal"] == laid_out.seal
    await fails("herald_is_done", stepped(ada, code))


async def test_a_step_back_and_on_again_is_the_same(ada: Person) -> None:
    code = await opened(ada)
    shown = [await stepped(ada, code) for _ in range(4)]
    back = await stepped(ada, code, "back")
    assert back["announced"] == shown[2]["announced"]
    assert (await stepped(ada, code))["announced"] == shown[3]["announced"]
    for _ in range(6):
        back = await stepped(ada, code, "back")
    assert (back["at"], back["announced"]) == (0, [])


async def test_a_step_for_another_moment_changes_nothing(ada: Person) -> None:
    """Somebody presses twice, or on two devices at once."""
    code = await opened(ada)
    step = {"step": "next", "at": 0, "card": ""}
    await asyncio.gather(*(ada.post(f"/api/heralds/{code}/steps", step) for _ in range(5)))
    assert (await ada.get(f"/api/heralds/{code}"))["at"] == 1


async def test_the_clock_runs_from_each_card_and_stops(ada: Person) -> None:
    code = await opened(ada, clock=90)
    table = await stepped(ada, code)
    assert 80 < table["due"] - table["now"] <= 90
    assert (await stepped(ada, code, "clock"))["due"] is None
    assert (await stepped(ada, code, "clock"))["due"] is not None
    assert (await stepped(ada, code, "back"))["due"] is None
    await fails("no_clock", stepped(ada, await opened(ada), "clock"))


async def test_cards_of_a_box_are_entered(ada: Person) -> None:
    code = await opened(ada, options={"edicts": EDICTS}, enter=True)
    await fails("enter_a_card", stepped(ada, code))
    table = await stepped(ada, code, "enter", "temple_ruins")
    assert table["announced"][0]["before"] == ["temple_ruins"]
    await fails("enter_a_card", stepped(ada, code))
    table = await stepped(ada, code, "enter", "hamlet")
    assert (table["at"], table["announced"][0]["card"], table["announced"][0]["ruins"]) == (1, "hamlet", True)
    await fails("card_revealed_already", stepped(ada, code, "enter", "hamlet"))
    await fails("card_not_in_deck", stepped(ada, code, "enter", "pasture"))
    await fails("unknown_card", stepped(ada, code, "enter", "no such card"))
    assert "hamlet" not in table["enterable"]
    assert "gnoll_raid" in table["enterable"]
    table = await stepped(ada, code, "enter", "orchard")
    await stepped(ada, code, "back")
    table = await stepped(ada, code, "enter", "great_river")  # it was that one
    assert [each["card"] for each in table["announced"]] == ["hamlet", "great_river"]
    for card in ("orchard", "homestead", "fishing_village"):
        table = await stepped(ada, code, "enter", card)
    assert (table["announced"][-1]["time"], table["enterable"]) == (8, [])
    await fails("count_first", stepped(ada, code, "enter", "farmland"))
    table = await stepped(ada, code)
    assert table["announced"][-1]["ends"]
    table = await stepped(ada, code, "enter", "outpost_ruins")  # of summer
    assert (table["season"], table["announced"][-1]["before"]) == (1, ["outpost_ruins"])
    table = await stepped(ada, code, "enter", "hamlet")  # it is in the deck again
    assert (table["season"], table["announced"][-1]["card"]) == (1, "hamlet")


async def test_bad_asking_is_refused(ada: Person, server: Server) -> None:
    await fails("edicts_not_entered", opened(ada, enter=True), 409)
    await fails("wrong_seats", opened(ada, seats=101), 409)
    await fails("wrong_seats", opened(ada, seats=0), 409)
    await fails("too_many_names", opened(ada, seats=2, names=["Ada", "Bo", "Cy"]), 409)
    await fails("bad_message", opened(ada, names=["A" * 10_000]), 400)
    await fails("bad_name", opened(ada, names=["\u202e"]), 400)
    await fails("bad_message", opened(ada, clock=-1), 400)
    await fails("unknown_herald", ada.get("/api/heralds/nowhere"), 404)
    await fails("unknown_herald", told(ada, "nowhere"), 404)
    code = await opened(ada)
    await fails("herald_deals", stepped(ada, code, "enter", "hamlet"))
    async with met(server.address, "Bo") as (bo,), Person(server.address) as stranger:
        await fails("host_only", stepped(bo, code), 403)
        await fails("stranger", told(stranger, code, name="Cy"), 401)
        await fails("stranger", opened(stranger), 401)
        await fails("host_only", told(bo, code, typed=True), 403)
        await fails("bad_name", told(bo, code, name="B" * 10_000), 400)
        await fails("season_to_come", told(bo, code, season=1), 409)
        await fails("wrong_total", told(bo, code, coins=3), 409)
        await fails("bad_message", told(bo, code, monsters=1, total=1), 400)
        await fails("wrong_rows", told(bo, code, map=["..........."]), 409)
        await fails("bad_message", told(bo, code, map=["." * 11] * 14), 400)
        assert (await stranger.get(f"/api/heralds/{code}"))["totals"] == []


# Counted


async def year_of(host: Person, code: str) -> None:
    while not (await stepped(host, code))["over"]:
        pass


async def test_totals_are_those_of_the_match_that_was_played(server: Server) -> None:
    """Four draw a real game on paper: what they count is what the engine counts, and so are their places."""
    match = played(replace(PRESETS["combined"], seats=4), "paper")
    names = ["Ada", "Bo", "Cy", "Di"]
    async with met(server.address, *names) as people:
        code = await opened(people[0], "combined", names=names)
        await year_of(people[0], code)
        for season in range(4):
            table = await people[0].get(f"/api/heralds/{code}")
            for person, seat in zip(people, match.table.seats, strict=True):
                score = seat.scores[season]
                counts = counted(score.edicts, score.coins, score.monsters)
                await told(person, code, season=season, map=lines_of(seat.sheet), **counts)
        table = await people[2].get(f"/api/heralds/{code}")
    expected = standings(match.table)
    assert [(row["name"], row["place"], row["stars"], row["lost"]) for row in table["totals"]] == [
        (names[standing.seat], standing.place, standing.stars, standing.lost) for standing in expected
    ]
    assert [row["yours"] for row in table["totals"]] == [row["name"] == "Cy" for row in table["totals"]]
    assert {tuple(row["map"]) for row in table["totals"]} == {
        tuple(lines_of(seat.sheet)[:11]) for seat in match.table.seats
    }


async def test_ties_go_to_who_lost_less_and_who_is_late_stands_below(ada: Person, server: Server) -> None:
    async with met(server.address, "Bo", "Cy") as (bo, cy):
        code = await opened(ada, names=["Ada", "bo", "Cy", "Di"])
        while not (await stepped(ada, code))["announced"][-1]["ends"]:
            pass
        await told(ada, code, **counted((6, 6), 0, -2))
        await told(bo, code, **counted((5, 5), 0, 0))
        rows = (await told(cy, code, **counted((5, 6), 0, -1)))["totals"]
        assert [(row["name"], row["place"], row["late"]) for row in rows] == [
            ("Bo", 1, False),
            ("Cy", 2, False),
            ("Ada", 3, False),
            ("Di", 4, True),
        ]
        while not (await stepped(ada, code))["announced"][-1]["ends"]:
            pass
        await told(cy, code, season=1, **counted((0, 1)))  # of summer, before the others
        rows = (await told(ada, code, season=1, **counted((0, 0))))["totals"]
        assert [(row["name"], row["place"], row["late"]) for row in rows] == [
            ("Cy", 1, False),
            ("Ada", 2, False),
            ("Bo", 3, True),
            ("Di", 4, True),
        ]
        while (await stepped(ada, code, "back"))["season"]:
            pass  # to the end of spring
        await told(bo, code, **counted((1, 1)))  # corrected
        table = await told(ada, code, name="Di", typed=True, **counted((9, 9)))
        assert [row["name"] for row in table["totals"]] == ["Di", "Cy", "Ada", "Bo"]
        async with met(server.address, "Di") as (di,):
            table = await told(di, code, **counted((2, 2)))
            assert [row["stars"] for row in table["totals"] if row["name"] == "Di"] == [4]


async def test_alone_there_is_a_title(ada: Person) -> None:
    code = await opened(ada, seats=1, options={"edicts": EDICTS})
    await year_of(ada, code)
    for season in range(4):
        table = await told(ada, code, season=season, **counted((19, 10)))
    (row,) = table["totals"]
    assert (row["stars"], row["rating"], row["title"]) == (116, 29, "master_mapsmith")


async def test_a_hundred_tell_and_the_next_one_finds_no_room() -> None:
    store = MemoryStore()
    async with served(store) as address, met(address, "Ada") as (ada,):
        code = await opened(ada, seats=100)
        for number in range(MOST_ROWS):
            await told(ada, code, name=f"Guest {number}", typed=True)
        await fails("herald_is_full", told(ada, code), 409)
        table = await told(ada, code, name="Guest 7", typed=True, **counted((1, 0)))
        assert (len(table["totals"]), table["totals"][0]["name"]) == (100, "Guest 7")


async def test_many_who_come_at_once_find_no_more_than_the_last_places(ada: Person, server: Server) -> None:
    """On a store that takes its time: between a look and a write others look too."""
    code = await opened(ada, seats=100)
    typed = [f"Typed {number}" for number in range(MOST_ROWS - 5)]
    await asyncio.gather(*(told(ada, code, name=name, typed=True) for name in typed))
    async with met(server.address, *(f"Guest {number}" for number in range(12))) as late:
        came = await asyncio.gather(*(told(person, code, coins=1, total=1) for person in late), return_exceptions=True)
    assert len([each for each in came if isinstance(each, dict)]) == 5
    assert {(each.code, each.status) for each in came if isinstance(each, Refusal)} == {("herald_is_full", 409)}
    rows = (await ada.get(f"/api/heralds/{code}"))["totals"]
    assert (len(rows), sum(row["stars"] for row in rows)) == (MOST_ROWS, 5)


# Kept


async def test_a_host_finds_the_newest_tables_and_older_ones_are_gone() -> None:
    store = MemoryStore()
    async with served(store) as address, met(address, "Ada") as (ada,):
        codes = [await opened(ada) for _ in range(MOST_TABLES + 2)]
        kept = [line["code"] for line in (await ada.get("/api/heralds"))["heralds"]]
        assert kept == codes[:1:-1]
        await fails("unknown_herald", ada.get(f"/api/heralds/{codes[0]}"), 404)


async def test_who_is_forgotten_takes_tables_along_and_leaves_numbers(ada: Person, server: Server) -> None:
    async with met(server.address, "Bo") as (bo,):
        code, own = await opened(ada), await opened(bo)
        await told(bo, code, map=lines_of(SHEETS["A"]), **counted((3, 4)))
        await bo.post("/api/me/forget")
        await fails("unknown_herald", ada.get(f"/api/heralds/{own}"), 404)
        (row,) = (await ada.get(f"/api/heralds/{code}"))["totals"]
        assert (row["name"], row["map"], row["stars"]) == ("", [], 7)


def test_a_power_cut_loses_no_table(start_server: StartServer) -> None:
    server = start_server()

    async def play() -> None:
        async with met(server.address, "Ada", "Bo") as (ada, bo):
            code = await opened(ada, "polish_heroes", names=["Ada", "Bo"])
            for _ in range(3):
                await stepped(ada, code)
            before = await told(bo, code, **counted((3, 4), 2, -1))
            server.kill()
            server.start()
            after = await bo.get(f"/api/heralds/{code}")
            assert {**after, "now": 0} == {**before, "now": 0}
            assert (await stepped(ada, code))["at"] == 4

    asyncio.run(play())


# The secrets


def other_tail(cards: tuple[Any, ...], at: int, chance: Random) -> tuple[Any, ...]:
    """The same announcements so far, then others."""
    rest = [replace(each, card="great_river", hidden=chance.randrange(9), powers=()) for each in cards[at:]]
    return (*cards[:at], *rest)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_byte_of_a_table_tells_what_was_not_announced(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = replace(PRESETS[preset], seats=4)
    whole = announcements(options, "the-seed-of-this-table")
    for at in range(len(whole)):
        table = Herald("host", options, "the-seed-of-this-table", at=at)
        said = said_of(table)
        with monkeypatch.context() as patched:
            changed = other_tail(whole, at, Random(at))
            patched.setattr("cartographers.game.herald.announcements", lambda *_, changed=changed: changed)
            assert said_of(table) == said
        assert b"the-seed-of-this-table" not in said
    assert b"the-seed-of-this-table" in said_of(Herald("host", options, "the-seed-of-this-table", at=len(whole)))


def said_of(table: Herald) -> bytes:
    return msgspec.json.encode(heralds.shown("code", table, [], None, 1.0))


# Many


async def hall(server: Server, names: list[str]) -> list[float]:
    """Everybody tells each season and reads the totals; how long each answer took."""
    taken: list[float] = []
    loop = asyncio.get_running_loop()

    async def counting(person: Person, code: str, number: int) -> None:
        for season in range(4):
            begun = loop.time()
            await told(person, code, season=season, map=lines_of(SHEETS["A"]), **counted((number, season), number % 9))
            taken.append(loop.time() - begun)
            begun = loop.time()
            await person.get(f"/api/heralds/{code}")
            taken.append(loop.time() - begun)

    async with met(server.address, "Host") as (host,):
        code = await opened(host, seats=len(names), names=names)
        await year_of(host, code)
    async with met(server.address, *names) as people:
        await asyncio.gather(*(counting(person, code, number) for number, person in enumerate(people)))
        table = await people[-1].get(f"/api/heralds/{code}")
    expected = {person.name: 4 * (number + number % 9) + 6 for number, person in enumerate(people)}
    assert {row["name"]: row["stars"] for row in table["totals"]} == expected
    assert [row["stars"] for row in table["totals"]] == sorted(expected.values(), reverse=True)
    assert not any(row["late"] for row in table["totals"])
    return sorted(taken)


def test_forty_count_at_once_and_nothing_is_lost(start_server: StartServer) -> None:
    taken = asyncio.run(hall(start_server(), [f"Guest {number}" for number in range(40)]))
    assert len(taken) == 40 * 4 * 2
    p99 = taken[int(len(taken) * 0.99)]
    print(f"40 people, {len(taken)} requests: median {taken[len(taken) // 2]:.3f} s, p99 {p99:.3f} s")  # noqa: T201


# Two servers


async def test_two_servers_tell_of_one_table(pair: list[Server]) -> None:
    """Whichever server somebody reaches: the same card, the same totals, one step where two were pressed."""
    first, second = (server.address for server in pair)
    here = [f"Here {number}" for number in range(10)]
    there = [f"There {number}" for number in range(10)]
    async with met(first, "Host", *here) as (host, *some), met(second, *there) as others, Person(second) as away:
        away.http.cookies = host.http.cookies  # the host's tablet, which has reached the other server
        code = await opened(host, seats=20)
        for number in range(4):
            step = {"step": "next", "at": number, "card": ""}
            pressed = [person.post(f"/api/heralds/{code}/steps", step) for person in (host, away, host, away)]
            await asyncio.gather(*pressed)
            assert (await away.get(f"/api/heralds/{code}"))["at"] == number + 1
        while not (await stepped(away, code))["announced"][-1]["ends"]:
            pass
        people = [*some, *others]
        await asyncio.gather(*(told(each, code, **counted((at, 3), 1)) for at, each in enumerate(people)))
        tables = [await person.get(f"/api/heralds/{code}") for person in (host, away)]
        assert {**tables[0], "now": 0} == {**tables[1], "now": 0}
        assert [(row["name"], row["stars"]) for row in tables[0]["totals"]] == [
            (person.name, at + 4) for at, person in reversed([*enumerate(people)])
        ]
        pair[0].kill()
        assert (await stepped(away, code))["season"] == 1
