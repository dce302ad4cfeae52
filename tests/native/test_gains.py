"""Compiled gains are those on ints, placement by placement."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from boards import LAW, SHAPES, SHEET_A, SHEET_B, boards, named
from cartographers.board.grid import ALL, Board
from cartographers.board.notation import sheet_of
from cartographers.board.shapes import SINGLE, Pose, anchors, placements, shape
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn, empty
from cartographers.bots import gains
from cartographers.native.value.gains import stars_after

Fits = list[tuple[Pose, Board]]

CORNER = sheet_of([
    "..MWWWWWWWW",
    ".WWWWWWWWWW",
    *["WWWWWWWWWWW"] * 9,
])  # fmt: skip


def after(name: str, sheet: Sheet, terrain: Terrain, fits: Fits) -> list[int]:
    """The gains on ints, which compiled ones equal."""
    stars = gains.stars_after(name, sheet, LAYER[terrain], fits)
    assert stars_after(name, sheet, LAYER[terrain], fits) == stars, name
    return stars


def test_gains_come_in_the_reading_order_of_anchors() -> None:
    fits = [(SINGLE.printed, named("A1 A2 B1"))]
    assert after("mountains", CORNER, Terrain.FOREST, fits) == [0, 1, 0]
    assert after("monsters", CORNER, Terrain.MONSTER, fits) == [-2, -1, -1]


def test_gains_come_turn_by_turn() -> None:
    upright, flat = shape("#", "#").poses.values()
    fits = [(upright, named("A1")), (flat, named("A1"))]
    assert after("mountains", CORNER, Terrain.FOREST, fits) == [0, 1]
    assert after("mountains", CORNER, Terrain.FOREST, fits[::-1]) == [1, 0]


def test_no_placement_gains_nothing() -> None:
    assert after("monsters", CORNER, Terrain.FOREST, []) == []
    assert after("monsters", CORNER, Terrain.FOREST, [(SINGLE.printed, named(""))]) == []


TURNS = [pose for cells in SHAPES.values() for pose in shape(*cells).poses.values()]


def in_play(seed: int) -> Sheet:
    """A map after a few draws, or after so many that hardly anything fits."""
    chance = Random(seed)
    sheet = chance.choice([Sheet(), SHEET_A, SHEET_B])
    for _ in range(chance.randint(0, 25)):
        pose = chance.choice(TURNS)
        fitting = list(placements(pose, anchors(pose, empty(sheet))))
        if fitting:
            sheet = drawn(sheet, chance.choice(list(LAYER.values())), chance.choice(fitting))
    return sheet


@settings(LAW, max_examples=100)
@given(
    sheet=st.integers(0, 2**64).map(in_play),
    terrain=st.sampled_from(Terrain),
    poses=st.lists(st.sampled_from(TURNS), min_size=1, max_size=8, unique=True),
    near=st.one_of(st.just(ALL), boards()),
)
def test_every_compiled_gain_is_that_on_ints(sheet: Sheet, terrain: Terrain, poses: list[Pose], near: Board) -> None:
    fits = [(pose, anchors(pose, empty(sheet)) & near) for pose in poses]
    for name in gains.GAINS:
        after(name, sheet, terrain, fits)
