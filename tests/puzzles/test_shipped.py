"""The puzzles that come with the program: each of them replays from its source, and says the truth about it."""

from collections import Counter
from importlib.resources import files

import pytest

from cartographers.cards.printed import SCORING
from cartographers.game.state import Drawing, Task
from cartographers.game.view import View
from cartographers.puzzles import Puzzle, judge, shipped, view_of
from cartographers.puzzles.puzzle import drawing_of, id_of, written
from cartographers.puzzles.themes import EDICT, themes_of

MOST_BYTES, FEWEST = 400_000, 500
ROUNDING = 0.1


@pytest.fixture(scope="module")
def positions() -> list[tuple[Puzzle, View]]:
    """Every puzzle, replayed from its source."""
    return [(puzzle, view_of(puzzle)) for puzzle in shipped()]


def test_there_are_enough_in_a_small_file() -> None:
    data = (files("cartographers.puzzles") / "data" / "puzzles.jsonl").read_bytes()
    assert len(data) < MOST_BYTES
    assert len(shipped()) >= FEWEST


def test_no_puzzle_comes_twice_and_ids_follow_from_positions() -> None:
    ids = [puzzle.id for puzzle in shipped()]
    assert len(set(ids)) == len(ids)
    assert ids == [id_of(puzzle.preset, puzzle.sheet, puzzle.seed, puzzle.played) for puzzle in shipped()]


def test_every_source_leads_to_a_drawing_of_its_turn(positions: list[tuple[Puzzle, View]]) -> None:
    found = [(view.table.task, view.table.turn, view.seat in view.table.waiting) for _, view in positions]
    assert found == [(Task.DRAW, puzzle.turn, True) for puzzle, _ in positions]


def test_all_drawings_that_are_listed_are_legal_and_different(positions: list[tuple[Puzzle, View]]) -> None:
    for puzzle, view in positions:
        listed = [drawing_of(drawing) for drawing, _ in puzzle.drawings]
        legal = {answer for answer in view.answers() if isinstance(answer, Drawing)}
        assert legal.issuperset(listed), puzzle.id
        assert len(set(listed)) == len(listed) >= 2, puzzle.id
        assert [written(drawing) for drawing in listed] == [drawing for drawing, _ in puzzle.drawings]


def test_the_best_leads_and_the_others_follow_in_order() -> None:
    least = shipped().heading.leads[-1]
    for puzzle in shipped():
        values = [value for _, value in puzzle.drawings]
        assert values == sorted(values, reverse=True), puzzle.id
        assert puzzle.lead >= least - ROUNDING, puzzle.id


def test_every_stated_theme_holds(positions: list[tuple[Puzzle, View]]) -> None:
    for puzzle, view in positions:
        second = drawing_of(puzzle.drawings[1][0])
        assert puzzle.themes == themes_of(view, puzzle.best, second, puzzle.why), puzzle.id


def test_every_kind_of_theme_is_there() -> None:
    found = Counter(theme for puzzle in shipped() for theme in puzzle.themes)
    plain = {theme for theme in found if not theme.startswith(EDICT)}
    assert plain == {
        "ambush",
        "heroes",
        "ruins",
        *(f"season:{name}" for name in ("spring", "summer", "fall", "winter")),
    }
    assert {theme.removeprefix(EDICT) for theme in found if theme.startswith(EDICT)} <= set(SCORING)
    assert {puzzle.sheet for puzzle in shipped()} == {"A", "B", "C", "D"}


def test_the_best_drawing_solves_its_puzzle_and_the_second_does_not() -> None:
    for puzzle in shipped().all[::10]:
        assert judge(puzzle, puzzle.best).is_solved
        second = judge(puzzle, drawing_of(puzzle.drawings[1][0]))
        assert (second.is_solved, second.place, second.behind) == (False, 2, puzzle.lead)
