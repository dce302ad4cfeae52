"""One turn: everybody draws at the same time, nobody sees it before all have, and nothing is played twice."""

import asyncio
import json
import time
from random import Random
from typing import Any

import pytest

from cartographers.server.match.audience import MARKS_EVERY, WATCHERS_AT_ONCE, WATCHERS_EVERY, Audience
from client import Person, Socket, met, playing, refused
from serving import Server, StartServer

pytestmark = pytest.mark.anyio
PLAIN: dict[str, Any] = {"ambushes": [], "ruins": False}


def drawn_on(socket: Socket) -> list[list[str]]:
    return [sheet["map"] for sheet in socket.table["sheets"]]


async def waits_for(reader: Socket, seats: list[int]) -> None:
    """Until the reader knows that the table waits for these."""
    await reader.reach(lambda: bool(reader.news["waiting"] == seats))


async def finish_turn(*players: Socket) -> None:
    """Everybody who is awaited draws, and hears of the next card."""
    turn = players[0].table["turn"]
    await asyncio.gather(*(player.play_to_turn(turn + 1, Random(turn)) for player in players))


# Drawing at the same time


async def test_nobody_sees_a_drawing_before_all_have_confirmed(server: Server) -> None:
    async with playing(server.address, 3, PLAIN) as players, Socket(server.address, players[0].match) as watcher:
        ada, bob, cyd = players
        before = drawn_on(ada)
        wish = ada.choice(Random(1))
        await ada.ask(wish)
        await ada.reach(lambda: not ada.asked)
        for other in (bob, cyd, watcher):
            await waits_for(other, [1, 2])
            assert drawn_on(other) == before
            told = json.dumps(other.heard)
            assert json.dumps(wish["spaces"]) not in told
            assert other.news["you"]["answer"] is None
        assert ada.news["you"]["answer"]["spaces"] == sorted(wish["spaces"], key=lambda name: (name[0], int(name[1:])))
        await bob.answer(Random(2))
        await cyd.answer(Random(3))
        for reader in (ada, bob, cyd, watcher):
            await reader.reach_turn(2)
        drawings = [event["drawings"] for event in watcher.events if event["type"] == "turn_drawn"]
        assert [drawn["seat"] for drawn in drawings[0]] == [0, 1, 2]


class Ear:
    """A guest who notes when it is told."""

    def __init__(self, person: str, told: list[str]) -> None:
        self.person = person
        self._told = told

    def wake(self) -> None:
        self._told.append(self.person)


async def test_players_do_not_wait_for_a_crowd_of_watchers() -> None:
    audience, told = Audience(lambda: {"ada"}), list[str]()
    audience.guests = {Ear(person, told) for person in ["ada", *map(str, range(5 * WATCHERS_AT_ONCE))]}
    audience.wake()
    audience.wake()  # whoever waits to be told something is told all of it
    assert sorted(told)[-2:] == ["ada", "ada"]
    assert len(told) == 2 + WATCHERS_AT_ONCE
    async with asyncio.timeout(30):
        while len(set(told)) < len(audience.guests):
            await asyncio.sleep(WATCHERS_EVERY)


async def test_a_turn_is_revealed_to_all_by_the_same_entry(server: Server) -> None:
    async with playing(server.address, 3, PLAIN) as players:
        await finish_turn(*players)
        first_seen = [next(each for each in player.stood if each["table"]["turn"] == 2) for player in players]
        assert len({told["seq"] for told in first_seen}) == 1
        assert all(told["table"] == first_seen[0]["table"] for told in first_seen)


async def test_a_drawing_is_taken_back_until_all_have_confirmed(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        await ada.answer(Random(1))
        await ada.ask({"type": "take_back", "turn": 1})
        await ada.reach(lambda: ada.asked)
        assert ada.news["you"]["answer"] is None
        assert ada.news["you"]["offer"]["fits"]
        await bob.answer(Random(2))
        assert bob.news["waiting"] == [0]
        await ada.answer(Random(3))
        await ada.reach_turn(2)
        with refused("turn_over"):
            await ada.ask({"type": "take_back", "turn": 1})


async def test_nothing_can_be_taken_back_before_it_is_drawn(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _):
        with refused("nothing_to_take_back"):
            await ada.ask({"type": "take_back", "turn": 1})


async def test_a_drawing_is_confirmed_once(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _):
        wish = ada.choice(Random(1))
        await ada.ask(wish)
        with refused("already_drawn"):
            await ada.ask(wish)


async def test_a_wish_is_not_late_because_others_were_faster(server: Server) -> None:
    async with playing(server.address, 3, PLAIN) as players:
        wishes = [player.choice(Random(seat)) for seat, player in enumerate(players)]
        await asyncio.gather(*(player.ask(wish) for player, wish in zip(players, wishes, strict=True)))
        await players[0].reach_turn(2)


async def test_marks_of_many_come_in_few_messages(server: Server) -> None:
    async with playing(server.address, 100, PLAIN) as players, Socket(server.address, players[0].match) as watcher:
        late, *others = reversed(players)
        began = time.monotonic()
        await asyncio.gather(*(player.answer(Random(1)) for player in others))
        for reader in (late, watcher):
            await waits_for(reader, [99])
            kinds = [message["type"] for message in reader.heard]
            assert kinds.count("marks") <= 3 + (time.monotonic() - began) / MARKS_EVERY
            assert kinds.count("news") == 1
        await late.answer(Random(1))
        await watcher.reach_turn(2)


# What is refused


async def test_a_turn_that_is_over_or_not_there_yet_is_refused(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        wish = ada.choice(Random(1))
        await ada.ask(wish)
        await ada.reach_turn(2)
        for turn in (0, 1, 3, 10_000):
            with refused("turn_over"):
                await ada.ask({**wish, "turn": turn})


async def test_a_drawing_that_is_not_offered_is_refused(server: Server) -> None:
    async with playing(server.address, 1, {"edicts": [], **PLAIN}) as (ada,):
        wish = ada.choice(Random(1))
        with refused("terrain_not_offered"):
            await ada.ask({**wish, "terrain": "hero"})
        with refused("off_sheet"):
            await ada.ask({**wish, "spaces": []})
        with refused("spaces_taken"):
            await ada.ask({**wish, "spaces": ["B4"]})  # the mountain
        with refused("shape_not_offered"):
            await ada.ask({**wish, "spaces": ["A1", "K11"]})
        with refused("unknown_skill"):
            await ada.ask({**wish, "skill": "flying"})
        with refused("extra_without_skill"):
            await ada.ask({**wish, "extra": ["A1"]})
        with refused("not_asked"):
            await ada.ask({"type": "destroy", "turn": 1, "space": "A1"})
        with refused("not_asked"):
            await ada.ask({"type": "dodge", "turn": 1, "use": True})
        assert ada.asked


async def test_who_does_not_sit_cannot_draw(server: Server) -> None:
    async with playing(server.address, 2) as (ada, _), Socket(server.address, ada.match) as watcher:
        for wish in (ada.choice(Random(1)), {"type": "take_back", "turn": 1}, {"type": "return"}):
            with refused("not_seated"):
                await watcher.ask(wish)


async def test_no_message_names_a_seat(server: Server) -> None:
    async with playing(server.address, 2) as (ada, bob):
        await ada.send({**bob.choice(Random(1)), "id": "one", "seat": 1})
        refusal = await ada.until(lambda message: message["type"] == "refusal")
        assert refusal["code"] == "bad_message"


async def test_a_match_that_has_not_begun_is_not_drawn_in(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.open({"seats": 2}))["match"]
        async with ada.at(match) as socket:
            assert socket.news["table"] is None
            with refused("match_not_begun"):
                await socket.ask({"type": "draw", "turn": 1, "terrain": "forest", "spaces": ["A1"]})
            with refused("match_not_begun"):
                await socket.ask({"type": "ask_count", "seat": 0})


async def test_a_match_that_is_over_is_not_drawn_in(server: Server) -> None:
    async with playing(server.address, 1) as (ada,):
        await ada.play(Random(1))
        with refused("match_over"):
            await ada.ask({"type": "draw", "turn": ada.table["turn"], "terrain": "forest", "spaces": ["A1"]})


# The same wish again


async def entries_of(person: Person, match: str) -> int:
    return int((await person.look(match))["seq"])


async def test_a_wish_that_is_sent_again_is_answered_and_not_played_again(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob), met(server.address, "") as (stranger,):
        wish = {**ada.choice(Random(1)), "id": "once"}
        done = await ada.ask(wish)
        before = await entries_of(stranger, ada.match)
        assert await ada.ask(wish) == done
        assert await ada.ask({**wish, "spaces": ["K11"]}) == done  # the id alone tells
        assert await entries_of(stranger, ada.match) == before
        await bob.answer(Random(1))
        assert await ada.ask(wish) == done


async def test_a_wish_sent_many_times_at_once_is_played_once(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, _):
        wish = json.dumps({**ada.choice(Random(1)), "id": "once"})
        before = ada.seq
        await asyncio.gather(*(ada.send(wish) for _ in range(20)))
        answers = [await ada.until(lambda message: message["type"] in ("done", "refusal")) for _ in range(20)]
        assert {(answer["type"], answer["seq"]) for answer in answers} == {("done", before + 1)}


async def test_an_id_is_each_persons_own(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        await ada.ask({**ada.choice(Random(1)), "id": "one"})
        await bob.ask({**bob.choice(Random(2)), "id": "one"})
        await bob.reach_turn(2)


async def test_a_refused_wish_may_be_mended_under_its_id(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        wish = {**ada.choice(Random(1)), "id": "one"}
        with refused("off_sheet"):
            await ada.ask({**wish, "spaces": []})
        await ada.ask(wish)
        await ada.reach_turn(2)


async def test_a_wish_is_known_after_the_server_was_killed(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        wish = {**ada.choice(Random(1)), "id": "once"}
        done = await ada.ask(wish)
        server.kill()
        await asyncio.gather(ada.ended(), bob.ended())
        server.start()
        await ada.open(since=ada.seq)
        assert await ada.ask(wish) == done
        await bob.open(since=bob.seq)
        await bob.answer(Random(2))
        await finish_turn(ada, bob)


async def test_a_wish_that_was_lost_on_the_way_is_played_when_it_comes_again(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 1, PLAIN) as (ada,):
        wish = {**ada.choice(Random(1)), "id": "once"}
        server.kill()
        await ada.ended()
        server.start()
        await ada.open(since=ada.seq)
        await ada.ask(wish)
        await ada.reach_turn(2)
        assert [event["type"] for event in ada.events].count("turn_drawn") == 1


async def test_a_game_goes_on_over_many_restarts_and_kills(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 2) as players:
        for end in (server.kill, server.stop, server.kill):
            target = players[0].table["turn"] + 4
            await asyncio.gather(*(player.play_to_turn(target, Random(seat)) for seat, player in enumerate(players)))
            end()
            await asyncio.gather(*(player.ended() for player in players))
            server.start()
            await asyncio.gather(*(player.open(since=player.seq) for player in players))
        await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
        assert players[0].events == players[1].events
        assert [event["type"] for event in players[0].events].count("match_started") == 1
