"""Several servers on one PostgreSQL, and stores that fail under a running table."""

import asyncio
import resource
from pathlib import Path
from random import Random
from typing import Any

import pytest

import postgres
from attacking import attacked
from cartographers.game.record import replayed
from client import Person, Refusal, Socket
from serving import Server, StartServer, started

SOON = 30.0


async def begun(address: str, people: list[Person], bots: int = 0) -> str:
    """A match of these people and some bots."""
    opened = await people[0].open({"seats": len(people) + bots}, bots=["random"] * bots)
    for person in people[1:]:
        await person.sit(opened["match"], opened["invite"])
    await people[0].post(f"/api/matches/{opened['match']}/begin")
    match: str = opened["match"]
    return match


async def heard(socket: Socket, **wanted: object) -> None:
    await socket.until(lambda message: all(message.get(key) == value for key, value in wanted.items()))


async def until_saved(socket: Socket, wish: dict[str, Any]) -> None:
    """Sends a wish again and again until the store answers."""
    while True:
        await socket.send(wish)
        answer = await socket.until(lambda message: message.get("id") == wish["id"])
        if answer["type"] == "done":
            return
        assert answer["code"] == "not_saved"


async def play_spread(pair: list[Server]) -> None:
    """Three people and a bot play to the end, some here and some there, and all see the same."""
    first, second = (server.address for server in pair)
    async with Person(first, "Ann") as ann, Person(second, "Bob") as bob, Person(first, "Cyd") as cyd:
        match = await begun(first, [ann, bob, cyd], bots=1)
        async with ann.at(match, first) as a, bob.at(match, second) as b, cyd.at(match, second) as c:
            players = (a, b, c)
            await asyncio.gather(*(player.play(Random(name)) for name, player in enumerate(players)))
            assert a.table == b.table == c.table
            assert a.events == b.events == c.events
        told = {await person.get(f"/api/matches/{match}/record") for person in (ann, bob)}
        assert len(told) == 1
        assert replayed(told.pop()).over


def test_players_of_one_match_at_two_servers(pair: list[Server]) -> None:
    asyncio.run(asyncio.wait_for(play_spread(pair), 2 * SOON))


async def draw_anywhere(pair: list[Server]) -> None:
    """One person is at both servers at once and draws now here, now there."""
    async with Person(pair[0].address, "Ann") as ann:
        match = await begun(pair[0].address, [ann])
        chance = Random(1)
        async with ann.at(match, pair[0].address) as here, ann.at(match, pair[1].address) as there:
            while not here.over:
                drawing, watching = (here, there) if chance.random() < 0.5 else (there, here)
                turn = drawing.table["turn"]
                await drawing.ask(drawing.choice(chance))
                for socket in (drawing, watching):
                    while not socket.over and socket.table["turn"] == turn:
                        await socket.hear()
            assert here.table == there.table


def test_any_server_takes_any_command(pair: list[Server]) -> None:
    asyncio.run(asyncio.wait_for(draw_anywhere(pair), 2 * SOON))


async def send_twice(pair: list[Server]) -> None:
    """One command comes to both servers at the same time, and is answered alike."""
    async with Person(pair[0].address, "Ann") as ann, Person(pair[0].address, "Bob") as bob:
        match = await begun(pair[0].address, [ann, bob])
        async with ann.at(match, pair[0].address) as here, ann.at(match, pair[1].address) as there:
            wish = {**here.choice(Random(1)), "id": "once"}
            answers = await asyncio.gather(here.ask(wish), there.ask(wish))
            assert answers[0] == answers[1]
            await bob.get(f"/api/matches/{match}")


def test_the_same_command_at_both_servers_is_played_once(pair: list[Server]) -> None:
    asyncio.run(asyncio.wait_for(send_twice(pair), SOON))


def test_who_is_there_is_known_at_every_server(pair: list[Server]) -> None:
    async def look() -> None:
        async with Person(pair[0].address, "Ann") as ann, Person(pair[0].address, "Bob") as bob:
            match = await begun(pair[0].address, [ann, bob])
            async with ann.at(match, pair[0].address) as here:
                async with bob.at(match, pair[1].address) as there:
                    await heard(here, type="people", here=[0, 1])
                    if there.people.get("here") != [0, 1]:
                        await heard(there, type="people", here=[0, 1])
                await heard(here, type="people", here=[0])

    asyncio.run(asyncio.wait_for(look(), SOON))


async def outlive(pair: list[Server]) -> None:
    """Somebody plays on at the second server when the first is dead."""
    first, second = pair
    async with Person(first.address, "Ann") as ann:
        match = await begun(first.address, [ann], bots=3)
        async with ann.at(match) as here:
            await here.ask(here.choice(Random(1)))
            await asyncio.to_thread(first.kill)
        async with ann.at(match, second.address) as there:
            await there.play(Random(2))
            assert there.over


def test_a_server_dies_and_the_other_one_goes_on(pair: list[Server]) -> None:
    asyncio.run(asyncio.wait_for(outlive(pair), 2 * SOON))


def test_two_servers_keep_their_promises_under_attack(pair: list[Server]) -> None:
    with attacked(*(server.address for server in pair)):
        for promise in (play_spread, draw_anywhere, send_twice, outlive):
            asyncio.run(asyncio.wait_for(promise(pair), 4 * SOON))


def test_bots_that_their_server_left_are_played_by_another(pair: list[Server]) -> None:
    """The table waits for bots only, and the server that should have let them play is dead."""

    async def play() -> None:
        first, second = pair
        async with Person(first.address, "Ann") as ann:
            opened = await ann.open({"seats": 2}, sit=False, bots=["random", "random"])
            match = opened["match"]
            await ann.post(f"/api/matches/{match}/begin")
            await asyncio.to_thread(first.kill)
            ann.address = second.address
            async with ann.at(match) as watching:
                while not watching.over:
                    await watching.hear()

    asyncio.run(asyncio.wait_for(play(), 2 * SOON))


def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    async def play(server: Server, database: postgres.Server) -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Bob") as bob:
            match = await begun(server.address, [ann, bob])
            async with ann.at(match) as a, bob.at(match) as b:
                await a.ask(a.choice(Random(1)))
                await asyncio.to_thread(database.stop)
                wish = {**b.choice(Random(2)), "id": "again"}
                with pytest.raises(Refusal, match="not_saved"):
                    await b.ask(wish)
                with pytest.raises(Refusal, match="not_saved"):
                    await bob.get("/api/me/matches")
                assert (await ann.http.get("/healthz")).status_code == 503
                await asyncio.to_thread(database.start)
                await until_saved(b, wish)
                await asyncio.gather(a.play(Random(3)), b.play(Random(4)))
                assert a.table == b.table
            assert (await ann.http.get("/healthz")).status_code == 200
            assert replayed(await ann.get(f"/api/matches/{match}/record")).over

    with postgres.own_server() as database, started(tmp_path, database=database.fresh_database()) as server:
        asyncio.run(asyncio.wait_for(play(server, database), 2 * SOON))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to fill a disk for one process only")
def test_a_full_disk_refuses_and_loses_nothing(start_server: StartServer) -> None:
    async def play(server: Server) -> None:
        async with Person(server.address, "Ann") as ann:
            match = await begun(server.address, [ann])
            async with ann.at(match) as socket:
                await socket.ask(socket.choice(Random(1)))
                seq = socket.seq
                server.limit_files(1)
                wish = {**socket.choice(Random(2)), "id": "again"}
                with pytest.raises(Refusal, match="not_saved"):
                    await socket.ask(wish)
                assert (await ann.get(f"/api/matches/{match}"))["seq"] == seq
                server.limit_files(resource.RLIM_INFINITY)
                await socket.ask(wish)
                await socket.play(Random(3))
            assert replayed(await ann.get(f"/api/matches/{match}/record")).over

    asyncio.run(asyncio.wait_for(play(start_server()), SOON))
