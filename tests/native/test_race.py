"""Which plans rollouts give up, and what those are worth that went."""

from random import Random

from cartographers.native.search.race import FIRST_LOOK, PRIOR, Race


def raced(decks: int, **plans: float) -> Race:
    """Plans with so much luck that a star of difference takes some hundred decks to be clear."""
    chance = Random(1)
    race = Race(dict.fromkeys(range(len(plans)), 0.0))
    for _ in range(decks):
        luck = chance.gauss(0, 10)  # the same for all: it says nothing
        stars = [luck + mean + chance.gauss(0, 2) for mean in plans.values()]
        race.add([stars[plan] for plan in race.live])
        race.drop_beaten()
    return race


def test_who_is_clearly_behind_goes_at_the_first_look() -> None:
    assert raced(FIRST_LOOK - 1, good=5, bad=0).live == [0, 1]
    assert raced(FIRST_LOOK, bad=0, good=5).live == [1]


def test_who_may_be_as_good_stays() -> None:
    assert sorted(raced(1000, one=0, other=0).live) == [0, 1]
    assert sorted(raced(FIRST_LOOK, near=0.5, far=0).live) == [0, 1]


def test_what_is_always_the_same_is_tried_once() -> None:
    race = Race({3: 1.0, 4: 2.0})
    for deck in range(FIRST_LOOK):
        race.add([float(deck)] * len(race.live))
        race.drop_beaten()
    assert race.live == [4]


def test_a_look_before_counts_as_some_decks() -> None:
    race = Race({0: 4.0, 1: 3.0})
    for _ in range(PRIOR):
        race.add([6.0, 10.0])
    assert race.values() == {0: 5.0, 1: 6.5}
    assert race.decks == PRIOR


def test_who_went_stays_as_far_behind_as_then() -> None:
    race = Race({0: 4.0, 1: 3.0, 2: 0.0})
    race.keep(2)
    for _ in range(PRIOR):
        race.add([0.0, 0.0])
    assert race.values() == {0: 2.0, 1: 1.5, 2: -2.0}
