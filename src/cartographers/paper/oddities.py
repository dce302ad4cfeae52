"""What cannot be on a map, by the cards that came. Whatever some game could have led to stays unsaid.

Filled spaces never become empty again. So a shape that fits now fitted when its card came, and had to be drawn (R12).
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from cartographers.board.grid import ALL, NONE, Board, count
from cartographers.board.notation import names
from cartographers.board.shapes import SINGLE, Pose, anchors, placements, touching
from cartographers.board.sheet import LAYER, Sheet, Terrain, closed_mountains, empty
from cartographers.cards.printed import DECK, AmbushCard, ExploreCard, HeroCard, Power, RuinsCard
from cartographers.game.effects import COIN_TRACK, DRAGON_COINS
from cartographers.game.offers import fallback_terrains, fits_of, poses_of
from cartographers.game.options import SKILLS_IN_PLAY, Options

LARGEST = 5
"""Spaces: no card has more, and no skill adds more."""
PATIENCE = 5_000
"""Ways to lay the cards that are tried; where they do not suffice, nothing is said."""


class Oddity(Struct, frozen=True):
    """Something that cannot be: a code, which has a sentence, and the spaces that it is about."""

    code: str
    spaces: tuple[str, ...] = ()
    details: dict[str, str | int] = {}


class Span(NamedTuple):
    """What lies between two looks at a sheet."""

    options: Options
    before: Sheet
    coins: int  # at the first look
    seasons: tuple[tuple[str, ...], ...]  # the cards that came, season by season
    is_all: bool  # no other cards came
    earlier: frozenset[str]  # cards that came before, or may have


class _Piece(NamedTuple):
    """What a card has left on the map."""

    card: str
    is_due: bool  # ruins were waiting
    must: bool  # it fits now, so it was drawn
    mask: Board  # the spaces that can be of it
    places: tuple[Board, ...]  # where it can lie


def oddities(span: Span, now: Sheet, coins: int) -> list[Oddity]:
    """What cannot be on a sheet after all that is known to have come between."""
    wrong = _other_sheet(span.before, now)
    if wrong:
        return [Oddity("other_sheet", tuple(names(wrong)))]
    found = list(_changed(span.before, now))
    pieces = list(_pieces(span, now))
    found += _missing(span, now, pieces)
    if span.is_all:
        found += _too_many(span, now, pieces)
    return [*found, *_coins(span, now, coins, pieces)]


def _other_sheet(before: Sheet, now: Sheet) -> Board:
    """Where mountains, ruins or wasteland are not as they are printed."""
    return (before.mountain ^ now.mountain) | (before.ruins ^ now.ruins) | (before.wasteland ^ now.wasteland)


def _changed(before: Sheet, now: Sheet) -> Iterator[Oddity]:
    """What is drawn stays, unless it is destroyed."""
    other = before.destroyed & ~now.destroyed
    for layer in range(len(LAYER)):
        other |= before[layer] & ~(now[layer] | now.destroyed)
        other |= now[layer] & ~before[layer] & before.filled
    if other:
        yield Oddity("changed", tuple(names(other)))


# The cards


def _pieces(span: Span, now: Sheet) -> Iterator[_Piece]:
    new, free = now.filled & ~span.before.filled, empty(now)
    for cards in span.seasons:
        is_due = False
        for name in cards:
            card = DECK[name]
            if isinstance(card, RuinsCard):
                is_due = True
                continue
            poses, mask = _looks(span.options, name), new & (_layers(card, now) | now.destroyed)
            is_bound = is_due and isinstance(card, ExploreCard)
            goal = now.ruins if is_bound else ALL
            must = bool(fits_of({pose.pattern: pose for pose in poses}, free, free & goal if is_bound else ALL))
            laid = tuple(_laid(poses, mask, goal if must else ALL))
            yield _Piece(name, is_bound, must, mask, laid)
            is_due = is_due and not isinstance(card, ExploreCard)  # R16


@cache
def _looks(options: Options, name: str) -> tuple[Pose, ...]:
    """The ways in which a card may lie."""
    card = DECK[name]
    if isinstance(card, HeroCard):
        return (SINGLE.printed,)
    if isinstance(card, AmbushCard) and options.walks and options.reading == "fixed":
        return (card.shape.printed,)
    return tuple(poses_of(name).values())


def _layers(card: ExploreCard | AmbushCard | HeroCard, now: Sheet) -> Board:
    """The spaces that hold a terrain of a card."""
    if isinstance(card, AmbushCard):
        return now.monster
    if isinstance(card, HeroCard):
        return now.hero
    board = NONE
    for terrain in card.terrains:
        board |= now[LAYER[terrain]]
    return board


def _laid(poses: tuple[Pose, ...], mask: Board, goal: Board) -> Iterator[Board]:
    for pose in poses:
        places = anchors(pose, mask)
        yield from placements(pose, places if goal == ALL else touching(pose, places, goal))


def _missing(span: Span, now: Sheet, pieces: list[_Piece]) -> Iterator[Oddity]:
    """Cards that must have been drawn and are nowhere, or not all of them at once."""
    drawn = [piece for piece in pieces if piece.must]
    lost = [piece for piece in drawn if not piece.places]
    uses = _skill_uses(span)
    if len(lost) > uses:
        yield from (_lost(span, now, piece) for piece in lost)
    if lost or uses or _lie_together(drawn):
        return
    first = next(number for number in range(2, len(drawn) + 1) if not _lie_together(drawn[:number]))
    yield Oddity("no_room_for", details={"card": drawn[first - 1].card})


def _lost(span: Span, now: Sheet, piece: _Piece) -> Oddity:
    is_there = any(_laid(_looks(span.options, piece.card), piece.mask, ALL))
    if piece.is_due and is_there:
        return Oddity("ruins_not_covered", tuple(names(now.ruins)), {"card": piece.card})
    card = DECK[piece.card]
    code = {AmbushCard: "ambush_missing", HeroCard: "hero_missing"}.get(type(card), "card_missing")
    return Oddity(code, details={"card": piece.card})


def _lie_together(pieces: list[_Piece]) -> bool:
    """Whether some pieces can lie on the map without sharing a space; true where it takes too long to say."""
    waiting = sorted(pieces, key=lambda piece: len(piece.places))
    tried = 0

    def lay(number: int, taken: Board) -> bool:
        nonlocal tried
        if number == len(waiting):
            return True
        for place in waiting[number].places:
            if place & taken:
                continue
            tried += 1
            if tried > PATIENCE or lay(number + 1, taken | place):
                return True
        return False

    return lay(0, NONE)


def _skill_uses(span: Span) -> int:
    """How often skills may have changed what was drawn (R38)."""
    if not span.options.skills:
        return 0
    return len(span.seasons) if span.options.skill_limit == "season" else SKILLS_IN_PLAY


# How much there is


def _too_many(span: Span, now: Sheet, pieces: list[_Piece]) -> Iterator[Oddity]:
    new = now.filled & ~span.before.filled
    more = _skill_uses(span) * LARGEST
    spreads = _may_have_spread(span, Power.ZOMBIE)
    for terrain in Terrain:
        drawn = new & now[LAYER[terrain]]
        most = more + sum(_most(span.options, piece, terrain) for piece in pieces)
        if count(drawn) > most and not (spreads and terrain is Terrain.MONSTER):
            yield Oddity(
                "too_many_of", tuple(names(drawn)), {"terrain": terrain.value, "drawn": count(drawn), "most": most}
            )
    destroyed, razed = now.destroyed & ~span.before.destroyed, _most_razed(span)
    if razed is not None and count(destroyed) > razed:
        yield Oddity("destroyed_by_none", tuple(names(destroyed)), {"drawn": count(destroyed), "most": razed})
    most = more + sum(_size(piece.card) for piece in pieces) + _power_uses(span)
    if count(new) > most and not spreads:
        yield Oddity("too_many_spaces", details={"drawn": count(new), "most": most})


def _size(name: str) -> int:
    """The spaces of a card's largest shape."""
    card = DECK[name]
    if isinstance(card, ExploreCard):
        return max(len(offered.shape.cells) for offered in card.shapes)
    return len(card.shape.cells) if isinstance(card, AmbushCard) else 1


def _most(options: Options, piece: _Piece, terrain: Terrain) -> int:
    """The spaces of a terrain that a card may have brought."""
    card = DECK[piece.card]
    if isinstance(card, AmbushCard):
        return _size(piece.card) * (terrain is Terrain.MONSTER)
    if isinstance(card, HeroCard):
        return int(terrain is Terrain.HERO)
    assert isinstance(card, ExploreCard)
    if terrain in card.terrains:
        return _size(piece.card)
    return int(not piece.must and terrain in fallback_terrains(card, piece.is_due, options))


def _may_have_spread(span: Span, power: Power) -> bool:
    """Whether a power has acted between two seasons (R32)."""
    before_last = {card for cards in span.seasons[:-1] for card in cards}
    return power.value in span.earlier | before_last


def _power_uses(span: Span) -> int:
    """The spaces that a Gorgon and a Giant Troll may have destroyed (R31, R32)."""
    came = {card for cards in span.seasons for card in cards}
    tramples = len(span.seasons) if _may_have_spread(span, Power.TROLL) else 0
    return (Power.GORGON.value in came) + tramples


def _most_razed(span: Span) -> int | None:
    """The spaces that may have been destroyed; None where heroes may have struck any number (R30)."""
    came = span.earlier.union(*span.seasons)
    return None if any(card in came for card in span.options.heroes) else _power_uses(span)


# Coins


def _coins(span: Span, now: Sheet, coins: int, pieces: list[_Piece]) -> Iterator[Oddity]:
    gained = coins - span.coins
    closed = count(closed_mountains(now.mountain, now.filled) & ~closed_mountains(now.mountain, span.before.filled))
    if gained < closed and coins < COIN_TRACK and not span.options.skills:
        yield Oddity("few_coins", details={"coins": coins, "least": min(COIN_TRACK, span.coins + closed)})
    if span.is_all:
        most = span.coins + closed + sum(_may_pay(span, piece) for piece in pieces) + _dragon(span)
        if coins > most:
            yield Oddity("many_coins", details={"coins": coins, "most": most})


def _may_pay(span: Span, piece: _Piece) -> bool:
    """Whether the shape that a card prints with a coin is on the map; a skill may have changed its terrain."""
    card = DECK[piece.card]
    if not isinstance(card, ExploreCard):
        return False
    coined = tuple(pose for offered in card.shapes if offered.coin for pose in offered.shape.poses.values())
    return bool(coined) if span.options.skills else any(_laid(coined, piece.mask, ALL))


def _dragon(span: Span) -> int:
    came = span.earlier.union(*span.seasons)
    return DRAGON_COINS if Power.DRAGON.value in came else 0
