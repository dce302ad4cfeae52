"""Sequential halving: the planner's best answers, the next card exactly, then rollouts, while there is time.

Every round plays the same number of rollouts with each plan that is left, over the same decks (common random numbers),
and drops the worse half (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

import numpy as np

from cartographers.game.commands import Command
from cartographers.game.state import Answer, Drawing, Seat
from cartographers.game.view import View
from cartographers.native.engine.convert import Row, answer_of, command_of, put_answer
from cartographers.native.engine.from_view import put_seat, rows_of
from cartographers.native.engine.rows import OFFER, SEAT, TABLE, Rows
from cartographers.native.engine.scratch import MOST_BEST, SCRATCH
from cartographers.native.policies import planner
from cartographers.native.registry import entry
from cartographers.native.search import lookahead
from cartographers.native.search.lookahead import MARGIN, REPLY, Workspace
from cartographers.native.search.race import Race
from cartographers.value.plans import PLANS

T = TypeVar("T")
R = TypeVar("R")

DEEPER_SHARE = 0.5
"""The share of the time for the next card, at most."""
PLAYED = 6
"""With how many answers games are played; half of them go at a time."""
GAME_COST = 1.5
"""What a game may take before one was played, in looks at the next card."""
TURNS, MORE_TURNS = 8, 12
"""How many turns a game has, when there is little time and when there is much; the value of the sheet says the rest."""
MUCH_TIME = 0.4
"""In seconds."""
TIME_FOR_LATER = 0.05
"""In seconds: with less, to find replies for the season after costs more than it brings."""
ENOUGH_GAMES = 1000
"""More decks than that change nothing; in winter they take a quarter of a second. Measured: docs/lab/bots.md."""


def empty_workspace(cards: Rows) -> Workspace:
    """Rows for a search, without a game in them yet."""
    tables, own, scratches = np.zeros(2, TABLE), np.zeros((2, 1), SEAT), np.zeros(2, SCRATCH)
    octets = tables.view(np.uint8).reshape(2, -1), own.view(np.uint8).reshape(2, -1)
    offer, replies = np.zeros(1, OFFER)[0], np.zeros(1, REPLY)[0]
    return Workspace(cards, tables, own, *octets, offer, scratches[0], scratches[1], replies)


def another(workspace: Workspace) -> Workspace:
    """Rows for another thread of the same search, which share its plans and the replies to the next card."""
    other = empty_workspace(workspace.cards)
    other.tables[0], other.seats[0] = workspace.tables[0], workspace.seats[0]
    return other._replace(plans=workspace.plans, replies=workspace.replies)


def find_replies(workspace: Workspace) -> None:
    """Finds good drawings for every card that may come next."""
    find, place = entry(lookahead.find_replies_to), 0
    while find(workspace, place):
        place += 1


@cache
def _helpers(number: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(number, "search")


class Search:
    """A search from a view: its plans, and the rows in which they are tried, one thread beside the other."""

    def __init__(self, view: View, chance: Random, cards: Rows, most: int = PLANS, threads: int = 1) -> None:
        table, seats = rows_of(view, chance)
        assert view.seat is not None
        assert most <= MOST_BEST
        self._workspace = empty_workspace(cards)
        self._plans: Any = self._workspace.plans
        self._workspace.tables[0], self._workspace.seats[0, 0] = table[0], seats[0, view.seat]
        self._chance = np.zeros(1, np.uint64)
        self._chance[0] = chance.getrandbits(64)
        self._number = entry(lookahead.find_plans)(self._workspace, most, self._chance)
        self._workspaces = [self._workspace, *(another(self._workspace) for _ in range(threads - 1))]

    @property
    def threads(self) -> int:
        """How many things it can look at side by side."""
        return len(self._workspaces)

    @property
    def worths(self) -> list[float]:
        """What the plans are worth by the value of the sheet after them, from the best to the worst."""
        return [float(worth) for worth in self._plans["best_worths"][: self._number]]

    def add(self, drawing: Drawing, after: Seat) -> int:
        """Makes a drawing, after which the seat is so, one of the plans unless it is one; its number among them."""
        table, own, then = self._workspace.tables[0], self._workspace.seats[0, 0], np.zeros(1, SEAT)[0]
        put_answer(own, drawing)
        wanted = answer_of(table, own)
        plans = [self.answer(plan) for plan in range(self._number)]
        if wanted in plans:
            return plans.index(wanted)
        assert self._number < MOST_BEST
        put_seat(then, after)
        worth = float(entry(planner.worth_after)(self._workspace.cards, table, own, then, self._workspace.scratch))
        put_answer(own, drawing)
        entry(planner.add_answer)(own, self._plans, worth)
        self._number += 1
        return sum(other >= worth for other in self.worths) - 1

    def command(self, plan: int, seat: int) -> Command:
        """A plan as a command of a seat."""
        return command_of(self._workspace.tables[0], self._taken(plan), seat)

    def answer(self, plan: int) -> Answer:
        """A plan as an answer."""
        return answer_of(self._workspace.tables[0], self._taken(plan))

    def _taken(self, plan: int) -> Row:
        """The row of the seat, with a plan as its answer."""
        own: Row = self._workspace.seats[0, 0]
        entry(planner.take)(own, self._plans, plan)
        return own

    def find_replies(self, until: float = float("inf")) -> None:
        """Finds good drawings for every card that may come next, while there is time; before any look deeper."""
        find, place = entry(lookahead.find_replies_to), 0
        while time.perf_counter() < until:
            if not all(self._side_by_side(find, range(place, place + self.threads))):
                return
            place += self.threads

    def find_later_replies(self) -> None:
        """The same for every card of the season after that of the next card; only rollouts ask for them."""
        find, place = entry(lookahead.find_later_replies_to), 0
        while all(self._side_by_side(find, range(place, place + self.threads))):
            place += self.threads

    def deeper(self, plan: int) -> float:
        """What a plan is worth when every card that may come next is answered in the best way."""
        return self.deeper_each([plan])[0]

    def deeper_each(self, plans: Sequence[int]) -> list[float]:
        """The same for several plans, at most one a thread."""
        return self._side_by_side(entry(lookahead.look_deeper), plans)

    def rollout(self, plan: int, dealt: int, turns: int = 0) -> float:
        """The stars that come after a plan in a game of so many turns, or to the end, and those expected then.

        The same lots deal the same cards.
        """
        return self.rollouts([plan], [dealt], turns)[0][0]

    def rollouts(self, plans: Sequence[int], deals: Sequence[int], turns: int = 0) -> list[list[float]]:
        """The same for several plans and deals, at most one deal a thread: for each deal, what each plan comes to."""
        roll_out = entry(lookahead.roll_out)

        def played(workspace: Workspace, dealt: int) -> list[float]:
            lots = np.zeros(1, np.uint64)
            return [float(roll_out(workspace, plan, lots, np.uint64(dealt), turns)) for plan in plans]

        return self._side_by_side(played, deals)

    def _side_by_side(self, work: Callable[[Workspace, T], R], things: Sequence[T]) -> list[R]:
        """What comes of some work on each of a few things, one a thread; the first in this one."""
        first, *others = zip(self._workspaces, things, strict=False)
        waiting = [_helpers(self.threads - 1).submit(work, *each) for each in others]
        return [work(*first), *(each.result() for each in waiting)]


class Limit(NamedTuple):
    """How long a master searches: until a moment of `time.perf_counter`, or for a number of games."""

    until: float = float("inf")
    games: int = ENOUGH_GAMES


def searched(
    search: Search,
    limit: Limit,
    deal: Callable[[], int],
    goal: Callable[[float], float] = float,
    also: int | None = None,
) -> list[tuple[int, float]]:
    """The plans that were looked at to the last, with what they are worth: from the best to the worst.

    The `goal` says what stars to come are worth, where that is not themselves. One plan is `also` looked at, however
    little it promises.
    """
    worths = search.worths
    plans = [plan for plan, worth in enumerate(worths) if worth > worths[0] - MARGIN or plan == also]
    plans.sort(key=lambda plan: plan not in (0, also))  # those two while there is time
    if len(plans) == 1:
        return [(0, goal(worths[0]))]
    started = time.perf_counter()
    deeper = _looked_deeper(search, plans, limit)
    if len(deeper) < 2:
        return list(enumerate(map(goal, worths)))
    ranked = sorted(deeper, key=lambda plan: -deeper[plan])
    live = [plan for plan in ranked if deeper[plan] > deeper[ranked[0]] - MARGIN][:PLAYED]
    live += [also] if also in deeper and also not in live else []
    look = (time.perf_counter() - started) / len(deeper)
    playing = Rollouts({plan: goal(deeper[plan]) for plan in live}, deal, goal)
    values = _halved(search, playing, limit, GAME_COST * look)
    return sorted(values.items(), key=lambda valued: -valued[1])


def _looked_deeper(search: Search, plans: list[int], limit: Limit) -> dict[int, float]:
    """What plans are worth with a look at the next card, as many of them as there is time for."""
    started = time.perf_counter()
    until = started + DEEPER_SHARE * (limit.until - started)
    found: dict[int, float] = {}
    longest = 0.0
    search.find_replies(until)
    for first in range(0, len(plans), search.threads):
        now = time.perf_counter()
        if now + longest > until:
            break
        few = plans[first : first + search.threads]
        found.update(zip(few, search.deeper_each(few), strict=True))
        longest = max(longest, time.perf_counter() - now)
    return found


class Rollouts(NamedTuple):
    """What games are played with: plans by what they are worth before, deals, and what stars are worth."""

    prior: dict[int, float]
    deal: Callable[[], int]
    goal: Callable[[float], float]


def _halved(search: Search, playing: Rollouts, limit: Limit, pace: float) -> dict[int, float]:
    """What plans are worth after rollouts, the same deals for all; the worse half is dropped, again and again.

    Those that are clearly behind go before, and where one is left, it is found. A game may take `pace` seconds, or as
    long as any did.
    """
    race = Race(playing.prior)
    left = limit.until - time.perf_counter()
    turns = MORE_TURNS if left > MUCH_TIME else TURNS
    if left > TIME_FOR_LATER:
        search.find_later_replies()
    rounds = (len(race.live) - 1).bit_length()
    for number in range(rounds):
        now = time.perf_counter()
        until = now + (limit.until - now) / (rounds - number)
        share = limit.games * (number + 1) // rounds
        while len(race.live) > 1 and race.decks < share and now + pace * len(race.live) < until:
            most = min(search.threads, share - race.decks, race.next_look - race.decks)
            for stars in search.rollouts(race.live, [playing.deal() for _ in range(most)], turns):
                race.add([playing.goal(came) for came in stars])
            began, now = now, time.perf_counter()
            pace = max(pace, (now - began) / len(race.live))
            race.drop_beaten()
        race.keep((len(race.live) + 1) // 2)
    return race.values()
