"""The value of sheets is learned: games are played, and weights are fitted to the stars that came (docs/bots.md).

The first games are greedy's; then the planner plays by the weights it has so far, erring sometimes, and they are fitted
anew to its last games. The goal of a sample is what came, mixed with what the next samples of its game expected.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from cartographers.game.options import Options
from cartographers.native.batch import cards_of, chooser, prepare, seed_word
from cartographers.native.bench import BENCH
from cartographers.native.features import BASIS, WEIGHTS, Values
from cartographers.native.machine import entry
from cartographers.native.rows import OFFER, SEAT, TABLE, Numbers
from cartographers.native.sampling import PLACE, SAMPLE, SEASON, Samples

SAMPLES_OF_SEAT = 44
"""No seat draws more often in a game."""


class Course(NamedTuple):
    """How weights are learned."""

    games: int  # between two fits
    rounds: int  # how often the planner plays
    kept: int = 5  # how many rounds of games a fit looks back on
    trust: float = 0.6  # how much of a goal is what the next sample expected
    ridge: float = 15.0  # keeps weights small that few samples speak for
    noise: float = 1.5  # how far the planner errs, in stars
    noisy: int = 20  # in how many of a hundred drawings


class Games(NamedTuple):
    """Samples of some games, and the stars of each game and seat by season."""

    samples: Samples
    places: Numbers
    scores: Numbers


def sampled(options: Options, policy: str, weights: Values, games: int, seed: str, course: Course) -> Games:
    """Games by a policy: by greedy, or by a planner with some weights, which errs sometimes."""
    cards = cards_of(options)
    prepare(cards, options, "planner", weights)
    cards["noise"], cards["noisy"] = course.noise, course.noisy
    most = games * options.seats * SAMPLES_OF_SEAT
    held = Games(
        np.empty((most, SAMPLE), np.float32),
        np.zeros((most, PLACE), np.int32),
        np.zeros((games, options.seats, 4), np.int32),
    )
    table, seats = np.zeros(1, TABLE)[0], np.zeros(options.seats, SEAT)
    offer, bench = np.zeros(1, OFFER)[0], np.zeros(1, BENCH)[0]
    play = entry("sample_games", choose=chooser(options, policy))
    number = play(cards, table, seats, offer, bench, np.zeros(1, np.uint64), seed_word(seed), 0, *held)
    return Games(held.samples[:number].copy(), held.places[:number].copy(), held.scores.reshape(-1, 4))


def learned(tables: Sequence[Options], course: Course, seed: str) -> Iterator[Values]:
    """Weights after each fit, for games at some tables, which share the games of a round."""
    weights = np.zeros((4, BASIS, WEIGHTS))
    rounds: list[list[Games]] = []
    for number in range(course.rounds + 1):
        policy = "planner" if number else "greedy"
        games = course.games // len(tables)
        played = [
            sampled(options, policy, weights, games, f"{seed}/{number}/{place}", course)
            for place, options in enumerate(tables)
        ]
        rounds = [*rounds, played][-course.kept :] if number > 1 else [played]
        weights = fitted([games for played in rounds for games in played], weights, course, number > 0)
        yield weights


def fitted(games: Sequence[Games], known: Values, course: Course, trusts: bool) -> Values:
    """Weights for all seasons, fitted to the stars that came and, if it trusts them, to what `known` ones expected."""
    goals = [_goals(each, known, course.trust if trusts else 0.0) for each in games]
    weights = np.zeros((4, BASIS, WEIGHTS))
    for season in range(4):
        of_season = [each.places[:, SEASON] == season for each in games]
        held = [(each.samples[rows], each.places[rows]) for each, rows in zip(games, of_season, strict=True)]
        compact = _compact(held)
        size = int(compact.max()) + 1
        squares, products = np.zeros((size, size)), np.zeros(size)
        for (samples, places), goal, rows in zip(held, goals, of_season, strict=True):
            entry("gather")(samples, places, season, goal[rows], compact, squares, products)
        squares += np.triu(squares, 1).T + np.tril(squares, -1).T
        squares[np.diag_indices(size)] += course.ridge
        flat = weights[season].reshape(-1)
        flat[compact >= 0] = np.linalg.solve(squares, products)[compact[compact >= 0]]
    return weights


def _goals(games: Games, known: Values, trust: float) -> Values:
    expected, goals = np.zeros(len(games.samples)), np.zeros(len(games.samples))
    for season in range(4):
        entry("expected_of")(games.samples, games.places, season, known[season].reshape(-1), expected)
    entry("set_goals")(games.places, games.scores, expected, trust, goals)
    return goals


def _compact(held: Sequence[tuple[Samples, Numbers]]) -> Numbers:
    """Where each column of weights lies among those that occur at all, or -1."""
    occurs = np.zeros(BASIS * WEIGHTS, np.bool_)
    for samples, places in held:
        entry("mark_columns")(samples, places, occurs)
    compact = np.full(BASIS * WEIGHTS, -1, np.int32)
    compact[occurs] = np.arange(int(occurs.sum()), dtype=np.int32)
    return compact
