"""Playing to win."""

from random import Random

import pytest

from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.native.search.bots import mastered, planned
from cartographers.native.search.rivals import FIRST, Rivals, rivals_of


def test_stars_that_pass_a_rival_are_worth_more_than_others() -> None:
    rivals = Rivals((100.0,), 4.0, stars=60.0)
    assert rivals.worth(60) - rivals.worth(0) == pytest.approx(60 + FIRST, abs=1e-3)
    passing = rivals.worth(42) - rivals.worth(38)
    assert passing > 3 * (rivals.worth(14) - rivals.worth(10)) == pytest.approx(12, abs=1e-3)
    assert rivals.worth(40) == pytest.approx(40 + FIRST / 2)


def test_who_is_behind_dares_and_who_leads_is_careful() -> None:
    """Five stars more or less, as a coin falls, instead of none: worth it behind, not ahead."""

    def dared(rivals: Rivals) -> float:
        return (rivals.worth(45) + rivals.worth(35)) / 2 - rivals.worth(40)

    assert dared(Rivals((108.0,), 4.0, stars=60.0)) > 1
    assert dared(Rivals((92.0,), 4.0, stars=60.0)) < -1


def test_the_strongest_others_are_rivals_and_nobody_is_their_own() -> None:
    match = Match(Options(seats=3), "rivals")
    chance = Random(1)
    while match.table.season < 2:
        for seat in sorted(match.table.waiting):
            match.play(planned(match.view(seat), chance))
    found = [rivals_of(match.view(seat), chance, 50.0) for seat in range(3)]
    assert [len(each.expected) for each in found] == [2, 2, 2]
    assert [each.stars for each in found] == [seat.stars for seat in match.table.seats]
    for each in found:
        assert list(each.expected) == sorted(each.expected)
        assert all(0 < stars < 250 for stars in each.expected)


def test_a_master_in_company_is_the_same_for_the_same_chance() -> None:
    match = Match(Options(seats=2), "company")
    first, again = (mastered(match.view(0), Random(4), games=3) for _ in range(2))
    assert first == again
