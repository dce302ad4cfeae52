"""Turns by name: one beginning of each name in a round of the loop."""

import asyncio
from collections.abc import Callable

import pytest

from cartographers.server.limits.turns import Turns

pytestmark = pytest.mark.anyio


class Begun:
    """What has begun, in order."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.names: list[str] = []

    def ask(self, *names: str) -> None:
        for name in names:
            self.turns.take(name[0], self._named(name))

    def _named(self, name: str) -> Callable[[], None]:
        return lambda: self.names.append(name)

    async def round(self) -> list[str]:
        """What begins in the next round of the loop."""
        self.names.clear()
        await asyncio.sleep(0)
        return [*self.names]


async def test_who_comes_alone_begins_at_once() -> None:
    begun = Begun()
    begun.ask("a1", "b1")
    assert begun.names == ["a1", "b1"]


async def test_others_of_the_same_name_begin_round_by_round_in_their_order() -> None:
    begun = Begun()
    begun.ask("a1", "a2", "a3", "b1", "b2")
    assert begun.names == ["a1", "b1"]
    assert await begun.round() == ["a2", "b2"]
    begun.ask("a4")
    assert await begun.round() == ["a3"]
    assert await begun.round() == ["a4"]
    assert await begun.round() == []


async def test_a_later_round_is_a_fresh_beginning() -> None:
    begun = Begun()
    begun.ask("a1")
    await begun.round()
    begun.ask("a2")
    assert begun.names == ["a2"]


async def test_a_beginning_that_fails_holds_up_nobody() -> None:
    begun = Begun()

    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        begun.turns.take("a", fail)
    begun.ask("a1")
    assert await begun.round() == ["a1"]
