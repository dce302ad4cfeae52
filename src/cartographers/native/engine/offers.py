"""What a seat may draw now, over rows of numbers: as game.offers has it, for machine code."""

from cartographers.board.grid import ALL, FIRST, Board, count
from cartographers.board.shapes import anchors, touching
from cartographers.board.sheet import LAYER, Terrain
from cartographers.game.offers import FALLBACK_TERRAINS
from cartographers.native.compiler.int128 import board_at, put_board
from cartographers.native.compiler.sheet_view import sheet_at
from cartographers.native.engine.flow import (
    MONSTER,
    Seats,
    ambush_from,
    ambush_to,
    drawn_on,
    empty_of,
    pose_at,
    walk_end,
)
from cartographers.native.engine.rows import NO_CARD, OfferRow, SeatRow, TableRow
from cartographers.native.engine.tables import EXPLORES, HERO, MOST_MARKS, SINGLE_FROM, SINGLE_TO, SetupRow

FALLBACK_LAYERS = tuple(LAYER[terrain] for terrain in FALLBACK_TERRAINS)
HERO_LAYER = LAYER[Terrain.HERO]


def fit(cards: SetupRow, pose_from: int, pose_to: int, free: Board, goal: Board, offer: OfferRow) -> None:
    """Offers some poses wherever they fit into `free`, covering some of `goal`."""
    offer.pose_from = pose_from
    offer.pose_to = pose_to
    offer.number = 0
    offer.hero = NO_CARD
    for number in range(pose_from, pose_to):
        pose = pose_at(cards, number)
        places = anchors(pose, free)
        if goal != ALL:
            places = touching(pose, places, goal)
        put_board(offer.fits, number - pose_from, places)
        offer.number += count(places)


def offer_terrain(offer: OfferRow, layer: int) -> None:
    offer.terrain_number = 1
    offer.terrains[0] = layer


def offer_terrains(cards: SetupRow, card: int, offer: OfferRow) -> None:
    """Offers the terrains of an explore card."""
    offer.terrain_number = cards.terrain_number[card]
    for place in range(offer.terrain_number):
        offer.terrains[place] = cards.terrains[card, place]


def offer_explore(cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow) -> None:
    """What an explore card offers on a sheet (R11, R12, R15)."""
    free = empty_of(seat)
    offer_terrains(cards, table.card, offer)
    fit(cards, cards.pose_from[table.card], cards.pose_to[table.card], free, goal_of(table, seat), offer)
    if offer.number > 0:
        return
    fit(cards, SINGLE_FROM, SINGLE_TO, free, ALL, offer)
    if cards.any_terrain or table.ruins:
        offer.terrain_number = 0
        for layer in FALLBACK_LAYERS:
            offer.terrains[offer.terrain_number] = layer
            offer.terrain_number += 1
        if cards.lone_heroes:
            offer.terrains[offer.terrain_number] = HERO_LAYER
            offer.terrain_number += 1


def goal_of(table: TableRow, seat: SeatRow) -> Board:
    """What an explore card must cover some of (R15)."""
    if table.ruins == 0:
        return ALL
    return empty_of(seat) & sheet_at(seat.sheet, 0).ruins


def offer_ambush(cards: SetupRow, table: TableRow, owner: SeatRow, offer: OfferRow) -> None:
    """What an ambush offers on the sheet of `owner`: to a neighbour (R19), or on the walk (R23)."""
    free = empty_of(owner)
    goal = ALL
    if cards.walks:
        goal = FIRST << walk_end(cards, table.card, owner)
    offer_terrain(offer, MONSTER)
    fit(cards, ambush_from(cards, table.card, owner), ambush_to(cards, table.card, owner), free, goal, offer)
    if offer.number == 0:
        fit(cards, SINGLE_FROM, SINGLE_TO, free, ALL, offer)


def offer_to(cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow) -> None:
    """What a seat that is asked may draw for the current card, without a skill."""
    kind = cards.kind[table.card]
    if kind == EXPLORES:
        offer_explore(cards, table, seats[number], offer)
    elif kind == HERO:
        offer_terrain(offer, HERO_LAYER)
        fit(cards, SINGLE_FROM, SINGLE_TO, empty_of(seats[number]), ALL, offer)
        offer.hero = table.card  # R29
    else:
        offer_ambush(cards, table, seats[drawn_on(cards, table.card, number, seats)], offer)


def marks_at(cards: SetupRow, hero: int, space: int, pose: int) -> Board:
    """The marks of a hero on a space in one of its poses (R29)."""
    return board_at(cards.marks, cards.mark_from[hero] + MOST_MARKS * space + pose)
