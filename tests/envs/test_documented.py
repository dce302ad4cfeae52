"""docs/environment.md says what is so: sizes, places, and programs that run."""

import re
from pathlib import Path
from typing import Any

import pytest

from cartographers.envs.solo import SoloEnv
from cartographers.game.presets import PRESETS
from cartographers.native.engine.tables import MOST_PARTS, SKILL_NAMES
from cartographers.native.steps.observation import KNOWN, PLANE_NAMES
from cartographers.native.steps.stages import FIRST_PART, FIRST_SKILL, PASS
from cartographers.native.steps.stepper import action_number

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "environment.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 3


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(compile(program, "environment.md", "exec"), names)


def test_the_spaces_are_as_large_as_it_says() -> None:
    plain, skilled = (action_number(PRESETS[name]) for name in ("polish_base", "everything"))
    assert f"`Discrete({plain})`; with skills in play `Discrete({skilled})`" in DOCUMENT
    seen, _ = SoloEnv().reset()
    map_shape, table_shape = seen["map"].shape, seen["table"].shape
    assert f"map: Box(0, 1, {map_shape}, int8), table: Box({table_shape}, int16)" in DOCUMENT


def test_the_facts_are_where_it_says() -> None:
    rows = re.findall(r"^\| (\d+)(?: … (\d+))? \| `(\w+)` \|", DOCUMENT, re.MULTILINE)
    assert {name: range(int(first), int(last or first) + 1) for first, last, name in rows} == KNOWN


def test_the_planes_are_in_the_order_it_says() -> None:
    assert ", ".join(f"`{name}`" for name in PLANE_NAMES) in DOCUMENT


def test_the_actions_are_where_it_says() -> None:
    assert f"| {PASS} | pass" in DOCUMENT
    assert f"| {FIRST_SKILL} … {FIRST_PART - 1} |" in DOCUMENT
    assert f"| {FIRST_PART} … |" in DOCUMENT
    assert f"terrain × {MOST_PARTS} + number of the part" in DOCUMENT
    listed = re.search(rf"\| {FIRST_SKILL} .*use (.*) with this drawing", DOCUMENT)
    assert listed is not None
    assert tuple(re.sub(r" \(.*?\)", "", listed[1]).split(", ")) == SKILL_NAMES


def test_every_preset_is_named() -> None:
    assert f"| `preset` | {', '.join(PRESETS)};" in DOCUMENT
