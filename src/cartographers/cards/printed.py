"""The cards and sheets, each as what is printed on it. Reads the packaged data once, when imported."""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from typing import Any

from cartographers.board.attack import Attacks, attacks
from cartographers.board.notation import sheet_of
from cartographers.board.shapes import Shape, shape
from cartographers.board.sheet import Sheet, Terrain
from cartographers.board.walk import Arrow, Corner


class Category(StrEnum):
    FOREST = "forest"
    VILLAGE = "village"
    WATER_FARM = "water_farm"
    SPATIAL = "spatial"


class SkillKind(StrEnum):
    """What a skill does (R39)."""

    DODGE = "dodge"  # its shape takes the place of an ambush
    TERRAIN = "terrain"  # the card's shape as a village
    OVERHANG = "overhang"  # the card's shape, a part of it off the sheet
    SHAPE = "shape"  # its shape takes the place of the card's
    AGAIN = "again"  # the same drawing once more
    BESIDE = "beside"  # a space beside the drawing
    BESIDE_MONSTER = "beside_monster"  # its shape beside a monster
    TWO_TERRAINS = "two_terrains"  # a space that is farm and village at once; with heroes too


class Power(StrEnum):
    """What the monsters of a Heroes ambush do; also the layer of the sheet that keeps their letter."""

    DRAGON = "dragon"
    ZOMBIE = "zombie"
    TROLL = "troll"
    GORGON = "gorgon"


class Edict(StrEnum):
    A = "A"
    B = "B"
    C = "C"
    D = "D"


@dataclass(frozen=True, slots=True)
class OfferedShape:
    shape: Shape
    coin: bool


@dataclass(frozen=True, slots=True)
class ExploreCard:
    id: str
    set: str
    time: int
    terrains: tuple[Terrain, ...]
    shapes: tuple[OfferedShape, ...]


@dataclass(frozen=True, slots=True)
class RuinsCard:
    id: str
    set: str


@dataclass(frozen=True, slots=True)
class AmbushCard:
    id: str
    set: str
    shape: Shape
    arrow: Arrow
    corner: Corner
    power: Power | None = None


@dataclass(frozen=True, slots=True)
class HeroCard:
    id: str
    set: str
    attacks: Attacks


@dataclass(frozen=True, slots=True)
class SkillCard:
    id: str
    cost: int
    shape: Shape | None
    kind: SkillKind

    @property
    def replaces(self) -> bool:
        """Whether it changes the drawing itself."""
        return self.kind in (SkillKind.TERRAIN, SkillKind.OVERHANG, SkillKind.SHAPE)

    @property
    def adds(self) -> bool:
        """Whether it adds a drawing to that of the card."""
        return not self.replaces and self.kind is not SkillKind.DODGE

    @property
    def earns_coin(self) -> bool:
        """Whether the coin of the card's shape is earned with it (R39)."""
        return self.kind is not SkillKind.SHAPE

    @property
    def overhangs(self) -> bool:
        """Whether a part of the shape may lie off the sheet."""
        return self.kind is SkillKind.OVERHANG

    @property
    def has_two_terrains(self) -> bool:
        """Whether the space that it adds is of two terrains at once."""
        return self.kind is SkillKind.TWO_TERRAINS


@dataclass(frozen=True, slots=True)
class Diagram:
    """An example of what a scoring card counts: signs of what lies there, and the spaces that earn."""

    rows: tuple[str, ...]
    earning: tuple[tuple[int, int], ...]  # row and column


@dataclass(frozen=True, slots=True)
class ScoringCard:
    id: str
    set: str
    category: Category
    solo: int
    diagram: Diagram | None  # our own drawing


@dataclass(frozen=True, slots=True)
class SeasonCard:
    id: str
    time: int
    edicts: tuple[Edict, Edict]


_SKILL_KINDS = {
    "acrobatics": SkillKind.DODGE,
    "concentration": SkillKind.AGAIN,
    "heal": SkillKind.BESIDE_MONSTER,
    "diplomacy": SkillKind.TWO_TERRAINS,
    "lore": SkillKind.TERRAIN,
    "stealth": SkillKind.OVERHANG,
    "negotiation": SkillKind.SHAPE,
    "search": SkillKind.BESIDE,
}
"""Not part of the content: the name that old records keep of the printed data must not change."""

DeckCard = ExploreCard | RuinsCard | AmbushCard | HeroCard

_Table = dict[str, Any]


def _data(name: str) -> _Table:
    return tomllib.loads((files("cartographers.cards") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def _explore(card: str, table: _Table) -> ExploreCard:
    shapes = tuple(OfferedShape(shape(*offered["drawing"]), offered.get("coin", False)) for offered in table["shapes"])
    terrains = tuple(Terrain(terrain) for terrain in table["terrains"])
    return ExploreCard(card, table["set"], table["time"], terrains, shapes)


def _ambush(card: str, table: _Table) -> AmbushCard:
    power = Power(table["power"]) if "power" in table else None
    return AmbushCard(
        card, table["set"], shape(*table["drawing"]), Arrow(table["arrow"]), Corner(table["corner"]), power
    )


def _skill(skill: str, table: _Table) -> SkillCard:
    return SkillCard(
        skill, table["cost"], shape(*table["drawing"]) if "drawing" in table else None, _SKILL_KINDS[skill]
    )


def _season(season: str, table: _Table) -> SeasonCard:
    first, second = table["edicts"]
    return SeasonCard(season, table["time"], (Edict(first), Edict(second)))


_FILES = ("sheets", "explore", "ruins", "ambush", "heroes", "scoring", "seasons", "skills", "titles")
_PRINTED = {name: _data(name) for name in _FILES}

SHEETS: dict[str, Sheet] = {sheet: sheet_of(table["map"]) for sheet, table in _PRINTED["sheets"].items()}
EXPLORE: dict[str, ExploreCard] = {card: _explore(card, table) for card, table in _PRINTED["explore"].items()}
RUINS: dict[str, RuinsCard] = {card: RuinsCard(card, table["set"]) for card, table in _PRINTED["ruins"].items()}
AMBUSH: dict[str, AmbushCard] = {card: _ambush(card, table) for card, table in _PRINTED["ambush"].items()}
HEROES: dict[str, HeroCard] = {
    card: HeroCard(card, table["set"], attacks(*table["drawing"])) for card, table in _PRINTED["heroes"].items()
}
DECK: dict[str, DeckCard] = {**EXPLORE, **RUINS, **AMBUSH, **HEROES}
SKILLS: dict[str, SkillCard] = {skill: _skill(skill, table) for skill, table in _PRINTED["skills"].items()}
_DIAGRAMS = {
    card: Diagram(tuple(table["rows"]), tuple((row, column) for row, column in table["earning"]))
    for card, table in _data("diagrams").items()
}
DODGING = next(skill for skill in SKILLS.values() if skill.kind is SkillKind.DODGE)
"""The skill by which ambushes are dodged."""
SCORING: dict[str, ScoringCard] = {
    card: ScoringCard(card, table["set"], Category(table["category"]), table["solo"], _DIAGRAMS.get(card))
    for card, table in _PRINTED["scoring"].items()
}
SEASONS: dict[str, tuple[SeasonCard, ...]] = {
    name: tuple(_season(season, table) for season, table in year.items()) for name, year in _PRINTED["seasons"].items()
}
TITLES: tuple[tuple[str, int], ...] = tuple(_PRINTED["titles"].items())

SHEET_SETS: dict[str, str] = {"A": "base", "B": "base", "C": "heroes", "D": "heroes"}
"""The game that each sheet comes with. Not part of the content: no printed fact of a record depends on it."""

CONTENT = hashlib.sha256(json.dumps(_PRINTED, sort_keys=True).encode()).hexdigest()[:12]
"""Names the printed data: records keep it, so that a game replays against the cards it was played with."""
