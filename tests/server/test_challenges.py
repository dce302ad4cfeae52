"""Challenges: opened by anybody, dealt alike to all, told to nobody before they have finished."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from cartographers.game.presets import HEROES_GAME
from cartographers.server.app import Settings
from cartographers.server.limits.quotas import Limits
from cartographers.store.memory import Shared
from client import Person, met, refused
from server.test_deals import NOON, Dated, begun, dated, finished
from server.test_deals import opened as a_deal
from serving import SECRET, Server, served

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 24 * 3600.0


async def opened(person: Person, **changes: Any) -> dict[str, Any]:
    """A challenge for a week."""
    asked = {"title": "Sunday club", "closes": NOON + 7 * DAY, "public": True, **changes}
    return dict(await person.post("/api/challenges", asked))


@asynccontextmanager
async def limited(store: Dated, limits: Limits, *names: str) -> AsyncIterator[list[Person]]:
    settings = Settings(SECRET, address_credits=(1e6, 1e6), limits=limits)
    async with served(store, settings) as address, met(address, *names) as people:
        yield people


async def test_everybody_gets_the_same_deal_and_sees_others_once_finished() -> None:
    store = Dated()
    async with dated(store, "Ada", "Bob", "Eve") as (ada, bob, eve):
        deal = (await opened(ada, options=msgspec.to_builtins(HEROES_GAME)))["deal"]
        shown = await bob.get(f"/api/deals/{deal}")
        assert (shown["kind"], shown["title"], shown["by"], shown["yours"]) == (
            "challenge",
            "Sunday club",
            "Ada",
            False,
        )
        assert (shown["closes"], shown["reveals"]) == (NOON + 7 * DAY, NOON + 7 * DAY + 2 * HOUR)
        assert (shown["options"]["scoring"], shown["seed"], shown["invite"]) == ("heroes", "", "")
        news = [await each.look(await begun(each, deal)) for each in (bob, eve)]
        assert news[0]["table"] == {**news[1]["table"], "asked": news[0]["table"]["asked"]}
        assert news[0]["gathering"]["house"]["title"] == "Sunday club"
        first = await finished(bob, deal)
        with refused("try_first", 403):
            await eve.get(f"/api/deals/{deal}/ranking")
        second = await finished(bob, deal, 2)
        assert second != first
        assert (await bob.get(f"/api/deals/{deal}"))["own"]["match"] == first
        await finished(eve, deal, 3)
        ranking = await eve.get(f"/api/deals/{deal}/ranking")
        assert (ranking["tries"], ranking["best"]["name"]) == (2, "Bob")
        with refused("try_first", 403):
            await ada.get(f"/api/deals/{deal}/ranking")  # whoever opened it is one of all
        store.time = shown["reveals"]
        assert (await ada.get(f"/api/deals/{deal}/ranking"))["tries"] == 2
        assert (await eve.http.get(f"/day/{deal}/{first}/map.png")).status_code == 200


async def test_a_private_challenge_takes_its_link() -> None:
    async with dated(Dated(), "Ada", "Bob", "") as (ada, bob, stranger):
        told = await opened(ada, public=False)
        deal, invite = told["deal"], told["invite"]
        assert (await ada.get(f"/api/deals/{deal}"))["invite"] == invite
        for path in (deal, f"{deal}.{invite[:-1]}"):
            for person in (bob, stranger):
                with refused("not_asked_here", 403):
                    await person.get(f"/api/deals/{path}")
        assert (await stranger.get(f"/api/deals/{deal}.{invite}"))["invite"] == ""
        assert [line["deal"] for line in (await bob.get("/api/challenges"))["open"]] == []
        await begun(bob, f"{deal}.{invite}")
        assert (await bob.get(f"/api/deals/{deal}"))["title"] == "Sunday club"
        assert [line["deal"] for line in (await bob.get("/api/challenges"))["mine"]] == [deal]


async def test_own_ones_and_public_ones_are_listed() -> None:
    store = Dated()
    async with dated(store, "Ada", "Bob", "") as (ada, bob, stranger):
        deals = [(await opened(ada, title=f"Round {number}"))["deal"] for number in (1, 2)]
        private = (await opened(ada, public=False))["deal"]
        mine = await ada.get("/api/challenges")
        assert ({line["deal"] for line in mine["mine"]}, mine["open"]) == ({*deals, private}, [])
        assert [line["deal"] for line in (await stranger.get("/api/challenges"))["open"]] == deals[::-1]
        await finished(bob, deals[0])
        found = await bob.get("/api/challenges")
        assert ([line["drawn"] for line in found["mine"]], [line["drawn"] for line in found["open"]]) == ([1], [0])
        assert [(line["deal"], bool(line["result"]), line["yours"]) for line in found["mine"]] == [
            (deals[0], True, False)
        ]
        assert [line["deal"] for line in found["open"]] == [deals[1]]
        store.time += 8 * DAY
        assert (await stranger.get("/api/challenges"))["open"] == []
        assert len((await ada.get("/api/challenges"))["mine"]) == 3


async def test_who_opened_it_closes_it_early_and_nothing_is_revealed_sooner() -> None:
    store = Dated()
    async with dated(store, "Ada", "Bob", "Eve") as (ada, bob, eve):
        deal = (await opened(ada))["deal"]
        await begun(bob, deal)
        for act in ("close", "remove"):
            with refused("opener_only", 403):
                await bob.post(f"/api/challenges/{deal}/{act}")
        with refused("challenge_begun"):
            await ada.post(f"/api/challenges/{deal}/remove")
        await ada.post(f"/api/challenges/{deal}/close")
        await ada.post(f"/api/challenges/{deal}/close")
        with refused("deal_ended"):
            await eve.post(f"/api/deals/{deal}")
        store.time += 3 * DAY
        await finished(bob, deal)
        shown = await bob.get(f"/api/deals/{deal}")
        assert (shown["own"]["ranks"], shown["seed"], shown["reveals"]) == (True, "", NOON + 7 * DAY + 2 * HOUR)
        assert (await eve.get("/api/challenges"))["open"] == []


async def test_a_challenge_that_nobody_began_is_taken_back() -> None:
    async with dated(Dated(), "Ada", "Bob") as (ada, bob):
        deal = (await opened(ada))["deal"]
        await ada.post(f"/api/challenges/{deal}/remove")
        for person in (ada, bob):
            with refused("unknown_deal", 404):
                await person.post(f"/api/deals/{deal}")
        listed = await ada.get("/api/challenges")
        assert (listed["mine"], listed["open"]) == ([], [])


async def test_bad_challenges_are_refused(server: Server) -> None:
    async with met(server.address, "Ada", "") as (ada, stranger):
        with refused("stranger", 401):
            await opened(stranger)
        now = (await ada.get("/api/challenges"))["now"]
        for title in ("", "   ", "x" * 61, "x" * 10_000, "\u202ebad"):
            with refused("bad_title", 400):
                await opened(ada, title=title, closes=now + DAY)
        for closes in (0, -1.0, now, now + 600, now + 61 * DAY, 1e300):
            with refused("wrong_close", 400):
                await opened(ada, closes=closes)
        for closes in ("2026-02-30", None):
            with refused("bad_message", 400):
                await opened(ada, closes=closes)
        with refused("deal_for_one"):
            await opened(ada, options={"seats": 4}, closes=now + DAY)
        with refused("unknown_edict"):
            await opened(ada, options={"edicts": ["a", "b", "c", "d"]}, closes=now + DAY)
        for deal in ("challenge-none", "challenge-", "today", "x" * 300):
            with refused("unknown_deal", 404):
                await ada.post(f"/api/challenges/{deal}/close")
        assert (await ada.get("/api/challenges"))["mine"] == []


async def test_nobody_opens_too_many() -> None:
    store = Dated()
    async with limited(store, Limits(person_challenges=2, address_challenges=3), "Ada", "Bob") as (ada, bob):
        many = await asyncio.gather(*(opened(ada) for _ in range(4)), return_exceptions=True)
        assert sum(isinstance(each, dict) for each in many) == 2
        with refused("too_many_challenges"):
            await opened(ada)
        store.time += 8 * DAY
        for _ in range(2):
            await opened(ada, closes=store.time + DAY)
        await opened(bob, closes=store.time + DAY)
        with refused("too_many_challenges_at_address"):
            await opened(bob, closes=store.time + DAY)


async def test_who_is_forgotten_leaves_no_name_at_a_challenge() -> None:
    shared = Shared()
    async with dated(Dated(shared), "Ada", "Bob") as (ada, bob):
        tried, alone = [(await opened(ada, title=title))["deal"] for title in ("Tried", "Alone")]
        await finished(bob, tried)
        await ada.post("/api/me/forget")
        assert (await bob.get(f"/api/deals/{tried}"))["by"] == ""
        with refused("unknown_deal", 404):
            await bob.get(f"/api/deals/{alone}")
        assert "Ada" not in str(shared.documents)


async def test_what_one_is_sent_does_not_depend_on_what_others_drew_until_one_has_finished() -> None:
    told: list[Any] = []
    for chance in (1, 2):
        store = Dated()
        deal = (await a_deal(store, "challenge-oak", title="Oak", by="Eve")).name
        async with dated(store, "Ada", "Bob") as (ada, bob):
            theirs = await finished(bob, deal, chance)
            shown = [await ada.get(path) for path in (f"/api/deals/{deal}", "/api/challenges", "/api/me/matches")]
            match = await begun(ada, deal)
            for path in ("ranking", "ranking/0", f"courses/{theirs}", "courses/master"):
                with refused("try_first", 403):
                    await ada.get(f"/api/deals/{deal}/{path}")
            told.append([{**each, "now": 0} for each in shown])
            told[-1].append((await ada.look(match))["table"] | {"asked": 0})
    assert told[0] == told[1]
    assert told[0][0]["tries"] == 1
