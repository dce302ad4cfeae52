"""Loops over many games: whole games by a policy, or one thing done to each of them."""

from typing import Any

import numpy as np
import numpy.typing as npt

from cartographers.native.compiler.int128 import Words
from cartographers.native.compiler.packing import Octets
from cartographers.native.engine.actions import is_legal, offer_planes, take_action, write_mask
from cartographers.native.engine.deal import deal, deal_game, redeal
from cartographers.native.engine.flow import Seats, answer_all, begin
from cartographers.native.engine.rng import DEAL_STREAM, REDEAL_STREAM, stream
from cartographers.native.engine.rows import Numbers, OfferRow, Rows, Small, TableRow
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.tables import SetupRow
from cartographers.native.policies.uniform import choose_uniformly

choose: Any = choose_uniformly  # and in every entry the policy it is for


def play_games(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    offer: OfferRow,
    scratch: ScratchRow,
    chance: Words,
    seed: np.uint64,
    first: int,
    edicts: Small,
    scores: Numbers,
) -> None:
    """Plays as many games as there are `scores`, from number `first` on, each dealt by lots of its own."""
    for game in range(len(scores)):
        deal_game(cards, table, seats, chance, seed, first + game)
        begin(cards, table, seats)
        while table.over == 0:
            for number in range(len(seats)):
                if seats[number].waiting:
                    choose(cards, table, seats, number, offer, scratch)
            answer_all(cards, table, seats)
        for place in range(4):
            edicts[game, place] = table.edicts[place]
        for number in range(len(seats)):
            for season in range(4):
                for part in range(4):
                    scores[game, number, season, part] = seats[number].scores[season, part]


def deal_each(cards: SetupRow, tables: Rows, chance: Words, seed: np.uint64, games: Numbers) -> None:
    """Deals each game by lots of its own, which follow from the seed and the number of the game."""
    for game in range(len(tables)):
        chance[0] = stream(seed, games[game], DEAL_STREAM)
        deal(cards, tables[game], chance)


def redeal_each(cards: SetupRow, tables: Rows, chance: Words, seed: np.uint64, games: Numbers) -> None:
    """Deals anew in each game what nobody can know."""
    for game in range(len(tables)):
        chance[0] = stream(seed, games[game], REDEAL_STREAM)
        redeal(cards, tables[game], chance)


def begin_each(cards: SetupRow, tables: Rows, seats: Rows, seed: np.uint64, games: Numbers) -> None:
    """Begins each game that is dealt, and gives its seats their streams of lots."""
    for game in range(len(tables)):
        for number in range(len(seats[game])):
            seats[game, number].chance[0] = stream(seed, games[game], number + 1)
        begin(cards, tables[game], seats[game])


def answer_each(cards: SetupRow, tables: Rows, seats: Rows) -> None:
    """Each game after the answers that lie in its rows; nothing happens to one that is over."""
    for game in range(len(tables)):
        if tables[game].over == 0:
            answer_all(cards, tables[game], seats[game])


def choose_each(cards: SetupRow, tables: Rows, seats: Rows, offer: OfferRow, scratch: ScratchRow) -> None:
    """Writes an answer into the row of every seat that is asked."""
    for game in range(len(tables)):
        for number in range(len(seats[game])):
            if seats[game, number].waiting:
                choose(cards, tables[game], seats[game], number, offer, scratch)


def offer_each(cards: SetupRow, tables: Rows, seats: Rows, offers: Rows, planes: Words) -> None:
    """Writes the planes of actions of every seat."""
    for game in range(len(tables)):
        for number in range(len(seats[game])):
            offer_planes(cards, tables[game], seats[game], number, offers[game, number], planes[game, number])


def act_each(
    cards: SetupRow, tables: Rows, seats: Rows, offers: Rows, planes: Words, actions: npt.NDArray[np.int64]
) -> int:
    """Writes the answers that actions stand for into the rows of the seats that are asked.

    The place of the first action that is not offered is returned, or -1.
    """
    for game in range(len(tables)):
        for number in range(len(seats[game])):
            if seats[game, number].waiting and not is_legal(planes[game, number], actions[game, number]):
                return game * len(seats[game]) + number
    for game in range(len(tables)):
        for number in range(len(seats[game])):
            seat = seats[game, number]
            if seat.waiting:
                take_action(cards, tables[game], seat, offers[game, number], actions[game, number])
    return -1


def mask_each(planes: Words, masks: Octets) -> None:
    """Writes all planes as masks, one byte an action."""
    for game in range(len(planes)):
        for number in range(len(planes[game])):
            write_mask(planes[game, number], masks[game, number])
