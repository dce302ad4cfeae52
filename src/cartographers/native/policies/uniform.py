"""The random bot over rows of numbers: every different drawing is equally likely, as bots.uniform has it."""

from cartographers.board.grid import FIRST, NONE, Board, count
from cartographers.board.shapes import nth
from cartographers.native.compiler.int128 import board_at, put_board
from cartographers.native.engine.flow import FILLED, NO_SKILL, Seats, targets
from cartographers.native.engine.offers import marks_at, offer_to
from cartographers.native.engine.rng import random_below
from cartographers.native.engine.rows import DESTROY, DODGE, DRAW, NO_CARD, OfferRow, SeatRow, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.skills import STEALTH, has_part, is_replacing, is_usable, offer_extra, offer_with
from cartographers.native.engine.tables import EXPLORES, SetupRow

SKILL_LOTS = 4
"""It tries a skill that it may use once in so many drawings."""
TRIES = 8
"""How often it guesses a placement of all that the card has before it looks for those that fit."""


def choose_uniformly(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Writes a legal answer into the row of a seat, each drawing with the same chance."""
    seat = seats[number]
    seat.skill = NO_SKILL
    put_board(seat.marks, 0, NONE)
    if table.task == DODGE:
        seat.layer = random_below(seat.chance, 2)
        return
    if table.task == DESTROY:
        goal = targets(cards, table, seats, number)
        put_board(seat.spaces, 0, FIRST << nth(goal, random_below(seat.chance, count(goal))))
        return
    if cards.kind[table.card] == EXPLORES and guess(cards, table, seat):
        return
    offer_to(cards, table, seats, number, offer)
    take_any(cards, seat, offer)


def choose_uniformly_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """The same where skills are in play: sometimes any skill that can be used, with a drawing that it allows."""
    seat = seats[number]
    put_board(seat.marks, 0, NONE)
    if table.task == DRAW and random_below(seat.chance, SKILL_LOTS) == 0:
        drawn = draw_with_skill(cards, table, seats, number, offer, scratch)
    else:
        drawn = False
    if not drawn:
        choose_uniformly(cards, table, seats, number, offer, scratch)


def guess(cards: SetupRow, table: TableRow, seat: SeatRow) -> bool:
    """Whether a few guesses found a placement; each one that fits is then as likely, and as likely as by looking."""
    card = table.card
    filled = board_at(seat.sheet, FILLED)
    places, first, number = cards.places, cards.place_from[card], cards.place_number[card]
    if table.ruins:
        places, first, number = cards.ruin_places, cards.ruin_from[card], cards.ruin_number[card]
    if number == 0:
        return False
    for _ in range(TRIES):
        spaces = board_at(places, first + random_below(seat.chance, number))
        if spaces & filled == NONE:
            seat.layer = cards.terrains[card, random_below(seat.chance, cards.terrain_number[card])]
            put_board(seat.spaces, 0, spaces)
            return True
    return False


def placement(cards: SetupRow, offer: OfferRow, rank: int) -> Board:
    """The placement of an offer that has `rank` before it."""
    for pose in range(offer.pose_from, offer.pose_to):
        places = board_at(offer.fits, pose - offer.pose_from)
        here = count(places)
        if rank < here:
            return board_at(cards.patterns, pose) << nth(places, rank)
        rank -= here
    return NONE


def take_any(cards: SetupRow, seat: SeatRow, offer: OfferRow) -> None:
    """A drawing of an offer that is not empty, each with the same chance."""
    if offer.hero != NO_CARD:
        take_any_hero(cards, seat, offer)
        return
    seat.layer = offer.terrains[random_below(seat.chance, offer.terrain_number)]
    put_board(seat.spaces, 0, placement(cards, offer, random_below(seat.chance, offer.number)))


def take_any_hero(cards: SetupRow, seat: SeatRow, offer: OfferRow) -> None:
    """A hero on a space with one of the different sets of marks that turning gives there."""
    seat.layer = offer.terrains[0]
    places = board_at(offer.fits, 0)
    while True:  # where turns give fewer sets, a guess fails as often as sets are missing
        space = nth(places, random_below(seat.chance, offer.number))
        pose = random_below(seat.chance, cards.most_marks[offer.hero])
        if pose < cards.mark_number[offer.hero, space]:
            break
    put_board(seat.spaces, 0, FIRST << space)
    put_board(seat.marks, 0, marks_at(cards, offer.hero, space, pose))


def draw_with_skill(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> bool:
    """Writes a drawing with a skill, any that can be used; whether there is one."""
    seat = seats[number]
    skill = any_skill(cards, table, seat)
    if skill == NO_SKILL:
        return False
    seat.skill = skill
    put_board(seat.extra, 0, NONE)
    offer_with(cards, table, seats, number, skill, offer)
    if skill == STEALTH:
        return take_any_or_part(cards, table, seat, offer)
    if offer.number == 0:
        return False
    take_any(cards, seat, offer)
    if is_replacing(skill):
        return True
    offer_extra(cards, table, seat, skill, offer, scratch)
    if offer.number == 0:
        return False
    seat.extra_layer = offer.terrains[random_below(seat.chance, offer.terrain_number)]
    put_board(seat.extra, 0, placement(cards, offer, random_below(seat.chance, offer.number)))
    return True


def any_skill(cards: SetupRow, table: TableRow, seat: SeatRow) -> int:
    """One of the skills that a seat may use, each with the same chance, or none."""
    found = NO_SKILL
    usable = 0
    for place in range(len(table.skills)):
        if is_usable(cards, table, seat, table.skills[place]):
            usable += 1
            if random_below(seat.chance, usable) == 0:
                found = table.skills[place]
    return found


def take_any_or_part(cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow) -> bool:
    """A drawing of an offer, or a part that stealth leaves, each with the same chance; whether there is one."""
    found = offer.number
    if found > 0:
        put_board(seat.spaces, 0, placement(cards, offer, random_below(seat.chance, found)))
    for part in range(cards.part_from[table.card], cards.part_to[table.card]):
        if has_part(cards, table, seat, part):
            found += 1
            if random_below(seat.chance, found) == 0:
                put_board(seat.spaces, 0, board_at(cards.parts, part))
    seat.layer = offer.terrains[random_below(seat.chance, offer.terrain_number)]
    return found > 0
