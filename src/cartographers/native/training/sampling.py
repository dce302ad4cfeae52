"""Games to learn from: the features of every sheet after a drawing, and the stars that came."""

import numpy as np
import numpy.typing as npt

from cartographers.native.batch.loops import choose
from cartographers.native.compiler.int128 import Words, board_at
from cartographers.native.engine.deal import deal_game
from cartographers.native.engine.flow import NO_SKILL, Seats, answer_all, begin, empty_of, has_coin_on
from cartographers.native.engine.rows import DRAW, Numbers, OfferRow, TableRow, Values
from cartographers.native.engine.scratch import MOST_AFTER, ScratchRow
from cartographers.native.engine.tables import SetupRow
from cartographers.native.policies.planner import change_for_now, owner_of
from cartographers.native.value.model import value_all
from cartographers.native.value.outlook import company_of, foresee_walks, look_ahead, slot_of
from cartographers.value.sizes import (
    ACTIVE,
    BASIS,
    COLUMNS_OF_EDICTS,
    COLUMNS_OF_SLOT,
    COMMON,
    FACTS,
    FEATURES,
    WEIGHTS,
)

Samples = npt.NDArray[np.float32]

SPREAD_OUT = BASIS * (ACTIVE + FACTS) + 4 * COLUMNS_OF_EDICTS
"""How many numbers a sample spreads out to at most."""
TIME = ACTIVE + FACTS
SHARES = TIME + 1
SAMPLE = SHARES + 4
"""How many numbers a sample has: the features of the sheet, the facts, the time left, and the shares of cards."""
GAME, SEASON, STARTS, SLOTS, SLOT, CARD_IN_SLOT = 0, 1, 2, 3, 4, 8
PLACE = 12
"""What a sample is of: game and seat, season, whether it begins it; how many edicts count, which, and their cards."""


def sample_games(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    offer: OfferRow,
    scratch: ScratchRow,
    chance: Words,
    seed: np.uint64,
    first: int,
    samples: Samples,
    places: Numbers,
    scores: Numbers,
) -> int:
    """Plays as many games as there are `scores`, and keeps a sample of each drawing; how many."""
    number = 0
    for game in range(len(scores)):
        deal_game(cards, table, seats, chance, seed, first + game)
        begin(cards, table, seats)
        while table.over == 0:
            for seat in range(len(seats)):
                if seats[seat].waiting == 0:
                    continue
                choose(cards, table, seats, seat, offer, scratch)
                if table.task == DRAW and owner_of(cards, table, seats, seat) == seat and number < len(samples):
                    number += sample(cards, table, seats, seat, scratch, samples[number], places[number], game)
            answer_all(cards, table, seats)
        for seat in range(len(seats)):
            for season in range(4):
                scores[game, seat, season] = 0
                for part in range(4):
                    scores[game, seat, season] += seats[seat].scores[season, part]
    return number


def sample(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    scratch: ScratchRow,
    out: Samples,
    place: Numbers,
    game: int,
) -> int:
    """Keeps the features of a seat's sheet after the answer in its row; not at the end of the match."""
    seat = seats[number]
    if seat.skill != NO_SKILL:
        return 0
    outlook = scratch.outlook
    look_ahead(cards, table, outlook)
    if outlook.last:
        return 0
    foresee_walks(cards, outlook, empty_of(seat))
    spaces = board_at(seat.spaces, 0)
    scratch.number = 0
    scratch.skill = NO_SKILL
    coin = 1 if has_coin_on(cards, table.card, spaces) else 0
    change_for_now(cards, table, seat, seat.layer, spaces, board_at(seat.marks, 0), coin, scratch)
    value_all(cards, table, scratch, 1, seat.paid)
    for feature in range(ACTIVE):
        out[feature] = scratch.columns[feature * MOST_AFTER]
    for fact in range(FACTS):
        out[ACTIVE + fact] = outlook.facts[fact]
    out[TIME] = outlook.time[0]
    place[GAME] = game * len(seats) + number
    place[SEASON] = outlook.season
    place[STARTS] = outlook.ends
    place[SLOTS] = outlook.slot_number
    for slot in range(outlook.slot_number):
        place[SLOT + slot] = slot_of(outlook.season, outlook.slots[slot])
        place[CARD_IN_SLOT + slot] = table.edicts[outlook.slots[slot]]
        out[SHARES + slot] = outlook.shares[outlook.slots[slot]]
    return 1


def spread_out(sample: Samples, place: Numbers, numbers: Values, columns: Numbers) -> int:
    """Writes a sample as numbers and the columns of all weights that they belong to; how many."""
    time = 1.0 * sample[TIME]  # of 64 bits
    basis = (1.0, time, time * time)
    found = 0
    for column in range(COMMON + FACTS):
        held = sample[column] if column < COMMON else sample[ACTIVE + column - COMMON]
        for part in range(BASIS):
            numbers[found] = held * basis[part]
            columns[found] = part * WEIGHTS + column
            found += 1
    for slot in range(place[SLOTS]):
        first = company_of(place[SLOT + slot], place[CARD_IN_SLOT + slot])
        for column in range(COMMON + FACTS):
            numbers[found] = sample[column] if column < COMMON else sample[ACTIVE + column - COMMON]
            columns[found] = first + column
            found += 1
    for slot in range(place[SLOTS]):
        first = COLUMNS_OF_EDICTS + COLUMNS_OF_SLOT * place[SLOT + slot] + FEATURES * place[CARD_IN_SLOT + slot]
        basis = (1.0, time, 1.0 * sample[SHARES + slot])
        for feature in range(FEATURES):
            held = sample[COMMON + FEATURES * slot + feature]
            for part in range(BASIS):
                numbers[found] = held * basis[part]
                columns[found] = part * WEIGHTS + first + feature
                found += 1
    return found


def expected_of(samples: Samples, places: Numbers, season: int, weights: Values, expected: Values) -> None:
    """Writes what `weights` expect for each sample of a season."""
    numbers, columns = np.empty(SPREAD_OUT), np.empty(SPREAD_OUT, np.int32)
    for row in range(len(samples)):
        if places[row, SEASON] == season:
            found = spread_out(samples[row], places[row], numbers, columns)
            total = 0.0
            for place in range(found):
                total += numbers[place] * weights[columns[place]]
            expected[row] = total


def gather(
    samples: Samples,
    places: Numbers,
    season: int,
    goals: Values,
    compact: Numbers,
    squares: Values,
    products: Values,
) -> None:
    """Adds the samples of a season to the normal equations; `compact` says where a column of weights lies in them.

    A column at -1 is not asked for. A product of two columns is added on one side of the diagonal only.
    """
    numbers, columns = np.empty(SPREAD_OUT), np.empty(SPREAD_OUT, np.int32)
    for row in range(len(samples)):
        if places[row, SEASON] != season:
            continue
        found = spread_out(samples[row], places[row], numbers, columns)
        used = 0
        for place in range(found):
            if numbers[place] != 0.0 and compact[columns[place]] >= 0:
                numbers[used] = numbers[place]
                columns[used] = compact[columns[place]]
                used += 1
        for one in range(used):
            held = numbers[one]
            line = squares[columns[one]]
            products[columns[one]] += held * goals[row]
            for other in range(one + 1):
                line[columns[other]] += held * numbers[other]


def mark_columns(samples: Samples, places: Numbers, occurs: npt.NDArray[np.bool_]) -> None:
    """Marks the columns of weights that any sample needs."""
    numbers, columns = np.empty(SPREAD_OUT), np.empty(SPREAD_OUT, np.int32)
    for row in range(len(samples)):
        found = spread_out(samples[row], places[row], numbers, columns)
        for place in range(found):
            if numbers[place] != 0.0:
                occurs[columns[place]] = True


def set_goals(places: Numbers, scores: Numbers, expected: Values, trust: float, goals: Values) -> None:
    """Writes the stars that each sample should have expected: what came, mixed with what later samples expected.

    Samples lie in the order of play, game by game; where several sit at a table, seats come in turns.
    """
    latest = np.full(len(scores), -1, np.int64)  # by game and seat, the sample after the one that is looked at
    for row in range(len(places) - 1, -1, -1):
        game, season = places[row, GAME], places[row, SEASON]
        later = latest[game]
        latest[game] = row
        until = 4 if later < 0 else places[later, SEASON]
        goals[row] = 0.0
        for scored in range(season, until):
            goals[row] += scores[game, scored]
        if later >= 0:
            goals[row] += trust * expected[later] + (1.0 - trust) * goals[later]
