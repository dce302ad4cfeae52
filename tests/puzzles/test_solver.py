"""Ratings, results, streaks, and the next puzzle."""

import pytest

from cartographers.game.refusals import Refused
from cartographers.puzzles import Puzzles, Solver, Streak, answered, next_for, shipped, streak
from cartographers.puzzles.difficulty import FIRST, Rating, chance_to_solve, first_rating, learned
from cartographers.puzzles.solver import Result


def results(marks: str) -> list[Result]:
    return [Result(str(number), mark == "+") for number, mark in enumerate(marks)]


@pytest.mark.parametrize(
    ("marks", "now", "longest"), [("", 0, 0), ("+", 1, 1), ("++-", 0, 2), ("-+", 1, 1), ("+++-++", 2, 3), ("--", 0, 0)]
)
def test_a_streak_ends_with_the_first_failure(marks: str, now: int, longest: int) -> None:
    assert streak(results(marks)) == Streak(now, longest)


def test_a_solved_puzzle_is_easier_than_thought_and_its_solver_stronger() -> None:
    solver, puzzle = learned(Rating(), Rating(), is_solved=True)
    assert solver.value > FIRST > puzzle.value
    solver, puzzle = learned(Rating(), Rating(), is_solved=False)
    assert solver.value < FIRST < puzzle.value


def test_a_surprise_moves_further() -> None:
    hard, easy = Rating(FIRST + 400), Rating(FIRST - 400)
    by_hard, by_easy = (learned(Rating(), puzzle, is_solved=True)[0].value for puzzle in (hard, easy))
    assert by_hard - FIRST == pytest.approx(10 * (by_easy - FIRST))


def test_many_answers_move_less() -> None:
    new, old = (learned(Rating(FIRST, answers), Rating(), True)[0].value for answers in (0, 1000))
    assert new > old > FIRST


def test_a_puzzle_learns_how_many_solve_it() -> None:
    puzzle = Rating()
    for number in range(400):  # one in four of equal strength fails
        puzzle = learned(Rating(FIRST, 1000), puzzle, is_solved=number % 4 != 0)[1]
    assert chance_to_solve(FIRST, puzzle.value) == pytest.approx(0.75, abs=0.05)


def test_the_first_rating_grows_with_what_makes_it_difficult() -> None:
    usual = first_rating(set(), 64, (90.0, 86.0, 80.0))
    assert first_rating({"greedy"}, 64, (90.0, 86.0, 80.0)) > usual
    assert first_rating({"greedy", "planner"}, 64, (90.0, 86.0, 80.0)) > first_rating(
        {"greedy"}, 64, (90.0, 86.0, 80.0)
    )
    assert first_rating(set(), 128, (90.0, 86.0, 80.0)) > usual
    assert first_rating(set(), 64, (90.0, 86.0, 85.0)) > usual
    assert first_rating(set(), 64, (90.0, 83.0, 80.0)) < usual


def test_an_answer_is_kept_with_both_ratings() -> None:
    solver, puzzle = answered(Solver(), "one", Rating(1600.0), is_solved=True)
    assert solver.results == (Result("one", True),)
    assert (solver.rating.answers, puzzle.answers) == (1, 1)


def test_a_puzzle_is_answered_once() -> None:
    solver, puzzle = answered(Solver(), "one", Rating(), is_solved=False)
    with pytest.raises(Refused, match="puzzle_answered"):
        answered(solver, "one", puzzle, is_solved=True)


def test_the_next_puzzle_is_new_and_as_difficult_as_the_solver_is_strong() -> None:
    first = next_for(Solver(), shipped())
    assert abs(first.rating - FIRST) == min(abs(puzzle.rating - FIRST) for puzzle in shipped())
    solver, _ = answered(Solver(), first.id, Rating(first.rating), is_solved=True)
    assert next_for(solver, shipped()).id != first.id


def test_the_next_puzzle_is_of_the_theme() -> None:
    assert "ruins" in next_for(Solver(), shipped(), "ruins").themes


def test_the_next_puzzle_is_chosen_by_what_was_learned() -> None:
    first = next_for(Solver(), shipped())
    assert next_for(Solver(), shipped(), ratings={first.id: Rating(3000.0, 9)}).id != first.id


def test_after_the_last_puzzle_none_is_left() -> None:
    one = Puzzles(shipped().all[:1])
    solver, _ = answered(Solver(), one.all[0].id, Rating(), is_solved=True)
    with pytest.raises(Refused, match="no_puzzle_left"):
        next_for(solver, one)
