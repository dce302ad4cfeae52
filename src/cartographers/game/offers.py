"""What a seat may draw now: the one statement of which drawings are legal."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cartographers.board.grid import ALL, NONE, Board
from cartographers.board.shapes import SINGLE, Turned, anchors, orientation, pattern_of, placements, touching
from cartographers.board.sheet import Sheet, Terrain, empty
from cartographers.board.walk import Arrow, free_walk
from cartographers.cards.printed import DECK, AmbushCard, DeckCard, ExploreCard, RuinsCard
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.state import Table

Fits = tuple[tuple[Turned, Board], ...]

# R12: any terrain but mountain and hero.
FALLBACK_TERRAINS = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)
_MONSTER = (Terrain.MONSTER,)


class Offer(NamedTuple):
    """Every terrain may be drawn at every one of the placements, given as turned shapes and their anchors."""

    terrains: tuple[Terrain, ...]
    fits: Fits
    fallback: bool = False  # nothing fitted: the 1×1 of R12, R15 or R19


@cache
def _turns(card: str) -> dict[int, Turned]:
    """Every turn of every shape of a card, by pattern."""
    printed = DECK[card]
    assert not isinstance(printed, RuinsCard)
    shapes = [printed.shape] if isinstance(printed, AmbushCard) else [offered.shape for offered in printed.shapes]
    return {pattern: turned for shape in shapes for pattern, turned in shape.turns.items()}


@cache
def _coin_patterns(card: str) -> frozenset[int]:
    printed = DECK[card]
    if not isinstance(printed, ExploreCard):
        return frozenset()
    return frozenset(pattern for offered in printed.shapes if offered.coin for pattern in offered.shape.turns)


def _fits(card: str, free: Board, goal: Board) -> Fits:
    """Where the shapes of `card` fit into `free`, covering some of `goal`."""
    fits = [(turned, places) for turned in _turns(card).values() if (places := anchors(turned, free))]
    if goal != ALL:
        fits = [(turned, touched) for turned, places in fits if (touched := touching(turned, places, goal))]
    return tuple(fits)


def _single(free: Board) -> Fits:
    return ((SINGLE.printed, free),) if free else ()


def explore_offer(card: ExploreCard, sheet: Sheet, ruins: bool, any_terrain: bool = True) -> Offer:
    """What an explore card offers on a sheet (R11, R12, R15)."""
    free = empty(sheet)
    fits = _fits(card.id, free, free & sheet.ruins if ruins else ALL)
    if fits:
        return Offer(card.terrains, fits)
    return Offer(FALLBACK_TERRAINS if any_terrain else card.terrains, _single(free), free != NONE)


def ambush_offer(card: AmbushCard, sheet: Sheet) -> Offer:
    """What an ambush offers to the neighbour who draws it (R19)."""
    free = empty(sheet)
    fits = _fits(card.id, free, ALL)
    return Offer(_MONSTER, fits) if fits else Offer(_MONSTER, _single(free), free != NONE)


def walk_offer(card: AmbushCard, sheet: Sheet) -> Offer:
    """What the solo walk leaves to choose in the free reading (R23); nothing where the card is ignored."""
    return Offer(_MONSTER, free_walk(card.shape, card.corner, card.arrow, empty(sheet)))


def sheet_drawn_on(options: Options, card: DeckCard, seat: int) -> int:
    """Whose sheet `seat` draws on for `card` (R19)."""
    if not isinstance(card, AmbushCard) or options.walks:
        return seat
    step = -1 if card.arrow is Arrow.CLOCKWISE else 1
    return (seat + step) % options.seats


def offer(table: Table, seat: int) -> Offer:
    """What `seat` may draw for the current card."""
    card = DECK[table.card]
    sheet = table.seats[sheet_drawn_on(table.options, card, seat)].sheet
    if isinstance(card, ExploreCard):
        return explore_offer(card, sheet, table.ruins, table.options.fallback_terrain == "any")
    assert isinstance(card, AmbushCard)
    return walk_offer(card, sheet) if table.options.walks else ambush_offer(card, sheet)


def number(offered: Offer) -> int:
    """How many different drawings (terrain and spaces) an offer holds."""
    return len(offered.terrains) * sum([places.bit_count() for _, places in offered.fits])


def placements_of(offered: Offer) -> Iterator[Board]:
    """Every different set of spaces of an offer."""
    for turned, places in offered.fits:
        yield from placements(turned, places)


def choices(offered: Offer) -> Iterator[tuple[Terrain, Board]]:
    """Every different drawing of an offer, terrain by terrain."""
    for terrain in offered.terrains:
        for spaces in placements_of(offered):
            yield terrain, spaces


def has_coin(card: str, spaces: Board) -> bool:
    """Whether `spaces` is a shape that `card` prints with a coin (R13)."""
    return pattern_of(spaces) in _coin_patterns(card)


def check(table: Table, seat: int, terrain: Terrain, spaces: Board) -> None:
    """Refuses a drawing that the current card does not offer to `seat`."""
    card = DECK[table.card]
    sheet = table.seats[sheet_drawn_on(table.options, card, seat)].sheet
    if not NONE < spaces <= ALL:
        raise Refused("off_sheet")
    if spaces & sheet.filled:
        raise Refused("spaces_taken")
    is_shape = orientation(_turns(card.id), spaces) is not None
    if is_shape and isinstance(card, ExploreCard) and (not table.ruins or spaces & sheet.ruins):
        terrains = card.terrains
    else:
        terrains = _checked_by_offer(table, seat, spaces, is_shape)
    if terrain not in terrains:
        raise Refused("terrain_not_offered", terrain=terrain)


def _checked_by_offer(table: Table, seat: int, spaces: Board, is_shape: bool) -> tuple[Terrain, ...]:
    """Refuses spaces that the offer does not hold; the terrains they may be drawn with."""
    offered = offer(table, seat)
    if spaces in placements_of(offered):
        return offered.terrains
    if offered.fallback:
        raise Refused("only_one_space")
    if not is_shape:
        raise Refused("shape_not_offered")
    raise Refused("ruins_not_covered" if isinstance(DECK[table.card], ExploreCard) else "off_the_walk")
