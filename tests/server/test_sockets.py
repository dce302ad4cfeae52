"""Coming back, and what a connection may and may not say."""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from cartographers.server import app
from cartographers.server.edge.sockets import SocketLine
from cartographers.server.limits.token_bucket import Purse
from cartographers.server.match.room import Room
from cartographers.server.service import reader
from cartographers.server.service.reader import Reader
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.store.memory import MemoryStore
from client import ConnectionClosed, Person, Socket, met, playing, refused
from serving import Server, StartServer, served

pytestmark = pytest.mark.anyio
PLAIN: dict[str, Any] = {"ambushes": [], "ruins": False}


async def answer_to(socket: Socket, message: dict[str, Any] | str | bytes) -> tuple[str, str]:
    """What a message is refused with."""
    await socket.send(message)
    answer = await socket.until(lambda told: told["type"] in ("refusal", "done"))
    return answer["type"], answer.get("code", "")


# Coming back


async def test_hello_since_tells_every_missed_event_once(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        chance = Random(1)
        await bob.connection.close()
        await ada.answer(chance)
        for _ in range(4):
            await bob.open(since=bob.seq)
            await bob.answer(chance)
            await bob.connection.close()
            await ada.reach(lambda: ada.asked)
            await ada.answer(chance)
        await bob.open(since=bob.seq)
        assert bob.events == ada.events
        assert [event["type"] for event in bob.events].count("turn_drawn") == 4


async def test_hello_tells_where_the_match_stands_even_if_nothing_is_new(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        told = await ada.hello(since=ada.seq)
        assert (told["events"], told["seq"], told["table"]["turn"]) == ([], ada.seq, 1)


async def test_a_refreshed_page_is_told_everything(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        for _ in range(3):
            await ada.answer(Random(1))
        before, table = list(ada.events), ada.table
        await ada.connection.close()
        ada.events.clear()
        await ada.open()
        assert (ada.events, ada.table) == (before, table)


async def test_a_reader_from_the_future_is_told_where_the_match_stands(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        for since in (ada.seq + 1, 10**30):
            assert (await ada.hello(since=since))["events"] == []
        await ada.answer(Random(1))
        assert ada.table["turn"] == 2


async def test_another_device_of_the_same_person_sees_the_own_answer(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, _):
        phone = Socket(server.address, ada.match, ada.cookie)
        async with phone:
            wish = ada.choice(Random(1))
            await ada.ask(wish)
            await phone.reach(lambda: phone.news["you"]["answer"] is not None)
            assert sorted(phone.news["you"]["answer"]["spaces"]) == sorted(wish["spaces"])
            await phone.ask({"type": "take_back", "turn": 1})
            await ada.reach(lambda: ada.asked)
        async with Socket(server.address, ada.match, ada.cookie) as tablet:
            await tablet.answer(Random(2))
            await ada.reach(lambda: not ada.asked)


async def test_a_restarted_server_tells_what_was_missed(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        await ada.answer(Random(1))
        server.restart()
        await asyncio.gather(ada.ended(), bob.ended())
        await ada.open(since=ada.seq)
        assert ada.news["you"]["answer"] is not None
        await bob.open(since=bob.seq)
        await bob.answer(Random(2))
        await ada.reach_turn(2)
        assert ada.events == bob.events


async def test_who_is_there_is_told(server: Server) -> None:
    async with playing(server.address, 3) as (ada, bob, cyd):
        await ada.reach(lambda: bool(ada.people.get("here") == [0, 1, 2]))
        await cyd.connection.close()
        await ada.reach(lambda: bool(ada.people.get("here") == [0, 1]))
        async with Socket(server.address, ada.match):
            await bob.reach(lambda: bool(bob.people.get("watchers") == 1))


# What somebody leaves to a bot


async def test_a_bot_plays_for_who_has_left_until_the_owner_returns(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2, **PLAIN})
        await bob.sit(told["match"], told["invite"])
        await ada.do(told["match"], "begin")
        async with ada.at(told["match"]) as playing_on:
            await playing_on.answer(Random(1))
            await bob.do(told["match"], "bot", seat=1, bot="random")
            await playing_on.play_to_turn(4, Random(1))
            async with bob.at(told["match"]) as back:
                await back.ask({"type": "return"})
                await back.reach(lambda: bool(back.news["gathering"]["chairs"][1]["bot"] == ""))
                target = back.table["turn"] + 2
                await asyncio.gather(back.play_to_turn(target, Random(2)), playing_on.play_to_turn(target, Random(1)))


async def test_an_owner_who_draws_has_returned(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2, **PLAIN})
        await bob.sit(told["match"], told["invite"])
        await ada.do(told["match"], "begin")
        await bob.do(told["match"], "bot", seat=1, bot="random")
        async with bob.at(told["match"]) as back:
            await back.reach(lambda: not back.asked)
            await back.ask({"type": "take_back", "turn": 1})
            await back.reach(lambda: bool(back.news["gathering"]["chairs"][1]["bot"] == ""))
            assert back.asked


# What is no message


BAD_MESSAGES: dict[str, str | bytes] = {
    "nothing": "",
    "noise": "hello?",
    "half": '{"type": "hello"',
    "more": '{"type": "hello"} {}',
    "a list": "[]",
    "a number": "12",
    "null": "null",
    "no type": '{"since": 1}',
    "an unknown type": '{"type": "shout"}',
    "a type of the server": '{"type": "news"}',
    "an unknown field": '{"type": "hello", "since": 0, "more": 1}',
    "a missing field": '{"type": "dodge", "id": "a", "turn": 1}',
    "a wrong type": '{"type": "hello", "since": "0"}',
    "a fraction": '{"type": "hello", "since": 0.5}',
    "a negative number": '{"type": "hello", "since": -1}',
    "a truth for a number": '{"type": "hello", "since": true}',
    "a huge number": '{"type": "hello", "since": 1' + "0" * 5000 + "}",
    "infinity": '{"type": "hello", "since": Infinity}',
    "a huge turn": '{"type": "take_back", "id": "a", "turn": 10001}',
    "an unknown terrain": '{"type": "draw", "id": "a", "turn": 1, "terrain": "gold", "spaces": ["A1"]}',
    "an unknown space": '{"type": "destroy", "id": "a", "turn": 1, "space": "L1"}',
    "a space with an end of line": '{"type": "destroy", "id": "a", "turn": 1, "space": "A1\\n"}',
    "spaces with an end of line": '{"type": "draw", "id": "a", "turn": 1, "terrain": "farm", "spaces": ["A1\\n"]}',
    "too many spaces": json.dumps({"type": "draw", "id": "a", "turn": 1, "terrain": "farm", "spaces": ["A1"] * 122}),
    "an empty id": '{"type": "take_back", "id": "", "turn": 1}',
    "a long id": json.dumps({"type": "take_back", "id": "a" * 65, "turn": 1}),
    "an id with a slash": '{"type": "take_back", "id": "a/b", "turn": 1}',
    "a long skill": json.dumps({"type": "ask_gains", "id": "a", "turn": 1, "skill": "x" * 33}),
    "deep nesting": "[" * 4000 + "]" * 4000,
    "a deep field": '{"type": "hello", "more": ' + '{"a":' * 1000 + "1" + "}" * 1001,
    "half a surrogate": '{"type": "ask_gains", "id": "a", "turn": 1, "skill": "\\ud800"}',
    "a NUL": '{"type": "hello\\u0000"}',
    "a bare NUL": '{"type": "hello\x00"}',
    "bytes": b'{"type": "hello"}',
    "other bytes": bytes(range(256)),
}


@pytest.mark.parametrize("message", BAD_MESSAGES.values(), ids=BAD_MESSAGES)
async def test_what_is_no_message_is_refused_and_the_connection_lives(server: Server, message: str | bytes) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        kind, code = await answer_to(ada, message)
        assert kind == "refusal"
        assert code in ("bad_message", "unknown_space")
        await ada.answer(Random(1))
        assert ada.table["turn"] == 2


@pytest.mark.parametrize("skill", ["\u0000", "🐉", "acrobatics", "lore"], ids=ascii)
async def test_odd_words_are_refused(server: Server, skill: str) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        with refused("skill_not_usable"):
            await ada.ask({"type": "ask_gains", "turn": 1, "skill": skill})


async def test_a_frame_of_8_kb_is_read_and_a_larger_one_closes(server: Server) -> None:
    async with playing(server.address, 1) as (ada,):
        assert await answer_to(ada, " " * 8192) == ("refusal", "bad_message")
        await ada.send(" " * 8193)
        code, _ = await ada.ended()
        assert code == 1009


async def test_a_large_message_in_small_pieces_closes_too(server: Server) -> None:
    async with playing(server.address, 1) as (ada,):
        await ada.connection.send([" " * 1000] * 9)
        code, _ = await ada.ended()
        assert code == 1009


async def test_a_text_that_is_no_text_closes(server: Server) -> None:
    async with playing(server.address, 1, PLAIN) as (ada,):
        await ada.connection.send(b'{"type": "hello\xff"}', text=True)
        code, _ = await ada.ended()
        assert code == 1007
        await ada.open()
        await ada.answer(Random(1))


async def test_before_hello_everything_is_refused(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        silent = Socket(server.address, bob.match, bob.cookie)
        await silent.connect()
        for wish in (
            bob.choice(Random(1)),
            {"type": "return"},
            {"type": "ask_count", "seat": 0},
            {"type": "ask_gains", "turn": 1},
            {"type": "ask_hints", "turn": 1},
        ):
            with refused("no_hello"):
                await silent.ask(wish)
        await ada.answer(Random(1))
        assert {message["type"] for message in silent.heard} == {"refusal"}
        await silent.hello()
        await silent.ask(silent.choice(Random(1)))
        await silent.connection.close()


async def test_who_says_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "HELLO_WITHIN", 0.1)
    async with served(MemoryStore()) as address, playing(address, 1) as (ada,):
        silent = Socket(address, ada.match)
        await silent.connect()
        assert await silent.ended() == (1008, "no_hello")
        await ada.answer(Random(1))


@pytest.mark.skipif(sys.platform == "win32", reason="stops a process for a while")
async def test_the_time_for_a_hello_ends_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks before the hello, and lets the time for it run out, takes the bots' process from nobody."""
    monkeypatch.setattr(reader, "HELLO_WITHIN", 0.1)
    thinking = ThinkingProcesses()
    monkeypatch.setattr(app, "ThinkingProcesses", lambda: thinking)
    async with served(MemoryStore()) as address, playing(address, 1, PLAIN) as (ada,):
        question = {"type": "ask_gains", "turn": 1}
        gains = (await ada.ask(question))["gains"]
        process = thinking.quick._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        hasty = Socket(address, ada.match, ada.cookie)
        await hasty.connect()
        await hasty.send({**question, "id": "hasty"})
        await asyncio.sleep(0.3)
        os.kill(process.pid, signal.SIGCONT)
        assert (await hasty.ended())[0] == 1008
        assert (await ada.ask(question))["gains"] == gains
        assert thinking.quick._process is process


# Floods


async def flood(socket: Socket, messages: int) -> None:
    with suppress(ConnectionClosed):
        for _ in range(messages):
            await socket.send('{"type": "hello"}')


async def test_ten_thousand_messages_close_the_connection_and_the_table_goes_on(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        sending = asyncio.create_task(flood(bob, 10_000))
        assert await bob.ended() == (1008, "too_fast")
        await sending
        await ada.answer(Random(1))
        await bob.open(since=bob.seq)
        await bob.answer(Random(1))
        await ada.reach_turn(2)


async def test_who_floods_and_vanishes_is_sent_away_in_silence() -> None:
    said = iter([{"type": "websocket.connect"}, *[{"type": "websocket.receive", "text": "noise"}] * 100])

    async def receive() -> Message:
        return next(said)

    async def send(message: Message) -> None:
        if message["type"] != "websocket.accept":
            raise OSError("nobody is there any more")

    websocket = WebSocket({"type": "websocket"}, receive, send)
    await websocket.accept()
    room = Room("oak", MemoryStore(), ThinkingProcesses())
    await Reader(SocketLine(websocket), room, "", Purse()).run()
    assert not room.busy
    await room.close()


async def test_who_does_not_read_is_no_burden(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as (ada, bob):
        bob.connection.transport.pause_reading()
        for wish in range(50):
            await bob.send({"type": "ask_count", "id": f"q{wish}", "seat": 0})
        await ada.answer(Random(1))
        bob.connection.transport.resume_reading()
        await bob.answer(Random(1))
        await ada.reach_turn(2)


async def test_a_connection_of_nobody_costs_no_more_than_itself(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        told = await ada.open(PLAIN, begin=True)
        strangers = [Socket(server.address, told["match"]) for _ in range(20)]
        await asyncio.gather(*(stranger.open() for stranger in strangers))
        async with ada.at(told["match"]) as socket:
            await socket.answer(Random(1))
            await asyncio.gather(*(stranger.reach_turn(2) for stranger in strangers))
        await asyncio.gather(*(stranger.connection.close() for stranger in strangers))
