"""Games on one deal beside each other: only for those who have finished it, or after the reveal."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.bots import BOTS, ladder
from cartographers.server.hosting.deals import drawn
from cartographers.server.service.comparing import MADE
from cartographers.server.thinking import client
from cartographers.server.thinking.client import Mind, ThinkingProcesses
from cartographers.server.thinking.questions import READY, Choose
from cartographers.store.log import Entry, Line
from cartographers.store.memory import Shared
from client import Person, refused
from server.test_deals import TODAY, Dated, begun, dated, finished
from server.test_events import club, joined, shown
from server.test_events import drawn as drawn_round
from server.test_events import opened as event_opened

pytestmark = pytest.mark.anyio


def cards(course: Any) -> list[str]:
    return [step["card"] for step in course["steps"]]


async def test_two_games_on_one_deal_stand_in_step() -> None:
    async with dated(Dated(), "Ada", "Bob") as (ada, bob):
        matches = await finished(ada, chance=1), await finished(bob, chance=2)
        rows = (await ada.get("/api/deals/today/ranking"))["first"]
        assert {row["match"] for row in rows} == {*matches}
        mine, theirs = [await ada.get(f"/api/deals/today/courses/{match}") for match in matches]
        assert (mine["name"], theirs["name"]) == ("Ada", "Bob")
        assert cards(mine) == cards(theirs)
        assert (cards(mine)[0], len(mine["steps"]) > 20) == ("", True)
        assert mine["steps"][0]["sheet"]["map"] == theirs["steps"][0]["sheet"]["map"]
        for course in (mine, theirs):
            last, result = course["steps"][-1]["sheet"], course["result"]
            assert (last["map"], last["scores"]) == (result["map"], result["scores"])
            assert [step["season"] for step in course["steps"]] == sorted(step["season"] for step in course["steps"])
        assert mine["result"] == (await ada.get("/api/deals/today"))["own"]["result"]


async def test_the_master_plays_once_for_all() -> None:
    shared = Shared()
    async with dated(Dated(shared), "Ada", "Bob") as (ada, bob):
        match = await finished(ada)
        with refused("try_first", 403):
            await bob.get("/api/deals/today/courses/master")
        assert not any(name.startswith(MADE) for _, name in shared.documents)  # nobody may see it yet
        made = await by_master(ada, "today")
        assert (made["bot"], made["name"]) == ("master", "")
        assert (await ada.get("/api/deals/today/beside/0"))["bot"] == "master"
        assert cards(made) == cards(await ada.get(f"/api/deals/today/courses/{match}"))
        assert [name for _, name in shared.documents].count(MADE + TODAY) == 1
        await finished(bob)
        assert await bob.get("/api/deals/today/courses/master") == made


async def by_master(person: Person, deal: str) -> Any:
    """The master's game; where its machine code is not prepared, that is waited for."""
    async with asyncio.timeout(300):
        person.http.timeout = 300
        return await person.get(f"/api/deals/{deal}/courses/master")


async def test_what_is_not_the_masters_own_move_is_not_kept_as_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late it is, nobody plays for it; where it cannot play, there is no game."""
    monkeypatch.setattr(client, "LATE", -1.0)
    asked: list[str] = []

    async def answer(_: Mind, thoughts: Callable[[], Sequence[Choose]], *__: object) -> Any:
        (choice,) = thoughts()
        asked.append(choice.bot)
        if len(asked) == 5:
            raise ConnectionError
        return [BOTS["random"](choice.view, Random(choice.seed))]

    monkeypatch.setattr(Mind, "answer", answer)
    monkeypatch.setattr(ThinkingProcesses, "preparing", READY, raising=False)
    shared = Shared()
    async with dated(Dated(shared), "Ada") as (ada,):
        await finished(ada)
        with refused("not_now"):
            await ada.get("/api/deals/today/courses/master")
        assert {bot.partition(":")[0] for bot in asked} == {"master"}
        assert not any(name.startswith(MADE) for _, name in shared.documents)


async def test_maps_of_a_round_stand_beside_each_other_once_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "names", lambda: ("random", "greedy"))  # another test waits for the master
    store = Dated()
    async with club(store, "Host", "Ada", "Bob", "Eve", "") as (host, ada, bob, eve, stranger):
        event = await event_opened(host)
        await joined(event, ada, bob, eve)
        await host.post(f"/api/events/{event}/start")
        deal = f"event-{event}-1"
        maps = [await drawn_round(person, event, chance) for chance, person in enumerate((ada, bob))]
        late = str((await eve.post(f"/api/events/{event}/draw"))["match"])
        for person in (ada, host, stranger):  # whoever has drawn it, and whoever has not
            for path in ("beside/0", f"courses/{maps[1]}", "courses/master"):
                with refused("round_not_closed", 403):
                    await person.get(f"/api/deals/{deal}/{path}")
        await host.post(f"/api/events/{event}/close")
        async with eve.at(late) as socket:
            await socket.play(Random(3))
        told = await ada.get(f"/api/deals/{deal}/beside/0")
        stars = {row["name"]: row["cells"][0]["stars"] for row in (await shown(ada, event))["rows"]}
        rows = sorted(told["rows"], key=lambda row: str(row["name"]))
        assert [(row["name"], row["match"], row["yours"]) for row in rows] == [
            ("Ada", maps[0], True),
            ("Bob", maps[1], False),
        ]
        assert [row["points"] for row in told["rows"]] == sorted((stars["Ada"], stars["Bob"]), reverse=True)
        assert (told["own"], told["tries"], told["title"], told["kind"]) == (maps[0], 2, "Winter Cup · 1", "event")
        assert (await eve.get(f"/api/deals/{deal}/beside/0"))["own"] == late  # it does not count, and can be seen
        assert (await stranger.get(f"/api/deals/{deal}/beside/0"))["own"] == ""
        courses = [await stranger.get(f"/api/deals/{deal}/courses/{match}") for match in (*maps, late, "master")]
        assert len({tuple(cards(each)) for each in courses}) == 1
        assert courses[-1]["bot"] == "greedy"
        with refused("round_not_closed", 403):
            await ada.get(f"/api/deals/event-{event}-2/beside/0")
        for name in (f"event-{event}-3", "event-nowhere-1", "event-1"):
            with refused("unknown_deal", 404):
                await ada.get(f"/api/deals/{name}/beside/0")
        with refused("unknown_deal", 404):
            await ada.post(f"/api/deals/{deal}")  # rounds are drawn at their event


async def test_everybody_in_a_crowd_can_be_reached() -> None:
    store = Dated()
    async with dated(store, "Ada") as (ada,):
        await finished(ada)
        (mine,) = store.shared.tries.values()
        for number in range(120):
            name = f"p{number:03}"
            tried = replace(mine, person=name, match=name, score=(mine.score or 0) + number - 60)
            await store.append(Line(name, "over", False, (name,), "", tried=tried), [Entry(1, 1.0, "begun")])
        pages = [await ada.get(f"/api/deals/today/beside/{after}") for after in (0, 50, 100, 150)]
        assert [len(page["rows"]) for page in pages] == [50, 50, 21, 0]
        reached = {row["match"] for page in pages for row in page["rows"]}
        assert reached == {each.match for each in store.shared.tries.values()}
        assert {page["tries"] for page in pages} == {121}
        with refused("unknown_page", 404):
            await ada.get("/api/deals/today/beside/-1")


async def test_nothing_is_shown_to_those_who_may_not_see_it() -> None:
    store = Dated()
    async with dated(store, "Ada", "Bob", "") as (ada, bob, stranger):
        match, unfinished = await finished(ada), await begun(bob)
        for person in (bob, stranger):
            with refused("try_first", 403):
                await person.get(f"/api/deals/today/courses/{match}")
        second = await finished(ada, chance=2)
        week = await finished(ada, "week")
        for other in (unfinished, second, week):  # not over, does not count, another deal
            with refused("unknown_page", 404):
                await ada.get(f"/api/deals/today/courses/{other}")
        with refused("unknown_match", 404):
            await ada.get("/api/deals/today/courses/none")
        store.time = drawn(TODAY, "", 0.0).reveals
        assert cards(await stranger.get(f"/api/deals/{TODAY}/courses/{match}"))
