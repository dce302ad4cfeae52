"""What many games amount to: means, spreads, titles. Keeps counts only, so its size does not grow with the games."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from msgspec import Struct, field

from cartographers.game.scores import rating, title
from cartographers.game.state import Table


class Spread(Struct, frozen=True):
    mean: float
    median: float
    sd: float


class Summary(Struct):
    """The stars of all seats, and of solo games the ratings and titles."""

    games: int = 0
    stars: Counter[int] = field(default_factory=Counter)
    ratings: Counter[int] = field(default_factory=Counter)
    titles: Counter[str] = field(default_factory=Counter)

    def add(self, table: Table) -> None:
        """Counts the end of a match."""
        ratings = [rating(table)] if table.options.seats == 1 else []
        self.add_many(1, [seat.stars for seat in table.seats], ratings)

    def add_many(self, games: int, stars: Iterable[int], ratings: Iterable[int]) -> None:
        """Counts the ends of some matches: the stars of all their seats, and the ratings where one played alone."""
        self.games += games
        self.stars.update(stars)
        for rated, times in Counter(ratings).items():
            self.ratings[rated] += times
            self.titles[title(rated)] += times


def spread(counts: Counter[int]) -> Spread:
    """Mean, median and standard deviation (of a sample) of counted numbers."""
    total = counts.total()
    mean = sum(number * times for number, times in counts.items()) / total
    squares = sum((number - mean) ** 2 * times for number, times in counts.items())
    middle = (_ranked(counts, (total - 1) // 2) + _ranked(counts, total // 2)) / 2
    return Spread(mean, middle, sqrt(squares / (total - 1)) if total > 1 else 0.0)


def _ranked(counts: Counter[int], rank: int) -> int:
    for number in sorted(counts):
        if rank < counts[number]:
            return number
        rank -= counts[number]
    raise AssertionError("the rank is below the total")
