"""One puzzle a day."""

import itertools
from datetime import date, timedelta

from cartographers.puzzles import Puzzles, of_the_day, shipped


def test_a_day_has_one_puzzle() -> None:
    assert of_the_day(date(2030, 5, 17)) == of_the_day(date(2030, 5, 17))


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    number = len(shipped())
    days = [of_the_day(date(2030, 1, 1) + timedelta(day)).id for day in range(2 * number)]
    for first in (0, 1, number // 2, number):
        assert len(set(days[first : first + number])) == number


def test_neighbouring_days_are_not_neighbours_in_the_file() -> None:
    order = [puzzle.id for puzzle in shipped()]
    days = [of_the_day(date(2030, 1, 1) + timedelta(day)).id for day in range(len(order))]
    follows = sum(order.index(one) + 1 == order.index(other) for one, other in itertools.pairwise(days))
    assert follows < len(order) / 20


def test_a_list_of_ones_own() -> None:
    one = Puzzles(shipped().all[:1])
    assert of_the_day(date(2030, 1, 1), one) == one.all[0]
