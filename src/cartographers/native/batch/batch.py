"""Many games side by side: rules, scores and policies as machine code over plain arrays."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.game.state import Table
from cartographers.native.aot.pieces import for_batch
from cartographers.native.aot.prepare import prepare
from cartographers.native.batch import loops
from cartographers.native.compiler.int128 import Words
from cartographers.native.engine.actions import ACTIONS, PLANES
from cartographers.native.engine.convert import table_of
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import OFFER, SEAT, TABLE, Numbers, Rows, Small
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import add_weights, cards_of
from cartographers.native.policies import greedy, planner, planner_skills, uniform
from cartographers.native.registry import entry

Policy: TypeAlias = Callable[..., None]
Masks: TypeAlias = npt.NDArray[np.bool_]

POLICIES: dict[str, tuple[Policy, Policy]] = {
    "random": (uniform.choose_uniformly, uniform.choose_uniformly_with_skills),
    "greedy": (greedy.choose_greedily, greedy.choose_greedily_with_skills),
    "planner": (planner.choose_by_value, planner_skills.choose_by_value_with_skills),
}
"""Without and with skills: where there are none, nothing about them has to be compiled."""
CHUNK = 2000
"""How many whole games are played before somebody hears of them."""


def chooser(options: Options, policy: str) -> Policy:
    """The function by which a policy chooses an answer."""
    if policy not in POLICIES:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    return POLICIES[policy][bool(options.skills)]


class Batch:
    """Games side by side, each at its own pace.

    `tables` has a row a game and `seats` a row a game and seat; native.engine.rows says their fields. They are plain
    numpy arrays: to copy a game, copy its rows.
    """

    def __init__(self, options: Options, games: int) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.options = options
        self.cards = cards_of(options)
        self.tables: Rows = np.zeros(games, TABLE)
        self.seats: Rows = np.zeros((games, options.seats), SEAT)
        self.planes: Words = np.zeros((games, options.seats, 2 * PLANES), np.uint64)
        self.offers: Rows = np.zeros((games, options.seats), OFFER)
        self._scratch: Rows = np.zeros(1, SCRATCH)[0]
        self._prepared: set[str] = set()

    def start(self, seed: str, games: Sequence[int] | None = None, where: Masks | None = None) -> None:
        """Deals and begins games by lots: all of them, or those of a mask.

        The same seed and number (0, 1, … unless `games` has others) give the same game.
        """
        all_numbers = np.arange(len(self.tables)) if games is None else np.asarray(games)
        chosen = np.ones(len(self.tables), np.bool_) if where is None else where
        tables, seats, numbers = self.tables[chosen], self.seats[chosen], all_numbers[chosen].astype(np.int32)
        entry(loops.deal_each)(self.cards, tables, np.zeros(1, np.uint64), seed_word(seed), numbers)
        entry(loops.begin_each)(self.cards, tables, seats, seed_word(seed), numbers)
        self.tables[chosen], self.seats[chosen] = tables, seats

    def start_with(self, deals: Rows, seed: str = "") -> None:
        """Begins all games with deals that were made elsewhere; the seed is for policies that need chance."""
        self.tables[:] = deals
        numbers = np.arange(len(self.tables), dtype=np.int32)
        entry(loops.begin_each)(self.cards, self.tables, self.seats, seed_word(seed), numbers)

    def redeal(self, seed: str) -> None:
        """Deals anew what nobody can know: for planners, whose copies of a game must hold nothing of its deck."""
        numbers = np.arange(len(self.tables), dtype=np.int32)
        entry(loops.redeal_each)(self.cards, self.tables, np.zeros(1, np.uint64), seed_word(seed), numbers)

    @property
    def over(self) -> Masks:
        """Which games are over."""
        done: Masks = self.tables["over"] != 0
        return done

    @property
    def stars(self) -> Numbers:
        """The stars so far, by game and seat."""
        stars: Numbers = self.seats["scores"].sum(axis=(2, 3), dtype=np.int32)
        return stars

    def choose(self, policy: str) -> None:
        """Writes the answers of a policy into the rows of all seats that are asked."""
        choosing = entry(loops.choose_each, choose=chooser(self.options, policy))
        if policy not in self._prepared:
            add_weights(self.cards, self.options, policy)
            self._prepared.add(policy)
        choosing(self.cards, self.tables, self.seats, self.offers[0, 0], self._scratch)

    def offer(self) -> Words:
        """The planes of actions of every seat, as boards: games × seats × (16 × 2) words. See native.engine.actions."""
        entry(loops.offer_each)(self.cards, self.tables, self.seats, self.offers, self.planes)
        return self.planes

    def masks(self, into: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """The planes that were offered last as masks of actions: games × seats × 1936 bytes."""
        shape = (*self.seats.shape, ACTIONS)
        masks = np.empty(shape, np.uint8) if into is None else into
        if masks.shape != shape or masks.dtype != np.uint8:
            raise ValueError(f"masks are bytes (uint8) of shape {shape}")
        entry(loops.mask_each)(self.planes, masks)
        return masks

    def act(self, actions: npt.NDArray[np.integer]) -> None:
        """Answers with actions, of games × seats, that were offered last; then go on with `answer`."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.seats.shape:
            raise ValueError(f"actions are of shape {self.seats.shape}, games × seats, not {chosen.shape}")
        wrong = entry(loops.act_each)(self.cards, self.tables, self.seats, self.offers, self.planes, chosen)
        if wrong >= 0:
            game, seat = divmod(wrong, self.options.seats)
            raise ValueError(f"action {chosen[game, seat]} is not offered to seat {seat} of game {game}")

    def answer(self) -> None:
        """All games after the answers that lie in the rows of the seats that were asked."""
        entry(loops.answer_each)(self.cards, self.tables, self.seats)

    def table(self, game: int) -> Table:
        """A table as the core knows it."""
        return table_of(self.options, self.tables[game], self.seats[game])


class Played(NamedTuple):
    """Whole games: their edicts, and by seat and season the stars of two edicts, coins and monsters."""

    edicts: Small
    scores: Numbers

    @property
    def stars(self) -> Numbers:
        """By game and seat."""
        stars: Numbers = self.scores.sum(axis=(2, 3), dtype=np.int32)
        return stars

    @property
    def ratings(self) -> Numbers:
        """By game and seat: stars minus the solo numbers of the edicts (R24)."""
        solo = np.array([card.solo for card in SCORING.values()], np.int32)
        ratings: Numbers = self.stars - solo[self.edicts].sum(axis=1, dtype=np.int32)[:, np.newaxis]
        return ratings


def played(options: Options, policy: str, games: int, seed: str, threads: int | None = None) -> Iterator[Played]:
    """Whole games by a policy in every seat, over all cores unless told otherwise; some at a time, in order."""
    prepare(for_batch(options, chooser(options, policy).__name__))
    cards, word = cards_of(options), seed_word(seed)
    play = entry(loops.play_games, choose=chooser(options, policy))
    add_weights(cards, options, policy)

    def chunk(first: int) -> Played:
        number = min(CHUNK, games - first)
        results = Played(np.empty((number, 4), np.int8), np.empty((number, options.seats, 4, 4), np.int32))
        table, seats = np.zeros(1, TABLE)[0], np.zeros(options.seats, SEAT)
        offer, scratch = np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0]
        play(cards, table, seats, offer, scratch, np.zeros(1, np.uint64), word, first, *results)
        return results

    chunk_of = range(0, games, CHUNK)
    number = threads or os.cpu_count() or 1
    if number == 1:
        yield from map(chunk, chunk_of)
        return
    chunk(games)  # none: compiles before threads would wait for each other
    with ThreadPoolExecutor(number) as pool:
        waiting = [pool.submit(chunk, first) for first in chunk_of[:number]]
        for first in [*chunk_of[number:], *[None] * len(waiting)]:
            done = waiting.pop(0).result()
            if first is not None:
                waiting.append(pool.submit(chunk, first))
            yield done
