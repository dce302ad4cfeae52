"""A store on a shelf: the least that has to be kept somewhere, and everything that a store promises made of it.

A shelf may be this process's memory, or a browser's database that several tabs share.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from operator import gt, lt
from typing import Literal, Protocol

from msgspec.structs import replace

from cartographers.store.limits import check_document, check_entries, check_storable
from cartographers.store.log import (
    Again,
    Conflict,
    Document,
    Entry,
    Held,
    Line,
    Listener,
    Standing,
    Try,
    Unavailable,
    Whisper,
)

MOST_TRIES = 50


class Shelf(Protocol):
    """Keeps entries, lines, tries and documents. OSError where it cannot."""

    async def append(self, line: Line, entries: Sequence[Entry], tried: Try | None) -> bool:
        """Keeps entries, the match's line and its try: all or nothing, and for good.

        False where they do not follow its log, or begin a match for a try although there is one of the person already.
        """

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        """Keeps entries in place of those with their numbers: all or nothing, and for good."""

    async def entries(self, match: str, after: int, most: int | None) -> list[Entry]:
        """The entries of a match after a number, in order."""

    async def lines(self) -> Sequence[Line]:
        """The lines of all matches, in any order."""

    async def tries(self) -> Sequence[Try]:
        """All tries, in any order."""

    async def keep(self, tried: Try) -> None:
        """Keeps a try of somewhere else, with its times, unless the person has tried the deal here."""

    async def remove(self, match: str) -> None:
        """Takes a match away, with its log; its try stays."""

    async def spend(self, token: str, until: float, now: float) -> bool:
        """Whether a token is used for the first time; it is remembered `until` then."""

    async def documents(self) -> Sequence[Document]:
        """The documents of all owners, in any order."""

    async def write(self, document: Document) -> bool:
        """Keeps a document. False where it does not follow the version that is there."""

    async def remove_owned(self, owner: str) -> None:
        """Takes all documents and tries of an owner away."""

    def tell(self, match: str, newest: int, message: str = "") -> None:
        """Tells others at the shelf what is new."""

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        """Who wants to be told by the others."""

    def close(self) -> None:
        """Lets go of it."""


class ShelfStore:
    """Logs on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._closed = False
        self._writing = asyncio.Lock()

    async def append(self, line: Line, entries: Sequence[Entry], again: Again | None = None) -> None:
        await self.check()
        async with self._writing:  # one after the other, in the order in which they were handed over
            await self._append(line, entries, again)

    async def _append(self, line: Line, entries: Sequence[Entry], again: Again | None) -> None:
        for _ in range(MOST_TRIES):
            check_storable(line, entries)
            if await self._appended(line, entries):
                if entries:
                    self._shelf.tell(line.match, entries[-1].seq)
                return
            missed = await self._read(line.match, entries[0].seq - 1)
            if again is None or not missed:
                break
            instead = again(missed)
            if instead is None:
                return
            line, entries = instead
        raise Conflict(f"entry {entries[0].seq} of {line.match} does not follow")

    async def _appended(self, line: Line, entries: Sequence[Entry]) -> bool:
        try:
            return await self._shelf.append(replace(line, tried=None), entries, await self._stamped(line, entries))
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        await self.check()
        check_entries(entries)
        async with self._writing:
            try:
                await self._shelf.rewrite(match, entries)
            except OSError as error:
                raise Unavailable(str(error)) from error

    async def _stamped(self, line: Line, entries: Sequence[Entry]) -> Try | None:
        """A try that begins, or is finished, at this moment; None where neither is so."""
        tried = line.tried
        if tried is None:
            return None
        now = await self.now()
        finished = None if tried.score is None else now
        if entries and entries[0].seq == 1:
            return replace(tried, begun=now, finished=finished)
        known = await self.tried(tried.deal, tried.person)
        if finished is None or known is None or known.match != tried.match or known.finished is not None:
            return None
        return replace(tried, until=known.until, begun=known.begun, finished=finished)

    async def entries(self, match: str, after: int = 0, most: int | None = None) -> list[Entry]:
        await self.check()
        return await self._read(match, after, most)

    async def _read(self, match: str, after: int, most: int | None = None) -> list[Entry]:
        try:
            return await self._shelf.entries(match, after, most)
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def _lines(self) -> Sequence[Line]:
        await self.check()
        try:
            return await self._shelf.lines()
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def public(self, limit: int, each: int = 1_000_000) -> list[Line]:
        found = [line for line in await self._lines() if line.public and line.status != "over"]
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
        found = [line for line in await self._lines() if person in line.people]
        return sorted(found, key=lambda line: (line.status == "over", -line.updated, line.match))[:limit]

    async def held(self, by: Literal["host", "place"], name: str, since: float) -> Held:
        lines = [line for line in await self._running(since) if name == (line.host if by == "host" else line.place)]
        return Held(len(lines), sum(line.chairs for line in lines))

    async def sitting(self, person: str, since: float) -> int:
        return sum(person in line.people for line in await self._running(since))

    async def _running(self, since: float) -> list[Line]:
        return [line for line in await self._lines() if line.status != "over" and line.updated >= since]

    async def forget(self, before: float, limit: int) -> int:
        lines = await self._lines()
        old = [line.match for line in lines if line.status != "open" and line.updated < before][:limit]
        for match in old:
            await self.remove(match)
        return len(old)

    async def remove(self, match: str) -> None:
        await self.check()
        await self._shelf.remove(match)

    async def spend(self, token: str, until: float, now: float) -> bool:
        await self.check()
        return await self._shelf.spend(token, until, now)

    async def document(self, owner: str, name: str) -> Document | None:
        return next((found for found in await self.documents(owner, name) if found.name == name), None)

    async def documents(self, owner: str, prefix: str = "") -> list[Document]:
        found = [each for each in await self._documents() if each.owner == owner and each.name.startswith(prefix)]
        return sorted(found, key=lambda each: each.name)

    async def _documents(self) -> Sequence[Document]:
        await self.check()
        try:
            return await self._shelf.documents()
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def write_document(self, owner: str, name: str, body: str, version: int) -> None:
        await self.check()
        check_document(owner, name, body)
        try:
            is_written = await self._shelf.write(Document(owner, name, body, version + 1))
        except OSError as error:
            raise Unavailable(str(error)) from error
        if not is_written:
            raise Conflict(f"{name} does not follow")

    async def remove_owned(self, owner: str) -> None:
        await self.check()
        try:
            await self._shelf.remove_owned(owner)
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def tried(self, deal: str, person: str) -> Try | None:
        return next((each for each in await self._tries() if (each.deal, each.person) == (deal, person)), None)

    async def tries_of(self, person: str) -> list[Try]:
        found = [replace(each, body="") for each in await self._tries() if each.person == person]
        return sorted(found, key=lambda each: (-each.begun, each.deal))

    async def tries_at(self, deal: str) -> list[Try]:
        found = [each for each in await self._tries() if each.deal == deal]
        return sorted(found, key=lambda each: (each.begun, each.person))

    async def ranking(self, deal: str, after: int, most: int) -> list[Try]:
        return (await self._ranked(deal))[after : after + most]

    async def standing(self, deal: str, person: str) -> Standing:
        ranked = await self._ranked(deal)
        before = next((number for number, each in enumerate(ranked) if each.person == person), None)
        if before is None:
            return Standing(len(ranked))
        worths = [_worth(each) for each in ranked]
        better, worse = (sum(compare(each, worths[before]) for each in worths) for compare in (lt, gt))
        return Standing(len(ranked), better, worse, before)

    async def _ranked(self, deal: str) -> list[Try]:
        found = [each for each in await self._tries() if each.deal == deal and each.ranks]
        return sorted(found, key=lambda each: (*_worth(each), each.finished, each.person))

    async def _tries(self) -> Sequence[Try]:
        await self.check()
        try:
            return await self._shelf.tries()
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def now(self) -> float:
        await self.check()
        return time.time()

    async def due(self, now: float, limit: int) -> list[str]:
        found = [(line.due, line.match) for line in await self._lines() if line.due is not None]
        return [match for due, match in sorted(found) if due <= now][:limit]

    async def whisper(self, match: str, message: str) -> None:
        await self.check()
        self._shelf.tell(match, 0, message)

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._shelf.listen(listener, whispers)

    async def check(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._shelf.close()


def _worth(tried: Try) -> tuple[int, int]:
    """Less is better."""
    return -(tried.score or 0), tried.lost
