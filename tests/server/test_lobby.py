"""Finding a table, looking on, and what stays of a match when it is over."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from cartographers.cards.printed import SCORING, SHEETS
from cartographers.game.chance import seal
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.record import replayed
from cartographers.server.match.ledger import LobbyEntry
from cartographers.server.wire.protocol import LobbyLine, You
from cli.program import run
from client import Person, Socket, gathered, met, playing, refused
from serving import Server

pytestmark = pytest.mark.anyio
PUBLIC = {"public": True, "watchers": True, "clock": 0}
NOBODY = msgspec.json.decode(msgspec.json.encode(You()))
NO_WATCHERS = {"public": True, "watchers": False, "clock": 0}


async def lines(person: Person, path: str) -> dict[str, dict[str, Any]]:
    """The lobby by match."""
    return {line["match"]: line for line in (await person.get(path))["matches"]}


async def finished(players: list[Socket]) -> None:
    await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))


# The lobby and my tables


async def test_the_lobby_shows_public_tables_to_strangers(server: Server) -> None:
    async with met(server.address, "Ada", "") as (ada, stranger):
        shown = (await ada.open({"seats": 3, "sheet": "B"}, house=PUBLIC, bots=["random"]))["match"]
        hidden = (await ada.open())["match"]
        lobby = await lines(stranger, "/api/matches")
        assert hidden not in lobby
        line = lobby[shown]
        assert (line["status"], line["seats"], line["names"], line["bots"]) == ("open", 3, ["Ada"], 1)
        assert (line["options"]["sheet"], line["yours"], line["awaited"]) == ("B", False, False)


async def test_a_table_leaves_the_lobby_when_it_is_closed(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.open(house=PUBLIC))["match"]
        assert match in await lines(ada, "/api/matches")
        await ada.do(match, "close")
        assert match not in await lines(ada, "/api/matches")


async def test_my_tables_are_those_where_i_sit(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2})
        assert told["match"] not in await lines(bob, "/api/me/matches")
        await bob.sit(told["match"], told["invite"])
        assert (await lines(bob, "/api/me/matches"))[told["match"]]["yours"] is True
        await bob.do(told["match"], "leave")
        assert told["match"] not in await lines(bob, "/api/me/matches")


async def test_a_stranger_has_no_tables(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        with refused("stranger", 401):
            await stranger.get("/api/me/matches")


async def test_my_tables_tell_where_i_am_awaited(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await gathered([ada, bob])
        async with ada.at(match) as socket:
            await socket.answer(Random(1))
        awaited = [(await lines(person, "/api/me/matches"))[match]["awaited"] for person in (ada, bob)]
        assert awaited == [False, True]


async def test_my_tables_tell_what_a_finished_match_was(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), Person(server.address) as person:
        person.http.headers["Cookie"] = ada.cookie
        assert (await lines(person, "/api/me/matches"))[ada.match]["result"] is None
        await ada.play(Random(1))
        table = ada.table
        result = (await lines(person, "/api/me/matches"))[ada.match]["result"]
        own = table["sheets"][0]
        assert result == {
            "stars": own["stars"],
            "place": 1,
            "map": own["map"],
            "title": table["title"],
            "rating": table["rating"],
            "edicts": table["edicts"],
            "scores": own["scores"],
            "luck": None,
            "lost": None,
        }


async def test_my_games_are_those_played_to_the_end_and_nobody_elses(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), Person(server.address) as person:
        person.http.headers["Cookie"] = ada.cookie
        assert await lines(person, "/api/me/games") == {}
        await ada.play(Random(1))
        games = await lines(person, "/api/me/games")
        assert [*games] == [ada.match]
        assert sum(score["total"] for score in games[ada.match]["result"]["scores"]) == ada.table["sheets"][0]["stars"]
    async with met(server.address, "Eve") as (eve,):
        assert await lines(eve, "/api/me/games") == {}
    async with met(server.address, "") as (stranger,):
        with refused("stranger", 401):
            await stranger.get("/api/me/games")


async def test_each_player_has_a_result(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await gathered([ada, bob], {"ambushes": []})
        async with ada.at(match) as first, bob.at(match) as second:
            await finished([first, second])
            standings = {each["seat"]: each for each in first.table["standings"]}
        for seat, person in enumerate((ada, bob)):
            result = (await lines(person, "/api/me/matches"))[match]["result"]
            assert (result["stars"], result["place"]) == (standings[seat]["stars"], standings[seat]["place"])
            assert (result["map"], result["title"]) == (first.table["sheets"][seat]["map"], "")


def test_a_line_that_an_old_version_wrote_is_read() -> None:
    line = LobbyLine("m", "over", False, True, 0, 1, ("Ada",), 0, Options())
    old = msgspec.json.decode(msgspec.json.encode(LobbyEntry(line, ())))
    del old["results"], old["line"]["result"]
    assert msgspec.json.decode(msgspec.json.encode(old), type=LobbyEntry) == LobbyEntry(line, ())


async def test_the_lobby_tells_how_far_a_match_is(server: Server) -> None:
    async with playing(server.address, 1, house=PUBLIC) as (ada,), met(server.address, "") as (stranger,):
        await ada.play_until(Random(1), lambda: bool(ada.table["season"] == 1))
        line = (await lines(stranger, "/api/matches"))[ada.match]
        assert (line["status"], line["turn"], line["season"]) == ("playing", ada.table["turn"], 1)
        await ada.play(Random(1))
        assert ada.match not in await lines(stranger, "/api/matches")


async def test_alone_a_game_begins_with_one_request(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.open({"ambushes": []}, begin=True))["match"]
        told = await ada.look(match)
        assert (told["gathering"]["status"], told["table"]["turn"], told["waiting"]) == ("playing", 1, [0])
        assert told["you"]["offer"]["fits"]


# Watching


async def test_a_watcher_sees_the_table_and_has_no_say(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _), Socket(server.address, ada.match) as watcher:
        assert watcher.table == ada.table
        assert watcher.news["you"] == NOBODY
        with refused("not_seated"):
            await watcher.ask(ada.choice(Random(1)))
        await watcher.reach(lambda: bool(watcher.people.get("watchers") == 1))
        assert watcher.people["here"] == [0, 1]


async def test_a_stranger_may_watch_too(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), Socket(server.address, ada.match) as stranger:
        await ada.answer(Random(1))
        await stranger.reach(lambda: bool(stranger.table["turn"] >= 2))


async def test_a_table_without_watchers_is_only_for_those_who_sit(server: Server) -> None:
    async with playing(server.address, 2, house=NO_WATCHERS) as (ada, _), met(server.address, "Wim") as (wim,):
        for path in ("", "/record", "/steps", "/steps/3"):
            with refused("no_watchers", 403):
                await wim.get(f"/api/matches/{ada.match}{path}")
        socket = wim.at(ada.match)
        await socket.connect()
        assert await socket.ended() == (1008, "no_watchers")


async def test_watchers_are_sent_away_when_a_match_without_them_begins(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2}, house=PUBLIC)
        await bob.sit(told["match"])
        async with ada.at(told["match"]) as host, bob.at(told["match"]) as guest:
            async with Socket(server.address, told["match"]) as watcher:
                await ada.do(told["match"], "arrange", options={"seats": 2}, house=NO_WATCHERS)
                await ada.do(told["match"], "free", seat=1)
                await ada.do(told["match"], "begin")
                assert await watcher.ended() == (1008, "no_watchers")
                assert await guest.ended() == (1008, "no_watchers")
            await host.reach(lambda: len(host.news["gathering"]["chairs"]) == 1)


async def test_whoever_has_the_link_of_a_private_table_sees_it_before_sitting_down(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2}, house=NO_WATCHERS)
        async with bob.at(told["match"]) as guest:
            assert guest.news["gathering"]["status"] == "open"
            assert guest.news["you"]["invite"] == ""
            await bob.sit(told["match"], told["invite"])
            await guest.reach(lambda: bool(guest.seat == 1))


async def test_a_host_who_does_not_sit_may_look_on_at_a_table_without_watchers(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.open({"seats": 2}, house=NO_WATCHERS, sit=False, bots=["random", "random"]))["match"]
        await ada.do(match, "begin")
        async with ada.at(match) as watcher:
            await watcher.reach(lambda: watcher.over)


async def test_a_socket_to_no_table(server: Server) -> None:
    socket = Socket(server.address, "nowhere")
    await socket.connect()
    assert await socket.ended() == (1008, "unknown_match")


# Records and replays


async def test_the_record_of_a_match_is_accepted_and_proves_its_decks(server: Server) -> None:
    async with playing(server.address, 2) as players, met(server.address, "") as (stranger,):
        published = players[0].news["gathering"]["seal"]
        assert players[0].table["seed"] == ""
        with refused("match_not_over", 409):
            await stranger.get(f"/api/matches/{players[0].match}/record")
        await finished(players)
        text = await stranger.get(f"/api/matches/{players[0].match}/record")
    match = replayed(text)
    assert match.over
    assert [seat.stars for seat in match.table.seats] == [sheet["stars"] for sheet in players[0].table["sheets"]]
    assert seal(match.state.seed) == seal(players[0].table["seed"]) == published
    assert run("replay", "-", "--verify", "--seal", published, text=text).returncode == 0


async def test_a_record_comes_as_a_file(server: Server) -> None:
    async with playing(server.address, 1) as players, met(server.address, "") as (stranger,):
        await finished(players)
        answer = await stranger.http.get(f"/api/matches/{players[0].match}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="cartographers-{players[0].match}.txt"'
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def test_replay_steps_show_what_watchers_saw(server: Server) -> None:
    options = {"sheet": "C", "explore": "heroes", "seasons": "heroes", "scoring": "heroes", "ruins": False}
    options |= {"ambushes": PRESETS["polish_heroes"].ambushes, "heroes": PRESETS["polish_heroes"].heroes}
    async with playing(server.address, 2, options) as players, Socket(server.address, players[0].match) as watcher:
        await asyncio.gather(finished(players), watcher.reach(lambda: watcher.over))
        steps = (await (stranger := Person(server.address)).get(f"/api/matches/{watcher.match}/steps"))["steps"]
        assert [step["event"] for step in steps] == [event["type"] for event in watcher.events]
        by_seq = {news["seq"]: news for news in watcher.stood}
        compared = [step["seq"] for step in steps if step["seq"] in by_seq]
        assert compared[-1] == steps[-1]["seq"]  # how many there are before is left to chance
        for seq in compared:
            shown, saw = await stranger.get(f"/api/matches/{watcher.match}/steps/{seq}"), by_seq[seq]
            assert shown["table"] == saw["table"]
            assert shown["waiting"] == saw["waiting"]
            assert shown["you"] == saw["you"]
            assert shown["events"] == saw["events"][-1:]
        await stranger.http.aclose()


@pytest.mark.parametrize("step", ["0", "1", "99999", "9" * 30, "9" * 5000, "-1", "one", "1.5"])
async def test_a_step_that_is_not_there(server: Server, step: str) -> None:
    async with playing(server.address, 1) as (ada,), met(server.address, "") as (stranger,):
        answer = await stranger.http.get(f"/api/matches/{ada.match}/steps/{step}")
        assert answer.status_code == 404
        assert answer.json()["refused"] in ("unknown_step", "unknown_page")


# The next match


async def test_a_rematch_seats_the_same_people_and_bots(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await gathered([ada, bob], {"sheet": "B"}, bots=["random"])
        async with ada.at(match) as first, bob.at(match) as second:
            with refused("match_not_over"):
                await bob.do(match, "rematch")
            await finished([first, second])
            told = await bob.do(match, "rematch")
            await first.reach(lambda: bool(first.news["gathering"]["rematch"] == told["match"]))
        looked = await ada.look(told["match"])
        assert [chair["name"] or chair["bot"] for chair in looked["gathering"]["chairs"]] == ["Ada", "Bob", "random"]
        assert looked["gathering"]["options"] == {**looked["gathering"]["options"], "sheet": "B", "seats": 3}
        assert looked["gathering"]["seal"] != first.news["gathering"]["seal"]
        assert (looked["gathering"]["status"], (await bob.look(told["match"]))["you"]["host"]) == ("open", True)


@pytest.mark.parametrize("bots", [[], ["random", "random"]], ids=["alone", "among bots"])
async def test_a_rematch_without_other_people_begins_at_once(server: Server, bots: list[str]) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await gathered([ada], {"sheet": "B"}, bots=bots, house={"hints": True})
        async with ada.at(match) as first:
            await finished([first])
        told = await ada.do(match, "rematch")
        looked = await ada.look(told["match"])
        assert (looked["gathering"]["status"], looked["table"]["season"]) == ("playing", 0)
        assert looked["gathering"]["options"] == first.news["gathering"]["options"]
        assert looked["gathering"]["house"]["hints"]
        assert await ada.do(match, "rematch") == told


async def test_two_who_ask_for_a_rematch_get_the_same(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Wim") as (ada, bob, wim):
        match = await gathered([ada, bob])
        async with ada.at(match) as first, bob.at(match) as second:
            await finished([first, second])
        told = await asyncio.gather(*(person.do(match, "rematch") for person in (ada, bob, ada, bob)))
        assert len({each["match"] for each in told}) == 1
        assert await ada.do(match, "rematch") == told[0]
        left_open = [line for line in (await lines(ada, "/api/me/matches")).values() if line["status"] == "open"]
        assert [line["match"] for line in left_open] == [told[0]["match"]]
        with refused("not_seated", 403):
            await wim.do(match, "rematch")


# Printed facts


async def test_the_page_is_told_every_printed_fact(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        facts = await stranger.get("/api/cards")
    assert facts["scoring"].keys() == SCORING.keys()
    assert facts["sheets"].keys() == SHEETS.keys()
    assert facts["presets"].keys() == PRESETS.keys()
    assert (facts["bots"], facts["most_seats"]) == (["random", "greedy", "planner", "master"], 100)
    assert facts["heroes"]


async def test_printed_facts_are_sent_once(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        tag = (await stranger.http.get("/api/cards")).headers["etag"]
        again = await stranger.http.get("/api/cards", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
