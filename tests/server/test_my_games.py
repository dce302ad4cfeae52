"""One's own games over the protocol: fifty of them, theirs alone unless shared, reviewed once."""

import io
import re
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from cartographers.server.edge.guests import COOKIE, Guests
from cartographers.server.limits.token_bucket import Purse
from cartographers.server.match.room import Room
from cartographers.server.match.rooms import Rooms
from cartographers.server.service import analyses
from cartographers.server.service.calls import Call
from cartographers.server.service.games import Games
from cartographers.server.service.people import Person as Somebody
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.server.wire.games import Weighed
from cartographers.server.wire.protocol import Analysis, Lobby
from cartographers.store.archive import kept_in
from cartographers.store.memory import MemoryStore
from client import Person, gathered, met, refused
from fifty import ADA, FRIENDS, Played, fifty, fill, fill_weighed, log_of
from serving import SECRET, Server, served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address() -> AsyncIterator[str]:
    store = MemoryStore()
    await fill(store)
    async with served(store) as address:
        yield address


def be(person: Person, who: Somebody) -> Person:
    """Gives somebody the cookie of a person whom the server knows."""
    person.http.cookies.set(COOKIE, str(Guests(SECRET)._cookies.dumps([who.id, who.name])))
    return person


def seasons(record: str) -> list[list[int]]:
    """Of each season: the first edict, the second, the coins, what monsters cost, the sum; of the first seat."""
    found = re.findall(r"^scores: (\d+)\+(\d+)\+(\d+)-(\d+)=(-?\d+)", record, re.MULTILINE)
    return [[int(part) for part in parts] for parts in found]


def edicts(record: str) -> list[str]:
    return re.findall(r"^[A-D]: (\w+)$", record, re.MULTILINE)


async def test_fifty_games_are_told_as_their_records_tell_them(address: str) -> None:
    async with be(Person(address), ADA) as ada:
        told = (await ada.get("/api/me/games"))["matches"]
    games = fifty()
    assert [line["match"] for line in told] == [game.match for game in reversed(games)]
    for line, game in zip(reversed(told), games, strict=True):
        result, own = line["result"], seasons(game.record)
        rated = re.search(r"^rating: (-?\d+) (\w+)$", game.record, re.MULTILINE)
        assert (result["rating"], result["title"]) == ((int(rated[1]), rated[2]) if rated else (None, ""))
        assert result["stars"] == sum(parts[4] for parts in own)
        scores = [[*each["edicts"], each["coins"], -each["monsters"], each["total"]] for each in result["scores"]]
        assert scores == own
        assert result["edicts"] == edicts(game.record)
        assert (line["bots"], len(line["names"]), line["seats"]) == (
            game.bots,
            1 + len(game.people),
            1 + game.bots + len(game.people),
        )


async def test_nobody_else_reads_them(address: str) -> None:
    async with be(Person(address), ADA) as ada, Person(address, "Eve") as eve, Person(address) as stranger:
        assert len((await ada.get("/api/me/games"))["matches"]) == 50
        assert (await eve.get("/api/me/games"))["matches"] == []
        for path in ("/api/me/games", "/api/me/sharing", "/api/me/export"):
            with refused("stranger", 401):
                await stranger.get(path)
        for path in ("/api/me/games/fifty01", "/api/me/sharing", "/api/me/forget"):
            with refused("stranger", 401):
                await stranger.post(path, {"share": True} if path.endswith("sharing") else {})
        with refused("not_seated", 403):
            await eve.post("/api/me/games/fifty01")
        with refused("unknown_match", 404):
            await eve.post("/api/me/games/nowhere")
        for token in ("", "x", "fifty01", ADA.id):
            with refused("unknown_page" if not token else "not_shared", 404):
                await eve.get(f"/api/shared/{token}")


async def test_a_link_shows_them_to_everybody_until_it_is_withdrawn(address: str) -> None:
    async with be(Person(address), ADA) as ada, Person(address) as stranger:
        assert await ada.get("/api/me/sharing") == {"token": ""}
        token = (await ada.post("/api/me/sharing", {"share": True}))["token"]
        assert len(token) >= 32
        assert await ada.post("/api/me/sharing", {"share": True}) == {"token": token}
        shown = await stranger.get(f"/api/shared/{token}")
        own = (await ada.get("/api/me/games"))["matches"]
        assert shown["name"] == "Ada"
        assert [line["result"] for line in shown["matches"]] == [line["result"] for line in own]
        assert not any(name in str(shown["matches"]) for name in FRIENDS)
        assert await ada.post("/api/me/sharing", {"share": False}) == {"token": ""}
        with refused("not_shared", 404):
            await stranger.get(f"/api/shared/{token}")
        again = (await ada.post("/api/me/sharing", {"share": True}))["token"]
        assert again != token
        with refused("bad_message", 400):
            await ada.post("/api/me/sharing", {"share": "yes"})


class Thoughts:
    """Reviews that are made at once, and counted."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    async def review(self, _: Call, room: Room, seat: int) -> Analysis:
        self.asked.append((room.match, seat))
        return Analysis(seat, (), 90.0, 4.5, 11.2, 0.0, ())


def call(person: Somebody, **params: str) -> Call:
    async def nothing() -> bytes:
        return b"{}"

    async def never() -> None:
        raise AssertionError

    return Call(person, params, nothing, never, Purse())


async def test_a_game_is_reviewed_once_and_again_only_by_somebody_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    store, thoughts = MemoryStore(), Thoughts()
    game = log_of(fifty()[0], ADA)
    await store.append(game.line, game.entries)
    games = Games(Rooms(store, ThinkingProcesses()), thoughts.review)

    async def listed() -> Any:
        told = (await games.listed(call(ADA))).value
        assert isinstance(told, Lobby)
        result = told.matches[0].result
        assert result is not None
        return result.luck, result.lost

    monkeypatch.setattr(analyses, "available", lambda: False)
    assert await listed() == (None, None)
    for _ in range(2):
        assert (await games.weighed(call(ADA, match=game.line.match))).value == Weighed(4.5, 11.2)
    assert thoughts.asked == [("fifty01", 0)]
    assert await listed() == (4.5, 11.2)
    monkeypatch.setattr(analyses, "available", lambda: True)
    assert await listed() == (None, None)  # a master would know better
    await games.weighed(call(ADA, match=game.line.match))
    monkeypatch.setattr(analyses, "available", lambda: False)
    assert await listed() == (4.5, 11.2)  # and a planner not
    assert len(thoughts.asked) == 2
    monkeypatch.setattr(analyses, "RULES", 2)
    assert await listed() == (None, None)


def test_fifty_are_of_every_kind() -> None:
    games: list[Played] = fifty()
    assert len(games) == 50
    assert {(bool(game.bots), bool(game.people)) for game in games} == {
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    }


async def test_whoever_plays_on_finds_a_bot_in_the_chair_of_somebody_who_is_forgotten(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await gathered([ada, bob])
        async with bob.at(match) as socket:
            assert await ada.post("/api/me/forget") == {"name": "", "known": False}
            await socket.reach(lambda: socket.news["gathering"]["chairs"][0] == {"name": "", "bot": "greedy"})
            assert socket.news["you"]["host"]
            await socket.play_to_turn(3, Random(1))
        assert await ada.get("/api/me") == {"name": "", "known": False}
        with refused("stranger", 401):
            await ada.get("/api/me/games")


async def test_everything_about_oneself_comes_as_a_file(address: str) -> None:
    async with be(Person(address), ADA) as ada:
        response = await ada.http.get("/api/me/export")
    assert response.headers["content-disposition"].endswith('.backup"')
    kept = [*kept_in(io.BytesIO(response.content))]
    assert len(kept) == 50


async def test_what_reviews_made_of_fifty_games_is_told_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "available", lambda: True)
    store = MemoryStore()
    await fill(store)
    await fill_weighed(store)
    told = (await Games(Rooms(store, ThinkingProcesses()), Thoughts().review).listed(call(ADA))).value
    assert isinstance(told, Lobby)
    results = [line.result for line in reversed(told.matches) if line.result]
    lost = [each.lost for each in results if each.lost is not None]
    luck = [each.luck for each in results if each.luck is not None]
    # Added up by hand from weighed.json: the first ten games gave away 586.3 stars, the last ten 107.4.
    assert (round(sum(lost[:10]), 1), round(sum(lost[-10:]), 1), len(luck)) == (586.3, 107.4, 50)
