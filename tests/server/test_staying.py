"""Somebody is away or goes: bots, the host's role, and a match that all agree to end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.server.hosting import staying
from cartographers.server.hosting.gathering import Begin
from cartographers.server.hosting.hosted import Hosted, LogEvent, apply, decide, decoded, encoded
from cartographers.server.hosting.seating import (
    Chair,
    ChairTaken,
    ClockRanOut,
    EndAgreed,
    HostPassed,
    House,
    MatchAbandoned,
    MatchArranged,
    Seating,
    SeatingClosed,
    SeatingEvent,
)
from cartographers.server.hosting.seating import apply as apply_seating
from cartographers.server.hosting.staying import PATIENCE, AgreeToEnd, HandOver, LookAround, Return, StayingWish
from cartographers.server.match import rooms
from cartographers.store.memory import MemoryStore, Shared
from client import Person, Socket, met, refused
from serving import served

pytestmark = pytest.mark.anyio

ANN, BOB, CYD = "ann", "bob", "cyd"
PEOPLE = (Chair(ANN, "Ann"), Chair(BOB, "Bob"), Chair(CYD, "Cyd"), Chair(bot="random"))
PLAIN: dict[str, Any] = {"ambushes": [], "ruins": False}


def table(status: Any = "playing", host: str = ANN, clock: int = 0, **bots: str) -> Seating:
    """Ann, Bob, Cyd and a bot; some people have left their seat to a bot."""
    chairs = tuple(replace(chair, bot=bots.get(chair.person, chair.bot)) for chair in PEOPLE)
    return Seating(host, Options(seats=4), House(clock=clock), chairs, "seal", "seed", "invite", status)


def brought(seating: Seating, person: str, wish: StayingWish) -> list[SeatingEvent]:
    return staying.decide(seating, person, wish)


def is_refused(seating: Seating, person: str, wish: StayingWish) -> str:
    with pytest.raises(Refused) as refusal:
        staying.decide(seating, person, wish)
    return refusal.value.code


# Handing over


def test_any_player_hands_an_absent_seat_to_a_bot() -> None:
    wish = HandOver(2, "greedy", {CYD: PATIENCE})
    for person in (ANN, BOB):
        assert brought(table(), person, wish) == [ChairTaken(2, Chair(CYD, "Cyd", "greedy"), ANN, person)]


def test_the_seat_of_the_host_too_and_the_role_passes_to_the_next_who_is_there() -> None:
    assert brought(table(), CYD, HandOver(0, "greedy", {ANN: 500.0, BOB: 5.0})) == [
        ChairTaken(0, Chair(ANN, "Ann", "greedy"), ANN, CYD),
        HostPassed(CYD),
    ]


@pytest.mark.parametrize("away", [{}, {BOB: PATIENCE - 0.1}, {CYD: 1000.0}], ids=str)
def test_who_is_there_or_was_just_now_keeps_the_seat_even_before_the_host(away: dict[str, float]) -> None:
    assert is_refused(table(), ANN, HandOver(1, "greedy", away)) == "not_absent"


def test_where_a_clock_runs_its_seconds_count() -> None:
    day = 24 * 3600
    assert is_refused(table(clock=day), ANN, HandOver(1, "greedy", {BOB: day - 1.0})) == "not_absent"
    assert brought(table(clock=day), ANN, HandOver(1, "greedy", {BOB: float(day)}))
    assert brought(table(clock=30), ANN, HandOver(1, "greedy", {BOB: 30.0}))
    assert staying.patience(table("open", clock=30)) == PATIENCE  # it does not run yet


def test_however_short_the_clock_is_nobody_is_absent_within_half_a_minute() -> None:
    assert is_refused(table(clock=5), ANN, HandOver(1, "greedy", {BOB: 29.0})) == "not_absent"
    assert brought(replace(table(clock=5), agreed=(0, 2)), "", LookAround({BOB: 29.0})) == []  # nor is the match ended


def test_who_hands_the_own_seat_over_leaves_and_a_host_is_followed() -> None:
    assert brought(table(), BOB, HandOver(1, "greedy", {})) == [ChairTaken(1, Chair(BOB, "Bob", "greedy"), ANN)]
    assert brought(table(), ANN, HandOver(0, "greedy", {})) == [
        ChairTaken(0, Chair(ANN, "Ann", "greedy"), ANN),
        HostPassed(BOB),
    ]
    assert brought(table(host=CYD), CYD, HandOver(2, "greedy", {}))[1:] == [HostPassed(ANN)]


def test_the_last_who_leaves_stays_the_host() -> None:
    assert len(brought(table(bob="greedy", cyd="greedy"), ANN, HandOver(0, "greedy", {}))) == 1


def test_who_may_hand_over_what() -> None:
    absent = {BOB: 500.0}
    assert is_refused(table(), "wim", HandOver(1, "greedy", absent)) == "not_seated"
    assert is_refused(table(), ANN, HandOver(3, "greedy", absent)) == "seat_taken"
    assert is_refused(table(), ANN, HandOver(4, "greedy", absent)) == "unknown_seat"
    assert is_refused(table(), ANN, HandOver(1, "clever", absent)) == "unknown_bot"
    assert brought(table(host="wim"), "wim", HandOver(1, "greedy", absent))  # a host who does not sit
    for status, code in {
        "open": "match_not_begun",
        "over": "match_over",
        "abandoned": "match_over",
        "closed": "match_closed",
    }.items():
        assert is_refused(table(status), ANN, HandOver(1, "greedy", absent)) == code


def test_the_owner_returns_until_the_end() -> None:
    assert brought(table(bob="greedy"), BOB, Return()) == [ChairTaken(1, Chair(BOB, "Bob"), ANN)]
    assert brought(table(), BOB, Return()) == []
    assert is_refused(table("abandoned", bob="greedy"), BOB, Return()) == "match_over"


# The host


@pytest.mark.parametrize("status", ["open", "playing"])
def test_the_role_of_an_absent_host_passes_by_itself(status: str) -> None:
    assert brought(table(status), "", LookAround({ANN: PATIENCE})) == [HostPassed(BOB)]
    assert brought(table(status), "", LookAround({ANN: PATIENCE, BOB: 1.0})) == [HostPassed(CYD)]
    assert brought(table(status), "", LookAround({ANN: PATIENCE - 1.0})) == []
    assert brought(table(status), "", LookAround({ANN: 500.0, BOB: 500.0, CYD: 0.0})) == []


def test_a_host_who_does_not_sit_is_followed_by_the_first() -> None:
    assert brought(table("open", host="wim"), "", LookAround({"wim": 500.0})) == [HostPassed(ANN)]


@pytest.mark.parametrize("status", ["over", "closed", "abandoned"])
def test_nobody_follows_a_host_where_nothing_is_left_to_do(status: str) -> None:
    assert brought(table(status), "", LookAround({ANN: 500.0})) == []


# Ending it together


def after(seating: Seating, *agreeing: str, away: dict[str, float] | None = None) -> list[SeatingEvent]:
    """What the last of those who agree brings about."""
    events: list[SeatingEvent] = []
    for person in agreeing:
        events = staying.decide(seating, person, AgreeToEnd(True, away or {}))
        for event in events:
            seating = apply_seating(seating, event)
    return events


def test_a_match_ends_when_all_agree() -> None:
    assert after(table(), ANN) == [EndAgreed(0, True)]
    assert after(table(), ANN, CYD) == [EndAgreed(2, True)]
    assert after(table(), ANN, CYD, BOB) == [EndAgreed(1, True), MatchAbandoned()]


def test_nobody_waits_for_the_absent_or_for_who_has_left() -> None:
    assert after(table(), ANN, BOB, away={CYD: PATIENCE})[1:] == [MatchAbandoned()]
    assert after(table(), ANN, BOB, away={CYD: 1.0})[1:] == []
    assert after(table(cyd="greedy"), ANN, BOB)[1:] == [MatchAbandoned()]


def test_it_ends_too_when_the_last_who_did_not_agree_leaves_or_stays_away() -> None:
    agreed = replace(table(), agreed=(0, 1))
    assert brought(agreed, CYD, HandOver(2, "greedy", {}))[1:] == [MatchAbandoned()]
    assert brought(agreed, "", LookAround({CYD: PATIENCE})) == [MatchAbandoned()]
    assert brought(agreed, "", LookAround({ANN: 500.0, BOB: 500.0, CYD: 500.0})) == []  # nobody is there to want it


def test_who_agreed_may_think_again() -> None:
    agreed = replace(table(), agreed=(0, 1))
    (thought,) = brought(agreed, ANN, AgreeToEnd(False, {}))
    assert apply_seating(agreed, thought).agreed == (1,)
    assert brought(agreed, ANN, AgreeToEnd(True, {})) == []
    assert brought(agreed, CYD, AgreeToEnd(False, {})) == []


def test_who_may_agree() -> None:
    assert is_refused(table(), "wim", AgreeToEnd(True, {})) == "not_seated"
    assert is_refused(table("open"), ANN, AgreeToEnd(True, {})) == "match_not_begun"
    assert is_refused(table("abandoned"), ANN, AgreeToEnd(True, {})) == "match_over"


@pytest.mark.parametrize("event", [HostPassed("bob"), EndAgreed(1, True), MatchAbandoned(), ClockRanOut((1,))], ids=str)
def test_the_log_keeps_what_happened(event: LogEvent) -> None:
    assert decoded(encoded(event)) == event


def test_who_sits_down_or_returns_came_then() -> None:
    hosted = Hosted(table("open"), came={ANN: 1.0})
    hosted = apply(hosted, ChairTaken(1, Chair(BOB, "Bob"), ANN), 7.0)
    hosted = apply(hosted, ChairTaken(0, Chair(ANN, "Ann", "greedy"), ANN), 8.0)
    assert hosted.came == {ANN: 1.0, BOB: 7.0}


# At a server; whoever has no connection there is absent at once


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staying, "PATIENCE", 0)
    monkeypatch.setattr(rooms, "TICK", 0.05)


async def opened(people: list[Person], begin: bool = True) -> str:
    host, *others = people
    told = await host.open({"seats": len(people), **PLAIN})
    for person in others:
        await person.sit(told["match"], told["invite"])
    if begin:
        await host.do(told["match"], "begin")
    return str(told["match"])


async def test_everybody_is_told_since_when_somebody_is_away() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob])
        async with ann.at(match) as here:
            await here.reach(lambda: bool(here.people))
            assert [away["seat"] for away in here.people["away"]] == [1]
            assert here.people["patience"] == PATIENCE
            came = here.people["away"][0]["since"]
            async with bob.at(match):
                await here.reach(lambda: here.people["away"] == [])
            await here.reach(lambda: here.people["away"] != [])
            assert came < here.people["away"][0]["since"] <= (await ann.look(match))["now"]
        with refused("not_absent"):
            await ann.do(match, "bot", seat=1, bot="random")


@pytest.mark.usefixtures("_impatient")
async def test_a_table_goes_on_without_its_host() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob])
        async with bob.at(match) as here:
            await here.reach(lambda: bool(here.news["you"]["host"]))
            await here.answer(Random(1))
            await bob.do(match, "bot", seat=0, bot="random")
            await here.play_to_turn(3, Random(1))
            assert here.news["gathering"]["host"] == 1
            async with ann.at(match) as back:
                await back.ask({"type": "return"})
                await here.answer(Random(1))  # the bot may have drawn for her in this turn
                await back.reach(lambda: back.asked)
                await here.reach(lambda: bool(here.people["here"] == [0, 1]))
                with refused("not_absent"):
                    await bob.do(match, "bot", seat=0, bot="random")


@pytest.mark.usefixtures("_impatient")
async def test_a_gathering_goes_on_without_its_host() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob], begin=False)
        async with bob.at(match) as here:
            await here.reach(lambda: bool(here.news["you"]["host"]))
            await bob.do(match, "begin")
            await here.reach(lambda: here.news["table"] is not None)


@pytest.mark.usefixtures("_impatient")
async def test_who_is_at_another_server_is_not_absent() -> None:
    shared = Shared()
    async with (
        served(MemoryStore(shared)) as first,
        served(MemoryStore(shared)) as second,
        met(first, "Ann", "Bob") as (ann, bob),
    ):
        match = await opened([ann, bob])
        async with ann.at(match, first) as here:
            async with bob.at(match, second):
                await here.reach(lambda: bool(here.people.get("here") == [0, 1]))
                with refused("not_absent"):
                    await ann.do(match, "bot", seat=1, bot="random")
            await here.reach(lambda: bool(here.people["here"] == [0]))
            await ann.do(match, "bot", seat=1, bot="random")


@pytest.mark.usefixtures("_impatient")
async def test_a_seat_stays_with_who_is_at_a_server_that_another_hears_nothing_of() -> None:
    shared = Shared()
    silent = MemoryStore(shared)

    async def say_nothing(match: str, message: str) -> None:
        """As where the connection that whispers go through is lost."""

    silent.whisper = say_nothing  # type: ignore[method-assign]
    async with (
        served(MemoryStore(shared)) as first,
        served(silent) as second,
        met(first, "Ann", "Bob") as (ann, bob),
    ):
        match = await opened([ann, bob])
        async with ann.at(match, first) as here, bob.at(match, second) as there:
            await ann.do(match, "bot", seat=1, bot="random")
            await there.reach(lambda: len(given_to_bots(shared, match)) == 2)
            await here.reach(lambda: not here.news["gathering"]["chairs"][1]["bot"])
            assert given_to_bots(shared, match) == ["random", ""]
            await there.reach(lambda: there.asked)
            await there.answer(Random(1))


def given_to_bots(shared: Shared, match: str) -> list[str]:
    """Each bot that the second seat was given to, and nobody for each time that it was given back."""
    events = [decoded(entry.body) for entry in shared.logs[match]]
    taken = [event for event in events if isinstance(event, ChairTaken) and event.seat == 1]
    return [event.chair.bot for event in taken[1:]]  # first of all somebody sat down


@pytest.mark.usefixtures("_impatient")
async def test_who_leaves_is_not_brought_back_by_another_server() -> None:
    shared = Shared()
    async with (
        served(MemoryStore(shared)) as first,
        served(MemoryStore(shared)) as second,
        met(first, "Ann", "Bob") as (ann, bob),
    ):
        match = await opened([ann, bob])
        async with bob.at(match, second) as there:
            await bob.do(match, "bot", seat=1, bot="random")
            await there.reach(lambda: not there.asked)
            assert given_to_bots(shared, match) == ["random"]


# Before the reveal


@asynccontextmanager
async def bot_has_answered(address: str, bot: str = "random") -> AsyncIterator[tuple[Person, Socket]]:
    """Bob has come back; a bot has answered for him, and Ann, who handed his seat over, has not answered yet."""
    async with met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob])
        async with ann.at(match) as here:
            await ann.do(match, "bot", seat=1, bot=bot)
            await here.reach(lambda: here.news["waiting"] == [0])
            async with bob.at(match) as back:
                assert back.news["you"]["answer"]
                yield ann, back


@pytest.mark.usefixtures("_impatient")
@pytest.mark.parametrize("wish", ["return", "take_back"])
async def test_the_owner_answers_anew_what_a_bot_has_answered(wish: str) -> None:
    async with served(MemoryStore()) as address, bot_has_answered(address) as (ann, back):
        turn = {"turn": back.table["turn"]} if wish == "take_back" else {}
        await back.ask({"type": wish, **turn})
        await back.reach(lambda: back.asked)
        assert back.news["you"]["answer"] is None
        drawn = back.choice(Random(3))
        await back.ask(drawn)
        async with ann.at(back.match) as here:
            await here.answer(Random(1))
            await here.reach_turn(2)
            (revealed,) = [event for event in here.events if event["type"] == "turn_drawn"]
        assert [sorted(each["spaces"]) for each in revealed["drawings"] if each["seat"] == 1] == [
            sorted(drawn["spaces"])
        ]


@pytest.mark.usefixtures("_impatient")
async def test_a_drawing_of_the_owner_replaces_that_of_the_bot_at_once() -> None:
    async with served(MemoryStore()) as address, bot_has_answered(address) as (_, back):
        with refused("turn_over"):
            await back.ask({"type": "take_back", "turn": 9})
        with refused("off_sheet"):
            await back.ask({"type": "draw", "turn": 1, "terrain": "forest", "spaces": []})
        assert back.news["gathering"]["chairs"][1]["bot"]  # what is refused changes nothing
        before = back.news["you"]["answer"]["spaces"]
        draw = {"type": "draw", "turn": 1, "terrain": back.news["you"]["answer"]["terrain"]}
        with refused("shape_not_offered"):
            await back.ask({**draw, "spaces": ["A1", "K11"]})  # no card has a shape in two pieces
        await back.ask({**draw, "spaces": before})
        assert not back.news["gathering"]["chairs"][1]["bot"]


@pytest.mark.usefixtures("_impatient")
async def test_what_the_owner_has_drawn_stays_drawn() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob])
        async with bob.at(match) as there:
            await there.answer(Random(1))
            drawn = there.news["you"]["answer"]
        async with ann.at(match):
            await ann.do(match, "bot", seat=1, bot="random")
            async with bob.at(match) as back:
                await back.ask({"type": "return"})
                assert back.news["you"]["answer"] == drawn


async def test_nobody_is_hurried_by_a_clock_that_was_just_set() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob") as (ann, bob):
        for before, after, code in ((0, 5, "clock_changed"), (60, 30, "clock_changed"), (5, 60, ""), (5, 0, "")):
            house = {"public": True, "clock": before}
            match = (await ann.open({"seats": 2}, house=house))["match"]
            await ann.do(match, "arrange", options={"seats": 2}, house={**house, "clock": before or 90})
            await ann.do(match, "arrange", options={"seats": 2}, house=house)  # nobody else sits there yet
            await bob.sit(match)
            await ann.do(match, "arrange", options={"seats": 2}, house={**house, "clock": after})
            if code:
                with refused(code, 409):
                    await ann.do(match, "begin")
            else:
                await ann.do(match, "begin")


def test_a_match_begins_once_all_could_see_the_shorter_clock() -> None:
    hosted = apply(Hosted(table("open")), MatchArranged(Options(seats=4), House(clock=5), PEOPLE), 100.0)
    with pytest.raises(Refused) as refusal:
        decide(hosted, ANN, Begin(100.5))
    assert refusal.value.details == {"seconds": 10}
    assert isinstance(decide(hosted, ANN, Begin(110.0))[0], SeatingClosed)


async def test_after_a_restart_nobody_is_absent_at_once() -> None:
    shared = Shared()
    async with served(MemoryStore(shared)) as address, met(address, "Ann", "Bob") as (ann, bob):
        match = await opened([ann, bob])
    before = shared.logs[match][-1].at
    async with served(MemoryStore(shared)) as address, ann.at(match, address) as here:
        await here.reach(lambda: bool(here.people))
        assert here.people["away"][0]["since"] > before


async def test_a_match_that_all_have_ended_is_over_without_a_winner() -> None:
    async with served(MemoryStore()) as address, met(address, "Ann", "Bob", "Wim") as (ann, bob, wim):
        match = await opened([ann, bob])
        async with ann.at(match) as here, bob.at(match) as there:
            await here.answer(Random(1))
            await there.answer(Random(2))
            await here.reach_turn(2)
            with refused("not_seated", 403):
                await wim.do(match, "end")
            await ann.do(match, "end")
            await there.reach(lambda: bool(there.news["gathering"]["agreed"] == [0]))
            await ann.do(match, "end", agree=False)
            await bob.do(match, "end")
            await here.reach(lambda: bool(here.news["gathering"]["agreed"] == [1]))
            wish = here.choice(Random(1))
            await ann.do(match, "end")
            await there.reach(lambda: bool(there.news["gathering"]["status"] == "abandoned"))
            assert (there.table["standings"], there.table["rating"], there.news["waiting"]) == ([], None, [])
            assert there.news["you"]["offer"] is None
            assert there.table["seed"]
            assert there.events[-1] == {"type": "match_abandoned"}
            with refused("match_over"):
                await here.ask(wish)
            with refused("turn_over"):
                await here.ask({"type": "ask_gains", "turn": 2})
        line = (await ann.get("/api/me/matches"))["matches"][0]
        assert (line["status"], line["awaited"]) == ("abandoned", False)
        assert [step["event"] for step in (await ann.get(f"/api/matches/{match}/steps"))["steps"]].count(
            "turn_drawn"
        ) == 1
        assert "seed: " in await ann.get(f"/api/matches/{match}/record")
        with refused("match_not_over"):
            await ann.get(f"/api/matches/{match}/analysis/0")
        assert (await bob.do(match, "rematch"))["match"]
