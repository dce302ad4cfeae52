"""Whole games, one after the other, by a policy."""

from typing import Any

import numpy as np

from cartographers.native.bench import BenchRow
from cartographers.native.dealing import deal_game
from cartographers.native.flow import Seats, answer_all, begin
from cartographers.native.rows import Numbers, OfferRow, Small, TableRow
from cartographers.native.setup import SetupRow
from cartographers.native.uniform import choose_uniformly
from cartographers.native.wide import Words

choose: Any = choose_uniformly  # and in every kernel the policy it is for


def play_games(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    offer: OfferRow,
    bench: BenchRow,
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
                    choose(cards, table, seats, number, offer, bench)
            answer_all(cards, table, seats)
        for place in range(4):
            edicts[game, place] = table.edicts[place]
        for number in range(len(seats)):
            for season in range(4):
                for part in range(4):
                    scores[game, number, season, part] = seats[number].scores[season, part]
