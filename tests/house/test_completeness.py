"""Every card has its data, its function, its drawn tests, its name and its sentence."""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cartographers import locales
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import (
    AMBUSH,
    DECK,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SEASONS,
    SHEETS,
    SKILLS,
    TITLES,
    Category,
)
from cartographers.game.presets import PRESETS
from cartographers.locales import FILES, ON_THE_PAGE, texts
from cartographers.scoring import SCORERS

BOXES: dict[str, Mapping[str, Any]] = {
    "explore": EXPLORE,
    "ruins": RUINS,
    "ambush": AMBUSH,
    "heroes": HEROES,
    "scoring": SCORING,
}
TESTS = Path(__file__).parent.parent
SOURCE = Path(locales.__file__).parent.parent
ENGLISH = Path(locales.__file__).parent / "en"


def test_the_numbers_of_the_games() -> None:
    sets = {name: Counter(card.set for card in cards.values()) for name, cards in BOXES.items()}
    assert sets == {
        "explore": {"base": 11, "heroes": 11},
        "ruins": {"base": 2},
        "ambush": {"base": 4, "promo": 4, "heroes": 4},
        "heroes": {"heroes": 4},
        "scoring": {"base": 16, "heroes": 16},
    }
    assert (sorted(SHEETS), len(SKILLS)) == (["A", "B", "C", "D"], 8)
    for year in SEASONS.values():
        assert [season.id for season in year] == ["spring", "summer", "fall", "winter"]


def test_every_category_has_as_many_cards_of_each_set() -> None:
    assert set(Counter((card.set, card.category) for card in SCORING.values()).values()) == {4}


def test_every_scoring_card_has_a_function_and_every_function_a_card() -> None:
    assert set(SCORERS) == set(SCORING)


@pytest.mark.parametrize("card", SCORING)
def test_every_scoring_card_has_drawn_tests(card: str) -> None:
    category = SCORING[card].category
    tests = (TESTS / "scoring" / f"test_{category}.py").read_text(encoding="utf-8")
    drawn = [
        node
        for node in ast.walk(ast.parse(tests))
        if isinstance(node, ast.FunctionDef) and re.search(rf"\b{SCORERS[card].__name__}\b", ast.unparse(node))
    ]
    assert len(drawn) >= 4, "zero, typical, best, its odd case"


@pytest.mark.parametrize("card", [*DECK, *SCORING])
def test_every_card_has_a_name(card: str) -> None:
    assert texts().name("card", card)


@pytest.mark.parametrize("card", [*SCORING, *AMBUSH, *RUINS, *HEROES])
def test_every_card_whose_drawing_does_not_say_all_has_a_sentence(card: str) -> None:
    assert texts().rule(card)


@pytest.mark.parametrize(
    ("kind", "thing"),
    [
        *(("terrain", terrain) for terrain in Terrain),
        *(("season", season.id) for season in SEASONS["base"]),
        *(("sheet", sheet) for sheet in SHEETS),
        *(("title", title) for title, _ in TITLES),
        *(("category", category) for category in Category),
        *(("skill", skill) for skill in SKILLS),
        *(("preset", preset) for preset in PRESETS),
    ],
)
def test_everything_else_has_a_name(kind: str, thing: str) -> None:
    assert texts().name(kind, thing)


@pytest.mark.parametrize("name", [*FILES, *ON_THE_PAGE])
def test_texts_are_well_formed(name: str) -> None:
    resource = FluentParser().parse((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def refusal_codes(*kinds: str) -> set[str]:
    """Every code that the sources make such things with."""
    codes: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") in kinds:
                codes |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return codes


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert {code.replace("_", "-") for code in refusal_codes("Refused", "BadNotation")} == told("refusal-")


def test_every_oddity_has_a_sentence_and_every_sentence_an_oddity() -> None:
    ways = {"ambush-missing", "hero-missing", "card-missing"}  # one line chooses among them
    assert {code.replace("_", "-") for code in refusal_codes("Oddity")} | ways == told("oddity-")


def told(prefix: str) -> set[str]:
    """What follows a prefix in the ids of English sentences."""
    parsed = (
        FluentParser().parse((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8")) for name in (*FILES, *ON_THE_PAGE)
    )
    ids = (entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message))
    return {name.removeprefix(prefix) for name in ids if name.startswith(prefix)}


def test_the_rules_tell_every_ruling() -> None:
    rules = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    assert [number for number in range(1, 40) if f"**R{number}. " not in rules] == []
