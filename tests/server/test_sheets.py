"""Sheets of one's own at a server: looked at, tried by bots, played on; what is no sheet is refused with its row."""

import asyncio
from contextlib import suppress
from random import Random

import pytest

from cartographers.board.notation import lines_of
from cartographers.bots.trial import Trial
from cartographers.cards.sheets import ground
from cartographers.game.refusals import Refused
from cartographers.local.thinking import ThinkingHere
from cartographers.server.limits.token_bucket import Purse, TokenBucket
from cartographers.server.service import sheets as service
from cartographers.server.service.calls import Call
from cartographers.server.service.sheets import Sheets
from cartographers.server.thinking.questions import Try
from cartographers.server.wire.sheets import Tried
from client import Person, playing, refused
from server.test_challenges import opened as challenge
from server.test_deals import Dated, begun
from server.test_events import club
from serving import Server

pytestmark = pytest.mark.anyio

ROWS = "9W1-1M4R3W-4W5M-2R1WW3R1-5WW4-1M4W4-6WWR2-1R6W2-8WM1-2MR7-11"
OWN = f"The Long Scar={ROWS}"
MAP = lines_of(ground(OWN))


async def test_a_sheet_is_looked_at_and_tried(server: Server) -> None:
    async with Person(server.address) as stranger:
        shown = await stranger.post("/api/sheets", {"sheet": OWN})
        tried = await stranger.post("/api/sheets/trial", {"sheet": OWN, "bot": "random"})
        assert await stranger.post("/api/sheets/trial", {"sheet": ROWS, "bot": "random"}) == tried
    assert shown["sheet"] == OWN
    assert shown["map"][0] == ".........#."
    assert shown["oddities"] == [{"odd": "shut_in", "grave": True, "count": 1, "spaces": ["A11"]}]
    assert (tried["bot"], tried["games"]) == ("random", service.GAMES["random"])
    assert tried["rating"] < 0 > tried["usual"]
    assert len(tried["left"]) == 121
    assert tried["left"][9] == 0, "wasteland is never empty"
    assert max(tried["left"]) <= tried["games"]


async def test_what_is_no_sheet_is_refused(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        for path, more in (("/api/sheets", {}), ("/api/sheets/trial", {"bot": "random"})):
            for sheet, code in (("E", "unknown_choice"), ("11-11", "wrong_rows"), ("n" * 10_000, "unknown_choice")):
                with refused(code, 409):
                    await ada.post(path, {"sheet": sheet, **more})
        with refused("unknown_bot", 409):
            await ada.post("/api/sheets/trial", {"sheet": OWN, "bot": "master"})
        with refused("wrong_columns", 409):
            await ada.open({"sheet": OWN.replace("-5WW4-", "-5WW3-")})
        with refused("bad_sheet_name", 409):
            await ada.open({"sheet": f"<i>={ROWS}"})


async def test_a_match_is_played_on_it(server: Server) -> None:
    async with playing(server.address, 2, {"sheet": OWN}) as seats:
        assert seats[0].table["sheets"][1]["map"][3] == "..,.##...,."
        await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
        assert seats[0].over
        assert seats[0].news["gathering"]["options"]["sheet"] == OWN


async def test_a_master_and_hints_at_a_table_on_it(server: Server) -> None:
    async with playing(server.address, 1, {"sheet": OWN}, bots=["master"], house={"hints": True}) as (ada,):
        filled = {
            f"{'ABCDEFGHIJK'[row]}{column + 1}"
            for row, line in enumerate(MAP)
            for column, sign in enumerate(line)
            if sign in "M#"
        }
        while ada.table["turn"] < 3 and not ada.over:
            if ada.asked and ada.news["you"]["offer"]:
                told = await ada.ask({"type": "ask_hints", "turn": ada.table["turn"]})
                assert told["hints"]
                assert all(filled.isdisjoint(hint["drawing"]["spaces"]) for hint in told["hints"])
            await (ada.answer(Random(1)) if ada.asked else ada.hear())
        drawn = ada.table["sheets"][1]["map"]
        assert drawn != MAP, "the master has drawn"
        assert all(
            drawn[row][column] == "#" for row, line in enumerate(MAP) for column, sign in enumerate(line) if sign == "#"
        )


async def test_heralds_challenges_and_events_deal_on_it_and_on_nothing_else() -> None:
    async with club(Dated(), "Ada") as (ada,):
        herald = (await ada.post("/api/heralds", {"options": {"sheet": OWN, "seats": 3}}))["code"]
        assert (await ada.get(f"/api/heralds/{herald}"))["options"]["sheet"] == OWN
        deal = (await challenge(ada, options={"sheet": OWN, "ambushes": []}))["deal"]  # none walks before one looks
        assert (await ada.look(await begun(ada, deal)))["table"]["sheets"][0]["map"] == MAP
        event = (await ada.post("/api/events", {"name": "Cup", "rounds": [{"sheet": OWN}, {"sheet": "B"}]}))["event"]
        assert (await ada.get(f"/api/events/{event}"))["shown"]["rounds"][0]["options"]["sheet"] == OWN
        wrong = {"sheet": OWN.replace("-5WW4-", "-5WW5-")}
        with refused("wrong_columns", 409):
            await ada.post("/api/heralds", {"options": wrong})
        with refused("wrong_columns", 409):
            await challenge(ada, options=wrong)
        with refused("wrong_columns", 409):
            await ada.post("/api/events", {"name": "Cup", "rounds": [{"sheet": "A"}, wrong]})


class Counting(ThinkingHere):
    """Counts the games that it plays."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []

    async def trial(self, question: Try, person: str = "") -> Trial:
        self.played += [question.sheet] * (question.end - question.first)
        return await super().trial(question, person)


def call(sheet: str, bot: str = "random", place: str = "here", hung_up: asyncio.Event | None = None) -> Call:
    async def read() -> bytes:
        return f'{{"sheet": "{sheet}", "bot": "{bot}"}}'.encode()

    async def gone() -> None:
        await (hung_up or asyncio.Event()).wait()

    return Call(None, {}, read, gone, Purse(TokenBucket(1e9, 1e9)), place)


async def test_a_trial_is_made_once_for_all_who_ask_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "KEPT", 3)
    thinking = Counting()
    sheets = Sheets(thinking)
    games = service.GAMES["random"]
    answers = await asyncio.gather(*(sheets.tried(call(OWN, place=f"place {number}")) for number in range(4)))
    assert len({answer.value for answer in answers if isinstance(answer.value, Tried)}) == 1
    assert sorted(thinking.played) == sorted([ROWS] * games + ["A"] * games)
    for row in ("11", "M10", "R10", "W10"):
        await sheets.tried(call("-".join([row] + ["11"] * 10)))
    thinking.played.clear()
    await sheets.tried(call(OWN))
    assert ROWS in thinking.played, "others were asked for since"
    assert len(sheets._kept) == 3


async def test_nobody_waits_for_many_trials_and_whoever_hangs_up_for_none() -> None:
    thinking = Counting()
    sheets = Sheets(thinking)
    gone = asyncio.Event()
    codes = ["-".join([row] + ["11"] * 10) for row in ("11", "M10", "R10")]
    asked = [asyncio.create_task(sheets.tried(call(code, hung_up=gone))) for code in codes]
    await asyncio.sleep(0)
    with pytest.raises(Refused, check=lambda refusal: refusal.code == "reviews_waiting"):
        await sheets.tried(call(OWN))
    gone.set()
    for task in asked:
        with suppress(Refused):
            await task
    assert len(thinking.played) < 3 * service.GAMES["random"]
