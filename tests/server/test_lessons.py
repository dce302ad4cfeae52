"""Lessons: their deals offer what their steps need; one goes on where it was left; what is no lesson is refused."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from cartographers.board.grid import NONE
from cartographers.board.notation import board_of
from cartographers.board.sheet import Terrain, empty, newly_closed, threatened
from cartographers.cards.printed import AMBUSH, EXPLORE
from cartographers.game.events import CardRevealed, Event, SeasonScored
from cartographers.game.match import Match
from cartographers.game.offers import Offer, has_coin, placements_of
from cartographers.game.state import Drawing, Table
from cartographers.scoring import score
from cartographers.server.hosting.lessons import FIRST, LESSONS, Lesson, LessonStep
from client import Person, Socket, met, refused
from serving import Server

pytestmark = pytest.mark.anyio


class Taken(NamedTuple):
    """A step that is drawn: the table before and after it."""

    step: LessonStep
    before: Table
    offer: Offer
    events: list[Event]
    after: Table


def played(lesson: Lesson) -> Iterator[Taken]:
    """The drawings of a lesson through the engine."""
    match = Match(lesson.options, lesson.seed)
    for step in lesson.steps:
        if step.terrain is not None:
            assert step.turn == match.table.turn, step.name
            before, offer = match.table, match.offer(0)
            events = match.answer(0, Drawing(step.terrain, board_of(step.spaces)))
            yield Taken(step, before, offer, events, match.table)


@pytest.fixture(scope="module")
def first() -> dict[str, Taken]:
    return {taken.step.name: taken for taken in played(FIRST)}


@pytest.mark.parametrize("name", LESSONS)
def test_every_drawing_of_a_lesson_is_offered(name: str) -> None:
    lesson = LESSONS[name]
    assert [taken.step for taken in played(lesson)] == [step for step in lesson.steps if step.terrain]
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert [step.turn for step in lesson.steps] == sorted(step.turn for step in lesson.steps)


# What the steps of the first lesson are about


def test_first_comes_one_shape_as_it_is_printed(first: dict[str, Taken]) -> None:
    (shape,) = EXPLORE[first["draw"].before.card].shapes
    assert board_of(first["draw"].step.spaces) in [shape.shape.printed.pattern << at for at in range(121)]


def test_then_one_is_both_turned_and_mirrored(first: dict[str, Taken]) -> None:
    (shape,) = EXPLORE[first["turn"].before.card].shapes
    cells = {divmod(number, 11) for number in range(121) if board_of(first["turn"].step.spaces) >> number & 1}
    printed = {divmod(number, 11) for number in range(121) if shape.shape.printed.pattern >> number & 1}
    turned = [printed]
    for _ in range(3):
        turned.append({(column, -row) for row, column in turned[-1]})
    assert _boxed(cells) not in map(_boxed, turned)
    assert _boxed(cells) != _boxed({(row, -column) for row, column in printed})


def _boxed(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {(row - top, column - left) for row, column in cells}


def test_of_two_shapes_one_has_a_coin(first: dict[str, Taken]) -> None:
    taken = first["coin"]
    assert len(EXPLORE[taken.before.card].shapes) == 2
    assert has_coin(taken.before.card, board_of(taken.step.spaces))
    assert taken.after.seats[0].coins == taken.before.seats[0].coins + 1


def test_an_edict_of_spring_grows(first: dict[str, Taken]) -> None:
    taken = first["edict"]
    card = taken.before.edicts["ABCD".index(taken.step.edict or "")]
    assert score(card, taken.after.seats[0].sheet).stars >= score(card, taken.before.seats[0].sheet).stars + 5


def test_a_mountain_is_closed_in_with_a_terrain_of_ones_choice(first: dict[str, Taken]) -> None:
    taken = first["mountain"]
    assert newly_closed(taken.before.seats[0].sheet, board_of(taken.step.spaces)) != NONE
    assert len(taken.offer.terrains) > 1
    assert taken.step.terrain is not taken.offer.terrains[0]  # so that one is chosen


def test_ruins_ask_for_a_place(first: dict[str, Taken]) -> None:
    taken = first["ruins"]
    assert taken.before.ruins
    assert board_of(taken.step.spaces) & taken.before.seats[0].sheet.ruins


def test_an_ambush_comes_and_can_be_fenced_in(first: dict[str, Taken]) -> None:
    assert any(isinstance(event, CardRevealed) and event.card in AMBUSH for event in first["ruins"].events)
    taken = first["fence"]
    lost = threatened(taken.before.seats[0].sheet)
    assert (lost & board_of(taken.step.spaces)).bit_count() >= 2
    assert any(isinstance(event, SeasonScored) for event in taken.events)


def test_in_summer_nothing_fits_on_ruins(first: dict[str, Taken]) -> None:
    taken = first["single"]
    sheet = taken.before.seats[0].sheet
    assert taken.before.season == 1
    assert taken.before.ruins
    assert empty(sheet) & sheet.ruins == NONE
    assert taken.offer.fallback
    assert Terrain.VILLAGE in taken.offer.terrains


def test_then_the_learner_has_many_places(first: dict[str, Taken]) -> None:
    taken = first["alone"]
    assert len(list(placements_of(taken.offer))) > 50
    assert taken.after.turn == FIRST.steps[-1].turn


# Asked for


async def test_a_lesson_begins_at_once_and_alone(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = (await ada.post("/api/lessons/first"))["match"]
        news = await ada.look(match)
        assert news["gathering"]["status"] == "playing"
        assert news["gathering"]["house"]["lesson"] == "first"
        assert news["gathering"]["house"]["hints"]
        assert (news["table"]["turn"], news["you"]["seat"]) == (1, 0)
        with refused("no_watchers"):
            await bob.look(match)


async def drawn(socket: Socket, step: dict[str, Any]) -> None:
    await socket.ask({"type": "draw", "turn": step["turn"], "terrain": step["terrain"], "spaces": step["spaces"]})


async def steps_of(person: Person) -> list[dict[str, Any]]:
    return [step for step in (await person.get("/api/lessons/first"))["steps"] if step["terrain"]]


async def test_a_lesson_goes_on_where_it_was_left(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = (await ada.post("/api/lessons/first"))["match"]
        async with ada.at(match) as socket:
            for step in (await steps_of(ada))[:3]:
                await drawn(socket, step)
        assert (await ada.post("/api/lessons/first"))["match"] == match
        assert (await ada.look(match))["table"]["turn"] == 4
        assert (await bob.post("/api/lessons/first"))["match"] != match
        await ada.do(match, "end", agree=True)
        assert (await ada.post("/api/lessons/first"))["match"] != match


async def test_a_step_out_of_order_is_refused(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.post("/api/lessons/first"))["match"]
        steps = await steps_of(ada)
        async with ada.at(match) as socket:
            with refused("turn_over"):
                await drawn(socket, steps[1])
            await drawn(socket, steps[0])
            with refused("turn_over"):
                await drawn(socket, steps[0])


async def test_what_is_no_lesson_is_refused(server: Server) -> None:
    async with met(server.address, "Ada", "") as (ada, stranger):
        with refused("unknown_lesson", 404):
            await ada.post("/api/lessons/chess")
        with refused("unknown_lesson", 404):
            await ada.get("/api/lessons/chess")
        with refused("stranger", 401):
            await stranger.post("/api/lessons/first")
        with refused("bad_message", 400):
            await ada.post("/api/lessons/first", {"seed": "mine"})


async def test_a_lesson_is_taught_on_no_other_deal(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        with refused("lesson_elsewhere"):
            await ada.open(house={"lesson": "first"})
        match = (await ada.post("/api/lessons/first"))["match"]
        await ada.do(match, "end", agree=True)
        after = (await ada.do(match, "rematch"))["match"]
        assert (await ada.look(after))["gathering"]["house"]["lesson"] == ""


async def test_the_analysis_speaks_before_the_end_of_a_lesson_only(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.post("/api/lessons/first"))["match"]
        async with ada.at(match) as socket:
            for step in (await steps_of(ada))[:2]:
                await drawn(socket, step)
        assert [turn["turn"] for turn in (await ada.get(f"/api/matches/{match}/analysis/0"))["turns"]] == [1, 2]
        with refused("match_not_over"):
            await ada.get(f"/api/matches/{match}/record")
        other = (await ada.open(begin=True))["match"]
        with refused("match_not_over"):
            await ada.get(f"/api/matches/{other}/analysis/0")
