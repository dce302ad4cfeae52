"""Answers as numbers: plane and space. A question has at most 16 planes of 121 spaces, so an action is below 1936.

A drawing's plane says which of the offered terrains and which pose of the shapes (terrain by terrain, pose by pose),
its space is the placement's first one. A hero's plane says how its attack is turned. To destroy, plane 0 holds the
targets; to dodge an ambush, space 0 of plane 0 says no and space 1 yes. Skills take further actions: see steps.
"""

from cartographers.board.grid import FIRST, NONE, SPACES, Board
from cartographers.native.compiler.int128 import Words, board_at, put_board
from cartographers.native.compiler.packing import Octets, end_board, write_board
from cartographers.native.engine.flow import NO_SKILL, Seats, targets
from cartographers.native.engine.offers import marks_at, offer_to
from cartographers.native.engine.rows import DESTROY, DODGE, NO_CARD, OfferRow, SeatRow, TableRow
from cartographers.native.engine.tables import MOST_MARKS, SetupRow

PLANES = 16
"""Two terrains in eight poses; no card has more."""
ACTIONS = PLANES * SPACES


def offer_planes(cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, planes: Words) -> None:
    """Writes which spaces of which planes answer what a seat is asked; none for a seat that is not."""
    clear_planes(planes)
    if seats[number].waiting == 0:
        return
    if table.task == DODGE:
        put_board(planes, 0, FIRST | (FIRST << 1))
    elif table.task == DESTROY:
        put_board(planes, 0, targets(cards, table, seats, number))
    else:
        offer_to(cards, table, seats, number, offer)
        put_offer(cards, offer, planes)


def clear_planes(planes: Words) -> None:
    for word in range(2 * PLANES):
        planes[word] = 0


def put_offer(cards: SetupRow, offer: OfferRow, planes: Words) -> None:
    """Writes an offer into planes that are clear."""
    if offer.hero != NO_CARD:
        hero_planes(cards, offer, planes)
        return
    poses = offer.pose_to - offer.pose_from
    for terrain in range(offer.terrain_number):
        for pose in range(poses):
            put_board(planes, terrain * poses + pose, board_at(offer.fits, pose))


def hero_planes(cards: SetupRow, offer: OfferRow, planes: Words) -> None:
    """A plane for each pose of an attack, with the spaces where that pose gives marks of its own."""
    places = board_at(offer.fits, 0)
    for pose in range(MOST_MARKS):
        here = NONE
        for space in range(SPACES):
            if cards.mark_number[offer.hero, space] > pose:
                here = here | (FIRST << space)
        put_board(planes, pose, places & here)


def is_legal(planes: Words, action: int) -> bool:
    """Whether an action is among those offered."""
    if action < 0 or action >= ACTIONS:
        return False
    return (board_at(planes, action // SPACES) >> (action % SPACES)) & FIRST != NONE


def take_action(cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow, action: int) -> None:
    """Writes the answer that an action stands for into the row of a seat."""
    plane, space = action // SPACES, action % SPACES
    seat.skill = NO_SKILL
    put_board(seat.marks, 0, NONE)
    if table.task == DODGE:
        seat.layer = space
    elif table.task == DESTROY:
        put_board(seat.spaces, 0, FIRST << space)
    elif offer.hero != NO_CARD:
        seat.layer = offer.terrains[0]
        put_board(seat.spaces, 0, FIRST << space)
        put_board(seat.marks, 0, marks_at(cards, offer.hero, space, plane))
    else:
        seat.layer = layer_of(offer, plane)
        put_board(seat.spaces, 0, spaces_of(cards, offer, plane, space))


def layer_of(offer: OfferRow, plane: int) -> int:
    """The terrain of a plane of an offer."""
    return offer.terrains[plane // (offer.pose_to - offer.pose_from)]  # type: ignore[no-any-return]


def spaces_of(cards: SetupRow, offer: OfferRow, plane: int, space: int) -> Board:
    """The placement on a space of a plane of an offer."""
    return board_at(cards.patterns, offer.pose_from + plane % (offer.pose_to - offer.pose_from)) << space


def write_mask(planes: Words, mask: Octets) -> None:
    """Writes planes as one byte an action."""
    for plane in range(PLANES - 1):
        write_board(planes[2 * plane], planes[2 * plane + 1], mask, plane * SPACES)
    end_board(planes[2 * PLANES - 2], planes[2 * PLANES - 1], mask, (PLANES - 1) * SPACES)
