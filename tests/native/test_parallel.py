"""Threads that share work: every game is taken once, whoever comes, and no thread is waited for."""

import time
from queue import SimpleQueue
from threading import Thread

import pytest

from cartographers.native.parallel.pool import Workers, cores
from cartographers.native.parallel.sharing import (
    SHARE,
    all_done,
    bell_for,
    end_share,
    listen,
    next_share,
    ring,
    shares_of,
)
from cartographers.native.registry import entry

PATIENCE = 20


def taken(games: int, parts: int, order: list[int]) -> list[int]:
    """The games that threads take, one after the other in some order as long as there are any."""
    shares = shares_of(games, parts)
    found: list[int] = []
    while not all_done(shares):
        for part in order:
            first, last = next_share(shares, part)
            found += range(first, last)
            end_share(shares, last - first)
    return found


@pytest.mark.parametrize("games", [1, SHARE, 3 * SHARE + 1, 100])
@pytest.mark.parametrize("parts", [1, 2, 3])
def test_every_game_is_taken_once(games: int, parts: int) -> None:
    for order in ([0], list(range(parts)), [0, *range(parts), *range(parts)]):
        assert sorted(taken(games, parts, order)) == list(range(games))


def test_each_takes_its_own_games_first() -> None:
    shares = shares_of(8 * SHARE, 2)
    assert [next_share(shares, 1)[0] for _ in range(5)] == [4 * SHARE, 5 * SHARE, 6 * SHARE, 7 * SHARE, 0]
    assert next_share(shares, 0) == (SHARE, 2 * SHARE)


def test_every_hand_comes() -> None:
    came: SimpleQueue[int] = SimpleQueue()
    workers = Workers(3)
    for _ in range(2):
        workers.start(came.put)
        assert {came.get(timeout=PATIENCE) for _ in range(3)} == {1, 2, 3}
    workers.close()
    workers.start(came.put)  # they start again
    assert {came.get(timeout=PATIENCE) for _ in range(3)} == {1, 2, 3}
    workers.close()


def test_who_listens_hears_the_next_ring() -> None:
    bell = bell_for(2, 2)
    bell[1] = 10**15  # else whoever comes late to hear would do as well
    listening, heard = Thread(target=entry(listen), args=(bell, 1), daemon=True), entry(ring)
    listening.start()
    until = time.monotonic() + PATIENCE
    while listening.is_alive() and time.monotonic() < until:
        heard(bell, 0)
    listening.join(PATIENCE)
    assert not listening.is_alive()


def test_whoever_asks_does_not_listen_and_whoever_helps_does_not_ring() -> None:
    bell = bell_for(2, 2)
    ring(bell, 1)
    assert bell[0] == 0
    listen(bell, 0)  # at once
    ring(bell, 0)
    assert bell[0] == 1


def test_nobody_listens_where_cores_are_few() -> None:
    assert bell_for(2, 2)[1] > 0
    listen(bell_for(3, 2), 1)
    assert bell_for(3, 2)[1] == 0


def test_there_is_a_core() -> None:
    assert cores() >= 1
