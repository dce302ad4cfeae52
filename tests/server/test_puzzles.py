"""Puzzles over the protocol: found, shown without their answer, answered once, explained, and learned from."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cartographers.board.notation import names
from cartographers.game.state import Drawing
from cartographers.puzzles import Puzzle, judge, of_the_day, shipped, view_of
from cartographers.puzzles.puzzle import drawing_of
from cartographers.puzzles.verdict import TOLERANCE
from client import Person, refused
from serving import Server

pytestmark = pytest.mark.anyio


def solve(drawing: Drawing) -> dict[str, Any]:
    return {"terrain": drawing.terrain.value, "spaces": names(drawing.spaces), "marks": names(drawing.marks)}


def worst(puzzle: Puzzle) -> Drawing:
    """A legal drawing that does not solve it."""
    listed = {drawing_of(text) for text, _ in puzzle.drawings}
    drawings = (answer for answer in view_of(puzzle).answers() if isinstance(answer, Drawing))
    return next(drawing for drawing in drawings if drawing not in listed)


def puzzle_about(theme: str, number: int = 0) -> Puzzle:
    return shipped().of(theme)[number]


async def test_a_stranger_sees_every_theme_and_the_puzzle_of_the_day(server: Server) -> None:
    before = datetime.now(UTC).date()
    async with Person(server.address) as stranger:
        told = await stranger.get("/api/puzzles")
    assert told["puzzles"] == len(shipped())
    assert {theme["theme"]: theme["puzzles"] for theme in told["themes"]} == {
        theme: len(shipped().of(theme)) for theme in shipped().themes()
    }
    assert (told["answered"], told["solved"], told["rating"], told["streak"]) == (0, 0, 1500, 0)
    assert told["day"] in {of_the_day(before).id, of_the_day(before + timedelta(days=1)).id}
    assert not told["is_day_answered"]


async def test_a_position_is_a_match_that_waits_for_its_seat_and_tells_no_secret(server: Server) -> None:
    puzzle = puzzle_about("heroes")
    async with Person(server.address) as stranger:
        told = await stranger.get(f"/api/puzzles/{puzzle.id}")
    news, view = told["news"], view_of(puzzle)
    assert (told["puzzle"], told["rating"], told["verdict"]) == (puzzle.id, puzzle.rating, None)
    assert "themes" not in told  # they say what decides
    assert (news["table"]["turn"], news["table"]["card"]) == (puzzle.turn, view.table.card)
    assert (news["waiting"], news["you"]["seat"], news["you"]["answer"]) == ([0], 0, None)
    assert news["you"]["offer"]["fits"]
    assert len(told["counted"]["edicts"]) == 4
    assert (news["table"]["seed"], news["gathering"]["seal"], news["you"]["invite"]) == ("", "", "")
    assert news["events"] == []
    assert puzzle.seed not in str({**news, "now": 0, "table": {**news["table"], "asked": 0}}).split("'")


async def test_the_best_drawing_solves_it_and_is_explained(server: Server) -> None:
    puzzle = puzzle_about("ruins")
    async with Person(server.address, "Ada") as ada:
        verdict = await ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best))
        told = await ada.get("/api/puzzles")
        again = await ada.get(f"/api/puzzles/{puzzle.id}")
    expected = judge(puzzle, puzzle.best)
    assert (verdict["is_solved"], verdict["place"], verdict["behind"]) == (True, 1, 0.0)
    assert verdict["best"] == verdict["answer"]
    assert verdict["best"]["spaces"] == names(puzzle.best.spaces)
    assert (verdict["lead"], tuple(verdict["themes"])) == (puzzle.lead, puzzle.themes)
    assert [reason["card"] for reason in verdict["reasons"]] == [
        *view_of(puzzle).table.edicts,
        "coins",
        "monsters",
    ]
    assert [(reason["before"], reason["best"], reason["left"]) for reason in verdict["reasons"]] == [
        (reason.before, reason.best, reason.left) for reason in expected.reasons
    ]
    assert verdict["before"] == 1500 < verdict["after"] == told["rating"]
    assert (told["answered"], told["solved"], told["streak"], told["longest"]) == (1, 1, 1, 1)
    [ruins] = [theme for theme in told["themes"] if theme["theme"] == "ruins"]
    assert (ruins["answered"], ruins["solved"]) == (1, 1)
    assert again["verdict"] == verdict  # whoever comes back finds it as it was


async def test_another_drawing_is_told_how_far_it_is_behind(server: Server) -> None:
    puzzle = puzzle_about("ambush")
    async with Person(server.address, "Ada") as ada:
        verdict = await ada.post(f"/api/puzzles/{puzzle.id}", solve(worst(puzzle)))
        told = await ada.get("/api/puzzles")
    assert (verdict["is_solved"], verdict["place"]) == (False, 0)
    assert verdict["behind"] > TOLERANCE
    assert verdict["answer"]["spaces"] == names(worst(puzzle).spaces)
    assert verdict["best"]["spaces"] == names(puzzle.best.spaces)
    assert verdict["after"] < verdict["before"] == 1500
    assert (told["answered"], told["solved"], told["streak"]) == (1, 0, 0)


async def test_an_answer_is_given_once(server: Server) -> None:
    puzzle = puzzle_about("season:winter")
    async with Person(server.address, "Ada") as ada:
        first = await ada.post(f"/api/puzzles/{puzzle.id}", solve(worst(puzzle)))
        with refused("puzzle_answered", 409):
            await ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best))
        assert (await ada.get(f"/api/puzzles/{puzzle.id}"))["verdict"] == first


async def test_of_answers_at_once_one_counts(server: Server) -> None:
    puzzle = puzzle_about("season:winter", 1)
    async with Person(server.address, "Ada") as ada:
        tries = [ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best)) for _ in range(5)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 1
        assert (await ada.get("/api/puzzles"))["answered"] == 1


async def test_a_drawing_that_is_not_legal_is_refused_and_does_not_count(server: Server) -> None:
    puzzle = puzzle_about("season:fall")
    async with Person(server.address, "Ada") as ada:
        with refused("bad_message", 400):
            await ada.post(f"/api/puzzles/{puzzle.id}", {"terrain": "forest"})
        with refused("off_sheet", 409):
            await ada.post(f"/api/puzzles/{puzzle.id}", {**solve(puzzle.best), "spaces": []})
        assert (await ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best)))["is_solved"]


async def test_who_has_no_name_yet_cannot_answer(server: Server) -> None:
    puzzle = puzzle_about("ruins")
    async with Person(server.address) as stranger:
        with refused("stranger", 401):
            await stranger.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best))


async def test_what_does_not_exist_is_told(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        for path in ("/api/puzzles/nosuch", f"/api/puzzles/{'x' * 500}"):
            with refused("unknown_puzzle", 404):
                await ada.get(path)
        with refused("unknown_puzzle", 404):
            await ada.post("/api/puzzles/nosuch", solve(puzzle_about("ruins").best))
        with refused("unknown_theme", 404):
            await ada.get("/api/puzzles/next/edict:nosuch")


async def test_the_next_puzzle_was_not_answered_and_is_of_the_theme(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        seen = set()
        for _ in range(3):
            puzzle = shipped().named((await ada.get("/api/puzzles/next/ruins"))["puzzle"])
            assert "ruins" in puzzle.themes
            assert puzzle.id not in seen
            seen.add(puzzle.id)
            await ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best))
        assert (await ada.get("/api/puzzles/next"))["puzzle"] not in seen
        assert (await ada.get("/api/puzzles"))["streak"] == 3


async def test_a_theme_of_which_all_are_answered_has_no_next(server: Server) -> None:
    theme = min(shipped().themes(), key=lambda theme: len(shipped().of(theme)))
    async with Person(server.address, "Ada") as ada:
        for puzzle in shipped().of(theme):
            await ada.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best))
        with refused("no_puzzle_left", 409):
            await ada.get(f"/api/puzzles/next/{theme}")


async def test_a_puzzle_learns_how_difficult_it_is_from_everybody(server: Server) -> None:
    puzzle = puzzle_about("season:spring")
    ratings = []
    for number in range(3):
        async with Person(server.address, f"Guest {number}") as guest:
            await guest.post(f"/api/puzzles/{puzzle.id}", solve(worst(puzzle)))
            ratings.append((await guest.get(f"/api/puzzles/{puzzle.id}"))["rating"])
    assert puzzle.rating < ratings[0] < ratings[1] < ratings[2]


async def test_people_who_answer_the_same_puzzle_at_once_all_count(server: Server) -> None:
    puzzle = puzzle_about("season:spring", 1)
    guests = [Person(server.address, f"Guest {number}") for number in range(6)]

    async def answer(guest: Person) -> None:
        async with guest:
            assert (await guest.post(f"/api/puzzles/{puzzle.id}", solve(puzzle.best)))["is_solved"]

    await asyncio.gather(*map(answer, guests))
    async with Person(server.address) as stranger:
        rating = (await stranger.get(f"/api/puzzles/{puzzle.id}"))["rating"]
    assert rating < puzzle.rating
