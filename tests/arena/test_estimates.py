"""Means and intervals, against numbers worked out by hand and by a table of Student's t."""

from random import Random
from statistics import fmean, linear_regression

import pytest

from cartographers.arena.estimates import estimate, paired_difference, quantile, student, without_luck


def test_a_mean_and_its_interval() -> None:
    found = estimate([1, 2, 3, 4, 5])  # sd √2.5, standard error √0.5, t(4) = 2.776
    assert (found.mean, found.number) == (3, 5)
    assert found.margin == pytest.approx(2.7764 * 0.5**0.5)
    assert (found.low, found.high) == pytest.approx((3 - 1.9632, 3 + 1.9632), abs=1e-4)


def test_one_number_has_no_interval() -> None:
    assert estimate([7]).margin is None


def test_equal_numbers_leave_no_doubt() -> None:
    assert estimate([4, 4, 4]).margin == 0


@pytest.mark.parametrize(
    ("freedom", "table"), [(1, 12.706), (3, 3.182), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984), (499, 1.965)]
)
def test_student_as_in_the_tables(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, abs=0.002)


def test_pairs_are_compared_where_both_have_a_number() -> None:
    found = paired_difference({0: 10, 1: 30, 2: 50, 3: 99}, {0: 8, 1: 27, 2: 49, 4: 0})  # 2, 3, 1
    assert found is not None
    assert (found.mean, found.number) == (2, 3)
    assert found.margin == pytest.approx(4.3027 / 3**0.5)


def test_pairs_without_a_common_deal_say_nothing() -> None:
    assert paired_difference({0: 1}, {1: 1}) is None


def test_pairing_takes_out_the_luck_of_the_deal() -> None:
    chance = Random(1)
    luck = {deal: chance.gauss(0, 20) for deal in range(50)}
    strong = {deal: points + 2 + chance.gauss(0, 1) for deal, points in luck.items()}
    weak = {deal: points + chance.gauss(0, 1) for deal, points in luck.items()}
    found = paired_difference(strong, weak)
    assert found is not None
    assert found.margin is not None
    assert found.margin < 1 < found.mean < 3
    alone = estimate(list(strong.values())).margin
    assert alone is not None
    assert alone > 4


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = Random(2)
    samples = [estimate([chance.gauss(5, 3) for _ in range(8)]) for _ in range(2000)]
    held = sum(found.low <= 5 <= found.high for found in samples)
    assert 0.93 < held / len(samples) < 0.97


@pytest.mark.parametrize(("share", "number"), [(0.5, 5), (0.95, 10), (0.99, 10), (0.1, 1), (0.11, 2)])
def test_quantiles_are_numbers_that_came_up(share: float, number: int) -> None:
    assert quantile(range(1, 11), share) == number


def test_known_luck_is_taken_off_as_far_as_it_went_in() -> None:
    luck = [3.0, -1.0, 4.0, -1.0, 5.0, -9.0, 2.0, -6.0, 5.0, -3.0]
    found = without_luck([20 + held / 2 for held in luck], luck)
    assert found is not None
    assert found.mean == pytest.approx(20)
    assert found.margin == pytest.approx(0, abs=1e-9)


def test_luck_is_taken_off_by_what_other_numbers_say_of_it() -> None:
    """As a fit without the number would: what one number has to do with its own luck does not count."""
    chance = Random(3)
    luck = [chance.gauss(0, 10) for _ in range(12)]
    numbers = [30 + 0.8 * held + chance.gauss(0, 5) for held in luck]
    steady = []
    for place, (number, held) in enumerate(zip(numbers, luck, strict=True)):
        others = [pair for other, pair in enumerate(zip(luck, numbers, strict=True)) if other != place]
        steady.append(number - held * linear_regression(*zip(*others, strict=True)).slope)
    found = without_luck(numbers, luck)
    assert found is not None
    assert found.mean == pytest.approx(fmean(steady))
    assert found.margin == pytest.approx(estimate(steady).margin)


def test_luck_that_is_always_the_same_tells_nothing() -> None:
    numbers = [float(number) for number in range(10)]
    assert without_luck(numbers, [0.0] * 10) == estimate(numbers)


def test_few_numbers_do_not_tell_how_much_luck_went_in() -> None:
    assert without_luck([1.0] * 9, [2.0] * 9) is None


def test_without_luck_means_stay_where_they_are() -> None:
    """Over many small samples the mean is the true one, however little luck has to do with a number."""
    chance = Random(4)
    means = []
    for _ in range(2000):
        luck = [chance.gauss(0, 10) for _ in range(10)]
        found = without_luck([5 + held * held / 10 + chance.gauss(0, 1) for held in luck], luck)
        assert found is not None
        means.append(found.mean)
    whole = estimate(means)  # 5, and a tenth of the luck's variance
    assert whole.margin is not None
    assert whole.mean == pytest.approx(15, abs=2 * whole.margin)
