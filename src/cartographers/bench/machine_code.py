"""How fast machine code is on one core: scoring calls, drawings in batches, whole games."""

import time
from collections.abc import Callable

import numpy as np

from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.native.batch.batch import Batch, played
from cartographers.native.compiler import kernels
from cartographers.native.compiler.int128 import Words
from cartographers.native.compiler.sheet_view import sheet_at
from cartographers.native.registry import entry, kernel_of
from cartographers.scoring import SCORERS

BOARDS = 200
CARDS = tuple(card.id for card in SCORING.values() if card.set == "base")


def boards() -> Words:
    """Always the same 200 maps: the ends of 100 random and 100 greedy games, one after the other in memory."""
    ends = []
    for policy in ("random", "greedy"):
        batch = Batch(Options(), BOARDS // 2)
        batch.start("boards")
        while not batch.over.all():
            batch.choose(policy)
            batch.answer()
        ends.append(batch.seats["sheet"].reshape(-1))
    return np.concatenate(ends)


def sheets() -> list[Sheet]:
    """The same maps for the rules on ints."""
    words = boards()
    return [sheet_at(words, number) for number in range(BOARDS)]


def a_second(done: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of one core's time, when `done` is called for some seconds and says how much."""
    total = done() * 0  # once before the clock runs: compiles
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        total += done()
    return total / spent


def scoring_calls(seconds: float) -> float:
    """Stars of one map for one card: 200 fixed maps × the 16 scoring cards of the base game."""
    words, stars = boards(), np.zeros(BOARDS, np.int64)
    scorers = np.array([kernel_of(card) for card in CARDS])
    score = entry(kernels.score_rounds)

    def rounds() -> int:
        score(scorers, words, 20, stars)
        return 20 * len(scorers) * BOARDS

    return a_second(rounds, seconds)


def scoring_calls_on_ints(seconds: float) -> float:
    """The same calls of the same functions on Python's ints."""
    maps, scorers = sheets(), [SCORERS[card] for card in CARDS]

    def once() -> int:
        for sheet in maps:
            for score in scorers:
                score(sheet)
        return len(maps) * len(scorers)

    return a_second(once, seconds)


def games(options: Options, policy: str, seconds: float, number: int = 0, seed: int = 1) -> float:
    """Whole games by a policy in one thread, dealt, played and scored at the end of each season."""
    some = number or (4000 if policy == "random" else 100)
    rounds = iter(range(10**9))
    return a_second(
        lambda: sum(len(chunk.scores) for chunk in played(options, policy, some, f"{seed}/{next(rounds)}", 1)), seconds
    )


def draws(options: Options, seconds: float, number: int = 1000, seed: int = 1) -> float:
    """Answers of the random policy in a batch, game beside game: chosen and played one turn after the other."""
    batch = Batch(options, number)

    def one_year() -> int:
        batch.start(str(seed))
        answers = 0
        while not batch.over.all():
            answers += int(batch.tables["waiting"].sum())
            batch.choose("random")
            batch.answer()
        return answers

    return a_second(one_year, seconds)
