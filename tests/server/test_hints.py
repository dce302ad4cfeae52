"""Hints where the host allows them, and what a bot makes of a finished match."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.bots import BOTS
from cartographers.game.match import Match
from cartographers.game.moments import Moment, moments
from cartographers.game.presets import PRESETS
from cartographers.game.state import Task
from cartographers.server.thinking import hints
from cartographers.server.thinking.hints import Looked, look, review
from client import Person, Socket, playing, refused
from serving import Server, StartServer

pytestmark = pytest.mark.anyio

WITH_HINTS = {"hints": True}


async def hints_of(player: Socket) -> list[dict[str, Any]]:
    told = await player.ask({"type": "ask_hints", "turn": player.table["turn"]})
    hints: list[dict[str, Any]] = told["hints"]
    return hints


def as_draw(player: Socket, hint: dict[str, Any]) -> dict[str, Any]:
    """The command that does what a hint says."""
    drawing = {name: value for name, value in hint["drawing"].items() if name not in ("type", "sheet")}
    return {"type": "draw", "turn": player.table["turn"], **drawing}


async def test_a_hint_can_be_drawn_and_gives_what_it_says(server: Server) -> None:
    async with playing(server.address, 1, house=WITH_HINTS) as (ada,):
        while not ada.over:
            if not ada.news["you"]["offer"]:
                await ada.answer(Random(1))
                continue
            hints = await hints_of(ada)
            values = [hint["value"] for hint in hints]
            assert 1 <= len(hints) <= 3
            assert values == sorted(values, reverse=True)
            assert all(len(hint["expected"]) == 5 for hint in hints), "four edicts and the rest"
            await ada.ask(as_draw(ada, hints[0]))
        review = await analysis_of(server, ada.match, 0)
    assert review["spared"] == 0
    assert review["lost"] < 20, "who draws at random is blamed for 60; a busy machine gives hints of less thought"


async def test_hints_of_a_turn_stay_the_same(server: Server) -> None:
    async with playing(server.address, 2, {"ambushes": []}, house=WITH_HINTS) as (ada, bob):
        hints = await hints_of(ada)
        assert await hints_of(bob)
        await ada.ask(as_draw(ada, hints[0]))
        await ada.ask({"type": "take_back", "turn": 1})
        assert await hints_of(ada) == hints
        await bob.answer(Random(1))
        async with Socket(server.address, ada.match, ada.cookie) as again:
            assert await hints_of(again) == hints
        await ada.ask(as_draw(ada, hints[0]))
        await ada.reach_turn(2)
        assert await hints_of(ada) != hints


async def test_hints_say_what_edicts_coins_and_monsters_give_now(server: Server) -> None:
    async with playing(server.address, 1, {"ambushes": []}, house=WITH_HINTS) as (ada,):
        for turn in range(1, 11):
            before = await counted(ada)
            hint = (await hints_of(ada))[-1]
            await ada.ask(as_draw(ada, hint))
            await ada.reach_turn(turn + 1)
            assert [after - now for now, after in zip(before, await counted(ada), strict=True)] == hint["gains"]


async def counted(player: Socket) -> list[int]:
    told = await player.ask({"type": "ask_count", "seat": 0})
    stars = [edict["stars"] for edict in told["edicts"]]
    return [*stars, player.table["sheets"][0]["coins"], told["monsters"]["stars"]]


async def analysis_of(server: Server, match: str, seat: int) -> Any:
    async with Person(server.address, "Somebody who watches") as watcher:
        return await watcher.get(f"/api/matches/{match}/analysis/{seat}")


async def test_nobody_who_waits_for_hints_is_kept_from_drawing(server: Server) -> None:
    async with playing(server.address, 1, {"ambushes": []}, house=WITH_HINTS) as (ada,):
        turn = ada.table["turn"]
        for number in range(3):
            await ada.send({"type": "ask_hints", "id": f"hints{number}", "turn": turn})
        await ada.answer(Random(1))
        answered = [message["id"] for message in ada.heard if message["type"] in ("refusal", "done")]
        assert answered[0] == "hints2"  # two at a time are enough
        assert len(answered) == 2
        assert not any(message["type"] == "hints" for message in ada.heard)
        await ada.until(lambda message: message.get("id") == "hints1")
        assert [message["turn"] for message in ada.heard if message["type"] == "hints"] == [turn, turn]


async def test_no_hints_unless_the_host_allows_them(server: Server) -> None:
    async with playing(server.address, 1) as (ada,):
        with refused("no_hints"):
            await hints_of(ada)
        async with Socket(server.address, ada.match) as watcher:
            with refused("not_seated"):
                await hints_of(watcher)


async def test_a_match_is_reviewed_when_it_is_over(server: Server) -> None:
    async with playing(server.address, 2) as (ada, bob):
        with refused("match_not_over"):
            await analysis_of(server, ada.match, 0)
        chance = Random(5)
        while not ada.over:
            for player in (ada, bob):
                if player.asked:
                    await player.answer(chance)
            await ada.hear()
        for seat in (0, 1):
            review = await analysis_of(server, ada.match, seat)
            lost = [turn["lost"] for turn in review["turns"]]
            assert review["seat"] == seat
            assert len(lost) > 15
            assert min(lost) >= 0
            assert lost[[turn["turn"] for turn in review["turns"]].index(review["turning"][0])] == max(lost)
            own = [turn["lost"] for turn in review["turns"] if turn["drawn"]["drawing"]["sheet"] == seat]
            assert review["lost"] == pytest.approx(sum(own))
            assert review["spared"] == pytest.approx(sum(lost) - sum(own))
            stars = ada.table["sheets"][seat]["stars"]
            assert review["start"] + review["luck"] - review["lost"] == pytest.approx(stars)
        assert await analysis_of(server, ada.match, 1) == review
        async with Person(server.address) as person:
            person.http.headers["Cookie"] = ada.cookie
            own = await person.get(f"/api/matches/{ada.match}/analysis/0")
            result = (await person.get("/api/me/games"))["matches"][0]["result"]
            assert (result["luck"], result["lost"]) == (own["luck"], own["lost"])  # it is kept for whoever played
        with refused("unknown_seat"):
            await analysis_of(server, ada.match, 2)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Moment]:
    """What the first of two was asked in a match with heroes; looks at it take no time."""
    monkeypatch.setattr(hints, "THOUGHT", 0.0)
    match, chance = Match(replace(PRESETS["polish_heroes"], seats=2), "1"), Random(1)
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(BOTS["random"](match.view(seat), chance))
    return [*moments(match.events, 0)]


def looks(asked: list[Moment]) -> list[Looked]:
    return [found for moment in asked if (found := look(moment, Random(1)))]


def test_what_is_destroyed_in_a_turn_is_no_drawing(asked: list[Moment]) -> None:
    drawings = [moment for moment in asked if moment.seen.table.task is Task.DRAW]
    assert len(looks(asked)) == len(drawings) < len(asked)


def test_the_stars_of_a_review_add_up_as_they_are_shown(asked: list[Moment]) -> None:
    end = asked[-1].seen.table
    found = review(0, looks(asked), replace(end, over=True))
    own = [turn for turn in found.turns if turn.drawn.drawing.sheet == 0]
    assert all(turn.lost == round(turn.best.value - turn.drawn.value, 1) for turn in found.turns)
    assert found.start + sum(turn.luck - turn.lost for turn in own) == pytest.approx(own[-1].drawn.value)


def test_what_is_drawn_on_the_map_of_a_neighbour_tells_no_end(asked: list[Moment]) -> None:
    told = [(found.turn.sheet == 0, advice) for found in looks(asked) for advice in (found.drawn, found.best)]
    assert {is_own for is_own, _ in told} == {True, False}
    assert all(len(advice.expected) == (5 if is_own else 0) for is_own, advice in told)
    assert all(len(advice.gains) == 6 for _, advice in told)


@pytest.mark.parametrize(("value", "lost"), [(50.0, 0.0), (49.64, 0.0), (49.54, 0.5), (45.0, 5.0)])
def test_what_two_looks_differ_by_is_not_given_away(asked: list[Moment], value: float, lost: float) -> None:
    first = looks(asked)[0]
    turn = replace(first.turn, value=value, best_value=50.02)
    (reviewed,) = review(0, [first._replace(turn=turn)], asked[-1].seen.table).turns
    assert reviewed.lost == lost
    assert reviewed.drawn.value == 50 - lost


async def test_on_a_fresh_machine_hints_and_masters_do_not_wait_for_machine_code(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = start_server()
    async with Person(server.address, "Ada") as ada:
        opened = await ada.open({"seats": 3}, house=WITH_HINTS, bots=["master", "planner"], begin=True)
        async with ada.at(opened["match"]) as socket:
            told = await socket.until(lambda message: message["type"] == "preparing")
            assert 0 <= told["percent"] < 100
            assert told["seconds"] > 0
            hints = await socket.ask({"type": "ask_hints", "turn": socket.table["turn"]})
            assert hints["is_quick"], "machine code is not there yet"
            await socket.ask(as_draw(socket, hints["hints"][0]))
            await socket.until(lambda _: socket.table["turn"] > 1)  # masters have drawn, too
