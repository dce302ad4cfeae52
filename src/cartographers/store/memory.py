"""A store that forgets everything with its process: for tests and throw-away tables."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from cartographers.store.limits import check_storable
from cartographers.store.log import Again, Conflict, Entry, Held, Line, Listener, Unavailable, Whisper
from cartographers.store.sifting import fitting
from cartographers.store.writer import Append


class Shared:
    """What several memory stores have in common, as processes have a database in common."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.lines: dict[str, Line] = {}
        self.wishes: set[tuple[str, str]] = set()
        self.stores: list[MemoryStore] = []
        self.spent: dict[str, float] = {}


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

    async def public(self, limit: int, each: int = 1_000_000) -> list[Line]:
        await self.check()
        found = [line for line in self._shared.lines.values() if line.public and line.status != "over"]
        found.sort(key=lambda line: (line.status != "open", -line.updated, line.match))
        by_host, by_place = Counter[str](), Counter[str]()
        ranked: list[tuple[int, Line]] = []
        for line in found:
            by_host[line.host or line.match] += 1
            if by_host[line.host or line.match] <= each:
                by_place[line.place or line.match] += 1
                ranked.append((by_place[line.place or line.match], line))
        fair = sorted(ranked, key=lambda one: one[0])[:limit]  # sorting keeps the order among equals
        return [line for _, line in sorted(fair, key=lambda one: (one[1].status != "open", one[0]))]

    async def of(self, person: str, limit: int) -> list[Line]:
        await self.check()
        found = [line for line in self._shared.lines.values() if person in line.people]
        return sorted(found, key=lambda line: (line.status == "over", -line.updated, line.match))[:limit]

    async def held(self, by: Literal["host", "place"], name: str, since: float) -> Held:
        lines = [line for line in await self._running(since) if name == (line.host if by == "host" else line.place)]
        return Held(len(lines), sum(line.chairs for line in lines))

    async def sitting(self, person: str, since: float) -> int:
        return sum(person in line.people for line in await self._running(since))

    async def _running(self, since: float) -> list[Line]:
        await self.check()
        return [line for line in self._shared.lines.values() if line.status != "over" and line.updated >= since]

    async def forget(self, before: float, limit: int) -> int:
        await self.check()
        lines = self._shared.lines.values()
        old = [line.match for line in lines if line.status != "open" and line.updated < before][:limit]
        for match in old:
            await self.remove(match)
        return len(old)

    async def remove(self, match: str) -> None:
        await self.check()
        self._shared.lines.pop(match, None)
        self._shared.logs.pop(match, None)
        self._shared.wishes = {wish for wish in self._shared.wishes if wish[0] != match}

    async def spend(self, token: str, until: float, now: float) -> bool:
        await self.check()
        spent = self._shared.spent = {each: end for each, end in self._shared.spent.items() if end > now}
        is_first = token not in spent
        spent.setdefault(token, until)
        return is_first

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
