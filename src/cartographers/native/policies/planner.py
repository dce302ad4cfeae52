"""The planner over rows of numbers: it values the sheet after every drawing and answers with the best."""

from typing import Any

from numba import carray

from cartographers.board.grid import NONE, Board, count, lowest
from cartographers.board.sheet import drawn, newly_closed
from cartographers.board.walk import walked
from cartographers.game.effects import COIN_TRACK
from cartographers.native.compiler.int128 import Words, board_at, put_board
from cartographers.native.compiler.sheet_view import WORDS, keep, loaded, sheet_at
from cartographers.native.engine.flow import (
    ACROBATICS,
    DIPLOMACY,
    GORGON,
    MONSTER,
    NEGOTIATION,
    NO_LAYER,
    NO_SKILL,
    VILLAGE,
    Seats,
    change,
    destroyed_on,
    drawn_on,
    empty_of,
    has_coin_on,
    is_turn,
    pose_at,
    targets,
)
from cartographers.native.engine.offers import marks_at, offer_to
from cartographers.native.engine.rng import random_below
from cartographers.native.engine.rows import DESTROY, DODGE, DRAW, NO_CARD, OfferRow, SeatRow, Small, TableRow, Values
from cartographers.native.engine.scratch import MOST_AFTER, MOST_PLACEMENTS, ScratchRow
from cartographers.native.engine.skills import is_replacing
from cartographers.native.engine.tables import AMBUSHES, DODGED_FROM, DODGED_TO, SetupRow
from cartographers.native.value.model import value_all
from cartographers.native.value.outlook import foresee_walks, look_ahead


def choose_by_value(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Writes the answer after which the sheet is worth most into the row of a seat."""
    scratch.best_most = 1
    rank(cards, table, seats, number, offer, scratch)
    take(seats[number], scratch, 0)


def rank(cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow) -> None:
    """Finds the best answers of a seat without skills, as many as scratch is to keep."""
    rank_apart(cards, table, seats.ctypes.data, len(seats), number, offer, scratch)


def rank_apart(
    cards: SetupRow, table: TableRow, address: Any, seat_number: int, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """The same for one of the seats that lie at an address."""
    seats = carray(address, seat_number)
    owner = owner_of(cards, table, seats, number)
    start_ranking(cards, table, seats[owner], scratch)
    scratch.errs = 1 if cards.noisy > 0 and random_below(seats[number].chance, 100) < cards.noisy else 0
    scratch.sign = -1 if is_hostile(cards, table) else 1
    if table.task == DODGE:
        rank_dodges(cards, table, seats, number, scratch)
    elif table.task == DESTROY:
        rank_targets(cards, table, seats, number, scratch)
    else:
        offer_to(cards, table, seats, number, offer)
        rank_drawings(cards, table, seats[owner], seats[number].chance, offer, scratch)


def is_hostile(cards: SetupRow, table: TableRow) -> bool:
    """Whether what is asked for is drawn or destroyed on a sheet by a neighbour, who wants it to hurt (R19, R31)."""
    if cards.kind[table.card] != AMBUSHES or cards.walks:
        return False
    return bool(table.task == DRAW or (table.task == DESTROY and cards.power[table.card] == GORGON))


def start_ranking(cards: SetupRow, table: TableRow, owner: SeatRow, scratch: ScratchRow) -> None:
    """Clears scratch for drawings on the sheet of `owner`."""
    scratch.best_number = 0
    scratch.number = 0
    scratch.order = 0
    scratch.skill = NO_SKILL
    scratch.errs = 0
    scratch.sign = 1
    look_ahead(cards, table, scratch.outlook)
    foresee_walks(cards, scratch.outlook, empty_of(owner))


def owner_of(cards: SetupRow, table: TableRow, seats: Seats, number: int) -> int:
    """Whose sheet an answer of a seat changes."""
    if table.task == DESTROY:
        return destroyed_on(cards, table.card, number, seats)
    if table.task == DODGE:
        return number
    return drawn_on(cards, table.card, number, seats)


def rank_drawings(
    cards: SetupRow, table: TableRow, seat: SeatRow, chance: Words, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Values all drawings of an offer on the sheet of `seat`.

    Those that differ only in their terrain come one after the other and share much of their value. Of those that are
    worth the same, the first terrain counts. Who errs draws its lots terrain by terrain.
    """
    together = 1 if scratch.errs else offer.terrain_number
    start, index = scratch.order, 0
    for first in range(0, offer.terrain_number, together):
        for pose in range(offer.pose_from, offer.pose_to):
            pattern = board_at(cards.patterns, pose)
            places = board_at(offer.fits, pose - offer.pose_from)
            coin = cards.coin[pose] if is_printed(scratch.skill) else 0
            while places != NONE:
                anchor = lowest(places)
                places = places ^ anchor
                spaces = pattern << count(~-anchor)
                if offer.hero != NO_CARD:
                    rank_attacks(cards, table, seat, chance, offer.hero, offer.terrains[first], spaces, scratch)
                    continue
                for place in range(first, first + together):
                    scratch.order = start + place * MOST_PLACEMENTS + index
                    put_after(cards, table, seat, chance, offer.terrains[place], spaces, NONE, coin, scratch)
                index += 1
    flush(cards, table, seat, chance, scratch)
    scratch.order = max(scratch.order, start + offer.terrain_number * MOST_PLACEMENTS)


def is_printed(skill: int) -> bool:
    """Whether the card's own shapes are drawn with a skill, and so its coin earned (R13, R39)."""
    return skill == NO_SKILL or (skill != NEGOTIATION and is_replacing(skill))


def rank_attacks(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    chance: Words,
    hero: int,
    layer: int,
    spaces: Board,
    scratch: ScratchRow,
) -> None:
    """Values a hero on a space with each of its different attacks."""
    space = count(~-spaces)
    for pose in range(cards.mark_number[hero, space]):
        put_after(cards, table, seat, chance, layer, spaces, marks_at(cards, hero, space, pose), 0, scratch)


def put_after(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    chance: Words,
    layer: int,
    spaces: Board,
    marks: Board,
    coin: int,
    scratch: ScratchRow,
) -> None:
    """Puts the sheet after a drawing into scratch, to be valued with others."""
    place = scratch.number
    sheet = sheet_at(seat.sheet, 0)
    after = scratch.after[place * WORDS :]
    twin = 0
    if marks | sheet.marks | sheet.dragon == NONE and cards.kind[table.card] != AMBUSHES and scratch.skill != DIPLOMACY:
        if place > 0 and board_at(scratch.marked, place - 1) == NONE:
            twin = 1 if board_at(scratch.placed, place - 1) == spaces else 0
        if twin:
            scratch.purse[place] = scratch.purse[place - 1]
        else:
            coins = count(newly_closed(sheet, spaces)) + coin
            scratch.purse[place] = seat.coins + min(coins, COIN_TRACK - seat.coins - seat.paid)
        keep(after, drawn(loaded(seat.sheet), layer, spaces))
    else:
        change_for_now(cards, table, seat, layer, spaces, marks, coin, scratch)
    add_thought(scratch, layer, spaces, marks, twin)
    if scratch.number == MOST_AFTER:
        flush(cards, table, seat, chance, scratch)


def add_thought(scratch: ScratchRow, layer: int, spaces: Board, marks: Board, twin: int) -> None:
    """Notes what has led to the next sheet in scratch; a twin differs from the one before in its terrain alone."""
    place = scratch.number
    scratch.layers[place] = layer
    put_board(scratch.placed, place, spaces)
    put_board(scratch.marked, place, marks)
    scratch.twins[place] = twin
    scratch.orders[place] = scratch.order
    scratch.order += 1
    scratch.number += 1


def change_for_now(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    layer: int,
    spaces: Board,
    marks: Board,
    coin: int,
    scratch: ScratchRow,
) -> None:
    """The sheet after a change with all that follows from it in scratch; the row of the seat stays as it was."""
    coins = seat.coins
    after = scratch.after[scratch.number * WORDS :]
    for word in range(WORDS):
        after[word] = seat.sheet[word]
    letter = NO_LAYER
    if cards.kind[table.card] == AMBUSHES and not seat.dodging and is_turn(cards, table.card, spaces):  # R34
        letter = cards.power[table.card]
    also = VILLAGE if scratch.skill == DIPLOMACY else NO_LAYER
    change(seat, layer, spaces, coin, marks, letter, NONE, also)
    scratch.purse[scratch.number] = seat.coins
    seat.coins = coins
    swap_sheets(seat.sheet, after)


def swap_sheets(one: Words, other: Words) -> None:
    for word in range(WORDS):
        held = one[word]
        one[word] = other[word]
        other[word] = held


def flush(cards: SetupRow, table: TableRow, seat: SeatRow, chance: Words, scratch: ScratchRow) -> None:
    """Values what is in scratch and keeps the best."""
    number = scratch.number
    scratch.number = 0
    if number == 0:
        return
    value_all(cards, table, scratch, number, seat.paid)
    if cards.noisy > 0 and scratch.errs:
        for place in range(number):
            scratch.worths[place] += cards.noise[0] * error(chance)
    for place in range(number):
        worth = scratch.sign * scratch.worths[place]
        last = scratch.best_number - 1
        if scratch.best_number < scratch.best_most or not is_before(scratch, last, worth, scratch.orders[place]):
            keep_best(scratch, worth, place)


def error(chance: Words) -> float:
    """About a normal deviate: the sum of twelve lots."""
    total = 0
    for _ in range(12):
        total += random_below(chance, 1 << 15)
    return total / (1 << 15) - 6.0


def is_before(scratch: ScratchRow, rank: int, worth: float, order: int) -> bool:
    """Whether one of the best is better than another answer, or as good and not thought of later."""
    if scratch.best_worths[rank] != worth:
        return bool(scratch.best_worths[rank] > worth)
    return bool(scratch.best_orders[scratch.best_order[rank]] <= order)


def make_room(scratch: ScratchRow, worth: float, order: int) -> int:
    """Puts an answer among the best, where it belongs; the slot that is its own now."""
    if scratch.best_number < scratch.best_most:
        slot = scratch.best_number
        scratch.best_number += 1
    else:
        slot = scratch.best_order[scratch.best_number - 1]
    rank = scratch.best_number - 1
    while rank > 0 and not is_before(scratch, rank - 1, worth, order):
        scratch.best_worths[rank] = scratch.best_worths[rank - 1]
        scratch.best_order[rank] = scratch.best_order[rank - 1]
        rank -= 1
    scratch.best_worths[rank] = worth
    scratch.best_order[rank] = slot
    scratch.best_orders[slot] = order
    return int(slot)


def keep_best(scratch: ScratchRow, worth: float, place: int) -> None:
    """Puts a drawing among the best."""
    slot = make_room(scratch, worth, scratch.orders[place])
    spaces, marks = board_at(scratch.placed, place), board_at(scratch.marked, place)
    scratch.best_skills[slot] = scratch.skill
    if scratch.skill == NO_SKILL or is_replacing(scratch.skill):
        scratch.best_layers[slot] = scratch.layers[place]
        put_board(scratch.best_spaces, slot, spaces)
        put_board(scratch.best_marks, slot, marks)
        put_board(scratch.best_extras, slot, NONE)
        return
    scratch.best_layers[slot] = scratch.main_layer
    put_board(scratch.best_spaces, slot, board_at(scratch.main_spaces, 0))
    put_board(scratch.best_marks, slot, board_at(scratch.main_marks, 0))
    scratch.best_extra_layers[slot] = scratch.layers[place]
    put_board(scratch.best_extras, slot, spaces)


def take(seat: SeatRow, scratch: ScratchRow, rank: int) -> None:
    """Writes one of the best answers into the row of a seat."""
    slot = scratch.best_order[rank]
    seat.layer = scratch.best_layers[slot]
    put_board(seat.spaces, 0, board_at(scratch.best_spaces, slot))
    put_board(seat.marks, 0, board_at(scratch.best_marks, slot))
    seat.skill = scratch.best_skills[slot]
    put_board(seat.extra, 0, board_at(scratch.best_extras, slot))
    seat.extra_layer = scratch.best_extra_layers[slot]


def add_answer(seat: SeatRow, scratch: ScratchRow, worth: float) -> None:
    """Puts the answer that lies in the row of a seat among the best, whatever it is worth."""
    if scratch.best_number == scratch.best_most:
        scratch.best_most += 1
    slot = make_room(scratch, worth, scratch.order)
    scratch.best_layers[slot] = seat.layer
    put_board(scratch.best_spaces, slot, board_at(seat.spaces, 0))
    put_board(scratch.best_marks, slot, board_at(seat.marks, 0))
    scratch.best_skills[slot] = seat.skill
    put_board(scratch.best_extras, slot, board_at(seat.extra, 0))
    scratch.best_extra_layers[slot] = seat.extra_layer


def rank_targets(cards: SetupRow, table: TableRow, seats: Seats, number: int, scratch: ScratchRow) -> None:
    """Values the loss of each space that may be destroyed."""
    owner = seats[destroyed_on(cards, table.card, number, seats)]
    rest = targets(cards, table, seats, number)
    while rest != NONE:
        space = lowest(rest)
        rest = rest ^ space
        place = scratch.number
        coins = owner.coins
        after = scratch.after[place * WORDS :]
        for word in range(WORDS):
            after[word] = owner.sheet[word]
        change(owner, NO_LAYER, NONE, 0, NONE, NO_LAYER, space, NO_LAYER)
        scratch.purse[place] = owner.coins
        owner.coins = coins
        swap_sheets(owner.sheet, after)
        add_thought(scratch, NO_LAYER, space, NONE, 0)
    flush(cards, table, owner, seats[number].chance, scratch)


def rank_dodges(cards: SetupRow, table: TableRow, seats: Seats, number: int, scratch: ScratchRow) -> None:
    """Values the sheet after the whole ambush, and after a part of it for the price of acrobatics."""
    seat = seats[number]
    free = empty_of(seat)
    pose = pose_at(cards, cards.pose_from[table.card])
    spaces = walked(pose, cards.steps[table.card], free)
    change_for_now(cards, table, seat, MONSTER, spaces, NONE, 0, scratch)
    add_thought(scratch, 0, NONE, NONE, 0)
    seat.dodging = 1
    spaces = NONE
    for dodged in range(DODGED_FROM, DODGED_TO):
        if spaces == NONE:
            spaces = walked(pose_at(cards, dodged), cards.steps[table.card], free)
    change_for_now(cards, table, seat, MONSTER, spaces, NONE, 0, scratch)
    seat.dodging = 0
    scratch.purse[1] -= cards.cost[ACROBATICS]
    add_thought(scratch, 1, NONE, NONE, 0)
    flush(cards, table, seat, seat.chance, scratch)


def judge_each(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    layers: Small,
    placed: Words,
    marked: Words,
    scratch: ScratchRow,
    worths: Values,
) -> None:
    """Writes what the sheet that a seat draws on is worth after each of some drawings without skills."""
    scratch.skill = NO_SKILL
    owner = seats[owner_of(cards, table, seats, number)]
    look_ahead(cards, table, scratch.outlook)
    foresee_walks(cards, scratch.outlook, empty_of(owner))
    for drawing in range(len(layers)):
        spaces = board_at(placed, drawing)
        coin = 1 if has_coin_on(cards, table.card, spaces) else 0
        scratch.number = 0
        put_after(cards, table, owner, owner.chance, layers[drawing], spaces, board_at(marked, drawing), coin, scratch)
        value_all(cards, table, scratch, 1, owner.paid)
        worths[drawing] = scratch.worths[0]


def worth_now(cards: SetupRow, table: TableRow, seats: Seats, number: int, scratch: ScratchRow) -> float:
    """The stars that are expected to come for a seat if nothing is drawn on its sheet in this turn."""
    return worth_after(cards, table, seats[number], seats[number], scratch)


def worth_after(cards: SetupRow, table: TableRow, before: SeatRow, after: SeatRow, scratch: ScratchRow) -> float:
    """The stars that are expected to come for a seat once an answer has made it what it is `after`."""
    look_ahead(cards, table, scratch.outlook)
    foresee_walks(cards, scratch.outlook, empty_of(before))
    for word in range(WORDS):
        scratch.after[word] = after.sheet[word]
    scratch.purse[0] = after.coins
    value_all(cards, table, scratch, 1, after.paid)
    return float(scratch.worths[0])
