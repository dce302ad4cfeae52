"""Files of puzzles, by id and by theme; and what is refused."""

import msgspec
import pytest

from cartographers.game.refusals import Refused
from cartographers.puzzles import Puzzles, shipped
from cartographers.puzzles.shelf import Heading, line_of, puzzles_of


def refusal(data: bytes) -> str:
    with pytest.raises(Refused) as refused:
        puzzles_of(data)
    return refused.value.code


def test_a_file_is_read_as_it_was_written() -> None:
    lines = [line_of(Heading()), *map(line_of, shipped().all[:3])]
    assert puzzles_of(b"".join(lines)).all == shipped().all[:3]


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        shipped().named("nothing")
    assert (refused.value.code, refused.value.details) == ("unknown_puzzle", {"puzzle": "nothing"})


def test_every_puzzle_is_found_by_its_id() -> None:
    assert [shipped().named(puzzle.id) for puzzle in shipped()] == [*shipped()]


def test_the_puzzles_of_a_theme_are_those_that_have_it() -> None:
    for theme in shipped().themes():
        assert [*shipped().of(theme)] == [puzzle for puzzle in shipped() if theme in puzzle.themes]


def test_a_theme_that_no_puzzle_has_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_theme"):
        Puzzles(()).of("ruins")


@pytest.mark.parametrize("data", [b"", b"\n", b"puzzles", b"[]\n", b'{"other": 1}\n'])
def test_what_is_no_file_of_puzzles(data: bytes) -> None:
    assert refusal(data) == "no_puzzles"


@pytest.mark.parametrize("heading", [Heading(puzzles=2), Heading(rules=0), Heading(cards="other")])
def test_puzzles_of_other_rules_cards_or_formats(heading: Heading) -> None:
    assert refusal(line_of(heading)) == "puzzles_version"


def test_a_line_that_is_no_puzzle_is_named() -> None:
    good = line_of(shipped().all[0])
    for bad in (b"{}\n", b"\n", good[:-5] + b"\n", msgspec.json.encode([1]) + b"\n"):
        with pytest.raises(Refused) as refused:
            puzzles_of(line_of(Heading()) + good + bad + good)
        assert (refused.value.code, refused.value.details) == ("puzzles_line", {"line": 3})
