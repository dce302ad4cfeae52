"""A store that forgets everything with its process: for tests and throw-away tables."""

import asyncio
from collections.abc import Sequence

from cartographers.store.log import Document, Entry, Line, Listener, Try, Whisper
from cartographers.store.shelf import ShelfStore


class Shared:
    """What several memory stores have in common, as processes have a database in common."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.lines: dict[str, Line] = {}
        self.wishes: set[tuple[str, str]] = set()
        self.shelves: list[MemoryShelf] = []
        self.spent: dict[str, float] = {}
        self.documents: dict[tuple[str, str], Document] = {}
        self.tries: dict[tuple[str, str], Try] = {}


class MemoryShelf:
    """One process at the shared memory."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._shared.shelves.append(self)
        self._listeners: list[Listener] = []
        self._whispers: list[Whisper] = []

    async def append(self, line: Line, entries: Sequence[Entry], tried: Try | None) -> bool:
        log = self._shared.logs.get(line.match, [])
        wishes = [(line.match, entry.wish) for entry in entries if entry.wish]
        follows = all(entry.seq == seq for seq, entry in enumerate(entries, len(log) + 1))
        if not follows or len(set(wishes)) < len(wishes) or not self._shared.wishes.isdisjoint(wishes):
            return False
        if tried:
            known = self._shared.tries.setdefault((tried.deal, tried.person), tried)
            if known.match != tried.match:
                return False
            self._shared.tries[tried.deal, tried.person] = tried
        self._shared.wishes.update(wishes)
        self._shared.logs.setdefault(line.match, log).extend(entries)
        self._shared.lines[line.match] = line
        return True

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        log = self._shared.logs.get(match, [])
        there = {entry.seq: entry for entry in entries if entry.seq <= len(log)}
        gone = {(match, log[seq - 1].wish) for seq in there}
        self._shared.wishes = self._shared.wishes - gone | {(match, new.wish) for new in there.values() if new.wish}
        log[:] = [there.get(entry.seq, entry) for entry in log]

    async def entries(self, match: str, after: int, most: int | None) -> list[Entry]:
        return self._shared.logs.get(match, [])[after:][:most]

    async def lines(self) -> Sequence[Line]:
        return [*self._shared.lines.values()]

    async def tries(self) -> Sequence[Try]:
        return [*self._shared.tries.values()]

    async def keep(self, tried: Try) -> None:
        self._shared.tries.setdefault((tried.deal, tried.person), tried)

    async def remove(self, match: str) -> None:
        self._shared.lines.pop(match, None)
        self._shared.logs.pop(match, None)
        self._shared.wishes = {wish for wish in self._shared.wishes if wish[0] != match}

    async def spend(self, token: str, until: float, now: float) -> bool:
        spent = self._shared.spent = {each: end for each, end in self._shared.spent.items() if end > now}
        is_first = token not in spent
        spent.setdefault(token, until)
        return is_first

    async def documents(self) -> Sequence[Document]:
        return [*self._shared.documents.values()]

    async def write(self, document: Document) -> bool:
        known = self._shared.documents.get((document.owner, document.name))
        if document.version != (known.version if known else 0) + 1:
            return False
        self._shared.documents[document.owner, document.name] = document
        return True

    async def remove_owned(self, owner: str) -> None:
        kept = self._shared.documents.items()
        self._shared.documents = {key: document for key, document in kept if document.owner != owner}
        tries = self._shared.tries.items()
        self._shared.tries = {key: tried for key, tried in tries if tried.person != owner}

    def tell(self, match: str, newest: int, message: str = "") -> None:
        loop = asyncio.get_running_loop()
        for other in self._shared.shelves:
            if other is self:
                continue
            for listener in other._listeners if newest else ():
                loop.call_soon(listener, match, newest)
            for whisper in () if newest else other._whispers:
                loop.call_soon(whisper, match, message)

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._listeners.append(listener)
        self._whispers.append(whispers)

    def close(self) -> None:
        self._shared.shelves.remove(self)


class MemoryStore(ShelfStore):
    """A store on shared memory."""

    def __init__(self, shared: Shared | None = None) -> None:
        super().__init__(MemoryShelf(shared or Shared()))
