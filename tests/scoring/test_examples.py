"""The examples that the page's rules draw are true: what they show fits, counts and costs what they say."""

import json
from pathlib import Path
from typing import Any

import pytest

from boards import SHEET_A, SHEET_B, drawing, named
from cartographers.board.grid import ALL, NONE, Board, count
from cartographers.board.notation import numbers
from cartographers.board.powers import struck
from cartographers.board.shapes import Shape, anchors, placements
from cartographers.board.sheet import Sheet, empty, newly_closed
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES
from cartographers.scoring import score

EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "rules" / "examples.json").read_text(encoding="utf-8")
)


def sheet(name: str) -> Sheet:
    return drawing("\n".join(EXAMPLES[name]["rows"]), EXAMPLES[name]["at"])


def window(name: str) -> Board:
    """The spaces that the example shows."""
    return drawing("\n".join("F" * len(row) for row in EXAMPLES[name]["rows"]), EXAMPLES[name]["at"]).filled


def ghost(name: str) -> Board:
    return named(EXAMPLES[name]["ghost"]["spaces"])


def shapes(name: str) -> list[Shape]:
    return [offered.shape for offered in EXPLORE[EXAMPLES[name]["card"]].shapes]


def fits(shape: Shape, free: Board, spaces: Board) -> bool:
    return any(spaces in placements(pose, anchors(pose, free)) for pose in shape.poses.values())


@pytest.mark.parametrize("name", ["turn", "ruins", "missed", "mountain"])
def test_a_drawing_is_a_shape_of_the_card_on_empty_spaces(name: str) -> None:
    assert any(fits(shape, empty(sheet(name)), ghost(name)) for shape in shapes(name))
    assert EXAMPLES[name]["ghost"]["terrain"] in EXPLORE[EXAMPLES[name]["card"]].terrains


def test_ruins_are_covered_or_missed() -> None:
    assert ghost("ruins") & sheet("ruins").ruins
    assert not ghost("missed") & sheet("missed").ruins
    assert sheet("missed").ruins & named(EXAMPLES["missed"]["ringed"]) == named("C2")


@pytest.mark.parametrize(("name", "lost"), [("open", 10), ("fenced", 3)])
def test_monsters_scare_what_is_marked(name: str, lost: int) -> None:
    earned = score("monsters", sheet(name))
    assert earned.stars == -lost
    assert earned.spaces == named(EXAMPLES[name]["scared"])
    assert fits(AMBUSH[EXAMPLES[name]["card"]].shape, ALL, sheet(name).monster)


def test_the_drawing_closes_the_mountain() -> None:
    assert newly_closed(sheet("mountain"), ghost("mountain")) == named(EXAMPLES["mountain"]["closed"])


def test_nothing_fits_but_a_single_space() -> None:
    free = empty(sheet("nothing"))
    assert not [shape for shape in shapes("nothing") for pose in shape.poses.values() if anchors(pose, free) != NONE]
    assert count(ghost("nothing")) == 1
    assert ghost("nothing") & free


def test_the_edict_earns_what_is_lit() -> None:
    earned = score(EXAMPLES["season"]["card"], sheet("season"))
    assert earned.stars == 5
    assert earned.spaces == named(EXAMPLES["season"]["earning"])


def test_the_ambush_walks_where_it_is_drawn() -> None:
    ambush = AMBUSH[EXAMPLES["walk"]["card"]]
    assert fixed_walk(ambush.shape, ambush.corner, ambush.arrow, empty(SHEET_B)) == sheet("walk").monster


def test_the_hero_strikes_what_is_destroyed() -> None:
    shown = sheet("hero")
    hero = HEROES[EXAMPLES["hero"]["card"]]
    [space] = numbers(shown.hero)
    marks = named(EXAMPLES["hero"]["marks"])
    assert marks in hero.attacks.marks[space]
    before = shown._replace(monster=shown.monster | shown.destroyed, destroyed=NONE)
    assert struck(before, before.monster, marks) == shown.destroyed


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "walk"])
def test_examples_are_pieces_of_sheet_a(name: str) -> None:
    shown = sheet(name)
    assert shown.mountain == SHEET_A.mountain & window(name)
    assert shown.ruins == SHEET_A.ruins & window(name)
