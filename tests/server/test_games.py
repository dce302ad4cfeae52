"""Whole games between clients that know nothing but the protocol."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from cartographers.board.notation import lines_of
from cartographers.bots.uniform import choose
from cartographers.game.commands import Reply
from cartographers.game.moments import Moment, moments
from cartographers.game.presets import PRESETS
from cartographers.game.record import replayed
from cartographers.game.state import Drawing
from cartographers.server.match.chance import lot
from client import Person, Socket, playing
from matches import DIFFERENT_PRESETS
from serving import Server

pytestmark = pytest.mark.anyio


def options_of(preset: str) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.to_builtins(PRESETS[preset])
    del options["seats"]
    return options


async def play_all(players: list[Socket]) -> None:
    await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))


async def record_of(server: Server, match: str) -> str:
    async with Person(server.address) as stranger:
        return str(await stranger.get(f"/api/matches/{match}/record"))


async def test_three_people_play_to_the_end_and_all_see_the_same(server: Server) -> None:
    async with playing(server.address, 3) as players:
        await play_all(players)
        record = await record_of(server, players[0].match)
    first = players[0].table
    assert all(player.table == first for player in players)
    assert [event["type"] for event in players[0].events][-1] == "match_ended"
    assert all(player.events == players[0].events for player in players)
    match = replayed(record)
    assert [lines_of(seat.sheet)[:11] for seat in match.table.seats] == [sheet["map"] for sheet in first["sheets"]]
    assert sorted(standing["place"] for standing in first["standings"])[0] == 1
    assert first["seed"] == match.state.seed


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
async def test_every_preset_is_played_to_the_end(server: Server, preset: str) -> None:
    async with playing(server.address, 2, options_of(preset)) as players:
        await play_all(players)
        assert players[0].table["season"] == 3
        assert replayed(await record_of(server, players[0].match)).over


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
async def test_every_preset_is_played_alone(server: Server, preset: str) -> None:
    async with playing(server.address, 1, options_of(preset)) as players:
        await play_all(players)
        assert players[0].table["title"]
        assert players[0].table["rating"] is not None


async def test_bots_play_without_anybody(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        told = await ada.open({"seats": 3}, sit=False, bots=["random"] * 3, begin=True)
        async with ada.at(told["match"]) as watcher:
            await watcher.reach(lambda: watcher.over)


def drawn(moment: Moment, seed: str) -> Drawing:
    """What a random bot draws at a moment, if this is the seed of its chance."""
    command = choose(moment.seen, Random(seed))
    assert isinstance(command, Reply)
    assert isinstance(command.answer, Drawing)
    return command.answer


async def test_what_bots_draw_follows_from_the_secret_seed_and_from_nothing_that_is_known_before(
    server: Server,
) -> None:
    async with Person(server.address, "Ada") as ada:
        opened = await ada.open({"seats": 4, "ambushes": []}, bots=["random"] * 4, sit=False, begin=True)
        async with ada.at(opened["match"]) as watcher:
            await watcher.reach(lambda: watcher.over)
        played = replayed(await record_of(server, watcher.match))
    hidden = [(seat, moment) for seat in range(4) for moment in moments(played.events, seat)]
    assert len(hidden) >= 40
    old = [f"{watcher.match}/{seat}/{moment.seen.table.turn}" for seat, moment in hidden]
    assert sum(drawn(moment, seed) == moment.answer for (_, moment), seed in zip(hidden, old, strict=True)) < 10
    lots = [lot(played.state.seed, watcher.match, seat, moment.seen.table) for seat, moment in hidden]
    assert all(drawn(moment, seed) == moment.answer for (_, moment), seed in zip(hidden, lots, strict=True))


async def test_two_people_and_98_bots(server: Server) -> None:
    async with playing(server.address, 2, bots=["random"] * 98) as players:
        await play_all(players)
        assert len(players[0].table["standings"]) == 100
        assert replayed(await record_of(server, players[0].match)).table.options.seats == 100


async def test_a_hundred_people_draw_two_turns(server: Server) -> None:
    async with playing(server.address, 100, {"ambushes": [], "ruins": False}) as players:
        await asyncio.gather(*(player.play_to_turn(3, Random(seat)) for seat, player in enumerate(players)))
        maps = [sheet["map"] for sheet in players[0].table["sheets"]]
        assert all([sheet["map"] for sheet in player.table["sheets"]] == maps for player in players)
        assert len({tuple(sheet) for sheet in maps}) > 90


async def test_an_ambush_is_drawn_on_the_neighbours_map(server: Server) -> None:
    async with playing(server.address, 3) as players:
        first = players[0]
        while not first.over:
            ambushed = [player for player in players if player.asked and player.news["you"]["offer"]]
            sheets = {player.seat: player.news["you"]["offer"]["sheet"] for player in ambushed}
            if any(sheet != seat for seat, sheet in sheets.items()):
                assert sorted(sheets.values()) == [0, 1, 2]
                return
            turn = first.table["turn"]
            await asyncio.gather(*(player.play_to_turn(turn + 1, Random(turn)) for player in players))
        pytest.fail("twelve cards of four ambushes without one")
