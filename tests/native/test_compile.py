"""Compiled rules answer as the same rules do on ints, and machine code never outlives the sources it was made from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numba import njit

import cartographers
from boards import LAW, LETTERS, SHAPES, SHEET_A, SHEET_B, boards, checkered, full, played_sheets, sheets
from cartographers.board import grid
from cartographers.board.grid import ALL, NONE, ROWS, SIZE, SPACES, Board
from cartographers.board.notation import sheet_of
from cartographers.board.powers import gazed_at, has_loose_dragon, infected, struck, trampled
from cartographers.board.shapes import Pose, anchors, covered, nth, shape, touching
from cartographers.board.sheet import (
    LAYER,
    Sheet,
    closed_mountains,
    drawn,
    empty,
    enclosed,
    lettered,
    newly_closed,
    ravaged,
    threatened,
)
from cartographers.board.walk import Arrow, Corner, path, walked
from cartographers.native.compiler.int128 import wide
from cartographers.native.compiler.jit import MODULES, compiled, namespace
from cartographers.scoring import SCORERS, monsters

RULES = namespace(*MODULES, made=compiled)


def widened(sheet: Sheet) -> Any:
    return Sheet._make(map(wide, sheet))


def calculated(one: Any, other: Any, steps: Any) -> Any:
    return ~one, -one, one & other, one | other, one ^ other, one << steps, one >> steps


def compared(one: Any, other: Any) -> Any:
    return one == other, one != other, one.bit_count()


calculated_wide = njit(calculated)
counted_off = njit(lambda board, rank: nth(board, rank))
compared_wide = njit(compared)
WORDS = st.one_of(st.integers(0, 2**128 - 1), st.sampled_from([0, 1, 2**63, 2**64 - 1, 2**64, 2**128 - 1]))


@LAW
@given(one=WORDS, other=WORDS, steps=st.integers(0, 127))
def test_a_wide_number_calculates_as_an_int_of_128_bits(one: int, other: int, steps: int) -> None:
    words = tuple(wide(result % 2**128) for result in calculated(one, other, steps))
    assert calculated_wide(wide(one), wide(other), steps) == words
    assert compared_wide(wide(one), wide(other)) == compared(one, other)
    assert compared_wide(wide(one), wide(one)) == compared(one, one)


@LAW
@given(board=boards().filter(bool), rank=st.integers(0, SPACES - 1))
def test_spaces_are_counted_off_as_on_ints(board: Board, rank: int) -> None:
    assert counted_off(wide(board), rank % board.bit_count()) == nth(board, rank % board.bit_count())


@LAW
@given(board=boards(), within=boards())
@example(board=ALL, within=ALL)
@example(board=NONE, within=NONE)
def test_the_words_of_the_grid_compiled_are_those_on_ints(board: Board, within: Board) -> None:
    for number in (grid.count, grid.lines):
        assert RULES[number.__name__](wide(board)) == number(board)
    for moved in (grid.lowest, grid.north, grid.south, grid.west, grid.east, grid.beside):
        assert RULES[moved.__name__](wide(board)) == wide(moved(board))
    assert RULES["flood"](wide(board), wide(within)) == wide(grid.flood(board, within))


def scattered(seed: int) -> Sheet:
    """A map with few or many kinds of letters thrown on it, thinly or densely."""
    chance = Random(seed)
    palette = chance.sample(LETTERS, chance.randint(2, 12)) + ["."] * chance.choice([0, 4, 16])
    spaces = "".join(chance.choices(palette, k=SPACES))
    return sheet_of([spaces[start : start + SIZE] for start in range(0, SPACES, SIZE)])


ANY_SHEET = st.one_of(st.integers(0, 2**64).map(scattered), played_sheets(), sheets())


@LAW
@given(sheet=ANY_SHEET, layer=st.sampled_from(list(LAYER.values())), spaces=boards())
def test_the_words_of_the_sheet_compiled_are_those_on_ints(sheet: Sheet, layer: int, spaces: Board) -> None:
    for spaces_of in (empty, threatened, enclosed):
        assert RULES[spaces_of.__name__](widened(sheet)) == wide(spaces_of(sheet))
    assert RULES["drawn"](widened(sheet), layer, wide(spaces)) == widened(drawn(sheet, layer, spaces))
    closed = closed_mountains(sheet.mountain, sheet.filled)
    assert RULES["closed_mountains"](wide(sheet.mountain), wide(sheet.filled)) == wide(closed)


def widened_pose(pose: Pose) -> Any:
    return Pose(wide(pose.pattern), pose.offsets, wide(pose.room))  # type: ignore[arg-type]


TURNS = [pose for cells in SHAPES.values() for pose in shape(*cells).poses.values()]


@LAW
@given(pose=st.sampled_from(TURNS), free=boards(), goal=boards())
def test_the_words_of_shapes_compiled_are_those_on_ints(pose: Pose, free: Board, goal: Board) -> None:
    places = anchors(pose, free)
    assert RULES["anchors"](widened_pose(pose), wide(free)) == wide(places)
    assert RULES["touching"](widened_pose(pose), wide(places), wide(goal)) == wide(touching(pose, places, goal))
    assert RULES["covered"](widened_pose(pose), wide(places)) == wide(covered(pose, places))


@LAW
@given(
    pose=st.sampled_from(TURNS),
    corner=st.sampled_from(Corner),
    arrow=st.sampled_from(Arrow),
    free=st.one_of(boards(), played_sheets().map(empty)),
)
def test_the_walk_compiled_is_that_on_ints(pose: Pose, corner: Corner, arrow: Arrow, free: Board) -> None:
    steps = path(corner, arrow)
    compiled = RULES["walked"](widened_pose(pose), np.array(steps), wide(free))
    assert compiled == wide(walked(pose, steps, free))


@LAW
@given(sheet=ANY_SHEET, spaces=boards(), marks=boards())
def test_powers_compiled_are_those_on_ints(sheet: Sheet, spaces: Board, marks: Board) -> None:
    for reached in (gazed_at, infected, trampled):
        assert RULES[reached.__name__](widened(sheet)) == wide(reached(sheet))
    assert RULES["has_loose_dragon"](widened(sheet)) == has_loose_dragon(sheet)
    assert RULES["struck"](widened(sheet), wide(spaces), wide(marks)) == wide(struck(sheet, spaces, marks))
    assert RULES["newly_closed"](widened(sheet), wide(spaces)) == wide(newly_closed(sheet, spaces))
    assert RULES["ravaged"](widened(sheet), wide(spaces), wide(marks)) == widened(ravaged(sheet, spaces, marks))
    letters = spaces, marks, spaces & marks, spaces ^ marks
    assert RULES["lettered"](widened(sheet), *map(wide, letters)) == widened(lettered(sheet, *letters))


@settings(LAW, max_examples=300)
@given(sheet=ANY_SHEET)
@example(sheet=Sheet())
@example(sheet=SHEET_A)
@example(sheet=SHEET_B)
@example(sheet=full("V"))
@example(sheet=full("y"))
@example(sheet=checkered("F", "m"))
@example(sheet=checkered("V", "."))
@example(sheet=checkered("a", "w"))
def test_scorers_compiled_give_the_same_stars_for_the_same_spaces(sheet: Sheet) -> None:
    for scorer in (*SCORERS.values(), monsters):
        stars, spaces = scorer(sheet)
        assert (scorer.__name__, *RULES[scorer.__name__](widened(sheet))) == (scorer.__name__, stars, wide(spaces))


def test_annotated_constants_are_boards_and_other_ints_are_numbers() -> None:
    assert RULES["SIZE"] == SIZE
    assert RULES["ALL"] == wide(ALL)
    assert RULES["ROWS"] == tuple(map(wide, ROWS))


def test_two_things_never_share_a_name() -> None:
    one, other = ModuleType("one"), ModuleType("other")
    vars(one)["LARGE"], vars(other)["LARGE"] = 600, 700
    with pytest.raises(AssertionError, match="LARGE"):
        namespace(one, other)


def printed(code: str, **environment: str) -> list[str]:
    """The lines that another Python prints."""
    run = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(run, env=os.environ | environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_numba_is_imported_only_by_the_modules_in_native() -> None:
    code = "import sys, cartographers.native, cartographers.arena.tally; print('numba' in sys.modules)"
    assert printed(code) == ["False"]


# One forest space anywhere on an empty map; and what the monster in the corner then costs.
GAINS = """
from cartographers.board.grid import ALL
from cartographers.board.shapes import SINGLE
from cartographers.board.sheet import Sheet
from cartographers.native.value.gains import stars_after
for card in ("sentinel_wood", "monsters"):
    print(sum(stars_after(card, Sheet(monster=1, filled=1), 0, [(SINGLE.printed, ALL & ~1)])))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, to be spoilt."""
    [package] = cartographers.__path__
    shutil.copytree(package, tmp_path / "cartographers", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_kept_machine_code_is_used_until_a_rule_changes(copied: Path) -> None:
    there = {"PYTHONPATH": str(copied), "NUMBA_CACHE_DIR": str(copied / "kept")}
    assert printed(GAINS, **there) == ["39", "-238"]
    log = printed(GAINS, **there, NUMBA_DEBUG_CACHE="1")
    assert [line for line in log if not line.startswith("[cache]")] == ["39", "-238"]
    used = [line.split()[1:3] for line in log if "index" not in line and "[cache]" in line]
    assert used
    assert all(words == ["data", "loaded"] for words in used)
    with (copied / "cartographers" / "board" / "grid.py").open("a") as file:
        file.write("\nEDGE = ROWS[0]\n")
    assert printed(GAINS, **there) == ["10", "-238"]


DEALT = """
import numpy as np
from cartographers.native.engine import deal
from cartographers.native.registry import entry
taken = np.zeros(2, np.int8)
entry(deal.take_some)(np.array([5, 7], np.int8), 2, 2, taken, np.zeros(1, np.uint64))
print(sorted(taken.tolist()))
"""


def test_what_a_changed_source_of_a_package_is_taken_into_is_compiled_anew(copied: Path) -> None:
    """Numba itself looks only at the file of the function that is called."""
    there = {"PYTHONPATH": str(copied), "NUMBA_CACHE_DIR": str(copied / "kept")}
    assert printed(DEALT, **there) == ["[5, 7]"]
    with (copied / "cartographers" / "native" / "engine" / "rng.py").open("a") as file:
        file.write("\n\ndef random_below(chance: Words, number: int) -> int:\n    return 1\n")
    assert printed(DEALT, **there) == ["[0, 7]"]


def test_where_nothing_can_be_kept_the_rules_work_and_no_file_is_written(copied: Path) -> None:
    file = copied / "file"
    file.touch()
    assert printed(GAINS, PYTHONPATH=str(copied), NUMBA_CACHE_DIR=str(file)) == ["39", "-238"]
    assert not list(copied.rglob("*.nb?"))
