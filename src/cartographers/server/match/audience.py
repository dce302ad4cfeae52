"""Those who are told what happens in a room: who plays at once, watchers a few at a time."""

import asyncio
from collections.abc import Callable
from typing import Protocol

MARKS_EVERY = 0.1
PEOPLE_EVERY = 0.5
WATCHERS_AT_ONCE, WATCHERS_EVERY = 10, 0.01


class Guest(Protocol):
    """Somebody who is told what happens in a room."""

    person: str

    def wake(self) -> None:
        """There may be something new to tell."""


class Audience:
    """The guests of a room in this process. `players` are the people that come first."""

    def __init__(self, players: Callable[[], set[str]]) -> None:
        self.guests: set[Guest] = set()
        self._players = players
        self._waking: asyncio.TimerHandle | None = None
        self._watchers: dict[Guest, None] = {}  # who is to be told, the first first
        self._waking_watchers: asyncio.TimerHandle | None = None

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._watchers.pop(guest, None)

    def wake_soon(self, seconds: float) -> None:
        """Tells everybody in a while, unless they are told sooner: once for all that happens until then."""
        if self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        """Tells everybody what there is to tell."""
        if self._waking:
            self._waking.cancel()
        self._waking = None
        players = self._players()
        for guest in self.guests:
            if guest.person in players:
                guest.wake()
            else:
                self._watchers[guest] = None
        if self._waking_watchers is None:
            self._wake_watchers()

    def _wake_watchers(self) -> None:
        """Tells watchers, a few at a time: however many they are, those who play are served in between."""
        self._waking_watchers = None
        for guest in [*self._watchers][:WATCHERS_AT_ONCE]:
            del self._watchers[guest]
            guest.wake()
        if self._watchers:
            loop = asyncio.get_running_loop()
            self._waking_watchers = loop.call_later(WATCHERS_EVERY, self._wake_watchers)

    def close(self) -> None:
        """Tells nobody anything any more."""
        for timer in (self._waking, self._waking_watchers):
            if timer:
                timer.cancel()
