"""The tables of docs/rules.md say what is printed: ids, shapes, times, costs and solo numbers cannot drift apart."""

import re
from pathlib import Path

import pytest

from cartographers.board.attack import attacks
from cartographers.board.notation import names, sheet_of
from cartographers.board.shapes import shape
from cartographers.cards.printed import (
    AMBUSH,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SEASONS,
    SHEET_SETS,
    SHEETS,
    SKILLS,
    TITLES,
    ExploreCard,
)
from cartographers.game.options import FIRST_EDICTS
from cartographers.game.presets import PRESETS
from cartographers.locales import texts

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
ENGLISH = texts("en")
BOXES = {"base": "base game", "heroes": "Heroes"}

Row = list[str]


def section(title: str) -> str:
    return RULES.split(f"\n### {title}\n")[1].split("\n## ")[0].split("\n### ")[0]


def tables(title: str) -> list[list[Row]]:
    """The rows of each table of a section, without its heading."""
    found = re.findall(r"^\|.*\n\|[-|]+\n((?:\|.*\n)+)", section(title), re.MULTILINE)
    return [[[cell.strip() for cell in line[1:-1].split(" |")] for line in table.splitlines()] for table in found]


def by_id(rows: list[Row]) -> dict[str, Row]:
    """Rows by the id in their second cell, without those that head a part of the table."""
    return {code(row[1]): row for row in rows if row[1].strip()}


def code(cell: str) -> str:
    return cell.strip().strip("`")


def drawing(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def name(kind: str, identifier: str) -> str:
    return ENGLISH(f"{kind}-{identifier.replace('_', '-')}")


def test_the_scoring_cards() -> None:
    rows = by_id(tables("Scoring cards")[0])
    del rows["monsters"]
    told = {card: (row[0], code(row[2]), int(row[3])) for card, row in rows.items()}
    assert told == {card.id: (name("card", card.id), card.category.value, card.solo) for card in SCORING.values()}


def test_the_explore_cards() -> None:
    told: dict[str, list[Row]] = {}
    for row in tables("Explore cards")[0]:
        if "**" in row[0]:
            continue
        if row[1]:
            told[code(row[1])] = []
        told[code(row[1]) if row[1] else list(told)[-1]].append(row)
    assert set(told) == {*EXPLORE, *RUINS}
    for card, rows in told.items():
        assert rows[0][0] == name("card", card)
        if card in EXPLORE:
            assert explored(card, rows) == EXPLORE[card]


def explored(card: str, rows: list[Row]) -> ExploreCard:
    """A card as its rows tell it."""
    printed = EXPLORE[card]
    terrains = tuple(terrain for terrain in printed.terrains if terrain.value in rows[0][3].split(", "))
    assert len(terrains) == len(rows[0][3].split(", "))
    shapes = tuple(type(printed.shapes[0])(shape(*drawing(row[4])), {"yes": True, "no": False}[row[5]]) for row in rows)
    return ExploreCard(card, printed.set, int(rows[0][2]), terrains, shapes)


def test_the_ambush_cards() -> None:
    rows = by_id([row for table in tables("Ambush cards") for row in table])
    assert set(rows) == set(AMBUSH)
    for card in AMBUSH.values():
        title, _, shown, arrow, sheet, corner, *power = rows[card.id]
        assert (title, shape(*drawing(shown))) == (name("card", card.id), card.shape)
        assert (arrow, corner.replace(" ", "_")) == (card.arrow.value, card.corner.value)
        assert sheet == {"clockwise": "seat *s* − 1", "counterclockwise": "seat *s* + 1"}[card.arrow.value]
        assert bool(power) == (card.power is not None)
        assert not power or power[0] == card.id[0].upper()


def test_the_hero_cards() -> None:
    rows = by_id(tables("Hero cards")[0])
    assert {card: (row[0], attacks(*drawing(row[2]))) for card, row in rows.items()} == {
        card.id: (name("card", card.id), card.attacks) for card in HEROES.values()
    }


def test_the_skill_cards() -> None:
    rows = by_id(tables("Skill cards")[0])
    told = {skill: (row[0], int(row[2]), drawing(row[3])) for skill, row in rows.items()}
    assert list(told) == list(SKILLS)
    for skill in SKILLS.values():
        title, cost, shown = told[skill.id]
        assert (title, cost) == (name("skill", skill.id), skill.cost)
        assert (shape(*shown) if shown else None) == skill.shape


def test_the_sheets() -> None:
    pairs = re.findall(r"```\n(.*?)```", section("Sheets"), re.DOTALL)
    drawn: dict[str, list[str]] = {}
    for pair in pairs:
        letters, *lines = pair.splitlines()
        for place, letter in enumerate(letters.split()):
            drawn[letter] = [line.split()[2 * place + 1] for line in lines]
    assert {letter: sheet_of(lines) for letter, lines in drawn.items()} == SHEETS
    for letter, box, mountains, ruins, wasteland in tables("Sheets")[0]:
        sheet = SHEETS[code(letter)]
        assert box == BOXES[SHEET_SETS[code(letter)]]
        boards = (sheet.mountain, sheet.ruins, sheet.wasteland)
        assert [mountains, ruins, wasteland] == [" ".join(names(board)) or "none" for board in boards]


def test_the_seasons() -> None:
    rows = by_id(tables("Seasons")[0])
    for place, box in enumerate(BOXES):
        assert [(season.id, str(season.time)) for season in SEASONS[box]] == [
            (season, row[2 + place]) for season, row in rows.items()
        ]
        assert [" and ".join(season.edicts) for season in SEASONS[box]] == [row[4] for row in rows.values()]


def test_the_seasons_of_every_edition() -> None:
    rows = tables("Seasons")[1]
    told = {preset: row for row in rows for preset in drawing(row[0])}
    assert set(told) == set(PRESETS)
    for preset, row in told.items():
        options = PRESETS[preset]
        assert code(row[1]) == options.seasons
        assert row[2] == ", ".join(str(season.time) for season in SEASONS[options.seasons])
        assert row[3].startswith("dealt") == (options.edicts == ())
    first = ", ".join(name("card", edict) for edict in FIRST_EDICTS["base"])
    assert told["german_first_game"][3] == f"{first} in random order (R37)"


def test_the_titles() -> None:
    assert [(code(row[2]), int(row[0].replace("−", "-"))) for row in tables("Titles")[0]] == list(TITLES)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_told(preset: str) -> None:
    assert f"`{preset}`" in RULES.split("**The editions.**")[1].split("Contents:")[0]
