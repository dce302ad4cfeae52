"""Many games at once, action by action: each step of each game, and what its seats see after it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from cartographers.board.grid import SPACES, count
from cartographers.board.shapes import nth
from cartographers.native.compiler.int128 import Words, board_at
from cartographers.native.compiler.packing import Octets
from cartographers.native.compiler.sheet_view import LAYERS
from cartographers.native.engine.actions import PLANES, write_mask
from cartographers.native.engine.deal import deal_game, redeal
from cartographers.native.engine.flow import NO_SKILL, Seats, answer_all, begin
from cartographers.native.engine.rng import REDEAL_STREAM, random_below, stream
from cartographers.native.engine.rows import Numbers, OfferRow, Rows, SeatRow, Shorts, Small, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.tables import MOST_PARTS, SKILL_NAMES, SetupRow
from cartographers.native.parallel.sharing import Bell, Shares, end_share, listen, next_share, ring
from cartographers.native.steps.observation import OWN_PLANES, see_map, see_other_map, see_others, see_table
from cartographers.native.steps.stages import (
    FIRST_PART,
    FIRST_SKILL,
    NOTHING_ASKED,
    PASS,
    StepRow,
    accept,
    ask_action,
    has_bit,
    is_offered,
)

Steps = Any  # an array of StepRow
Offers = Any  # an array of OfferRow
Flags = npt.NDArray[np.bool_]

STAY, ACT, BEGIN = range(3)
"""How a game goes on: not at all, by the actions of its seats, or with the next game in its place."""

ask_next: Any = ask_action  # and where skills are in play, ask_action_with_skills
accept_next: Any = accept


def begin_game(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    steps: Steps,
    offers: Offers,
    other: OfferRow,
    scratch: ScratchRow,
    seed: np.uint64,
    game: int,
    chance: Words,
) -> None:
    """Deals and begins a game of a seed, as a batch does for the same seed and number."""
    deal_game(cards, table, seats, chance, seed, game)
    begin(cards, table, seats)
    ask_all(cards, table, seats, steps, offers, other, scratch)


def ask_all(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    steps: Steps,
    offers: Offers,
    other: OfferRow,
    scratch: ScratchRow,
) -> None:
    """Asks the seats that the table waits for."""
    for number in range(len(seats)):
        steps[number].stage = seats[number].waiting
        steps[number].skill = NO_SKILL
        ask_next(cards, table, seats, number, steps[number], offers[number], other, scratch)


def ask_others(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    steps: Steps,
    offers: Offers,
    other: OfferRow,
    scratch: ScratchRow,
    seat: int,
) -> None:
    """Asks all seats but one again for the answer of this turn."""
    for number in range(len(seats)):
        if number != seat:
            steps[number].stage = seats[number].waiting
            steps[number].skill = NO_SKILL
            ask_next(cards, table, seats, number, steps[number], offers[number], other, scratch)


def step_game(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    steps: Steps,
    offers: Offers,
    other: OfferRow,
    scratch: ScratchRow,
    actions: Any,
    gains: Numbers,
) -> None:
    """A game after one action of every seat that is asked, and the stars that they gained.

    An action of a seat with nothing to do is not looked at.
    """
    for number in range(len(seats)):
        gains[number] = 0
    if table.over:
        return
    is_answered = True
    for number in range(len(seats)):
        step = steps[number]
        if step.stage != NOTHING_ASKED and actions[number] != PASS:
            accept_next(cards, table, seats, number, step, offers[number], actions[number])
            ask_next(cards, table, seats, number, step, offers[number], other, scratch)
        if step.stage != NOTHING_ASKED:
            is_answered = False
    if not is_answered:
        return
    scored = table.scored
    answer_all(cards, table, seats)
    for number in range(len(seats)):
        for season in range(scored, table.scored):
            for part in range(4):
                gains[number] += seats[number].scores[season, part]
    ask_all(cards, table, seats, steps, offers, other, scratch)


def go_on_some(
    shares: Shares,
    part: int,
    bell: Bell,
    setup: Rows,
    tables: Rows,
    seats: Rows,
    steps: Rows,
    offers: Rows,
    spare: Rows,
    scratches: Rows,
    chance: Words,
    seeds: Words,
    games: npt.NDArray[np.int64],
    moves: Small,
    actions: npt.NDArray[np.int64],
    gains: Numbers,
    over: Flags,
    solo: Numbers,
    results: npt.NDArray[np.int64],
    seen: Flags,
    maps: Octets,
    facts: Shorts,
    others: Shorts,
    masks: Octets,
) -> None:
    """Games after their moves, share by share as long as there are any, and what is then seen of them.

    Those that act take one action of every seat that is asked; those that begin deal the next game of their seed.
    So many arguments, because numba takes 80 µs longer to accept the same arrays in named tuples, at every step.
    """
    ring(bell, part)
    cards, other, scratch = setup[0], spare[0], scratches[0]
    first, last = next_share(shares, part)
    while first < last:
        for game in range(first, last):
            table, row = tables[game], seats[game]
            if moves[game] == ACT:
                step_game(cards, table, row, steps[game], offers[game], other, scratch, actions[game], gains[game])
            else:
                for number in range(len(row)):
                    gains[game, number] = 0
            if moves[game] == BEGIN:
                games[game] += 1
                begin_game(
                    cards, table, row, steps[game], offers[game], other, scratch, seeds[game], games[game], chance
                )
            over[game] = table.over != 0
            for number in range(len(row)):
                write_result(table, row[number], solo, results[:, game, number])
            if seen[game]:
                see_game(
                    cards, table, row, steps[game], offers[game], maps[game], facts[game], others[game], masks[game]
                )
        end_share(shares, last - first)
        first, last = next_share(shares, part)
    listen(bell, part)


def write_result(table: TableRow, seat: SeatRow, solo: Numbers, result: npt.NDArray[np.int64]) -> None:
    """The stars and the rating (R24) of a game that is over, by the solo numbers of all edicts; else zeros."""
    result[0] = result[1] = 0
    if table.over:
        for part in range(4):
            result[1] -= solo[table.edicts[part]]
            for season in range(4):
                result[0] += seat.scores[season, part]
        result[1] += result[0]


def first_wrong(steps: Rows, offers: Rows, actions: npt.NDArray[np.int64], where: Flags, may_wait: bool) -> int:
    """The place of the first action that is not offered, or -1. Seats may wait, where that is allowed, by passing."""
    for game in range(len(steps)):
        if where[game]:
            for number in range(len(steps[game])):
                action = actions[game, number]
                if may_wait and action == PASS:
                    continue
                if not is_offered(steps[game, number], offers[game, number], action):
                    return game * len(steps[game]) + number
    return -1


def see_game(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    steps: Steps,
    offers: Offers,
    maps: Octets,
    facts: Shorts,
    others: Shorts,
    masks: Octets,
) -> None:
    """Writes what the seats of a game see, and what they may do."""
    for number in range(len(seats)):
        see_map(seats[number], steps[number], maps[number])
        if len(seats) > 1:
            left, right = seats[(number - 1) % len(seats)], seats[(number + 1) % len(seats)]
            see_other_map(left.sheet, maps[number, OWN_PLANES * SPACES :])
            see_other_map(right.sheet, maps[number, (OWN_PLANES + LAYERS) * SPACES :])
            see_others(seats, number, others[number])
        see_table(cards, table, seats, number, steps[number], facts[number])
        see_mask(steps[number], offers[number], masks[number])


def see_mask(step: StepRow, offer: OfferRow, mask: Octets) -> None:
    """Writes what a seat may do, one byte an action; never nothing."""
    write_mask(step.planes, mask)
    mask[PASS] = 1 if step.stage == NOTHING_ASKED else 0
    if len(mask) == FIRST_SKILL:
        return
    for skill in range(len(SKILL_NAMES)):
        mask[FIRST_SKILL + skill] = (step.skills >> skill) & 1
    for place in range(FIRST_PART, len(mask)):
        mask[place] = 0
    if step.has_parts:
        for terrain in range(offer.terrain_number):
            for part in range(MOST_PARTS):
                if has_bit(step.parts, part):
                    mask[FIRST_PART + terrain * MOST_PARTS + part] = 1


def sample_actions(
    shares: Shares, part: int, bell: Bell, steps: Rows, offers: Rows, chances: Words, actions: npt.NDArray[np.int64]
) -> None:
    """Any action for each seat of each game, all that are offered being equally likely."""
    ring(bell, part)
    first, last = next_share(shares, part)
    while first < last:
        for game in range(first, last):
            for number in range(len(steps[game])):
                actions[game, number] = any_action(steps[game, number], offers[game, number], chances[game, number])
        end_share(shares, last - first)
        first, last = next_share(shares, part)
    listen(bell, part)


def any_action(step: StepRow, offer: OfferRow, chance: Words) -> int:
    """An action by lot, found in sets of spaces without a mask."""
    if step.stage == NOTHING_ASKED:
        return PASS
    drawn = 0
    for plane in range(PLANES):
        drawn += count(board_at(step.planes, plane))
    chosen = 0
    for skill in range(len(SKILL_NAMES)):
        chosen += (step.skills >> skill) & 1
    parts = 0
    if step.has_parts:
        for part in range(MOST_PARTS):
            parts += 1 if has_bit(step.parts, part) else 0
    rank = random_below(chance, drawn + chosen + parts * offer.terrain_number)
    if rank < drawn:
        return any_placement(step.planes, rank)
    rank -= drawn
    if rank < chosen:
        return FIRST_SKILL + nth_skill(step.skills, rank)
    rank -= chosen
    return FIRST_PART + rank // parts * MOST_PARTS + nth_part(step.parts, rank % parts)


def any_placement(planes: Words, rank: int) -> int:
    """The action that has `rank` before it in the planes."""
    for plane in range(PLANES):
        here = count(board_at(planes, plane))
        if rank < here:
            return plane * SPACES + nth(board_at(planes, plane), rank)
        rank -= here
    return PASS


def nth_skill(skills: int, rank: int) -> int:
    for skill in range(len(SKILL_NAMES)):
        if (skills >> skill) & 1:
            if rank == 0:
                return skill
            rank -= 1
    return NO_SKILL


def nth_part(parts: Words, rank: int) -> int:
    for part in range(MOST_PARTS):
        if has_bit(parts, part):
            if rank == 0:
                return part
            rank -= 1
    return -1


def redeal_game(cards: SetupRow, table: TableRow, seats: Seats, seed: np.uint64, chance: Words) -> None:
    """Deals anew what nobody can know, and gives the seats other lots; nothing leads back to the old ones."""
    chance[0] = stream(seed, 0, REDEAL_STREAM)
    redeal(cards, table, chance)
    for number in range(len(seats)):
        seats[number].chance[0] = stream(seed, 0, number + 1)
