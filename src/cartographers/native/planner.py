"""The planner over rows of numbers: it values the sheet after every drawing and answers with the best."""

from typing import Any

from numba import carray

from cartographers.board.grid import NONE, Board, count, lowest
from cartographers.board.sheet import drawn, newly_closed
from cartographers.board.walk import walked
from cartographers.game.effects import COIN_TRACK
from cartographers.native.bench import MOST_AFTER, BenchRow
from cartographers.native.features import Values
from cartographers.native.flow import (
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
    targets,
    turn_at,
)
from cartographers.native.lots import lot
from cartographers.native.offers import marks_at, offer_to
from cartographers.native.prospects import foresee_walks, look_ahead
from cartographers.native.rows import DESTROY, DODGE, DRAW, NO_CARD, OfferRow, SeatRow, Small, TableRow
from cartographers.native.setup import AMBUSHES, DODGED_FROM, DODGED_TO, SetupRow
from cartographers.native.sheets import WORDS, keep, loaded, sheet_at
from cartographers.native.skills import is_replacing
from cartographers.native.value import value_all
from cartographers.native.wide import Words, board_at, put_board


def choose_by_value(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, bench: BenchRow
) -> None:
    """Writes the answer after which the sheet is worth most into the row of a seat."""
    bench.best_most = 1
    rank(cards, table, seats, number, offer, bench)
    take(seats[number], bench, 0)


def rank(cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, bench: BenchRow) -> None:
    """Finds the best answers of a seat without skills, as many as the bench is to keep."""
    rank_apart(cards, table, seats.ctypes.data, len(seats), number, offer, bench)


def rank_apart(
    cards: SetupRow, table: TableRow, address: Any, seat_number: int, number: int, offer: OfferRow, bench: BenchRow
) -> None:
    """The same for one of the seats that lie at an address."""
    seats = carray(address, seat_number)
    owner = owner_of(cards, table, seats, number)
    start_ranking(cards, table, seats[owner], bench)
    bench.errs = 1 if cards.noisy > 0 and lot(seats[number].chance, 100) < cards.noisy else 0
    bench.sign = -1 if is_hostile(cards, table) else 1
    if table.task == DODGE:
        rank_dodges(cards, table, seats, number, bench)
    elif table.task == DESTROY:
        rank_targets(cards, table, seats, number, bench)
    else:
        offer_to(cards, table, seats, number, offer)
        rank_drawings(cards, table, seats[owner], seats[number].chance, offer, bench)


def is_hostile(cards: SetupRow, table: TableRow) -> bool:
    """Whether what is asked for is drawn or destroyed on a sheet by a neighbour, who wants it to hurt (R19, R31)."""
    if cards.kind[table.card] != AMBUSHES or cards.walks:
        return False
    return bool(table.task == DRAW or (table.task == DESTROY and cards.power[table.card] == GORGON))


def start_ranking(cards: SetupRow, table: TableRow, owner: SeatRow, bench: BenchRow) -> None:
    """Clears the bench for drawings on the sheet of `owner`."""
    bench.best_number = 0
    bench.number = 0
    bench.skill = NO_SKILL
    bench.errs = 0
    bench.sign = 1
    look_ahead(cards, table, bench.prospect)
    foresee_walks(cards, bench.prospect, empty_of(owner))


def owner_of(cards: SetupRow, table: TableRow, seats: Seats, number: int) -> int:
    """Whose sheet an answer of a seat changes."""
    if table.task == DESTROY:
        return destroyed_on(cards, table.card, number, seats)
    if table.task == DODGE:
        return number
    return drawn_on(cards, table.card, number, seats)


def rank_drawings(
    cards: SetupRow, table: TableRow, seat: SeatRow, chance: Words, offer: OfferRow, bench: BenchRow
) -> None:
    """Values all drawings of an offer on the sheet of `seat`."""
    for place in range(offer.terrain_number):
        layer = offer.terrains[place]
        for turn in range(offer.turn_from, offer.turn_to):
            pattern = board_at(cards.patterns, turn)
            places = board_at(offer.fits, turn - offer.turn_from)
            coin = cards.coin[turn] if is_printed(bench.skill) else 0
            while places != NONE:
                anchor = lowest(places)
                places = places ^ anchor
                spaces = pattern << count(~-anchor)
                if offer.hero != NO_CARD:
                    rank_attacks(cards, table, seat, chance, offer.hero, layer, spaces, bench)
                else:
                    put_after(cards, table, seat, chance, layer, spaces, NONE, coin, bench)
    flush(cards, table, seat, chance, bench)


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
    bench: BenchRow,
) -> None:
    """Values a hero on a space with each of its different attacks."""
    space = count(~-spaces)
    for turn in range(cards.mark_number[hero, space]):
        put_after(cards, table, seat, chance, layer, spaces, marks_at(cards, hero, space, turn), 0, bench)


def put_after(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    chance: Words,
    layer: int,
    spaces: Board,
    marks: Board,
    coin: int,
    bench: BenchRow,
) -> None:
    """Puts the sheet after a drawing on the bench, to be valued with others."""
    place = bench.number
    sheet = sheet_at(seat.sheet, 0)
    after = bench.after[place * WORDS :]
    if marks | sheet.marks | sheet.dragon == NONE and cards.kind[table.card] != AMBUSHES and bench.skill != DIPLOMACY:
        coins = count(newly_closed(sheet, spaces)) + coin
        bench.purse[place] = seat.coins + min(coins, COIN_TRACK - seat.coins - seat.paid)
        keep(after, drawn(loaded(seat.sheet), layer, spaces))
    else:
        change_for_now(cards, table, seat, layer, spaces, marks, coin, bench)
    bench.layers[place] = layer
    put_board(bench.placed, place, spaces)
    put_board(bench.marked, place, marks)
    bench.number += 1
    if bench.number == MOST_AFTER:
        flush(cards, table, seat, chance, bench)


def change_for_now(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    layer: int,
    spaces: Board,
    marks: Board,
    coin: int,
    bench: BenchRow,
) -> None:
    """The sheet after a change with all that follows from it on the bench; the row of the seat stays as it was."""
    coins = seat.coins
    after = bench.after[bench.number * WORDS :]
    for word in range(WORDS):
        after[word] = seat.sheet[word]
    letter = NO_LAYER
    if cards.kind[table.card] == AMBUSHES and not seat.dodging and is_turn(cards, table.card, spaces):  # R34
        letter = cards.power[table.card]
    also = VILLAGE if bench.skill == DIPLOMACY else NO_LAYER
    change(seat, layer, spaces, coin, marks, letter, NONE, also)
    bench.purse[bench.number] = seat.coins
    seat.coins = coins
    swap_sheets(seat.sheet, after)


def swap_sheets(one: Words, other: Words) -> None:
    for word in range(WORDS):
        held = one[word]
        one[word] = other[word]
        other[word] = held


def flush(cards: SetupRow, table: TableRow, seat: SeatRow, chance: Words, bench: BenchRow) -> None:
    """Values what is on the bench and keeps the best."""
    number = bench.number
    bench.number = 0
    if number == 0:
        return
    value_all(cards, table, bench, number, seat.paid)
    if cards.noisy > 0 and bench.errs:
        for place in range(number):
            bench.worths[place] += cards.noise[0] * error(chance)
    for place in range(number):
        worth = bench.sign * bench.worths[place]
        if bench.best_number < bench.best_most or worth > bench.best_worths[bench.best_number - 1]:
            keep_best(bench, worth, place)


def error(chance: Words) -> float:
    """About a normal deviate: the sum of twelve lots."""
    total = 0
    for _ in range(12):
        total += lot(chance, 1 << 15)
    return total / (1 << 15) - 6.0


def make_room(bench: BenchRow, worth: float) -> int:
    """Puts an answer among the best, where it belongs; the slot that is its own now."""
    if bench.best_number < bench.best_most:
        slot = bench.best_number
        bench.best_number += 1
    else:
        slot = bench.best_order[bench.best_number - 1]
    rank = bench.best_number - 1
    while rank > 0 and bench.best_worths[rank - 1] < worth:
        bench.best_worths[rank] = bench.best_worths[rank - 1]
        bench.best_order[rank] = bench.best_order[rank - 1]
        rank -= 1
    bench.best_worths[rank] = worth
    bench.best_order[rank] = slot
    return int(slot)


def keep_best(bench: BenchRow, worth: float, place: int) -> None:
    """Puts a drawing among the best."""
    slot = make_room(bench, worth)
    spaces, marks = board_at(bench.placed, place), board_at(bench.marked, place)
    bench.best_skills[slot] = bench.skill
    if bench.skill == NO_SKILL or is_replacing(bench.skill):
        bench.best_layers[slot] = bench.layers[place]
        put_board(bench.best_spaces, slot, spaces)
        put_board(bench.best_marks, slot, marks)
        put_board(bench.best_extras, slot, NONE)
        return
    bench.best_layers[slot] = bench.main_layer
    put_board(bench.best_spaces, slot, board_at(bench.main_spaces, 0))
    put_board(bench.best_marks, slot, board_at(bench.main_marks, 0))
    bench.best_extra_layers[slot] = bench.layers[place]
    put_board(bench.best_extras, slot, spaces)


def take(seat: SeatRow, bench: BenchRow, rank: int) -> None:
    """Writes one of the best answers into the row of a seat."""
    slot = bench.best_order[rank]
    seat.layer = bench.best_layers[slot]
    put_board(seat.spaces, 0, board_at(bench.best_spaces, slot))
    put_board(seat.marks, 0, board_at(bench.best_marks, slot))
    seat.skill = bench.best_skills[slot]
    put_board(seat.extra, 0, board_at(bench.best_extras, slot))
    seat.extra_layer = bench.best_extra_layers[slot]


def add_answer(seat: SeatRow, bench: BenchRow, worth: float) -> None:
    """Puts the answer that lies in the row of a seat among the best, whatever it is worth."""
    if bench.best_number == bench.best_most:
        bench.best_most += 1
    slot = make_room(bench, worth)
    bench.best_layers[slot] = seat.layer
    put_board(bench.best_spaces, slot, board_at(seat.spaces, 0))
    put_board(bench.best_marks, slot, board_at(seat.marks, 0))
    bench.best_skills[slot] = seat.skill
    put_board(bench.best_extras, slot, board_at(seat.extra, 0))
    bench.best_extra_layers[slot] = seat.extra_layer


def rank_targets(cards: SetupRow, table: TableRow, seats: Seats, number: int, bench: BenchRow) -> None:
    """Values the loss of each space that may be destroyed."""
    owner = seats[destroyed_on(cards, table.card, number, seats)]
    rest = targets(cards, table, seats, number)
    while rest != NONE:
        space = lowest(rest)
        rest = rest ^ space
        place = bench.number
        coins = owner.coins
        after = bench.after[place * WORDS :]
        for word in range(WORDS):
            after[word] = owner.sheet[word]
        change(owner, NO_LAYER, NONE, 0, NONE, NO_LAYER, space, NO_LAYER)
        bench.purse[place] = owner.coins
        owner.coins = coins
        swap_sheets(owner.sheet, after)
        bench.layers[place] = NO_LAYER
        put_board(bench.placed, place, space)
        put_board(bench.marked, place, NONE)
        bench.number += 1
    flush(cards, table, owner, seats[number].chance, bench)


def rank_dodges(cards: SetupRow, table: TableRow, seats: Seats, number: int, bench: BenchRow) -> None:
    """Values the sheet after the whole ambush, and after a part of it for the price of acrobatics."""
    seat = seats[number]
    free = empty_of(seat)
    turn = turn_at(cards, cards.turn_from[table.card])
    spaces = walked(turn, cards.steps[table.card], free)
    change_for_now(cards, table, seat, MONSTER, spaces, NONE, 0, bench)
    bench.layers[0] = 0
    put_board(bench.placed, 0, NONE)
    put_board(bench.marked, 0, NONE)
    bench.number = 1
    seat.dodging = 1
    spaces = NONE
    for dodged in range(DODGED_FROM, DODGED_TO):
        if spaces == NONE:
            spaces = walked(turn_at(cards, dodged), cards.steps[table.card], free)
    change_for_now(cards, table, seat, MONSTER, spaces, NONE, 0, bench)
    seat.dodging = 0
    bench.purse[1] -= cards.cost[ACROBATICS]
    bench.layers[1] = 1
    put_board(bench.placed, 1, NONE)
    put_board(bench.marked, 1, NONE)
    bench.number = 2
    flush(cards, table, seat, seat.chance, bench)


def judge_each(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    layers: Small,
    placed: Words,
    marked: Words,
    bench: BenchRow,
    worths: Values,
) -> None:
    """Writes what the sheet that a seat draws on is worth after each of some drawings without skills."""
    bench.skill = NO_SKILL
    owner = seats[owner_of(cards, table, seats, number)]
    look_ahead(cards, table, bench.prospect)
    foresee_walks(cards, bench.prospect, empty_of(owner))
    for drawing in range(len(layers)):
        spaces = board_at(placed, drawing)
        coin = 1 if has_coin_on(cards, table.card, spaces) else 0
        bench.number = 0
        put_after(cards, table, owner, owner.chance, layers[drawing], spaces, board_at(marked, drawing), coin, bench)
        value_all(cards, table, bench, 1, owner.paid)
        worths[drawing] = bench.worths[0]


def worth_now(cards: SetupRow, table: TableRow, seats: Seats, number: int, bench: BenchRow) -> float:
    """The stars that are expected to come for a seat if nothing is drawn on its sheet in this turn."""
    return worth_after(cards, table, seats[number], seats[number], bench)


def worth_after(cards: SetupRow, table: TableRow, before: SeatRow, after: SeatRow, bench: BenchRow) -> float:
    """The stars that are expected to come for a seat once an answer has made it what it is `after`."""
    look_ahead(cards, table, bench.prospect)
    foresee_walks(cards, bench.prospect, empty_of(before))
    for word in range(WORDS):
        bench.after[word] = after.sheet[word]
    bench.purse[0] = after.coins
    value_all(cards, table, bench, 1, after.paid)
    return float(bench.worths[0])
