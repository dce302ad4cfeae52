"""Threads that share work: every game is taken once, whoever comes, and no thread is waited for."""

from queue import SimpleQueue

import pytest

from cartographers.native.hands import Hands, cores
from cartographers.native.shares import SHARE, all_done, end_share, next_share, shares_of

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
    hands = Hands(3)
    for _ in range(2):
        hands.lend(came.put)
        assert {came.get(timeout=PATIENCE) for _ in range(3)} == {1, 2, 3}
    hands.close()
    hands.lend(came.put)  # they start again
    assert {came.get(timeout=PATIENCE) for _ in range(3)} == {1, 2, 3}
    hands.close()


def test_there_is_a_core() -> None:
    assert cores() >= 1
