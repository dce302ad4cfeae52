"""Games side by side, answered action by action, skills included: what environments are made of."""

import time
from collections.abc import Callable
from sys import getrefcount
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from cartographers.board.grid import SIZE
from cartographers.cards.printed import SCORING
from cartographers.game.options import Options, possible_edicts
from cartographers.game.state import Table
from cartographers.native.aot.pieces import for_steps
from cartographers.native.aot.prepare import prepare
from cartographers.native.compiler.int128 import Words
from cartographers.native.compiler.packing import Octets
from cartographers.native.compiler.sheet_view import LAYERS
from cartographers.native.engine.convert import table_of
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import OFFER, SEAT, TABLE, Numbers, Rows, Shorts, Small
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.engine.tables import EDICT, EDICTS
from cartographers.native.linking import cards_of
from cartographers.native.parallel import sharing
from cartographers.native.parallel.pool import Workers, cores
from cartographers.native.parallel.sharing import Bell, Shares, bell_for, shares_of
from cartographers.native.registry import entry, is_compiled, kernel_of
from cartographers.native.steps import loop
from cartographers.native.steps.loop import ACT, BEGIN, STAY, Flags
from cartographers.native.steps.observation import FACT_NUMBER, OWN_PLANES
from cartographers.native.steps.stages import (
    NOTHING_ASKED,
    STEP,
    STEPS,
    STEPS_WITH_SKILLS,
    accept_with_skills,
    ask_action_with_skills,
)

Actions = npt.NDArray[np.int64]
Results = npt.NDArray[np.int64]

GAMES_A_THREAD = 256
"""Fewer games are not worth a thread."""
SAMPLES_A_STEP = 2
"""How many actions are drawn by lot in the time of a step."""
MOST_SIGHTS = 4
"""How many are kept to be used again."""
_WITH_SKILLS: dict[str, Callable[..., None]] = {"ask_next": ask_action_with_skills, "accept_next": accept_with_skills}
_SOLO = np.array([card.solo for card in SCORING.values()], np.int32)


def action_number(options: Options) -> int:
    """How many actions there are."""
    return STEPS_WITH_SKILLS if options.skills else STEPS


def map_planes(options: Options) -> int:
    """How many planes a seat sees: its own map, and with others at the table those of both neighbours."""
    return OWN_PLANES + (2 * LAYERS if options.seats > 1 else 0)


class Part(NamedTuple):
    """The part that a thread has in some work; who asks for it has part 0."""

    shares: Shares
    number: int
    bell: Bell


class Scratch(NamedTuple):
    """Memory of one thread to work in."""

    offers: Rows
    rows: Rows
    chance: Words


class Sight(NamedTuple):
    """What the seats of all games see, by game and seat."""

    maps: npt.NDArray[np.int8]  # planes × 11 × 11, see native.steps.observation
    facts: Shorts  # see native.steps.observation
    others: Shorts  # stars and coins of the other seats
    masks: npt.NDArray[np.int8]  # what may be done, see native.steps.stages


class After(NamedTuple):
    """What became of all games: the stars that each seat gained, which games are over, and what is seen."""

    gains: Numbers
    over: Flags
    results: Results  # stars and ratings by game and seat, zeros where a game goes on
    sight: Sight


class Stepper:
    """Games side by side, each by a seed and a number of its own, so that any of them can be begun again alone."""

    def __init__(self, options: Options, games: int, threads: int | None = None) -> None:
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        prepare(for_steps(options))
        self.options = options
        self.cards = cards_of(options, ())
        self._setup = self.cards.reshape(1)  # as an array: a row by itself takes numba 20 times as long to accept
        self._unknown = {EDICT[card] for card in possible_edicts(options)}  # whose scorers are not there yet
        self.tables: Rows = np.zeros(games, TABLE)
        self.seats: Rows = np.zeros((games, options.seats), SEAT)
        self.steps: Rows = np.zeros((games, options.seats), STEP)
        self.offers: Rows = np.zeros((games, options.seats), OFFER)
        self.seeds: Words = np.zeros(games, np.uint64)
        self.games: Actions = np.zeros(games, np.int64)
        self.all: Flags = np.ones(games, np.bool_)
        self._none: Flags = np.zeros(games, np.bool_)
        self._sights: list[tuple[Sight, list[int]]] = []
        self._skilled = _WITH_SKILLS if options.skills else {}
        self._threads = threads
        number = max(1, min(threads or cores(), games // GAMES_A_THREAD))
        self._workers = Workers(number - 1)
        self._bell = bell_for(number, cores())
        self._scratches = [
            Scratch(np.zeros(1, OFFER), np.zeros(1, SCRATCH), np.zeros(1, np.uint64)) for _ in range(number)
        ]

    def __deepcopy__(self, memo: dict[int, object]) -> "Stepper":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Addresses of machine code and threads are made anew wherever the games go.
        return _restored, (self.options, self._threads, *(getattr(self, name) for name in _STATE))

    def copy(self) -> "Stepper":
        """The same games, which then go on by themselves."""
        return _restored(self.options, self._threads, *(getattr(self, name).copy() for name in _STATE))

    def close(self) -> None:
        """Ends the threads."""
        self._workers.close()

    def _share(self, kernel: Callable[..., None], run: Callable[[Part, Scratch], None], games: int) -> None:
        """Runs a kernel over the games; other threads help where there are enough games to go on with."""
        shares = shares_of(len(self.tables), len(self._scratches))

        def work(number: int) -> None:
            run(Part(shares, number, self._bell), self._scratches[number])

        is_small = games < 2 * GAMES_A_THREAD
        if is_small or len(self._scratches) == 1 or not is_compiled(kernel):  # who compiles it works alone
            work(0)
            return
        self._workers.start(work)
        work(0)
        self._workers.rest()
        while not entry(sharing.all_done)(shares):
            time.sleep(0)  # the core may be needed by who has not done yet

    def seed(self, game: int, seed: str) -> None:
        """Sets the seed of a game; it counts its games from 0 again."""
        self.seeds[game] = seed_word(seed)
        self.games[game] = -1

    def begin(self, where: Flags | None = None) -> None:
        """Begins the next game of all or some: that of its seed and the next number."""
        self._go_on(_moves(self.all if where is None else where, BEGIN), None, self._none, self._unused())

    def know_edicts(self, where: Flags) -> None:
        """Has the scorers ready of the edicts that were dealt to some games; no others are compiled."""
        if self._unknown:
            dealt = self._unknown & {*self.tables["edicts"][where].ravel().tolist()}
            prepare(tuple(f"kernel {EDICTS[edict]}" for edict in dealt))
            for edict in dealt:
                self.cards["kernels"][edict] = kernel_of(EDICTS[edict])
                self._unknown.discard(edict)

    def wrong(self, actions: Actions, where: Flags | None = None, may_wait: bool = False) -> tuple[int, int] | None:
        """Game and seat of the first action that is not offered."""
        chosen = self.all if where is None else where
        place = entry(loop.first_wrong)(self.steps, self.offers, actions, chosen, may_wait)
        return None if place < 0 else divmod(place, self.options.seats)

    def step(self, actions: Actions, where: Flags | None = None) -> Numbers:
        """All or some games after actions that are offered, and the stars that each seat gained."""
        moves = _moves(self.all if where is None else where, ACT)
        return self._go_on(moves, actions, self._none, self._unused()).gains

    def sight(self) -> Sight:
        """What the seats see."""
        return self._go_on(_moves(self._none, STAY), None, self.all, self._unused()).sight

    def step_or_begin(self, actions: Actions, anew: Flags) -> After:
        """Some games begin anew and all others take their actions: as `step`, `begin` and `sight`, in one go."""
        return self._go_on(_TO_GO_ON[anew.view(np.int8)], actions, self.all, self._unused())

    def begin_into(self, where: Flags, sight: Sight) -> None:
        """Begins the next game of some; what is seen of them takes the place of what was seen before."""
        self._go_on(_moves(where, BEGIN), None, where, sight)

    def _go_on(self, moves: Small, actions: Actions | None, seen: Flags, sight: Sight) -> After:
        given = np.zeros(self.seats.shape, np.int64) if actions is None else np.ascontiguousarray(actions, np.int64)
        games, seats = self.seats.shape
        gains, results = np.empty((games, seats), np.int32), np.empty((2, games, seats), np.int64)
        after = After(gains, np.empty(games, np.bool_), results, sight)
        maps: Octets = sight.maps.view(np.uint8).reshape(*self.seats.shape, -1)
        masks: Octets = sight.masks.view(np.uint8)
        rows = self._setup, self.tables, self.seats, self.steps, self.offers
        kernel = entry(loop.go_on_some, **self._skilled)

        def run(part: Part, room: Scratch) -> None:
            kernel(
                *(*part, *rows, *room, self.seeds, self.games, moves, given),
                *(gains, after.over, _SOLO, results, seen, maps, sight.facts, sight.others, masks),
            )

        self._share(kernel, run, int(max(np.count_nonzero(moves), np.count_nonzero(seen))))
        if self._unknown:
            self.know_edicts(moves == BEGIN)
        return after

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
        kernel = entry(loop.sample_actions)

        def run(part: Part, _room: Scratch) -> None:
            kernel(*part, self.steps, self.offers, streams, actions)

        self._share(kernel, run, len(self.tables) // SAMPLES_A_STEP)
        return actions

    def redeal(self, seed: str) -> None:
        """Deals anew what nobody can know, in every game; no seed leads back to what was dealt."""
        for game in range(len(self.tables)):
            word = seed_word(f"{seed}/{game}")
            entry(loop.redeal_game)(self.cards, self.tables[game], self.seats[game], word, np.zeros(1, np.uint64))
            self.seeds[game] = word

    def ask_others_anew(self, game: int, seat: int) -> None:
        """Takes back what all other seats have answered in this turn, without a trace."""
        others = np.arange(self.options.seats) != seat
        for name in ("layer", "spaces", "marks", "skill", "extra", "extra_layer"):
            self.seats[name][game, others] = 0
        rows = self.tables[game], self.seats[game], self.steps[game], self.offers[game]
        other, scratch, _ = self._scratches[0]
        entry(loop.ask_others, **self._skilled)(self.cards, *rows, other[0], scratch[0], seat)

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

    def results(self, where: Any = ...) -> tuple[Numbers, Numbers]:
        """Stars, and stars minus the solo numbers of the edicts (R24), by game and seat: of all games or of some."""
        stars: Numbers = self.seats["scores"][where].sum(axis=(2, 3), dtype=np.int32)
        return stars, stars - _SOLO[self.tables["edicts"][where]].sum(axis=1, dtype=np.int32)[:, np.newaxis]

    @property
    def stars(self) -> Numbers:
        """The stars so far, by game and seat."""
        return self.results()[0]

    @property
    def ratings(self) -> Numbers:
        """By game and seat: stars minus the solo numbers of the edicts (R24)."""
        return self.results()[1]

    def table(self, game: int) -> Table:
        """A table as the core knows it."""
        table = table_of(self.options, self.tables[game], self.seats[game])
        return replace(table, waiting=frozenset(np.flatnonzero(self.asked[game]).tolist()))


_STATE = ("tables", "seats", "steps", "offers", "seeds", "games")


def _restored(options: Options, threads: int | None, *state: Any) -> Stepper:
    stepper = Stepper(options, len(state[0]), threads)
    for name, rows in zip(_STATE, state, strict=True):
        setattr(stepper, name, rows)
    stepper.know_edicts(stepper.games >= 0)
    return stepper


_TO_GO_ON = np.array([ACT, BEGIN], np.int8)


def _moves(where: Flags, move: int) -> Small:
    return np.where(where, np.int8(move), np.int8(STAY))


def _holders(sight: Sight) -> list[int]:
    return [getrefcount(array) for array in sight]
