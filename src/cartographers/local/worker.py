"""The side of a page's worker that is Python: what JavaScript calls, and the browser's database as a shelf."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from cartographers.local.line import LocalLine
from cartographers.local.table import LocalTables
from cartographers.server.service.people import Person
from cartographers.store.log import Document, Entry, Line, Listener, Try, Whisper

Value = TypeVar("Value")


class Keeper(Protocol):
    """The browser's database, as JavaScript offers it: texts in, promises of texts out."""

    def append(self, match: str, line: str, entries: str, tried: str) -> Awaitable[bool]:
        """Keeps a list of JSON, the match's line, and its try where there is one.

        False where they do not follow, answer a wish again, or there is another match for the try.
        """

    def rewrite(self, match: str, entries: str) -> Awaitable[None]:
        """Keeps a list of JSON in place of the entries with these numbers."""

    def entries(self, match: str, after: int, most: int) -> Awaitable[str]:
        """A list of JSON; all where `most` is 0."""

    def lines(self) -> Awaitable[str]:
        """A list of JSON."""

    def tries(self) -> Awaitable[str]:
        """A list of JSON."""

    def keep(self, tried: str) -> Awaitable[None]:
        """Keeps JSON unless there is such a try."""

    def remove(self, match: str) -> Awaitable[None]: ...

    def spend(self, token: str, until: float, now: float) -> Awaitable[bool]: ...

    def documents(self) -> Awaitable[str]:
        """A list of JSON."""

    def write(self, owner: str, name: str, version: int, document: str) -> Awaitable[bool]:
        """Keeps JSON. False where it does not follow the version that is there."""

    def remove_owned(self, owner: str) -> Awaitable[None]: ...

    def tell(self, match: str, newest: int, message: str) -> None:
        """Tells other tabs."""


class KeeperShelf:
    """A shelf in the browser's database."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._listeners: list[Listener] = []
        self._whispers: list[Whisper] = []

    async def append(self, line: Line, entries: Sequence[Entry], tried: Try | None) -> bool:
        told, log = msgspec.json.encode(line).decode(), msgspec.json.encode(entries).decode()
        also = msgspec.json.encode(tried).decode() if tried else ""
        return bool(await kept(self._keeper.append(line.match, told, log, also)))

    async def rewrite(self, match: str, entries: Sequence[Entry]) -> None:
        await kept(self._keeper.rewrite(match, msgspec.json.encode(entries).decode()))

    async def entries(self, match: str, after: int, most: int | None) -> list[Entry]:
        return msgspec.json.decode(await kept(self._keeper.entries(match, after, most or 0)), type=list[Entry])

    async def lines(self) -> Sequence[Line]:
        return msgspec.json.decode(await kept(self._keeper.lines()), type=list[Line])

    async def tries(self) -> Sequence[Try]:
        return msgspec.json.decode(await kept(self._keeper.tries()), type=list[Try])

    async def keep(self, tried: Try) -> None:
        await kept(self._keeper.keep(msgspec.json.encode(tried).decode()))

    async def remove(self, match: str) -> None:
        await kept(self._keeper.remove(match))

    async def spend(self, token: str, until: float, now: float) -> bool:
        return bool(await kept(self._keeper.spend(token, until, now)))

    async def documents(self) -> Sequence[Document]:
        return msgspec.json.decode(await kept(self._keeper.documents()), type=list[Document])

    async def write(self, document: Document) -> bool:
        text = msgspec.json.encode(document).decode()
        return bool(await kept(self._keeper.write(document.owner, document.name, document.version, text)))

    async def remove_owned(self, owner: str) -> None:
        await kept(self._keeper.remove_owned(owner))

    def tell(self, match: str, newest: int, message: str = "") -> None:
        self._keeper.tell(match, newest, message)

    def hear(self, match: str, newest: int, message: str) -> None:
        """Another tab has told something."""
        for listener in self._listeners if newest or not match else ():
            listener(match, newest)
        for whisper in () if newest or not match else self._whispers:
            whisper(match, message)

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._listeners.append(listener)
        self._whispers.append(whispers)

    def close(self) -> None:
        self._listeners.clear()
        self._whispers.clear()


async def kept(promise: Awaitable[Value]) -> Value:
    """What the browser's database answers. Whatever it throws, it could not keep or find something."""
    try:
        return await promise
    except Exception as error:
        raise OSError(str(error)) from error


class Worker:
    """What JavaScript calls; texts only, so that nothing has to be converted."""

    def __init__(self, keeper: Keeper) -> None:
        self._shelf = KeeperShelf(keeper)
        self._tables = LocalTables(self._shelf)

    def start(self) -> None:
        self._tables.start()

    async def request(self, verb: str, path: str, person: str, body: memoryview) -> tuple[int, bytes, str, str]:
        """Status, body, the name of a file, and who the asker is from now on as JSON, if that changes."""
        asker = msgspec.json.decode(person, type=Person | None)
        status, told, file, now = msgspec.structs.astuple(await self._tables.request(verb, path, asker, bytes(body)))
        return status, told, file, msgspec.json.encode(now).decode() if now else ""

    def connect(
        self, match: str, person: str, say: Callable[[str], object], closed: Callable[[int, str], object]
    ) -> LocalLine:
        return self._tables.connect(match, person, say, closed)

    def hear(self, match: str, newest: int, message: str) -> None:
        self._shelf.hear(match, newest, message)
