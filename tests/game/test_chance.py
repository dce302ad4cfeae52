"""Shuffles that follow from a seed, for ever."""

from collections import Counter

from cartographers.game.chance import seal, shuffled


def test_a_shuffle_keeps_the_cards() -> None:
    assert sorted(shuffled("1", "deck", "abcdefgh")) == list("abcdefgh")


def test_a_shuffle_does_not_depend_on_the_order_of_the_cards() -> None:
    assert shuffled("1", "deck", "abcdefgh") == shuffled("1", "deck", "hgfedcba")


def test_each_purpose_has_its_own_order() -> None:
    assert shuffled("1", "spring", "abcdefgh") != shuffled("1", "summer", "abcdefgh")


def test_shuffles_never_change() -> None:
    # Old records replay only as long as this holds.
    assert "".join(shuffled("1", "deck", "abcdefghijklmnop")) == "mfhcinkldjpbaego"
    assert seal("1") == "f16c9bc8b3294e194d7b2181cc6232d96c53fd9a77451065476946921fa75a54"


def test_every_order_is_as_likely() -> None:
    orders = Counter(shuffled(str(seed), "deck", "abcd") for seed in range(12_000))
    assert len(orders) == 24
    assert all(abs(times - 500) < 5 * 500**0.5 for times in orders.values())
