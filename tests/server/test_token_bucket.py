"""Credits: so many at once, so many a second, for each household its own."""

import pytest

from cartographers.server.limits import token_bucket as module
from cartographers.server.limits.token_bucket import Addresses, Purse, TokenBucket, networks, plain_address


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


def taken(purse: TokenBucket | Purse, wanted: int) -> int:
    return sum(purse.take() for _ in range(wanted))


def test_so_many_at_once_and_then_none(clock: Clock) -> None:
    assert taken(TokenBucket(5, 2), 9) == 5


def test_they_grow_back_in_time(clock: Clock) -> None:
    purse = TokenBucket(5, 2)
    taken(purse, 5)
    clock.now += 1.5
    assert taken(purse, 9) == 3


def test_they_never_grow_beyond_the_most(clock: Clock) -> None:
    purse = TokenBucket(5, 2)
    clock.now += 1000
    assert taken(purse, 9) == 5


def test_asking_in_vain_costs_nothing(clock: Clock) -> None:
    purse = TokenBucket(1, 1)
    assert taken(purse, 50) == 1
    clock.now += 1
    assert purse.take()


def test_what_is_owed_has_to_grow_back_first(clock: Clock) -> None:
    purse = TokenBucket(5, 2)
    purse.owe(7)
    clock.now += 1
    assert not purse.take()
    clock.now += 1
    assert taken(purse, 9) == 2


def test_what_costs_more_than_anybody_has_takes_all_and_more(clock: Clock) -> None:
    purse = TokenBucket(5, 2)
    assert purse.take(9)
    clock.now += 4
    assert not purse.take(9)
    clock.now += 1
    assert purse.take(9)


def test_each_address_has_its_own(clock: Clock) -> None:
    addresses = Addresses(2, 1)
    assert taken(addresses.of("192.0.2.1"), 3) == 2
    assert taken(addresses.of("192.0.2.2"), 3) == 2
    assert taken(addresses.of("192.0.2.1"), 3) == 0


def test_the_address_that_was_quiet_longest_is_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ADDRESSES", 2)
    addresses = Addresses(1, 0)
    for name in ("a", "b", "a", "c"):
        addresses.of(name).take()
    assert [addresses.of(name).take() for name in ("a", "c")] == [False, False]
    assert addresses.of("b").take()


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("192.0.2.1", ("192.0.2.1",)),
        ("::ffff:192.0.2.1", ("192.0.2.1",)),
        ("::FFFF:c000:0201", ("192.0.2.1",)),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("::1", ("::/64", "::/48")),
        ("testclient", ("testclient",)),
        ("::ffff:192.0.2.999", ("::ffff:192.0.2.999",)),
        ("", ("",)),
    ],
)
def test_a_household_with_ipv6_is_one(address: str, known_as: tuple[str, ...]) -> None:
    assert networks(address) == known_as


def test_an_address_of_ipv4_is_the_same_however_it_comes(clock: Clock) -> None:
    addresses = Addresses(2, 0)
    assert taken(addresses.of("192.0.2.1"), 1) == 1
    assert taken(addresses.of("::ffff:192.0.2.1"), 3) == 1
    assert taken(addresses.of("::ffff:192.0.2.2"), 3) == 2
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"


def test_a_rented_network_has_a_few_times_what_a_household_has(clock: Clock) -> None:
    addresses = Addresses(2, 0)
    assert [taken(addresses.of(f"2001:db8:0:{home}::1"), 3) for home in range(6)] == [2, 2, 2, 2, 0, 0]
    assert taken(addresses.of("2001:db8:1::1"), 3) == 2


def test_nothing_is_taken_where_one_part_has_too_little(clock: Clock) -> None:
    own, shared = TokenBucket(5, 0), TokenBucket(1, 0)
    assert taken(Purse(own, shared), 3) == 1
    assert taken(own, 9) == 4


def test_what_is_owed_is_owed_by_all_parts(clock: Clock) -> None:
    own, shared = TokenBucket(5, 0), TokenBucket(9, 0)
    Purse(own, shared).owe(3)
    assert (taken(own, 9), taken(shared, 9)) == (2, 6)
