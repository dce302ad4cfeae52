"""The greedy bot over rows of numbers: it answers with what is worth most at once, as bots.greedy has it."""

from cartographers.board.grid import FIRST, NONE, Board, count, lowest
from cartographers.native.compiler.int128 import Words, board_at, put_board
from cartographers.native.compiler.kernels import add_stars, draw_each
from cartographers.native.compiler.sheet_view import WORDS, draw_on, ravage_on, sheet_at
from cartographers.native.engine.flow import (
    NO_LAYER,
    NO_SKILL,
    Seats,
    destroyed_on,
    drawn_on,
    has_coin_on,
    targets,
)
from cartographers.native.engine.offers import marks_at, offer_to
from cartographers.native.engine.rng import random_below
from cartographers.native.engine.rows import DESTROY, DODGE, DRAW, NO_CARD, OfferRow, SeatRow, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.skills import STEALTH, has_part, is_replacing, is_usable, offer_extra, offer_with
from cartographers.native.engine.tables import MONSTERS, MOUNTAINS, SetupRow

DODGED_SPACES = 4
"""It meets an ambush of so many spaces or more with acrobatics."""
NO_WORTH = -(10**6)


def choose_greedily(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Writes the answer that is worth most at once into the row of a seat; among equals, any."""
    seat = seats[number]
    seat.skill = NO_SKILL
    if table.task == DODGE:
        seat.layer = 1 if count(board_at(cards.patterns, cards.pose_from[table.card])) >= DODGED_SPACES else 0
        return
    forget(scratch)
    if table.task == DESTROY:
        weigh_targets(cards, table, seats, number, scratch)
        take_best(seat, scratch)
        return
    owner = drawn_on(cards, table.card, number, seats)
    offer_to(cards, table, seats, number, offer)
    sign = 1 if owner == number else -1
    weigh(cards, table, seats[owner].sheet, seat.chance, offer, scratch, sign, 0)
    take_best(seat, scratch)


def choose_greedily_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """The same where skills are in play."""
    choose_greedily(cards, table, seats, number, offer, scratch)
    if table.task == DRAW:
        weigh_skills(cards, table, seats, number, offer, scratch)


def forget(scratch: ScratchRow) -> None:
    scratch.worth = NO_WORTH
    scratch.reach = 0
    scratch.ties = 0


def weight_of_coins(table: TableRow) -> int:
    """How often coins and monsters will still be scored."""
    return 4 - table.season


def add_worths(cards: SetupRow, table: TableRow, sheets: Words, number: int, scratch: ScratchRow) -> None:
    """Adds to the values in scratch what each of some sheets is worth as it lies."""
    for place in range(4):
        weight = cards.left[table.season, place]
        if weight > 0:
            add_stars(cards.kernels[table.edicts[place]], sheets, number, weight, scratch.values)
    add_stars(cards.kernels[MOUNTAINS], sheets, number, weight_of_coins(table), scratch.values)
    add_stars(cards.kernels[MONSTERS], sheets, number, weight_of_coins(table), scratch.values)


def weigh(
    cards: SetupRow,
    table: TableRow,
    sheet: Words,
    chance: Words,
    offer: OfferRow,
    scratch: ScratchRow,
    sign: int,
    more: int,
) -> None:
    """Compares all drawings of an offer on a sheet; each is worth `more` besides, or with the sign -1 hurts."""
    for place in range(offer.terrain_number):
        layer = offer.terrains[place]
        for pose in range(offer.pose_from, offer.pose_to):
            pattern = board_at(cards.patterns, pose)
            places = board_at(offer.fits, pose - offer.pose_from)
            found = draw_each(sheet, layer, pattern, places, scratch.after)
            coin = cards.coin[pose] * weight_of_coins(table) + more
            for placement in range(found):
                scratch.values[placement] = coin
            add_worths(cards, table, scratch.after, found, scratch)
            for placement in range(found):
                anchor = lowest(places)
                places = places ^ anchor
                spaces = pattern << count(~-anchor)
                if offer.hero != NO_CARD:
                    weigh_attacks(cards, table, sheet, chance, offer.hero, spaces, scratch.values[placement], scratch)
                else:
                    compare(scratch, chance, sign * scratch.values[placement], 0, layer, spaces, NONE)


def compare(
    scratch: ScratchRow, chance: Words, worth: int, reach: int, layer: int, spaces: Board, marks: Board
) -> None:
    """Keeps a drawing if it is the best so far; among equals each stays with the same chance."""
    if worth < scratch.worth or (worth == scratch.worth and reach < scratch.reach):
        return
    if worth > scratch.worth or reach > scratch.reach:
        scratch.ties = 0
    scratch.ties += 1
    if scratch.ties > 1 and random_below(chance, scratch.ties) > 0:
        return
    scratch.worth = worth
    scratch.reach = reach
    scratch.layer = layer
    put_board(scratch.spaces, 0, spaces)
    put_board(scratch.marks, 0, marks)


def weigh_attacks(
    cards: SetupRow,
    table: TableRow,
    words: Words,
    chance: Words,
    hero: int,
    spaces: Board,
    worth: int,
    scratch: ScratchRow,
) -> None:
    """A hero where it stands well and strikes most: first monsters that cost stars, then the most free spaces."""
    sheet = sheet_at(words, 0)
    space = count(~-spaces)
    layer = cards.terrains[hero, 0]
    for pose in range(cards.mark_number[hero, space]):
        marks = marks_at(cards, hero, space, pose)
        saved = 0
        if sheet.monster & marks != NONE:
            saved = weight_of_coins(table) * stars_saved(cards, words, sheet.monster & marks, scratch)
        compare(scratch, chance, worth + saved, count(marks & ~sheet.filled & ~spaces), layer, spaces, marks)


def stars_saved(cards: SetupRow, words: Words, struck: Board, scratch: ScratchRow) -> int:
    """The stars that monsters cost less when some are struck."""
    for word in range(WORDS):
        scratch.before[word] = words[word]
    scratch.saved[0] = 0
    add_stars(cards.kernels[MONSTERS], scratch.before, 1, -1, scratch.saved)
    ravage_on(scratch.before, struck, NONE)
    add_stars(cards.kernels[MONSTERS], scratch.before, 1, 1, scratch.saved)
    return int(scratch.saved[0])


def take_best(seat: SeatRow, scratch: ScratchRow) -> None:
    seat.layer = scratch.layer
    put_board(seat.spaces, 0, board_at(scratch.spaces, 0))
    put_board(seat.marks, 0, board_at(scratch.marks, 0))


def weigh_targets(cards: SetupRow, table: TableRow, seats: Seats, number: int, scratch: ScratchRow) -> None:
    """The space whose loss helps most on the own sheet, or hurts most on another's."""
    owner = destroyed_on(cards, table.card, number, seats)
    sign = 1 if owner == number else -1
    rest = targets(cards, table, seats, number)
    while rest != NONE:
        space = lowest(rest)
        rest = rest ^ space
        for word in range(WORDS):
            scratch.after[word] = seats[owner].sheet[word]
        ravage_on(scratch.after, space, NONE)
        scratch.values[0] = 0
        add_worths(cards, table, scratch.after, 1, scratch)
        compare(scratch, seats[number].chance, sign * scratch.values[0], 0, NO_LAYER, space, NONE)


def weigh_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Uses the skill whose best drawing, its cost taken off, is worth more than the best without one."""
    seat = seats[number]
    best = scratch.worth
    layer = seat.layer
    spaces = board_at(seat.spaces, 0)
    marks = board_at(seat.marks, 0)
    coin = weight_of_coins(table) if has_coin_on(cards, table.card, spaces) else 0
    for place in range(len(table.skills)):
        skill = table.skills[place]
        if not is_usable(cards, table, seat, skill):
            continue
        price = cards.cost[skill] * weight_of_coins(table)
        forget(scratch)
        if is_replacing(skill):
            offer_with(cards, table, seats, number, skill, offer)
            weigh(cards, table, seat.sheet, seat.chance, offer, scratch, 1, -price)
            if skill == STEALTH:
                weigh_parts(cards, table, seat, offer, scratch, -price)
            if scratch.worth > best:
                best = scratch.worth
                take_best(seat, scratch)
                seat.skill = skill
                put_board(seat.extra, 0, NONE)
            continue
        was_layer, was_spaces, was_marks = seat.layer, board_at(seat.spaces, 0), board_at(seat.marks, 0)
        seat.layer = layer
        put_board(seat.spaces, 0, spaces)
        put_board(seat.marks, 0, marks)
        offer_extra(cards, table, seat, skill, offer, scratch)
        draw_on(scratch.before, layer, spaces)
        weigh(cards, table, scratch.before, seat.chance, offer, scratch, 1, coin - price)
        if scratch.worth > best:
            best = scratch.worth
            seat.skill = skill
            seat.extra_layer = scratch.layer
            put_board(seat.extra, 0, board_at(scratch.spaces, 0))
        else:
            seat.layer = was_layer
            put_board(seat.spaces, 0, was_spaces)
            put_board(seat.marks, 0, was_marks)


def weigh_parts(
    cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow, scratch: ScratchRow, more: int
) -> None:
    """Compares the parts that stealth leaves of shapes."""
    for part in range(cards.part_from[table.card], cards.part_to[table.card]):
        if not has_part(cards, table, seat, part):
            continue
        spaces = board_at(cards.parts, part)
        coin = weight_of_coins(table) if has_coin_on(cards, table.card, spaces) else 0
        for place in range(offer.terrain_number):
            draw_each(seat.sheet, offer.terrains[place], spaces, FIRST, scratch.after)
            scratch.values[0] = coin + more
            add_worths(cards, table, scratch.after, 1, scratch)
            compare(scratch, seat.chance, scratch.values[0], 0, offer.terrains[place], spaces, NONE)
