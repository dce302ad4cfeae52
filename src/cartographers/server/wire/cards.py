"""What is printed on cards and sheets, for the page: it knows no rules, so it is told every fact."""

from functools import cache

import msgspec
from msgspec import Struct

from cartographers.board.notation import lines_of
from cartographers.board.shapes import Cells, Shape
from cartographers.board.sheet import Terrain
from cartographers.board.walk import Arrow, Corner
from cartographers.bots import ladder
from cartographers.cards.printed import (
    AMBUSH,
    CONTENT,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SEASONS,
    SHEET_SETS,
    SHEETS,
    SKILLS,
    TITLES,
    Category,
    Diagram,
    Power,
)
from cartographers.game.effects import COIN_TRACK
from cartographers.game.options import CHOICES, MOST_SEATS, Options
from cartographers.game.presets import EDITIONS, PRESETS
from cartographers.server.wire.protocol import SeasonView
from cartographers.server.wire.views import attack_steps


class PrintedShape(Struct, frozen=True):
    cells: Cells
    coin: bool


class PrintedExplore(Struct, frozen=True):
    set: str
    time: int
    terrains: tuple[Terrain, ...]
    shapes: tuple[PrintedShape, ...]


class PrintedRuins(Struct, frozen=True):
    set: str


class PrintedAmbush(Struct, frozen=True):
    set: str
    cells: Cells
    arrow: Arrow
    corner: Corner
    power: Power | None


class PrintedHero(Struct, frozen=True):
    set: str
    attacks: Cells  # the steps from the hero to its marks, as printed


class PrintedDiagram(Struct, frozen=True):
    rows: tuple[str, ...]  # a sign a space
    earning: tuple[tuple[int, int], ...]  # row and column


class PrintedScoring(Struct, frozen=True):
    set: str
    category: Category
    solo: int
    diagram: PrintedDiagram | None  # an example of what it counts


class PrintedSkill(Struct, frozen=True):
    cost: int
    cells: Cells | None
    adds: bool  # a second drawing, besides the card's own
    hangs: bool  # shapes may hang over the edge
    both: bool  # what it adds is farm and village at once


class Printed(Struct, frozen=True):
    """All cards and sheets, and what may be chosen."""

    content: str
    explore: dict[str, PrintedExplore]
    ruins: dict[str, PrintedRuins]
    ambushes: dict[str, PrintedAmbush]
    heroes: dict[str, PrintedHero]
    scoring: dict[str, PrintedScoring]
    skills: dict[str, PrintedSkill]
    seasons: dict[str, tuple[SeasonView, ...]]
    sheets: dict[str, tuple[str, ...]]
    sheet_sets: dict[str, str]  # the game that each sheet comes with
    titles: tuple[tuple[str, int], ...]
    presets: dict[str, Options]
    editions: dict[str, str]  # the preset that people begin with, by their language
    choices: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    most_seats: int
    most_coins: int


@cache
def printed() -> bytes:
    """The facts as JSON."""
    facts = Printed(
        CONTENT,
        {
            card.id: PrintedExplore(
                card.set,
                card.time,
                card.terrains,
                tuple(PrintedShape(offered.shape.cells, offered.coin) for offered in card.shapes),
            )
            for card in EXPLORE.values()
        },
        {card.id: PrintedRuins(card.set) for card in RUINS.values()},
        {
            card.id: PrintedAmbush(card.set, card.shape.cells, card.arrow, card.corner, card.power)
            for card in AMBUSH.values()
        },
        {card.id: PrintedHero(card.set, attack_steps(card.id)[0]) for card in HEROES.values()},
        {
            card.id: PrintedScoring(card.set, card.category, card.solo, _diagram(card.diagram))
            for card in SCORING.values()
        },
        {
            skill.id: PrintedSkill(
                skill.cost,
                _cells(skill.shape),
                adds=skill.adds,
                hangs=skill.overhangs,
                both=skill.has_two_terrains,
            )
            for skill in SKILLS.values()
        },
        {
            name: tuple(SeasonView(season.id, season.time, season.edicts) for season in year)
            for name, year in SEASONS.items()
        },
        {name: tuple(lines_of(sheet)) for name, sheet in SHEETS.items()},
        SHEET_SETS,
        TITLES,
        PRESETS,
        EDITIONS,
        CHOICES,
        ladder.names(),
        MOST_SEATS,
        COIN_TRACK,
    )
    return msgspec.json.encode(facts)


def _diagram(diagram: Diagram | None) -> PrintedDiagram | None:
    return None if diagram is None else PrintedDiagram(diagram.rows, diagram.earning)


def _cells(shape: Shape | None) -> Cells | None:
    return None if shape is None else shape.cells
