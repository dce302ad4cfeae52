"""How a master ponders: the planner's best answers, the next card exactly, then games to the end, while time lasts."""

import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from cartographers.game.commands import Command
from cartographers.game.view import View
from cartographers.native.bench import BENCH
from cartographers.native.exchange import command_of
from cartographers.native.machine import entry
from cartographers.native.rows import OFFER, SEAT, TABLE, Rows
from cartographers.native.search import REPLY, Desk
from cartographers.native.viewing import rows_of

PLANS = 12
"""How many answers are looked at closer."""
MARGIN = 6.0
"""Answers that are so many stars worse at first sight are not looked at again."""
DEEPER_SHARE = 0.5
"""The share of the time for the next card, at most."""
LOOKS = ((4, 10), (3, 6), (3, 3), (2, 2))
"""How closely the card after the next one is looked at: with how many answers to the next, how many cards each."""
LOOK_COST = 1.6
"""What one of them takes, in looks at the next card."""
GAME_COST = 4.0
"""What a game to the end may take, likewise."""
FURTHER_SHARE = 0.75
"""The share of the time that is left then for it, at most; games to the end have the rest."""
PLAYED = 6
"""How many answers are looked at further; when games are played, half of them go at a time."""
PRIOR, PRIOR_FURTHER = 30, 40
"""What was thought before games counts as so many games. Measured: docs/bots.md."""
ENOUGH_GAMES = 4000
"""More games than that change nothing."""


class Search:
    """The rows in which one who thinks plays on, from a view."""

    def __init__(self, view: View, chance: Random, cards: Rows, most: int = PLANS) -> None:
        table, seats = rows_of(view, chance)
        assert view.seat is not None
        tables, own = np.zeros(3, TABLE), np.zeros((3, 1), SEAT)
        tables[0], own[0, 0] = table[0], seats[0, view.seat]
        octets = tables.view(np.uint8).reshape(3, -1), own.view(np.uint8).reshape(3, -1)
        self._plans: Rows = np.zeros(1, BENCH)[0]
        benches = np.zeros(2, BENCH)
        offer, replies = np.zeros(1, OFFER)[0], np.zeros(1, REPLY)[0]
        self._desk = Desk(cards, tables, own, *octets, offer, self._plans, benches[0], benches[1], replies)
        self._chance = np.zeros(1, np.uint64)
        self._chance[0] = chance.getrandbits(64)
        self._number = entry("find_plans")(self._desk, most, self._chance)

    @property
    def worths(self) -> list[float]:
        """What the plans are worth by the value of the sheet after them, from the best to the worst."""
        return [float(worth) for worth in self._plans["best_worths"][: self._number]]

    def command(self, plan: int, seat: int) -> Command:
        """A plan as a command of a seat."""
        own = self._desk.seats[0, 0]
        entry("take")(own, self._plans, plan)
        return command_of(self._desk.tables[0], own, seat)

    def find_replies(self) -> None:
        """Finds good drawings for every card that may come next; before any look deeper."""
        entry("find_replies")(self._desk)

    def deeper(self, plan: int, answers: int = 1, samples: int = 0) -> float:
        """What a plan is worth when every card that may come next is answered in the best way.

        With several answers, each is looked at with a sample of the cards after it.
        """
        return float(entry("look_deeper")(self._desk, plan, answers, samples))

    def played_out(self, plan: int, dealt: int) -> int:
        """The stars that come after a plan in a game played to the end; the same lots deal the same cards."""
        return int(entry("play_out")(self._desk, plan, self._chance, np.uint64(dealt)))


class Patience(NamedTuple):
    """How long a master ponders: until a moment of `time.perf_counter`, or for a number of games."""

    until: float = float("inf")
    games: int = ENOUGH_GAMES


class Weighed(NamedTuple):
    """What plans are worth so far, and how many games that counts for."""

    worths: dict[int, float]
    games: int


def pondered(search: Search, patience: Patience, deal: Callable[[], int]) -> list[tuple[int, float]]:
    """The plans that were looked at to the last, with what they are worth: from the best to the worst."""
    worths = search.worths
    plans = [plan for plan, worth in enumerate(worths) if worth > worths[0] - MARGIN]
    if len(plans) == 1:
        return [(0, worths[0])]
    started = time.perf_counter()
    deeper = _looked_deeper(search, plans, patience)
    if len(deeper) < 2:
        return list(enumerate(worths))
    ranked = sorted(deeper, key=lambda plan: -deeper[plan])
    live = [plan for plan in ranked if deeper[plan] > deeper[ranked[0]] - MARGIN][:PLAYED]
    look = (time.perf_counter() - started) / len(deeper)
    further = _looked_further(search, live, patience, look)
    prior = Weighed(further, PRIOR_FURTHER) if further else Weighed(deeper, PRIOR)
    values = _played_out(search, live, prior, patience, deal, GAME_COST * look)
    return sorted(values.items(), key=lambda valued: -valued[1])


def _looked_deeper(search: Search, plans: list[int], patience: Patience) -> dict[int, float]:
    """What plans are worth with a look at the next card, as many of them as there is time for."""
    started = time.perf_counter()
    until = started + DEEPER_SHARE * (patience.until - started)
    found: dict[int, float] = {}
    longest = 0.0
    search.find_replies()
    for plan in plans:
        now = time.perf_counter()
        if now + longest > until:
            break
        found[plan] = search.deeper(plan)
        longest = max(longest, time.perf_counter() - now)
    return found


def _looked_further(search: Search, plans: list[int], patience: Patience, look: float) -> dict[int, float]:
    """What plans are worth with a look at the next two cards, as close as time allows; or nothing.

    A look at the next card alone takes `look` seconds.
    """
    now = time.perf_counter()
    until = now + FURTHER_SHARE * (patience.until - now)
    for answers, samples in LOOKS if patience.until < float("inf") else LOOKS[-1:]:
        if now + len(plans) * look * (1 + LOOK_COST * answers * samples) < until:
            found: dict[int, float] = {}
            for plan in plans:
                found[plan] = search.deeper(plan, answers, samples)
                if time.perf_counter() > until and len(found) < len(plans):
                    return {}
            return found
    return {}


def _played_out(
    search: Search, plans: list[int], prior: Weighed, patience: Patience, deal: Callable[[], int], longest: float
) -> dict[int, float]:
    """What plans are worth after games to the end, the same deals for all; the worse half goes again and again.

    A game may take as long as the `longest` did that is known.
    """
    values = {plan: prior.worths[plan] for plan in plans}
    totals = {plan: prior.games * values[plan] for plan in plans}
    games = 0
    rounds = (len(plans) - 1).bit_length()
    live = plans
    for number in range(rounds):
        now = time.perf_counter()
        until = now + (patience.until - now) / (rounds - number)
        share = patience.games * (number + 1) // rounds
        while games < share and time.perf_counter() + longest * len(live) < until:
            dealt = deal()
            for plan in live:
                began = time.perf_counter()
                totals[plan] += search.played_out(plan, dealt)
                longest = max(longest, time.perf_counter() - began)
            games += 1
        for plan in live:
            values[plan] = totals[plan] / (games + prior.games)
        live = sorted(live, key=lambda plan: -values[plan])[: (len(live) + 1) // 2]
    return values
