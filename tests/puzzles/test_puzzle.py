"""Answers in few letters, and the ids of positions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.board.grid import ALL
from cartographers.board.notation import board_of
from cartographers.board.sheet import Terrain
from cartographers.game.state import Answer, Drawing, Target
from cartographers.puzzles.puzzle import BadMove, drawing_of, id_of, read, written

boards = st.integers(1, ALL)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Drawing(Terrain.FOREST, board_of(["A1", "A11", "B1"])), "FA1A11B1"),
        (Drawing(Terrain.FARM, board_of(["A1"])), "AA1"),
        (Drawing(Terrain.MONSTER, board_of(["K10", "K11"])), "BK10K11"),
        (Drawing(Terrain.HERO, board_of(["C3"]), board_of(["B3", "D3"])), "HC3!B3D3"),
        (Target(board_of(["D4"])), "XD4"),
    ],
)
def test_answers_in_few_letters(answer: Answer, text: str) -> None:
    assert written(answer) == text
    assert read(text) == answer


@given(st.builds(Drawing, st.sampled_from(Terrain), boards, st.just(0) | boards) | st.builds(Target, boards))
def test_what_is_written_is_read_again(answer: Answer) -> None:
    assert read(written(answer)) == answer


@pytest.mark.parametrize("text", ["", "F", "QA1", "FA0", "FA12", "FL1", "FA1!", "fa1", "FA1 A2"])
def test_what_says_no_answer(text: str) -> None:
    with pytest.raises(BadMove):
        read(text)


def test_a_lost_space_is_no_drawing() -> None:
    with pytest.raises(BadMove):
        drawing_of("XA1")


def test_every_part_of_the_source_makes_another_id() -> None:
    source = ("english", "A", "7", "FA1")
    others = [(*source[:place], "other", *source[place + 1 :]) for place in range(len(source))]
    assert len({id_of(*each) for each in (source, *others)}) == 5
