"""One finished game of an arena: what everybody scored, and how long everybody thought."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from cartographers.arena.entrants import budget_of, foreseen_by, is_clairvoyant, player
from cartographers.arena.question import Lineup, Question
from cartographers.bots import BOTS, Bot
from cartographers.bots.own import Fault, OwnBot, is_own
from cartographers.bots.weights import use_weights
from cartographers.cards.printed import DECK, SCORING, Category
from cartographers.game.commands import Command
from cartographers.game.decide import play, start
from cartographers.game.options import Options, possible_edicts
from cartographers.game.scores import standings
from cartographers.game.state import SeasonScore, State
from cartographers.game.view import View, view

TOLERANCE = 1.2
"""A move keeps its budget if it takes at most so many times as long."""
TRIES = 5
THOUGHT = 50
"""Milliseconds for a move that only makes machine code ready: enough for every part of it to be used."""


class SeatEnd(Struct, frozen=True, omit_defaults=True):
    """What one seat came to."""

    bot: str
    scores: tuple[SeasonScore, ...]
    place: int
    moves: tuple[float, ...]  # how long each took, in milliseconds; none of who sees the deck
    faults: dict[Fault, int] = {}  # answers of a bot of one's own that random ones replaced
    trouble: str = ""  # what was wrong with the first of them
    luck: float | None = None  # the points that the cards brought, where that is told apart

    @property
    def stars(self) -> int:
        return sum(score.total for score in self.scores)


class Finished(Struct, frozen=True):
    """One game that is over."""

    deal: int
    edicts: tuple[str, ...]
    seats: tuple[SeatEnd, ...]

    @property
    def lineup(self) -> Lineup:
        return Lineup(self.deal, tuple(seat.bot for seat in self.seats))


def finished(question: Question, lineup: Lineup) -> Finished:
    """Plays one game to its end."""
    if question.weights:
        use_weights(Path(question.weights))
    warm_up(question)
    options, seed = question.options, f"{question.seed}/{lineup.deal}"
    seats = [_Seat() for _ in lineup.bots]
    if is_clairvoyant(lineup.bots[0]):
        state = _foreseen(options, seed, lineup.bots[0])
    else:
        state = _timed(options, seed, [player(bot, question.move_limit) for bot in lineup.bots], seats)
    places = {standing.seat: standing.place for standing in standings(state.table)}
    ends = [
        SeatEnd(
            bot,
            state.table.seats[number].scores,
            places[number],
            tuple(seat.moves),
            dict(seat.faults),
            seat.trouble,
            _luck(question, seed, seat, state),
        )
        for number, (bot, seat) in enumerate(zip(lineup.bots, seats, strict=True))
    ]
    return Finished(lineup.deal, state.table.edicts, tuple(ends))


def _luck(question: Question, seed: str, seat: "_Seat", state: State) -> float | None:
    """The luck of a game, if it is asked for and was one: for who sees the deck nothing is."""
    if not question.luck or not seat.turns:
        return None
    from cartographers.native.search.luck import luck_of

    return round(luck_of(question.options, seed, seat.turns, state.table), 3)


class _Seat:
    """What is noted of a seat while a game is played."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.faults: Counter[Fault] = Counter()
        self.trouble = ""
        self.turns: list[tuple[View, Command]] = []

    def note(self, turn: tuple[View, Command], seconds: float, bot: Bot) -> None:
        """One answer of a bot: how long it took, and what was wrong with it."""
        self.turns.append(turn)
        self.moves.append(round(seconds * 1000, 3))
        if isinstance(bot, OwnBot) and bot.last is not None:
            self.faults[bot.last] += 1
            self.trouble = self.trouble or bot.trouble


def _timed(options: Options, seed: str, bots: Sequence[Bot], seats: Sequence[_Seat]) -> State:
    chances = [Random(f"{seed}/bot/{seat}") for seat in range(options.seats)]
    _, state = start(options, seed)
    while not state.table.over:
        for seat in sorted(state.table.waiting):
            seen = view(state, seat)
            started = time.perf_counter()
            command = bots[seat](seen, chances[seat])
            seats[seat].note((seen, command), time.perf_counter() - started, bots[seat])
            _, state = play(state, command)
    return state


def _foreseen(options: Options, seed: str, bot: str) -> State:
    """The game of who sees the deck; every drawing goes through the same door as any other."""
    _, state = start(options, seed)
    for command in foreseen_by(bot, options, seed):
        _, state = play(state, command)
    assert state.table.over
    return state


@lru_cache(maxsize=1)
def warm_up(question: Question) -> None:
    """Has every bot choose for every edict and in every part of a game, so that no move waits for machine code."""
    named = dict.fromkeys((*question.bots, question.against))
    names = [name for name in named if name and not is_clairvoyant(name) and not is_own(name)]
    for options in _every_edict(question.options):
        _, state = start(options, question.seed)
        seen = view(state, min(state.table.waiting))
        for name in names:
            _warm(name, seen)
    for seen in _parts(question):
        for name in names:
            _warm(_thoughtful(name), seen)


def _parts(question: Question) -> Iterator[View]:
    """What is seen in a game of random drawings, once a season for every kind of card and of question."""
    chance = Random(question.seed)
    _, state = start(question.options, question.seed)
    met = set()
    while not state.table.over:
        for seat in sorted(state.table.waiting):
            seen = view(state, seat)
            kind = (state.table.season, state.table.task, type(DECK[state.table.card]))
            if kind not in met:
                met.add(kind)
                yield seen
            _, state = play(state, BOTS["random"](seen, chance))


def _thoughtful(name: str) -> str:
    """A bot of the same kind, which thinks for long enough to use all that it has."""
    return name if budget_of(name) is None else f"{name.partition(':')[0]}:{THOUGHT}"


def _warm(name: str, seen: View) -> None:
    """Asks a bot, and one that thinks by the clock again until it no longer runs over: then all it needs is there."""
    budget = budget_of(name)
    for _ in range(1 if budget is None else TRIES):
        started = time.perf_counter()
        player(name)(seen, Random(name))
        if budget is not None and time.perf_counter() - started < TOLERANCE * budget / 1000:
            return


def _every_edict(options: Options) -> Iterator[Options]:
    """Options of games in which every scoring card that may be dealt comes up."""
    if options.edicts:
        yield options
        return
    pool = [SCORING[card] for card in possible_edicts(options)]
    columns = [[card.id for card in pool if card.category is category] for category in Category]
    for edicts in zip(*columns, strict=True):
        yield replace(options, edicts=edicts)
