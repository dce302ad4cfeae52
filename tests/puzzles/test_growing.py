"""Making: the same seeds give the same file, wherever it was stopped in between."""

from pathlib import Path

import pytest

from cartographers.game.refusals import Refused
from cartographers.puzzles import judge, shipped, view_of
from cartographers.puzzles.checking import Checked, agreement, checked, sample
from cartographers.puzzles.growing import Grown, grown, kept
from cartographers.puzzles.making import USUAL, Effort
from cartographers.puzzles.shelf import Heading, line_of, puzzles_of

QUICK = Effort(games=(1, 2), leads=(0.5, 0.5))
SEEDS = range(3, 6)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file that was made without a stop."""
    file = tmp_path_factory.mktemp("puzzles") / "whole.jsonl"
    told = [*grown(file, SEEDS, QUICK)]
    assert [now.seed for now in told] == [3, 4, 5, 6]
    assert told[-1].puzzles == len(puzzles_of(file.read_bytes())) > 0
    return file.read_bytes()


def test_stopped_and_started_again_it_becomes_the_same_file(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "stopped.jsonl"
    making = grown(file, SEEDS, QUICK)
    assert next(making) == Grown(3, 0)
    next(making)
    making.close()  # type: ignore[attr-defined]
    file.write_bytes(file.read_bytes()[:-7])  # killed while it wrote
    assert [*grown(file, SEEDS, QUICK)][-1].seed == 6
    assert file.read_bytes() == whole


def test_wherever_a_file_is_cut_what_is_kept_begins_the_whole_one(whole: bytes) -> None:
    places = [int(puzzle.seed) for puzzle in puzzles_of(whole)]
    for cut in range(0, len(whole) + 1, 7):
        begun, now = kept(whole[:cut], SEEDS, QUICK)
        assert whole.startswith(begun)
        assert begun.endswith(b"\n")
        assert now.puzzles == begun.count(b"\n") - 1 == sum(place < now.seed for place in places)


def test_more_seeds_go_on_with_the_same_file(whole: bytes) -> None:
    begun, now = kept(whole, range(3, 100), QUICK)
    assert whole.startswith(begun)
    assert now.seed == max(int(puzzle.seed) for puzzle in puzzles_of(whole))


@pytest.mark.parametrize(
    ("seeds", "effort"), [(range(4, 6), QUICK), (range(3, 4), QUICK), (SEEDS, QUICK._replace(leads=(0.5, 0.6)))]
)
def test_other_puzzles_stay_as_they_are(whole: bytes, seeds: range, effort: Effort, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(whole)
    with pytest.raises(Refused, match="other_puzzles"):
        next(grown(file, seeds, effort))
    assert file.read_bytes() == whole


def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n", encoding="utf-8")
    with pytest.raises(Refused, match="no_puzzles"):
        next(grown(file, SEEDS, QUICK))
    assert file.read_text(encoding="utf-8") == "Dear Ada,\n"


def test_what_is_made_replays_and_its_best_drawing_solves_it(whole: bytes) -> None:
    for puzzle in puzzles_of(whole):
        assert view_of(puzzle).table.turn == puzzle.turn
        assert judge(puzzle, puzzle.best).is_solved


def test_a_game_gives_one_puzzle_a_season_at_most(whole: bytes) -> None:
    found = [(puzzle.seed, view_of(puzzle).table.season) for puzzle in puzzles_of(whole)]
    assert len(set(found)) == len(found)


def test_a_check_without_a_clock_finds_the_same_each_time(whole: bytes) -> None:
    some = puzzles_of(whole).all[:2]
    first, again = ([*checked(some, games=2)] for _ in range(2))
    assert first == again


def test_a_sample_is_some_of_them_in_order(whole: bytes) -> None:
    known = puzzles_of(whole).all
    assert sample(known, 2) == sample(known, 2)
    assert len(sample(known, 2)) == 2
    assert sample(known, len(known) + 1) == [*known]


def test_agreement_needs_the_same_best_drawing_and_a_lead(whole: bytes) -> None:
    puzzle = puzzles_of(whole).all[0]
    found = agreement([Checked(puzzle, True, 2.0), Checked(puzzle, True, 1.9), Checked(puzzle, False, 5.0)])
    assert (found.checked, found.agreed, found.best) == (3, 1, 2)
    assert found.unclear == (puzzle.id, puzzle.id)
    assert found.low < found.share < found.high


def test_a_larger_sample_has_a_narrower_interval(whole: bytes) -> None:
    one = Checked(puzzles_of(whole).all[0], True, 3.0)
    few, many = agreement([one] * 20), agreement([one] * 200)
    assert few.low < many.low < 1.0
    assert (few.high, many.high) == pytest.approx((1.0, 1.0))


def test_the_shipped_puzzles_were_made_as_puzzles_are_made_now() -> None:
    assert shipped().heading == Heading(games=USUAL.games, leads=USUAL.leads)


@pytest.mark.deep
def test_the_first_seeds_give_the_first_of_the_shipped_puzzles(tmp_path: Path) -> None:
    file, seeds = tmp_path / "first.jsonl", range(1, 9)
    assert [*grown(file, seeds)][-1].seed == seeds.stop
    first = [puzzle for puzzle in shipped() if int(puzzle.seed) in seeds]
    assert file.read_bytes() == line_of(shipped().heading) + b"".join(map(line_of, first))
