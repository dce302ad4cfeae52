"""The normal equations of ridge regression, season by season: all that a fit needs to know of samples."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from cartographers.native.engine.rows import Numbers, Values
from cartographers.native.registry import entry
from cartographers.native.training import sampling
from cartographers.native.training.sampling import SEASON, Samples
from cartographers.value.sizes import BASIS, WEIGHTS


class Dataset(NamedTuple):
    """Samples, and for each the stars that it should have expected."""

    samples: Samples
    places: Numbers
    goals: Values


class Equations:
    """They take in samples, which need not be kept after that, and say which weights come nearest to all goals.

    Every weight has a ridge, which keeps it small; one with an endless ridge is none.
    """

    def __init__(self, ridges: Values) -> None:
        self._ridges = ridges.reshape(-1)
        self._column = np.full(BASIS * WEIGHTS, -1, np.int32)  # where each weight lies in them, or -1
        self._squares, self._products = np.zeros((4, 0, 0)), np.zeros((4, 0))

    def add(self, datasets: Sequence[Dataset]) -> None:
        """Takes in samples."""
        self.make_room(datasets)
        gather = entry(sampling.gather)
        for samples, places, goals in datasets:
            for season in range(4):
                rows = places[:, SEASON] == season
                of_season = samples[rows], places[rows], season, goals[rows]
                gather(*of_season, self._column, self._squares[season], self._products[season])

    def make_room(self, datasets: Sequence[Dataset]) -> None:
        """Columns for the weights that samples need; those that need none yet come after all others."""
        needed = np.zeros(len(self._column), np.bool_)
        for samples, places, _ in datasets:
            entry(sampling.mark_columns)(samples, places, needed)
        new = np.flatnonzero(needed & np.isfinite(self._ridges) & (self._column < 0))
        if len(new) == 0:
            return
        size = self._products.shape[1]
        self._column[new] = np.arange(size, size + len(new), dtype=np.int32)
        self._squares = np.pad(self._squares, ((0, 0), (0, len(new)), (0, len(new))))
        self._products = np.pad(self._products, ((0, 0), (0, len(new))))

    def weights(self) -> Values:
        """The weights, by season and basis."""
        known = np.flatnonzero(self._column >= 0)
        known = known[np.argsort(self._column[known])]
        weights = np.zeros((4, len(self._column)))
        for season, (half, products) in enumerate(zip(self._squares, self._products, strict=True)):
            squares = half + np.triu(half, 1).T + np.tril(half, -1).T
            squares[np.diag_indices(len(known))] += self._ridges[known]
            weights[season, known] = np.linalg.solve(squares, products)
        return weights.reshape(4, BASIS, WEIGHTS)
