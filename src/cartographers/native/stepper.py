"""Games side by side, answered action by action, skills included: what environments are made of."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from sys import getrefcount
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from cartographers.board.grid import SIZE
from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.game.state import Table
from cartographers.native.batch import cards_of, seed_word
from cartographers.native.bench import BENCH
from cartographers.native.exchange import table_of
from cartographers.native.machine import entry, kernel_of
from cartographers.native.octets import Octets
from cartographers.native.rows import OFFER, SEAT, TABLE, Numbers, Rows, Shorts
from cartographers.native.seen import FACT_NUMBER, OWN_PLANES
from cartographers.native.setup import EDICT, EDICTS, may_come_up
from cartographers.native.sheets import LAYERS
from cartographers.native.stepping import Flags
from cartographers.native.steps import NOTHING_ASKED, STEP, STEPS, STEPS_WITH_SKILLS
from cartographers.native.wide import Words

Actions = npt.NDArray[np.int64]

GAMES_A_THREAD = 32
"""Fewer games are not worth a thread."""
MOST_SIGHTS = 4
"""How many are kept to be used again."""
_SOLO = np.array([card.solo for card in SCORING.values()], np.int32)


def action_number(options: Options) -> int:
    """How many actions there are."""
    return STEPS_WITH_SKILLS if options.skills else STEPS


def map_planes(options: Options) -> int:
    """How many planes a seat sees: its own map, and with others at the table those of both neighbours."""
    return OWN_PLANES + (2 * LAYERS if options.seats > 1 else 0)


class Sight(NamedTuple):
    """What the seats of all games see, by game and seat."""

    maps: npt.NDArray[np.int8]  # planes × 11 × 11, see native.seen
    facts: Shorts  # see native.seen
    others: Shorts  # stars and coins of the other seats
    masks: npt.NDArray[np.int8]  # what may be done, see native.steps


class Stepper:
    """Games side by side, each by a seed and a number of its own, so that any of them can be begun again alone."""

    def __init__(self, options: Options, games: int, threads: int | None = None) -> None:
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        self.options = options
        self.cards = cards_of(options, ())
        self._unknown = {EDICT[card] for card in may_come_up(options)}  # whose scorers are not there yet
        self.tables: Rows = np.zeros(games, TABLE)
        self.seats: Rows = np.zeros((games, options.seats), SEAT)
        self.steps: Rows = np.zeros((games, options.seats), STEP)
        self.offers: Rows = np.zeros((games, options.seats), OFFER)
        self.seeds: Words = np.zeros(games, np.uint64)
        self.games: Actions = np.zeros(games, np.int64)
        self.all: Flags = np.ones(games, np.bool_)
        self._sights: list[tuple[Sight, list[int]]] = []
        self._skilled = {"pose_next": "pose_with_skills", "accept_next": "accept_with_skills"} if options.skills else {}
        self._chunks = _chunks(games, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(len(self._chunks) - 1) if len(self._chunks) > 1 else None
        self._benches: list[tuple[Any, Any, Words]] = [
            (np.zeros(1, OFFER)[0], np.zeros(1, BENCH)[0], np.zeros(1, np.uint64)) for _ in self._chunks
        ]

    def __deepcopy__(self, memo: dict[int, object]) -> "Stepper":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Addresses of machine code and threads are made anew wherever the games go.
        return _restored, (self.options, len(self.tables), *(getattr(self, name) for name in _STATE))

    def copy(self) -> "Stepper":
        """The same games, which then go on by themselves; in one thread."""
        return _restored(self.options, len(self.tables), *(getattr(self, name).copy() for name in _STATE))

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _each(self, run: Callable[[slice, Any, Any, Words], object], chosen: Flags) -> None:
        """Runs something over the chosen games, chunk by chunk, the first chunk in this thread."""
        if self._pool is None or np.count_nonzero(chosen) < GAMES_A_THREAD:
            for chunk, bench in zip(self._chunks, self._benches, strict=True):
                run(chunk, *bench)
            return
        (first, *rest), (bench, *benches) = self._chunks, self._benches
        running = [self._pool.submit(run, chunk, *own) for chunk, own in zip(rest, benches, strict=True)]
        run(first, *bench)
        for each in running:
            each.result()

    def seed(self, game: int, seed: str) -> None:
        """Sets the seed of a game; it counts its games from 0 again."""
        self.seeds[game] = seed_word(seed)
        self.games[game] = -1

    def begin(self, where: Flags | None = None) -> None:
        """Begins the next game of all or some: that of its seed and the next number."""
        chosen = self.all if where is None else where
        self.games += chosen
        start = entry("begin_some", **self._skilled)

        def run(chunk: slice, other: Any, bench: Any, chance: Words) -> None:
            rows = self.tables[chunk], self.seats[chunk], self.steps[chunk], self.offers[chunk]
            start(self.cards, *rows, other, bench, self.seeds[chunk], self.games[chunk], chosen[chunk], chance)

        self._each(run, chosen)
        self.know_edicts(chosen)

    def know_edicts(self, where: Flags) -> None:
        """Has the scorers ready of the edicts that were dealt to some games; no others are compiled."""
        if self._unknown:
            for edict in self._unknown & {*self.tables["edicts"][where].ravel().tolist()}:
                self.cards["kernels"][edict] = kernel_of(EDICTS[edict])
                self._unknown.discard(edict)

    def wrong(self, actions: Actions, where: Flags | None = None, may_wait: bool = False) -> tuple[int, int] | None:
        """Game and seat of the first action that is not offered."""
        chosen = self.all if where is None else where
        place = entry("first_wrong")(self.steps, self.offers, actions, chosen, may_wait)
        return None if place < 0 else divmod(place, self.options.seats)

    def step(self, actions: Actions, where: Flags | None = None) -> Numbers:
        """All or some games after actions that are offered, and the stars that each seat gained."""
        chosen = self.all if where is None else where
        gains = np.empty(self.seats.shape, np.int32)
        go_on = entry("step_some", **self._skilled)

        def run(chunk: slice, other: Any, bench: Any, _chance: Words) -> None:
            rows = self.tables[chunk], self.seats[chunk], self.steps[chunk], self.offers[chunk]
            go_on(self.cards, *rows, other, bench, actions[chunk], chosen[chunk], gains[chunk])

        self._each(run, chosen)
        return gains

    def sight(self, where: Flags | None = None, into: Sight | None = None) -> Sight:
        """What the seats see; of games that are left out, what `into` held before."""
        chosen = self.all if where is None else where
        sight = into or self._unused()
        look = entry("see_some")
        maps = sight.maps.view(np.uint8).reshape(*self.seats.shape, -1)
        masks: Octets = sight.masks.view(np.uint8)

        def run(chunk: slice, _other: Any, _bench: Any, _chance: Words) -> None:
            rows = self.tables[chunk], self.seats[chunk], self.steps[chunk], self.offers[chunk]
            seen = maps[chunk], sight.facts[chunk], sight.others[chunk], masks[chunk]
            look(self.cards, *rows, chosen[chunk], *seen)

        self._each(run, chosen)
        return sight

    def _unused(self) -> Sight:
        """Room for what the seats see: that of a time before, if nobody holds any of it any more.

        Memory that the system has to find and clear anew costs more than all that is written into it.
        """
        for sight, alone in self._sights:
            if _holders(sight) == alone:
                return sight
        sight = self._blank()
        if len(self._sights) < MOST_SIGHTS:
            self._sights.append((sight, _holders(sight)))
        return sight

    def _blank(self) -> Sight:
        games, seats = self.seats.shape
        return Sight(
            np.empty((games, seats, map_planes(self.options), SIZE, SIZE), np.int8),
            np.empty((games, seats, FACT_NUMBER), np.int16),
            np.empty((games, seats, seats - 1, 2), np.int16),
            np.empty((games, seats, action_number(self.options)), np.int8),
        )

    def any_actions(self, chances: Words) -> Actions:
        """An action for every seat, any that it may do being as likely; `chances` are games × seats streams of lots."""
        actions = np.empty(self.seats.shape, np.int64)
        streams = chances.reshape(*self.seats.shape, 1)
        take = entry("take_lots")

        def run(chunk: slice, _other: Any, _bench: Any, _chance: Words) -> None:
            take(self.steps[chunk], self.offers[chunk], streams[chunk], actions[chunk])

        self._each(run, self.all)
        return actions

    def redeal(self, seed: str) -> None:
        """Deals anew what nobody can know, in every game; no seed leads back to what was dealt."""
        for game in range(len(self.tables)):
            word = seed_word(f"{seed}/{game}")
            entry("redeal_game")(self.cards, self.tables[game], self.seats[game], word, np.zeros(1, np.uint64))
            self.seeds[game] = word

    def ask_others_anew(self, game: int, seat: int) -> None:
        """Takes back what all other seats have answered in this turn, without a trace."""
        others = np.arange(self.options.seats) != seat
        for name in ("layer", "spaces", "marks", "skill", "extra", "extra_layer"):
            self.seats[name][game, others] = 0
        rows = self.tables[game], self.seats[game], self.steps[game], self.offers[game]
        other, bench, _ = self._benches[0]
        entry("ask_others", **self._skilled)(self.cards, *rows, other, bench, seat)

    @property
    def over(self) -> Flags:
        """Which games are over."""
        done: Flags = self.tables["over"] != 0
        return done

    @property
    def asked(self) -> Flags:
        """Which seats are asked for an action, by game and seat."""
        asked: Flags = self.steps["stage"] != NOTHING_ASKED
        return asked

    @property
    def stars(self) -> Numbers:
        """The stars so far, by game and seat."""
        stars: Numbers = self.seats["scores"].sum(axis=(2, 3), dtype=np.int32)
        return stars

    @property
    def ratings(self) -> Numbers:
        """By game and seat: stars minus the solo numbers of the edicts (R24)."""
        ratings: Numbers = self.stars - _SOLO[self.tables["edicts"]].sum(axis=1, dtype=np.int32)[:, np.newaxis]
        return ratings

    def table(self, game: int) -> Table:
        """A table as the core knows it."""
        table = table_of(self.options, self.tables[game], self.seats[game])
        return replace(table, waiting=frozenset(np.flatnonzero(self.asked[game]).tolist()))


_STATE = ("tables", "seats", "steps", "offers", "seeds", "games")


def _restored(options: Options, games: int, *state: Any) -> Stepper:
    stepper = Stepper(options, games, 1)
    for name, rows in zip(_STATE, state, strict=True):
        setattr(stepper, name, rows)
    stepper.know_edicts(stepper.games >= 0)
    return stepper


def _holders(sight: Sight) -> list[int]:
    return [getrefcount(array) for array in sight]


def _chunks(games: int, threads: int) -> list[slice]:
    """The games in as many parts as there are threads, none of them tiny."""
    number = max(1, min(threads, games // GAMES_A_THREAD))
    ends = [games * part // number for part in range(number + 1)]
    return [slice(first, last) for first, last in pairwise(ends)]
