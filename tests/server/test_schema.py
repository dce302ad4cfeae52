"""The written protocol is the spoken one."""

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]

from cartographers.game.presets import PRESETS
from cartographers.server.wire.schema import written
from client import Person, Socket, gathered, met, playing, refused
from matches import DIFFERENT_PRESETS
from serving import Server

ROOT = Path(__file__).parent.parent.parent
SCHEMA, TYPES = written()
anyio = pytest.mark.anyio


def any_of(reader: Any, options: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
    """As ever, but an option is left at its first fault; all faults of all of them are looked for where none fits."""
    if not any(reader.evolve(schema=option).is_valid(instance) for option in options):
        yield from Draft202012Validator.VALIDATORS["anyOf"](reader, options, instance, schema)


Quick = extend(Draft202012Validator, {"anyOf": any_of})


@cache
def validator(kind: str) -> Draft202012Validator:
    """Of one kind of message, as a reader of the file would build it. What is not in the schema may not be sent."""
    whole = msgspec.json.decode((ROOT / SCHEMA).read_bytes())
    for definition in whole["$defs"].values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return Quick({**whole, "$ref": f"#/$defs/{kind}"})


def assert_valid(kind: str, message: Any) -> None:
    errors = [f"{error.json_path}: {error.message[:200]}" for error in validator(kind).iter_errors(message)]
    assert errors == [], message.get("type")


@pytest.mark.parametrize("file", [SCHEMA, TYPES], ids=str)
def test_the_file_is_not_stale(file: Path) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == written()[file], "run: make protocol"


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(msgspec.json.decode((ROOT / SCHEMA).read_bytes()))


def test_the_schema_refuses_what_is_no_message() -> None:
    assert not validator("Message").is_valid({"type": "news"})
    assert not validator("Message").is_valid({"type": "done", "id": "a", "seq": 1, "more": 1})
    assert not validator("Request").is_valid({"type": "draw", "id": "a", "turn": 1, "terrain": "gold", "spaces": []})


class Checked(Socket):
    """Checks every message in both directions."""

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert_valid("Request", message)
        await super().send(message)

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        assert_valid("Message", message)
        return message


async def play_checked(player: Socket, chance: Random) -> None:
    """Plays, and asks everything that can be asked once in a season."""
    season = -1
    while not player.over:
        if not player.asked:
            await player.hear()
            continue
        if player.table["season"] != season and player.table["task"] == "draw":
            season = player.table["season"]
            await player.ask({"type": "ask_count", "seat": 0})
            await player.ask({"type": "ask_gains", "turn": player.table["turn"]})
            for skill in player.news["you"]["skills"]:
                await player.ask({"type": "ask_offer", "turn": player.table["turn"], "skill": skill})
        await player.answer(chance)


@anyio
@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
async def test_every_message_of_a_game_is_in_the_schema(server: Server, preset: str) -> None:
    options = msgspec.to_builtins(PRESETS[preset])
    del options["seats"]
    async with met(server.address, "Ada", "Bob") as people:
        match = await gathered(people, options)
        players = [Checked(server.address, match, person.cookie) for person in people]
        async with players[0], players[1], Checked(server.address, match) as watcher:
            await asyncio.gather(
                play_checked(players[0], Random(preset)),
                players[1].play(Random(1)),
                watcher.reach(lambda: watcher.over),
            )
            with refused("match_over"):
                await players[0].ask({"type": "take_back", "turn": 1})
    kinds = {message["type"] for player in players for message in player.heard}
    assert {"news", "changes", "yours", "people", "done", "refusal", "counted", "gains"} <= kinds


@anyio
async def test_every_answer_over_http_is_in_the_schema(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        assert_valid("Me", await ada.get("/api/me"))
        assert_valid("Token", await ada.post("/api/me/token"))
        assert_valid("Printed", await ada.get("/api/cards"))
        opened = await ada.open({"seats": 2}, house={"public": True})
        assert_valid("Opened", opened)
        assert_valid("Changed", await bob.do(opened["match"], "sit"))
        await shown(ada, opened["match"])
        assert_valid("Changed", await ada.do(opened["match"], "begin"))
        await shown(bob, opened["match"])
        for path in ("/api/matches", "/api/me/matches"):
            assert_valid("Lobby", await ada.get(path))
        answer = await bob.http.post(f"/api/matches/{opened['match']}/close", json={})
        assert_valid("Refused", answer.json())


async def shown(person: Person, match: str) -> None:
    assert_valid("News", await person.look(match))


@anyio
async def test_every_step_of_a_replay_is_in_the_schema(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), met(server.address, "") as (stranger,):
        await ada.play(Random(1))
        steps = await stranger.get(f"/api/matches/{ada.match}/steps")
        assert_valid("Steps", steps)
        for step in steps["steps"][::5]:
            assert_valid("News", await stranger.get(f"/api/matches/{ada.match}/steps/{step['seq']}"))
