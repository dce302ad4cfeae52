"""Today's map: the same for everybody, once for each, told to nobody before its time."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cartographers.game.chance import seal
from cartographers.game.presets import HEROES_GAME
from cartographers.game.record import replayed
from cartographers.game.refusals import Refused
from cartographers.server.hosting.deals import Deal, Streak, current, drawn, first_day, following, opening, streak
from cartographers.server.service.dealt import OPENED
from cartographers.store.archive import Kept, Match, kept_in
from cartographers.store.log import Entry, Line, Try
from cartographers.store.memory import MemoryStore, Shared
from client import Person, met, refused
from serving import Server, served

pytestmark = pytest.mark.anyio
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
TODAY, TOMORROW = "2026-11-17", "2026-11-18"
HOUR = 3600.0


class Dated(MemoryStore):
    """A store whose clock the test sets."""

    def __init__(self, shared: Shared | None = None) -> None:
        self.shared = shared or Shared()
        super().__init__(self.shared)
        self.time = NOON

    async def now(self) -> float:
        self.time += 0.001
        return self.time


@asynccontextmanager
async def dated(store: Dated, *names: str) -> AsyncIterator[list[Person]]:
    async with served(store) as address, met(address, *names) as people:
        yield people


async def begun(person: Person, deal: str = "today") -> str:
    return str((await person.post(f"/api/deals/{deal}"))["match"])


async def finished(person: Person, deal: str = "today", chance: int = 1) -> str:
    """Somebody draws a deal to the end."""
    match = await begun(person, deal)
    async with person.at(match) as socket:
        await socket.play(Random(chance))
    return match


# Names and moments


def test_days_and_weeks_have_names_and_moments() -> None:
    assert (current("day", NOON), following("day", NOON)) == (TODAY, TOMORROW)
    assert (current("week", NOON), following("week", NOON)) == ("2026-W47", "2026-W48")
    deal = drawn(TODAY, "seed", 1.0)
    assert (deal.opens, deal.closes, deal.reveals) == (NOON - 12 * HOUR, NOON + 12 * HOUR, NOON + 14 * HOUR)
    week = drawn("2026-W47", "seed", 1.0)
    assert (week.opens, week.closes) == (NOON - 36 * HOUR, NOON + 132 * HOUR)
    assert current("week", datetime(2027, 1, 2, tzinfo=UTC).timestamp()) == "2026-W53"


@pytest.mark.parametrize("name", ["2026-02-30", "2026-W54", "2027-W53", "26-11-17", "2026-11-17 ", "", "٢٠٢٦-11-17"])
def test_what_is_no_date_is_no_deal(name: str) -> None:
    with pytest.raises(Refused, match="unknown_deal"):
        first_day(name)


def test_days_take_both_sheets_and_weeks_both_games() -> None:
    days = [date(2026, 11, 16) + timedelta(day) for day in range(14)]
    assert [drawn(day.isoformat(), "", 0.0).options.sheet for day in days] == ["A", "B"] * 7
    weeks = [drawn(current("week", NOON + 7 * 24 * HOUR * week), "", 0.0).options for week in range(2)]
    assert {week.scoring for week in weeks} == {"heroes", "both"}


def test_a_streak_breaks_with_a_day_without_a_map() -> None:
    today = date(2026, 11, 17)
    back = [(today - timedelta(days)).isoformat() for days in range(10)]
    assert streak(back, today) == Streak(10, 10, (False,) * 8 + (True,) * 10)
    assert streak(back[1:], today) == Streak(9, 9, (False,) * 8 + (True,) * 9 + (False,))  # today may still come
    assert (streak(back[2:], today).now, streak(back[2:], today).longest) == (0, 8)
    assert (streak([*back[:3], *back[4:]], today).now, streak([*back[:3], *back[4:]], today).longest) == (3, 6)
    assert streak(["2026-W47"], today) == Streak(0, 0, (False,) * 18)


# Equal deals


async def test_everybody_is_dealt_the_same_and_nobody_else_looks_on(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        shown = await ada.get("/api/deals/today")
        assert (shown["own"], shown["seed"], len(shown["edicts"])) == (None, "", 4)
        news = [await each.look(await begun(each)) for each in (ada, bob)]
        assert news[0]["table"] == {**news[1]["table"], "asked": news[0]["table"]["asked"]}
        assert news[0]["table"]["edicts"] == shown["edicts"]
        assert news[0]["gathering"]["seal"] == shown["seal"]
        match = (await ada.get("/api/deals/today"))["own"]["match"]
        for path in ("", "/steps", "/record", "/analysis/0"):
            with refused("no_watchers", 403):
                await bob.get(f"/api/matches/{match}{path}")


async def test_a_try_is_begun_once_from_however_many_devices(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        opened = await asyncio.gather(*(begun(ada) for _ in range(6)))
        assert len(set(opened)) == 1
        mine = (await ada.get("/api/me/matches"))["matches"]
        assert [(line["match"], line["ranks"]) for line in mine] == [(opened[0], True)]


async def test_a_try_that_counts_is_neither_ended_nor_given_to_a_bot_nor_helped(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await begun(ada)
        with refused("try_counts"):
            await ada.do(match, "end", agree=True)
        with refused("try_counts"):
            await ada.do(match, "bot", seat=0, bot="random")
        async with ada.at(match) as socket:
            with refused("no_hints"):
                await socket.ask({"type": "ask_hints", "turn": socket.table["turn"]})


async def test_bad_asking_is_refused(server: Server) -> None:
    async with met(server.address, "Ada", "") as (ada, stranger):
        with refused("stranger", 401):
            await stranger.post("/api/deals/today")
        for deal in ("1999-01-01", "2026-02-30", "yesterday", "2026-W77"):
            with refused("unknown_deal", 404):
                await ada.post(f"/api/deals/{deal}")
        for path in ("", "/ranking", "/ranking/0"):
            with refused("deal_not_open", 409):
                await ada.get(f"/api/deals/2999-01-01{path}")
        with refused("unknown_page", 404):
            await ada.get("/api/deals/today/ranking/-1")
        with refused("bad_message", 400):
            await ada.post("/api/deals/today", {"rating": 99})
        for house in ({"deal": "today"}, {"ranks": True}, {"sealed": 1.0}, {"title": "Mine"}):
            with refused("deal_elsewhere"):
                await ada.open(house=house)
        assert (await stranger.get("/api/deals/today"))["own"] is None


async def test_what_one_is_sent_does_not_depend_on_what_others_drew_until_one_has_finished() -> None:
    told: list[Any] = []
    shared = Shared()
    seeds = Dated(shared)
    async with dated(seeds, "Ada") as (ada,):
        await ada.get("/api/deals/today")
    for chance in (1, 2):
        world = Shared()
        world.documents = {**shared.documents}
        async with dated(Dated(world), "Ada", "Bob") as (ada, bob):
            await finished(bob, chance=chance)
            shown = [await ada.get(path) for path in ("/api/deals/today", "/api/deals", "/api/me/matches")]
            told.append([{**each, "now": 0} for each in shown])
            for path in ("ranking", "ranking/0"):
                with refused("try_first", 403):
                    await ada.get(f"/api/deals/today/{path}")
            match = await begun(ada)
            with refused("try_first", 403):
                await ada.get("/api/deals/today/ranking")
            told[-1].append((await ada.look(match))["table"] | {"asked": 0})
    assert told[0] == told[1]
    assert told[0][0]["tries"] == 1


# Once


async def test_the_first_try_ranks_and_the_second_does_not() -> None:
    async with dated(Dated(), "Ada", "Bob") as (ada, bob):
        first = await finished(ada, chance=1)
        result = (await ada.get("/api/deals/today"))["own"]
        assert (result["match"], result["is_over"], result["ranks"]) == (first, True, True)
        second = await finished(ada, chance=2)
        assert second != first
        assert not (await ada.look(second))["gathering"]["house"]["ranks"]
        assert (await ada.get("/api/deals/today"))["own"] == result
        await finished(bob, chance=3)
        ranking = await ada.get("/api/deals/today/ranking")
        assert (ranking["tries"], len(ranking["first"])) == (2, 2)
        assert [row["yours"] for row in ranking["first"]].count(True) == 1
        own = next(row for row in ranking["first"] if row["yours"])
        assert (own["rating"], own["place"]) == (result["result"]["rating"], ranking["place"])
        assert ranking["best"]["name"] == "Bob"
        assert (await bob.get("/api/deals/today/ranking/0"))["rows"] == [
            {**row, "yours": not row["yours"]} for row in ranking["first"]
        ]


async def test_nothing_of_a_finished_try_tells_the_deck_before_the_reveal() -> None:
    store = Dated()
    async with dated(store, "Ada") as (ada,):
        for _ in ("the first", "the second"):
            match = await finished(ada)
            for path in ("record", "analysis/0"):
                with refused("deal_sealed"):
                    await ada.get(f"/api/matches/{match}/{path}")
            steps = (await ada.get(f"/api/matches/{match}/steps"))["steps"]
            last = await ada.get(f"/api/matches/{match}/steps/{steps[-1]['seq']}")
            assert (last["table"]["over"], last["table"]["seed"], last["events"][0]["seed"]) == (True, "", "")
        store.time = drawn(TODAY, "", 0.0).reveals - 10
        assert (await ada.get(f"/api/deals/{TODAY}"))["seed"] == ""
        store.time += 10
        shown = await ada.get(f"/api/deals/{TODAY}")
        assert seal(shown["seed"]) == shown["seal"]
        told = (await ada.http.get(f"/api/matches/{match}/record")).text
        assert replayed(told).state.seed == shown["seed"]


async def test_what_is_shared_or_taken_along_tells_nothing_of_a_sealed_deal() -> None:
    store = Dated()
    async with dated(store, "Ada", "Bob") as (ada, bob):
        match = await finished(ada)
        assert [line["match"] for line in (await ada.get("/api/me/games"))["matches"]] == [match]
        token = (await ada.post("/api/me/sharing", {"share": True}))["token"]
        assert (await bob.get(f"/api/shared/{token}"))["matches"] == []
        with refused("deal_sealed"):
            await ada.post(f"/api/me/games/{match}")
        (tried,) = await taken_along(ada)
        assert isinstance(tried, Try)
        store.time = drawn(TODAY, "", 0.0).reveals
        assert [line["match"] for line in (await bob.get(f"/api/shared/{token}"))["matches"]] == [match]
        assert [type(each) for each in await taken_along(ada)] == [Match, Try]


async def taken_along(person: Person) -> list[Kept]:
    return [*kept_in(io.BytesIO((await person.http.get("/api/me/export")).content))]


async def test_who_is_forgotten_ranks_no_more() -> None:
    async with dated(Dated(), "Ada", "Bob") as (ada, bob):
        for person in (ada, bob):
            await finished(person)
        assert (await bob.get(f"/api/deals/{TODAY}/ranking"))["tries"] == 2
        await ada.post("/api/me/forget")
        ranking = await bob.get(f"/api/deals/{TODAY}/ranking")
        assert (ranking["tries"], "Ada" in str(ranking)) == (1, False)


async def test_the_seal_of_a_day_is_told_before_it_and_its_seed_after_it() -> None:
    store = Dated()
    async with dated(store, "Ada") as (ada,):
        before = await ada.get("/api/deals/today")
        assert before["next"] == TOMORROW
        store.time += 24 * HOUR
        shown = await ada.get("/api/deals/today")
        assert (shown["deal"], shown["seal"]) == (TOMORROW, before["next_seal"])
        assert shown["drawn"] < shown["opens"]
        store.time += 15 * HOUR
        after = await ada.get(f"/api/deals/{TOMORROW}")
        assert seal(after["seed"]) == before["next_seal"]
        assert after["edicts"] == [*opening(drawn(TOMORROW, "", 0.0).options, after["seed"]).edicts]


async def test_the_day_ends_while_somebody_draws() -> None:
    """Who has begun may finish and rank until the reveal; nobody begins any more."""
    store = Dated()
    async with dated(store, "Ada", "Bob", "Eve") as (ada, bob, eve):
        mine, late = await begun(ada), await begun(bob)
        store.time = drawn(TODAY, "", 0.0).closes + 60
        with refused("deal_closed"):
            await eve.post(f"/api/deals/{TODAY}")
        assert await begun(ada, TODAY) == mine
        await finished(ada, TODAY)
        assert (await ada.get(f"/api/deals/{TODAY}"))["own"]["ranks"]
        assert (await ada.get("/api/deals/today"))["streak"]["now"] == 1  # of yesterday
        store.time = drawn(TODAY, "", 0.0).reveals + 60
        async with bob.at(late) as socket:
            await socket.play(Random(2))
        own = (await bob.get(f"/api/deals/{TODAY}"))["own"]
        assert (own["is_over"], own["ranks"]) == (True, False)
        again = await begun(eve, TODAY)  # from the archive
        house = (await eve.look(again))["gathering"]["house"]
        assert (house["ranks"], house["sealed"]) == (False, 0.0)
        ranking = await eve.get(f"/api/deals/{TODAY}/ranking")
        assert ([row["name"] for row in ranking["first"]], ranking["place"]) == (["Ada"], None)
        listed = (await ada.get("/api/deals"))["deals"]
        assert [(line["deal"], bool(line["result"])) for line in listed] == [
            (TOMORROW, False),
            (TODAY, True),
            ("2026-W47", False),
        ]


async def test_a_streak_grows_by_the_day_and_breaks() -> None:
    store = Dated()
    async with dated(store, "Ada") as (ada,):
        for expected in (1, 2):
            await finished(ada)
            assert (await ada.get("/api/deals/today"))["streak"]["now"] == expected
            store.time += 24 * HOUR
        assert (await ada.get("/api/deals/today"))["streak"]["now"] == 2
        store.time += 24 * HOUR
        told = (await ada.get("/api/deals/today"))["streak"]
        assert (told["now"], told["longest"], told["days"][-4:]) == (0, 2, [True, True, False, False])


# Many servers, many people


async def test_servers_agree_on_seed_and_ranking_whichever_is_first() -> None:
    shared = Shared()
    stores = Dated(shared), Dated(shared)
    async with dated(stores[0], "Ada") as (ada,), dated(stores[1], "Bob") as (bob,):
        shown = await asyncio.gather(*(each.get("/api/deals/today") for each in (ada, bob)))
        assert shown[0]["seal"] == shown[1]["seal"]
        await finished(ada)
        await finished(bob, chance=2)
        rankings = [await each.get("/api/deals/today/ranking/0") for each in (ada, bob)]
        assert [row["name"] for row in rankings[0]["rows"]] == [row["name"] for row in rankings[1]["rows"]]
        assert rankings[0]["tries"] == 2


async def test_somebody_in_a_crowd_sees_the_first_and_those_around() -> None:
    store = Dated()
    async with dated(store, "Ada") as (ada,):
        await finished(ada)
        (mine,) = store.shared.tries.values()
        for number in range(300):  # every third score is shared by two; half of all are better
            name, score = f"p{number:03}", (mine.score or 0) + number // 3 - 50
            tried = replace(mine, person=name, match=name, score=score, lost=mine.lost + number % 3 // 2)
            await store.append(Line(name, "over", False, (name,), "", tried=tried), [Entry(1, 1.0, "begun")])
        ranking = await ada.get("/api/deals/today/ranking")
        assert (ranking["tries"], ranking["place"], ranking["worse"]) == (301, 148, 151)
        pages = [await ada.get(f"/api/deals/today/ranking/{after}") for after in range(0, 350, 50)]
        rows = [row for page in pages for row in page["rows"]]
        assert [row["place"] for row in rows[:6]] == [1, 1, 3, 4, 4, 6]
        assert sorted(row["place"] for row in rows) == [row["place"] for row in rows]
        assert ranking["first"] == rows[:1]
        at = next(number for number, row in enumerate(rows) if row["yours"])
        assert [row["place"] for row in rows].count(148) == 3
        assert ranking["around"] == rows[at - 2 : at + 3]


# Opened by somebody


async def opened(store: Dated, name: str, **changes: Any) -> Deal:
    """A deal with moments of its own, for two hours from noon."""
    deal = Deal(name, HEROES_GAME, "a-seed-of-its-own", NOON, NOON + 2 * HOUR, NOON + 3 * HOUR, NOON - 1, **changes)
    await store.write_document("", OPENED + name, msgspec.json.encode(deal).decode(), 0)
    return deal


async def test_a_deal_that_somebody_opened_is_tried_and_ranked_like_a_day() -> None:
    store = Dated()
    deal = await opened(store, "event-oak-1", clock=600)
    async with dated(store, "Ada", "Bob", "Eve") as (ada, bob, eve):
        match = await finished(ada, deal.name)
        house = (await ada.look(match))["gathering"]["house"]
        assert (house["deal"], house["sealed"], house["clock"]) == (deal.name, deal.reveals, 600)
        assert (await ada.get(f"/api/deals/{deal.name}"))["kind"] == "event"
        with refused("try_first", 403):
            await bob.get(f"/api/deals/{deal.name}/ranking")
        left = await begun(bob, deal.name)
        store.time = deal.closes
        with refused("deal_ended"):
            await eve.post(f"/api/deals/{deal.name}")
        assert await begun(bob, deal.name) == left
        assert await finished(bob, deal.name, 2) == left
        assert (await bob.get(f"/api/deals/{deal.name}/ranking"))["tries"] == 2
        assert (await ada.get("/api/deals/today"))["streak"]["now"] == 0
        assert deal.name not in str((await ada.get("/api/deals"))["deals"])
        token = (await ada.post("/api/me/sharing", {"share": True}))["token"]
        assert (await eve.get(f"/api/shared/{token}"))["matches"] == []
        assert not any(isinstance(each, Match) for each in await taken_along(ada))
        store.time = deal.reveals
        assert [line["match"] for line in (await eve.get(f"/api/shared/{token}"))["matches"]] == [match]
        assert (await eve.get(f"/api/deals/{deal.name}"))["seed"] == deal.seed
        assert not (await eve.look(await begun(eve, deal.name)))["gathering"]["house"]["ranks"]


async def test_a_deal_with_an_invite_is_for_those_who_know_it_or_have_been_there() -> None:
    store = Dated()
    deal = await opened(store, "challenge-oak", invite="let-me-in")
    async with dated(store, "Ada", "Bob") as (ada, bob):
        for name in (deal.name, f"{deal.name}.", f"{deal.name}.wrong"):
            with refused("not_asked_here", 403):
                await bob.post(f"/api/deals/{name}")
        match = await begun(ada, f"{deal.name}.{deal.invite}")
        assert await begun(ada, deal.name) == match
        store.time = NOON - HOUR
        with refused("deal_opens_later"):
            await ada.get(f"/api/deals/{deal.name}")
        with refused("unknown_deal", 404):
            await bob.get("/api/deals/challenge-elm")


# Shared


async def test_a_link_to_a_finished_map_has_a_picture_of_it() -> None:
    async with dated(Dated(), "Ada", "") as (ada, stranger):
        match = await begun(ada)
        address = f"/day/{TODAY}/{match}"
        assert (await stranger.http.get(f"{address}/map.png")).status_code == 404  # it is not finished
        document = await stranger.http.get(address)
        assert (document.status_code, "/map.png" in document.text) == (200, False)
        await finished(ada)
        picture = await stranger.http.get(f"{address}/map.png")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        text = (await stranger.http.get(address)).text
        assert f'property="og:image" content="{str(stranger.http.base_url).rstrip("/")}{address}/map.png"' in text
        assert (await stranger.http.get(f"/day/{TOMORROW}/{match}/map.png")).status_code == 404
        assert (await stranger.http.get(f"/day/{TODAY}/nobody")).status_code == 200
