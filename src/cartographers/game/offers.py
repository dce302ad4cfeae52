"""What a seat may draw now: the one statement of which drawings are legal."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cartographers.board.attack import Attacks
from cartographers.board.grid import ALL, NONE, Board
from cartographers.board.shapes import SINGLE, Pose, Shape, anchors, orientation, pattern_of, placements, touching
from cartographers.board.sheet import Sheet, Terrain, empty
from cartographers.board.walk import Arrow, free_walk
from cartographers.cards.printed import DECK, DODGING, AmbushCard, DeckCard, ExploreCard, HeroCard
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, Table

Fits = tuple[tuple[Pose, Board], ...]

# R12: any terrain but mountain; a hero too where hero cards are in play.
FALLBACK_TERRAINS = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)
_USUAL = Options()
_MONSTER = (Terrain.MONSTER,)
_HERO = (Terrain.HERO,)


class Offer(NamedTuple):
    """Every terrain may be drawn at every one of the placements, given as poses and their anchors."""

    terrains: tuple[Terrain, ...]
    fits: Fits
    fallback: bool = False  # nothing fitted: the 1×1 of R12, R15 or R19
    attacks: Attacks | None = None  # of a hero: the marks to choose from


@cache
def poses_of(card: str) -> dict[int, Pose]:
    """Every pose of every shape of a card, by pattern."""
    printed = DECK[card]
    assert isinstance(printed, ExploreCard | AmbushCard)
    shapes = [printed.shape] if isinstance(printed, AmbushCard) else [offered.shape for offered in printed.shapes]
    return {pattern: pose for shape in shapes for pattern, pose in shape.poses.items()}


@cache
def _coin_patterns(card: str) -> frozenset[int]:
    printed = DECK[card]
    if not isinstance(printed, ExploreCard):
        return frozenset()
    return frozenset(pattern for offered in printed.shapes if offered.coin for pattern in offered.shape.poses)


def fits_of(poses: Mapping[int, Pose], free: Board, goal: Board = ALL) -> Fits:
    """Where `poses` fit into `free`, covering some of `goal`."""
    fits = [(pose, places) for pose in poses.values() if (places := anchors(pose, free))]
    if goal != ALL:
        fits = [(pose, touched) for pose, places in fits if (touched := touching(pose, places, goal))]
    return tuple(fits)


def single(free: Board) -> Fits:
    return ((SINGLE.printed, free),) if free else ()


def explore_offer(card: ExploreCard, sheet: Sheet, ruins: bool, options: Options = _USUAL) -> Offer:
    """What an explore card offers on a sheet (R11, R12, R15)."""
    free = empty(sheet)
    fits = fits_of(poses_of(card.id), free, free & sheet.ruins if ruins else ALL)
    if fits:
        return Offer(card.terrains, fits)
    return Offer(fallback_terrains(card, ruins, options), single(free), free != NONE)


def fallback_terrains(card: ExploreCard, ruins: bool, options: Options) -> tuple[Terrain, ...]:
    """The terrains of the 1×1 that is drawn when nothing fits; under ruins the card binds in no edition (R12)."""
    if options.fallback_terrain == "card" and not ruins:
        return card.terrains
    return (*FALLBACK_TERRAINS, *_HERO) if options.heroes else FALLBACK_TERRAINS


def ambush_offer(shape: Shape, sheet: Sheet) -> Offer:
    """What an ambush offers to the neighbour who draws it (R19)."""
    free = empty(sheet)
    fits = fits_of(shape.poses, free)
    return Offer(_MONSTER, fits) if fits else Offer(_MONSTER, single(free), free != NONE)


def walk_offer(card: AmbushCard, shape: Shape, sheet: Sheet) -> Offer:
    """What the solo walk leaves to choose in the free reading (R23); nothing where the card is ignored."""
    return Offer(_MONSTER, free_walk(shape, card.corner, card.arrow, empty(sheet)))


def hero_offer(card: HeroCard, sheet: Sheet) -> Offer:
    """Where a hero may stand, and how it may turn (R29)."""
    return Offer(_HERO, single(empty(sheet)), attacks=card.attacks)


def sheet_drawn_on(options: Options, card: DeckCard, seat: int) -> int:
    """Whose sheet `seat` draws on for `card` (R19)."""
    if not isinstance(card, AmbushCard) or options.walks:
        return seat
    step = -1 if card.arrow is Arrow.CLOCKWISE else 1
    return (seat + step) % options.seats


def ambush_shape(card: AmbushCard, is_dodged: bool) -> Shape:
    """The shape of an ambush, which may be met with acrobatics."""
    if not is_dodged:
        return card.shape
    assert DODGING.shape is not None
    return DODGING.shape


def offer(table: Table, seat: int) -> Offer:
    """What `seat` may draw for the current card, without a skill."""
    card = DECK[table.card]
    if isinstance(card, ExploreCard):
        sheet = table.seats[seat].sheet
        return explore_offer(card, sheet, table.ruins, table.options)
    if isinstance(card, HeroCard):
        return hero_offer(card, table.seats[seat].sheet)
    assert isinstance(card, AmbushCard)
    owner = sheet_drawn_on(table.options, card, seat)
    sheet = table.seats[owner].sheet
    shape = ambush_shape(card, owner in table.dodgers)
    return walk_offer(card, shape, sheet) if table.options.walks else ambush_offer(shape, sheet)


def card_offer(card: str, sheet: Sheet, ruins: bool = False, options: Options = _USUAL) -> Offer:
    """What a card of the deck offers on a sheet by itself; an ambush, to the neighbour who draws it."""
    printed = DECK.get(card)
    if printed is None:
        raise Refused("unknown_card", card=card)
    if isinstance(printed, ExploreCard):
        return explore_offer(printed, sheet, ruins, options)
    if isinstance(printed, AmbushCard):
        return ambush_offer(printed.shape, sheet)
    if isinstance(printed, HeroCard):
        return hero_offer(printed, sheet)
    raise Refused("nothing_on_ruins_card", card=card)


def drawings_of(card: str, sheet: Sheet, ruins: bool = False, options: Options = _USUAL) -> list[Drawing]:
    """Every different drawing of a card, by its id, that fits on a sheet; with `ruins` only those that cover some."""
    return list(choices(card_offer(card, sheet, ruins, options)))


def number(offered: Offer) -> int:
    """How many different drawings (terrain, spaces and marks) an offer holds."""
    if offered.attacks is not None:
        groups = offered.attacks.spaces
        return sum([sets * (places & spaces).bit_count() for _, places in offered.fits for sets, spaces in groups])
    return len(offered.terrains) * sum([places.bit_count() for _, places in offered.fits])


def placements_of(offered: Offer) -> Iterator[Board]:
    """Every different set of spaces of an offer."""
    for pose, places in offered.fits:
        yield from placements(pose, places)


def choices(offered: Offer) -> Iterator[Drawing]:
    """Every different drawing of an offer, terrain by terrain."""
    for terrain in offered.terrains:
        for spaces in placements_of(offered):
            if offered.attacks is None:
                yield Drawing(terrain, spaces)
            else:
                for marks in offered.attacks.marks[spaces.bit_length() - 1]:
                    yield Drawing(terrain, spaces, marks)


def has_coin(card: str, spaces: Board) -> bool:
    """Whether `spaces` is a shape that `card` prints with a coin (R13)."""
    return pattern_of(spaces) in _coin_patterns(card)


def check(table: Table, seat: int, drawing: Drawing) -> None:
    """Refuses a drawing that the current card does not offer to `seat`; skills are judged elsewhere."""
    card = DECK[table.card]
    owner = sheet_drawn_on(table.options, card, seat) if isinstance(card, AmbushCard) else seat
    sheet = table.seats[owner].sheet
    spaces = drawing.spaces
    check_spaces(sheet, spaces)
    if isinstance(card, ExploreCard) and (not table.ruins or spaces & sheet.ruins):
        terrains = card.terrains if orientation(poses_of(card.id), spaces) else _checked_by_offer(table, seat, spaces)
    elif isinstance(card, HeroCard) and spaces.bit_count() == 1:
        terrains = _HERO
        if drawing.marks not in card.attacks.marks[spaces.bit_length() - 1]:
            raise Refused("marks_not_offered")
    else:
        terrains = _checked_by_offer(table, seat, spaces)
    if drawing.terrain not in terrains:
        raise Refused("terrain_not_offered", terrain=drawing.terrain)
    if drawing.marks and terrains is not _HERO:
        raise Refused("marks_not_offered")


def check_spaces(sheet: Sheet, spaces: Board) -> None:
    """Refuses spaces that nothing can be drawn on."""
    if not NONE < spaces <= ALL:
        raise Refused("off_sheet")
    if spaces & sheet.filled:
        raise Refused("spaces_taken")


def _checked_by_offer(table: Table, seat: int, spaces: Board) -> tuple[Terrain, ...]:
    """Refuses spaces that the offer does not hold; the terrains they may be drawn with."""
    offered = offer(table, seat)
    if spaces in placements_of(offered):
        return offered.terrains
    if offered.fallback:
        raise Refused("only_one_space")
    card = DECK[table.card]
    if isinstance(card, ExploreCard) and orientation(poses_of(card.id), spaces) is not None:
        raise Refused("ruins_not_covered")
    if isinstance(card, AmbushCard) and table.options.walks:
        shape = ambush_shape(card, seat in table.dodgers)
        if orientation(shape.poses, spaces) is not None:
            raise Refused("off_the_walk")
    raise Refused("shape_not_offered")
