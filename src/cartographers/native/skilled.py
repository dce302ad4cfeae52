"""The planner where skills are in play: what it draws with each of them, and whether that is worth the coins."""

from cartographers.board.grid import NONE
from cartographers.native.bench import BenchRow
from cartographers.native.flow import NO_LAYER, NO_SKILL, Seats, change, has_coin_on
from cartographers.native.planner import flush, put_after, rank, rank_drawings, take
from cartographers.native.rows import DRAW, OfferRow, SeatRow, TableRow
from cartographers.native.setup import AMBUSHES, SetupRow
from cartographers.native.sheets import WORDS
from cartographers.native.skills import STEALTH, has_part, is_replacing, is_usable, offer_extra, offer_with
from cartographers.native.wide import board_at, put_board


def choose_by_value_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, bench: BenchRow
) -> None:
    """Writes the answer, with a skill or without, after which the sheet is worth most into the row of a seat."""
    bench.best_most = 1
    rank_with_skills(cards, table, seats, number, offer, bench)
    take(seats[number], bench, 0)


def rank_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, bench: BenchRow
) -> None:
    """Finds the best answers of a seat, with skills and without."""
    rank(cards, table, seats, number, offer, bench)
    if table.task == DRAW and cards.kind[table.card] != AMBUSHES:
        rank_skills(cards, table, seats, number, offer, bench)


def rank_skills(cards: SetupRow, table: TableRow, seats: Seats, number: int, offer: OfferRow, bench: BenchRow) -> None:
    """Values drawings with each skill that can be used, its price paid; what adds does so to the best without one."""
    seat = seats[number]
    slot = bench.best_order[0]
    bench.main_layer = bench.best_layers[slot]
    put_board(bench.main_spaces, 0, board_at(bench.best_spaces, slot))
    put_board(bench.main_marks, 0, board_at(bench.best_marks, slot))
    for place in range(len(table.skills)):
        skill = table.skills[place]
        if not is_usable(cards, table, seat, skill):
            continue
        bench.skill = skill
        price = cards.cost[skill]
        seat.coins -= price
        seat.paid += price
        if is_replacing(skill):
            offer_with(cards, table, seats, number, skill, offer)
            rank_drawings(cards, table, seat, seat.chance, offer, bench)
            if skill == STEALTH:
                rank_parts(cards, table, seat, offer, bench)
        else:
            rank_extras(cards, table, seat, skill, offer, bench)
        seat.coins += price
        seat.paid -= price
    bench.skill = NO_SKILL


def rank_parts(cards: SetupRow, table: TableRow, seat: SeatRow, offer: OfferRow, bench: BenchRow) -> None:
    """Values the parts that stealth leaves of shapes."""
    for part in range(cards.part_from[table.card], cards.part_to[table.card]):
        if not has_part(cards, table, seat, part):
            continue
        spaces = board_at(cards.parts, part)
        coin = 1 if has_coin_on(cards, table.card, spaces) else 0
        for place in range(offer.terrain_number):
            put_after(cards, table, seat, seat.chance, offer.terrains[place], spaces, NONE, coin, bench)
    flush(cards, table, seat, seat.chance, bench)


def rank_extras(cards: SetupRow, table: TableRow, seat: SeatRow, skill: int, offer: OfferRow, bench: BenchRow) -> None:
    """Values what a skill may add to the best drawing without one."""
    spaces = board_at(bench.main_spaces, 0)
    seat.layer = bench.main_layer
    put_board(seat.spaces, 0, spaces)
    put_board(seat.marks, 0, board_at(bench.main_marks, 0))
    offer_extra(cards, table, seat, skill, offer, bench)
    coins = seat.coins
    coin = 1 if has_coin_on(cards, table.card, spaces) else 0
    for word in range(WORDS):
        bench.kept[word] = seat.sheet[word]
    change(seat, bench.main_layer, spaces, coin, board_at(bench.main_marks, 0), NO_LAYER, NONE, NO_LAYER)
    rank_drawings(cards, table, seat, seat.chance, offer, bench)
    seat.coins = coins
    for word in range(WORDS):
        seat.sheet[word] = bench.kept[word]
