"""A player made of the protocol alone: real HTTP, a real socket, and only what the server sends."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROWS = "ABCDEFGHIJK"
_ids = count(1)  # of wishes; the devices of one person share none
PATIENCE = 30.0  # seconds until a message that does not come fails the test


class Refusal(Exception):  # noqa: N818
    """What the server refused."""

    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(code, status)
        self.code = code
        self.status = status


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        # verify: there is no TLS here, and reading all certificates takes its time.
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False, verify=False)

    async def __aenter__(self) -> Self:
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, at: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return _told(await self.http.post(path, json=body or {}))

    async def get(self, path: str) -> Any:
        return _told(await self.http.get(path))

    async def open(self, options: dict[str, Any] | None = None, **more: Any) -> Any:
        """Opens a match: its code and its invite."""
        return await self.post("/api/matches", {"options": options or {}, **more})

    async def sit(self, match: str, invite: str = "") -> None:
        await self.post(f"/api/matches/{match}/sit", {"invite": invite})

    async def do(self, match: str, what: str, **body: Any) -> Any:
        """Changes a match: begin, leave, bot, arrange, …"""
        return await self.post(f"/api/matches/{match}/{what}", body)

    async def look(self, match: str) -> Any:
        """Where a match stands, as this person sees it."""
        return await self.get(f"/api/matches/{match}")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, match: str, address: str = "") -> "Socket":
        """A socket to a match, at this server or at another one."""
        return Socket(address or self.address, match, self.cookie)


class Socket:
    """A socket to one match; keeps the newest news."""

    def __init__(self, address: str, match: str, cookie: str = "") -> None:
        self.match = match
        self._url = f"{address.replace('http', 'ws', 1).rstrip('/')}/api/matches/{match}/socket"
        self.cookie = cookie
        self.connection: ClientConnection
        self.news: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.people: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.stood: list[dict[str, Any]] = []  # where the match stood, each time that it was told
        self.seq = 0
        self._changes: dict[str, Any] | None = None  # that lack what concerns the reader alone

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def open(self, since: int = 0) -> None:
        await self.connect()
        await self.hello(since)

    async def connect(self, **headers: str) -> None:
        """Opens the connection and says nothing yet."""
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.connection = await connect(
            self._url, additional_headers=headers, compression=None, max_size=None, proxy=None
        )

    async def hello(self, since: int = 0) -> dict[str, Any]:
        await self.send({"type": "hello", "since": since})
        return await self.until(lambda message: message["type"] == "news")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.connection.close()

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        match message["type"]:
            case "news":
                self._take(message)
            case "changes" if message["you"] is None:
                self._changes = message
            case "changes":
                self._take(self._changed(message))
            case "yours" if self._changes:
                assert message["seq"] == self._changes["seq"]
                self._take(self._changed({**self._changes, "you": message["you"]}))
            case "yours":
                self._take({**self.news, "events": [], **without(message, "type")})
            case "marks":
                self.news = {**self.news, "waiting": message["waiting"]}  # what was heard before stays as it was
                self.seq = message["seq"]
            case "people":
                self.people = message
        return message

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """The newest news with what has changed since."""
        known = {name: self.news[name] for name in ("gathering", "table")}
        return {"type": "news", **patched(known, message["patch"]), **without(message, "type", "patch")}

    def _take(self, news: dict[str, Any]) -> None:
        self._changes = None
        self.news = news
        self.stood.append(news)
        self.events += news["events"]
        self.seq = news["seq"]

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hears until a message is the one."""
        while not is_it(message := await self.hear()):
            pass
        return message

    async def reach(self, is_so: Callable[[], bool]) -> None:
        """Hears until something is so, if it is not already."""
        while not is_so():
            await self.hear()

    async def reach_turn(self, turn: int) -> None:
        await self.reach(lambda: bool(self.table["turn"] >= turn))

    async def ended(self) -> tuple[int, str]:
        """Hears until the connection ends: with which code, and why."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")

    async def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Sends a wish and returns its answer; the client's own Refusal where it was refused."""
        if "id" not in wish:
            wish = {**wish, "id": f"w{next(_ids)}"}
        await self.send(wish)
        answer = await self.until(lambda message: message.get("id") == wish["id"])
        if answer["type"] == "refusal":
            raise Refusal(answer["code"])
        return answer

    # What the news say

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.news["table"]
        return table

    @property
    def seat(self) -> int | None:
        seat: int | None = self.news["you"]["seat"]
        return seat

    @property
    def over(self) -> bool:
        return bool(self.news["table"] and self.table["over"])

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self.news["waiting"]

    def choice(self, chance: Random) -> dict[str, Any]:
        """Any answer to what is asked, made from the offer alone."""
        you, turn, task = self.news["you"], self.table["turn"], self.table["task"]
        if task == "dodge":
            return {"type": "dodge", "turn": turn, "use": chance.random() < 0.5}
        if task == "destroy":
            return {"type": "destroy", "turn": turn, "space": chance.choice(you["targets"]["spaces"])}
        return {"type": "draw", "turn": turn, **drawing(you["offer"], chance)}

    async def answer(self, chance: Random) -> dict[str, Any]:
        """Does what is asked, and hears what came of it at once."""
        done = await self.ask(self.choice(chance))
        await self.reach(lambda: bool(self.news["seq"] >= done["seq"]))
        return done

    async def play(self, chance: Random) -> None:
        """Plays on until the match is over."""
        await self.play_until(chance, lambda: False)

    async def play_to_turn(self, turn: int, chance: Random) -> None:
        await self.play_until(chance, lambda: bool(self.table["turn"] >= turn))

    async def play_until(self, chance: Random, is_enough: Callable[[], bool]) -> None:
        """Plays on until it is enough, or the match is over."""
        while not self.over and not is_enough():
            if self.asked:
                await self.answer(chance)
            else:
                await self.hear()


def patched(before: Any, patch: Any) -> Any:
    """A value with what a patch says has changed (docs/protocol.md)."""
    if not isinstance(patch, dict) or not isinstance(before, dict | list):
        return patch
    if isinstance(before, list):
        return [patched(item, patch[str(place)]) if str(place) in patch else item for place, item in enumerate(before)]
    return {**before, **{name: patched(before.get(name), change) for name, change in patch.items()}}


def without(message: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name not in names}


def drawing(offer: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Any drawing of an offer."""
    fit = chance.choice(offer["fits"])
    first = chance.choice(fit["at"])
    drawn = {"terrain": chance.choice(offer["terrains"]), "spaces": stepped(first, fit["cells"])}
    if offer["attacks"]:
        drawn["marks"] = stepped(first, chance.choice(offer["attacks"]))
    return drawn


def stepped(first: str, steps: Sequence[Sequence[int]]) -> list[str]:
    """The spaces at some steps from a first one; what is off the sheet is left out."""
    row, column = ROWS.index(first[0]), int(first[1:])
    places = [(row + down, column + right) for down, right in steps]
    return [f"{ROWS[row]}{column}" for row, column in places if 0 <= row < 11 and 1 <= column <= 11]


@asynccontextmanager
async def met(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """People with these names."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(address, name)) for name in names]


async def gathered(people: Sequence[Person], options: dict[str, Any] | None = None, **more: Any) -> str:
    """A match that has begun, with these people in its first seats; the first is its host."""
    host, *others = people
    opened = await host.open({"seats": len(people) + len(more.get("bots", ())), **(options or {})}, **more)
    for person in others:
        await person.sit(opened["match"], opened["invite"])
    await host.do(opened["match"], "begin")
    return str(opened["match"])


@asynccontextmanager
async def playing(
    address: str, seats: int, options: dict[str, Any] | None = None, **more: Any
) -> AsyncIterator[list[Socket]]:
    """A match that has begun, by the sockets of those who play it."""
    async with AsyncExitStack() as stack:
        people = await stack.enter_async_context(met(address, *(f"Seat {seat}" for seat in range(seats))))
        match = await gathered(people, options, **more)
        yield [await stack.enter_async_context(person.at(match)) for person in people]


def refused(code: str, status: int = 0) -> AbstractContextManager[object]:
    """Expects this refusal; over HTTP, with this status where it is told."""
    return pytest.raises(Refusal, check=lambda refusal: (refusal.code, status and refusal.status) == (code, status))


def _told(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.headers["content-type"] == "application/json" else response.text
    raise Refusal(response.json()["refused"], response.status_code)


__all__ = [
    "ConnectionClosed",
    "Person",
    "Refusal",
    "Socket",
    "drawing",
    "gathered",
    "met",
    "playing",
    "refused",
    "stepped",
]
