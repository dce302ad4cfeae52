"""What skills let a seat draw (R38, R39), over rows of numbers: as game.skills has it, for machine code."""

from cartographers.board.grid import ALL, NONE, Board, beside, count, lowest
from cartographers.native.compiler.int128 import board_at
from cartographers.native.compiler.sheet_view import WORDS, sheet_at
from cartographers.native.engine.flow import (
    DIPLOMACY,
    FARM,
    NEGOTIATION,
    NO_LAYER,
    NO_SKILL,
    VILLAGE,
    Seats,
    change,
    empty_of,
    is_open,
)
from cartographers.native.engine.offers import fit, goal_of, offer_terrain, offer_terrains, offer_to
from cartographers.native.engine.rows import OfferRow, SeatRow, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.tables import (
    EXPLORES,
    HEALING_FROM,
    HEALING_TO,
    HERO,
    NEGOTIATED_FROM,
    NEGOTIATED_TO,
    SINGLE_FROM,
    SINGLE_TO,
    SKILL,
    SetupRow,
)

LORE, STEALTH, SEARCH = SKILL["lore"], SKILL["stealth"], SKILL["search"]
CONCENTRATION, HEAL = SKILL["concentration"], SKILL["heal"]


def is_usable(cards: SetupRow, table: TableRow, seat: SeatRow, skill: int) -> bool:
    """Whether a seat may use a skill with its drawing for the current card."""
    kind = cards.kind[table.card]
    if skill == NO_SKILL:
        return False
    if kind == EXPLORES:
        return not is_dodge(skill) and is_open(cards, table, seat, skill)
    return kind == HERO and skill == DIPLOMACY and is_open(cards, table, seat, skill)


def is_dodge(skill: int) -> bool:
    return not (is_replacing(skill) or is_adding(skill))


def is_replacing(skill: int) -> bool:
    """Whether a skill changes the drawing itself."""
    return skill == LORE or skill == STEALTH or skill == NEGOTIATION


def is_adding(skill: int) -> bool:
    """Whether a skill adds a drawing."""
    return skill == CONCENTRATION or skill == HEAL or skill == DIPLOMACY or skill == SEARCH


def offer_with(cards: SetupRow, table: TableRow, seats: Seats, number: int, skill: int, offer: OfferRow) -> None:
    """What a seat may draw when it uses a skill, without what the skill adds and without the parts of stealth."""
    seat = seats[number]
    if skill == STEALTH or skill == NEGOTIATION:
        pose_from, pose_to = cards.pose_from[table.card], cards.pose_to[table.card]
        if skill == NEGOTIATION:
            pose_from, pose_to = NEGOTIATED_FROM, NEGOTIATED_TO
        offer_terrains(cards, table.card, offer)
        fit(cards, pose_from, pose_to, empty_of(seat), goal_of(table, seat), offer)
        return
    offer_to(cards, table, seats, number, offer)
    if skill == LORE:
        offer_terrain(offer, VILLAGE)


def has_part(cards: SetupRow, table: TableRow, seat: SeatRow, part: int) -> bool:
    """Whether stealth lets a seat draw a part of a shape that lies over the edge."""
    spaces = board_at(cards.parts, part)
    return spaces & ~empty_of(seat) == NONE and spaces & goal_of(table, seat) != NONE


def offer_extra(
    cards: SetupRow, table: TableRow, seat: SeatRow, skill: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """What a skill adds to the drawing that lies in the row of the seat; never bound by ruins (R39)."""
    for word in range(WORDS):
        scratch.before[word] = seat.sheet[word]
    coins = seat.coins
    spaces = board_at(seat.spaces, 0)
    change(seat, seat.layer, spaces, 0, board_at(seat.marks, 0), NO_LAYER, NONE, NO_LAYER)
    free = empty_of(seat)
    if skill == DIPLOMACY:
        offer_terrain(offer, FARM)
        fit(cards, SINGLE_FROM, SINGLE_TO, free, ALL, offer)
    elif skill == SEARCH:
        offer_terrain(offer, seat.layer)
        fit(cards, SINGLE_FROM, SINGLE_TO, free & beside(spaces), ALL, offer)
    elif skill == HEAL:
        offer_terrains(cards, table.card, offer)
        goal = free & beside(sheet_at(seat.sheet, 0).monster)
        fit(cards, HEALING_FROM, HEALING_TO, free, goal, offer)
    else:
        offer_terrain(offer, seat.layer)
        fit_again(cards, table.card, spaces, free, offer)
    seat.coins = coins
    for word in range(WORDS):
        seat.sheet[word] = scratch.before[word]


def fit_again(cards: SetupRow, card: int, spaces: Board, free: Board, offer: OfferRow) -> None:
    """Offers the shape of a drawing once more, or the fallback's 1×1."""
    pattern = spaces >> count(~-lowest(spaces))
    for pose in range(cards.pose_from[card], cards.pose_to[card]):
        if board_at(cards.patterns, pose) == pattern:
            fit(cards, cards.shape_from[pose], cards.shape_to[pose], free, ALL, offer)
            return
    fit(cards, SINGLE_FROM, SINGLE_TO, free, ALL, offer)
