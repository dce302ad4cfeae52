"""Every card has its data, its function, its drawn tests, its name and its sentence."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cartographers import locales
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, RUINS, SCORING, SEASONS, SHEETS, TITLES, Category
from cartographers.locales import FILES, texts
from cartographers.scoring import SCORERS

TESTS = Path(__file__).parent.parent
SOURCE = Path(locales.__file__).parent.parent
ENGLISH = Path(locales.__file__).parent / "en"


def test_the_numbers_of_the_base_game() -> None:
    assert (len(EXPLORE) + len(RUINS), len(SCORING), sorted(SHEETS)) == (13, 16, ["A", "B"])
    assert sorted(card.set for card in AMBUSH.values()) == ["base"] * 4 + ["promo"] * 4
    assert [season.id for season in SEASONS["base"]] == ["spring", "summer", "fall", "winter"]
    assert all(sum(card.category is category for card in SCORING.values()) == 4 for category in Category)


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


@pytest.mark.parametrize("card", [*SCORING, *AMBUSH, *RUINS])
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
    ],
)
def test_everything_else_has_a_name(kind: str, thing: str) -> None:
    assert texts().name(kind, thing)


@pytest.mark.parametrize("name", FILES)
def test_texts_are_well_formed(name: str) -> None:
    resource = FluentParser().parse((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def refusal_codes() -> set[str]:
    """Every code that the sources refuse with."""
    codes: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Refused", "BadNotation"}:
                codes |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return codes


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    resource = FluentParser().parse((ENGLISH / "refusals.ftl").read_text(encoding="utf-8"))
    told = {entry.id.name.removeprefix("refusal-") for entry in resource.body if isinstance(entry, ftl.Message)}
    assert {code.replace("_", "-") for code in refusal_codes()} == told


def test_the_rules_tell_every_ruling() -> None:
    rules = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    assert [number for number in range(1, 40) if f"**R{number}. " not in rules] == []
