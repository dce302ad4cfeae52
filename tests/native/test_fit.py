"""Weights are learned from games."""

from itertools import pairwise

import numpy as np
import pytest

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options
from cartographers.native.batch import loops
from cartographers.native.batch.batch import chooser
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import OFFER, SEAT, TABLE, Numbers, Values
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.linking import add_weights, cards_of
from cartographers.native.registry import entry
from cartographers.native.training import sampling
from cartographers.native.training.comparisons import COMPARED, compared
from cartographers.native.training.equations import Dataset, Equations
from cartographers.native.training.fit import Course, differences, learned, sampled
from cartographers.native.training.sampling import GAME, SEASON, TIME, Samples
from cartographers.native.value.weights import weights_of
from cartographers.value.sizes import BASIS, COLUMNS_OF_EDICTS, COMPANY, WEIGHTS

FOUR = Options(edicts=("sentinel_wood", "canal_lake", "wildholds", "borderlands"))
"""A fit to four edicts takes a tenth of one to all."""
WHOLE = Course(games=600, rounds=1, last=300, compared=20, portions=3, portion=30, portion_compared=2, renewed=2)
TINY = WHOLE._replace(games=60, last=60, compared=4, portions=1, portion=20, portion_compared=1)


@pytest.fixture(scope="module")
def fits() -> list[Values]:
    """Weights after the games of greedy, of the planner, after comparisons, three portions, and the fit to these."""
    return list(learned([FOUR], WHOLE, "learn"))


def test_what_is_learned_is_better_than_knowing_nothing(fits: list[Values]) -> None:
    assert len(fits) == WHOLE.steps
    assert mean_stars(fits[1]) > mean_stars(np.zeros_like(fits[1])) + 20


def test_what_is_learned_is_the_same_again_and_edicts_change_nothing_of_it_but_at_last() -> None:
    first, again = (list(learned([FOUR], TINY, "learn")) for _ in range(2))
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    alone = list(learned([FOUR], TINY._replace(portions=0), "learn"))
    assert all((one == two).all() for one, two in zip(first[: len(alone)], alone, strict=True))


def test_what_edicts_change_is_learned_last(fits: list[Values]) -> None:
    """Until then it is zero; then only what edicts change that came is not. The third portion is played by it, too."""
    _, _, before, *playing, last = fits
    assert not before[..., COMPANY:].any()
    assert [held[..., COMPANY:].any() for held in playing] == [False, False, True]
    changed = last[:, 0, COMPANY:].reshape(4, 4, len(SCORING), COLUMNS_OF_EDICTS).any(axis=(0, 1, 3))
    assert set(np.array(list(SCORING))[changed]) == set(FOUR.edicts)
    assert not last[:, 1:, COMPANY:].any()
    assert 0.1 < np.abs(last - before)[..., :COMPANY].max() < 100


def mean_stars(weights: object) -> float:
    options = Options()
    cards = cards_of(options)
    add_weights(cards, options, "planner", np.asarray(weights))
    edicts, scores = np.empty((60, 4), np.int8), np.empty((60, 1, 4, 4), np.int32)
    rows = np.zeros(1, TABLE)[0], np.zeros(1, SEAT), np.zeros(1, OFFER)[0], np.zeros(1, SCRATCH)[0]
    play = entry(loops.play_games, choose=chooser(options, "planner"))
    play(cards, *rows, np.zeros(1, np.uint64), seed_word("tested"), 0, edicts, scores)
    return float(scores.sum(axis=(1, 2, 3)).mean())


def test_goals_are_what_came_and_what_was_expected() -> None:
    """Without trust the goal of a sample is the stars of its season and all later ones; with it, values come in."""
    games = sampled(Options(), "greedy", weights_of(Options()), 20, "goals", Course(games=20, rounds=0, noisy=0))
    expected, goals = np.full(len(games.samples), 1000.0), np.zeros(len(games.samples))
    entry(sampling.set_goals)(games.places, games.scores, expected, 0.0, goals)
    for row in range(len(goals)):
        game, season = games.places[row, GAME], games.places[row, SEASON]
        assert goals[row] == games.scores[game, season:].sum()
    entry(sampling.set_goals)(games.places, games.scores, expected, 1.0, goals)
    last = games.places[1:, GAME] != games.places[:-1, GAME]
    assert (goals[:-1][~last] >= 900).all()
    assert (goals[:-1][last] < 100).all()


def test_what_is_compared_differs_in_the_drawing_alone_and_is_the_same_again() -> None:
    weights = weights_of(Options())
    samples, places, gains = compared(Options(), weights, 6, "compared")
    again = compared(Options(), weights, 6, "compared")
    assert (samples == again.samples).all()
    assert (gains == again.gains).all()
    numbers, sizes = np.unique(places[:, GAME], return_counts=True)
    assert len(numbers) > 15
    assert 1 < sizes.max() <= COMPARED
    for number in numbers:
        of_one = places[:, GAME] == number
        assert (places[of_one] == places[of_one][0]).all()
        assert (samples[of_one, TIME:] == samples[of_one][0, TIME:]).all()
    assert 1 < gains.std() < 20


def test_differences_leave_out_what_a_sheet_is_worth_as_a_whole() -> None:
    samples, places, gains = compared(Options(), weights_of(Options()), 6, "apart")
    level = 100.0 * places[:, GAME]
    one, other = (differences(Dataset(samples, places, goals), 4.0) for goals in (gains, gains + level))
    assert np.allclose(one.goals, other.goals)
    for number in np.unique(places[:, GAME]):
        of_one = places[:, GAME] == number
        assert np.allclose(one.samples[of_one, :TIME].mean(axis=0), 0, atol=1e-4)
        assert np.ptp(one.samples[of_one, 1]) == pytest.approx(2 * np.ptp(samples[of_one, 1]), abs=1e-4)


def test_comparisons_are_learned_from(fits: list[Values]) -> None:
    """With them the weights are others, and tell the best few drawings apart as they should be."""
    weights = fits[1:3]
    samples, places, gains = compared(Options(), weights[-1], 40, "tried")
    goals = gains + expected(samples, places, weights[-1])
    missed = [
        differences(Dataset(samples, places, goals - expected(samples, places, held)), 1.0).goals.std()
        for held in weights
    ]
    assert missed[1] < missed[0]


def test_samples_that_come_bit_by_bit_give_the_same_weights() -> None:
    """Also where the first of them need fewer weights than the others; one with an endless ridge stays zero."""
    games = sampled(FOUR, "greedy", weights_of(FOUR), 12, "bits", Course(games=12, rounds=0))
    whole = Dataset(games.samples, games.places, games.samples[:, :TIME].sum(axis=1, dtype=np.float64))
    ridges = np.full((BASIS, WEIGHTS), 2.0)
    ridges[:, COMPANY:] = np.inf
    cuts = [0, 5, 200, len(games.samples)]
    bits = [Dataset(whole.samples[a:b], whole.places[a:b], whole.goals[a:b]) for a, b in pairwise(cuts)]
    at_once, one_by_one = Equations(ridges), Equations(ridges)
    at_once.add([whole])
    for bit in bits:
        one_by_one.add([bit])
    weights = at_once.weights()
    assert np.abs(weights).max() > 0.1
    assert not weights[..., COMPANY:].any()
    assert np.allclose(weights, one_by_one.weights(), rtol=1e-6, atol=1e-9)


def expected(samples: Samples, places: Numbers, weights: Values) -> Values:
    found = np.zeros(len(samples))
    for season in range(4):
        entry(sampling.expected_of)(samples, places, season, weights[season].reshape(-1), found)
    return found
