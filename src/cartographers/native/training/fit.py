"""The value is learned by fitted value iteration: games are played, and weights are fitted by ridge regression.

The first games are greedy's; then the planner plays by the weights it has so far, erring sometimes, and they are fitted
anew to its last games. The goal of a sample is a temporal-difference target: the
stars that came, mixed with what the next samples of its game expected (docs/lab/bots.md).

That teaches what a sheet is worth. What tells one drawing from another is learned after it: the best few are tried
by rollouts over the same decks, and the differences between them are fitted along with the planner's last games.
At last it is learned what room, terrains and the like are worth beside each edict: from what the weights so far miss.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from cartographers.game.options import Options
from cartographers.native.batch.batch import chooser
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import OFFER, SEAT, TABLE, Numbers, Values
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.registry import entry
from cartographers.native.training import sampling
from cartographers.native.training.comparisons import compared, taught
from cartographers.native.training.equations import Dataset, Equations
from cartographers.native.training.sampling import GAME, PLACE, SAMPLE, TIME, Samples
from cartographers.value.sizes import BASIS, COMPANY, WEIGHTS

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
    last: int = 0  # how many games the planner plays after that
    compared: int = 0  # and in how many drawings are compared
    comparing: float = 20.0  # how much more a comparison counts than a sample of a game
    portions: int = 0  # how many portions of games teach what edicts change of the weights that every sheet has
    portion: int = 2000  # the games of a portion
    portion_compared: int = 200  # and further ones, in which drawings are compared
    portion_comparing: float = 14.0  # how much more such a comparison counts
    renewed: int = 40  # after how many portions each time the planner plays by what was learned so far
    known: float = 200.0  # keeps weights near those known before
    company: float = 1000.0  # keeps small what an edict changes

    @property
    def steps(self) -> int:
        """In how many steps weights are learned: rounds of games, comparisons, portions, and the fit to those."""
        return self.rounds + 1 + (self.compared > 0) + self.portions + (self.portions > 0)

    @property
    def all_games(self) -> int:
        """How many games are played in all."""
        of_portions = self.portions * (self.portion + self.portion_compared)
        return self.games * (self.rounds + 1) + self.last + self.compared + of_portions


class Games(NamedTuple):
    """Samples of some games, and the stars of each game and seat by season."""

    samples: Samples
    places: Numbers
    scores: Numbers


def sampled(options: Options, policy: str, weights: Values, games: int, seed: str, course: Course) -> Games:
    """Games by a policy: by greedy, or by a planner with some weights, which errs sometimes."""
    cards = taught(options, weights)
    cards["noise"], cards["noisy"] = course.noise, course.noisy
    most = games * options.seats * SAMPLES_OF_SEAT
    held = Games(
        np.empty((most, SAMPLE), np.float32),
        np.zeros((most, PLACE), np.int32),
        np.zeros((games, options.seats, 4), np.int32),
    )
    table, seats = np.zeros(1, TABLE)[0], np.zeros(options.seats, SEAT)
    offer, scratch = np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0]
    play = entry(sampling.sample_games, choose=chooser(options, policy))
    number = play(cards, table, seats, offer, scratch, np.zeros(1, np.uint64), seed_word(seed), 0, *held)
    return Games(held.samples[:number].copy(), held.places[:number].copy(), held.scores.reshape(-1, 4))


def learned(tables: Sequence[Options], course: Course, seed: str) -> Iterator[Values]:
    """Weights after each step of a course, for games at some tables, which share the games of a round."""
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
    if course.compared:
        weights = refined(tables, course, seed, weights)
        yield weights
    if course.portions:
        yield from accompanied(tables, course, seed, weights)


def refined(tables: Sequence[Options], course: Course, seed: str, weights: Values) -> Values:
    """Weights after the planner's last games and comparisons."""
    datasets: list[Dataset] = []
    for place, options in enumerate(tables):
        last = f"{seed}/last/{place}"
        games = sampled(options, "planner", weights, course.last // len(tables), last, course)
        datasets.append(Dataset(games.samples, games.places, _goals(games, weights, course.trust)))
        samples, places, gains = compared(options, weights, course.compared // len(tables), last)
        held = Dataset(samples, places, gains + _expected(samples, places, weights))
        datasets.append(differences(held, course.comparing))
    return _fitted(datasets, _alone(course))


def accompanied(tables: Sequence[Options], course: Course, seed: str, weights: Values) -> Iterator[Values]:
    """Weights that also say what each edict changes, fitted to what those known miss; before, those that play."""
    known = playing = _kept(weights)
    equations = Equations(_in_company(course))
    for number in range(course.portions):
        if number and number % course.renewed == 0:
            playing = _kept(known + equations.weights())
        equations.add(portion(tables[number % len(tables)], course, f"{seed}/company/{number}", playing, known))
        yield playing
    yield known + equations.weights()


def portion(options: Options, course: Course, seed: str, playing: Values, known: Values) -> list[Dataset]:
    """What `known` weights miss in a portion of games, and of comparisons in others, that the planner plays."""
    games = sampled(options, "planner", playing, course.portion // options.seats, seed, course)
    missed = _goals(games, playing, course.trust) - _expected(games.samples, games.places, known)
    samples, places, gains = compared(options, playing, course.portion_compared, seed)
    gains += _expected(samples, places, playing) - _expected(samples, places, known)
    differing = differences(Dataset(samples, places, gains), course.portion_comparing)
    return [Dataset(games.samples, games.places, missed), differing]


def _kept(weights: Values) -> Values:
    """Weights as a file keeps them."""
    return weights.astype(np.float32).astype(np.float64)


def differences(held: Dataset, weight: float) -> Dataset:
    """How samples and their goals differ from the mean of their comparison; each counts as `weight` others.

    All samples of a comparison have their facts, time and shares in common.
    """
    first = np.flatnonzero(np.diff(held.places[:, GAME], prepend=-1))
    sizes = np.diff(first, append=len(held.samples))
    samples, root = held.samples.copy(), np.sqrt(weight)
    samples[:, :TIME] -= np.repeat(np.add.reduceat(held.samples[:, :TIME], first) / sizes[:, None], sizes, axis=0)
    samples[:, :TIME] *= root
    goals = held.goals - np.repeat(np.add.reduceat(held.goals, first) / sizes, sizes)
    return Dataset(samples, held.places, root * goals)


def fitted(games: Sequence[Games], known: Values, course: Course, trusts: bool) -> Values:
    """Weights for all seasons, fitted to the stars that came and, if it trusts them, to what `known` ones expected."""
    trust = course.trust if trusts else 0.0
    datasets = [Dataset(each.samples, each.places, _goals(each, known, trust)) for each in games]
    return _fitted(datasets, _alone(course))


def _alone(course: Course) -> Values:
    """The ridge of each weight where edicts change nothing of the others."""
    ridges = np.full((BASIS, WEIGHTS), course.ridge)
    ridges[:, COMPANY:] = np.inf
    return ridges


def _in_company(course: Course) -> Values:
    """The ridge of each weight where they do, by a number that stays the same while a season lasts."""
    ridges = np.full((BASIS, WEIGHTS), course.known)
    ridges[0, COMPANY:], ridges[1:, COMPANY:] = course.company, np.inf
    return ridges


def _fitted(datasets: Sequence[Dataset], ridges: Values) -> Values:
    """The weights that come nearest to all goals."""
    equations = Equations(ridges)
    equations.make_room(datasets)  # for all of them at once, so that columns lie in order
    equations.add(datasets)
    return equations.weights()


def _goals(games: Games, known: Values, trust: float) -> Values:
    goals = np.zeros(len(games.samples))
    entry(sampling.set_goals)(games.places, games.scores, _expected(games.samples, games.places, known), trust, goals)
    return goals


def _expected(samples: Samples, places: Numbers, known: Values) -> Values:
    """What weights expect for samples."""
    expected = np.zeros(len(samples))
    for season in range(4):
        entry(sampling.expected_of)(samples, places, season, known[season].reshape(-1), expected)
    return expected
