"""Lessons: their deals offer what their steps need; one goes on where it was left; what is no lesson is refused."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from cartographers.board.grid import NONE
from cartographers.board.notation import board_of
from cartographers.board.sheet import Terrain, empty, newly_closed, threatened
from cartographers.cards.printed import AMBUSH, EXPLORE, TITLES
from cartographers.cards.printed import HEROES as HERO_CARDS
from cartographers.game.events import CardRevealed, Event, SeasonScored, TurnDrawn
from cartographers.game.match import Match
from cartographers.game.offers import Offer, has_coin, offer, placements_of
from cartographers.game.scores import rating, title
from cartographers.game.state import Answer, Drawing, Table, Target, Task
from cartographers.scoring import score
from cartographers.server.hosting.lessons import FIRST, HEROES, LESSONS, SOLO, Lesson, LessonStep
from client import Person, Socket, met, refused
from serving import Server

pytestmark = pytest.mark.anyio


class Taken(NamedTuple):
    """A step that answers the table: how it was before and after it."""

    step: LessonStep
    before: Table
    events: list[Event]
    after: Table

    @property
    def offer(self) -> Offer:
        return offer(self.before, 0)


def begun(lesson: Lesson) -> Match:
    match = Match(lesson.options, lesson.seed)
    for reply in lesson.before:
        match.play(reply)
    return match


def answer_of(step: LessonStep) -> Answer:
    """What is drawn or destroyed in a step."""
    if step.terrain is None:
        return Target(board_of(step.spaces))
    return Drawing(step.terrain, board_of(step.spaces), board_of(step.marks))


def played(lesson: Lesson) -> Iterator[Taken]:
    """The steps of a lesson that answer what the table asks, through the engine."""
    match = begun(lesson)
    for step in lesson.steps:
        assert step.turn == match.table.turn, step.name
        if step.spaces:
            before = match.table
            yield Taken(step, before, match.answer(0, answer_of(step)), match.table)


def taken(lesson: Lesson) -> dict[str, Taken]:
    return {taken.step.name: taken for taken in played(lesson)}


@pytest.fixture(scope="module")
def first() -> dict[str, Taken]:
    return taken(FIRST)


@pytest.fixture(scope="module")
def solo() -> dict[str, Taken]:
    return taken(SOLO)


@pytest.fixture(scope="module")
def heroes() -> dict[str, Taken]:
    return taken(HEROES)


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_is_offered_at_its_turn(name: str) -> None:
    lesson = LESSONS[name]
    assert [taken.step for taken in played(lesson)] == [step for step in lesson.steps if step.spaces]
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


# What the steps of the lesson alone are about


def test_alone_it_begins_with_winter() -> None:
    table = begun(SOLO).table
    assert (table.season, len(table.revealed)) == (3, 1)
    assert table.seats[0].stars > 0


def test_an_ambush_walks_in_from_its_corner(solo: dict[str, Taken]) -> None:
    events = solo["winter"].events
    (card,) = [event.card for event in events if isinstance(event, CardRevealed) and event.card in AMBUSH]
    assert card == SOLO.steps[1].about
    assert any(
        drawn.terrain is Terrain.MONSTER for event in events if isinstance(event, TurnDrawn) for drawn in event.drawings
    )


def test_what_it_would_cost_is_fenced_in(solo: dict[str, Taken]) -> None:
    taken = solo["fence"]
    lost = threatened(taken.before.seats[0].sheet)
    assert (lost & board_of(taken.step.spaces)).bit_count() >= 3


def test_the_last_drawing_ends_the_year_with_a_title_below_the_best(solo: dict[str, Taken]) -> None:
    table = solo["last"].after
    assert len(list(placements_of(solo["last"].offer))) > 10
    assert table.over
    assert SOLO.steps[-2].about in table.edicts
    assert title(rating(table)) not in (TITLES[0][0], TITLES[-1][0])  # one above it, one below


# What the steps of the lesson with heroes are about


def test_a_dragon_lies_on_the_map_and_a_hero_comes() -> None:
    table = begun(HEROES).table
    assert table.powers == (HEROES.steps[0].about,)
    assert table.seats[0].sheet.dragon
    assert table.card in HERO_CARDS


def test_the_hero_is_turned_and_destroys_some_of_the_dragon(heroes: dict[str, Taken]) -> None:
    taken = heroes["hero"]
    before, after = taken.before.seats[0].sheet, taken.after.seats[0].sheet
    assert after.destroyed.bit_count() == 2
    assert after.destroyed & before.dragon == after.destroyed
    assert after.dragon
    space = board_of(taken.step.spaces).bit_length() - 1
    assert HERO_CARDS[taken.before.card].attacks.marks[space].index(board_of(taken.step.marks)) > 0  # not as printed


def test_one_drawing_shuts_the_dragon_in_and_ends_spring(heroes: dict[str, Taken]) -> None:
    taken = heroes["shut"]
    assert taken.after.seats[0].coins == taken.before.seats[0].coins + 3
    assert (taken.before.season, taken.after.season) == (0, 1)


def test_a_gorgon_then_destroys_an_empty_space_of_the_learners_choice(heroes: dict[str, Taken]) -> None:
    taken = heroes["gorgon"]
    sheet, space = taken.before.seats[0].sheet, board_of(taken.step.spaces)
    assert (taken.before.card, taken.before.task) == ("gorgon", Task.DESTROY)
    assert space & empty(sheet)
    assert space & threatened(sheet)  # so it costs no star any more
    assert space & taken.after.seats[0].sheet.destroyed


def test_then_the_learner_has_many_places_among_heroes_too(heroes: dict[str, Taken]) -> None:
    assert len(list(placements_of(heroes["alone"].offer))) > 50


# Asked for


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_begins_at_once_and_alone(server: Server, name: str) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        match = (await ada.post(f"/api/lessons/{name}"))["match"]
        news = await ada.look(match)
        assert news["gathering"]["status"] == "playing"
        assert news["gathering"]["house"]["lesson"] == name
        assert news["gathering"]["house"]["hints"]
        assert (news["table"]["turn"], news["you"]["seat"]) == (LESSONS[name].steps[0].turn, 0)
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
