"""The planner where skills are in play: what it draws with each of them, and whether that is worth the coins."""

from cartographers.board.grid import NONE
from cartographers.native.compiler.int128 import board_at, put_board
from cartographers.native.compiler.sheet_view import WORDS
from cartographers.native.engine.flow import NO_LAYER, NO_SKILL, Seats, change, has_coin_on
from cartographers.native.engine.rows import DRAW, OfferRow, SeatRow, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.skills import STEALTH, has_part, is_replacing, is_usable, offer_extra, offer_with
from cartographers.native.engine.tables import AMBUSHES, SetupRow
from cartographers.native.policies.planner import flush, put_after, rank, rank_drawings, take


def choose_by_value_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Writes the answer, with a skill or without, after which the sheet is worth most into the row of a seat."""
    scratch.best_most = 1
    rank_with_skills(cards, table, seats, number, offer, scratch)
    take(seats[number], scratch, 0)


def rank_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Finds the best answers of a seat, with skills and without."""
    rank(cards, table, seats, number, offer, scratch)
    if table.task == DRAW and cards.kind[table.card] != AMBUSHES:
        rank_skills(cards, table, seats, number, offer, scratch)


def rank_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Values drawings with each skill that can be used, its price paid; what adds does so to the best without one."""
    seat = seats[number]
    slot = scratch.best_order[0]
    scratch.main_layer = scratch.best_layers[slot]
    put_board(scratch.main_spaces, 0, board_at(scratch.best_spaces, slot))
    put_board(scratch.main_marks, 0, board_at(scratch.best_marks, slot))
    for place in range(len(table.skills)):
        skill = table.skills[place]
        if not is_usable(cards, table, seat, skill):
            continue
        scratch.skill = skill
        price = cards.cost[skill]
        seat.coins -= price
        seat.paid += price
        if is_replacing(skill):
            offer_with(cards, table, seats, number, skill, offer)
            rank_drawings(cards, table, seat, seat.chance, offer, scratch)
            if skill == STEALTH:
                rank_parts(cards, table, seat, offer, scratch)
        else:
            rank_extras(cards, table, seat, skill, offer, scratch)
        seat.coins += price
        seat.paid -= price
    scratch.skill = NO_SKILL


def rank_parts(cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow, scratch: ScratchRow) -> None:
    """Values the parts that stealth leaves of shapes."""
    for part in range(cards.part_from[table.card], cards.part_to[table.card]):
        if not has_part(cards, table, seat, part):
            continue
        spaces = board_at(cards.parts, part)
        coin = 1 if has_coin_on(cards, table.card, spaces) else 0
        for place in range(offer.terrain_number):
            put_after(cards, table, seat, seat.chance, offer.terrains[place], spaces, NONE, coin, scratch)
    flush(cards, table, seat, seat.chance, scratch)


def rank_extras(
    cards: SetupRow, table: TableRow, seat: SeatRow, skill: int, offer: OfferRow, scratch: ScratchRow
) -> None:
    """Values what a skill may add to the best drawing without one."""
    spaces = board_at(scratch.main_spaces, 0)
    seat.layer = scratch.main_layer
    put_board(seat.spaces, 0, spaces)
    put_board(seat.marks, 0, board_at(scratch.main_marks, 0))
    offer_extra(cards, table, seat, skill, offer, scratch)
    coins = seat.coins
    coin = 1 if has_coin_on(cards, table.card, spaces) else 0
    for word in range(WORDS):
        scratch.kept[word] = seat.sheet[word]
    change(seat, scratch.main_layer, spaces, coin, board_at(scratch.main_marks, 0), NO_LAYER, NONE, NO_LAYER)
    rank_drawings(cards, table, seat, seat.chance, offer, scratch)
    seat.coins = coins
    for word in range(WORDS):
        seat.sheet[word] = scratch.kept[word]
