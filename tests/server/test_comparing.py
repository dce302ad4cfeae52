"""Games on one deal beside each other: only for those who have finished it, or after the reveal."""

from typing import Any

import pytest

from cartographers.bots import ladder
from cartographers.server.hosting.deals import drawn
from cartographers.server.service.comparing import MADE
from cartographers.store.memory import Shared
from client import refused
from server.test_deals import TODAY, Dated, begun, dated, finished

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


async def test_the_strongest_bot_plays_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "names", lambda: ("random", "greedy"))  # so that nobody waits for machine code
    shared = Shared()
    async with dated(Dated(shared), "Ada", "Bob") as (ada, bob):
        match = await finished(ada)
        with refused("try_first", 403):
            await bob.get("/api/deals/today/courses/master")
        assert not any(name.startswith(MADE) for _, name in shared.documents)  # nobody may see it yet
        made = await ada.get("/api/deals/today/courses/master")
        assert (made["bot"], made["name"]) == ("greedy", "")
        assert cards(made) == cards(await ada.get(f"/api/deals/today/courses/{match}"))
        assert [name for _, name in shared.documents].count(MADE + TODAY) == 1
        await finished(bob)
        assert await bob.get("/api/deals/today/courses/master") == made


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
