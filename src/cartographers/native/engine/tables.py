"""What is printed and what was chosen for a match as one row of numbers, for the turn loop to look up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.board.grid import SPACES, Board
from cartographers.board.shapes import SINGLE, Pose, anchors, placements, touching
from cartographers.board.sheet import LAYER, Sheet, empty
from cartographers.board.walk import Arrow, path
from cartographers.cards.printed import (
    DECK,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SKILLS,
    AmbushCard,
    Category,
    Edict,
    ExploreCard,
    HeroCard,
    Power,
    RuinsCard,
)
from cartographers.cards.sheets import ground
from cartographers.game import options as game_options
from cartographers.game.offers import poses_of
from cartographers.game.options import Options, possible_edicts, year
from cartographers.game.skills import clipped
from cartographers.native.compiler.int128 import Words, words
from cartographers.native.compiler.sheet_view import WORDS
from cartographers.native.engine.rows import NO_CARD, Numbers, Small, Values, row
from cartographers.value.sizes import BASIS, WEIGHTS

Kernels: TypeAlias = npt.NDArray[np.int64]

CARDS = tuple(DECK)
CARD = {card: number for number, card in enumerate(CARDS)}
EDICTS = tuple(SCORING)
EDICT = {card: number for number, card in enumerate(EDICTS)}
SKILL_NAMES = tuple(SKILLS)
SKILL = {skill: number for number, skill in enumerate(SKILL_NAMES)}

EXPLORES, RUIN, AMBUSHES, HERO = range(4)
KINDS: dict[type, int] = {ExploreCard: EXPLORES, RuinsCard: RUIN, AmbushCard: AMBUSHES, HeroCard: HERO}

MOST_MARKS = 4

_SHAPES: dict[str, tuple[Pose, ...]] = {
    **{card: tuple(poses_of(card).values()) for card in CARDS if KINDS[type(DECK[card])] in (EXPLORES, AMBUSHES)},
    **{skill: tuple(card.shape.poses.values()) for skill, card in SKILLS.items() if card.shape is not None},
    "single": (SINGLE.printed,),
}
_POSES = tuple(pose for poses in _SHAPES.values() for pose in poses)
_FROM: dict[str, int] = {}
for _name, _turns in _SHAPES.items():
    _FROM[_name] = sum(len(_SHAPES[before]) for before in _FROM)


def _range(name: str) -> tuple[int, int]:
    return _FROM[name], _FROM[name] + len(_SHAPES[name])


DODGED_FROM, DODGED_TO = _range("acrobatics")
HEALING_FROM, HEALING_TO = _range("heal")
NEGOTIATED_FROM, NEGOTIATED_TO = _range("negotiation")
SINGLE_FROM, SINGLE_TO = _range("single")

_PLACES = sum(pose.room.bit_count() for pose in _POSES)
_PARTS = sum(len(clipped(card)) for card in EXPLORE)
MOST_PARTS = max(len(clipped(card)) for card in EXPLORE)
"""What stealth leaves of the shapes of a card; no card has more such parts."""
_N = len(CARDS)


MOST_IN_POOL = max(Counter(card.category for card in SCORING.values()).values())


class SetupRow(Protocol):
    """The options of a match, the printed cards, and where to jump for the scorers."""

    seats: int
    walks: int  # ambushes follow the solo walk (R22)
    free: int  # in the free reading (R23)
    any_terrain: int  # when nothing fits (R12)
    lone_heroes: int  # a hero too, then
    once_a_game: int  # each skill (R38)
    sheet: Annotated[Words, WORDS]
    season_time: Annotated[Small, 4]
    season_edicts: Annotated[Small, (4, 2)]
    left: Annotated[Small, (4, 4)]  # by season and edict: how often it will still be scored

    always: Annotated[Small, 13]  # the cards that are in the deck of every season
    always_number: int
    ambushes: Annotated[Small, 4]
    ambush_number: int
    heroes: Annotated[Small, 4]
    hero_number: int
    edicts: Annotated[Small, 4]  # chosen, or none
    pool: Annotated[Small, (4, MOST_IN_POOL)]  # by category, the edicts to deal from
    pool_number: Annotated[Small, 4]
    skills: Annotated[Small, 8]
    skill_number: int

    kind: Annotated[Small, _N]
    card_time: Annotated[Small, _N]
    terrains: Annotated[Small, (_N, 5)]
    terrain_number: Annotated[Small, _N]
    pose_from: Annotated[Numbers, _N]
    pose_to: Annotated[Numbers, _N]
    step: Annotated[Small, _N]  # from a seat to the one whose sheet it gets in an ambush (R19)
    power: Annotated[Small, _N]  # the layer of an ambush's letter, or none
    steps: Annotated[Small, (_N, SPACES)]  # the path of an ambush

    patterns: Annotated[Words, 2 * len(_POSES)]
    rooms: Annotated[Words, 2 * len(_POSES)]
    offsets: Annotated[Numbers, (len(_POSES), 5)]
    coin: Annotated[Small, len(_POSES)]  # whether the shape is printed with one (R13)
    shape_from: Annotated[Numbers, len(_POSES)]  # the poses of the same shape
    shape_to: Annotated[Numbers, len(_POSES)]

    places: Annotated[Words, 2 * _PLACES]  # all placements of a card on a sheet that nothing is drawn on
    place_from: Annotated[Numbers, _N]
    place_number: Annotated[Numbers, _N]
    ruin_places: Annotated[Words, 2 * _PLACES]  # those that cover ruins
    ruin_from: Annotated[Numbers, _N]
    ruin_number: Annotated[Numbers, _N]

    parts: Annotated[Words, 2 * _PARTS]  # what stealth leaves of the shapes of a card
    part_from: Annotated[Numbers, _N]
    part_to: Annotated[Numbers, _N]

    marks: Annotated[Words, 2 * len(HEROES) * SPACES * MOST_MARKS]  # by hero, space and pose
    mark_number: Annotated[Small, (_N, SPACES)]
    most_marks: Annotated[Small, _N]
    mark_from: Annotated[Numbers, _N]

    cost: Annotated[Small, len(SKILLS)]
    kernels: Annotated[Kernels, len(SCORING) + 2]  # of the edicts, of mountains and of monsters
    feature_kernels: Annotated[Kernels, len(SCORING)]  # by edict, what writes the features of sheets
    read_of: Annotated[Numbers, len(SCORING)]  # and the layers that it reads, as bits
    worths: Annotated[Values, (4, BASIS, WEIGHTS)]  # by season: what that is worth
    noise: Annotated[Values, 1]  # how far a planner that explores errs, in stars
    noisy: int  # in how many of a hundred drawings it does


SETUP = row(SetupRow)
MOUNTAINS, MONSTERS = len(SCORING), len(SCORING) + 1


def setup(options: Options) -> Any:
    """The row of a match with `options`, without kernels."""
    game_options.check(options)
    made = _printed(ground(options.sheet)).copy()
    made["seats"] = options.seats
    made["walks"] = options.walks
    made["free"] = options.reading == "free"
    made["any_terrain"] = options.fallback_terrain == "any"
    made["lone_heroes"] = bool(options.heroes)
    made["once_a_game"] = options.skill_limit == "game"
    seasons = year(options)
    for number, season in enumerate(seasons):
        made["season_time"][number] = season.time
        made["season_edicts"][number] = [list(Edict).index(edict) for edict in season.edicts]
        for place, edict in enumerate(Edict):
            made["left"][number, place] = sum(edict in later.edicts for later in seasons[number:])
    explore = [card.id for card in EXPLORE.values() if card.set == options.explore]
    always = [*explore, *RUINS] if options.ruins else explore
    made["always_number"] = _put(made["always"], always, CARD)
    made["ambush_number"] = _put(made["ambushes"], options.ambushes, CARD)
    made["hero_number"] = _put(made["heroes"], options.heroes, CARD)
    _put(made["edicts"], options.edicts if options.edict_order == "given" else (), EDICT)
    for number, category in enumerate(Category):
        made["pool_number"][number] = _put(made["pool"][number], pool(options, category), EDICT)
    made["skill_number"] = _put(made["skills"], options.skills, SKILL)
    return made


def pool(options: Options, category: Category) -> list[str]:
    """The scoring cards of a category that edicts are dealt from."""
    return [card for card in possible_edicts(options) if SCORING[card].category is category]


def _put(into: Small, cards: Iterable[str], numbers: dict[str, int]) -> int:
    """Writes the numbers of some cards and how many they are."""
    held = [numbers[card] for card in cards]
    into[:] = NO_CARD
    into[: len(held)] = held
    return len(held)


@lru_cache(maxsize=16)  # a row is large, and there are as many sheets as people think of
def _printed(sheet: Sheet) -> Any:
    made = np.zeros((), SETUP)
    made["sheet"] = words(sheet)
    made["patterns"] = words(pose.pattern for pose in _POSES)
    made["rooms"] = words(pose.room for pose in _POSES)
    made["offsets"] = [pose.offsets for pose in _POSES]
    made["cost"] = [skill.cost for skill in SKILLS.values()]
    made["power"] = NO_CARD
    for number, card in enumerate(DECK.values()):
        made["kind"][number] = KINDS[type(card)]
        if isinstance(card, ExploreCard):
            _put_explore(made, number, card)
        elif isinstance(card, AmbushCard):
            _put_ambush(made, number, card)
        elif isinstance(card, HeroCard):
            _put_hero(made, number, card)
    _put_places(made, sheet)
    return made


def _put_turns(made: Any, number: int, card: str) -> None:
    made["pose_from"][number], made["pose_to"][number] = _range(card)


def _put_explore(made: Any, number: int, card: ExploreCard) -> None:
    made["card_time"][number] = card.time
    made["terrains"][number, : len(card.terrains)] = [LAYER[terrain] for terrain in card.terrains]
    made["terrain_number"][number] = len(card.terrains)
    _put_turns(made, number, card.id)
    coins: set[Board] = {pattern for offered in card.shapes if offered.coin for pattern in offered.shape.poses}
    for place, pose in enumerate(_SHAPES[card.id], start=_FROM[card.id]):
        made["coin"][place] = pose.pattern in coins
    first = _FROM[card.id]
    for offered in card.shapes:
        last = first + len(offered.shape.poses)
        made["shape_from"][first:last], made["shape_to"][first:last] = first, last
        first = last


def _put_ambush(made: Any, number: int, card: AmbushCard) -> None:
    _put_turns(made, number, card.id)
    made["terrains"][number, 0] = LAYER_OF_MONSTERS
    made["terrain_number"][number] = 1
    made["step"][number] = -1 if card.arrow is Arrow.CLOCKWISE else 1
    made["steps"][number] = path(card.corner, card.arrow)
    if card.power is not None:
        made["power"][number] = LETTER[card.power]


def _put_hero(made: Any, number: int, card: HeroCard) -> None:
    made["terrains"][number, 0] = LAYER_OF_HEROES
    made["terrain_number"][number] = 1
    first = list(HEROES).index(card.id) * SPACES * MOST_MARKS
    made["mark_from"][number] = first
    for space, sets in enumerate(card.attacks.marks):
        made["mark_number"][number, space] = len(sets)
        made["most_marks"][number] = max(len(sets), made["most_marks"][number])
        place = 2 * (first + space * MOST_MARKS)
        made["marks"][place : place + 2 * len(sets)] = words(sets)


LETTER = {power: Sheet._fields.index(power.value) for power in Power}
LAYER_OF_MONSTERS = Sheet._fields.index("monster")
LAYER_OF_HEROES = Sheet._fields.index("hero")


def _put_places(made: Any, sheet: Sheet) -> None:
    """All placements of each card, all that cover ruins, and what stealth leaves of them."""
    free = empty(sheet)
    placed, on_ruins, parts = 0, 0, 0
    for number, card in enumerate(CARDS):
        fits = [(pose, anchors(pose, free)) for pose in _SHAPES.get(card, ())]
        touched = [(pose, touching(pose, places, sheet.ruins)) for pose, places in fits]
        placed = _put_boards(made, "place", number, placed, _spaces(fits), "places")
        on_ruins = _put_boards(made, "ruin", number, on_ruins, _spaces(touched), "ruin_places")
        left = [part for part in clipped(card) if not part & sheet.filled] if card in EXPLORE else []
        made["part_from"][number], made["part_to"][number] = parts, parts + len(left)
        made["parts"][2 * parts : 2 * (parts + len(left))] = words(left)
        parts += len(left)


def _spaces(fits: Sequence[tuple[Pose, Board]]) -> list[Board]:
    return [spaces for pose, places in fits for spaces in placements(pose, places)]


def _put_boards(made: Any, name: str, number: int, first: int, boards: list[Board], into: str) -> int:
    made[f"{name}_from"][number] = first
    made[f"{name}_number"][number] = len(boards)
    made[into][2 * first : 2 * (first + len(boards))] = words(boards)
    return first + len(boards)
