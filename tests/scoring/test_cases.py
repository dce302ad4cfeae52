"""Boards that other implementations of the game scored, kept beside the checkout."""

from pathlib import Path

import msgspec
import pytest

from cartographers.board.notation import sheet_of
from cartographers.scoring import SCORERS, Scorer, monsters

CASES = Path(__file__).parents[3] / "shared" / "cases" / "scoring.jsonl"
CARDS: dict[str, Scorer] = {**SCORERS, "monsters": monsters}


class Case(msgspec.Struct, frozen=True):
    card: str
    map: list[str]
    stars: int


def known_cases() -> dict[str, Case]:
    """The cases of cards that are built, by card and line."""
    if not CASES.exists():
        return {}
    lines = CASES.read_text(encoding="utf-8").splitlines()
    cases = [msgspec.json.decode(line, type=Case) for line in lines]
    return {f"{case.card} {number}": case for number, case in enumerate(cases, start=1) if case.card in CARDS}


KNOWN = known_cases()
needs_cases = pytest.mark.skipif(not CASES.exists(), reason="the shared cases are not beside the checkout")


@needs_cases
@pytest.mark.parametrize("name", KNOWN or ["none"])
def test_a_case_scores_as_elsewhere(name: str) -> None:
    case = KNOWN[name]
    assert CARDS[case.card](sheet_of(case.map)).stars == case.stars


@needs_cases
def test_the_cases_are_of_known_cards() -> None:
    assert len(KNOWN) >= 195
