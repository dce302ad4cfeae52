"""A store that forgets everything with its process: for tests and throw-away tables."""

import asyncio
from collections.abc import Sequence

from cartographers.store.limits import check_storable
from cartographers.store.log import Again, Conflict, Entry, Line, Listener, Unavailable, Whisper
from cartographers.store.sifting import fitting
from cartographers.store.writer import Append


class Shared:
    """What several memory stores have in common, as processes have a database in common."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.lines: dict[str, Line] = {}
        self.wishes: set[tuple[str, str]] = set()
        self.stores: list[MemoryStore] = []


class MemoryStore:
    """One process at the shared memory."""

    def __init__(self, shared: Shared | None = None) -> None:
        self._shared = shared or Shared()
        self._shared.stores.append(self)
        self._listeners: list[Listener] = []
        self._whispers: list[Whisper] = []
        self._closed = False

    async def append(self, line: Line, entries: Sequence[Entry], again: Again | None = None) -> None:
        await self.check()
        check_storable(line, entries)
        append = fitting(Append(line, tuple(entries), again), self._shared.logs.get(line.match, []))
        if append is not None:
            self._write(append)

    def _write(self, append: Append) -> None:
        match = append.line.match
        wishes = [(match, entry.wish) for entry in append.entries if entry.wish]
        if len(set(wishes)) < len(wishes) or not self._shared.wishes.isdisjoint(wishes):
            raise Conflict(match)
        self._shared.wishes.update(wishes)
        self._shared.logs.setdefault(match, []).extend(append.entries)
        self._shared.lines[match] = append.line
        if append.entries:
            self._tell_others(match, append.entries[-1].seq)

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        await self.check()
        return self._shared.logs.get(match, [])[after:][:most]

    async def public(self, limit: int) -> list[Line]:
        await self.check()
        found = [line for line in self._shared.lines.values() if line.public and line.status != "over"]
        return sorted(found, key=lambda line: (line.status != "open", -line.updated, line.match))[:limit]

    async def of(self, person: str, limit: int) -> list[Line]:
        await self.check()
        found = [line for line in self._shared.lines.values() if person in line.people]
        return sorted(found, key=lambda line: (line.status == "over", -line.updated, line.match))[:limit]

    async def due(self, now: float, limit: int) -> list[str]:
        await self.check()
        found = [(line.due, line.match) for line in self._shared.lines.values() if line.due is not None]
        return [match for due, match in sorted(found) if due <= now][:limit]

    async def whisper(self, match: str, message: str) -> None:
        await self.check()
        for other in self._others():
            for whisper in other._whispers:
                asyncio.get_running_loop().call_soon(whisper, match, message)

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._listeners.append(listener)
        self._whispers.append(whispers)

    async def check(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._shared.stores.remove(self)

    def _others(self) -> "list[MemoryStore]":
        return [store for store in self._shared.stores if store is not self]

    def _tell_others(self, match: str, newest: int) -> None:
        for other in self._others():
            for listener in other._listeners:
                asyncio.get_running_loop().call_soon(listener, match, newest)
