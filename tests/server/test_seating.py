"""Before the match: who may sit, who decides, and what is refused to everybody else."""

import asyncio
from typing import Any

import pytest

from client import Person, Refusal, met, refused
from serving import Server

pytestmark = pytest.mark.anyio
HOUSE = {"public": False, "watchers": True, "clock": 0}


async def chairs(person: Person, match: str) -> list[str]:
    """Who sits in each chair: a name, a bot, or nobody."""
    told = (await person.look(match))["gathering"]["chairs"]
    return [chair["name"] or chair["bot"] for chair in told]


async def status(person: Person, match: str) -> str:
    return str((await person.look(match))["gathering"]["status"])


async def opened(host: Person, seats: int = 3, **more: Any) -> str:
    """A public table, so that nobody needs an invite."""
    return str((await host.open({"seats": seats}, house={**HOUSE, "public": True}, **more))["match"])


# Sitting down and leaving


async def test_whoever_opens_a_table_is_its_host_and_sits_first(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await opened(ada)
        told = await ada.look(match)
        assert told["you"]["host"] is True
        assert told["gathering"]["host"] == told["you"]["seat"] == 0
        assert await chairs(ada, match) == ["Ada", "", ""]


async def test_a_host_need_not_sit(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await opened(ada, sit=False)
        told = await ada.look(match)
        assert (told["you"]["host"], told["you"]["seat"], told["gathering"]["host"]) == (True, None, None)


async def test_others_take_the_first_free_chair_or_the_one_they_name(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        match = await opened(ada)
        await cyd.do(match, "sit", seat=2)
        await bob.do(match, "sit")
        assert await chairs(ada, match) == ["Ada", "Bob", "Cyd"]


async def test_a_taken_chair_is_not_taken_again(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        match = await opened(ada, seats=2)
        with refused("seat_taken", 409):
            await bob.do(match, "sit", seat=0)
        with refused("unknown_seat", 409):
            await bob.do(match, "sit", seat=2)
        await bob.do(match, "sit")
        with refused("no_free_seat", 409):
            await cyd.do(match, "sit")


async def test_of_many_who_want_the_last_chair_one_gets_it(server: Server) -> None:
    async with met(server.address, "Ada", *"BCDEF") as (ada, *others):
        match = await opened(ada, seats=2)
        ended = await asyncio.gather(*(other.sit(match) for other in others), return_exceptions=True)
        assert [end.code for end in ended if isinstance(end, Refusal)] == ["no_free_seat"] * 4


async def test_sitting_down_twice_is_sitting(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await bob.do(match, "sit", seat=2)
        assert await chairs(ada, match) == ["Ada", "Bob", ""]


async def test_who_leaves_frees_the_chair(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await bob.do(match, "leave")
        assert await chairs(ada, match) == ["Ada", "", ""]
        with refused("not_seated", 403):
            await bob.do(match, "leave")


async def test_a_host_who_leaves_passes_the_table_on(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "leave")
        assert (await bob.look(match))["you"]["host"] is True
        assert (await bob.look(match))["gathering"]["host"] == 1
        with refused("host_only", 403):
            await ada.do(match, "begin")


async def test_a_table_that_the_last_person_leaves_is_closed(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada, bots=["random"])
        await ada.do(match, "leave")
        assert await status(ada, match) == "closed"
        with refused("match_closed", 409):
            await bob.do(match, "sit")


# What the host decides


async def test_a_host_frees_a_chair(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "free", seat=1)
        assert (await bob.look(match))["you"]["seat"] is None


async def test_whom_the_host_removed_does_not_sit_down_again_with_the_same_invite(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Bob again", "Cyd") as (ada, bob, again, cyd):
        told = await ada.open({"seats": 3})
        match, invite = told["match"], told["invite"]
        await bob.sit(match, invite)
        await ada.do(match, "free", seat=1)
        news = await ada.look(match)
        assert (news["you"]["removed"], news["you"]["invite"] != invite) == (["Bob"], True)
        with refused("not_invited", 403):
            await again.sit(match, invite)
        for tried in (invite, news["you"]["invite"]):
            with refused("removed", 403):
                await bob.sit(match, tried)
        await cyd.sit(match, news["you"]["invite"])
        assert (await cyd.look(match))["you"]["removed"] == []  # the host's business
        with refused("host_only", 403):
            await cyd.do(match, "admit")
        await ada.do(match, "admit")
        with refused("not_invited", 403):
            await bob.sit(match, invite)
        await bob.sit(match, news["you"]["invite"])
        assert await chairs(ada, match) == ["Ada", "Cyd", "Bob"]


async def test_nor_at_a_public_table(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.sit(match)
        await ada.do(match, "free", seat=1)
        with refused("removed", 403):
            await bob.sit(match)


async def test_who_leaves_or_was_a_bot_is_not_removed(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 3})
        await bob.sit(told["match"], told["invite"])
        await bob.do(told["match"], "leave")
        await ada.do(told["match"], "bot", seat=2, bot="random")
        await ada.do(told["match"], "free", seat=2)
        await bob.sit(told["match"], told["invite"])


async def test_a_host_who_frees_the_own_chair_leaves(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "free", seat=0)
        assert (await bob.look(match))["you"]["host"] is True


async def test_a_host_seats_bots_in_free_chairs(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit", seat=1)
        await ada.do(match, "bot", seat=2, bot="greedy")
        await ada.do(match, "bot", seat=2, bot="random")
        assert await chairs(ada, match) == ["Ada", "Bob", "random"]
        with refused("seat_taken"):
            await ada.do(match, "bot", seat=1, bot="random")
        with refused("unknown_bot"):
            await ada.do(match, "bot", seat=2, bot="clever")
        with refused("unknown_seat"):
            await ada.do(match, "bot", seat=3, bot="random")
        await ada.do(match, "free", seat=2)
        assert await chairs(ada, match) == ["Ada", "Bob", ""]


async def test_a_host_arranges_what_is_played(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit", seat=2)
        await ada.do(match, "arrange", options={"seats": 2, "sheet": "B"}, house={**HOUSE, "clock": 60})
        told = (await bob.look(match))["gathering"]
        assert (told["options"]["sheet"], told["house"]["clock"]) == ("B", 60)
        assert await chairs(ada, match) == ["Ada", "Bob"]
        await ada.do(match, "arrange", options={"seats": 4}, house=HOUSE)
        assert await chairs(ada, match) == ["Ada", "Bob", "", ""]


async def test_nobody_loses_the_chair_when_a_table_gets_smaller(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        with refused("too_few_seats", 409):
            await ada.do(match, "arrange", options={"seats": 1}, house=HOUSE)


@pytest.mark.parametrize("clock", [-1, 1, 4, 14 * 24 * 3600 + 1, 10**30])
async def test_a_clock_nobody_could_play_with_is_refused(server: Server, clock: int) -> None:
    async with met(server.address, "Ada") as (ada,):
        with refused("wrong_clock", 409):
            await ada.open(house={**HOUSE, "clock": clock})


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 0}, "wrong_seats"),
        ({"seats": 101}, "wrong_seats"),
        ({"seats": 10**30}, "wrong_seats"),
        ({"seats": -(10**30)}, "wrong_seats"),
        ({"sheet": "E"}, "unknown_choice"),
        ({"edicts": ["sentinel_wood"]}, "wrong_edicts"),
        ({"ambushes": ["goblin_attack"]}, "wrong_ambushes"),
        ({"skills": ["lore"]}, "wrong_skills"),
        ({"ambush": "both"}, "bad_message"),
        ({"colour": "red"}, "bad_message"),
    ],
    ids=str,
)
async def test_options_that_make_no_game_are_refused(server: Server, options: dict[str, Any], code: str) -> None:
    async with met(server.address, "Ada") as (ada,):
        with refused(code):
            await ada.open(options)


async def test_more_bots_than_chairs_are_refused(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        with refused("too_few_seats"):
            await ada.open({"seats": 2}, bots=["random", "random"])
        with refused("unknown_bot"):
            await ada.open({"seats": 2}, bots=["clever"])


async def test_a_table_begins_with_those_who_sit(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada, seats=5)
        await bob.do(match, "sit", seat=3)
        await ada.do(match, "begin")
        told = await bob.look(match)
        assert (told["gathering"]["status"], told["you"]["seat"]) == ("playing", 1)
        assert len(told["table"]["sheets"]) == 2


async def test_a_table_without_anybody_does_not_begin(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await opened(ada, sit=False)
        with refused("nobody_seated", 409):
            await ada.do(match, "begin")


async def test_a_closed_table_stays_closed(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await opened(ada)
        await ada.do(match, "close")
        for what, body in WISHES.items():
            if what not in ("return", "rematch"):
                with refused("match_closed", 409):
                    await ada.do(match, what, **body)


WISHES: dict[str, dict[str, Any]] = {
    "leave": {},
    "bot": {"seat": 1, "bot": "random"},
    "free": {"seat": 1},
    "arrange": {"options": {"seats": 3}, "house": HOUSE},
    "begin": {},
    "close": {},
    "end": {},
    "return": {},
    "rematch": {},
}


@pytest.mark.parametrize("what", ["bot", "free", "arrange", "begin", "close"])
async def test_only_the_host_decides(server: Server, what: str) -> None:
    async with met(server.address, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        match = await opened(ada)
        await bob.do(match, "sit", seat=2)
        for other in (bob, cyd):
            with refused("host_only", 403):
                await other.do(match, what, **WISHES[what])
        assert await chairs(ada, match) == ["Ada", "", "Bob"]


@pytest.mark.parametrize("what", ["leave", "free", "arrange", "begin", "close"])
async def test_a_match_that_has_begun_is_not_arranged_any_more(server: Server, what: str) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "begin")
        with refused("match_begun", 409):
            await ada.do(match, what, **WISHES[what])


@pytest.mark.parametrize("what", WISHES)
async def test_a_table_that_is_not_there(server: Server, what: str) -> None:
    async with met(server.address, "Ada") as (ada,):
        with refused("unknown_match", 404):
            await ada.do("nowhere", what, **WISHES[what])


# Private and public


async def test_a_private_table_takes_only_the_invited(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open({"seats": 2})
        for wrong in ("", "wrong", told["invite"][:-1], told["invite"] + "A", told["invite"].swapcase(), "é"):
            with refused("not_invited", 403):
                await bob.sit(told["match"], wrong)
        await bob.sit(told["match"], told["invite"])
        assert await chairs(ada, told["match"]) == ["Ada", "Bob"]


async def test_those_who_sit_may_invite_others_while_the_table_is_open(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        told = await ada.open({"seats": 3})
        await bob.sit(told["match"], told["invite"])
        assert (await bob.look(told["match"]))["you"]["invite"] == told["invite"]
        assert (await cyd.look(told["match"]))["you"]["invite"] == ""
        await ada.do(told["match"], "begin")
        assert (await bob.look(told["match"]))["you"]["invite"] == ""


async def test_a_public_table_takes_anybody(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.sit(match)
        assert await chairs(ada, match) == ["Ada", "Bob", ""]


async def test_a_table_can_become_private(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await ada.do(match, "arrange", options={"seats": 2}, house=HOUSE)
        with refused("not_invited"):
            await bob.sit(match)


# Handing over; who is absent for long: test_staying.py


async def test_nobody_hands_the_seat_of_somebody_to_a_bot_who_has_just_been_there(server: Server) -> None:
    async with met(server.address, "Ada", "Bob", "Wim") as (ada, bob, wim):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "begin")
        with refused("not_absent", 409):
            await ada.do(match, "bot", seat=1, bot="random")
        with refused("not_absent", 409):
            await bob.do(match, "bot", seat=0, bot="random")
        with refused("not_seated", 403):
            await wim.do(match, "bot", seat=0, bot="random")


async def test_who_leaves_a_match_that_runs_leaves_a_bot_and_can_return(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada)
        await bob.do(match, "sit")
        await ada.do(match, "begin")
        with refused("unknown_bot"):
            await bob.do(match, "bot", seat=1, bot="clever")
        await bob.do(match, "bot", seat=1, bot="random")
        assert (await ada.look(match))["gathering"]["chairs"][1] == {"name": "Bob", "bot": "random"}
        await bob.do(match, "return")
        assert (await ada.look(match))["gathering"]["chairs"][1] == {"name": "Bob", "bot": ""}
        await bob.do(match, "return")


async def test_a_bots_own_seat_is_nobodys_to_hand_over(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = await opened(ada, seats=2, bots=["random"])
        await ada.do(match, "begin")
        with refused("seat_taken"):
            await ada.do(match, "bot", seat=1, bot="greedy")


async def test_who_does_not_sit_cannot_return(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = await opened(ada, seats=2)
        with refused("not_seated", 403):
            await bob.do(match, "return")
