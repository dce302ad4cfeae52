"""Events as plain data and back."""

import ast
import inspect
from types import ModuleType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.board.sheet import Terrain
from cartographers.game import commands, events, state
from cartographers.game.codec import SPACES_IN, plain, valued
from cartographers.game.events import AnswerConfirmed, CardRevealed, Event
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.game.state import Drawing, Task
from matches import DIFFERENT_PRESETS, any_options, played


def test_spaces_are_named() -> None:
    confirmed = AnswerConfirmed(2, Drawing(Terrain.WATER, 0b11))
    assert plain(confirmed) == {
        "type": "answer_confirmed",
        "seat": 2,
        "answer": {
            "type": "drawing",
            "terrain": "water",
            "spaces": ["A1", "A2"],
            "marks": [],
            "skill": "",
            "extra": [],
            "extra_terrain": None,
        },
    }


def test_seats_are_in_order() -> None:
    everybody = frozenset(range(99, -1, -1))
    assert plain(CardRevealed("hamlet", Task.DRAW, everybody))["waiting"] == list(range(100))


@pytest.mark.parametrize("preset", DIFFERENT_PRESETS)
def test_a_whole_match_survives(preset: str) -> None:
    log = played(msgspec.structs.replace(PRESETS[preset], seats=3), preset).events
    told = msgspec.json.decode(msgspec.json.encode([plain(event) for event in log]))
    assert [valued(data, Event) for data in told] == log  # type: ignore[arg-type]


@given(any_options(), st.integers(0, 9))
def test_every_event_survives(options: Options, seed: int) -> None:
    log = played(options, str(seed)).events
    assert [valued(plain(event), Event) for event in log] == log  # type: ignore[arg-type]


@pytest.mark.parametrize("module", [commands, events, state])
def test_exactly_these_fields_hold_spaces(module: ModuleType) -> None:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert (ast.unparse(node.annotation) == "Board") == (node.target.id in SPACES_IN), node.target.id
