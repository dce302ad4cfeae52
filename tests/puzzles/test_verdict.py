"""Answers judged: legal ones get a mark and reasons, others a refusal."""

import pytest
from msgspec.structs import replace

from cartographers.board.grid import ALL
from cartographers.board.sheet import Terrain
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_score
from cartographers.game.state import Drawing
from cartographers.puzzles import Puzzle, judge, shipped, view_of
from cartographers.puzzles.puzzle import drawing_of


@pytest.fixture
def puzzle() -> Puzzle:
    return shipped().all[0]


def unlisted(puzzle: Puzzle) -> Drawing:
    listed = {drawing_of(drawing) for drawing, _ in puzzle.drawings}
    return next(answer for answer in view_of(puzzle).answers() if isinstance(answer, Drawing) and answer not in listed)


def test_the_best_is_first_and_nothing_behind(puzzle: Puzzle) -> None:
    found = judge(puzzle, puzzle.best)
    assert (found.is_solved, found.place, found.behind, found.lead) == (True, 1, 0.0, puzzle.lead)


def test_a_drawing_that_is_not_listed_is_at_least_as_far_behind_as_the_last_that_is(puzzle: Puzzle) -> None:
    found = judge(puzzle, unlisted(puzzle))
    assert (found.is_solved, found.place) == (False, 0)
    assert found.behind == pytest.approx(puzzle.drawings[0][1] - puzzle.drawings[-1][1], abs=0.05)


def test_what_is_within_half_a_star_solves_it_too(puzzle: Puzzle) -> None:
    (best, value), (second, _), *others = puzzle.drawings
    for behind, is_solved in ((0.5, True), (0.6, False)):
        close = replace(puzzle, drawings=((best, value), (second, round(value - behind, 1)), *others))
        assert judge(close, drawing_of(second)).is_solved is is_solved


def test_reasons_are_the_stars_of_the_maps_before_and_after(puzzle: Puzzle) -> None:
    view, answer = view_of(puzzle), unlisted(puzzle)
    reasons = {reason.card: reason for reason in judge(puzzle, answer).reasons}
    assert [*reasons] == [*view.table.edicts, "coins", "monsters"]
    assert tuple(reasons[card].lead for card in view.table.edicts) == puzzle.why[:-1]
    for seat, told in (
        (view.table.seats[0], "before"),
        (view.after(puzzle.best), "best"),
        (view.after(answer), "answer"),
    ):
        score = season_score(view.table, seat)
        assert getattr(reasons["coins"], told) == score.coins
        assert getattr(reasons["monsters"], told) == score.monsters


def test_an_answer_that_is_not_legal_is_refused(puzzle: Puzzle) -> None:
    for answer in (Drawing(Terrain.FOREST, 0), Drawing(Terrain.FOREST, ALL)):
        with pytest.raises(Refused):
            judge(puzzle, answer)


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "no such"},
        {"sheet": "Z"},
        {"played": "FA1A2A3A4A5A6A7"},
        {"played": "nothing"},
        {"turn": 99},
        {"drawings": (("XA1", 1.0), ("XA2", 0.0))},
    ],
)
def test_a_puzzle_whose_source_leads_elsewhere_is_refused(puzzle: Puzzle, change: dict[str, object]) -> None:
    with pytest.raises(Refused, match="broken_puzzle"):
        view_of(replace(puzzle, **change))
