"""Fifty finished games of one person, played by bots, as their records; and as the logs of tables at which they were.

`python -m fifty.make` (with PYTHONPATH=tests) played them; they are never played again, so no bot changes a figure.
"""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from cartographers.game.chance import seal
from cartographers.game.events import MatchStarted
from cartographers.game.record import replayed
from cartographers.server.hosting.hosted import Hosted, LogEvent, apply, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed
from cartographers.server.limits.token_bucket import Purse
from cartographers.server.match.ledger import line_of
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.analyses import ABOUT, Kept, rules
from cartographers.server.service.calls import Call
from cartographers.server.service.oneself import Oneself
from cartographers.server.service.people import Person
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.store.archive import Match
from cartographers.store.log import Entry, Store
from cartographers.store.memory import MemoryStore

FILE = Path(__file__).parent / "records.txt.gz"
WEIGHED = Path(__file__).parent / "weighed.json"
BEGIN = "cartographers record"
FIRST_DAY, DAY = 1_770_033_600.0, 86_400.0  # noon of the second of February 2026
EVERY = 5  # days
ADA = Person("ada-has-no-cookie", "Ada")
FRIENDS = ("Łucja", "Přemysl", "Emőke")


class Played(NamedTuple):
    """A game, and who sat at it."""

    number: int  # 1 to 50, in the order in which they were played
    record: str
    bots: int
    people: tuple[str, ...]  # besides Ada

    @property
    def match(self) -> str:
        return f"fifty{self.number:02}"


def company(number: int) -> tuple[int, tuple[str, ...]]:
    """How many bots sit at a game, and which people besides Ada."""
    if number % 8 == 5:
        return 2, ()
    if number % 12 == 7:
        return 0, FRIENDS[:1]
    return (1, FRIENDS[1:]) if number in (24, 46) else (0, ())


def fifty() -> list[Played]:
    texts = gzip.decompress(FILE.read_bytes()).decode().split(BEGIN)[1:]
    return [Played(number, BEGIN + text, *company(number)) for number, text in enumerate(texts, start=1)]


def log_of(game: Played, person: Person) -> Match:
    """The whole log of a table at which a game was played, and its line."""
    events = replayed(game.record).events
    started = events[0]
    assert isinstance(started, MatchStarted)
    friends = [Chair(f"friend {name}", name) for name in game.people]
    chairs = (Chair(person.id, person.name), *friends, *[Chair(bot="greedy")] * game.bots)
    opened = MatchOpened(person.id, started.options, House(), chairs, seal(started.seed), started.seed, "no invite")
    at = FIRST_DAY + game.number * EVERY * DAY
    hosted: Hosted | None = None
    entries: list[Entry] = []
    told: list[LogEvent] = [opened, SeatingClosed(chairs), *events]
    for seq, event in enumerate(told, start=1):
        hosted = apply(hosted, event, at)
        entries.append(Entry(seq, at, encoded(event)))
    assert hosted is not None
    return Match(line_of(game.match, hosted, at), entries)


def logs(person: Person = ADA) -> Iterator[Match]:
    for game in fifty():
        yield log_of(game, person)


async def fill(store: Store, person: Person = ADA) -> None:
    """Writes all fifty games to a store."""
    for match in logs(person):
        await store.append(match.line, match.entries)


async def fill_weighed(store: Store, person: Person = ADA) -> None:
    """Writes what a master made of them, as it was measured once: luck and stars given away."""
    for match, (luck, lost) in json.loads(WEIGHED.read_text(encoding="utf-8")).items():
        kept = msgspec.json.encode(Kept("master", rules(), luck, lost)).decode()
        await store.write_document(person.id, ABOUT + match, kept, 0)


async def taken_along(games: list[Played], person: Person = ADA) -> bytes:
    """The file with which somebody leaves who has played some of the games."""
    store = MemoryStore()
    for game in games:
        match = log_of(game, person)
        await store.append(match.line, match.entries)
    rooms = Rooms(store, ThinkingProcesses())
    call = Call(person, {}, asyncio.Future, asyncio.Future, Purse())  # neither is asked for
    file = (await Oneself(rooms).exported(call)).value
    await rooms.close()
    assert isinstance(file, bytes)
    return file
