"""Tables beside the page: requests and lines as a server takes them, on a shelf that the page brings."""

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct

from cartographers.game.refusals import Refused
from cartographers.local.archive import Archive
from cartographers.local.line import UNLIMITED, LocalLine
from cartographers.local.thinking import ThinkingHere
from cartographers.server.limits.quotas import Limits, Quotas
from cartographers.server.limits.token_bucket import Purse, TokenBucket
from cartographers.server.match.replays import Replays
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.calls import Answer, Call, Endpoint, body_of
from cartographers.server.service.comparing import Comparing
from cartographers.server.service.deals import Deals
from cartographers.server.service.dealt import Dealt
from cartographers.server.service.games import Games
from cartographers.server.service.heralds import Heralds
from cartographers.server.service.lessons import Lessons
from cartographers.server.service.matches import Matches, check_may_look
from cartographers.server.service.oneself import Oneself
from cartographers.server.service.papers import Papers
from cartographers.server.service.people import Person, new_match_code
from cartographers.server.service.prints import Prints
from cartographers.server.service.puzzles import Solving
from cartographers.server.service.reader import Reader
from cartographers.server.service.sheets import Sheets
from cartographers.server.wire.cards import printed
from cartographers.server.wire.refusals import status_of, told
from cartographers.store.log import Unavailable
from cartographers.store.shelf import Shelf, ShelfStore

log = logging.getLogger("cartographers.local")

MANY = 1_000_000
FREE = Limits((MANY, MANY), (MANY, MANY), (MANY, MANY), (MANY, MANY))
"""Who plays alone at a device is kept from nothing."""
PREFIX = "here-"
"""How the page tells matches of its own from those of a server."""


class Answered(Struct, frozen=True):
    """What a request comes to, as the page is told it."""

    status: int
    body: bytes
    file: str = ""
    person: Person | None = None  # who the asker is from now on


class _Way(Struct, frozen=True):
    verb: str
    path: re.Pattern[str]
    endpoint: Endpoint


class LocalTables:
    """All tables of this device."""

    def __init__(self, shelf: Shelf) -> None:
        store = ShelfStore(shelf)
        thinking = ThinkingHere()
        self._rooms = Rooms(store, thinking)
        self._replays = Replays(store, self._rooms.pace)
        quotas = Quotas(store, FREE, "")
        matches = Matches(self._rooms, self._replays, quotas, code=_code)
        dealt = Dealt(self._rooms, quotas, code=_code, public=True)
        endpoints = [
            *matches.endpoints(),
            *Games(self._rooms, matches.review).endpoints(),
            *Oneself(self._rooms, knows_decks=True).endpoints(),
            *Lessons(self._rooms, quotas, code=_code).endpoints(),
            *Deals(self._rooms, dealt).endpoints(),
            *Comparing(self._rooms, dealt, thinking).endpoints(),
            *Solving(store, self._rooms.pace).endpoints(),
            *Papers(self._rooms.pace).endpoints(),
            *Heralds(store, code=_code).endpoints(),
            *Sheets(thinking).endpoints(),
            *Prints().endpoints(),
            *Archive(shelf, store, PREFIX).endpoints(),
        ]
        self._ways = [_Way(each.verb, _pattern(each.path), each) for each in endpoints]
        self._purse = Purse(TokenBucket(UNLIMITED, UNLIMITED))
        self._readers: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Lets clocks run, and bots that were left alone draw."""
        self._running = asyncio.create_task(self._rooms.run())

    async def request(self, verb: str, path: str, person: Person | None, body: bytes = b"") -> Answered:
        """Answers a request; every one gets an answer."""
        try:
            return _told(await self._answer(verb, path, person, body))
        except Refused as refused:
            return _refused(refused)
        except Unavailable as error:
            log.warning("not saved: %s", error)
            return _refused(Refused("not_saved"))
        except Exception:  # the page goes on
            log.exception("a request failed")
            return _refused(Refused("server_error"))

    async def _answer(self, verb: str, path: str, person: Person | None, body: bytes) -> Answer:
        if (verb, path) == ("GET", "/api/cards"):
            return Answer(printed())
        for way in self._ways:
            found = way.path.fullmatch(path)
            if found and way.verb == verb:
                call = Call(person, found.groupdict(), partial(_given, body), _never, self._purse)
                return await way.endpoint.answer(call)
        raise Refused("unknown_page")

    def connect(
        self, match: str, person: str, say: Callable[[str], object], closed: Callable[[int, str], object]
    ) -> LocalLine:
        """A reader of a match; `say` is called with every text, `closed` once where the line ends from here."""
        line = LocalLine(say, closed)
        task = asyncio.get_running_loop().create_task(self._serve(line, match, person))
        self._readers.add(task)
        task.add_done_callback(self._readers.discard)
        return line

    async def _serve(self, line: LocalLine, match: str, person: str) -> None:
        try:
            room = await self._rooms.room(match)
            check_may_look(room.hosted.seating, person)
        except (Refused, Unavailable) as error:
            await line.close(error if isinstance(error, Refused) else Refused("not_saved"))
            return
        await Reader(line, room, person, self._purse).run()

    async def close(self) -> None:
        """Finishes what was begun."""
        if self._running:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        for reader in [*self._readers]:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await self._replays.close()
        await self._rooms.close()
        await self._rooms.store.close()


def _code() -> str:
    return PREFIX + new_match_code()


async def _given(body: bytes) -> bytes:
    return body


async def _never() -> None:
    """Nobody hangs up: the page that waits is where the answer is thought of."""
    await asyncio.Event().wait()


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(path)))


def _told(answer: Answer) -> Answered:
    return Answered(answer.status, body_of(answer), answer.file, answer.person)


def _refused(refused: Refused) -> Answered:
    return Answered(status_of(refused), msgspec.json.encode(told(refused)))
